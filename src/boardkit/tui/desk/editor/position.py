"""A position that is edited: its boards, what is pointed at on them, and the rows beside it."""

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Any, Final, Self

from msgspec import field
from rich.text import Text

from boardkit.core import Game, Seat, Table
from boardkit.core.editing.editing import Editing, found_at
from boardkit.core.editing.faults import About, NoSuchSeatThere, UnevenSeats, about
from boardkit.core.editing.parts import Part, Path, way
from boardkit.core.faults import OptionsDoNotFit, WrongSeats
from boardkit.core.values import Value
from boardkit.draw.boards import board as board_of
from boardkit.draw.boards import boards_of
from boardkit.draw.drawing import Drawing, Picture
from boardkit.draw.extras import covered_by
from boardkit.draw.geometry import Geometry, geometry
from boardkit.draw.shapes import Place
from boardkit.text import Words
from boardkit.text.parts import PartWords
from boardkit.tui.desk.editor.boards import Board, Land, Seated, Shared, Whole
from boardkit.tui.desk.editor.rows import More, Row, path_of, rows_at, rows_of
from boardkit.tui.desk.editor.things import Group, groups

UNDRAWABLE: Final = (WrongSeats, OptionsDoNotFit, NoSuchSeatThere, UnevenSeats)
"""Faults of tables from which no picture can be made."""

USUAL_WIDTH: Final = 44
"""Columns of a board beside the rows, until it is known how many there are."""


