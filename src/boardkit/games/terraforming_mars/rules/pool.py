"""V.A.2, VI The order of effects: what needs no thought is done, then the active seat chooses."""

from collections.abc import Iterator

from boardkit.core import Condition, Step, must
from boardkit.games.terraforming_mars.rules.card_effects import rule_of, urgency
from boardkit.games.terraforming_mars.rules.jobs import NoSuchChoice, Urgency
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import DoFirst
from boardkit.games.terraforming_mars.rules.questions import Pool, WhichFirst


def resolve_pool(state: State, pool: Pool) -> Step[State]:
    """V.A.2 Take the next job out of the pool, or ask which one that is."""
    if not pool.jobs:
        return Step(state)
    index = _next(state, pool)
    if index is None:
        return Step(state.ask(WhichFirst(pool.active), pool))
    return Step(_taken(state, pool, index))


def _taken(state: State, pool: Pool, index: int) -> State:
    """Leave the pool below the job, even an empty one: what the job sets off joins it."""
    rest = pool.jobs[:index] + pool.jobs[index + 1 :]
    return state.ask(pool.jobs[index], Pool(pool.active, rest))


def _next(state: State, pool: Pool) -> int | None:
    """Find the job that comes next, if that needs no decision: gains first, then what costs."""
    if len(pool.jobs) == 1:
        return 0
    urgencies = [urgency(state, job) for job in pool.jobs]
    if min(urgencies) <= Urgency.AUTOMATIC:
        return urgencies.index(min(urgencies))
    ready = _ready(pool, urgencies)
    return ready[0] if len(ready) == 1 else None


def _ready(pool: Pool, urgencies: list[Urgency]) -> list[int]:
    """List the different jobs that can be done now; those that cannot wait, unless none can."""
    stuck = min(urgencies) is Urgency.LATE
    return [
        index
        for index, job in enumerate(pool.jobs)
        if (stuck or urgencies[index] is not Urgency.LATE) and job not in pool.jobs[:index]
    ]


def firsts(state: State) -> list[DoFirst]:
    """V.A.2 List the effects that may come first."""
    pool = _pool_of(state)
    return [_first(pool, index) for index in _ready(pool, [urgency(state, job) for job in pool.jobs])]


def _first(pool: Pool, index: int) -> DoFirst:
    job = pool.jobs[index]
    return DoFirst(index + 1, job.card, rule_of(job.effects[0]).word)


def _pool_of(state: State) -> Pool:
    pool = state.pile[-2]
    assert isinstance(pool, Pool)
    return pool


def may_do_first(state: State, move: DoFirst) -> Iterator[Condition]:
    """V.A.2 The effect waits and can be carried out."""
    yield must(move in firsts(state), NoSuchChoice())


def do_first(state: State, move: DoFirst) -> Step[State]:
    """V.A.2 The active seat chose what comes first."""
    pool = _pool_of(state)
    return Step(_taken(state.but(pile=state.pile[:-2]), pool, move.number - 1))
