"""The sentences on cards, written from what the rules do with them: text and behaviour cannot part."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from boardkit.core import Seat, kebab
from boardkit.games.terraforming_mars.box import TILES, facts, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.rules.changes import level
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.requirements import value
from boardkit.games.terraforming_mars.rules.scoring import card_points
from boardkit.text import Words
from boardkit.text.names import capital

UNKNOWN: Final = "X"  # the number that is chosen while the card is played

ORDINARY: Final = (things.TileKind.OCEAN, things.TileKind.GREENERY, things.TileKind.CITY)
"""The tiles of which there are many."""


def either(items: Sequence[str], words: Words) -> str:
    """Say that one of some things is meant: `steel or titanium`."""
    head = items[0]
    for item in items[1:-1]:
        head = words("or-more", a=head, b=item)
    return words("or-last", a=head, b=items[-1]) if len(items) > 1 else head


def some_of(resources: Sequence[things.Resource], words: Words) -> str:
    """Say some of one of these: `steel or titanium`, with the articles that a language wants."""
    return either([words(f"some-{resource}") for resource in resources], words)


def units(resource: things.Resource, count: int | str, words: Words) -> str:
    """Say so much of a resource: `3 plants`."""
    return words(f"units-{resource}", count=count)


def cubes(resource: things.CardResource | None, count: int, words: Words) -> str:
    """Say so many resources of a card: `2 animals`; None stands for whatever the card holds."""
    return words(f"cubes-{resource or 'stored'}", count=count)


def here(view: State, seat: Seat, card: facts.ProjectCard, words: Words) -> Iterator[str]:
    """Say what lies on a card in play."""
    if held := view.companies[seat].cubes.get(card.id, 0):
        yield words("card-holds", things=cubes(card.stores, held, words))


def tag_said(tag: things.Tag, words: Words) -> str:
    """Say one tag: `an animal tag`."""
    return words("tag-one", tag=words.name(tag), tag_key=tag.value)


def some(resource: things.Resource, amount: fx.Amount, words: Words) -> str:
    """Say an amount of a resource: `1 plant for each city`."""
    match amount:
        case int():
            return units(resource, amount, words)
        case fx.Variable():
            return units(resource, UNKNOWN, words)
        case fx.Counter():
            return words("amount-per", amount=units(resource, 1, words), per=per(amount, words))


def steps(amount: fx.Amount, words: Words) -> str:
    """Say by how much something changes, whichever way: `1 for every 2 building tags you have`."""
    match amount:
        case int():
            return str(abs(amount))
        case fx.Variable():
            return UNKNOWN
        case fx.Counter():
            return words("amount-per", amount="1", per=per(amount, words))


def per(counter: fx.Counter, words: Words, stores: things.CardResource | None = None) -> str:
    """Say for what there is one each: `for each city on Mars`."""
    match counter:
        case fx.Counter(count=fx.Count.TAGS):
            whose = "opponents" if counter.whose is fx.Whose.OPPONENTS else "you"
            return words("per-tags", every=counter.every, tag=words.name(counter.tag), whose=whose)
        case fx.Counter(count=fx.Count.CITY_TILES):
            where = "mars" if counter.on_mars else "anywhere"
            return words("per-city-tiles", every=counter.every, where=where)
        case fx.Counter(count=fx.Count.ADJACENT_TILES):
            return words("per-adjacent-tiles", tile=str(counter.tile))
        case fx.Counter(count=fx.Count.RESOURCES_HERE):
            here = cubes(stores, counter.every, words)
            return words("per-resources-here", every=counter.every, things=here, kind=str(stores))
        case fx.Counter(count=fx.Count.EVENTS_PLAYED):
            return words("per-events-played")
    raise LookupError(counter.count)


def condition(requirement: fx.Requirement, words: Words) -> str:
    """Say a requirement as a clause: `you have at least 2 science tags`."""
    match requirement:
        case fx.ParameterRequirement(parameter, least, most):
            bound = "least" if most is None else "most"
            value = most if least is None else least
            assert value is not None
            return words(f"condition-{parameter}", bound=bound, value=value, degrees=degrees(value))
        case fx.TagRequirement(tag, least):
            return words("condition-tag", tag=words.name(tag), one=tag_said(tag, words), least=least)
        case fx.ProductionRequirement(resource, least):
            return words("condition-production", production=production(resource, words), least=least)
        case fx.CitiesRequirement(least):
            return words("condition-cities", least=least)
        case fx.GreeneriesRequirement(least):
            return words("condition-greeneries", least=least)
        case fx.RatingRaised():
            return words("condition-rating-raised")


def degrees(value: int) -> str:
    """Write a temperature with its sign: `−24`, `+8`."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def stands(parameter: things.Parameter, value: int) -> str:
    """Write where a parameter stands: `−24`, `7`."""
    return degrees(value) if parameter is things.Parameter.TEMPERATURE else str(value)