class Position(Value, eq=False, dict=True):
    """A table that is being edited.

    Attributes:
        editing: the table as it is now, and as it was before.
        names: what names its parts.
        drawing: what draws its maps and cards.
        base: a table that can be, with which cards are drawn.
        saved: the table as it was kept or begun with.
        board: the number of the board that is shown.
        place: the place under the cursor of the map.
        thing: the way to what is pointed at on a board that is no map.
        inside: whether the arrows move in the rows, not on the board.
        path: the part that is opened in the rows; None for what is pointed at.
        at: the row under the cursor.
        value: the number of the value under the cursor, of those that the row may have; None outside them.
        digits: what has been typed of a number.
        fault: the number of the fault that was shown last; -1 for none.
        width: columns of a board that is no map.
        drawn: the cards that were drawn already, which look the same as long as `base` does.
    """

    editing: Editing[Any]
    names: PartWords
    drawing: Drawing
    base: Table
    saved: Table
    board: int = 0
    place: Place | None = None
    thing: Path = ()
    inside: bool = False
    path: Path | None = None
    at: int = 0
    value: int | None = None
    digits: str = ""
    fault: int = -1
    width: int = USUAL_WIDTH
    drawn: dict[Hashable, Sequence[Text]] = field(default_factory=dict)

    @classmethod
    def of(
        cls, game: Game[Any], state: Table, drawing: Drawing, words: Words, sound: Table | None = None
    ) -> Self:
        """Begin with a table as it is; `sound` is one for as many players that can be, if it cannot."""
        editing = Editing(game, state)
        base = state if sound is None or not editing.faults else sound
        begun = cls(editing, PartWords.of(words, state), drawing, base, state)
        places = tuple(begun.picture.looks)
        return begun.__replace__(editing=editing.__replace__(places=places)).turned_to(0)

    @property
    def words(self) -> Words:
        """The words of the game, with its players' names."""
        return self.names.words

    @cached_property
    def boards(self) -> Sequence[Board]:
        """The boards: maps, what each seat has, what belongs to all, and all fields."""
        seats = self.base.seats
        lands = map(Land, boards_of(self.drawing, seats))
        return (*lands, *(Seated(Seat(seat)) for seat in range(seats)), Shared(), Whole())

    @property
    def shown(self) -> Board:
        """The board that is shown."""
        return self.boards[self.board]

    @cached_property
    def drawable(self) -> bool:
        """Whether a picture can be made of the table."""
        return not any(isinstance(fault, UNDRAWABLE) for fault in self.editing.faults)

    @cached_property
    def picture(self) -> Picture:
        """The map that is shown, or the first one beside a board that is none."""
        lands = [one for one in self.boards if isinstance(one, Land)]
        land = self.shown if isinstance(self.shown, Land) else lands[0]
        return board_of(self.drawing, self.editing.state if self.drawable else self.base, land.seat)

    @cached_property
    def abouts(self) -> Sequence[About]:
        """What each fault is about."""
        return tuple(about(fault, self.editing.whole) for fault in self.editing.faults)

    @cached_property
    def groups(self) -> Sequence[Group]:
        """What lies on the board that is shown, if it is no map."""
        return groups(self.editing, self.shown)

    @property
    def opened(self) -> Part:
        """The part whose parts are listed; what held it, where it is there no more."""
        return way(self.editing.state, self.thing if self.path is None else self.path)[-1]

    @cached_property
    def rows(self) -> Sequence[Row]:
        """What can be changed of what is pointed at, or of what is opened."""
        if self.path is not None or not isinstance(self.shown, Land):
            return rows_of(self.editing, self.opened)
        if self.place is None:
            return ()
        covers = covered_by(self.drawing)
        found = found_at(self.editing.whole, self.place, self.shown.seat, covers)
        return tuple(rows_at(self.editing, found, self.place))

    @property
    def chosen(self) -> Row | None:
        """The row under the cursor."""
        return self.rows[self.at] if self.at < len(self.rows) else None

    def standing(self, at: int) -> Self:
        """Put the cursor on a row; never past the last."""
        return self.__replace__(at=max(min(at, len(self.rows) - 1), 0), value=None, digits="")

    def opening(self, path: Path | None, at: int = 0) -> Self:
        """Open another part, or with None what is pointed at."""
        return self.__replace__(path=path, inside=True).standing(at)

    def turned_to(self, board: int) -> Self:
        """Show another board, with the cursor where its middle is."""
        turned = self.__replace__(
            board=board % len(self.boards), inside=False, path=None, thing=(), place=None
        )
        match turned.shown:
            case Land():
                return turned.pointing(self.place if self.place in turned.picture.looks else turned.middle)
            case Whole():
                return turned.opening(())
        things = [part.path for group in turned.groups for part in group.parts]
        return turned.touching(things[0] if things else ())

    @property
    def middle(self) -> Place | None:
        """The place in the middle of the map."""
        board = self.picture.board
        plan = geometry(board, board.sizes[0])
        return min((tile.place for tile in plan.tiles), key=lambda one: _off_middle(plan, one), default=None)

    def pointing(self, place: Place | None) -> Self:
        """Point at a place of the map that is shown."""
        return self.__replace__(place=place, path=None, inside=False).standing(0)

    def touching(self, thing: Path) -> Self:
        """Point at something on a board that is no map."""
        return self.__replace__(thing=thing, path=None, inside=False).standing(0)

    def on_row(self, path: Path) -> Self:
        """Put the cursor on the row of a part, or of what it lies in, if there is one."""
        ways = [path_of(row) for row in self.rows if not isinstance(row, More)]
        near = [way for way in ways if way == path[: len(way)]]
        return self.standing(ways.index(max(near, key=len))) if near else self

    def changed(self, editing: Editing[Any], at: int | None = None) -> Self:
        """Go on with another table, the cursor where it was unless another row is said."""
        names = PartWords.of(self.words, editing.state)
        other = self.__replace__(editing=editing, names=names, fault=-1)
        there = None if self.path is None else other.opened.path
        value = self.value
        stood = other.__replace__(path=there).standing(self.at if at is None else at)
        return stood.__replace__(value=value if at is None and stood.at == self.at else None)

    def retold(self, words: Words) -> Self:
        """Name the parts in other words."""
        return self.__replace__(names=PartWords.of(words, self.editing.state))


def _off_middle(plan: Geometry, place: Place) -> int:
    """Say how far a place lies from the middle of the map, in cells; a line counts as two."""
    x, y, width, height = plan.box(place)
    return abs(2 * x + width - plan.columns) + 2 * abs(2 * y + height - plan.lines)
