"""Forms: numbers that a seat, or the whole table, types into cells in place of choosing moves from a list."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardkit.core import Move, Seat, put
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Ink, Tones
from boardkit.draw.seats import LETTERS, chip
from boardkit.text import Words
from boardkit.text.spots import POINTED, standing_for

LOW: Final = 11  # the most lines of the room of the hand, where a form leaves the map where it is

CELL, NUMBER, LETTER, BOX = "form-cell", "form-number", "form-letter", "form-box"
"""What parts of a drawn form stand for: a cell, a number to put there, the letter of a seat, its box."""

Cell = tuple[int, int]  # the row and the column of a number
Cells = tuple[tuple[int, ...], ...]  # rows of numbers


class Together(Value):
    """Two questions that are answered on one screen, and played one after the other."""

    one: type[Move]  # the moves of the first question, of which one is made
    several: type[Move]  # the moves of the second one, of which any number is made, shown from the beginning


class Filled(Value):
    """A form as far as it is filled in."""

    cells: Cells
    cell: Cell = (0, 0)  # where the cursor is
    seats: frozenset[Seat] = frozenset()  # the seats that are chosen by their letters
    ticked: bool = False  # whether the box of the form is ticked
    digits: str = ""  # what has been typed of a number

    def put(self, cell: Cell, number: int) -> "Filled":
        """Put a number into a cell, and the cursor, too."""
        row, column = cell
        cells = put(self.cells, row, put(self.cells[row], column, number))
        return self.__replace__(cells=cells, cell=cell)


class FormAt(Value, eq=False):
    """The table at which a form is filled in."""

    view: Any  # the table as `seat` sees it
    seat: Seat
    people: tuple[Seat, ...]  # the seats that no computer plays
    words: Words
    legal: Sequence[Move] = ()  # the moves that `seat` may make now
    tier: Tier = Tier.TILE  # what maps are made of on this screen

    @property
    def others(self) -> Sequence[Seat]:
        """All seats but the one that is asked."""
        return [seat for seat in self.view.everyone if seat != self.seat]


class _Form(Value, eq=False, kw_only=True):
    """A form; each of its functions is given the table, and what is filled in."""

    # The actions of the footer, each with the message of what it does here; empty for the usual one.
    keys: Mapping[str, str]
    most: Callable[[FormAt, Filled, Cell], int]  # (at, filled, cell) -> the most that a cell may be
    # (at, filled, cell, most) -> why it may not be more, in a sentence.
    too_much: Callable[[FormAt, Filled, Cell, int], str]
    # (at, filled, ink, room) -> the form as it is drawn; `touching` says what a click does.
    lines: Callable[[FormAt, Filled, Ink, Room], Sequence[Text]]


class SeatForm(_Form, kw_only=True):
    """A form for the seat that is asked; the verb that offers its moves lays it on the table."""

    kinds: tuple[type[Move], ...]  # the moves by which it is found
    begun: Callable[[FormAt], Filled]  # (at) -> what is filled in to begin with
    # (at, filled) -> the moves that it makes, one after the other; none where something is missing.
    moves: Callable[[FormAt, Filled], Sequence[Move]]
    # (at, filled) -> what is filled in and what enter does with it, or else how to go on.
    said: Callable[[FormAt, Filled], tuple[str, str]]
    # (at, filled, seat) -> what is filled in once the letter of another seat is typed.
    lettered: Callable[[FormAt, Filled, Seat], Filled]
    box: bool = False  # whether it has a box to tick
    at_once: Callable[[FormAt], bool] = lambda _: False  # whether it lies on the table without a verb
    # (at, filled, cell) -> what is filled in once a cell has been put, and others follow it.
    settled: Callable[[FormAt, Filled, Cell], Filled] = lambda _, filled, __: filled


class TableForm(_Form, kw_only=True):
    """A form that the whole table fills in on one screen: a column for each seat."""

    paid: Callable[[Any], Cells]  # (view) -> what the moves of all have put into the cells
    # (state, cells) -> the next move of whoever is asked towards that, or the one that ends its turn.
    step: Callable[[Any, Cells], Move]
    after: Callable[[Any, Cells], Any]  # (view, cells) -> the table once that has been done
    # (at, filled) -> what stands in the bar beside the verbs that stay bright, by kinds of moves.
    counts: Callable[[FormAt, Filled], Mapping[type[Move], str]]
    # (at, filled, tones) -> how it is filled in, or what comes of it.
    prompt: Callable[[FormAt, Filled, Tones], Text]


class Ballot(Value):
    """A question that seats answer openly, one after the other, on one form for all: a line for each seat."""

    # The kinds of answers that stand on the form; any other is given alone, at the table.
    moves: tuple[type[Move], ...]
    ask: str  # the message that asks everybody


Form = Together | SeatForm | TableForm | Ballot
"""What lies on the table in place of a list of moves, while a question is asked."""


def touching(kind: str, which: Hashable, *lines: Text) -> list[Text]:
    """Let a click on lines do something: go to a cell, put a number there, type a letter, tick the box."""
    for line in lines:
        line.stylize(standing_for(kind, which))
    return [*lines]


def number_at(cell: Cell, now: int, *, here: bool, close: bool = False) -> Text:
    """Draw a number between what makes it one less and one more."""
    less, value, more = (" −", f"[{now:>2}]", "+ ") if close else (" − ", f"[{now:>2} ]", " + ")
    parts = [
        *touching(NUMBER, (cell, now - 1), Text(less)),
        *touching(CELL, cell, Text(value, POINTED if here else "bold" if now else "dim")),
        *touching(NUMBER, (cell, now + 1), Text(more)),
    ]
    return Text().join(parts)


def seat_at(seat: Seat, ink: Ink, name: Text) -> Text:
    """Draw the chip of a seat before its name; a click types its letter."""
    return touching(LETTER, LETTERS[seat], chip(seat, ink.palette).append_text(name))[0]
