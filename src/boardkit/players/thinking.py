"""Thinking in a process of its own, so that a screen stays live: a task goes in, a verdict comes out."""

import os
import sys
from concurrent.futures import BrokenExecutor, Future
from contextlib import redirect_stderr
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

    from boardkit.players.task import Task
    from boardkit.players.verdict import Verdict


def _in_the_background() -> None:
    """Leave keyboard and screen to the program."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


class Thinker:
    """Solves tasks one after the other in another process, which is begun with the first."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def ask(self, task: "Task") -> "Future[Verdict]":
        """Begin to solve a task; a process that has died is begun anew."""
        # Menus know who lets players think, and no player.
        from boardkit.players.task import solve

        # A screen puts something without a number in place of stderr, which a new process cannot inherit.
        with redirect_stderr(sys.__stderr__):
            try:
                return self._begun().submit(solve, task)
            except BrokenExecutor:
                self.close()
                return self._begun().submit(solve, task)

    def close(self) -> None:
        """End the process, whatever it is at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in [*(pool._processes or {}).values()]:  # noqa: SLF001 - Python 3.14 has a method for it
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    def _begun(self) -> "ProcessPoolExecutor":
        if self._pool is None:
            # They take long to import, and many matches are played by people alone.
            from boardkit.players.workers import processes

            self._pool = processes(1, _in_the_background)
        return self._pool
