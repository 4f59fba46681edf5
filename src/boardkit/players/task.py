"""A decision to be made, as it is handed to another process, and solving it."""

from typing import Any, Self

from boardkit.core import Match, Seat, Table
from boardkit.core.lines.players import Sitter
from boardkit.core.rules.values import frozen
from boardkit.games import GAMES
from boardkit.players.finding import mind_of
from boardkit.players.player import Seen
from boardkit.players.search import beside_others, decide
from boardkit.players.verdict import Verdict


@frozen(eq=False)
class Task:
    """A decision to be made: what a seat sees of a table, at which level, and by which seed.

    Attributes:
        advising: whether somebody wants to know why, so that even a move that needs no thought is set beside
            others.
    """

    game: str
    view: Table
    seat: Seat
    level: Sitter
    seed: int
    advising: bool = False

    @classmethod
    def of(cls, match: Match[Any], level: Sitter, *, advising: bool = False) -> Self:
        """Set the task of whoever is asked now; the same match at the same moment sets the same."""
        seat = match.state.to_move
        assert seat is not None
        seen = Seen.of(match.game, match.state, seat)
        return cls(match.game.key, seen.view, seat, level, match.seed + match.at, advising)


def solve(task: Task) -> Verdict:
    """Decide; wherever it is done, and however fast, the verdict is the same."""
    mind = mind_of(task.game)
    seen = Seen(GAMES[task.game], task.view, task.seat)
    verdict = decide(seen, mind, mind.levels[task.level], task.seed)
    if not task.advising or len(verdict.opinions) > 1:
        return verdict
    return beside_others(seen, mind, mind.levels[task.level], task.seed)
