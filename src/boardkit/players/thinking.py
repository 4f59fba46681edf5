"""Thinking: a decision to be made as a task, and solving it in processes of their own."""

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import redirect_stderr
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, ParamSpec, Self, TypeVar

from boardkit.core import Match, Move, Seat, Table
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.match import Sitter
from boardkit.core.values import Value
from boardkit.players.advising import CANDIDATES, advised, looked_at_rows
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Seen
from boardkit.players.search import decide
from boardkit.players.verdict import Verdict


class Task(Value, eq=False):
    """A decision to be made: what a seat sees of a table, at which level, and by which seed."""

    game: str
    view: Table
    seat: Seat
    level: Sitter
    seed: int
    # Whether somebody wants to know why, so that even a move that needs no thought is set beside others.
    advising: bool = False
    told: tuple[Move, ...] = ()  # the moves to be told as good ones, which are tried side by side first

    @classmethod
    def of(cls, match: Match[Any], level: Sitter, *, advising: bool = False) -> Self:
        """Set the task of whoever is asked now; the same match at the same moment sets the same."""
        seat = match.state.to_move
        assert seat is not None
        seen = Seen.of(match.game, match.state, seat)
        return cls(match.game.key, seen.view, seat, level, match.seed + match.at, advising)

    def telling(self, verdict: Verdict) -> "Task":
        """Set the task to look closer at the best of what a first look found."""
        return self.__replace__(told=tuple(one.move for one in verdict.opinions[:CANDIDATES]))


def solve(task: Task) -> Verdict:
    """Decide; wherever it is done, and however fast, the verdict is the same."""
    mind = mind_of(task.game)
    seen = Seen(GAMES[task.game], task.view, task.seat)
    level = mind.levels[task.level]
    if len(task.told) > 1:
        return looked_at_rows(seen, mind, level, task.seed, task.told)
    return (advised if task.advising else decide)(seen, mind, level, task.seed)


def solve_closer(task: Task) -> tuple[Verdict, Verdict]:
    """Solve a task, and look closer at what is to be told of it."""
    verdict = solve(task)
    return verdict, solve(task.telling(verdict))


def processes(count: int, begun: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Return an executor over so many processes, begun as they are wanted; each does `begun` first."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_obey, initargs=(begun,))


def _obey(begun: Callable[[], None] | None) -> None:
    """Leave ctrl+c to the process that began this one, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if begun is not None:
        begun()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


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

        return self.submit(solve, task)

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Begin some work; processes that have died are begun again."""
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

            self._pool = processes(self._count, _in_the_background)
        return self._pool
