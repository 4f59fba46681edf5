"""The levels, as data: how much a player looks at before it moves, and how often it slips."""

from collections.abc import Mapping
from math import inf
from types import MappingProxyType
from typing import Final

from boardkit.core.lines.match import Sitter
from boardkit.core.values import Value


class Level(Value, kw_only=True):
    """How a level looks for its move. All is counted in tables, so what it finds follows from the seed alone.

    Attributes:
        width: how many moves it looks at.
        deals: for how many guesses of what it cannot see.
        ahead: how many own answers it goes on with, greedily, before it judges.
        breadth: how many moves it looks at for each of those.
        playout: how many answers of all seats it lets follow at a glance before it judges.
        rounds: how many ends of rounds it lets come in that; 0 for any number.
        samples: how often it tries each move before it drops the worse half and tries the rest again.
        tables: after how many tables it stops and takes the best so far.
        doubt: how many points better a move must be than the first that the mind thinks of.
        slip: how many points a move may be worse and still be taken now and then.
        foresight: from how many rounds before it can be reached an aim of its own is thought of; 0 for one
            that is only noticed when it is reached.
    """

    width: int = 12
    deals: int = 1
    ahead: int = 0
    breadth: int = 6
    playout: int = 0
    rounds: int = 0
    samples: int = 1
    tables: int = 1000
    doubt: float = 0.0
    slip: float = 0.0
    foresight: float = inf


def ladder(*, newcomer: Level, casual: Level, strong: Level, coach: Level) -> Mapping[str, Level]:
    """Give each computer player its level, by its word."""
    words = (Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG, Sitter.COACH)
    return MappingProxyType(dict(zip(words, (newcomer, casual, strong, coach), strict=True)))


LEVELS: Final = ladder(
    newcomer=Level(width=8, slip=4.0, tables=50),
    casual=Level(width=12, ahead=1, breadth=4, slip=1.0, tables=200),
    strong=Level(width=12, deals=4, ahead=8, breadth=6, samples=4, tables=2000),
    coach=Level(width=20, deals=8, ahead=12, breadth=8, samples=8, tables=8000),
)
"""The four levels as any game has them by default; a game's mind may look otherwise at each."""
