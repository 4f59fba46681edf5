"""9.3 The results of action cards, each with whether it would be anything: hexes, goods, favours."""

from boardkit.core import Event, Seat, SeatEvent, Step, emit
from boardkit.games.water_sharing.box import OUTFALL, POLLUTING, RIVERS, SOURCES, Spot
from boardkit.games.water_sharing.box import effects as fx
from boardkit.games.water_sharing.box.things import ActionCard, Cube, Good, Stage
from boardkit.games.water_sharing.rules import collecting, ledger
from boardkit.games.water_sharing.rules.model import BuildingEvent, State, owned
from boardkit.games.water_sharing.rules.questions import Generate, JoinDam, MayGenerate, Strike
from boardkit.games.water_sharing.rules.trading import price


class WaterAdded(Event, rule="9.3", touches=("water[at]", "bank.water")):
    """A card brought water to a hex."""

    at: Spot
    count: int


def add_water(state: State, at: Spot, count: int) -> Step[State]:
    """9.3 Cubes of water come to a hex, as far as the bank has any."""
    cubes = min(count, state.bank.water)
    step = emit(ledger.pour(state, at, cubes), WaterAdded(at, cubes)) if cubes else Step(state)
    return step.then(ledger.tell_missing, Cube.WATER, count - cubes, at)


def pumped(state: State, seat: Seat) -> list[Spot]:
    """5.3, 9.3 List hexes with water that a seat does not touch, if it can use some; no dam's of others."""
    holding, closed = state.land.holding(seat), state.land.dam_at
    if holding.main is None or not collecting.need(state, seat, holding.main):
        return []
    return [at for at in RIVERS if state.water.get(at) and at not in holding.taps and at not in closed]


def pump(state: State, at: Spot, _: fx.TakeWaterAnywhere, seat: Seat) -> Step[State]:
    """9.3 A cube of water comes from the hex to the main part."""
    state = ledger.stock(ledger.pour(state, at, -1), seat, ledger.main_part(state, seat), water=1)
    return emit(state, collecting.WaterTaken(seat, at, 1))


def polluted(state: State, *_: object) -> list[Spot]:
    """9.3 List the river hexes with pollution."""
    return [at for at in RIVERS if state.pollution.get(at)]


class PollutionRemoved(Event, rule="9.3", touches=("pollution[at]", "bank.pollution")):
    """A card took a cube of pollution away."""

    at: Spot


def clean(state: State, at: Spot, *_: object) -> Step[State]:
    """9.3 A cube of pollution goes back to the bank."""
    return emit(ledger.drop_pollution(state, at, -1), PollutionRemoved(at))


def polluters(state: State, seat: Seat) -> list[Spot]:
    """9.3 List the buildings of a seat that pollute."""
    return [at for at, building in state.land.of(seat) if building in POLLUTING]


class PollutionSpilled(Event, rule="9.3", touches=("pollution[at]", "bank.pollution")):
    """A card dropped a cube of pollution."""

    at: Spot


def spill(state: State, at: Spot, effect: fx.AddPollution, _: Seat) -> Step[State]:
    """9.3 Cubes of pollution fall below the building, as far as the bank has any."""
    step, to = Step(state), OUTFALL[at]
    cubes = min(effect.n, state.bank.pollution)
    for _cube in range(cubes):
        step = step.tell(ledger.drop_pollution(step.state, to, 1), PollutionSpilled(to))
    return step.then(ledger.tell_missing, Cube.POLLUTION, effect.n - cubes, to)


def in_crisis(state: State, seat: Seat) -> list[Spot]:
    """9.3 List the buildings of a seat with a red cube."""
    return sorted(at for at in state.land.holding(seat).part if at in state.crisis)


class CrisisLifted(BuildingEvent, rule="9.3", touches=("crisis[at]", "bank.crisis")):
    """A card took a red cube away."""


def calm(state: State, at: Spot, *_: object) -> Step[State]:
    """9.3 A red cube goes back to the bank."""
    tile = state.land.tiles[at]
    return emit(ledger.lift_crisis(state, at), CrisisLifted(tile.owner, tile.building, at))


def feed_sources(state: State, _: Strike, effect: fx.AddWaterSources) -> Step[State]:
    """9.3 Water comes to every source."""
    return Step(state).each(SOURCES, add_water, effect.n)


class GoodsGained(SeatEvent, rule="9.3", touches=(*owned("stores", "thunes"), "bank")):
    """A card brought a seat something."""

    good: Good
    count: int


def brings(state: State, seat: Seat, effect: fx.Gain) -> bool:
    """9.3 Tell whether a seat gains anything; cubes need a place, and there must be some in the bank."""
    cubes = any(amount and state.bank.held(good) for good, amount in effect.goods)
    return bool(effect.thunes or effect.vp) or (cubes and ledger.main_part(state, seat) is not None)


