"""The worth of effects to a seat, one by one, of land beside its cities, and of cards in play."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from statistics import mean
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import has_fields, known_by, remembered, values_in
from boardkit.games.terraforming_mars.box import FACTS, facts, things
from boardkit.games.terraforming_mars.box import TILES as BOX_TILES
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.facts import OnTag
from boardkit.games.terraforming_mars.players.prices import Chair, raised
from boardkit.games.terraforming_mars.rules import (
    card_effects,
    changes,
    jobs,
    land,
    model,
    requirements,
    scoring,
)

ROOM: Final = 5.0  # how many areas beside a new city are free


def hopes(chair: Chair) -> float:
    """Return the points that greeneries still to come beside the seat's cities will give it."""
    tiles = chair.state.planet.tiles
    cities = chair.state.planet.owned(chair.seat, *things.CITIES)
    free = sum(near not in tiles and near in land.OPEN_LAND for at in cities for near in land.AROUND[at])
    return chair.prices.point * _chance(chair) * free


def city_worth(chair: Chair, placement: fx.Placement = BOX_TILES[things.TileKind.CITY].placement) -> float:
    """Return the points of a city to be placed: of the greeneries at its best place, and of those to come."""
    beside = _most_beside(chair.state.planet, chair.seat, placement)
    return 0.0 if beside is None else chair.prices.point * (beside + ROOM * _chance(chair))


def _chance(chair: Chair) -> float:
    """Return how likely a free area beside a city turns green until the end."""
    return min(0.5, chair.weights.fill * (chair.prices.left + 0.5))


@remembered
def _most_beside(planet: model.Planet, seat: Seat, placement: fx.Placement) -> int | None:
    """Return the most greeneries that stand beside an area of the planet where the tile may be placed."""
    beside = land.beside(planet, seat, fx.Neighbour.GREENERY)
    return max([beside.get(at, 0) for at in land.places(planet, seat, placement)], default=None)


TURNED_UP: Final = 0.1  # how often a card that is turned up has the tag that is wanted


def worth_of(chair: Chair, card: things.Card, effects: fx.Effects) -> float:
    """Return what effects are worth; where a number may be chosen, with the better extreme."""
    numbers = {0}
    for chosen in effects:
        if isinstance(chosen, fx.ChooseNumber):
            least = card_effects.least_of(chair.state, chosen)
            numbers = {least, max(least, requirements.value(chair.state, chair.seat, chosen.most, card))}
    return max(sum([_worth(chair, card, effect, number) for effect in effects]) for number in numbers)


def _worth(chair: Chair, card: things.Card, effect: fx.CardEffect, number: int) -> float:
    """Return what an effect on one's own board is worth."""
    prices = chair.prices
    match effect:
        case fx.Gain(resource, amount):
            return prices.stock[resource] * _amount(chair, card, amount, number)
        case fx.Pay(resource, amount, metals):
            # Money is dear by what else it would buy; what may be paid in metal is a little cheaper.
            return -prices.stock[resource] * (0.85 if metals else 1.0) * _amount(chair, card, amount, number)
        case fx.Production(resource, amount):
            return raised(chair, resource, _amount(chair, card, amount, number))
        case fx.ProductionFromBonus(among, more):
            return mean(raised(chair, resource, more) for resource in among)
        case fx.Raise(parameter, steps):
            left = chair.market.steps[tuple(things.Parameter).index(parameter)]
            return prices.steps[parameter] * min(left, steps)
        case fx.Rating(amount):
            return prices.rating * _amount(chair, card, amount, number)
        case fx.PlaceTile():
            return _place(chair, effect)
        case fx.AddCardResource():
            return _add_cubes(chair, card, effect)
        case fx.NextCard(modifier):
            return 0.9 * (modifier.amount if isinstance(modifier, fx.Discount) else 2) * prices.money
    return _further(chair, card, effect, number)


