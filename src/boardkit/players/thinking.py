"""Thinking in processes of their own, so that a screen stays live: a task goes in, a verdict comes out."""

import os
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from contextlib import redirect_stderr
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

    from boardkit.players.task import Task
    from boardkit.players.verdict import Verdict

P = ParamSpec("P")
T = TypeVar("T")


def _in_the_background() -> None:
    """Leave keyboard and screen to the program."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


class Thinker:
    """Solves tasks in other processes, so many at a time, which are begun with the first."""

    def __init__(self, count: int = 1) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._count = count

    def ask(self, task: "Task") -> "Future[Verdict]":
        """Begin to solve a task."""
        # Menus know who lets players think, and no player.
        from boardkit.players.task import solve

        return self.submit(solve, task)

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Begin some work; processes that have died are begun anew."""
        # A screen puts something without a number in place of stderr, which a new process cannot inherit.
        with redirect_stderr(sys.__stderr__):
            try:
                return self._begun().submit(work, *args, **kwargs)
            except BrokenExecutor:
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
            # They take long to import, and many matches are played by people alone.
            from boardkit.players.workers import processes

            self._pool = processes(self._count, _in_the_background)
        return self._pool
