"""Saying what a table is made of: names of parts, and what lies there."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

from msgspec import field

from boardkit.core import Question, Seat, Table
from boardkit.core.editing.faults import Entry
from boardkit.core.editing.parts import Part, Path, walk, whole
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf, Listing, Shape, shape
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.text.names import member_id, named_id
from boardkit.text.words import Words

S = TypeVar("S", bound=Table)

MINUS: Final = "−"  # what stands before a number below zero
SHOWN: Final = 6  # how many entries of a list are named before the rest is counted


class PartWords(Value, eq=False):
    """Names parts of a table in a language."""

    words: Words
    # The fields with an entry for each seat, which bear the players' names.
    by_seat: frozenset[str] = frozenset()
    # The shapes of the keys under which things lie.
    keys: Mapping[Hashable, Shape] = field(default_factory=dict)
    most: int = SHOWN  # how many entries of a list are named before the rest is counted

    @classmethod
    def of(cls, words: Words, state: Table, most: int = SHOWN) -> "PartWords":
        """Get ready to name the parts of a table."""
        parts = tuple(walk(whole(state)))
        keys = {part.value: part.shape for part in parts if part.path[-1:] == (part.value,)}
        return cls(words, frozenset(part.field[1] for part in parts if part.by_seat), keys, most)

    def label(self, path: Path) -> str:
        """Name a part by the end of its way."""
        step = path[-1] if path else None
        if step is None:
            return self.words("edit-whole")
        if type(step) is str and self.words.knows(f"part-{kebab(step)}"):
            return self.words(f"part-{kebab(step)}")
        return self._numbered(path, step) if type(step) is int else self.leaf(step, self.keys.get(step))

    def trail(self, path: Path) -> str:
        """Name a part by its whole way."""
        return " ▸ ".join(self.label(path[: end + 1]) for end in range(len(path)))

    def said(self, part: Part) -> str:
        """Say in a line what a part is."""
        value = part.value
        if value is None or (not value and isinstance(part.shape, Listing)):
            return self.words("edit-empty")
        if isinstance(part.shape, Leaf):
            return self.leaf(value, part.shape)
        if isinstance(value, Question):
            return self.words("hidden-place", place=self.words.seat(value.seat), what=self.words.short(value))
        inner = [self._entry(part, one) for one in part.parts()]
        shown, more = ", ".join(inner[: self.most]), len(inner) - self.most
        return self.words("hidden-more", what=shown, count=more) if more > 0 else shown

    def leaf(self, value: Any, known: Shape | None = None) -> str:
        """Say a single value, though nobody may have a word for it."""
        words = self.words
        match known or shape(type(value)):
            case shapes.Basic.SEAT:
                return words.seat(value)
            case shapes.Basic.FLAG:
                return words("yes" if value else "no")
            case shapes.Place():
                return words.name(value)
            case shapes.Member() if self.words.knows(message := member_id(value)):
                return words(message)
            case shapes.Piece(kind, shapes.Basic.TEXT) if self.words.knows(message := named_id(kind, value)):
                return words(message)
        return str(value).replace("-", MINUS) if isinstance(value, int) else str(value)

    def piece(self, value: Any, known: Shape | None) -> str:
        """Say a single value that stands alone: what is called by a number says what it is, too."""
        match known:
            case shapes.Piece(kind, shapes.Number()) if self.words.knows(
                message := f"piece-{kebab(kind.__name__)}"
            ):
                return self.words(message, piece=value)
        return self.leaf(value, known)

    def _entry(self, part: Part, one: Part) -> str:
        said = self.said(one) if isinstance(one.shape, Leaf) or one.value is None else self._few_of(one)
        numbered = isinstance(part.shape, shapes.Series | shapes.Bunch) and part.path[-1] not in self.by_seat
        label = "" if numbered else self.label(one.path)
        bare = isinstance(part.shape, shapes.Row) and label[:1].isdigit()
        return said if numbered or bare else f"{label} {said}"

    def _few_of(self, part: Part) -> str:
        """Say a part of a part in a few words."""
        if isinstance(part.value, Question):
            return self.said(part)
        if isinstance(part.shape, shapes.Record | shapes.Row):
            leaves = list(_told(part.parts())) or list(_told(walk(part)))
            return " ".join(self.leaf(one.value, one.shape) for one in leaves[:3]) or self.words("edit-empty")
        return str(len(list(part.parts())))

    def _numbered(self, path: Path, step: int) -> str:
        """Name an entry by a word of its own, by the player it belongs to, or by its number."""
        field = next((name for name in reversed(path[:-1]) if isinstance(name, str)), "")
        belongs = len(path) > 1 and path[-2] in self.by_seat and step < len(self.words.names)
        return self.words.name(Entry(field, step + 1, Seat(step) if belongs else None))


def _told(parts: Iterable[Part]) -> Iterator[Part]:
    """Leave out what says little of that which it is a part of."""
    leaves = (part for part in parts if isinstance(part.shape, Leaf) and part.value is not None)
    return (part for part in leaves if part.shape is not shapes.Basic.FLAG)