def _further(chair: Chair, card: things.Card, effect: fx.CardEffect, number: int) -> float:
    """Return the same of cards, choices, and what others lose; what is not named counts for nothing."""
    prices = chair.prices
    match effect:
        case fx.DrawCards(count):
            return prices.card * count
        case fx.Look(count, None):
            return 0.3 * count * prices.card
        case fx.Look(count, int(keep)):
            # The best of several is worth more than any; one that is to be bought is worth less.
            return keep * prices.card * (1 + 0.2 * (count / keep - 1))
        case fx.Reveal(_, then):
            return TURNED_UP * worth_of(chair, card, then)
        case fx.DiscardCards(amount):
            return -0.4 * prices.card * _amount(chair, card, amount, number)
        case fx.Choose(options):
            return max(worth_of(chair, card, option) for option in options)
        case fx.If(condition, then, otherwise):
            holds = requirements.unmet(chair.state, chair.seat, condition) is None
            return worth_of(chair, card, then if holds else otherwise)
        case fx.CopyProductionBox(tag):
            cards = [FACTS[other] for other in chair.company.played if tag in FACTS[other].tags]
            boxes = [[each for each in one.effects if isinstance(each, fx.Production)] for one in cards]
            return max((worth_of(chair, things.Card(""), (*box,)) for box in boxes if box), default=0.0)
        case fx.DecreaseAnyProduction(resource, by):
            return _lower(chair, resource, by)
        case fx.RemoveResource() | fx.StealResource():
            return _taken(chair, effect)
        case fx.RemoveCardResource():
            return _remove_cubes(chair, card, effect)
    return 0.0


def _taken(chair: Chair, effect: fx.RemoveResource | fx.StealResource) -> float:
    price, there = chair.prices.stock[effect.resource], effect.up_to
    steals = isinstance(effect, fx.StealResource)
    if not (steals and chair.state.solo):
        most = max((rival.stock[effect.resource] for rival in chair.rivals.values()), default=0)
        there = min(there, most)
    return (steals + chair.hostile) * price * there


def _amount(chair: Chair, card: things.Card, amount: fx.Amount, number: int) -> int:
    if isinstance(amount, int):
        return amount
    if isinstance(amount, fx.Variable):
        return number * amount.times
    if amount.count is fx.Count.TAGS:
        # The card's own tags count as well, and are not in play yet.
        own = card not in chair.company.tableau and not FACTS[card].is_event if card in FACTS else False
        extra = FACTS[card].tags.count(amount.tag) if own and amount.tag is not None else 0
        whole = fx.Counter(amount.count, amount.whose, tag=amount.tag)
        return (requirements.value(chair.state, chair.seat, whole, card) + extra) // amount.every
    return requirements.value(chair.state, chair.seat, amount, card)


def _lower(chair: Chair, resource: things.Resource, amount: int) -> float:
    """A rival's loss is a part of one's own gain; where no rival has any, it is one's own loss."""
    if chair.state.solo:
        return 0.0
    loss = chair.prices.production[resource] * amount
    can = any(rival.production[resource] >= amount for rival in chair.rivals.values())
    return chair.hostile * loss if can else -loss


def _place(chair: Chair, effect: fx.PlaceTile) -> float:
    if effect.tile is things.TileKind.OCEAN:
        return chair.prices.ocean * min(effect.count, chair.market.steps[2])
    if effect.tile is things.TileKind.GREENERY:
        return chair.prices.greenery * effect.count
    if effect.placement.area in land.NAMED:
        return 0.0
    bonus = 1.5 * chair.prices.money
    return bonus + (city_worth(chair, effect.placement) if effect.tile in things.CITIES else 0.0)


def _add_cubes(chair: Chair, card: things.Card, effect: fx.AddCardResource) -> float:
    match effect.to:
        case fx.To.THIS:
            price = cube_price(chair, card)
        case fx.To.TRIGGERING_CARD:
            price = 0.2 * chair.prices.point
        case _:
            wanted = [other for other, kind in chair.works.stores.items() if kind is effect.resource]
            price = max((cube_price(chair, other) for other in wanted if other != card), default=0.0)
    return effect.amount * price


