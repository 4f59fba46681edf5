"""What a game's own drawing gives the kit: a map, cards, seats and sentences; never a key or a screen."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.text import Text

from boardkit.core import Choice, Move, Seat
from boardkit.core.values import Value
from boardkit.draw.looks import Look
from boardkit.draw.palette import Depth, Palette
from boardkit.draw.shapes import Board, Place
from boardkit.text import Words


class Picture(Value, weakref=True):
    """A map as it stands: a board and what each of its places shows."""

    board: Board
    looks: Mapping[Place, Look]


class Face(Value):
    """A card or another choice as it lies in a hand: lines of text, all equally wide."""

    lines: tuple[Text, ...]

    @property
    def width(self) -> int:
        """Columns of the widest line."""
        return max((line.cell_len for line in self.lines), default=0)


class Entry(Value):
    """A choice as the hand shows it.

    Attributes:
        taken: whether it is the one in the move that is being made.
        barred: whether the rules refuse it now, however it is played.
        ticked: whether it is one of several that will be taken together.
        boxed: whether its face is a card that bears its number itself.
    """

    face: Face
    taken: bool = False
    barred: bool = False
    ticked: bool = False
    boxed: bool = False


class Numbers(Value):
    """A row of numbers by seat, whose changes a preview tells; `name` is a message of the game.

    Attributes:
        shared: whether it is one number that belongs to all.
        reckoned: whether it is worked out from all that lies on the table, such as points: it moves whenever
            anybody gets on, and is not taken from anybody.
        part: whether it is a part of the points before it, such as those of one kind.
        tally: whether it only counts what lies there, such as tags: more of it is nothing won by itself.
        of_cards: whether it counts cards, or signs on them: no log tells of each that is dealt.
    """

    name: str
    values: tuple[int, ...]
    shared: bool = False
    reckoned: bool = False
    part: bool = False
    tally: bool = False
    of_cards: bool = False


class Drawing(Protocol):
    """The `draw` module of a game; a `view` is a table as one seat may see it."""

    def tokens(self, depth: Depth) -> Mapping[str, str]:
        """Return the game's own colours by token, for a terminal with so many colours."""
        ...

    def picture(self, view: Any, ghost: Move | None) -> Picture:
        """Draw the map, with a move hovering over it if one is given."""
        ...

    def touched(self, move: Move) -> frozenset[Place]:
        """Say which places a move would change."""
        ...

    def offers(self, view: Any) -> Sequence[Move]:
        """List moves to show, though they may not be legal now; the place of one counts for nothing."""
        ...

    def hand(self, view: Any, seat: Seat) -> Sequence[Move]:
        """List what a seat holds, as moves to show, whether or not they are asked for now."""
        ...

    def face(self, view: Any, choice: Choice, words: Words, palette: Palette) -> Face:
        """Draw a choice as it lies in the hand."""
        ...

    def heading(self, view: Any, words: Words) -> str:
        """Say where in the game we are."""
        ...

    def seat_line(self, view: Any, seat: Seat, words: Words) -> str:
        """Say what everybody may know of a seat, in a few columns."""
        ...

    def side(self, view: Any, words: Words, palette: Palette) -> Sequence[Text]:
        """Say what else belongs beside the map, a line each, most important first."""
        ...

    def numbers(self, view: Any) -> Sequence[Numbers]:
        """Give the numbers whose changes a preview tells."""
        ...

    def inspect(self, view: Any, place: Place, words: Words) -> Sequence[str]:
        """Say what is at a place, a sentence each."""
        ...

    def inspect_choice(self, view: Any, choice: Choice, words: Words) -> Sequence[str]:
        """Say what a card or another choice is, a sentence each."""
        ...

    def describe(self, view: Any, words: Words) -> Sequence[str]:
        """Describe the table to somebody who does not see it."""
        ...
