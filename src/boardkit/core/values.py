"""Changing a frozen value: a new one with some of its fields exchanged."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import fields

if TYPE_CHECKING:
    # Type checkers know this one, and check the names and kinds of the fields.
    from attrs import evolve as evolve
else:

    def evolve(value, /, **changes):
        """Do what `attrs.evolve` does, in two thirds of the time."""
        return _copier(type(value))(value, changes)


@cache
def _copier(kind: type[Any]) -> Callable[[Any, Mapping[str, Any]], Any]:
    """Write how a class is copied once, as attrs does its `__init__`, not to look its fields up each time."""
    copied = ", ".join(f"{field.alias!r}: value.{field.name}" for field in fields(kind) if field.init)
    written: dict[str, Any] = {"kind": kind}
    exec(f"def copy(value, changes): return kind(**{{{copied}}} | changes)", written)  # noqa: S102
    copy: Callable[[Any, Mapping[str, Any]], Any] = written["copy"]
    return copy
