"""A position that is edited, as a tree of lists of its parts: what is open, what is there, what is wrong."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Self

from attrs import frozen
from rich.text import Text

from boardkit.core import Game, Table, evolve
from boardkit.core.editing.editing import Editing, is_piece
from boardkit.core.editing.faults import NoSuchSeatThere, UnevenSeats
from boardkit.core.editing.parts import Part, Path, walk, way
from boardkit.core.notation.shapes import Lookup
from boardkit.core.records.faults import OptionsDoNotFit, WrongSeats
from boardkit.draw.drawing import Drawing, Picture
from boardkit.draw.looks import Mark, Marks, Ring
from boardkit.draw.shapes import Place
from boardkit.text import Words
from boardkit.text.faults import fault_said
from boardkit.text.parts import PartWords

FAULTS_SHOWN: Final = 3
UNDRAWABLE: Final = (WrongSeats, OptionsDoNotFit, NoSuchSeatThere, UnevenSeats)
"""Faults of tables from which no picture can be made."""

LABEL: Final = 28
"""Columns of the names of parts."""


@frozen(eq=False)
class Position:
    """A table that is being edited.

    Attributes:
        editing: the table as it is now, and as it was before.
        names: what names its parts.
        path: the part that is open.
        at: the row under the cursor.
    """

    editing: Editing[Any]
    names: PartWords
    path: Path = ()
    at: int = 0

    @classmethod
    def of(cls, game: Game[Any], state: Table, drawing: Drawing, words: Words) -> Self:
        """Begin with a table as it is."""
        places = tuple(drawing.picture(state, None).looks)
        return cls(Editing(game, state, places=places), PartWords.of(words, state))

    @property
    def words(self) -> Words:
        """The words of the game, with its players' names."""
        return self.names.words

    @property
    def opened(self) -> Part:
        """The part whose parts are listed; what held it, where it is there no more."""
        return way(self.editing.state, self.path)[-1]

    @property
    def rows(self) -> Sequence[Part]:
        """The parts of what is open."""
        return tuple(self.opened.parts())

    @property
    def grows(self) -> bool:
        """Whether what is open can have another entry, for which there is one more row."""
        return self.editing.grows(self.opened)

    @property
    def chosen(self) -> Part | None:
        """The part under the cursor."""
        rows = self.rows
        return rows[self.at] if self.at < len(rows) else None

    def standing(self, at: int) -> Self:
        """Put the cursor on a row; never past the last."""
        last = len(self.rows) - (not self.grows)
        return evolve(self, at=max(min(at, last), 0))

    def opening(self, path: Path, at: int = 0) -> Self:
        """Open another part."""
        return evolve(self, path=path).standing(at)

    def showing(self, path: Path) -> Self:
        """Open what a part lies in, with the cursor on it."""
        shown = self.opening(path[:-1])
        rows = [part.path for part in shown.rows]
        return shown.standing(rows.index(path)) if path in rows else shown

    def changed(self, editing: Editing[Any], at: int | None = None) -> Self:
        """Go on with another table, the cursor where it was unless another row is said."""
        other = evolve(self, editing=editing, names=PartWords.of(self.words, editing.state))
        return other.opening(other.opened.path, self.at if at is None else at)

    def retold(self, words: Words) -> Self:
        """Name the parts in other words."""
        return evolve(self, names=PartWords.of(words, self.editing.state))

    def holding(self, place: Place) -> Part | None:
        """Find what lies at a place of the map."""
        return next((part for part in _at_places(self.editing.whole) if part.path[-1] == place), None)

    def pieces(self) -> Sequence[Part]:
        """List the pieces that lie in something."""
        parts = walk(self.editing.whole)
        return [part for part in parts if is_piece(part.shape) and part.value and len(part.path) > 1]

    def lying(self, piece: str, where: Path) -> str:
        """Say where a piece lies."""
        return self.words("edit-lies", piece=piece, place=self.names.trail(where))


def _at_places(part: Part) -> Iterator[Part]:
    """Walk the parts that lie at places of the map, the outer ones first."""
    inner = list(part.parts())
    if isinstance(part.shape, Lookup):
        yield from inner
    for one in inner:
        yield from _at_places(one)


def trail(position: Position) -> Text:
    """Write the way to what is open."""
    names = position.names
    return Text(f" {names.trail(position.path) or names.label(())}")


def lines(position: Position) -> Sequence[Text]:
    """Write the rows of what is open: its parts, and one to add another where it grows."""
    rows = [_line(part, position.names) for part in position.rows]
    more = [Text(position.words("edit-add"), "italic")] if position.grows else []
    return [*rows, *more]


def _line(part: Part, names: PartWords) -> Text:
    name = Text(names.label(part.path))
    name.truncate(LABEL, overflow="ellipsis", pad=True)
    return Text.assemble(" ", (name.plain, "bold"), " ", names.said(part))


def faults_said(position: Position, good: str, wrong: str) -> Text:
    """Say what is wrong, or that nothing is; in one colour or the other."""
    faults, words = position.editing.faults, position.words
    if not faults:
        return Text(words("edit-sound"), good)
    said = [words("edit-faults", count=len(faults))]
    shown = FAULTS_SHOWN if len(faults) <= FAULTS_SHOWN else FAULTS_SHOWN - 1
    said += [fault_said(fault, words) for fault in faults[:shown]]
    if len(faults) > shown:
        said.append(words("edit-fault-more", count=len(faults) - shown))
    return Text("\n".join(said), wrong, no_wrap=True, overflow="ellipsis")


def scene(position: Position, drawing: Drawing) -> tuple[Picture, Marks] | None:
    """Draw the table with a ring round the place that is open, unless it is of seats that it has not."""
    if any(isinstance(fault, UNDRAWABLE) for fault in position.editing.faults):
        return None
    picture = drawing.picture(position.editing.state, None)
    here = frozenset(step for step in position.path if step in picture.looks)
    return picture, Marks(rings=(Ring(here, Mark.PICKED),) if here else ())
