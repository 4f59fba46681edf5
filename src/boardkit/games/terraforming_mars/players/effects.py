"""The worth of effects to a seat, one by one, and of land beside its cities."""

from collections.abc import Mapping
from functools import lru_cache
from statistics import mean
from typing import Final

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box import FACTS, GROUNDS, TILES, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.players.prices import Chair, raised
from boardkit.games.terraforming_mars.rules import land
from boardkit.games.terraforming_mars.rules.card_effects import least_of
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.requirements import unmet

ROOM: Final = 5.0
"""How many areas beside a new city are free."""


def hopes(chair: Chair) -> float:
    """Return the points that greeneries still to come beside the seat's cities will give it."""
    tiles = chair.state.planet.tiles
    free = sum(
        near not in tiles and near in land.OPEN_LAND
        for at in chair.state.planet.owned(chair.seat, *things.CITIES)
        for near in land.AROUND[at]
    )
    return chair.prices.point * _chance(chair) * free


def city_worth(chair: Chair, placement: fx.Placement = TILES[things.TileKind.CITY].placement) -> float:
    """Return the points of a city to be placed: of the greeneries at its best place, and of those to come."""
    beside = _most_beside(land.PlanetKey(chair.state.planet), chair.seat, placement)
    return 0.0 if beside is None else chair.prices.point * (beside + ROOM * _chance(chair))


def _chance(chair: Chair) -> float:
    """Return how likely a free area beside a city turns green until the end."""
    return min(0.5, chair.weights.fill * (chair.prices.left + 0.5))


@lru_cache(maxsize=128)
def _most_beside(mars: land.PlanetKey, seat: Seat, placement: fx.Placement) -> int | None:
    """Return the most greeneries that stand beside an area of the planet where the tile may be placed."""
    planet = mars.planet
    places = (at for at in GROUNDS if land.unfit(planet, seat, placement, at) is None)
    beside = (sum(tile.kind is things.TileKind.GREENERY for tile in land.around(planet, at)) for at in places)
    return max(beside, default=None)


TURNED_UP: Final = 0.1
"""How often a card that is turned up has the tag that is wanted."""


def worth_of(chair: Chair, card: things.Card, effects: fx.Effects) -> float:
    """Return what effects are worth; where a number may be chosen, with the better extreme."""
    chosen = next((effect for effect in effects if isinstance(effect, fx.ChooseNumber)), None)
    if chosen is None:
        return sum(_worth(chair, card, effect, 0) for effect in effects)
    least = least_of(chair.state, chosen)
    numbers = {least, max(least, value(chair.state, chair.seat, chosen.most, card))}
    return max(sum(_worth(chair, card, effect, number) for effect in effects) for number in numbers)


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
            holds = unmet(chair.state, chair.seat, condition) is None
            return worth_of(chair, card, then if holds else otherwise)
        case fx.CopyProductionBox(tag):
            return _copy(chair, tag)
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
        return (value(chair.state, chair.seat, whole, card) + extra) // amount.every
    return value(chair.state, chair.seat, amount, card)


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
            kinds = chair.works.stores
            wanted = [other for other, kind in kinds.items() if kind is effect.resource]
            price = max((cube_price(chair, other) for other in wanted if other != card), default=0.0)
    return effect.amount * price


def _remove_cubes(chair: Chair, card: things.Card, effect: fx.RemoveCardResource) -> float:
    amount = effect.amount or effect.up_to or 0
    if effect.source is fx.From.THIS:
        return -amount * cube_price(chair, card)
    return chair.hostile * 0.7 * chair.prices.point * amount if effect.up_to else -0.2 * chair.prices.point


def cube_price(chair: Chair, card: things.Card) -> float:
    """Return what one more resource on a card is worth: as points, or for what the card does with some."""
    facts = FACTS[card]
    used = [_use_of_cubes(chair, action.cost, action.effects) for action in facts.actions]
    points = facts.points
    if points is not None and points.per is not None and points.per.count is fx.Count.RESOURCES_HERE:
        used.append(chair.prices.point * points.points / points.per.every)
    return max(used, default=0.0)


def _use_of_cubes(chair: Chair, cost: fx.Effects, effects: fx.Effects) -> float:
    """Return what each resource brings in an action that takes several from its own card."""
    takes = [effect for effect in cost if isinstance(effect, fx.RemoveCardResource)]
    if not takes or takes[0].source is not fx.From.THIS or not takes[0].amount:
        return 0.0
    rest = sum(_worth(chair, things.Card(""), effect, 0) for effect in effects)
    return 0.8 * rest / takes[0].amount


def _copy(chair: Chair, tag: things.Tag) -> float:
    """Return the best production among one's own cards with the tag."""
    cards = [FACTS[other] for other in chair.company.played if tag in FACTS[other].tags]
    boxes = [[each for each in facts.effects if isinstance(each, fx.Production)] for facts in cards]
    return max((worth_of(chair, things.Card(""), tuple(box)) for box in boxes if box), default=0.0)


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
