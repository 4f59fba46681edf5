"""Who plays the games: this process, some processes of this machine, or a Dask cluster; all as executors."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from typing import Any, Final, ParamSpec, TypeVar

from boardkit.core import FaultError
from boardkit.core.values import Value
from boardkit.many.faults import ExtraMissing, NoCluster
from boardkit.players.workers import processes

P = ParamSpec("P")
T = TypeVar("T")

LOCAL: Final = "local"
"""What stands for a Dask cluster on this machine, in place of an address."""

PATIENCE: Final = 10
"""Seconds to wait for a Dask scheduler."""

AHEAD: Final = 3
"""How many batches wait for each worker or are played by it, so that it is never idle."""


LOST: Final = (BrokenExecutor, CancelledError)
"""What is raised where a process has died, or the cluster has given a batch up."""


class Crew(Value, eq=False):
    """Those who play.

    Attributes:
        opened: hires them for a while; after workers were lost they are hired anew.
        workers: how many there are, as far as it is known.
        lost: what is raised where one of them has died.
    """

    opened: Callable[[], AbstractContextManager[Executor]]
    workers: int
    lost: tuple[type[BaseException], ...] = LOST

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
    """Hire so many processes, one being this one, or whoever the Dask scheduler at an address has.

    Raises:
        FaultError: Dask is not installed, or nobody answers at the address.
    """
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
    """Find out whether a scheduler is there; a client that finds none would go on looking in the background.

    Raises:
        FaultError: nobody answers at the address.
    """
    try:
        asyncio.run(_connect(distributed, address))
    except (OSError, ValueError, TypeError) as error:
        raise FaultError(NoCluster(address, str(error) or type(error).__name__)) from error


async def _connect(distributed: Any, address: str) -> None:
    """Connect, and hang up again; something else than Dask may answer, or nothing that makes sense."""
    async with asyncio.timeout(PATIENCE):
        (await distributed.comm.connect(address, timeout=PATIENCE)).abort()


@contextmanager
def _local_cluster(distributed: Any, jobs: int) -> Iterator[Executor]:
    with (
        distributed.LocalCluster(
            n_workers=jobs, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client.get_executor()


@contextmanager
def _executor(distributed: Any, address: str) -> Iterator[Executor]:
    _knock(distributed, address)
    with distributed.Client(address, timeout=PATIENCE) as client:
        yield client.get_executor()
