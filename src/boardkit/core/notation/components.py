"""Component files: what is in a box, one record a line, read strictly into the classes of its game."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from boardkit.core.faults import FaultError
from boardkit.core.notation.data import fitted
from boardkit.core.notation.plain import parsed
from boardkit.core.packaged import text_in
from boardkit.core.values import T, Value

K = TypeVar("K")


class Stock(Value):
    """How many there are of something, in the box or at a time."""

    what: str
    count: int
    source: str


class ComponentError(ValueError):
    """A record of a component file does not fit; the sentence names file, line and key."""


def load_index(package: str, name: str, kind: type[T], key: Callable[[T], K]) -> dict[K, T]:
    """Read a component file as `load_records` does, ordered by what tells records apart, each once."""
    return index(load_records(package, name, kind), name, key)


def load_counts(package: str, name: str) -> dict[str, int]:
    """Read how many there are of what; ComponentError if a record does not fit, or is there twice."""
    stocks = load_index(package, name, Stock, lambda stock: stock.what)
    return {what: stock.count for what, stock in stocks.items()}


def load_records(package: str, name: str, kind: type[T]) -> tuple[T, ...]:
    """Read a component file that lies in a package; ComponentError as for `read_records`."""
    return read_records(text_in(package, name), name, kind)


def read_records(text: str, name: str, kind: type[T]) -> tuple[T, ...]:
    """Read a component file; ComponentError where a key is unknown or missing, or a value wrong."""
    found = list[T]()
    for line, record in numbered(text):
        try:
            found.append(fitted(parsed(record), kind))
        except FaultError as error:
            raise ComponentError(f"{name}, line {line}: {error}") from error
    return tuple(found)


def index(records: tuple[T, ...], name: str, key: Callable[[T], K]) -> dict[K, T]:
    """Order records by what tells them apart; raise ComponentError if one is there twice."""
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
