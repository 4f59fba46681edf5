"""A move in the making: what is kept when another entry is taken."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.choosing import Draft, choice_of
from boardkit.core.step import Move


@frozen
class Lay(Move):
    """A move whose place a map fills and whose turn a key cycles."""

    verb: ClassVar[str] = "lay"
    turns: ClassVar[tuple[str, ...]] = ("turn",)

    piece: str
    at: int
    turn: int


CORNER = [Lay("corner", at, turn) for at in (0, 1) for turn in (0, 90)]
SQUARE = [Lay("square", at, 0) for at in (0, 1)]
BARRED = Lay("barred", 0, 0)


def test_a_turn_stays_where_the_next_entry_has_it() -> None:
    draft = Draft.of([*CORNER, *SQUARE]).take(choice_of(SQUARE[0])).take(choice_of(CORNER[0])).turn("turn")
    assert draft.take(choice_of(CORNER[1])).turns == {"turn": 90}


def test_a_turn_that_the_next_entry_does_not_have_is_given_up() -> None:
    draft = Draft.of([*CORNER, *SQUARE]).take(choice_of(CORNER[0])).turn("turn").point(1)
    assert draft.move == CORNER[3]
    assert draft.take(choice_of(SQUARE[0])).move == SQUARE[1]


def test_an_entry_that_has_no_legal_move_keeps_the_turn() -> None:
    draft = Draft.of([*CORNER, *SQUARE]).take(choice_of(CORNER[0])).turn("turn")
    assert draft.take(choice_of(BARRED)).turns == {"turn": 90}
