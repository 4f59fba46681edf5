"""The texts of a lesson: none too long, and which are not told in every language."""

from collections.abc import Iterator
from typing import Final

from boardkit.core.faults import Fault, FaultError
from boardkit.core.notation.data import unstructure
from boardkit.core.notation.faults import TextTooLong
from boardkit.core.teaching.lesson import Lesson, Step

LONGEST_TEXT: Final = 10_000
"""The most characters of a text in a lesson that is checked or recorded; older ones may have longer texts."""


def check_texts(lesson: Lesson) -> None:
    """Check that no text of a lesson is longer than anybody would read.

    Raises:
        FaultError: one is.
    """
    for fault in too_long(lesson):
        raise FaultError(fault)


def too_long(lesson: Lesson) -> Iterator[Fault]:
    """List the texts of a lesson that are longer than anybody would read."""
    for path, text in _texts(unstructure(lesson), "$"):
        if len(text) > LONGEST_TEXT:
            yield TextTooLong(path, len(text), LONGEST_TEXT)


def _texts(plain: object, path: str) -> Iterator[tuple[str, str]]:
    match plain:
        case str():
            yield path, plain
        case dict():
            for name, one in plain.items():
                if name != "position":
                    yield from _texts(one, f"{path}.{name}")
        case list():
            for number, one in enumerate(plain):
                yield from _texts(one, f"{path}[{number}]")


def untold(step: Step, language: str, other: str) -> Iterator[tuple[str | int, ...]]:
    """Walk the ways to the texts of a step in another language, where they are told in one alone."""
    yield from _untold(unstructure(step), (), language, other)


def _untold(
    plain: object, way: tuple[str | int, ...], language: str, other: str
) -> Iterator[tuple[str | int, ...]]:
    if isinstance(plain, dict):
        if plain.get(language) and not plain.get(other):
            yield (*way, other)
        for name, one in plain.items():
            yield from _untold(one, (*way, name), language, other)
    elif isinstance(plain, list):
        for number, one in enumerate(plain):
            yield from _untold(one, (*way, number), language, other)
