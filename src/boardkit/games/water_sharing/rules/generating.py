"""5.4 and 10.4 Running buildings: what they need, and what they make."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, Blueprint
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.box.things import TRADED, Building, Cube, Good
from boardkit.games.water_sharing.rules.ledger import lift_crisis, pay, stock
from boardkit.games.water_sharing.rules.means import NotYours, must_hold, tell_missing
from boardkit.games.water_sharing.rules.model import Community, State
from boardkit.games.water_sharing.rules.moves import Run
from boardkit.games.water_sharing.rules.questions import Generate, MayGenerate

NO_BONUS = (Building.JUNCTION, Building.TREATMENT)
"""10.4 What never works, and so brings no bonus."""


def may_generate(state: State, effect: MayGenerate) -> Step[State]:
    """5.4 What needs nothing works by itself; then the seat decides."""
    seat = effect.seat
    step = Step(state.ask(Generate(seat)))
    dams = [(dam.at, Building.DAM) for dam in state.land.dams_of(seat)]
    for at, building in (*state.land.of(seat), *dams):
        if not BLUEPRINTS[building].needs and building not in NO_BONUS:
            step = step.then(_work, seat, at, building)
    return step


class BuildingRan(Event, rule="5.4"):
    """A building received what it needs and works."""

    touches = ("worked[at]", "communities[seat].stores", "communities[seat].thunes", "bank")

    seat: Seat
    building: Building
    at: Spot
    energy: int
    food: int


_run: Final = cache(Run)
"""Makes each answer once: lists of them are asked for often."""


def runs(state: State, question: Generate) -> Iterator[Run]:
    """5.4 List the buildings that have what they need and do not work yet."""
    seat = question.seat
    community, part = state.communities[seat], state.land.holding(seat).part
    for at, building in state.land.of(seat):
        plan = BLUEPRINTS[building]
        if plan.needs and at not in state.worked and _is_fed(plan, community, part[at]):
            yield _run(at)


def _is_fed(plan: Blueprint, community: Community, part: Spot) -> bool:
    return all(community.held(part, good) >= count for good, count in plan.needs.items())


class WorksAlready(Refusal, word="works-already", rule="5.4"):
    """The building works already, or needs nothing to work."""


def may_run(state: State, question: Generate, move: Run) -> Iterator[Condition]:
    """5.4 A building works once a round, with all it needs from its own part of the community."""
    seat, at = question.seat, move.at
    building = state.land.built(seat, at)
    yield must(building, NotYours())
    if building is None:
        return
    needs, part = BLUEPRINTS[building].needs, state.land.holding(seat).part[at]
    yield must(needs and at not in state.worked, WorksAlready())
    for good, count in needs.items():
        yield must_hold(state, seat, part, good, count)


def run(state: State, question: Generate, move: Run) -> Step[State]:
    """5.4 The building receives all it needs, and is in crisis no longer."""
    seat, at = question.seat, move.at
    building, part = state.land.tiles[at].building, state.land.holding(seat).part[at]
    needs = BLUEPRINTS[building].needs
    cubes = {good.value: -count for good, count in needs.items() if good is not Good.THUNES}
    state = pay(stock(state, seat, part, **cubes), seat, needs.get(Good.THUNES, 0))
    step = _work(state, seat, at, building)
    return step.then(_end_crisis, seat, at, building) if at in state.crisis else step


class CrisisOver(Event, rule="5.5.1", touches=("crisis[at]", "bank.crisis")):
    """A building works again."""

    seat: Seat
    building: Building
    at: Spot


def _end_crisis(state: State, seat: Seat, at: Spot, building: Building) -> Step[State]:
    return emit(lift_crisis(state, at), CrisisOver(seat, building, at))


def _work(state: State, seat: Seat, at: Spot, building: Building) -> Step[State]:
    """5.4, 10.4, 11 What is made goes to the part of the community; each owner of a dam receives as much."""
    due = [made(at, building, good) for good in TRADED]
    energy, food = map(min, due, map(state.bank.held, TRADED))
    state = stock(state, seat, state.land.holding(seat).part[at], energy=energy, food=food)
    state = state.__replace__(worked=state.worked | {at})
    step = emit(state, BuildingRan(seat, building, at, energy, food))
    step = step.then(tell_missing, Cube.ENERGY, due[0] - energy, at)
    return step.then(tell_missing, Cube.FOOD, due[1] - food, at)


def made(at: Spot, building: Building, good: Good) -> int:
    """5.4, 10.4 Count what a building makes on a hex, with the bonus of the marker there."""
    return BLUEPRINTS[building].makes.get(good, 0) + (BOARD[at].bonus is good)
