"""Processes beside the program, in which players think and games are played.

`concurrent.futures` imports what begins processes when it is first asked for; many matches are played by
people alone.
"""

import os
import signal
import sys
from collections.abc import Callable
from concurrent import futures
from contextlib import redirect_stderr
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor


def processes(count: int, begun: Callable[[], None] | None = None) -> "ProcessPoolExecutor":
    """Return an executor over so many processes, begun as they are wanted; each does `begun` first."""
    return futures.ProcessPoolExecutor(
        count, mp_context=get_context("spawn"), initializer=_obey, initargs=(begun,)
    )


def _obey(begun: Callable[[], None] | None) -> None:
    """Leave ctrl+c to the process that began this one, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    Thread(target=end_with_parent, daemon=True).start()
    if begun is not None:
        begun()


P = ParamSpec("P")
T = TypeVar("T")


def _in_the_background() -> None:
    """Leave keyboard and screen to the program."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


class Thinker:
    """Lets functions work in other processes, so many at a time, which are begun with the first."""

    def __init__(self, count: int = 1) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._count = count

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Begin some work; processes that have died are begun again."""
        # A screen puts something without a number in place of stderr, which a new process cannot inherit.
        with redirect_stderr(sys.__stderr__):
            try:
                return self._begun().submit(work, *args, **kwargs)
            except futures.BrokenExecutor:
                self.close()
                return self._begun().submit(work, *args, **kwargs)

    def close(self) -> None:
        """End the processes, whatever they are at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in [*(pool._processes or {}).values()]:  # noqa: SLF001 - Python 3.14 has a method for it
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    def _begun(self) -> "ProcessPoolExecutor":
        if self._pool is None:
            self._pool = processes(self._count, _in_the_background)
        return self._pool
