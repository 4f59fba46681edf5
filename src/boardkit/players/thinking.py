"""Thinking in a process of its own, so that a screen stays live: a task goes in, a verdict comes out."""

import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Self

from attrs import frozen

from boardkit.core import Match, Seat, Table
from boardkit.core.lines.players import Sitter
from boardkit.games import GAMES
from boardkit.players.finding import mind_of
from boardkit.players.player import Seen
from boardkit.players.search import decide
from boardkit.players.verdict import Verdict


@frozen(eq=False)
class Task:
    """A decision to be made: what a seat sees of a table, at which level, and by which seed."""

    game: str
    view: Table
    seat: Seat
    level: Sitter
    seed: int

    @classmethod
    def of(cls, match: Match[Any], level: Sitter) -> Self:
        """Set the task of whoever is asked now; the same match at the same moment sets the same."""
        seat = match.state.to_move
        assert seat is not None
        seen = Seen.of(match.game, match.state, seat)
        return cls(match.game.key, seen.view, seat, level, match.seed + match.at)


def solve(task: Task) -> Verdict:
    """Decide; wherever it is done, and however fast, the verdict is the same."""
    mind = mind_of(task.game)
    seen = Seen(GAMES[task.game], task.view, task.seat)
    return decide(seen, mind, mind.levels[task.level], task.seed)


def _in_the_background() -> None:
    """Leave it to the program to end on ctrl+c."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinker:
    """Solves tasks one after the other in another process, which is begun with the first."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def ask(self, task: Task) -> Future[Verdict]:
        """Begin to solve a task; a process that has died is begun anew."""
        try:
            return self._begun().submit(solve, task)
        except BrokenProcessPool:
            self.close()
            return self._begun().submit(solve, task)

    def close(self) -> None:
        """End the process, whatever it is at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in [*(pool._processes or {}).values()]:  # noqa: SLF001 - Python 3.14 has a method for it
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_in_the_background)
        return self._pool
