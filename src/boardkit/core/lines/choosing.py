"""Narrowing a list of legal moves, field by field, to the one that is meant."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache, cached_property
from itertools import product
from typing import Any, Final

from msgspec import field

from boardkit.core.notation.shapes import Member, Number, alternatives, fields_of
from boardkit.core.rules.step import Move
from boardkit.core.values import Value

PLACE: Final = "at"  # the field of a move that a map fills


class Choice(Value):
    """A move without its place and its turns: one entry of a list of choices."""

    kind: type[Move]
    values: tuple[tuple[str, Any], ...]

    @property
    def needs_place(self) -> bool:
        """Whether a map fills a field of the move."""
        return PLACE in fields_of(self.kind)


def choice_of(move: Move) -> Choice:
    """Return the choice that a move belongs to."""
    kind = type(move)
    return Choice(kind, tuple([(name, getattr(move, name)) for name in _listed(kind)]))


@cache
def _listed(kind: type[Move]) -> tuple[str, ...]:
    """Return the fields of a move that neither a map nor a turn fills."""
    return tuple(name for name in fields_of(kind) if name != PLACE and name not in kind.turns)


def numbered(choices: Sequence[Choice]) -> dict[int, Choice]:
    """Return choices by number, where those of a kind differ in a number alone, or are nothing else."""
    bare = [one for one in choices if [*map(type, fields_of(one.kind).values())] == [Number] and one.values]
    others = {choice.kind for choice in choices} - {choice.kind for choice in bare}
    alone = not any(PLACE in fields_of(kind) or kind.turns for kind in others)
    if alone and len({one.kind for one in bare}) == 1:
        return {value: choice for choice in bare for _, value in choice.values}
    if len(choices) < 2 or len({choice.kind for choice in choices}) > 1:
        return {}
    values = [dict(choice.values) for choice in choices]
    differing = [name for name in values[0] if len({one[name] for one in values}) > 1]
    if len(differing) != 1 or not isinstance(fields_of(choices[0].kind)[differing[0]], Number):
        return {}
    return {one[differing[0]]: choice for one, choice in zip(values, choices, strict=True)}


def imaginable(kind: type[Move]) -> Iterator[Choice]:
    """List the choices of a class of move that can be told without a table: those made of enums alone."""
    fields = {name: fields_of(kind)[name] for name in _listed(kind)}
    if all(isinstance(one, Member) for one in fields.values()):
        for values in product(*map(alternatives, fields.values())):
            yield Choice(kind, tuple(zip(fields, values, strict=True)))


class Draft(Value, dict=True):
    """A move in the making, over the legal moves that it may become."""

    moves: Mapping[Choice, Sequence[Move]]  # the legal moves by choice, in the order of the list
    choice: Choice | None = None  # the entry taken, if any
    at: Hashable | None = None  # the place taken or pointed at, if any
    turns: Mapping[str, object] = field(default_factory=dict)  # how the fields that a key cycles stand

    @classmethod
    def of(cls, legal: Iterable[Move]) -> "Draft":
        """Begin with the legal moves; what leaves no choice is taken already."""
        moves: dict[Choice, list[Move]] = {}
        for move in legal:
            moves.setdefault(choice_of(move), []).append(move)
        draft = cls(moves)
        return draft.take(next(iter(moves))) if len(moves) == 1 else draft

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The entries of the list."""
        return tuple(self.moves)

    @property
    def possible(self) -> Sequence[Move]:
        """The legal moves of the choice taken, whatever the place and the turns."""
        return self.moves.get(self.choice, ()) if self.choice else ()

    def take(self, choice: Choice | None) -> "Draft":
        """Take an entry of the list, or none; the turns stay as they stand where a move has them."""
        if choice is None:
            return self.__replace__(choice=None)
        moves = self.moves.get(choice, ())
        kept = dict[str, object]()
        for name in choice.kind.turns:
            now, values = self.turns.get(name), _values(moves, name)
            stays = now is not None and (not moves or now in values)
            kept[name] = now if stays else next(iter(values), None)
        return self.__replace__(choice=choice, turns=kept)

    def point(self, at: Hashable | None) -> "Draft":
        """Point at a place; whom a move is about follows, where it may not be the same there."""
        there = self.__replace__(at=at)
        if there.legal or not self._follows:
            return there
        move = next((move for move in self.possible if getattr(move, PLACE, None) == at), None)
        if move is None:
            return there
        return there.__replace__(turns={name: getattr(move, name) for name in self.turns})

    @property
    def _follows(self) -> bool:
        """Whether what a key cycles is whom the move is about: no quarter turn, and no amount."""
        return bool(self.turns) and all(isinstance(value, tuple) for value in self.turns.values())

    def turn(self, name: str, step: int = 1) -> "Draft":
        """Go on by a step in the values of a field that a key cycles."""
        values = _values(self.possible, name)
        if not values:
            return self
        now = self.turns.get(name)
        following = values[(values.index(now) + step) % len(values)] if now in values else values[0]
        return self.__replace__(turns={**self.turns, name: following})

    def turned_to(self, name: str, value: object) -> "Draft":
        """Set a field that a key cycles to a value, if it may legally have it; else stay."""
        return self.__replace__(turns={**self.turns, name: value}) if value in self.turnings(name) else self

    def turnings(self, name: str) -> Sequence[Any]:
        """List the values that a field that a key cycles may legally have, in order."""
        return _values(self.possible, name)

    @cached_property
    def places(self) -> tuple[Hashable, ...]:
        """Where the choice taken may legally go, turned as it is, whomever it is about; empty if nowhere."""
        if self.choice is None or not self.choice.needs_place:
            return ()
        moves = self.possible
        for name, value in () if self._follows else self.turns.items():
            moves = tuple([move for move in moves if getattr(move, name) == value])
        return tuple(dict.fromkeys(getattr(move, PLACE) for move in moves))

    @cached_property
    def move(self) -> Move | None:
        """The move as it stands, legal or not; None while something is missing."""
        choice = self.choice
        if choice is None or (choice.needs_place and self.at is None):
            return None
        if any(value is None for value in self.turns.values()):
            return None
        place = {PLACE: self.at} if choice.needs_place else {}
        return choice.kind(**dict(choice.values), **place, **self.turns)

    @property
    def legal(self) -> bool:
        """Whether the move as it stands may be made."""
        move = self.move
        return move is not None and move in self.possible


def _values(moves: Iterable[Move], name: str) -> list[Any]:
    """List the values of a field: quarter turns one after the other, others as the moves have them."""
    values = list(dict.fromkeys(getattr(move, name) for move in moves))
    return sorted(values) if all(isinstance(value, IntEnum) for value in values) else values
