"""Tables to and from plain data, by the annotations of their classes; nothing is converted to fit."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

import attrs
from attrs import frozen

from boardkit.core.faults import FaultError
from boardkit.core.notation.faults import MissingField, UnknownField, WrongType
from boardkit.core.notation.moves import field_types
from boardkit.core.notation.plain import is_plain
from boardkit.core.rules.kinds import by_word, called, word_of

MOST: Final = 1_000_000
"""No number on a table is larger."""

Decoder = Callable[["Coder", Any, Any, str], Any]


@frozen
class Coder:
    """Reads and writes the tables of one game.

    Attributes:
        kinds: the classes that the annotation of a base may stand for, as that of open business does.
    """

    kinds: tuple[type, ...]

    def encode(self, value: Any, kind: Any) -> Any:
        """Write a value of an annotated type as what JSON can hold."""
        kind = bare(kind)
        if value is None:
            return None
        if parts := alternatives(kind):
            return self._encode_one_of(value, parts)
        if self.is_open(kind):
            return self._encode_tagged(value)
        return self._encode_record(value) if attrs.has(kind) else self._encode_several(value, kind)

    def decode(self, plain: Any, kind: Any, path: str = "$") -> Any:
        """Read a value of an annotated type.

        Raises:
            FaultError: something is missing, unknown or of the wrong kind; the fault says where.
        """
        kind = bare(kind)
        if parts := alternatives(kind):
            return self._decode_one_of(plain, parts, path)
        if self.is_open(kind):
            return self._decode_tagged(plain, _below(kind, self.kinds), path)
        if attrs.has(kind):
            return self._decode_record(plain, kind, path)
        return self._decode_several(plain, kind, path)

    def is_open(self, kind: Any) -> bool:
        """Tell whether a class stands for classes of the game derived from it, as open business does."""
        return isinstance(kind, type) and attrs.has(kind) and bool(_below(kind, self.kinds))

    def _encode_one_of(self, value: Any, parts: tuple[Any, ...]) -> Any:
        kinds = [part for part in parts if part is not NoneType]
        if len(kinds) == 1:
            return self.encode(value, kinds[0])
        return value if type(value) is int else self._encode_tagged(value)

    def _encode_tagged(self, value: Any) -> Any:
        kind = type(value)
        inner = self._encode_record(value) if attrs.has(kind) else self._encode_leaf(value, kind)
        return [word_of(kind), inner]

    def _encode_record(self, value: Any) -> Any:
        fields = field_types(type(value)).items()
        return {name: self.encode(getattr(value, name), kind) for name, kind in fields}

    def _encode_several(self, value: Any, kind: Any) -> Any:
        match get_origin(kind), get_args(kind):
            case origin, (item, *rest) if origin is tuple and (rest == [...]):
                return [self.encode(one, item) for one in value]
            case origin, parts if origin is tuple:
                return [self.encode(one, part) for one, part in zip(value, parts, strict=True)]
            case origin, (item,) if origin is frozenset:
                return sorted(self.encode(one, item) for one in value)
            case origin, (key, item) if origin is not None:
                return [[self.encode(one, key), self.encode(value[one], item)] for one in value]
        return self._encode_leaf(value, kind)

    @staticmethod
    def _encode_leaf(value: Any, kind: Any) -> Any:
        if isinstance(value, Enum):
            return value.value
        return str(value) if is_place(kind) else value

    def _decode_one_of(self, plain: Any, parts: tuple[Any, ...], path: str) -> Any:
        kinds = [part for part in parts if part is not NoneType]
        if plain is None and NoneType in parts:
            return None
        if len(kinds) == 1:
            return self.decode(plain, kinds[0], path)
        if int in kinds and type(plain) is int:
            return self.decode(plain, int, path)
        return self._decode_tagged(plain, tuple(kind for kind in kinds if kind is not int), path)

    def _decode_tagged(self, plain: Any, kinds: tuple[type, ...], path: str) -> Any:
        match plain:
            case [str(name), inner] if kind := called(name, by_word(kinds)):
                return self._decode_record(inner, kind, path) if attrs.has(kind) else _leaf(inner, kind, path)
        raise FaultError(WrongType(path))

    def _decode_record(self, plain: Any, kind: type, path: str) -> Any:
        fields = field_types(kind)
        plain = modernised(kind, checked(plain, dict, path))
        for name in plain:
            if name not in fields:
                raise FaultError(UnknownField(path, name))
        values = {
            name: self.decode(plain[name], fields[name], f"{path}.{name}") for name in fields if name in plain
        }
        lacking = [field.name for field in attrs.fields(kind) if field.default is attrs.NOTHING]
        for name in lacking:
            if name not in values:
                raise FaultError(MissingField(f"{path}.{name}"))
        try:
            return kind(**values)
        except (TypeError, ValueError) as error:
            raise FaultError(WrongType(path)) from error

    def _decode_several(self, plain: Any, kind: Any, path: str) -> Any:
        match get_origin(kind), get_args(kind):
            case origin, (item, *rest) if origin is tuple and (rest == [...]):
                return tuple(self._items(plain, item, path))
            case origin, parts if origin is tuple:
                if len(checked(plain, list, path)) != len(parts):
                    raise FaultError(WrongType(path))
                pairs = enumerate(zip(plain, parts, strict=True))
                return tuple(self.decode(one, part, f"{path}[{n}]") for n, (one, part) in pairs)
            case origin, (item,) if origin is frozenset:
                return frozenset(self._items(plain, item, path))
            case origin, (key, item) if origin is not None:
                return dict(self._pairs(plain, key, item, path))
        return _leaf(plain, kind, path)

    def _items(self, plain: Any, kind: Any, path: str) -> Iterator[Any]:
        for number, one in enumerate(checked(plain, list, path)):
            yield self.decode(one, kind, f"{path}[{number}]")

    def _pairs(self, plain: Any, key: Any, item: Any, path: str) -> Iterator[tuple[Any, Any]]:
        for number, pair in enumerate(checked(plain, list, path)):
            match pair:
                case [name, one]:
                    yield (
                        self.decode(name, key, f"{path}[{number}]"),
                        self.decode(one, item, f"{path}[{number}]"),
                    )
                case _:
                    raise FaultError(WrongType(f"{path}[{number}]"))


def bare(kind: Any) -> Any:
    """Return what a NewType stands for, or else the type itself."""
    return getattr(kind, "__supertype__", kind)


def alternatives(kind: Any) -> tuple[Any, ...]:
    """Return the parts of a union; of another type, nothing."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else ()


