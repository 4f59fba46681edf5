"""Drawings by the keys of games: the game's own, or a plain one of places and words; colours of a match."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from typing import Any, Final, cast

from rich.text import Text

from boardkit.core import Choice, Game, Match, Move, Seat, Table
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Shape, fields_of
from boardkit.core.values import Value, has_fields
from boardkit.draw.drawing import Drawing, Face, Numbers, Picture
from boardkit.draw.extras import words_there
from boardkit.draw.grids import HexBoard, OctagonBoard, SquareBoard
from boardkit.draw.looks import Chip, Look
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.shapes import Board, Place
from boardkit.games import GAMES, KEYS, package_of
from boardkit.maps.hexes import Hex
from boardkit.maps.octagons import Octagon
from boardkit.maps.squares import Square
from boardkit.text import Words

FILLS: Final = ("wood", "field", "lake", "sand", "mine", "grass", "rock", "desert", "town")
"""The grounds that the values of an enum take in turn."""

LETTERS: Final = "ABCDEFGHIJ"
"""The marks of the seats."""

FACE: Final = 18
"""Columns of a choice as it lies in the hand."""


class PlainDrawing(Value, dict=True):
    """Draws the first field of a table that maps places to what lies there."""

    game: Game[Any]

    @cached_property
    def cells(self) -> str | None:
        """The name of that field, if there is one."""
        fields = fields_of(self.game.state).items()
        return next((name for name, whole in fields if _is_map(whole)), None)

    def tokens(self, depth: Depth) -> Mapping[str, str]:
        """Use the kit's colours."""
        del depth
        return {}

    def picture(self, view: Table, ghost: Move | None) -> Picture:
        """Draw what lies on each place, with the move in the making hovering over its own."""
        cells: Mapping[Any, Any] = getattr(view, self.cells) if self.cells else {Square(0, 0): None}
        looks = {at: _look(thing) for at, thing in cells.items()}
        at = getattr(ghost, "at", None)
        if at in looks:
            looks[at] = _look(ghost).__replace__(ghost=True)
        return Picture(board_of(tuple(cells)), looks)

    def touched(self, move: Move) -> frozenset[Place]:
        """Name the place that a move names."""
        return frozenset((move.at,)) if hasattr(move, "at") else frozenset()

    def offers(self, view: Table) -> Sequence[Move]:
        """Show nothing but what may be answered."""
        del view
        return ()

    def hand(self, view: Table, seat: Seat) -> Sequence[Move]:
        """Leave it to the questions to show what a seat holds."""
        del view, seat
        return ()

    def face(self, view: Table, choice: Choice, words: Words, palette: Palette) -> Face:
        """Write a choice as a card of text."""
        del view, palette
        named = Text(choice_said(choice, words))
        named.truncate(FACE, overflow="ellipsis", pad=True)
        return Face((named,))

    def heading(self, view: Table, words: Words) -> str:
        """Say nothing more than the title does."""
        del view, words
        return ""

    def seat_line(self, view: Table, seat: Seat, words: Words) -> str:
        """Say how many points a seat has."""
        return words("undrawn-points", points=self.game.score(view).totals[seat])

    def side(self, view: Table, words: Words, palette: Palette) -> Sequence[Text]:
        """Add nothing beside the map."""
        del view, words, palette
        return ()

    def numbers(self, view: Table) -> Sequence[Numbers]:
        """Watch the points."""
        return (Numbers("undrawn-number-points", self.game.score(view).totals),)

    def inspect(self, view: Table, place: Place, words: Words) -> Sequence[str]:
        """Say what lies on a place."""
        if self.cells is None or (thing := getattr(view, self.cells)[place]) is None:
            return (words("undrawn-empty", place=str(place)),)
        return (words("undrawn-at", place=str(place), what=words.name(thing)),)

    def inspect_choice(self, view: Table, choice: Choice, words: Words) -> Sequence[str]:
        """Say what a choice is."""
        del view
        return (choice_said(choice, words),)

    def describe(self, view: Table, words: Words) -> Sequence[str]:
        """Say where what lies, and how many points there are."""
        cells = getattr(view, self.cells) if self.cells else {}
        laid = [line for at in cells if cells[at] is not None for line in self.inspect(view, at, words)]
        seats = (f"{words.seat(seat)}: {self.seat_line(view, seat, words)}" for seat in view.everyone)
        return (*laid, *seats)


def board_of(places: Sequence[Any]) -> Board:
    """Lay out places as the kind of board that they are of."""
    match places[0]:
        case Hex():
            ordered = sorted(places, key=lambda at: (at.r, at.q))
            return HexBoard(tuple(tuple(row) for _, row in groupby(ordered, lambda at: at.r)))
        case Octagon():
            columns, rows = (range(max(line) + 1) for line in zip(*places, strict=True))
            there = frozenset(places)
            grid = ((Octagon(column, row) for column in columns) for row in rows)
            return OctagonBoard(tuple(tuple(at if at in there else None for at in row) for row in grid))
    return SquareBoard(frozenset(places))


def choice_said(choice: Choice, words: Words) -> str:
    """Name a choice by what it is about, or by its kind of move."""
    fields = fields_of(choice.kind)
    about = [words.value(value, fields[name]) for name, value in choice.values]
    return " ".join(about) or words.verb(choice.kind)


def _is_map(whole: Shape) -> bool:
    return isinstance(whole, shapes.Lookup) and isinstance(whole.key, shapes.Place)


def _look(thing: object) -> Look:
    """Give a thing a ground and a few letters, and its owner's mark where it has a seat."""
    seat = getattr(thing, "seat", None)
    chip = None if seat is None else Chip(LETTERS[seat], f"owner.{seat}")
    return Look(_fill(thing), _letters(thing), chip)


def _fill(thing: object) -> str:
    kind = next(_enums(thing), None)
    return "empty" if kind is None else f"terrain.{FILLS[list(type(kind)).index(kind) % len(FILLS)]}"


def _letters(thing: object) -> tuple[str, ...]:
    named = tuple(member.name.capitalize()[:3] for member in _enums(thing))
    return named or (() if thing is None or has_fields(type(thing)) else (str(thing)[:3],))


def _enums(thing: object) -> Iterator[Enum]:
    """Find the enums that a thing is or holds."""
    if isinstance(thing, Enum):
        yield thing
    elif has_fields(type(thing)):
        yield from (one for name in fields_of(type(thing)) if isinstance(one := getattr(thing, name), Enum))


@cache
def drawing_of(game: str) -> Drawing:
    """Import the drawing of a game, named by its key; a game from elsewhere without one is drawn plainly."""
    module = f"{package_of(game)}.show.drawing"
    if game in KEYS or _exists(module):
        return cast("Drawing", import_module(module))
    return PlainDrawing(GAMES[game])


def words_before(match: Match[Any], words: Words, at: int) -> Words:
    """Return the words with which the decision is told that led to a moment: at the table before it."""
    return words_there(drawing_of(match.game.key), match.moments[at - 1].step.state, words)


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
    # Games know three depths; where there are eight colours, sixteen become eight when they are shown.
    known = Depth.STANDARD if depth is Depth.EIGHT else depth
    own = base.with_tokens({**(drawing_of(game).tokens(known) if game else {}), **owners})
    return own if dark else own.legible()