def production(resource: things.Resource, words: Words) -> str:
    """Name a production: `energy production`."""
    return words(f"production-{resource}")


Clause = Callable[[Any, Words], str]


def clause(effect: fx.CardEffect, words: Words) -> str:
    """Say an effect as a clause: `raise your energy production by 1`."""
    return CLAUSES[type(effect)](effect, words)


def together(effects: fx.Effects, words: Words) -> str:
    """Say effects one after the other: `draw 2 cards and raise the temperature by 1 step`."""
    return words.listed([clause(effect, words) for effect in effects])


def _change(effect: fx.Production | fx.Rating, words: Words, **what: str) -> str:
    amount = effect.amount
    down = amount.times < 0 if isinstance(amount, fx.Variable) else isinstance(amount, int) and amount < 0
    verb = "lower" if down else "raise"
    kind = "production" if what else "rating"
    return words(f"clause-{verb}-{kind}", by=steps(amount, words), **what)


def _pay(effect: fx.Pay, words: Words) -> str:
    amount = some(effect.resource, effect.amount, words)
    if not effect.also_with:
        return words("clause-pay", things=amount)
    return words("clause-pay-also-with", things=amount, metals=_metals(effect.also_with, words))


def _metals(resources: Sequence[things.Resource], words: Words) -> str:
    return either([words(f"metal-{resource}") for resource in resources], words)


def _place_tile(effect: fx.PlaceTile, words: Words) -> str:
    many = effect.tile in ORDINARY
    tiles = words(f"tiles-{effect.tile}", count=effect.count) if many else words.name(effect.tile)
    where = _where(effect, words)
    if not where:
        return words("clause-place-tile", tiles=tiles)
    return words("clause-place-tile-where", tiles=tiles, where=words.listed(where))


def _where(effect: fx.PlaceTile, words: Words) -> list[str]:
    """List what a tile's place must be, as far as it is not what such tiles always want."""
    usual, placement = TILES[effect.tile].placement, effect.placement
    if placement == usual:
        return []
    ground = placement.area if placement.base is fx.Base.NAMED and placement.area else placement.base.value
    parts = [words(f"where-{kebab(ground)}")] if placement.base is not usual.base else []
    if placement.bonus:
        parts.append(words("where-bonus", resources=some_of(placement.bonus, words)))
    beside = [(f"where-next-to-{kebab(wanted.to.value)}", wanted.least or 0) for wanted in placement.adjacent]
    return parts + [words(message, least=least) for message, least in beside]


def _money(amount: int, words: Words) -> str:
    return units(things.Resource.MEGACREDITS, amount, words)


def _loss(message: str) -> Clause:
    return lambda effect, words: words(message, things=units(effect.resource, effect.up_to, words))


