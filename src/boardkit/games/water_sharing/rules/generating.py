"""5.4, 5.5 and 5.5.1 Running buildings, harvests, crises and riots."""

from collections.abc import Iterator

from boardkit.core import CHANCE, Condition, Seat, Step, emit, evolve, must
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, Blueprint
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import TRADED, Building, Good
from boardkit.games.water_sharing.rules.effects import CountCrises, Harvest, MayGenerate
from boardkit.games.water_sharing.rules.events import (
    BuildingRan,
    CrisisBegun,
    CrisisOver,
    Harvested,
    RiotBroken,
)
from boardkit.games.water_sharing.rules.ledger import award, lift_crisis, pay, stock
from boardkit.games.water_sharing.rules.model import Community, State, Store
from boardkit.games.water_sharing.rules.moves import Roll, Run
from boardkit.games.water_sharing.rules.questions import Generate, RollRiot
from boardkit.games.water_sharing.rules.refusals import Lacks, NotYours, WorksAlready

NO_BONUS = (Building.JUNCTION, Building.TREATMENT)
"""10.4 What never works, and so brings no bonus."""


def may_generate(state: State, effect: MayGenerate) -> Step[State]:
    """5.4 What needs nothing works by itself; then the seat decides."""
    seat = effect.seat
    step = Step(state.ask(Generate(seat)))
    for at, building in state.land.of(seat):
        if not BLUEPRINTS[building].needs and building not in NO_BONUS:
            step = step.then(_work, seat, at, building)
    for dam in state.land.dams:
        if seat in dam.owners:
            step = step.then(_work_dam, seat, dam.at)
    return step


def _work_dam(state: State, seat: Seat, at: Spot) -> Step[State]:
    """11 Every owner of a dam receives two cubes of energy."""
    made = min(BLUEPRINTS[Building.DAM].makes[Good.ENERGY], state.bank.energy)
    state = stock(state, seat, state.land.holding(seat).part[at], energy=made)
    state = evolve(state, worked=state.worked | {at})
    return emit(state, BuildingRan(seat, Building.DAM, at, made, 0))


def runs(state: State, question: Generate) -> Iterator[Run]:
    """5.4 List the buildings that have what they need and do not work yet."""
    seat = question.seat
    community, part = state.communities[seat], state.land.holding(seat).part
    for at, building in state.land.of(seat):
        plan = BLUEPRINTS[building]
        if plan.needs and at not in state.worked and _is_fed(plan, community, part[at]):
            yield Run(at)


def _is_fed(plan: Blueprint, community: Community, part: Spot) -> bool:
    store = community.stock(part)
    return all(_held(good, store, community) >= count for good, count in plan.needs.items())


def _fed(plan: Blueprint, community: Community, part: Spot) -> Iterator[Condition]:
    """5.4 Tell one by one what a building takes from its part of the community."""
    store = community.stock(part)
    for good, count in plan.needs.items():
        has = _held(good, store, community)
        yield must(has >= count, Lacks(good, count, has))


def _held(good: Good, store: Store, community: Community) -> int:
    match good:
        case Good.WATER:
            return store.water
        case Good.ENERGY:
            return store.energy
        case Good.FOOD:
            return store.food
    return community.thunes


def may_run(state: State, question: Generate, move: Run) -> Iterator[Condition]:
    """5.4 A building works once a round, with all it needs from its own part of the community."""
    seat, at = question.seat, move.at
    tile = state.land.tiles.get(at)
    yield must(tile is not None and tile.owner == seat, NotYours())
    if tile is None or tile.owner != seat:
        return
    plan = BLUEPRINTS[tile.building]
    yield must(plan.needs and at not in state.worked, WorksAlready())
    yield from _fed(plan, state.communities[seat], state.land.holding(seat).part[at])


def run(state: State, question: Generate, move: Run) -> Step[State]:
    """5.4 The building receives all it needs, and is in crisis no longer."""
    seat, at = question.seat, move.at
    building = state.land.tiles[at].building
    needs = BLUEPRINTS[building].needs
    state = stock(
        state,
        seat,
        state.land.holding(seat).part[at],
        **{good.value: -count for good, count in needs.items() if good is not Good.THUNES},
    )
    state = pay(state, seat, needs[Good.THUNES]) if Good.THUNES in needs else state
    if at not in state.crisis:
        return _work(state, seat, at, building)
    return _work(state, seat, at, building).then(_end_crisis, seat, at, building)


def _end_crisis(state: State, seat: Seat, at: Spot, building: Building) -> Step[State]:
    return emit(lift_crisis(state, at), CrisisOver(seat, building, at))


def _work(state: State, seat: Seat, at: Spot, building: Building) -> Step[State]:
    """5.4, 10.4 What is made goes to the part of the community, with the bonus of the marker on the hex."""
    made = {good: min(_made(at, building, good), _left(state, good)) for good in TRADED}
    if any(made.values()):
        part = state.land.holding(seat).part[at]
        state = stock(state, seat, part, energy=made[Good.ENERGY], food=made[Good.FOOD])
    state = evolve(state, worked=state.worked | {at})
    return emit(state, BuildingRan(seat, building, at, made[Good.ENERGY], made[Good.FOOD]))


def _left(state: State, good: Good) -> int:
    return state.bank.energy if good is Good.ENERGY else state.bank.food


def _made(at: Spot, building: Building, good: Good) -> int:
    return BLUEPRINTS[building].makes.get(good, 0) + (BOARD[at].bonus is good)


def harvest(state: State, effect: Harvest) -> Step[State]:
    """5.5 Buildings that work bring thunes and victory points."""
    step = Step(state)
    for at, building in state.land.of(effect.seat):
        if at in state.worked:
            thunes, points = _made(at, building, Good.THUNES), BLUEPRINTS[building].points
            if thunes or points:
                step = step.then(_bring, effect.seat, at, thunes, points)
    return step


def _bring(state: State, seat: Seat, at: Spot, thunes: int, points: int) -> Step[State]:
    state = pay(state, seat, -thunes) if thunes else state
    state = award(state, seat, points) if points else state
    return emit(state, Harvested(seat, state.land.tiles[at].building, at, thunes, points))


def count_crises(state: State, effect: CountCrises) -> Step[State]:
    """5.5.1 A building left without what it needs is in crisis; one that was so already has a riot."""
    step, seat = Step(state), effect.seat
    for at, building in state.land.of(seat):
        if BLUEPRINTS[building].needs and at not in state.worked and at not in state.crisis:
            step = step.then(_begin_crisis, seat, at, building)
    riots = [
        RollRiot(CHANCE, seat, at)
        for at, _ in state.land.of(seat)
        if at in state.crisis and at not in state.worked
    ]
    return Step(step.state.ask(*riots), step.frames)


def _begin_crisis(state: State, seat: Seat, at: Spot, building: Building) -> Step[State]:
    if not state.bank.crisis:
        return Step(state)
    bank = evolve(state.bank, crisis=state.bank.crisis - 1)
    state = evolve(state, crisis=state.crisis | {at}, bank=bank)
    return emit(state, CrisisBegun(seat, building, at))


def riot(state: State, question: RollRiot, move: Roll) -> Step[State]:
    """5.5.1 A riot costs as many victory points as the die shows swords, as far as there are any."""
    seat, at = question.to, question.at
    lost = min(move.swords, state.communities[seat].points)
    state = award(state.answered(), seat, -lost)
    return emit(state, RiotBroken(seat, state.land.tiles[at].building, at, move.swords, lost))