def is_place(kind: Any) -> bool:
    """Tell whether values of a type are written and read in a notation of their own."""
    return isinstance(kind, type) and hasattr(kind, "parse")


@cache
def _below(base: type, kinds: tuple[type, ...]) -> tuple[type, ...]:
    """Return the classes derived from one."""
    return tuple(kind for kind in kinds if issubclass(kind, base) and kind is not base)


def modernised(kind: type, plain: dict[str, Any]) -> dict[str, Any]:
    """Bring a record of an older code into today's form, where its class knows an older one."""
    older: Callable[[dict[str, Any]], dict[str, Any]] | None = getattr(kind, "modernised", None)
    return plain if older is None else older(plain)


def checked(plain: Any, kind: type, path: str) -> Any:
    """Return plain data that is of a kind.

    Raises:
        FaultError: it is of another kind.
    """
    if type(plain) is not kind:
        raise FaultError(WrongType(path))
    return plain


def leaves(value: Any, kind: Any) -> Iterator[tuple[Any, Any]]:
    """Walk the single values of which a value of an annotated type is made, as (annotated type, value)."""
    whole = bare(kind)
    if value is None:
        return
    if attrs.has(type(value)):
        for name, part in field_types(type(value)).items():
            yield from leaves(getattr(value, name), part)
    elif parts := [part for part in alternatives(whole) if part is not NoneType]:
        yield from leaves(value, parts[0] if len(parts) == 1 else type(value))
    elif get_origin(whole) is None:
        yield kind, value
    else:
        for part, one in items(value, whole):
            yield from leaves(one, part)


def items(value: Any, kind: Any) -> Iterator[tuple[Any, Any]]:
    """Walk what a container of an annotated type holds, keys included, as (annotated type, value)."""
    parts = get_args(kind)
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield parts[0], key
            yield parts[1], item
    elif get_origin(kind) is tuple and parts[-1] is not ...:
        yield from zip(parts, value, strict=True)
    else:
        yield from ((parts[0], one) for one in value)


def _leaf(plain: Any, kind: type, path: str) -> Any:
    """Read a single value: a number, a word, a place, one of a few."""
    try:
        if is_place(kind):
            return kind.parse(checked(plain, str, path))  # type: ignore[attr-defined]
        if issubclass(kind, Enum):
            return kind(plain) if not isinstance(plain, bool) else checked(plain, dict, path)
    except ValueError as error:
        raise FaultError(WrongType(path)) from error
    value = checked(plain, kind, path)
    if (kind is str and not is_plain(value)) or (kind is int and abs(value) > MOST):
        raise FaultError(WrongType(path))
    return value
