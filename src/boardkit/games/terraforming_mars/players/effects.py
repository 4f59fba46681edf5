"""The worth of effects to a seat, one by one, and of land beside its cities."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from statistics import mean
from typing import Any, Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box import FACTS, GROUNDS, TILES, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.players.prices import Chair, raised
from boardkit.games.terraforming_mars.rules import land
from boardkit.games.terraforming_mars.rules.card_effects import least_of
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import Planet
from boardkit.games.terraforming_mars.rules.requirements import unmet

ROOM: Final = 5.0
"""How many areas beside a new city are free."""


def hopes(chair: Chair) -> float:
    """Return the points that greeneries still to come beside the seat's cities will give it."""
    tiles = chair.state.planet.tiles
    free = sum(
        near not in tiles and _may_turn_green(near)
        for at in chair.state.planet.owned(chair.seat, *things.CITIES)
        for near in land.AROUND[at]
    )
    return chair.prices.point * _chance(chair) * free


def city_worth(chair: Chair, placement: fx.Placement = TILES[things.TileKind.CITY].placement) -> float:
    """Return the points of a city to be placed: of the greeneries at its best place, and of those to come."""
    beside = _most_beside(Place(chair.state.planet, chair.seat, placement))
    return 0.0 if beside is None else chair.prices.point * (beside + ROOM * _chance(chair))


def _chance(chair: Chair) -> float:
    """Return how likely a free area beside a city turns green until the end."""
    return min(0.5, chair.weights.fill * (chair.prices.left + 0.5))


class Place(Value, eq=False):
    """A placement on a planet as a key: the same planet has the same places."""

    planet: Planet
    seat: Seat
    placement: fx.Placement

    def __hash__(self) -> int:
        return hash((id(self.planet), self.seat, self.placement))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Place)
            and self.planet is other.planet
            and self.seat == other.seat
            and self.placement == other.placement
        )


@lru_cache(maxsize=128)
def _most_beside(place: Place) -> int | None:
    """Return the most greeneries that stand beside an area of the planet where the tile may be placed."""
    planet = place.planet
    return max(
        (
            sum(tile.kind is things.TileKind.GREENERY for tile in land.around(planet, at))
            for at in GROUNDS
            if land.unfit(planet, place.seat, place.placement, at) is None
        ),
        default=None,
    )


def _may_turn_green(at: things.Area) -> bool:
    ground = GROUNDS[at]
    return not ground.ocean_reserved and ground.reserved_for is None


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
    judge = JUDGES.get(type(effect))
    return judge(chair, card, effect, number) if judge else 0.0


def _amount(chair: Chair, card: things.Card, amount: fx.Amount, number: int) -> int:
    if isinstance(amount, int):
        return amount
    if isinstance(amount, fx.Variable):
        return number * amount.times
    if amount.count is fx.Count.TAGS:
        # The card's own tags count as well, and are not in play yet.
        own = card not in chair.company.tableau and not FACTS[card].is_event if card in FACTS else False
        extra = FACTS[card].tags.count(amount.tag) if own and amount.tag is not None else 0
        return (value(chair.state, chair.seat, _whole(amount), card) + extra) // amount.every
    return value(chair.state, chair.seat, amount, card)


def _whole(counter: fx.Counter) -> fx.Counter:
    """Return a counter that does not divide."""
    return fx.Counter(counter.count, counter.whose, tag=counter.tag)


def _gain(chair: Chair, card: things.Card, effect: fx.Gain, number: int) -> float:
    return chair.prices.stock[effect.resource] * _amount(chair, card, effect.amount, number)


def _pay(chair: Chair, card: things.Card, effect: fx.Pay, number: int) -> float:
    """Money is dear by what else it would buy; what may be paid in metal is a little cheaper."""
    price = chair.prices.stock[effect.resource] * (0.85 if effect.also_with else 1.0)
    return -price * _amount(chair, card, effect.amount, number)


def _production(chair: Chair, card: things.Card, effect: fx.Production, number: int) -> float:
    return raised(chair, effect.resource, _amount(chair, card, effect.amount, number))


def _lower(chair: Chair, _card: things.Card, effect: fx.DecreaseAnyProduction, _number: int) -> float:
    """A rival's loss is a part of one's own gain; where no rival has any, it is one's own loss."""
    if chair.state.solo:
        return 0.0
    loss = chair.prices.production[effect.resource] * effect.amount
    can = any(rival.production[effect.resource] >= effect.amount for rival in chair.rivals.values())
    return chair.hostile * loss if can else -loss


def _production_from_bonus(
    chair: Chair, _card: things.Card, effect: fx.ProductionFromBonus, _number: int
) -> float:
    return mean(raised(chair, resource, effect.amount) for resource in effect.among)


