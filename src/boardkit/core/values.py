"""Copies of frozen values."""

from functools import cache
from typing import Any, TypeVar, cast

from attrs import evolve

T = TypeVar("T")


def changed(value: T, **changes: Any) -> T:
    """Copy a frozen value with some fields changed.

    `evolve` of attrs reads every field anew. The fields of a class that is made with `slots=False` are copied
    all at once, in a fifth of the time; so such a class must not work anything out while a value is made, nor
    keep in it what it worked out later.
    """
    fields = getattr(value, "__dict__", None)
    if fields is None:
        copied: Any = value
        return cast("T", evolve(copied, **changes))
    kind: Any = type(value)
    copy: T = object.__new__(kind)
    for name in _slots(kind):
        object.__setattr__(copy, name, changes.pop(name) if name in changes else getattr(value, name))
    copy.__dict__.update(fields)
    copy.__dict__.update(changes)
    return copy


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    """Name the fields that a class inherits from one with slots."""
    bases = (base for base in kind.__mro__ if "__slots__" in vars(base))
    return tuple(name for base in bases for name in vars(base)["__slots__"] if not name.startswith("__"))
