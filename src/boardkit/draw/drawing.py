"""What a game's own drawing gives the kit: a map, cards, seats and sentences; never a key or a screen."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from attrs import frozen
from rich.text import Text

from boardkit.core import Choice, Move, Seat
from boardkit.draw.looks import Look
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.shapes import Board, Place
from boardkit.games import GAMES, KEYS, package_of
from boardkit.text import Words


@frozen
class Picture:
    """A map as it stands: a board and what each of its places shows."""

    board: Board
    looks: Mapping[Place, Look]


@frozen
class Face:
    """A card or another choice as it lies in a hand: lines of text, all equally wide."""

    lines: tuple[Text, ...]

    @property
    def width(self) -> int:
        """Columns of the widest line."""
        return max((line.cell_len for line in self.lines), default=0)


@frozen
class Numbers:
    """A row of numbers by seat, whose changes a preview tells; `name` is a message of the game.

    Attributes:
        shared: whether it is one number that belongs to all.
    """

    name: str
    values: tuple[int, ...]
    shared: bool = False


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


@cache
def drawing_of(game: str) -> Drawing:
    """Import the drawing of a game, named by its key; a game without one is drawn plainly."""
    module = f"{package_of(game)}.show.drawing"
    if game in KEYS or _exists(module):
        return cast("Drawing", import_module(module))
    from boardkit.draw.plain import PlainDrawing

    return PlainDrawing(GAMES[game])


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


@cache
def match_palette(
    game: str, colours: tuple[int, ...], depth: Depth, *, dark: bool = True, colour_blind: bool = False
) -> Palette:
    """Build the palette of a match, once: maps compare palettes by identity.

    Args:
        game: the key of the game whose own colours belong to it; empty for none.
        colours: the number of each seat's colour.
        depth: how many colours the terminal has.
        dark: whether the ground is dark.
        colour_blind: whether seats take the colours that everybody can tell apart.
    """
    base = palette(depth, dark=dark, colour_blind=colour_blind)
    owners = {f"owner.{seat}": base[f"owner.{colour}"] for seat, colour in enumerate(colours)}
    return base.with_tokens({**(drawing_of(game).tokens(depth) if game else {}), **owners})
