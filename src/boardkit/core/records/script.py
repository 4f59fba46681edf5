"""Moves written down in a lesson, made one after the other."""

from collections.abc import Sequence
from typing import Final, TypeVar

from boardkit.core.faults import FaultError
from boardkit.core.lines.match import Match
from boardkit.core.notation import moves as notation
from boardkit.core.records.faults import MoveDoesNotFit, MoveIsGarbled
from boardkit.core.rules.step import Move, RulesError
from boardkit.core.rules.table import Table

S = TypeVar("S", bound=Table)

CHANCE_WORD: Final = "chance"
"""What stands among moves for: chance answers by the seed until a seat is asked."""


def played(match: Match[S], moves: Sequence[str]) -> Match[S]:
    """Make moves in notation, chance's included; the word for chance leaves its answers to the seed.

    Raises:
        FaultError: a move cannot be read, or is against the rules; moves are counted from 1.
    """
    for number, text in enumerate(moves, start=1):
        if text == CHANCE_WORD:
            match = match.let_chance_answer()
            continue
        try:
            match = match.answer(read_move(match, number, text))
        except RulesError as error:
            raise FaultError(MoveDoesNotFit(number, text, error.refusal)) from error
    return match


def read_move(match: Match[S], number: int, text: str) -> Move:
    """Read the move that stands at place `number`, counted from 1.

    Raises:
        FaultError: it cannot be read.
    """
    try:
        return notation.read(text, match.game.moves)
    except FaultError as error:
        raise FaultError(MoveIsGarbled(number, text, error.fault)) from error
