"""Values of plain data that fits as it is: built without the converter, which takes long to import.

Whatever does not fit, or needs more than this knows, is left to the converter, which says what is wrong.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Final, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

from boardkit.core.notation.plain import is_plain
from boardkit.core.notation.shapes import kept
from boardkit.core.rules.marks import Worded
from boardkit.core.rules.slots import NOTHING, is_of_values, slots_of

Reader: TypeAlias = Callable[[Any], object]


class NotAtOnceError(Exception):
    """This is for the converter."""


def at_once(plain: object, kind: object) -> Any:
    """Build a value of an annotated type, as the converter would.

    Raises:
        NotAtOnceError: the converter has to.
    """
    return _reader(kind)(plain)


@kept
def _reader(kind: Any) -> Reader:
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, NewType):
        return _reader(kind.__supertype__)
    if kind in SINGLE:
        return SINGLE[kind]
    if origin is list:
        return _series(_reader(parts[0]))
    if origin in (Union, UnionType):
        others = [part for part in parts if part is not NoneType]
        return _maybe(_reader(others[0])) if len(others) == 1 else _left
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _member(kind)
    return _record(kind) if _is_record(kind) else _left


def _left(_: object) -> object:
    raise NotAtOnceError


def _strict(kind: type) -> Reader:
    def read(plain: object) -> object:
        return plain if type(plain) is kind else _left(plain)

    return read


def _text(plain: object) -> object:
    return plain if type(plain) is str and is_plain(plain) else _left(plain)


def _lookup(plain: object) -> object:
    """Read what may hold anything under its texts."""
    return {_text(key): one for key, one in plain.items()} if type(plain) is dict else _left(plain)


def _series(item: Reader) -> Reader:
    def read(plain: object) -> object:
        return [item(one) for one in plain] if type(plain) is list else _left(plain)

    return read


def _maybe(inner: Reader) -> Reader:
    return lambda plain: None if plain is None else inner(plain)


def _member(kind: type[Enum]) -> Reader:
    members = {member.value: member for member in kind}

    def read(plain: object) -> object:
        return members[plain] if type(plain) in (int, str) and plain in members else _left(plain)

    return read


def _is_record(kind: object) -> bool:
    """Tell whether values are their fields: with no word beside them, no form of before, no notation."""
    if not (isinstance(kind, type) and is_of_values(kind)) or issubclass(kind, Worded):
        return False
    return not any(hasattr(kind, more) for more in ("modernised", "parse"))


def _record(kind: type[Any]) -> Reader:
    def read(plain: object) -> object:
        # Found out when first read: a class may hold values of its own kind.
        needed, fields = _fields(kind)
        if not (type(plain) is dict and needed <= plain.keys() <= fields.keys()):
            raise NotAtOnceError
        values = {fields[name][0]: fields[name][1](one) for name, one in plain.items()}
        return _made(kind, values)

    return read


@kept
def _fields(kind: type) -> tuple[frozenset[str], Mapping[str, tuple[str, Reader]]]:
    """Return the fields without which there is no value, and by what each is given and read."""
    hints, slots = get_type_hints(kind), slots_of(kind)
    needed = frozenset(slot.name for slot in slots if slot.default is NOTHING)
    return needed, {slot.name: (slot.alias or slot.name, _reader(hints[slot.name])) for slot in slots}


def _made(kind: Callable[..., object], values: Mapping[str, object]) -> object:
    try:
        return kind(**values)
    except (TypeError, ValueError) as error:
        raise NotAtOnceError from error


SINGLE: Final[Mapping[object, Reader]] = MappingProxyType(
    {bool: _strict(bool), int: _strict(int), str: _text, dict[str, Any]: _lookup}
)
"""How values are read that have no parts of their own; a text is one that can be written."""