def gain(state: State, strike: Strike, effect: fx.Gain) -> Step[State]:
    """9.3 Thunes, cubes and victory points come to the seat."""
    step, seat = Step(state), strike.target
    if effect.thunes:
        step = emit(ledger.pay(state, seat, -effect.thunes), GoodsGained(seat, Good.THUNES, effect.thunes))
    for good, count in effect.goods:
        step = step.then(_gain_cubes, seat, good, count)
    if not effect.vp:
        return step
    return step.tell(ledger.award(step.state, seat, effect.vp), PointsGained(seat, effect.vp))


def _gain_cubes(state: State, seat: Seat, good: Good, due: int) -> Step[State]:
    part, cubes = ledger.main_part(state, seat), min(due, state.bank.held(good))
    if part is None:
        return Step(state)
    gained = ledger.stock_good(state, seat, part, good, cubes)
    step = emit(gained, GoodsGained(seat, good, cubes)) if cubes else Step(state)
    return step.then(ledger.tell_missing, Cube(good), due - cubes)


class PointsGained(SeatEvent, rule="9.3", touches=("communities[seat].points",)):
    """A card brought a seat victory points."""

    points: int


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
    state, has = step.state, step.state.communities[seat]
    if has.thunes >= effect.thunes:
        lost = GoodsLost(seat, Good.THUNES, effect.thunes)
        return step.tell(ledger.pay(state, seat, effect.thunes), lost) if effect.thunes else step
    points = min(effect.else_vp, has.points)
    return step.tell(ledger.award(state, seat, -points), PointsLost(seat, points)) if points else step


class GoodsLost(SeatEvent, rule="9.3", touches=(*owned("stores", "thunes"), "bank")):
    """A card cost a seat something."""

    good: Good
    count: int


class PointsLost(SeatEvent, rule="9.3", touches=("communities[seat].points",)):
    """A card cost a seat victory points."""

    points: int


class WaterLost(SeatEvent, rule="9.3", touches=("communities[seat].stores", "bank.water")):
    """A seat lost water that it had taken."""

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
        state = ledger.stock_good(state, seat, part, good, -cubes) if cubes else state
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
        state = ledger.stock(state, seat, state.land.holding(seat).part[at], energy=cubes)
    made = before - state.bank.energy
    step = emit(state, GoodsGained(seat, Good.ENERGY, made)) if made else Step(state)
    return step.then(ledger.tell_missing, Cube.ENERGY, effect.energy * len(boosted) - made)


class FavourGranted(SeatEvent, rule="9.3", touches=("communities[seat].favours",)):
    """A card changes what this round is like for a seat."""

    card: ActionCard


def grant(state: State, strike: Strike, effect: fx.CardEffect) -> Step[State]:
    """9.3 A card changes what this round is like for a seat."""
    community = state.communities[strike.target]
    now = community.favours
    match effect:
        case fx.KeepWater(n=cubes):
            now = now.__replace__(cistern=now.cistern + cubes)
        case fx.SetPrice(energy=energy, food=food):
            now = now.__replace__(cheap_energy=energy, cheap_food=food)
        case fx.PriceDelta(n=thunes):
            now = now.__replace__(dearer=now.dearer + thunes)
        case fx.NoPollution():
            now = now.__replace__(clean=True)
        case fx.Discount(n=thunes):
            now = now.__replace__(discount=now.discount + thunes)
    state = state.with_community(strike.target, community.__replace__(favours=now))
    return emit(state, FavourGranted(strike.target, strike.card))


def has_buildings(state: State, seat: Seat, *_: object) -> bool:
    """7.1 Tell whether a community has a place for cubes."""
    return ledger.main_part(state, seat) is not None


def still_buys(state: State, seat: Seat, *_: object) -> bool:
    """7.1 Tell whether a seat can still buy on the world market in this round."""
    waits = any(isinstance(one, Generate | MayGenerate) and one.seat == seat for one in state.pile)
    return has_buildings(state, seat) and (waits or state.clock.stage is Stage.COLLECT)


def changes_price(state: State, seat: Seat, effect: fx.SetPrice) -> bool:
    """9.3 Tell whether a cube would cost a seat that still buys something else than it does."""
    dearer = state.communities[seat].favours.dearer
    wanted = ((good, cost) for good, cost in effect.goods if cost)
    return still_buys(state, seat) and any(cost + dearer != price(state, seat, good) for good, cost in wanted)


def will_pollute(state: State, seat: Seat, *_: object) -> bool:
    """5.6 Tell whether buildings of a seat that work this round are still to pollute."""
    polluting = (at in state.worked and building in POLLUTING for at, building in state.land.of(seat))
    return state.clock.stage < Stage.POLLUTE and any(polluting)


def still_builds(state: State, seat: Seat, *_: object) -> bool:
    """5.7, 11 Tell whether a seat can still build in this step, or is asked to share a dam."""
    return seat not in state.clock.passed or isinstance(state.question, JoinDam)
