"""5.3, 10.3 and 11 Taking water, filling dams, and treating pollution."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Move, Seat, Step, emit, evolve, must
from boardkit.games.water_sharing.box import BOX, COURSE, NEAR
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Good
from boardkit.games.water_sharing.rules.events import DamFilled, WaterPutBack, WaterTaken, WaterTreated
from boardkit.games.water_sharing.rules.land import Dam
from boardkit.games.water_sharing.rules.ledger import award, drop_pollution, lay, pay, pour, stock
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import FillDam, Pass, TakeWater, Treat
from boardkit.games.water_sharing.rules.questions import AfterPollution, Collect, FirstUse
from boardkit.games.water_sharing.rules.refusals import (
    BankIsEmpty,
    DamIsFull,
    DamOfOthers,
    NoNeed,
    NoPlant,
    NoPollutionThere,
    NotAnOwner,
    NotDownstream,
    NoWaterThere,
    OnlyContestedSite,
    OutOfReach,
    PlantIsUsed,
    TooExpensive,
    TooLateToUse,
)

DAM_ROOM: Final = BOX["dam_capacity"]
TREATMENTS: Final = 3
TREATMENT_COST: Final = 2
RETURN_POINTS: Final = 1


@cache
def take(at: Spot, count: int) -> TakeWater:
    """Return the answer, made once."""
    return TakeWater(at, count)


@cache
def fill(dam: Spot, at: Spot, count: int) -> FillDam:
    """Return the answer, made once."""
    return FillDam(dam, at, count)


def need(state: State, seat: Seat, part: Spot) -> int:
    """5.3 Say how much water a part can still use; a cistern serves the main part."""
    holding, community = state.land.holding(seat), state.communities[seat]
    cistern = community.favours.cistern if part == holding.main else 0
    return max(0, holding.thirst[part] + cistern - community.stock(part).water)


def need_at(state: State, seat: Seat, at: Spot) -> int:
    """5.3 Say how much water the parts that touch a river hex can still use."""
    return sum(need(state, seat, part) for part in state.land.holding(seat).taps.get(at, ()))


def room(state: State, dam: Dam) -> int:
    """11 Say how many cubes a dam still takes."""
    return max(0, DAM_ROOM - state.water.get(dam.at, 0))


def reservoir(state: State, seat: Seat, dam: Dam) -> list[Spot]:
    """11 List the hexes below a dam that can fill it; the water in dams of others stays there."""
    closed = _closed(state, seat)
    return [at for at in COURSE[dam.at] if at not in closed]


def _closed(state: State, seat: Seat) -> set[Spot]:
    """11 List the hexes whose water belongs to the owners of dams that the seat has no part in."""
    return {dam.at for dam in state.land.dams if seat not in dam.owners}


def collectable(state: State, seat: Seat, only: Spot | None = None) -> Iterator[Move]:
    """5.3, 11 List what a seat may take, and fill its dams with; from one hex only if one is named."""
    for at in state.land.holding(seat).taps:
        if only in (None, at) and (there := state.water.get(at, 0)):
            for count in range(1, min(there, need_at(state, seat, at)) + 1):
                yield take(at, count)
    for dam in state.land.dams:
        if seat in dam.owners and (free := room(state, dam)):
            for at in reservoir(state, seat, dam):
                if only in (None, at):
                    for count in range(1, min(state.water.get(at, 0), free) + 1):
                        yield fill(dam.at, at, count)


def collecting(state: State, question: Collect | FirstUse) -> Iterator[Move]:
    """5.3 List what may be done while water is collected, cards aside."""
    only = question.at if isinstance(question, FirstUse) else None
    yield from collectable(state, question.seat, only)
    if only is None:
        yield from treatable(state, question.seat, keep=True)
    yield Pass()


def may_take(state: State, question: Collect | FirstUse, move: TakeWater) -> Iterator[Condition]:
    """5.3 Water comes from hexes beside own constructions, up to what own buildings need."""
    seat, at = question.seat, move.at
    tapped = at in state.land.holding(seat).taps
    yield must(tapped, OutOfReach())
    if not tapped:
        return
    if isinstance(question, FirstUse):
        yield must(at == question.at, OnlyContestedSite())
    there, wanted = state.water.get(at, 0), need_at(state, seat, at)
    yield must(0 < move.count <= there, NoWaterThere(there))
    yield must(move.count <= wanted, NoNeed(wanted))


def take_water(state: State, seat: Seat, move: TakeWater) -> Step[State]:
    """5.3 The cubes go to the part that touches the hex; what it cannot use goes to the next."""
    state = pour(state, move.at, -move.count)
    left = move.count
    for part in state.land.holding(seat).taps[move.at]:
        cubes = min(left, need(state, seat, part))
        left -= cubes
        state = stock(state, seat, part, water=cubes) if cubes else state
    return emit(state, WaterTaken(seat, move.at, move.count))


def may_fill(state: State, question: Collect | FirstUse, move: FillDam) -> Iterator[Condition]:
    """11 Each owner may fill a dam up to nine cubes from hexes below it."""
    dam = next((dam for dam in state.land.dams if dam.at == move.dam), None)
    own = dam is not None and question.seat in dam.owners
    yield must(own, NotAnOwner())
    if dam is None or not own:
        return
    yield must(move.at in COURSE[dam.at], NotDownstream())
    yield must(move.at not in _closed(state, question.seat), DamOfOthers())
    if isinstance(question, FirstUse):
        yield must(move.at == question.at, OnlyContestedSite())
    there = state.water.get(move.at, 0)
    yield must(0 < move.count <= there, NoWaterThere(there))
    yield must(move.count <= room(state, dam), DamIsFull(room(state, dam)))


def fill_dam(state: State, seat: Seat, move: FillDam) -> Step[State]:
    """11 Cube by cube the water goes up into the dam."""
    step = Step(state)
    for _ in range(move.count):
        step = step.then(_lift, seat, move)
    return step


def _lift(state: State, seat: Seat, move: FillDam) -> Step[State]:
    state = evolve(state, water=lay(lay(state.water, move.at, -1), move.dam, 1))
    return emit(state, DamFilled(seat, move.at, move.dam, state.water[move.dam]))


def plants(state: State, seat: Seat) -> list[Spot]:
    """10.3 List the treatment plants of a seat that can be used once more in this round."""
    return [
        at
        for at, building in state.land.of(seat)
        if building is Building.TREATMENT and state.treated.get(at, 0) < TREATMENTS
    ]


def treatable(state: State, seat: Seat, *, keep: bool) -> Iterator[Treat]:
    """10.3 List what plants may do; only in step 3 can the water be kept, by a part that needs it."""
    if state.communities[seat].thunes < TREATMENT_COST or not state.pollution or state.bank.water < 1:
        return
    for plant in plants(state, seat):
        part = state.land.holding(seat).part[plant]
        for at in NEAR[plant]:
            if at in COURSE and state.pollution.get(at):
                yield Treat(plant, at, back=True)
                if keep and need(state, seat, part):
                    yield Treat(plant, at, back=False)


def may_treat(state: State, question: Collect | AfterPollution, move: Treat) -> Iterator[Condition]:
    """10.3 A plant treats pollution on a river hex beside it, three times a round, for two thunes."""
    seat, tile = question.seat, state.land.tiles.get(move.plant)
    own = tile is not None and tile.owner == seat and tile.building is Building.TREATMENT
    reached = own and move.at in NEAR[move.plant] and move.at in COURSE
    yield must(reached, NoPlant())
    if not reached:
        return
    yield must(state.treated.get(move.plant, 0) < TREATMENTS, PlantIsUsed())
    yield must(state.pollution.get(move.at), NoPollutionThere())
    has = state.communities[seat].thunes
    yield must(has >= TREATMENT_COST, TooExpensive(seat, TREATMENT_COST, has))
    yield must(state.bank.water >= 1, BankIsEmpty(Good.WATER))
    if not move.back:
        yield must(isinstance(question, Collect), TooLateToUse())
        wanted = need(state, seat, state.land.holding(seat).part[move.plant])
        yield must(wanted, NoNeed(wanted))


def treat(state: State, seat: Seat, move: Treat) -> Step[State]:
    """10.3 A cube of pollution becomes water, which is used or put back for a victory point."""
    treated = {**state.treated, move.plant: state.treated.get(move.plant, 0) + 1}
    state = drop_pollution(evolve(pay(state, seat, TREATMENT_COST), treated=treated), move.at, -1)
    if not move.back:
        part = state.land.holding(seat).part[move.plant]
        return emit(stock(state, seat, part, water=1), WaterTreated(seat, move.plant, move.at))
    step = emit(pour(state, move.at, 1), WaterTreated(seat, move.plant, move.at))
    back = award(step.state, seat, RETURN_POINTS)
    return Step(back, step.frames).then(emit, WaterPutBack(seat, move.at, RETURN_POINTS))


def may_collect(state: State, seat: Seat) -> Step[State]:
    """5.3 A seat is asked if there is anything for it to do, or if it has cards."""
    busy = state.communities[seat].actions or any(move != Pass() for move in collecting(state, Collect(seat)))
    return Step(state.ask(Collect(seat)) if busy else state)


def may_clean(state: State, seat: Seat) -> Step[State]:
    """5.6 A seat is asked if it can treat pollution."""
    return Step(state.ask(AfterPollution(seat)) if any(treatable(state, seat, keep=False)) else state)
