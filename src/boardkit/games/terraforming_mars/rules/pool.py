"""V.A.2, VI The order of effects: what needs no thought is done, then the active seat chooses."""

from collections.abc import Iterator

from boardkit.core import Condition, Step, must
from boardkit.games.terraforming_mars.box.effects import (
    AddCardResource,
    CardEffect,
    Choose,
    Gain,
    If,
    NextCard,
    Pay,
    Production,
    Raise,
    Rating,
    RemoveResource,
    StealResource,
)
from boardkit.games.terraforming_mars.rules.changes import floor
from boardkit.games.terraforming_mars.rules.choices import open_options
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.effects import Job, Pool
from boardkit.games.terraforming_mars.rules.kinds import kind_of
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import DoFirst
from boardkit.games.terraforming_mars.rules.parameters import brings_ocean
from boardkit.games.terraforming_mars.rules.questions import WhichFirst
from boardkit.games.terraforming_mars.rules.refusals import NoSuchChoice
from boardkit.games.terraforming_mars.rules.taking import neutral_can_lose, victims
from boardkit.games.terraforming_mars.rules.targets import takers


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
    for wanted in (_is_welcome, _is_automatic):
        for index, job in enumerate(pool.jobs):
            if wanted(state, job):
                return index
    ready = list(_ready(state, pool))
    return ready[0] if len(ready) == 1 else None


def _ready(state: State, pool: Pool) -> Iterator[int]:
    """Walk the different jobs that can be done now; those that cannot wait, unless none can."""
    waits = [_must_wait(state, job) for job in pool.jobs]
    for index, job in enumerate(pool.jobs):
        if (not waits[index] or all(waits)) and job not in pool.jobs[:index]:
            yield index


def _must_wait(state: State, job: Job) -> bool:
    """Tell whether a job would fail now: it costs too much, or there is nothing to take yet."""
    match job.effects[0]:
        case Production() | Pay():
            return not _is_automatic(state, job)
        case RemoveResource() | StealResource() as effect:
            return not victims(state, job, effect) and not neutral_can_lose(state, effect)
    return False


def _is_welcome(state: State, job: Job) -> bool:
    """Tell whether a job only adds, so that nobody would put it off."""
    effect = job.effects[0]
    match effect:
        case Gain() | NextCard() | If():
            return True
        case Production() | Rating():
            return value(state, job.owner, effect.amount, job.card, job.number) >= 0
    return False


def _is_automatic(state: State, job: Job) -> bool:
    """Tell whether a job can be done now and leaves nothing to decide or to learn."""
    effect: CardEffect = job.effects[0]
    match effect:
        case Production(resource, amount):
            lower = value(state, job.owner, amount, job.card, job.number)
            return state.companies[job.owner].production[resource] + lower >= floor(resource)
        case Pay(resource, amount):
            due = value(state, job.owner, amount, job.card, job.number)
            return state.companies[job.owner].stock[resource] >= due
        case AddCardResource():
            return len(takers(state, job, effect)) <= 1
        case Raise(parameter, steps):
            return not brings_ocean(state, parameter, steps)
        case Choose():
            return len(open_options(state, job, effect)) <= 1
    return False


def firsts(state: State) -> list[DoFirst]:
    """V.A.2 List the effects that may come first."""
    pool = _pool_of(state)
    return [_first(pool, index) for index in _ready(state, pool)]


def _first(pool: Pool, index: int) -> DoFirst:
    job = pool.jobs[index]
    return DoFirst(index + 1, job.card, kind_of(job.effects[0]))


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
