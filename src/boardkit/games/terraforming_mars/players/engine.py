"""Worth of cards in play that is still to come: actions, reactions, discounts, points that grow."""

from typing import Final

from boardkit.games.terraforming_mars.box import FACTS, facts, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.players.effects import SHARES, cube_price, worth_of
from boardkit.games.terraforming_mars.players.prices import Chair
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import Phase
from boardkit.games.terraforming_mars.rules.scoring import card_points

PLAYED: Final = 2.4
"""How many cards a seat plays in a generation."""

EVENTS: Final = 0.5
DEAR: Final = 0.6
"""How many events, and how many cards or projects for 20 or more, a seat plays in a generation."""

TILES: Final = {things.TileKind.CITY: 0.25, things.TileKind.OCEAN: 0.35, things.TileKind.GREENERY: 0.6}
"""How many such tiles a seat places in a generation."""

LASTING: Final = frozenset(
    card
    for card, facts in FACTS.items()
    if facts.actions or facts.modifiers or facts.reactions or (facts.points and facts.points.per)
)
"""The cards that bring more than they did when they were played."""

SCORING: Final = frozenset(card for card, facts in FACTS.items() if facts.points or facts.stores)
"""The cards that may count in the end, or hold what may be used."""


def lasting(chair: Chair, card: things.Card, *, used: bool) -> float:
    """Return what a card in play will bring, beside what has come of it; `used` says its action was used."""
    if card not in LASTING:
        return 0.0
    facts = FACTS[card]
    total = acting(chair, card, used=used)
    for modifier in facts.modifiers:
        total += chair.weights.saving * _modifier(chair, modifier)
    for reaction in facts.reactions:
        total += _reaction(chair, card, reaction)
    return chair.weights.lasting * (total + _growth(chair, facts))


def acting(chair: Chair, card: things.Card, *, used: bool) -> float:
    """Return what the actions of a card in play will bring; `used` says that one was used already."""
    facts = FACTS[card]
    if not facts.actions:
        return 0.0
    uses = min(chair.prices.left + (not used and not chair.company.passed), _room(chair, facts))
    return uses * max(0.0, action_worth(chair.halfway, facts)) * chair.weights.action


def _room(chair: Chair, facts: facts.ProjectCard) -> float:
    """Count how often an action will find an ocean to place: others place their share of those left."""
    effects = (effect for action in facts.actions for effect in action.effects)
    if any(isinstance(effect, fx.PlaceTile) and effect.tile is things.TileKind.OCEAN for effect in effects):
        return chair.market.steps[2] / chair.state.seats
    return float("inf")


def action_worth(chair: Chair, facts: facts.ProjectCard) -> float:
    """Return what the best way of a card's action brings each time."""
    return max(_payable(chair, action) * _brings(chair, facts.id, action) for action in facts.actions)


def _brings(chair: Chair, card: things.Card, action: facts.CardAction) -> float:
    return worth_of(chair, card, action.cost) + worth_of(chair, card, action.effects)


def _payable(chair: Chair, action: facts.CardAction) -> float:
    """Return how often an action can be paid for: what is not produced is not there each time."""
    chance = 0.5 if action.condition is not None and not chair.company.raised else 1.0
    for cost in action.cost:
        match cost:
            case fx.Pay(resource, int(amount)) if resource != things.Resource.MEGACREDITS:
                chance *= max(0.3, min(1.0, chair.company.production[resource] / amount))
            case fx.Production(resource, int(amount)):
                there = chair.company.production[resource]
                chance *= max(0.1, min(1.0, there / max(1.0, -amount * chair.prices.left)))
    return chance


def _growth(chair: Chair, facts: facts.ProjectCard) -> float:
    """Points by number grow with what is counted; resources on the card grow by actions, judged there."""
    points = facts.points
    if points is None or points.per is None:
        return 0.0
    per = points.per
    match per.count:
        case fx.Count.TAGS:
            rate = PLAYED * SHARES[per.tag] if per.tag else 0.0
        case fx.Count.CITY_TILES:
            rate = TILES[things.TileKind.CITY] * chair.state.seats
        case fx.Count.ADJACENT_TILES:
            rate = 0.25
        case _:
            rate = 0.0
    return chair.prices.point * points.points * rate * chair.prices.left * 0.8 / per.every


