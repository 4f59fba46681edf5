"""Words for a game that brings none: English messages made from the names and docstrings of its classes."""

import inspect
import pkgutil
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from boardkit.core import Effect, Event, Game, Move, Question, Refusal, ScoreLine, Table, TieBreak, Verdict
from boardkit.core.notation.shapes import fields_of
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import has_fields
from boardkit.text.names import class_id, member_id, spaced

SAID: Final = (Question, Move, Event, Refusal, ScoreLine, TieBreak, Verdict)
"""The bases of the classes whose values are said as sentences."""


def default_words(game: Game[Any]) -> str:
    """Write the messages of a game as a Fluent file."""
    kinds = tuple(_classes(game.package))
    lines = [f"title = {spaced(game.key)}", f"summary = {_first_line(import_module(game.package))}"]
    for kind in kinds:
        lines += _of_class(kind)
    lines += (f"option-{kebab(name)} = {spaced(name)}" for name in fields_of(game.options))
    parts = {name: None for kind in (game.state, *kinds) if has_fields(kind) for name in fields_of(kind)}
    lines += (f"part-{kebab(name)} = {spaced(name).lower()}" for name in parts)
    return "\n".join(lines) + "\n"


def _classes(package: str) -> Iterator[type]:
    """Walk the classes that a package defines."""
    root = import_module(package)
    names = [found.name for found in pkgutil.walk_packages(getattr(root, "__path__", ()), f"{package}.")]
    for module in (root, *map(import_module, names)):
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__:
                yield kind


def _of_class(kind: type) -> Iterator[str]:
    if issubclass(kind, Enum):
        yield from (f"{member_id(member)} = {spaced(member.name).lower()}" for member in kind)
    elif has_fields(kind) and not issubclass(kind, (*SAID, Effect, Table)):
        named = " ".join(f"{{ ${name} }}" for name in fields_of(kind))
        yield f"{class_id(kind)} = {named or spaced(kind.__name__)}"
    elif has_fields(kind) and issubclass(kind, SAID):
        yield f"{class_id(kind)} = {_sentence(kind)}"
        if issubclass(kind, Refusal):
            yield f"    .met = not so: {_sentence(kind)}"
        if issubclass(kind, ScoreLine):
            yield f"kind-{kebab(kind.__name__)} = {spaced(kind.__name__)}"


def _sentence(kind: type) -> str:
    """Say what the docstring of a class says, and its fields with their values."""
    said = spaced(kind.__name__) if issubclass(kind, Move) else _first_line(kind)
    named = ", ".join(f"{spaced(name).lower()} {{ ${name} }}" for name in fields_of(kind) if name != "seat")
    who = "{ $seat }: " if "seat" in fields_of(kind) and issubclass(kind, Event) else ""
    return f"{who}{said} ({named})" if named else f"{who}{said}"


def _first_line(thing: type | ModuleType) -> str:
    text = inspect.cleandoc(thing.__doc__ or spaced(thing.__name__)).splitlines()[0]
    return text.replace("{", "(").replace("}", ")")
