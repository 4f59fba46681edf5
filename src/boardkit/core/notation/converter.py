"""Values to and from plain data by cattrs, strictly: nothing is converted to fit; it takes long to import."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from types import GenericAlias, NoneType
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_args, get_origin

import attrs
import cattrs
from cattrs.cols import list_structure_factory
from cattrs.errors import (
    AttributeValidationNote,
    ClassValidationError,
    ForbiddenExtraKeysError,
    IterableValidationError,
)
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn
from cattrs.preconf.json import make_converter

from boardkit.core.faults import Fault, MissingField, UnknownField, WrongType
from boardkit.core.notation import shapes
from boardkit.core.notation.plain import MOST, is_plain
from boardkit.core.notation.shapes import shape
from boardkit.core.rules.kinds import Worded, by_word, called, kinds_in, word_of
from boardkit.core.values import Value, has_fields, hints_of, kept, needed_by

T = TypeVar("T")

Reader: TypeAlias = Callable[[object, object], object]
"""Builds a value from plain data, for an annotated type."""

CONTAINERS: Final[Mapping[object, Callable[[Any], object]]] = {
    list: list,
    tuple: tuple,
    frozenset: frozenset,
    Mapping: dict,
}
"""What makes the containers that annotations name."""

UNFIT: Final = (cattrs.BaseValidationError, AttributeError, LookupError, TypeError, ValueError)
"""What cattrs and our hooks raise about plain data that does not fit."""


@cache
def converter(tagged: tuple[type, ...]) -> cattrs.Converter:
    """Make what reads and writes records; or else, where classes are tagged, the tables of a game."""
    made = make_converter(forbid_extra_keys=True, detailed_validation=True)
    for plain in (int, str, bool, Enum):
        made.register_structure_hook(plain, _strict)
    made.register_structure_hook_factory(has_fields, _read_record)
    made.register_unstructure_hook_factory(has_fields, _write_record)
    made.register_structure_hook_factory(_is_worded, _read_called)
    made.register_structure_hook_factory(_is_open, _read_worded)
    made.register_unstructure_hook_factory(_is_worded, _write_worded)
    made.register_structure_hook_factory(lambda kind: _origin(kind) in CONTAINERS, _read_several)
    made.register_structure_hook_func(_is_place, lambda text, kind: kind.parse(_strict(text, str)))
    made.register_unstructure_hook_func(_is_place, str)
    made.register_unstructure_hook_factory(lambda kind: _origin(kind) is frozenset, _write_sorted)
    made.register_unstructure_hook_factory(lambda kind: _origin(kind) is Mapping, _write_pairs)
    if tagged:
        classes = Tagged(made, tagged)
        made.register_structure_hook(int, _no_larger)
        made.register_structure_hook_factory(classes.is_open, classes.reader)
        made.register_unstructure_hook_func(classes.is_open, classes.write)
    return made


class Tagged(Value, eq=False):
    """The classes that stand with their words wherever an annotation allows several of them."""

    converter: cattrs.Converter
    kinds: tuple[type, ...]

    def allowed(self, kind: object) -> tuple[type, ...]:
        """Return the classes that an annotation allows, if there are several: of a union, or below a base."""
        match shape(kind):
            case shapes.Either() | shapes.Maybe(shapes.Either()):
                return tuple(part for part in get_args(kind) if part not in (NoneType, int))
            case shapes.Record(base):
                return tuple(one for one in self.kinds if issubclass(one, base) and one is not base)
        return ()

    def is_open(self, kind: object) -> bool:
        """Tell whether an annotation allows several classes."""
        return bool(self.allowed(kind))

    def reader(self, kind: object) -> Reader:
        """Return what reads one of several classes; a union may have bare numbers beside them."""
        known, parts = by_word(self.allowed(kind)), get_args(kind)

        def read(plain: object, _: object) -> object:
            match plain:
                case [str(name), inner] if found := called(name, known):
                    return _read_record(found, self.converter)(inner, found)
            if type(plain) not in parts:
                raise TypeError(plain)
            return plain if plain is None else _no_larger(plain, int)

        return read

    def write(self, value: object) -> object:
        """Write a value with the word of its class; a bare number as it is."""
        kind = type(value)
        if kind in (NoneType, int):
            return value
        return [word_of(kind), _write_record(kind, self.converter)(value)]


@kept
def _read_record(kind: type[object], converter: cattrs.Converter) -> Reader:
    """Read the fields of a class; one that knows an older form of them brings it into that of today."""
    read = _fields_reader(kind, converter)
    modernised = getattr(kind, "modernised", lambda plain: plain)
    return lambda plain, _: read(modernised(_strict(plain, dict)), kind)


def _fields_reader(kind: type[Any], converter: cattrs.Converter) -> Reader:
    """Return what reads the fields of a class; cattrs knows those of attrs."""
    if not issubclass(kind, Value):
        read: Reader = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True)  # type: ignore[assignment]
        return read
    hints, needed = {name: _bare(hint) for name, hint in hints_of(kind).items()}, needed_by(kind)

    def read_value(plain: Any, _: object) -> object:
        values: dict[str, object] = {}
        errors: list[Exception] = [KeyError(name) for name in needed if name not in plain]
        for name in hints.keys() & plain.keys():
            try:
                values[name] = converter.structure(plain[name], hints[name])
            except Exception as error:
                error.add_note(AttributeValidationNote("", name, kind))
                errors.append(error)
        if unknown := plain.keys() - hints.keys():
            errors.append(ForbiddenExtraKeysError(None, kind, unknown))
        if errors:
            raise ClassValidationError("", errors, kind)
        return kind(**values)

    return read_value


def _bare(hint: Any) -> Any:
    """Return an annotation without what is said beside it."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _is_worded(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Worded)


