"""How a message is read: what its numbers have to be, worked out from the table and from what is printed."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from boardkit.core import Seat
from boardkit.core.packaged import folder_of
from boardkit.games import package_of
from tests.truth.scenes import Said, Scene

Truth: TypeAlias = Mapping[str, Any]
"""What values of a message have to be, by name; a set where it may be one of several."""

Reader: TypeAlias = Callable[[Scene, Said], Truth | None]
"""(where it is said, what is said) -> what it has to be; nothing where that cannot be told."""

NumberOf: TypeAlias = Callable[[Any, Seat], int]
"""(table, seat) -> one of the numbers of a seat, or of all."""


def facts(*names: str) -> Reader:
    """Hold values to the fields of what is told of, such as a question or a move."""
    return lambda scene, said: {name: getattr(scene.subject, name) for name in names}


def became(**paths: Callable[[Any, Any], Any]) -> Reader:
    """Hold values of an event or a move to the table after it: (table, event) -> value."""
    return lambda scene, said: {name: read(scene.now, scene.subject) for name, read in paths.items()}


def rose(**paths: Callable[[Any, Any], int]) -> Reader:
    """Hold values of an event or a move to how much something became more: (table, event) -> number."""
    return lambda scene, said: {
        name: read(scene.now, scene.subject) - read(scene.was, scene.subject) for name, read in paths.items()
    }


def fell(**paths: Callable[[Any, Any], int]) -> Reader:
    """Hold values of an event or a move to how much something became less."""
    more = rose(**paths)
    return lambda scene, said: {name: -value for name, value in (more(scene, said) or {}).items()}


def told(*readers: Reader) -> Reader:
    """Put together what several readers know."""
    return lambda scene, said: {
        name: value for read in readers for name, value in (read(scene, said) or {}).items()
    }


def seats_named(scene: Scene, name: str) -> Seat:
    """Return who is called so."""
    return Seat(scene.words.names.index(name))


@cache
def printed(game: str, file: str) -> Sequence[Any]:
    """Read a component file as it is."""
    data: Sequence[Any] = json.loads((folder_of(package_of(game)) / "box" / file).read_text("utf-8"))
    return data


@cache
def by_id(game: str, file: str, key: str = "id") -> Mapping[Any, Any]:
    """Read a component file by what names its records."""
    return {record[key]: record for record in printed(game, file)}


def numbers_within(record: Any) -> Iterator[int]:
    """Tell every number of a printed record."""
    match record:
        case bool():
            pass
        case int():
            yield record
            yield -record
        case dict():
            yield from (number for one in record.values() for number in numbers_within(one))
        case list():
            yield from (number for one in record for number in numbers_within(one))


def short(said: Said, truth: Truth, missing: int) -> Truth:
    """Add by how much something falls short, where that is what is said."""
    return {**truth, "missing": missing} if said.attribute == "missing" else truth