def _remove(chair: Chair, _card: things.Card, effect: fx.RemoveResource, _number: int) -> float:
    return (
        chair.hostile
        * chair.prices.stock[effect.resource]
        * min(effect.up_to, _most_held(chair, effect.resource))
    )


def _steal(chair: Chair, _card: things.Card, effect: fx.StealResource, _number: int) -> float:
    there = effect.up_to if chair.state.solo else min(effect.up_to, _most_held(chair, effect.resource))
    return (1 + chair.hostile) * chair.prices.stock[effect.resource] * there


def _most_held(chair: Chair, resource: things.Resource) -> int:
    return max((rival.stock[resource] for rival in chair.rivals.values()), default=0)


def _raise(chair: Chair, _card: things.Card, effect: fx.Raise, _number: int) -> float:
    left = chair.market.steps[tuple(things.Parameter).index(effect.parameter)]
    return chair.prices.steps[effect.parameter] * min(left, effect.steps)


def _place(chair: Chair, _card: things.Card, effect: fx.PlaceTile, _number: int) -> float:
    if effect.tile is things.TileKind.OCEAN:
        return chair.prices.ocean * min(effect.count, chair.market.steps[2])
    if effect.tile is things.TileKind.GREENERY:
        return chair.prices.greenery * effect.count
    if effect.placement.area in land.NAMED:
        return 0.0
    bonus = 1.5 * chair.prices.money
    return bonus + (city_worth(chair, effect.placement) if effect.tile in things.CITIES else 0.0)


def _rating(chair: Chair, card: things.Card, effect: fx.Rating, number: int) -> float:
    return chair.prices.rating * _amount(chair, card, effect.amount, number)


def _draw(chair: Chair, card: things.Card, effect: fx.DrawCards, number: int) -> float:
    return chair.prices.card * _amount(chair, card, effect.amount, number)


def _look(chair: Chair, _card: things.Card, effect: fx.Look, _number: int) -> float:
    """The best of several is worth more than any; one that is to be bought is worth less."""
    if effect.keep is None:
        return 0.3 * effect.amount * chair.prices.card
    return effect.keep * chair.prices.card * (1 + 0.2 * (effect.amount / effect.keep - 1))


def _reveal(chair: Chair, card: things.Card, effect: fx.Reveal, _number: int) -> float:
    return TURNED_UP * worth_of(chair, card, effect.then)


def _discard(chair: Chair, card: things.Card, effect: fx.DiscardCards, number: int) -> float:
    return -0.4 * chair.prices.card * _amount(chair, card, effect.amount, number)


def _add_cubes(chair: Chair, card: things.Card, effect: fx.AddCardResource, _number: int) -> float:
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


def _remove_cubes(chair: Chair, card: things.Card, effect: fx.RemoveCardResource, _number: int) -> float:
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


def _choose(chair: Chair, card: things.Card, effect: fx.Choose, _number: int) -> float:
    return max(worth_of(chair, card, option) for option in effect.options)


def _if(chair: Chair, card: things.Card, effect: fx.If, _number: int) -> float:
    holds = unmet(chair.state, chair.seat, effect.condition) is None
    return worth_of(chair, card, effect.then if holds else effect.otherwise)


def _copy(chair: Chair, _card: things.Card, effect: fx.CopyProductionBox, _number: int) -> float:
    """Return the best production among one's own cards with the tag."""
    cards = [FACTS[other] for other in chair.company.played if effect.tag in FACTS[other].tags]
    boxes = [[each for each in facts.effects if isinstance(each, fx.Production)] for facts in cards]
    return max((worth_of(chair, things.Card(""), tuple(box)) for box in boxes if box), default=0.0)


def _next_card(chair: Chair, _card: things.Card, effect: fx.NextCard, _number: int) -> float:
    amount = effect.modifier.amount if isinstance(effect.modifier, fx.Discount) else 2
    return 0.9 * amount * chair.prices.money


JUDGES: Final[Mapping[type[fx.CardEffect], Callable[[Chair, things.Card, Any, int], float]]] = {
    fx.Gain: _gain,
    fx.Pay: _pay,
    fx.Production: _production,
    fx.DecreaseAnyProduction: _lower,
    fx.ProductionFromBonus: _production_from_bonus,
    fx.RemoveResource: _remove,
    fx.StealResource: _steal,
    fx.Raise: _raise,
    fx.PlaceTile: _place,
    fx.Rating: _rating,
    fx.DrawCards: _draw,
    fx.Look: _look,
    fx.Reveal: _reveal,
    fx.DiscardCards: _discard,
    fx.AddCardResource: _add_cubes,
    fx.RemoveCardResource: _remove_cubes,
    fx.Choose: _choose,
    fx.If: _if,
    fx.CopyProductionBox: _copy,
    fx.NextCard: _next_card,
}
"""Judge of each effect; one that is not named counts for nothing."""

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
