"""9.3 What action cards bring at once, and what they take, each with whether that would be anything."""

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.water_sharing.box import SOURCES
from boardkit.games.water_sharing.box import effects as fx
from boardkit.games.water_sharing.box.things import Cube, Good
from boardkit.games.water_sharing.rules.effects import Strike
from boardkit.games.water_sharing.rules.ledger import award, main_part, pay, stock, stock_good
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.picking import add_water
from boardkit.games.water_sharing.rules.shortage import tell_missing


def bank_has_water(state: State, *_: object) -> bool:
    """2 Tell whether there is water left."""
    return state.bank.water > 0


def feed_sources(state: State, _: Strike, effect: fx.AddWaterSources) -> Step[State]:
    """9.3 Water comes to every source."""
    return Step(state).each(SOURCES, add_water, effect.n)


class GoodsGained(Event, rule="9.3"):
    """A card brought a seat something."""

    touches = ("communities[seat].stores", "communities[seat].thunes", "bank")

    seat: Seat
    good: Good
    count: int


def brings(state: State, seat: Seat, effect: fx.Gain) -> bool:
    """9.3 Tell whether a seat gains anything; cubes need a place, and there must be some in the bank."""
    cubes = any(amount and state.bank.held(good) for good, amount in effect.goods)
    return bool(effect.thunes or effect.vp) or (cubes and main_part(state, seat) is not None)


def gain(state: State, strike: Strike, effect: fx.Gain) -> Step[State]:
    """9.3 Thunes, cubes and victory points come to the seat."""
    step, seat = Step(state), strike.target
    if effect.thunes:
        step = emit(pay(state, seat, -effect.thunes), GoodsGained(seat, Good.THUNES, effect.thunes))
    for good, count in effect.goods:
        step = step.then(_gain_cubes, seat, good, count)
    return step.then(_gain_points, seat, effect.vp) if effect.vp else step


def _gain_cubes(state: State, seat: Seat, good: Good, due: int) -> Step[State]:
    part, cubes = main_part(state, seat), min(due, state.bank.held(good))
    if part is None:
        return Step(state)
    gained = stock_good(state, seat, part, good, cubes)
    step = emit(gained, GoodsGained(seat, good, cubes)) if cubes else Step(state)
    return step.then(tell_missing, Cube(good), due - cubes)


class PointsGained(Event, rule="9.3"):
    """A card brought a seat victory points."""

    touches = ("communities[seat].points",)

    seat: Seat
    points: int


def _gain_points(state: State, seat: Seat, points: int) -> Step[State]:
    return emit(award(state, seat, points), PointsGained(seat, points))


def takes(state: State, seat: Seat, effect: fx.Lose) -> bool:
    """9.3 Tell whether a seat has what a card would take."""
    struck = state.communities[seat]
    if any(amount and struck.total(good) for good, amount in effect.goods):
        return True
    pays = struck.thunes >= effect.thunes or bool(effect.else_vp and struck.points)
    return bool(effect.thunes) and pays


def lose(state: State, strike: Strike, effect: fx.Lose) -> Step[State]:
    """9.3 Whoever cannot pay the thunes loses victory points instead."""
    step, seat = Step(state), strike.target
    for good, count in effect.goods:
        step = step.then(_lose_cubes, seat, good, count)
    has = step.state.communities[seat]
    if has.thunes >= effect.thunes:
        return step.then(_lose_thunes, seat, effect.thunes) if effect.thunes else step
    points = min(effect.else_vp, has.points)
    return step.then(_lose_points, seat, points) if points else step


class GoodsLost(Event, rule="9.3"):
    """A card cost a seat something."""

    touches = ("communities[seat].stores", "communities[seat].thunes", "bank")

    seat: Seat
    good: Good
    count: int


def _lose_thunes(state: State, seat: Seat, thunes: int) -> Step[State]:
    return emit(pay(state, seat, thunes), GoodsLost(seat, Good.THUNES, thunes))


class PointsLost(Event, rule="9.3"):
    """A card cost a seat victory points."""

    touches = ("communities[seat].points",)

    seat: Seat
    points: int


def _lose_points(state: State, seat: Seat, points: int) -> Step[State]:
    return emit(award(state, seat, -points), PointsLost(seat, points))


class WaterLost(Event, rule="9.3"):
    """A seat lost water that it had taken."""

    touches = ("communities[seat].stores", "bank.water")

    seat: Seat
    count: int


def has_collected(state: State, seat: Seat, *_: object) -> bool:
    """9.3 Tell whether a seat has water."""
    return state.communities[seat].total(Good.WATER) > 0


def lose_water(state: State, strike: Strike, effect: fx.LoseWater) -> Step[State]:
    """9.3 Water that a seat has collected goes back to the bank."""
    return _lose_cubes(state, strike.target, Good.WATER, effect.n)


def _lose_cubes(state: State, seat: Seat, good: Good, count: int) -> Step[State]:
    """9.3 Cubes are lost from the main part first, as far as there are any."""
    left = count
    for part in state.land.holding(seat).thirst:
        cubes = min(left, state.communities[seat].held(part, good))
        state = stock_good(state, seat, part, good, -cubes) if cubes else state
        left -= cubes
    lost = count - left
    event = WaterLost(seat, lost) if good is Good.WATER else GoodsLost(seat, good, lost)
    return emit(state, event) if lost else Step(state)


def can_boost(state: State, seat: Seat, effect: fx.Boost) -> bool:
    """9.3 Tell whether a seat has such a building, and the bank has energy."""
    owns = any(building is effect.building for _, building in state.land.of(seat))
    return owns and state.bank.energy > 0


def boost(state: State, strike: Strike, effect: fx.Boost) -> Step[State]:
    """9.3 Buildings of a kind make more energy, each in its part."""
    seat, before = strike.target, state.bank.energy
    boosted = [at for at, building in state.land.of(seat) if building is effect.building]
    boosted = boosted[: effect.max or None]
    for at in boosted:
        cubes = min(effect.energy, state.bank.energy)
        state = stock(state, seat, state.land.holding(seat).part[at], energy=cubes)
    made = before - state.bank.energy
    step = emit(state, GoodsGained(seat, Good.ENERGY, made)) if made else Step(state)
    return step.then(tell_missing, Cube.ENERGY, effect.energy * len(boosted) - made)
