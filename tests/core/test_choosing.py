"""A move in the making: what is kept when another entry is taken."""

from enum import IntEnum

from boardkit.core import Draft, Move, choice_of


class Lay(Move, verb="lay", turns=("turn",)):
    """A move whose place a map fills and whose turn a key cycles."""

    piece: str
    at: int
    turn: int


class Quarter(IntEnum):
    """A quarter turn."""

    NONE = 0
    ONE = 90
    TWO = 180


class Roll(Move, verb="roll", turns=("turn",)):
    """A move that is legal at other turns at every place."""

    at: int
    turn: Quarter


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


def test_quarter_turns_follow_each_other_whatever_the_order_of_the_moves() -> None:
    moves = [Roll(0, Quarter.TWO), Roll(1, Quarter.NONE), Roll(1, Quarter.TWO), Roll(2, Quarter.ONE)]
    draft = Draft.of(moves)
    seen = []
    for _ in range(4):
        seen.append(draft.turns["turn"])
        draft = draft.turn("turn")
    assert seen == [Quarter.NONE, Quarter.ONE, Quarter.TWO, Quarter.NONE]
