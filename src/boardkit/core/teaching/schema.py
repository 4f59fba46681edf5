"""The form of a lesson's file as JSON Schema, made from the classes that it is read into."""

import re
import sys
from collections.abc import Mapping
from enum import StrEnum
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

import attrs

from boardkit.core.rules.kinds import kinds_in
from boardkit.core.rules.marks import Worded
from boardkit.core.teaching.lesson import Lesson

Schema: TypeAlias = dict[str, object]
"""A description in JSON Schema, or several by name."""

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
"""The version of JSON Schema."""

PLAIN: Final[Mapping[object, str]] = {str: "string", int: "integer", bool: "boolean"}

ATTRIBUTE: Final = re.compile(r"^    (\w+): (.+?)(?=^    \w+: |\Z)", re.MULTILINE | re.DOTALL)
"""A field as the docstring of its class tells of it."""


def schema() -> dict[str, Any]:
    """Describe the file of a lesson."""
    known: Schema = {}
    whole = _shape(Lesson, known)
    return {"$schema": DRAFT, **whole, "$defs": dict(sorted(known.items()))}


def _shape(kind: object, known: Schema) -> Schema:
    """Describe values of an annotated type; classes are described once, among those that are known."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return {"anyOf": [_shape(part, known) for part in parts]}
    if origin is list:
        return {"type": "array", "items": _shape(parts[0], known)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _shape(parts[1], known)}
    if kind is NoneType:
        return {"type": "null"}
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return {"enum": [str(member) for member in kind]}
    return _reference(kind, known) if isinstance(kind, type) and attrs.has(kind) else {}


def _reference(kind: type, known: Schema) -> Schema:
    name = kind.__name__
    if name not in known:
        known[name] = {}
        known[name] = _either(kind, known) if _is_open(kind) else _record(kind, known)
    return {"$ref": f"#/$defs/{name}"}


def _is_open(kind: type) -> bool:
    return issubclass(kind, Worded) and not hasattr(kind, "word")


def _either(base: type, known: Schema) -> Schema:
    """Describe a value of any class with a word."""
    kinds: tuple[type, ...] = kinds_in(base, sys.modules[base.__module__])
    return {"description": _about(base), "oneOf": [_reference(kind, known) for kind in kinds]}


def _record(kind: type, known: Schema) -> Schema:
    """Describe the fields of a class."""
    hints, told = get_type_hints(kind), _told(kind)
    fields: Schema = {}
    if issubclass(kind, Worded):
        fields[kind.word_key] = {"const": kind.word}
    for field in attrs.fields(kind):
        about = {"description": told[field.name]} if field.name in told else {}
        fields[field.name] = {**about, **_shape(hints[field.name], known)}
    needed = [field.name for field in attrs.fields(kind) if field.default is attrs.NOTHING]
    return {
        "description": _about(kind),
        "type": "object",
        "properties": fields,
        "required": [*([kind.word_key] if issubclass(kind, Worded) else []), *needed],
        "additionalProperties": False,
    }


def _about(kind: type) -> str:
    return cleandoc(kind.__doc__ or "").partition("\n\n")[0]


def _told(kind: type) -> dict[str, str]:
    """Read what docstrings tell of the fields of a class and of those it derives from."""
    told: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        _, _, attributes = cleandoc(one.__doc__ or "").partition("Attributes:\n")
        told |= {found[1]: " ".join(found[2].split()) for found in ATTRIBUTE.finditer(attributes)}
    return told
