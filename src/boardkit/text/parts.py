"""Saying what a table is made of: names of parts, and what lies there."""

from collections.abc import Hashable, Mapping
from enum import Enum
from typing import Any, Final, TypeVar

from attrs import field, frozen

from boardkit.core import Question, Seat, Table
from boardkit.core.editing.faults import Entry
from boardkit.core.editing.parts import LEAVES, Part, Path, Sort, by_seat, walk, whole_of
from boardkit.core.notation.codes import bare, is_place
from boardkit.core.rules.kinds import kebab
from boardkit.text.names import member_id, named_id
from boardkit.text.words import Words

S = TypeVar("S", bound=Table)

SHOWN: Final = 6
"""How many entries of a list are named before the rest is counted."""


@frozen(eq=False)
class PartWords:
    """Names parts of a table in a language.

    Attributes:
        by_seat: the fields with an entry for each seat, which bear the players' names.
        keys: the annotated types of the keys under which things lie.
        most: how many entries of a list are named before the rest is counted.
    """

    words: Words
    by_seat: frozenset[str] = frozenset()
    keys: Mapping[Hashable, Any] = field(factory=dict)
    most: int = SHOWN

    @classmethod
    def of(cls, words: Words, state: Table, most: int = SHOWN) -> "PartWords":
        """Get ready to name the parts of a table."""
        parts = walk(whole_of(state))
        keys = {part.value: part.kind for part in parts if part.path[-1:] == (part.value,)}
        return cls(words, by_seat(state), keys, most)

    def label(self, path: Path) -> str:
        """Name a part by the end of its way."""
        step = path[-1] if path else None
        if step is None:
            return self.words("edit-whole")
        if type(step) is str and self._knows(f"part-{kebab(step)}"):
            return self.words(f"part-{kebab(step)}")
        return self._numbered(path, step) if type(step) is int else self.leaf(step, self.keys.get(step))

    def trail(self, path: Path) -> str:
        """Name a part by its whole way."""
        return " ▸ ".join(self.label(path[: end + 1]) for end in range(len(path)))

    def said(self, part: Part) -> str:
        """Say in a line what a part is."""
        value = part.value
        if value is None or (not value and part.sort in (Sort.LIST, Sort.PLACES, Sort.BUNCH)):
            return self.words("edit-empty")
        if part.sort in LEAVES:
            return self.leaf(value, part.kind)
        if isinstance(value, Question):
            return self.words("hidden-place", place=self.words.seat(value.seat), what=self.words.short(value))
        inner = list(part.parts())
        return self._few([self._entry(part, one) for one in inner])

    def leaf(self, value: Any, kind: Any = None) -> str:
        """Say a single value, though nobody may have a word for it."""
        words = self.words
        if kind is Seat:
            return words.seat(value)
        if isinstance(value, bool):
            return words("yes" if value else "no")
        if isinstance(value, Enum):
            return words(member_id(value)) if self._knows(member_id(value)) else str(value)
        if is_place(type(value)):
            return words.name(value)
        named = kind is not None and bare(kind) is str and bare(kind) is not kind
        message = named_id(kind, value) if named else ""
        return words(message) if named and self._knows(message) else str(value)

    def _knows(self, message: str) -> bool:
        return self.words.knows(message)

    def _entry(self, part: Part, one: Part) -> str:
        said = self.said(one) if one.sort in LEAVES or one.value is None else self._few_of(one)
        if part.sort in (Sort.LIST, Sort.BUNCH) and (part.path[-1:] or [""])[-1] not in self.by_seat:
            return said
        return f"{self.label(one.path)} {said}"

    def _few_of(self, part: Part) -> str:
        """Say a part of a part in a few words."""
        if isinstance(part.value, Question):
            return self.said(part)
        if part.sort in (Sort.RECORD, Sort.ROW):
            told = LEAVES - {Sort.FLAG}
            own = [one for one in part.parts() if one.sort in told and one.value is not None]
            leaves = own or [one for one in walk(part) if one.sort in told and one.value is not None]
            return " ".join(self.leaf(one.value, one.kind) for one in leaves[:3]) or self.words("edit-empty")
        return str(len(list(part.parts())))

    def _few(self, said: list[str]) -> str:
        shown = ", ".join(said[: self.most])
        if len(said) <= self.most:
            return shown
        return self.words("hidden-more", what=shown, count=len(said) - self.most)

    def _numbered(self, path: Path, step: int) -> str:
        """Name an entry by a word of its own, by the player it belongs to, or by its number."""
        field = next((name for name in reversed(path[:-1]) if isinstance(name, str)), "")
        belongs = len(path) > 1 and path[-2] in self.by_seat and step < len(self.words.names)
        return self.words.name(Entry(field, step + 1, Seat(step) if belongs else None))