def _remove_cubes(chair: Chair, card: things.Card, effect: fx.RemoveCardResource) -> float:
    amount = effect.amount or effect.up_to or 0
    if effect.source is fx.From.THIS:
        return -amount * cube_price(chair, card)
    return chair.hostile * 0.7 * chair.prices.point * amount if effect.up_to else -0.2 * chair.prices.point


@known_by(lambda chair, card: (card, chair.outlook))
def cube_price(chair: Chair, card: things.Card) -> float:
    """Return what one more resource on a card is worth: as points, or for what the card does with some."""
    points, used = FACTS[card].points, [0.0]
    for action in FACTS[card].actions:
        takes = next((effect for effect in action.cost if isinstance(effect, fx.RemoveCardResource)), None)
        if takes is not None and takes.source is fx.From.THIS and takes.amount:
            rest = sum(_worth(chair, things.Card(""), effect, 0) for effect in action.effects)
            used.append(0.8 * rest / takes.amount)
    if points is not None and points.per is not None and points.per.count is fx.Count.RESOURCES_HERE:
        used.append(chair.prices.point * points.points / points.per.every)
    return max(used)


SHARES: Final[Mapping[things.Tag, float]] = {
    things.Tag.BUILDING: 0.32,
    things.Tag.SPACE: 0.25,
    things.Tag.POWER: 0.13,
    things.Tag.SCIENCE: 0.16,
    things.Tag.JOVIAN: 0.08,
    things.Tag.EARTH: 0.12,
    things.Tag.PLANT: 0.13,
    things.Tag.MICROBE: 0.08,
    things.Tag.ANIMAL: 0.06,
    things.Tag.CITY: 0.07,
}
"""How many of such tags a card that is played bears on average."""


PLAYED: Final = 2.4  # how many cards a seat plays in a generation
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


def _readings(part: object) -> Iterator[Callable[[Chair, things.Card], Hashable]]:
    """List what the worth of a part of a card reads off the table, beside what makes the outlook."""
    match part:
        case fx.Points(per=fx.Counter() as per):
            if per.count not in (fx.Count.RESOURCES_HERE, fx.Count.ADJACENT_TILES):
                yield lambda chair, card: requirements.value(chair.state, chair.seat, per, card)
            return
        case fx.Counter():
            yield lambda chair, card: _amount(chair, card, part, 0)
        case fx.ChooseNumber():
            yield lambda chair, _: card_effects.least_of(chair.state, part)
        case fx.ParameterRequirement(parameter):
            yield lambda chair, _: (changes.level(chair.state, parameter), jobs.leniency(chair.company))
        case fx.TagRequirement() | fx.CitiesRequirement() | fx.GreeneriesRequirement():
            yield lambda chair, _: requirements.unmet(chair.state, chair.seat, part)
        case fx.DecreaseAnyProduction() | fx.RemoveResource() | fx.StealResource():
            yield lambda chair, _: tuple([(one.production, one.stock) for one in chair.rivals.values()])
        case fx.PlaceTile(tile, _, placement) if tile in things.CITIES and placement.area not in land.NAMED:
            yield lambda chair, _: _most_beside(chair.state.planet, chair.seat, placement)
        case fx.AddCardResource(to=fx.To.ANY | fx.To.ANOTHER):
            yield lambda chair, _: tuple(chair.works.stores)
        case fx.CopyProductionBox():
            yield lambda chair, card: _further(chair, card, part, 0)
    inner = part if isinstance(part, tuple) else values_in(part).values() if has_fields(type(part)) else ()
    for one in inner:
        yield from _readings(one)


READINGS: Final = {
    card: tuple(_readings((one.requirements, one.effects, one.actions, one.reactions, one.points)))
    for card, one in FACTS.items()
}


