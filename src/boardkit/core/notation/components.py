"""Component files: what is in a box, one record a line, read strictly into the classes of its game."""

from collections.abc import Callable, Iterator
from enum import Enum
from importlib.resources import files
from typing import Any, TypeVar

from boardkit.core.faults import FaultError
from boardkit.core.notation.codes import Coder, bare, checked, is_place
from boardkit.core.notation.faults import WrongType
from boardkit.core.notation.moves import parser
from boardkit.core.notation.plain import parsed
from boardkit.core.rules.kinds import by_word

T = TypeVar("T")
K = TypeVar("K")


class ComponentError(ValueError):
    """A record of a component file does not fit; the sentence names file, line and key."""


def load_index(package: str, name: str, kind: type[T], key: Callable[[T], K]) -> dict[K, T]:
    """Read a component file as `load_records` does, and order its records by what tells them apart.

    Raises:
        ComponentError: a record does not fit, or is there twice.
    """
    return index(load_records(package, name, kind), name, key)


def load_records(package: str, name: str, kind: type[T]) -> tuple[T, ...]:
    """Read a component file that lies in a package.

    Raises:
        ComponentError: a record has an unknown key, lacks one, or holds a wrong value.
    """
    return read_records(text_of(package, name), name, kind)


def read_records(text: str, name: str, kind: type[T]) -> tuple[T, ...]:
    """Read the text of a component file.

    Raises:
        ComponentError: a record has an unknown key, lacks one, or holds a wrong value.
    """
    return tuple(_record(name, line, record, kind) for line, record in numbered(text))


def text_of(package: str, name: str) -> str:
    """Return the text of a file that lies in a package."""
    return files(package).joinpath(name).read_text("utf-8")


def index(records: tuple[T, ...], name: str, key: Callable[[T], K]) -> dict[K, T]:
    """Order records by what tells them apart.

    Raises:
        ComponentError: one is there twice.
    """
    found = {key(record): record for record in records}
    if len(found) < len(records):
        raise ComponentError(f"{name}: {len(records)} records have only {len(found)} names")
    return found


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """Number the records of a list that has one a line; brackets may stand on lines of their own."""
    for line, written in enumerate(text.splitlines(), 1):
        record = written.strip().removesuffix(",")
        if record not in ("", "[", "]"):
            yield line, record


def fitted(plain: Any, kind: type[T]) -> T:
    """Build a value of a class from a record.

    Raises:
        FaultError: something is missing, unknown or of the wrong kind; the fault says where.
    """
    value: T = _reader.decode(plain, kind)
    return value


def _record(name: str, line: int, record: str, kind: type[T]) -> T:
    try:
        return fitted(parsed(record), kind)
    except FaultError as error:
        raise ComponentError(f"{name}, line {line}: {error}") from error


class _Reader(Coder):
    """Reads records as positions are read, but in words; `kind` names one of several classes."""

    def decode(self, plain: Any, kind: Any, path: str = "$") -> Any:
        whole = bare(kind)
        if isinstance(plain, str) and hasattr(whole, "printed"):
            return _parsed(plain, whole.printed, path)
        if is_place(whole) or (isinstance(whole, type) and issubclass(whole, Enum)):
            return _worded(checked(plain, str, path), whole, path)
        return super().decode(plain, kind, path)

    def _decode_tagged(self, plain: Any, kinds: tuple[type, ...], path: str) -> Any:
        match plain:
            case {"kind": str(word), **fields} if kind := by_word(kinds).get(word):
                return self._decode_record(fields, kind, path)
            case str(word) if enums := [kind for kind in kinds if _has(kind, word)]:
                return _worded(word, enums[0], path)
        raise FaultError(WrongType(f"{path}.kind"))

    def _pairs(self, plain: Any, key: Any, item: Any, path: str) -> Iterator[tuple[Any, Any]]:
        for name, one in checked(plain, dict, path).items():
            yield _worded(name, key, path), self.decode(one, item, f"{path}.{name}")


def _has(kind: type, word: str) -> bool:
    return issubclass(kind, Enum) and word in map(str, kind)


def _worded(word: str, kind: Any, path: str) -> Any:
    return _parsed(word, parser(kind), path)


def _parsed(word: str, parse: Callable[[str], Any], path: str) -> Any:
    try:
        return parse(word)
    except (LookupError, ValueError) as error:
        raise FaultError(WrongType(path)) from error


_reader = _Reader(())
