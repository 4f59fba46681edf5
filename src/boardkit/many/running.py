"""Running many games: who plays them, what comes of each, and what a file keeps already."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from attrs import define, field

from boardkit.core import Fault, FaultError
from boardkit.core.values import Value
from boardkit.many.figures import Tally
from boardkit.many.job import Job, Outcome, Plan
from boardkit.many.playing import Played, play_batch
from boardkit.many.run_faults import ExtraMissing, NoCluster, WorkerDiffers, WorkersLost
from boardkit.many.store import Store
from boardkit.players.pool import processes

P = ParamSpec("P")
T = TypeVar("T")

LOCAL: Final = "local"  # what stands for a Dask cluster on this machine, in place of an address
PATIENCE: Final = 10  # seconds to wait for a Dask scheduler
AHEAD: Final = 3  # how many batches wait for each worker or are played by it, so that it is never idle

LOST: Final = (BrokenExecutor, CancelledError)  # a process has died, or the cluster gave a batch up


class Crew(Value, eq=False):
    """Those who play."""

    # Hires them for a while; after workers were lost they are hired again.
    opened: Callable[[], AbstractContextManager[Executor]]
    workers: int  # how many there are, as far as it is known
    lost: tuple[type[BaseException], ...] = LOST  # what is raised where one of them has died

    @property
    def most_at_once(self) -> int:
        """How many batches to hand out before the first comes back."""
        return self.workers * AHEAD if self.workers > 1 else 1


class Here(Executor):
    """This process: what is submitted is done at once."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do it, and return it as done; what it raises is raised."""
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def crew(jobs: int, dask: str | None = None) -> Crew:
    """Hire processes, this one included, or those of a Dask scheduler; FaultError if nobody answers there."""
    if dask is not None:
        return _cluster(jobs, dask)
    return Crew(Here, 1) if jobs == 1 else Crew(lambda: _processes(jobs), jobs)


@contextmanager
def _processes(count: int) -> Iterator[Executor]:
    pool = processes(count)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _cluster(jobs: int, address: str) -> Crew:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise FaultError(ExtraMissing("dask")) from error
    # Workers that die are what this is made for; Dask would print their tracebacks between our sentences.
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    lost = (distributed.scheduler.KilledWorker, *LOST)
    if address == LOCAL:
        return Crew(lambda: _local_cluster(distributed, jobs), jobs, lost)
    _knock(distributed, address)
    with distributed.Client(address, timeout=PATIENCE) as client:
        workers = sum(client.nthreads().values())
    return Crew(lambda: _executor(distributed, address), max(workers, 1), lost)


def _knock(distributed: Any, address: str) -> None:
    """Find out whether a scheduler is there, or raise FaultError: a client would look for it for ever.

    Something else than Dask may answer, or nothing that makes sense.
    """

    async def connect() -> None:
        async with asyncio.timeout(PATIENCE):
            (await distributed.comm.connect(address, timeout=PATIENCE)).abort()

    try:
        asyncio.run(connect())
    except (OSError, ValueError, TypeError) as error:
        raise FaultError(NoCluster(address, str(error) or type(error).__name__)) from error