def _is_open(kind: object) -> bool:
    """Tell whether values may be of any class with a word that is derived from one without."""
    return _is_worded(kind) and not hasattr(kind, "word")


def _read_worded(base: type[Worded], converter: cattrs.Converter) -> Reader:
    """Read a value of one of several classes, whose word stands beside its fields."""
    known = by_word(kinds_in(base, sys.modules[base.__module__]))

    def read(plain: object, _: object) -> object:
        rest = dict(_strict(plain, dict))
        kind = known.get(_strict(rest.pop(base.word_key), str))
        if kind is None:
            raise ValueError(plain)
        return _read_record(kind, converter)(rest, kind)

    return read


def _read_called(kind: type[Worded], converter: cattrs.Converter) -> Reader:
    """Read a value of the only class that is allowed; its word may stand beside its fields all the same."""

    def read(plain: object, _: object) -> object:
        rest = dict(_strict(plain, dict))
        if rest.pop(kind.word_key, kind.word) != kind.word:
            raise ValueError(plain)
        return _read_record(kind, converter)(rest, kind)

    return read


def _write_worded(_: object, converter: cattrs.Converter) -> Callable[[Worded], object]:
    def write(value: Worded) -> dict[str, object]:
        kind = type(value)
        return {kind.word_key: kind.word, **_write_record(kind, converter)(value)}

    return write


@kept
def _write_record(kind: Any, converter: cattrs.Converter) -> Callable[[object], dict[str, object]]:
    # A class may name within an annotation what is defined below it; cattrs looks for that at the top alone.
    if not issubclass(kind, Value):
        return make_dict_unstructure_fn(attrs.resolve_types(kind), converter)
    hints = {name: _bare(hint) for name, hint in hints_of(kind).items()}
    return lambda value: {
        name: converter.unstructure(getattr(value, name), hint) for name, hint in hints.items()
    }


def _read_several(kind: object, converter: cattrs.Converter) -> Reader:
    """Read a container from a list, from nothing else that can be iterated over; one by keys from pairs."""
    make, parts = CONTAINERS[get_origin(kind)], get_args(kind)
    if make is tuple and parts[-1] is not ...:
        read: Callable[[list[object], object], Iterable[object]] = converter.gen_structure_hetero_tuple(kind)
    else:
        item: Any = GenericAlias(tuple, parts) if make is dict else parts[0]
        read = list_structure_factory(list[item], converter)
    return lambda plain, _: make(read(_strict(plain, list), kind))


def _write_sorted(kind: object, converter: cattrs.Converter) -> Callable[[Iterable[object]], object]:
    write = converter.get_unstructure_hook(get_args(kind)[0])
    return lambda several: sorted(map(write, several))


def _write_pairs(kind: object, converter: cattrs.Converter) -> Callable[[Mapping[object, object]], object]:
    write_key, write_item = map(converter.get_unstructure_hook, get_args(kind))
    return lambda by_key: [[write_key(key), write_item(item)] for key, item in by_key.items()]


def _origin(kind: object) -> object:
    return get_origin(kind)


def _is_place(kind: object) -> bool:
    return isinstance(shape(kind), shapes.Place)


def _strict(value: object, kind: type[T]) -> T:
    """Refuse what would have to be converted; the hook of `str` is asked about every StrEnum, too."""
    if issubclass(kind, Enum) and type(value) in (int, str):
        return kind(value)
    if type(value) is not kind or (isinstance(value, str) and not is_plain(value)):
        raise TypeError(value)
    return value


def _no_larger(value: object, kind: type[T]) -> T:
    """Refuse numbers that no table has."""
    if type(value) is int and abs(value) > MOST:
        raise ValueError(value)
    return _strict(value, kind)


def faults(error: BaseException, path: str) -> Iterator[Fault]:
    """Say what an error of cattrs is about that arose from plain data at a path."""
    match error:
        case ForbiddenExtraKeysError():
            yield from (UnknownField(path, name) for name in sorted(error.extra_fields))
        case KeyError():
            yield MissingField(f"{path}.{error.args[0]}")
        case ClassValidationError() | IterableValidationError():
            for inner in error.exceptions:
                yield from faults(inner, path + _place(inner))
        case _:
            yield WrongType(path)


def _place(error: BaseException) -> str:
    """Name the entry that an error of cattrs is about."""
    if isinstance(error, KeyError):
        return ""
    for note in getattr(error, "__notes__", ()):
        if (name := getattr(note, "name", None)) is not None:
            return f".{name}"
        if (index := getattr(note, "index", None)) is not None:
            return f"[{index}]"
    return ""
