"""9.3 Cards for which the seat chooses hexes: what each does to them."""

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.water_sharing.box import OUTFALL, POLLUTING, RIVERS
from boardkit.games.water_sharing.box import effects as fx
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Cube
from boardkit.games.water_sharing.rules.collecting import WaterTaken
from boardkit.games.water_sharing.rules.ledger import drop_pollution, lift_crisis, main_part, pour, stock
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.shortage import tell_missing
from boardkit.games.water_sharing.rules.water import need


def rivers(*_: object) -> tuple[Spot, ...]:
    """9.3 List the river hexes."""
    return RIVERS


def water(state: State, at: Spot, effect: fx.AddWater, _: Seat) -> Step[State]:
    """9.3 Water comes to the hex."""
    return add_water(state, at, effect.n)


class WaterAdded(Event, rule="9.3"):
    """A card brought water to a hex."""

    touches = ("water[at]", "bank.water")

    at: Spot
    count: int


def add_water(state: State, at: Spot, count: int) -> Step[State]:
    """9.3 Cubes of water come to a hex, as far as the bank has any."""
    cubes = min(count, state.bank.water)
    step = emit(pour(state, at, cubes), WaterAdded(at, cubes)) if cubes else Step(state)
    return step.then(tell_missing, Cube.WATER, count - cubes, at)


def pumped(state: State, seat: Seat) -> list[Spot]:
    """5.3, 9.3 List the hexes to pump from, as long as the main part can use water."""
    main = main_part(state, seat)
    return distant(state, seat) if main is not None and need(state, seat, main) else []


def distant(state: State, seat: Seat) -> list[Spot]:
    """9.3 List the river hexes with water that a seat does not touch; a dam's water is its owners'."""
    taps, closed = state.land.holding(seat).taps, state.land.dam_at
    return [at for at in RIVERS if state.water.get(at) and at not in taps and at not in closed]


def pump(state: State, at: Spot, _: fx.TakeWaterAnywhere, seat: Seat) -> Step[State]:
    """9.3 A cube of water comes from the hex to the main part."""
    state = stock(pour(state, at, -1), seat, main_part(state, seat), water=1)
    return emit(state, WaterTaken(seat, at, 1))


def polluted(state: State, *_: object) -> list[Spot]:
    """9.3 List the river hexes with pollution."""
    return [at for at in RIVERS if state.pollution.get(at)]


class PollutionRemoved(Event, rule="9.3"):
    """A card took a cube of pollution away."""

    touches = ("pollution[at]", "bank.pollution")

    at: Spot


def clean(state: State, at: Spot, *_: object) -> Step[State]:
    """9.3 A cube of pollution goes back to the bank."""
    return emit(drop_pollution(state, at, -1), PollutionRemoved(at))


def polluters(state: State, seat: Seat) -> list[Spot]:
    """9.3 List the buildings of a seat that pollute."""
    return [at for at, building in state.land.of(seat) if building in POLLUTING]


class PollutionSpilled(Event, rule="9.3"):
    """A card dropped a cube of pollution."""

    touches = ("pollution[at]", "bank.pollution")

    at: Spot


def spill(state: State, at: Spot, effect: fx.AddPollution, _: Seat) -> Step[State]:
    """9.3 Cubes of pollution fall below the building, as far as the bank has any."""
    step, to = Step(state), OUTFALL[at]
    cubes = min(effect.n, state.bank.pollution)
    for _cube in range(cubes):
        step = step.then(_spill_cube, to)
    return step.then(tell_missing, Cube.POLLUTION, effect.n - cubes, to)


def _spill_cube(state: State, at: Spot) -> Step[State]:
    return emit(drop_pollution(state, at, 1), PollutionSpilled(at))


def in_crisis(state: State, seat: Seat) -> list[Spot]:
    """9.3 List the buildings of a seat with a red cube."""
    return sorted(at for at in state.land.holding(seat).part if at in state.crisis)


class CrisisLifted(Event, rule="9.3"):
    """A card took a red cube away."""

    touches = ("crisis[at]", "bank.crisis")

    seat: Seat
    building: Building
    at: Spot


def calm(state: State, at: Spot, *_: object) -> Step[State]:
    """9.3 A red cube goes back to the bank."""
    tile = state.land.tiles[at]
    return emit(lift_crisis(state, at), CrisisLifted(tile.owner, tile.building, at))
