"""The converter of cattrs behind `boardkit.core.notation.plain`; it takes long to import."""

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from typing import Any, Final, TypeVar, get_origin

import cattrs
from cattrs.cols import list_structure_factory
from cattrs.errors import ClassValidationError, ForbiddenExtraKeysError, IterableValidationError
from cattrs.preconf.json import make_converter

from boardkit.core.faults import Fault, FaultError
from boardkit.core.notation.faults import MissingField, UnknownField, WrongType
from boardkit.core.notation.plain import is_plain

T = TypeVar("T")

UNFIT: Final = (cattrs.BaseValidationError, AttributeError, LookupError, TypeError, ValueError)
"""What cattrs and our hooks raise about plain data that does not fit."""


def structure(plain: Any, kind: type[T], path: str = "$") -> T:
    """Build a value of a class from plain data that stands at `path`, refusing what does not belong.

    Raises:
        FaultError: a field is missing, unknown or of the wrong kind.
    """
    try:
        return _converter.structure(plain, kind)
    except UNFIT as error:
        raise FaultError(next(_faults(error, path))) from error


def unstructure(value: object) -> Any:
    """Write a value as plain data."""
    return _converter.unstructure(value)


def _strict(value: Any, kind: type[T]) -> T:
    """Refuse what would have to be converted; the hook of `str` is asked about every StrEnum, too."""
    if issubclass(kind, Enum):
        return kind(value)
    if type(value) is not kind or (isinstance(value, str) and not is_plain(value)):
        raise TypeError(value)
    return value


def _make_converter() -> cattrs.Converter:
    converter = make_converter(forbid_extra_keys=True, detailed_validation=True)
    for plain in (int, str, bool):
        converter.register_structure_hook(plain, _strict)
    converter.register_structure_hook_factory(_is_list, partial(_only_lists, converter))
    return converter


def _is_list(kind: Any) -> bool:
    return get_origin(kind) is list


def _only_lists(converter: cattrs.Converter, kind: Any) -> Callable[[Any, Any], Any]:
    """Refuse what merely can be iterated over, such as a string for a list of strings."""
    read = list_structure_factory(kind, converter)
    return lambda value, _: read(_strict(value, list), kind)


def _faults(error: BaseException, path: str) -> Iterator[Fault]:
    match error:
        case ForbiddenExtraKeysError():
            yield from (UnknownField(path, name) for name in sorted(error.extra_fields))
        case KeyError():
            yield MissingField(f"{path}.{error.args[0]}")
        case ClassValidationError() | IterableValidationError():
            for inner in error.exceptions:
                yield from _faults(inner, path + _place(inner))
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


_converter = _make_converter()