CLAUSES: Final[Mapping[type, Clause]] = {
    fx.Gain: lambda effect, words: words("clause-gain", things=some(effect.resource, effect.amount, words)),
    fx.Pay: _pay,
    fx.Production: lambda effect, words: _change(
        effect, words, production=production(effect.resource, words)
    ),
    fx.DecreaseAnyProduction: lambda effect, words: words(
        "clause-lower-any-production", production=production(effect.resource, words), by=effect.amount
    ),
    fx.ProductionFromBonus: lambda effect, words: words(
        "clause-production-from-bonus", metals=_metals(effect.among, words), by=effect.amount
    ),
    fx.RemoveResource: _loss("clause-remove-resource"),
    fx.StealResource: _loss("clause-steal-resource"),
    fx.RemoveFromTileOwner: _loss("clause-remove-from-tile-owner"),
    fx.Raise: lambda effect, words: words(f"clause-raise-{effect.parameter}", steps=effect.steps),
    fx.PlaceTile: _place_tile,
    fx.ClaimArea: lambda _, words: words("clause-claim-area"),
    fx.Rating: _change,
    fx.DrawCards: lambda effect, words: words("clause-draw-cards", count=effect.amount),
    fx.Look: lambda effect, words: (
        words("clause-look-and-buy", count=effect.amount)
        if effect.keep is None
        else words("clause-look-and-keep", count=effect.amount, keep=effect.keep)
    ),
    fx.Reveal: lambda effect, words: words(
        "clause-reveal", tag=tag_said(effect.tag, words), then=together(effect.then, words)
    ),
    fx.DiscardCards: lambda effect, words: words("clause-discard-cards", count=effect.amount),
    fx.AddCardResource: lambda effect, words: words(
        f"clause-add-to-{kebab(effect.to.value)}",
        things=cubes(effect.resource, effect.amount, words),
        holding="some" if effect.target_least else "any",
    ),
    fx.RemoveCardResource: lambda effect, words: words(
        f"clause-remove-from-{kebab(effect.source.value)}",
        things=cubes(effect.resource, effect.amount or effect.up_to or 0, words),
    ),
    fx.Choose: lambda effect, words: words(
        "clause-choose", options=either([together(each, words) for each in effect.options], words)
    ),
    fx.ChooseNumber: lambda effect, words: words(
        "clause-choose-number",
        name=UNKNOWN,
        least=effect.least,
        most=words(f"most-{kebab(effect.most.count.value)}-{effect.most.resource}"),
    ),
    fx.If: lambda effect, words: words(
        "clause-if",
        condition=condition(effect.condition, words),
        then=together(effect.then, words),
        otherwise=together(effect.otherwise, words),
    ),
    fx.CopyProductionBox: lambda effect, words: words(
        "clause-copy-production-box", tag=tag_said(effect.tag, words)
    ),
    fx.NextCard: lambda effect, words: (
        words("clause-next-card-discount", things=_money(effect.modifier.amount, words))
        if isinstance(effect.modifier, fx.Discount)
        else words("clause-next-card-leniency", steps=getattr(effect.modifier, "steps", 0))
    ),
}
"""How each kind of effect is said."""


def deeds(card: facts.ProjectCard, words: Words) -> list[str]:
    """Say what a card does in the game: at once, for good, and as an action."""
    return [
        *(sentence(clause(effect, words), words) for effect in card.effects),
        *(sentence(modifier_said(modifier, words), words) for modifier in card.modifiers),
        *(reaction_said(reaction, words) for reaction in card.reactions),
        *(action_said(card, number, words) for number in range(len(card.actions))),
    ]


def corporation_sentences(corporation: facts.CorporationCard, words: Words) -> list[str]:
    """Say what a corporation begins with and all that it does."""
    start = corporation.start
    stock = {things.Resource.MEGACREDITS: start.megacredits, **start.resources}
    begins = [units(resource, count, words) for resource, count in stock.items()]
    for resource, count in start.production.items():
        begins.append(words("production-of", production=production(resource, words), count=count))
    said = [words("corporation-begins", things=words.listed(begins))]
    if start.free_cards:
        said.append(words("corporation-free-cards", count=start.free_cards))
    if corporation.first_action:
        said.append(words("corporation-first-action", effects=together(corporation.first_action, words)))
    return [*said, *deeds(corporation.card, words)]


def sentence(clause_said: str, words: Words) -> str:
    """Make a sentence of a clause: with a capital and a stop."""
    return words("sentence", clause=capital(clause_said))


