"""What would have come of a better move: a line that goes on to where the difference shows."""

from collections.abc import Iterator
from typing import Any, Final

from boardkit.core import CHANCE, Match, Move, legal
from boardkit.core.lines.match import Sitter
from boardkit.players.finding import mind_of
from boardkit.players.ladder import Level
from boardkit.players.player import Seen
from boardkit.players.review import Judged
from boardkit.players.search import decide

LONGEST: Final = 12
"""How many answers of seats a line has at most."""

QUICK: Final = Level(tables=60)
"""How its own answers are found: whoever walks the line waits for them."""


def better_line(match: Match[Any], one: Judged, begun: Match[Any]) -> Match[Any]:
    """Make the better move and go on to the end of the turn.

    Args:
        match: the match that was looked at again; the others do what they did there, as long as they may.
        one: the decision that could have been better.
        begun: a line that stands before it.
    """
    assert one.better is not None
    mind, others = mind_of(match.game.key), _made_by_others(match, one)
    turn, line = mind.turn(begun.state), begun.play(one.better)
    for _ in range(LONGEST):
        if line.over or mind.turn(line.state) != turn:
            break
        if line.state.to_move == one.seat:
            line = line.play(_own(line))
        elif turn is not None and (move := next(others, None)) in legal(line.game, line.state):
            assert move is not None
            line = line.play(move)
        else:
            break
    return line


def _own(line: Match[Any]) -> Move:
    """Answer at a glance, by what the seat sees."""
    mind, seat = mind_of(line.game.key), line.state.to_move
    level = QUICK.__replace__(doubt=mind.levels[Sitter.STRONG].doubt)
    return decide(Seen.of(line.game, line.state, seat), mind, level, line.seed + line.at).move


def _made_by_others(match: Match[Any], one: Judged) -> Iterator[Move]:
    """Walk what the other seats decided after a decision."""
    for moment in match.moments[one.at + 1 : match.at + 1]:
        if moment.move is not None and moment.seat not in (CHANCE, one.seat):
            yield moment.move
