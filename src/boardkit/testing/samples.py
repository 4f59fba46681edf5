"""Some tables and moves of a match, taken from all over it, and moves that hardly any table knows."""

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeVar

from boardkit.core import Match, Move, legal
from boardkit.core.notation.shapes import Basic, Number, Piece, Shape, fields_of
from boardkit.core.values import evolve

T = TypeVar("T")

NUMBERS: Final = (-2, 0, 99)
UNKNOWN: Final[dict[Shape, Sequence[Any]]] = {
    Number(): NUMBERS,
    Basic.SEAT: NUMBERS,
    Basic.TEXT: ("nonsense", ""),
}
"""Values of a shape that hardly any table knows."""


class Nonsense(Move):
    """A move that no game knows."""

    verb = "nonsense"


def some_moments(match: Match[Any], count: int, random: Random) -> list[int]:
    """Choose up to `count` moments after an answer to each class of question that the match has asked."""
    by_question: dict[Any, list[int]] = defaultdict(list)
    for at, moment in enumerate(match.moments[:-1]):
        by_question[type(moment.step.state.question)].append(at + 1)
    return [at for several in by_question.values() for at in some(several, count, random)]


def some_tables(match: Match[Any], count: int, random: Random) -> list[Any]:
    """Choose up to `count` tables that ask each class of question, and the last table."""
    asked = [match.moments[at - 1].step.state for at in some_moments(match, count, random)]
    return [*asked, match.state]


def some(values: Sequence[T], count: int, random: Random) -> list[T]:
    """Choose up to `count` values."""
    return random.sample(values, min(count, len(values)))


def strange_moves(match: Match[Any], random: Random) -> list[Move]:
    """Collect moves from all over the match, and as many with values exchanged for others of their kind."""
    lists = [legal(match.game, state) for state in some_tables(match, 1, random)]
    played = tuple(moment.move for moment in match.moments if moment.move)
    moves = [move for several in (*lists, played) for move in some(several, 20, random)]
    values = _values(moves)
    return [*moves, *(_garbled(move, values, random) for move in moves), Nonsense()]


def _values(moves: list[Move]) -> dict[Shape, list[Any]]:
    """Collect the values of fields by their shapes, and some that hardly any table knows."""
    found: dict[Shape, list[Any]] = defaultdict(list)
    for move in moves:
        for name, whole in fields_of(type(move)).items():
            found[whole].append(getattr(move, name))
    for whole, values in found.items():
        values += UNKNOWN.get(whole.by if isinstance(whole, Piece) else whole, ())
    return found


def _garbled(move: Move, values: dict[Shape, list[Any]], random: Random) -> Move:
    fields = fields_of(type(move))
    changed = [name for name in fields if random.random() < 0.5]
    return evolve(move, **{name: random.choice(values[fields[name]]) for name in changed})
