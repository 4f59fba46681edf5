"""The form of a lesson's file as JSON Schema, made from the classes that it is read into."""

import re
import sys
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, Union, get_args, get_origin

from boardkit.core.faults import Fault, NotOneOf, UnknownField, WrongType
from boardkit.core.rules.kinds import Worded, kinds_in
from boardkit.core.teaching.faults import JsonKind, UnknownEntry, WrongKind
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.values import has_fields, hints_of, needed_by

Schema: TypeAlias = dict[str, object]  # a description in JSON Schema, or several by name
DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"  # the version of JSON Schema
PLAIN: Final[Mapping[object, str]] = {str: "string", int: "integer", bool: "boolean"}
STEP: Final = re.compile(r"[.\[]([^.\[\]]+)")  # a step of a path: a name or a number

ATTRIBUTE: Final = re.compile(r"^    (\w+): (.+?)(?=^    \w+: |\Z)", re.MULTILINE | re.DOTALL)
"""A field as the docstring of its class tells of it."""


@cache
def schema() -> dict[str, Any]:
    """Describe the file of a lesson."""
    known: Schema = {}
    whole = _shape(Lesson, known)
    return {"$schema": DRAFT, **whole, "$defs": dict(sorted(known.items()))}


def explained(plain: object, fault: Fault) -> Fault:
    """Say of what is wrong with the form of a lesson's file what would be right there."""
    match fault:
        case WrongType(path) | NotOneOf(path):
            kinds, words, key = _allowed(_at(plain, path))
            return WrongKind(f"{path}{key}", kinds, words)
        case UnknownField(path, name):
            return UnknownEntry(path, name, tuple(_resolved(*_at(plain, path)).get("properties", {})))
    return fault


def _at(plain: Any, path: str) -> tuple[Schema, Any]:
    """Return the description of the place at a path, and what stands there."""
    whole: Schema = schema()
    found, value = whole, plain
    for name in STEP.findall(path):
        inner = _resolved(found, value)
        if isinstance(value, list) and name.isdecimal():
            found, value = inner.get("items", {}), value[int(name)]
        else:
            found = inner.get("properties", {}).get(name) or inner.get("additionalProperties") or {}
            value = value.get(name) if isinstance(value, dict) else None
    return found, value


def _resolved(found: Any, value: Any) -> Any:
    """Return the description of one class, where there may be several or none."""
    for one in _alternatives(found):
        word = [part["const"] for part in one.get("properties", {}).values() if "const" in part]
        fits = not word or (isinstance(value, dict) and word[0] in value.values())
        if fits and one.get("type") != "null":
            return one
    return {}


def _alternatives(found: Any) -> Iterator[Any]:
    if "$ref" in found:
        found = schema()["$defs"][found["$ref"].rpartition("/")[2]]
    several = found.get("anyOf", found.get("oneOf"))
    if several is None:
        yield found
    else:
        for one in several:
            yield from _alternatives(one)


def _allowed(place: tuple[Schema, Any]) -> tuple[tuple[JsonKind, ...], tuple[str, ...], str]:
    """Name the kinds of JSON that a place allows, or the words, and the key beside which words stand."""
    found, value = place
    several = list(_alternatives(found))
    named = [item for one in several for item in one.get("properties", {}).items()]
    words = {part["const"]: name for name, part in named if "const" in part}
    if words and isinstance(value, dict):
        return (), tuple(words), f".{next(iter(words.values()))}"
    listed = tuple(word for one in several for word in one.get("enum", ()))
    return tuple(dict.fromkeys(JsonKind(one["type"]) for one in several if "type" in one)), listed, ""


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
    return _reference(kind, known) if isinstance(kind, type) and has_fields(kind) else {}


def _reference(kind: type, known: Schema) -> Schema:
    name = kind.__name__
    if name not in known:
        known[name] = {}
        if issubclass(kind, Worded) and not hasattr(kind, "word"):
            kinds: tuple[type, ...] = kinds_in(kind, sys.modules[kind.__module__])
            known[name] = {"description": _about(kind), "oneOf": [_reference(one, known) for one in kinds]}
        else:
            known[name] = _record(kind, known)
    return {"$ref": f"#/$defs/{name}"}


def _record(kind: type, known: Schema) -> Schema:
    told = _told(kind)
    fields: Schema = {kind.word_key: {"const": kind.word}} if issubclass(kind, Worded) else {}
    needed = [*fields, *needed_by(kind)]
    for name, hint in hints_of(kind).items():
        about = {"description": told[name]} if name in told else {}
        fields[name] = {**about, **_shape(hint, known)}
    closed = {"required": needed, "additionalProperties": False}
    return {"description": _about(kind), "type": "object", "properties": fields, **closed}


def _about(kind: type) -> str:
    return cleandoc(kind.__doc__ or "").partition("\n\n")[0]


def _told(kind: type) -> dict[str, str]:
    """Read what docstrings tell of the fields of a class and of those it derives from."""
    told: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        _, _, attributes = cleandoc(one.__doc__ or "").partition("Attributes:\n")
        told |= {found[1]: " ".join(found[2].split()) for found in ATTRIBUTE.finditer(attributes)}
    return told
