"""Questions about a table, whose right answers the rules know."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from boardkit.core.faults import FaultError
from boardkit.core.lines.match import Match
from boardkit.core.notation.faults import WrongType
from boardkit.core.records.script import played, read_move
from boardkit.core.rules.score import ScoreSheet
from boardkit.core.rules.step import Move
from boardkit.core.rules.table import Seat, Table
from boardkit.core.rules.values import frozen
from boardkit.core.teaching.faults import AnswerNotOffered, BadChoice, SeveralAnswers
from boardkit.core.teaching.lesson import About, Ask

S = TypeVar("S", bound=Table)

FEWEST_CHOICES: Final = 2
"""How many answers a question offers at least."""


@frozen(eq=False)
class Quiz:
    """A question with its answers, as moves, seats or numbers, and which of them is right.

    Attributes:
        match: the table it is about: with the moves made that are to be imagined.
    """

    about: About
    match: Match[Any]
    choices: Sequence[Move | Seat | int]
    right: int


def quiz_of(match: Match[S], ask: Ask) -> Quiz:
    """Put a question to a table.

    Raises:
        FaultError: what it names does not fit, or not exactly one of its answers is right.
    """
    after = played(match, ask.after)
    choices = _choices(after, ask)
    right = _right(after, ask, choices)
    if len(choices) < FEWEST_CHOICES or not right:
        raise FaultError(AnswerNotOffered())
    if len(right) > 1:
        raise FaultError(SeveralAnswers(len(right)))
    return Quiz(ask.about, after, choices, right[0])


def _choices(match: Match[S], ask: Ask) -> Sequence[Move | Seat | int]:
    match ask.about:
        case About.POINTS:
            return [_number(text) for text in ask.choices]
        case About.LEGAL | About.REFUSED:
            return [read_move(match, number, text) for number, text in enumerate(ask.choices, start=1)]
    return [Seat(seat) for seat in range(len(match.players))]


def _number(text: str) -> int:
    if not text.removeprefix("-").isdecimal():
        raise FaultError(BadChoice(text))
    return int(text)


def _right(match: Match[S], ask: Ask, choices: Sequence[Move | Seat | int]) -> list[int]:
    """Return which choices are right by the rules."""
    game, state = match.game, match.state
    match ask.about:
        case About.LEGAL | About.REFUSED:
            legal = ask.about is About.LEGAL
            moves = [(n, move) for n, move in enumerate(choices) if isinstance(move, Move)]
            return [n for n, move in moves if (game.refusal(state, move) is None) is legal]
        case About.NEXT:
            return [n for n, seat in enumerate(choices) if seat == state.to_move]
        case About.LEADER:
            leaders = game.score(state).ranking[0]
            return [n for n, seat in enumerate(choices) if (seat,) == leaders]
    points = _points(game.score(state), ask)
    return [n for n, number in enumerate(choices) if number == points]


def _points(sheet: ScoreSheet, ask: Ask) -> int:
    """Count the points that are asked for."""
    if ask.seat not in range(sheet.seats):
        raise FaultError(WrongType("$.ask.seat"))
    points = sheet.by_kind(Seat(ask.seat))
    if not points.keys() >= set(ask.lines):
        raise FaultError(WrongType("$.ask.lines"))
    return sum(points[kind] for kind in ask.lines or points)
