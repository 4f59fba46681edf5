"""Frozen values: the base of tables, moves, events and all else that is made by the thousand.

A class says its fields as a dataclass does; its header may say more, which `__init_subclass__` takes:
`class Lay(Move, verb="lay")`. A changed copy is made by `value.__replace__(name=…)`, whose arguments a type
checker knows, or by `evolve` where only a type variable is known.
"""

from collections.abc import Callable, Hashable, Mapping
from functools import cache, wraps
from inspect import Parameter, signature
from typing import (
    Any,
    Concatenate,
    Final,
    ParamSpec,
    TypeVar,
    cast,
    dataclass_transform,
    get_origin,
    get_type_hints,
)

import attrs
from msgspec import Struct, StructMeta, field

P = ParamSpec("P")
T = TypeVar("T")
A = TypeVar("A")

SETTINGS: Final = frozenset({"cache_hash", "dict", "eq", "frozen", "gc", "kw_only", "order", "weakref"})
"""The settings of a class that msgspec reads; any other word of a header is the class's own."""


class ValueMeta(StructMeta):
    """Makes classes of values, and hands to them what their headers say beside msgspec's settings."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], /, **header: Any
    ) -> "ValueMeta":
        """Make a class; TypeError if a header says what no base takes, or a default stands before none."""
        settings = {word: header.pop(word) for word in SETTINGS & header.keys()}
        kind = super().__new__(cls, name, bases, namespace, **settings)
        if header:
            super(cast("type[Any]", kind), kind).__init_subclass__(**header)
        return kind


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Value(Struct, metaclass=ValueMeta, frozen=True):
    """A frozen record of fields, equal to another of its class with equal fields."""


def kept(answer: Callable[P, T]) -> Callable[P, T]:
    """Keep answers as `cache` does; type checkers do not know that it takes classes."""
    return cast("Callable[P, T]", cache(answer))


REMEMBERED: Final = 128  # about how many values answers of each kind are kept at once


def remembered(answer: Callable[Concatenate[T, P], A]) -> Callable[Concatenate[T, P], A]:
    """Keep answers about a value for as long as it, and not one that is equal to it, is asked about again."""
    known: dict[int, tuple[T, dict[tuple[Any, ...], Any]]] = {}

    def of(thing: T, /, *others: Any) -> A:
        found = known.get(id(thing))
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            # What is kept keeps its value, too, so that no other has its id.
            found = known[id(thing)] = thing, {}
        told: A = found[1].get(others, known)
        if told is known:
            told = found[1][others] = cast("Any", answer)(thing, *others)
        return told

    return cast("Callable[Concatenate[T, P], A]", of)


def known_by(key: Callable[P, Hashable]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep answers by a key, which tells all that they hang on: many things differ elsewhere only."""

    def keeping(answer: Callable[P, T]) -> Callable[P, T]:
        known: dict[Hashable, Any] = {}

        @wraps(answer)
        def of(*args: P.args, **kwargs: P.kwargs) -> T:
            asked = key(*args, **kwargs)
            told: T = known.get(asked, known)
            if told is known:
                if len(known) >= 32 * REMEMBERED:
                    known.clear()
                told = known[asked] = answer(*args, **kwargs)
            return told

        return of

    return keeping


def evolve(value: T, /, **changes: Any) -> T:
    """Return a copy of any value with some fields changed; TypeError if it has no such field."""
    any_value: Any = value  # else mypy has `__replace__` return a Value, from Python 3.13 on
    if isinstance(value, Value):
        copy: T = any_value.__replace__(**changes)
        return copy
    return attrs.evolve(value, **changes)  # type: ignore[misc]


def has_fields(kind: object) -> bool:
    """Return whether something is a class of values, or of attrs, or one of these with its parameters."""
    plain = get_origin(kind) or kind
    return isinstance(plain, type) and (issubclass(plain, Value) or attrs.has(plain))


@kept
def names_of(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of the fields of a class, in their order."""
    if issubclass(kind, Value):
        return kind.__struct_fields__
    return tuple(one.name for one in attrs.fields(kind))


@kept
def hints_of(kind: type) -> Mapping[str, Any]:
    """Return the resolved annotations of a class, `Annotated` kept; NameError if one is for checkers only."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in names_of(kind)}


@kept
def needed_by(kind: Callable[..., object]) -> tuple[str, ...]:
    """Return the names of the fields without a default."""
    return tuple(one.name for one in signature(kind).parameters.values() if one.default is Parameter.empty)


def values_in(value: object) -> dict[str, Any]:
    """Return what the fields of a value hold, by their names."""
    return {name: getattr(value, name) for name in names_of(type(value))}


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return values, by seat for example, with one of them replaced."""
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """Return values without one of them, of equal ones the first; ValueError if it is not among them."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]