def modifier_said(modifier: fx.Modifier, words: Words) -> str:
    """Say as a clause what a card changes for good."""
    match modifier:
        case fx.Discount(amount, tag, project):
            less = _money(amount, words)
            if project is not None:
                return words("modifier-discount-project", things=less, project=words.name(project))
            if tag is not None:
                return words("modifier-discount-tag", things=less, tag=tag_said(tag, words))
            return words("modifier-discount", things=less)
        case fx.ResourceValue(resource, bonus):
            return words("modifier-value", resource_key=str(resource), bonus=bonus)
        case fx.Leniency(steps):
            return words("modifier-leniency", steps=steps)
        case fx.GreeneryCost(plants):
            return words("modifier-greenery-cost", plants=plants)
        case fx.HeatAsMegacredits():
            return words("modifier-heat-as-megacredits")
        case fx.ProtectResources(resources) | fx.ProtectCard(resources):
            kinds = [words(f"kept-{resource}") for resource in resources]
            return words(f"modifier-{modifier.word}", things=either(kinds, words))


def reaction_said(reaction: facts.Reaction, words: Words) -> str:
    """Say as a sentence what sets a card off, and what it does then."""
    effects, yes = together(reaction.effects, words), ("no", "yes")
    match reaction:
        case facts.OnTag(tags, by, this, optional):
            said = either([tag_said(tag, words) for tag in tags], words)
            which = {"by": by.value, "tags": said, "this": yes[this], "optional": yes[optional]}
            return words("reaction-tag", **which, effects=effects)
        case facts.OnCard(_, _, None):
            return words("reaction-event", effects=effects)
        case facts.OnCard(_, _, tag):
            assert tag is not None
            return words("reaction-event-tag", tag=tag_said(tag, words), effects=effects)
        case facts.OnTile(tile, by, on_mars, this):
            where = "mars" if on_mars else "anywhere"
            return words(f"reaction-{tile}", by=by.value, where=where, this=yes[this], effects=effects)
        case facts.OnPayment(paid_for, _, least, excluded):
            if facts.Paid.PROJECT_CARD in paid_for:
                return words("reaction-payment", least=least, effects=effects)
            others = either([words.name(project) for project in excluded], words)
            return words("reaction-project", excluded=others, effects=effects)
        case facts.OnPlacementBonus(bonus):
            return words("reaction-bonus", resources=some_of(bonus, words), effects=effects)


def action_said(card: facts.ProjectCard, number: int, words: Words, *, alone: bool = False) -> str:
    """Say one of the ways of a card's action, perhaps without the others; they are counted from 0."""
    message = "card-action-or" if number and not alone else "card-action"
    return words(message, does=way_said(card.actions[number], words))


def way_said(action: facts.CardAction, words: Words) -> str:
    """Say what one way of a card's action costs and does."""
    does = together(action.effects, words)
    if action.cost:
        does = words("action-cost", cost=together(action.cost, words), effects=does)
    if action.condition is not None:
        does = words("action-if", condition=condition(action.condition, words), does=does)
    return does


def points_said(card: facts.ProjectCard, words: Words) -> Sequence[str]:
    """Say which victory points a card gives at the end."""
    points = card.points
    if points is None:
        return ()
    if points.per is None:
        return (words("card-points", points=points.points),)
    if points.least is not None:
        here = cubes(card.stores, points.least, words)
        return (words("card-points-if", points=points.points, things=here),)
    return (words("card-points-per", points=points.points, per=per(points.per, words, card.stores)),)


def brief(view: State, seat: Seat, card: facts.ProjectCard, words: Words) -> list[str]:
    """Say what a card does for a seat, a paragraph each: at once, for good, as an action, at the end."""
    company = view.companies[seat]
    # The card is told of as if it were in play: its own tags count for what it gives.
    if card.id not in (*company.tableau, *company.events):
        cards = company.events if card.is_event else company.played
        view = view.give(seat, **{"events" if card.is_event else "played": (*cards, card.id)})
    said = [
        *at_once(view, seat, card.id, card.effects, words),
        *(sentence(modifier_said(modifier, words), words) for modifier in card.modifiers),
        *(reaction_said(reaction, words) for reaction in card.reactions),
        *(action_now(view, seat, card, number, words) for number in range(len(card.actions))),
        *points_now(view, seat, card, words),
    ]
    return said or [*points_said(card, words)]


