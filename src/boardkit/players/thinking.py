"""Thinking: a decision to be made as a task, and solving it, in whatever process."""

from typing import Any, Self

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
    level = mind.level_of(task.level)
    if len(task.told) > 1:
        return looked_at_rows(seen, mind, level, task.seed, task.told)
    return (advised if task.advising else decide)(seen, mind, level, task.seed)


def solve_closer(task: Task) -> tuple[Verdict, Verdict]:
    """Solve a task, and look closer at what is to be told of it."""
    verdict = solve(task)
    return verdict, solve(task.telling(verdict))
