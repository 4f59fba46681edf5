"""Advice: the first idea set beside others, and all that is told tried side by side before it is told."""

from collections.abc import Mapping, Sequence
from statistics import mean, stdev
from typing import Any, Final, TypeVar

from boardkit.core import Move, Table, legal
from boardkit.players.ladder import Level
from boardkit.players.mind import Mind
from boardkit.players.player import Seen
from boardkit.players.search import Row, decide, thinking_of, tried_again
from boardkit.players.verdict import Opinion, Verdict
from boardkit.players.worth import Worth
from boardkit.players.worth import mean as mean_worth

S = TypeVar("S", bound=Table)

OTHERS: Final = 3
"""Beside how many other moves one is set that needs no thought."""

CANDIDATES: Final = 5
"""How many moves are looked at closer: those that come to the same as another are not told."""

TRIES: Final = 12
CLOSER: Final = 1200
"""How often each of them is tried, and for how many tables at most."""

SURE: Final = 2.0
"""How many standard errors a move must be ahead of the first idea to be better than luck explains."""

MISTAKE: Final = 0.12
"""From which loss on, as a share of the scale of a game, a decision is a mistake: no hint holds to one."""

TURN: Final = 16
"""How many own answers a turn may have: moves are compared at its end, not in the middle of some."""


def advised(seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int) -> Verdict:
    """Decide as a player would; a move that needs no thought is set beside others, to know why."""
    verdict = decide(seen, mind, level, seed)
    return verdict if len(verdict.opinions) > 1 else beside_others(seen, mind, level, seed)


def beside_others(seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int) -> Verdict:
    """Set the first move that the mind thinks of beside others, one of each kind that is not pointless."""
    dealt = thinking_of(seen, mind, level, seed)
    moves = legal(seen.game, dealt)
    first = mind.prune(dealt, moves)[0]
    others = (move for move in reversed(moves) if move != first and not mind.pointless(dealt, move))
    kinds = {type(move): move for move in others}
    return decide(seen, mind, level, seed, also=tuple(kinds.values())[:OTHERS])


def looked_closer(
    seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int, moves: Sequence[Move], times: int = 1
) -> Verdict:
    """Try moves side by side to the end of the turn, or farther where the level plays on, to compare them.

    Args:
        seen: what the seat sees.
        mind: how the game is judged.
        level: who gives advice.
        seed: what all chance follows from.
        moves: some legal ones; the first is what the player would do, and stays first unless another is
            better by more than the player doubts it, or than a mistake costs, and than luck explains.
        times: how many times as often as usual.
    """
    return rows_compared(seen, mind, level, seed, [(move,) for move in moves], times)


def rows_compared(
    seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int, rows: Sequence[Row], times: int = 1
) -> Verdict:
    """Do the same with answers that are given one after the other; each is told by the first of them."""
    closer = level.__replace__(deals=TRIES * times, ahead=max(level.ahead, TURN), tables=CLOSER * times)
    doubt = min(level.doubt, MISTAKE * mind.scale)
    return compared(tried_again(seen, mind, closer, seed, rows), rows[0], doubt)


def compared(tried: Mapping[Row, Sequence[Worth]], first: Row, doubt: float = 0.0) -> Verdict:
    """Order rows by what they came to; one comes first where luck, or a doubt, may have put it behind."""
    ordered = sorted(tried, key=lambda row: -mean_worth(tried[row]).total)
    gaps = [best.total - mine.total for best, mine in zip(tried[ordered[0]], tried[first], strict=True)]
    if mean(gaps) <= doubt + SURE * stdev(gaps) / len(gaps) ** 0.5:
        ordered.sort(key=lambda row: row != first)
    opinions = [Opinion(row[0], mean_worth(tried[row]), len(tried[row]), row[1:]) for row in ordered]
    return Verdict(ordered[0][0], tuple(opinions))