def at_once(view: State, seat: Seat, card: things.Card, effects: fx.Effects, words: Words) -> Iterator[str]:
    """Say what the effects on a card do, a sentence each, changes of production together."""
    for changes, group in groupby(effects, lambda effect: bool(_changed(effect, words))):
        if changes:
            yield words("brief-production", changes=words.listed([_changed(one, words) for one in group]))
            continue
        for effect in group:
            match effect:
                case fx.Raise(parameter, steps):
                    said = words(f"brief-raise-{parameter}", steps=steps)
                case fx.Rating(int(amount)):
                    said = words("brief-rating", amount=degrees(amount))
                case _:
                    said = sentence(clause(effect, words), words)
            yield _counted(said, view, seat, card, (effect,), words)


def _changed(effect: fx.CardEffect, words: Words) -> str:
    """Say by how much a production changes for sure; nothing of all other effects."""
    match effect:
        case fx.Production(resource, int(amount)):
            return words("brief-change", resource=words.name(resource), amount=degrees(amount))
    return ""


def action_now(
    view: State, seat: Seat, card: facts.ProjectCard, number: int, words: Words, *, alone: bool = False
) -> str:
    """Say one of the ways of a card's action, and what is counted for it now; ways are counted from 0."""
    said = action_said(card, number, words, alone=alone)
    return _counted(said, view, seat, card.id, card.actions[number].effects, words)


def _counted(said: str, view: State, seat: Seat, card: things.Card, effects: fx.Effects, words: Words) -> str:
    """Add to a sentence what its counters amount to now, as far as it can be known."""
    amounts = (getattr(effect, "amount", 0) for effect in effects)
    counters = (amount for amount in amounts if isinstance(amount, fx.Counter))
    known = [one for one in counters if one.count is not fx.Count.ADJACENT_TILES]
    if not known:
        return said
    counts = words.listed([str(value(view, seat, one, card)) for one in known])
    return words("brief-now", said=said, counts=counts)


def points_now(view: State, seat: Seat, card: facts.ProjectCard, words: Words) -> Iterator[str]:
    """Say which points a card counts at the end, and how many that would be now."""
    if card.points is not None and card.points.per is not None:
        held = card_points(view, seat, card.id)
        yield from (words("brief-points-now", said=said, points=held) for said in points_said(card, words))


def needs(view: State, seat: Seat, card: facts.ProjectCard, words: Words) -> Sequence[str]:
    """Say what a card requires, and how things stand."""
    return [_need(view, seat, requirement, words) for requirement in card.requirements]


def _need(view: State, seat: Seat, requirement: fx.Requirement, words: Words) -> str:
    tags, made = view.companies[seat].works.tags, view.companies[seat].production
    match requirement:
        case fx.ParameterRequirement(parameter, least, most):
            bound, wanted = ("most", most) if least is None else ("least", least)
            assert wanted is not None
            bare, now = stands(parameter, wanted), stands(parameter, level(view, parameter))
            return words(f"needs-{parameter}", bound=bound, value=bare, now=now)
        case fx.TagRequirement(tag, least):
            return words("needs-tag", tag=words.name(tag), least=least, now=tags.get(tag, 0))
        case fx.ProductionRequirement(resource, least):
            name = production(resource, words)
            return words("needs-production", production=name, least=least, now=made[resource])
        case fx.CitiesRequirement(least):
            return words("needs-cities", least=least, now=len(view.planet.of_kind(*things.CITIES)))
        case fx.GreeneriesRequirement(least):
            own = len(view.planet.owned(seat, things.TileKind.GREENERY))
            return words("needs-greeneries", least=least, now=own)
        case fx.RatingRaised():
            return words("card-needs", conditions=condition(requirement, words))