@contextmanager
def _local_cluster(distributed: Any, jobs: int) -> Iterator[Executor]:
    # Without an address distributed 2026.8 takes port 8787 all the same, and warns if it is taken.
    alone = {"dashboard_address": "127.0.0.1:0", "scheduler_kwargs": {"dashboard": False}}
    with (
        distributed.LocalCluster(
            n_workers=jobs, threads_per_worker=1, processes=True, silence_logs=50, **alone
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client.get_executor()


@contextmanager
def _executor(distributed: Any, address: str) -> Iterator[Executor]:
    _knock(distributed, address)
    with distributed.Client(address, timeout=PATIENCE) as client:
        yield client.get_executor()


BATCH: Final = 8  # how many games a worker gets at once; a few, so that they are soon kept
MOST_LOST: Final = 5  # how often workers may die in a row, before a game has been played
Batch: TypeAlias = tuple[Job, ...]


def outcomes(jobs: Iterable[Job], crew: Crew) -> Iterator[tuple[Outcome, ...]]:
    """Have games played, and tell what came of some of them as soon as it is known, in any order.

    What a worker was playing when it died is played again.

    Raises:
        FaultError: workers die again and again, or cannot play the game, or it never ends.
    """
    work = _Work(iter(jobs))
    while work.lost < MOST_LOST:
        with crew.opened() as executor:
            try:
                yield from work.done_by(executor, crew.most_at_once)
            except crew.lost:
                work.take_back()
            else:
                return
    raise FaultError(WorkersLost(work.lost))


@define
class _Work:
    """What is still to be done."""

    jobs: Iterator[Job]  # the games that nobody was given yet
    again: deque[Batch] = field(factory=deque)  # batches whose workers were lost
    running: dict[Future[Played], Batch] = field(factory=dict)  # the batches that somebody was given
    lost: int = 0  # how often in a row workers were lost

    def done_by(self, executor: Executor, most: int) -> Iterator[tuple[Outcome, ...]]:
        """Hand batches out, at most so many at once, and tell what comes back."""
        while self._hand_out(executor, most):
            done, _ = wait(self.running, return_when=FIRST_COMPLETED)
            for future in done:
                try:
                    played = future.result()
                except (ImportError, RuntimeError) as error:
                    # Who was to play has no such program, as Dask says.
                    if isinstance(error.__cause__ or error, ImportError):
                        raise FaultError(WorkerDiffers(self.running[future][0].game)) from error
                    raise
                del self.running[future]
                self.lost = 0
                if isinstance(played, Fault):
                    raise FaultError(played)
                yield played

    def take_back(self) -> None:
        """Take back what lost workers were given."""
        self.again.extend(self.running.values())
        self.running.clear()
        self.lost += 1

    def _hand_out(self, executor: Executor, most: int) -> bool:
        """Give everybody something to do; tell whether anything is being done."""
        while len(self.running) < most:
            batch = self.again.popleft() if self.again else tuple(islice(self.jobs, BATCH))
            if not batch:
                break
            # A pool that breaks now has not taken the batch, so it must not be forgotten.
            self.again.appendleft(batch)
            future = executor.submit(play_batch, batch)
            self.running[future] = self.again.popleft()
        return bool(self.running)


@define
class Counted:
    """What has come of games so far; it grows with every one."""

    settings: list[Tally]  # the figures by setting of the plan
    totals: dict[int, tuple[int, ...]] = field(factory=dict)  # the points by seat, by number of the game
    kept: int = 0  # how many games had been played before
    decisions: int = 0  # how many were made in the games that have been played now

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.settings[outcome.setting].add(outcome)
        self.totals[outcome.number] = outcome.totals

    def sum(self, value: Callable[[Tally], int]) -> int:
        """Add up a figure of all settings."""
        return sum(map(value, self.settings))


def begun(plan: Plan, games: int, store: Store | None) -> Counted:
    """Count the games of a plan, up to so many, that a file keeps already."""
    counted = Counted([Tally(plan.seats) for _ in plan.settings])
    for outcome in store.outcomes() if store else ():
        if outcome.number < games:
            counted.add(outcome)
    counted.kept = len(counted.totals)
    return counted


def go_on(plan: Plan, games: int, crew: Crew, store: Store | None, counted: Counted) -> Iterator[int]:
    """Play and keep the other games, telling how many more there are; FaultError if that cannot be."""
    missing = (number for number in range(games) if number not in counted.totals)
    for some in outcomes(map(plan.job, missing), crew):
        if store:
            store.keep(some)
        for outcome in some:
            counted.add(outcome)
            counted.decisions += outcome.decisions
        yield len(some)
