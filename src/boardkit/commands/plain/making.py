"""A move in the making, one answer at a time: first the choice, then its place, then how it is turned."""

from collections.abc import Iterable, Sequence
from typing import Any, Self

from boardkit.core import Choice, Draft, Move
from boardkit.core.lines.choosing import PLACE, numbered
from boardkit.core.notation.moves import parser, write_value
from boardkit.core.notation.shapes import Number, fields_of
from boardkit.core.values import Value, evolve


class Making(Value):
    """The legal moves, and those that the answers so far leave.

    Attributes:
        left: empty until a choice is taken.
    """

    draft: Draft
    left: tuple[Move, ...] = ()

    @classmethod
    def of(cls, legal: Iterable[Move]) -> Self:
        """Begin; a single choice is taken already, unless it is a whole move."""
        draft = Draft.of(legal)
        if len(draft.possible) == 1:
            return cls(draft.take(None))
        return cls(draft, tuple(draft.possible))

    @property
    def choice(self) -> Choice | None:
        """The choice that was taken."""
        return self.draft.choice

    @property
    def move(self) -> Move | None:
        """The move, once a single one is left."""
        return self.left[0] if len(self.left) == 1 else None

    @property
    def field(self) -> str | None:
        """The field to be answered next; None while a choice is to be taken, and once all is settled."""
        return next((name for name in self._fields() if len(self.values(name)) > 1), None)

    def values(self, name: str) -> tuple[Any, ...]:
        """List what a field may still be."""
        return tuple(dict.fromkeys(getattr(move, name) for move in self.left))

    def take(self, choice: Choice) -> "Making":
        """Take a choice."""
        draft = self.draft.take(choice)
        return self.__replace__(draft=draft, left=tuple(draft.possible))

    def back(self) -> Self:
        """Begin again."""
        return type(self).of(move for moves in self.draft.moves.values() for move in moves)

    def fill(self, name: str, value: object) -> "Making":
        """Settle a field; a value that the rules refuse leaves nothing."""
        return self.__replace__(left=tuple(move for move in self.left if getattr(move, name) == value))

    def read(self, word: str) -> object | None:
        """Read a word as a value of the field to be answered next, or as its number in the list; or None."""
        name, choice = self.field, self.choice
        if name is None or choice is None:
            return None
        shape = fields_of(choice.kind)[name]
        entry: object = None if isinstance(shape, Number) else picked(self.values(name), word)
        if name != PLACE and entry is not None:
            return entry
        try:
            return parser(shape)(word)
        except (ValueError, KeyError):
            return None

    def answer(self, answers: Sequence[str]) -> "Answered":
        """Take a choice by its number, unless one is taken, and settle the open fields, an answer each."""
        making, rest = self, tuple(answers)
        if rest and making.choice is None and (choice := picked(making.draft.choices, rest[0])) is not None:
            making, rest = making.take(choice), rest[1:]
        while rest and (name := making.field) is not None and (value := making.read(rest[0])) is not None:
            filled = making.fill(name, value)
            if not filled.left:
                return Answered(making, rest, (name, value))
            making, rest = filled, rest[1:]
        return Answered(making, rest)

    def with_place(self, place: object) -> Sequence[Move]:
        """List the moves of the choice at a place, whether or not they are legal, turned every way."""
        moves = {evolve(move, **{PLACE: place}): None for move in self.left}
        return tuple(moves)

    def _fields(self) -> tuple[str, ...]:
        if self.choice is None:
            return ()
        place = (PLACE,) if self.choice.needs_place else ()
        return (*place, *self.choice.kind.turns)


class Answered(Value):
    """What came of some answers.

    Attributes:
        making: the move as far as they have made it.
        rest: the answers that were not taken, from the first on that is none.
        refused: the field and the value that the rules refuse, if that is why.
    """

    making: Making
    rest: tuple[str, ...]
    refused: tuple[str, object] | None = None


def picked(entries: Sequence[Any], word: str) -> Any | None:
    """Return the entry of a list that a word names by its number; None if it names none."""
    return keyed(entries).get(word.lstrip("0") or "0") if word.isascii() and word.isdigit() else None


def keyed(entries: Sequence[Any]) -> dict[str, Any]:
    """Give each entry of a list what names it: its number from 1, or the number that it stands for.

    Beside numbers, other choices are named by their moves as they are typed.
    """
    choices = [entry for entry in entries if isinstance(entry, Choice)]
    numbers = numbered(choices) if len(choices) == len(entries) else {}
    if not numbers:
        return {str(number): entry for number, entry in enumerate(entries, start=1)}
    others = [choice for choice in choices if choice not in numbers.values()]
    return {
        **{str(number): choice for number, choice in numbers.items()},
        **{_typed(choice): choice for choice in others},
    }


def _typed(choice: Choice) -> str:
    """Write how a choice is typed."""
    return " ".join((choice.kind.verb, *(write_value(value) for _, value in choice.values)))


def written(values: Iterable[object]) -> str:
    """Write values as they are typed."""
    return ", ".join(write_value(value) for value in values)
