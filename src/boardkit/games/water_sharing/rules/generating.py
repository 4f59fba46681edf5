"""5.4, 5.5, 5.6, 5.8 and 10.4 Running buildings: what they need, make, earn and pollute."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import CHANCE, Condition, Event, Frame, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, OUTFALL, RIVERS, Spot
from boardkit.games.water_sharing.box.things import TRADED, Building, Cube, Good
from boardkit.games.water_sharing.rules import ledger, moves
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.model import BuildingEvent, State, owned

NO_BONUS = (Building.JUNCTION, Building.TREATMENT)  # 10.4 What never works, and so brings no bonus


def may_generate(state: State, effect: qs.MayGenerate) -> Step[State]:
    """5.4 What needs nothing works by itself; then the seat decides."""
    seat = effect.seat
    step = Step(state.ask(qs.Generate(seat)))
    dams = [(dam.at, Building.DAM) for dam in state.land.dams_of(seat)]
    for at, building in (*state.land.of(seat), *dams):
        if not BLUEPRINTS[building].needs and building not in NO_BONUS:
            step = step.then(_work, seat, at, building)
    return step


class BuildingRan(BuildingEvent, rule="5.4", touches=("worked[at]", *owned("stores", "thunes"), "bank")):
    """A building received what it needs and works."""

    energy: int
    food: int


_run: Final = cache(moves.Run)  # makes each answer once: lists of them are asked for often


def runs(state: State, question: qs.Generate) -> Iterator[moves.Run]:
    """5.4 List the buildings that have what they need and do not work yet."""
    seat = question.seat
    community, part = state.communities[seat], state.land.holding(seat).part
    for at, building in state.land.of(seat):
        plan = BLUEPRINTS[building]
        fed = all(community.held(part[at], good) >= count for good, count in plan.needs.items())
        if plan.needs and at not in state.worked and fed:
            yield _run(at)


class WorksAlready(Refusal, word="works-already", rule="5.4"):
    """The building works already, or needs nothing to work."""


def may_run(state: State, question: qs.Generate, move: moves.Run) -> Iterator[Condition]:
    """5.4 A building works once a round, with all it needs from its own part of the community."""
    seat, at = question.seat, move.at
    building = state.land.built(seat, at)
    yield must(building, ledger.NotYours("5.4"))
    if building is None:
        return
    needs, part = BLUEPRINTS[building].needs, state.land.holding(seat).part[at]
    yield must(needs and at not in state.worked, WorksAlready())
    for good, count in needs.items():
        yield ledger.must_hold(state, seat, part, good, count)


def run(state: State, question: qs.Generate, move: moves.Run) -> Step[State]:
    """5.4 The building receives all it needs, and is in crisis no longer."""
    seat, at = question.seat, move.at
    building, part = state.land.tiles[at].building, state.land.holding(seat).part[at]
    needs = BLUEPRINTS[building].needs
    cubes = {good.value: -count for good, count in needs.items() if good is not Good.THUNES}
    state = ledger.pay(ledger.stock(state, seat, part, **cubes), seat, needs.get(Good.THUNES, 0))
    step = _work(state, seat, at, building)
    if at not in state.crisis:
        return step
    return step.tell(ledger.lift_crisis(step.state, at), CrisisOver(seat, building, at))


class CrisisOver(BuildingEvent, rule="5.5.1", touches=("crisis[at]", "bank.crisis")):
    """A building works again."""


def _work(state: State, seat: Seat, at: Spot, building: Building) -> Step[State]:
    """5.4, 10.4, 11 What is made goes to the part of the community; each owner of a dam receives as much."""
    due = [made(at, building, good) for good in TRADED]
    energy, food = map(min, due, map(state.bank.held, TRADED))
    state = ledger.stock(state, seat, state.land.holding(seat).part[at], energy=energy, food=food)
    state = state.__replace__(worked=state.worked | {at})
    step = emit(state, BuildingRan(seat, building, at, energy, food))
    step = step.then(ledger.tell_missing, Cube.ENERGY, due[0] - energy, at)
    return step.then(ledger.tell_missing, Cube.FOOD, due[1] - food, at)


def made(at: Spot, building: Building, good: Good) -> int:
    """5.4, 10.4 Count what a building makes on a hex, with the bonus of the marker there."""
    return BLUEPRINTS[building].makes.get(good, 0) + (BOARD[at].bonus is good)


def harvest(state: State, effect: qs.Harvest) -> Step[State]:
    """5.5 Buildings that work bring thunes and victory points."""
    step, seat = Step(state), effect.seat
    for at, building in state.land.of(seat):
        if at in state.worked:
            thunes, points = made(at, building, Good.THUNES), BLUEPRINTS[building].points
            if thunes or points:
                brought = ledger.award(ledger.pay(step.state, seat, -thunes), seat, points)
                step = step.tell(brought, Harvested(seat, building, at, thunes, points))
    return step


class Harvested(BuildingEvent, rule="5.5", touches=(*owned("thunes", "points"), "bank.paid")):
    """A building brought thunes and victory points."""

    thunes: int
    points: int


def count_crises(state: State, effect: qs.CountCrises) -> Step[State]:
    """5.5.1 A building left without what it needs is in crisis; one that was so already has a riot."""
    step, seat = Step(state), effect.seat
    idle = [(at, building) for at, building in state.land.of(seat) if at not in state.worked]
    for at, building in idle:
        if BLUEPRINTS[building].needs and at not in state.crisis:
            step = step.then(_begin_crisis, seat, at, building)
    riots = [qs.RollRiot(CHANCE, seat, at) for at, _ in idle if at in state.crisis]
    return Step(step.state.ask(*riots), step.frames)


class CrisisBegun(BuildingEvent, rule="5.5.1", touches=("crisis[at]", "bank.crisis")):
    """A building that did not receive what it needs is in crisis."""


def _begin_crisis(state: State, seat: Seat, at: Spot, building: Building) -> Step[State]:
    if not state.bank.crisis:
        return ledger.tell_missing(state, Cube.CRISIS, 1, at)
    bank = state.bank.__replace__(crisis=state.bank.crisis - 1)
    state = state.__replace__(crisis=state.crisis | {at}, bank=bank)
    return emit(state, CrisisBegun(seat, building, at))


class RiotBroken(BuildingEvent, rule="5.5.1", reveals=True, touches=("communities[seat].points",)):
    """A building that stays in crisis has a riot, which costs victory points."""

    swords: int
    points: int


def riot(state: State, question: qs.RollRiot, move: moves.Roll) -> Step[State]:
    """5.5.1 A riot costs as many victory points as the die shows swords, as far as there are any."""
    seat, at = question.to, question.at
    lost = min(move.swords, state.communities[seat].points)
    state = ledger.award(state.answered(), seat, -lost)
    return emit(state, RiotBroken(seat, state.land.tiles[at].building, at, move.swords, lost))


def pollute(state: State, effect: qs.Pollute) -> Step[State]:
    """5.6 Every building that works and pollutes drops a cube."""
    step, seat = Step(state), effect.seat
    if state.communities[seat].favours.clean:
        return step
    for at, building in state.land.of(seat):
        if at in state.worked:
            for _ in range(BLUEPRINTS[building].pollution):
                step = step.then(fall, seat, building, at)
    return step


class PollutionFell(
    BuildingEvent, rule="5.6", touches=("pollution[to]", "bank.pollution"), where=("at", "to")
):
    """A cube of pollution fell into the water."""

    to: Spot


class ConstructionPolluted(PollutionFell):
    """A cube of pollution fell because something was built, which need not pollute ever after."""


def fall(
    state: State, seat: Seat, building: Building, at: Spot, event: type[PollutionFell] = PollutionFell
) -> Step[State]:
    """5.6 A cube of pollution falls into the nearest river, or into the sea if that is nearer."""
    to = OUTFALL[at]
    if not state.bank.pollution:
        return ledger.tell_missing(state, Cube.POLLUTION, 1, to)
    return emit(ledger.drop_pollution(state, to, 1), event(seat, building, at, to))


class CubeMoved(Event, rule="5.8", touches=("pollution[places]",), where=("at", "to")):
    """A cube of pollution moved from one hex to the next."""

    at: Spot
    to: Spot


class CubeFlowed(CubeMoved):
    """A cube of pollution moved down by one hex."""


class CubeDiluted(CubeMoved):
    """A cube too many moved on down."""


def flow(state: State) -> Step[State]:
    """5.8 Every cube moves down by one hex, all at once; then cubes too many go on down.

    To move them one after the other and yet all at once, the cubes nearest to the sea move first.
    """
    frames = list[Frame[State]]()
    for event, hexes, stay in ((CubeFlowed, RIVERS[::-1], 0), (CubeDiluted, RIVERS, 1)):
        for at in hexes:
            for _ in range(state.pollution.get(at, 0) - stay):
                to = BOARD[at].downstream
                assert to is not None
                state = state.__replace__(pollution=ledger.shift(state.pollution, at, to))
                frames.append(Frame(event(at, to), state))
    return Step(state, tuple(frames))