def looked_at(chair: Chair, card: things.Card) -> Hashable:
    """Return all that the worth of a card hangs on, and when it may be played: the outlook, and readings."""
    return card, chair.outlook, *[read(chair, card) for read in READINGS[card]]


@known_by(lambda chair, card, *, used: (used, looked_at(chair, card)))
def lasting(chair: Chair, card: things.Card, *, used: bool) -> float:
    """Return what a card in play will bring, beside what has come of it; `used` says its action was used."""
    if card not in LASTING:
        return 0.0
    facts, then = FACTS[card], chair.halfway
    total = acting(chair, card, used=used)
    for modifier in facts.modifiers:
        total += chair.weights.saving * _modifier(chair, modifier)
    for reaction in facts.reactions:
        each = worth_of(then, card, reaction.effects)
        if isinstance(reaction, OnTag) and reaction.optional:
            each = max(each, 0.5 * then.prices.card)
        total += _rate(chair, reaction) * (chair.prices.left + 0.3) * each * 0.9
    return chair.weights.lasting * (total + _growth(chair, facts))


def acting(chair: Chair, card: things.Card, *, used: bool) -> float:
    """Return what the actions of a card in play will bring; `used` says that one was used already."""
    facts = FACTS[card]
    if not facts.actions:
        return 0.0
    uses = chair.prices.left + (not used and not chair.company.passed)
    effects = (effect for action in facts.actions for effect in action.effects)
    if any(isinstance(effect, fx.PlaceTile) and effect.tile is things.TileKind.OCEAN for effect in effects):
        # An ocean is found as often as others leave one: they place their share.
        uses = min(uses, chair.market.steps[2] / chair.state.seats)
    return uses * max(0.0, action_worth(chair.halfway, facts)) * chair.weights.action


def action_worth(chair: Chair, facts: facts.ProjectCard) -> float:
    """Return what the best way of a card's action brings each time."""
    ways = ((_payable(chair, action), (action.cost, action.effects)) for action in facts.actions)
    return max(often * sum(worth_of(chair, facts.id, part) for part in parts) for often, parts in ways)


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
    """Return the points of a card in play as it stands, parts of a point by resources on it included.

    Resources may be put to use as long as generations are left; alone, until the end.
    """
    points = scoring.card_points(chair.state, chair.seat, card)
    cubes = chair.company.cubes.get(card, 0)
    if not cubes:
        return points * chair.prices.point
    may_use = chair.prices.left > 0
    if chair.state.solo and not may_use:
        may_use = chair.state.phase is not model.Phase.ENDING and not chair.company.passed
    printed = FACTS[card].points
    per = printed.per if printed else None
    counted = cubes - cubes % per.every if per is not None and per.count is fx.Count.RESOURCES_HERE else 0
    rest = (cubes - counted) * cube_price(chair, card) * (0.9 if may_use else 0.0)
    return points * chair.prices.point + rest


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
    number = requirements.value(chair.state, chair.seat, per, facts.id)
    own = facts.tags.count(per.tag) if per.tag else 0
    return facts.points.points * (number + own) * chair.prices.point


def _modifier(chair: Chair, modifier: fx.Modifier) -> float:
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


def _rate(chair: Chair, reaction: facts.Reaction) -> float:
    seats = chair.state.seats
    match reaction:
        case facts.OnTag(tags, by):
            return PLAYED * sum(SHARES[tag] for tag in tags) * (1 if by is fx.Whose.YOU else seats)
        case facts.OnCard(_, _, tag):
            return EVENTS * (0.5 if tag else 1.0)
        case facts.OnTile(tile, by):
            placed = TILES.get(tile, 0.0)
            if tile is things.TileKind.OCEAN:
                placed = min(placed, chair.market.steps[2] / seats / (chair.prices.left + 1))
            return placed * (1 if by is fx.Whose.YOU else seats)
        case facts.OnPayment(_, _, least):
            return DEAR if least else 0.8
        case facts.OnPlacementBonus():
            return 0.4