def points_of(chair: Chair, card: things.Card) -> float:
    """Return the points of a card in play as it stands, parts of a point by resources on it included."""
    points = card_points(chair.state, chair.seat, card)
    cubes = chair.company.cubes.get(card, 0)
    if not cubes:
        return points * chair.prices.point
    printed = FACTS[card].points
    per = printed.per if printed else None
    counted = cubes - cubes % per.every if per is not None and per.count is fx.Count.RESOURCES_HERE else 0
    rest = (cubes - counted) * cube_price(chair, card) * (0.9 if _may_use(chair) else 0.0)
    return points * chair.prices.point + rest


def _may_use(chair: Chair) -> bool:
    """Return whether resources on cards may still be put to use; alone that is so until the end."""
    if chair.prices.left or not chair.state.solo:
        return chair.prices.left > 0
    return chair.state.phase is not Phase.ENDING and not chair.company.passed


def expected_points(chair: Chair, facts: facts.ProjectCard) -> float:
    """Return the points that a card brings as soon as it is played."""
    if facts.points is None:
        return 0.0
    per = facts.points.per
    if per is None:
        return facts.points.points * chair.prices.point
    if per.count is fx.Count.RESOURCES_HERE:
        return 0.0
    if per.count is fx.Count.ADJACENT_TILES:
        return 1.5 * chair.prices.point
    number = value(chair.state, chair.seat, per, facts.id)
    own = facts.tags.count(per.tag) if per.tag else 0
    return facts.points.points * (number + own) * chair.prices.point


def _modifier(chair: Chair, modifier: fx.Modifier) -> float:
    """Return what a modifier saves in the generations to come."""
    left, saved = chair.prices.left + 0.4, chair.halfway.prices.money
    match modifier:
        case fx.Discount(amount, tag, project):
            if project is not None:
                return (0.1 if project is things.Project.POWER_PLANT else 0.2) * amount * left * saved
            return amount * PLAYED * (SHARES[tag] if tag else 1.0) * left * saved * 0.9
        case fx.Leniency(steps):
            return 0.6 * steps * left * saved
        case fx.ProtectResources():
            return 0.4 * left * saved * len(chair.rivals)
        case fx.ResourceValue(_, bonus):
            # Dearer metals that are to come; the rest of what changes prices counts in the prices.
            return bonus * saved * 0.25 * chair.prices.left
        case fx.HeatAsMegacredits() | fx.ProtectCard() | fx.GreeneryCost():
            return 0.0


def _reaction(chair: Chair, card: things.Card, reaction: facts.Reaction) -> float:
    """Return what a reaction brings in the generations to come."""
    then = chair.halfway
    each = worth_of(then, card, reaction.effects)
    if isinstance(reaction, facts.OnTag) and reaction.optional:
        each = max(each, 0.5 * then.prices.card)
    return _rate(chair, reaction) * (chair.prices.left + 0.3) * each * 0.9


def _rate(chair: Chair, reaction: facts.Reaction) -> float:
    """Guess how often a reaction comes in a generation."""
    seats = chair.state.seats
    match reaction:
        case facts.OnTag(tags, by):
            return PLAYED * sum(SHARES[tag] for tag in tags) * (1 if by is fx.Whose.YOU else seats)
        case facts.OnCard(_, _, tag):
            return EVENTS * (0.5 if tag else 1.0)
        case facts.OnTile(tile, by):
            return _placed(chair, tile) * (1 if by is fx.Whose.YOU else seats)
        case facts.OnPayment(_, _, least):
            return DEAR if least else 0.8
        case facts.OnPlacementBonus():
            return 0.4


def _placed(chair: Chair, tile: things.TileKind) -> float:
    if tile is things.TileKind.OCEAN:
        return min(TILES[tile], chair.market.steps[2] / chair.state.seats / (chair.prices.left + 1))
    return TILES.get(tile, 0.0)
