"""Fluent messages that are parsed when they are first said: a start needs a few of many."""

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cached_property, lru_cache
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any, Final

from boardkit.text.fluent_subset import FUNCTIONS, OtherwiseError, Quick, quick
from boardkit.text.outside import put_back, stood_in_for

MESSAGE: Final = re.compile(r"\n(?=([a-zA-Z][\w-]*) *=)")
"""What is before a message, and its id; a pattern that begins with a letter is searched for much faster."""

REMEMBERED: Final = 5_000
"""How many sentences are remembered of a language, with the values that are in them."""


class Messages:
    """The messages of one language; of two with one id, the later one counts.

    Messages are whole and do not refer to each other.
    """

    def __init__(self, language: str, parts: Iterable[Mapping[str, str]]) -> None:
        self._language = language
        self._sources = {name: source for part in parts for name, source in part.items()}
        self._read: dict[str, Quick | None] = {}

    @cached_property
    def _bundle(self) -> Any:
        # Isolation marks round every value would be counted as columns by the terminal.
        return _fluent().FluentBundle([self._language], use_isolating=False, functions=FUNCTIONS)

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all messages."""
        return frozenset(self._sources)

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def source(self, message: str) -> str:
        """Return a message as it stands in its file; empty when there is none."""
        return self._sources.get(message, "")

    def plain(self, message: str) -> str | None:
        """Return what a message says if no value and no attribute is in it, else None."""
        read = self._quick(message) if message in self else None
        return read.plain if read else None

    def attributes(self, message: str) -> Mapping[str, Any]:
        """Return the patterns of a message's attributes.

        Raises:
            LookupError: there is no such message, or it cannot be read.
        """
        patterns: Mapping[str, Any] = (self._quick(message) or self._message(message)).attributes
        return patterns

    def format(self, message: str, attribute: str | None, values: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """Say a message or its attribute, and list what went wrong on the way.

        Raises:
            LookupError: there is no such message or attribute, or it cannot be read.
        """
        if attribute is None and (plain := self.plain(message)) is not None:
            return plain, []
        return self._said(message, attribute, tuple(values.items()))

    @cached_property
    def _said(self) -> Callable[[str, str | None, tuple[tuple[str, Any], ...]], tuple[str, list[Any]]]:
        """What says a message, and remembers what it said last: a screen says the same again and again."""
        return lru_cache(REMEMBERED)(self._say)

    def _say(
        self, message: str, attribute: str | None, given: tuple[tuple[str, Any], ...]
    ) -> tuple[str, list[Any]]:
        values = dict(given)
        taken, long = stood_in_for(values)
        text, errors = self._told(message, attribute, taken)
        return put_back(_with_minus(text, values), long), errors

    def _told(self, message: str, attribute: str | None, values: Mapping[str, Any]) -> tuple[str, list[Any]]:
        if read := self._quick(message):
            with suppress(OtherwiseError):
                return read.said(attribute, values), []
        found = self._message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _quick(self, message: str) -> Quick | None:
        """Return a message that can be said without Fluent."""
        if message not in self._read:
            self._read[message] = None
            with suppress(OtherwiseError):
                self._read[message] = quick(self._sources[message], self._language)
        return self._read[message]

    def _message(self, message: str) -> Any:
        if not self._bundle.has_message(message):
            self._bundle.add_resource(_fluent().FluentResource(self._sources[message]))
        return self._bundle.get_message(message)


def _fluent() -> ModuleType:
    """Import the Fluent runtime, which takes long; nearly all messages are said without it."""
    return import_module("fluent.runtime")


def _with_minus(text: str, values: Mapping[str, Any]) -> str:
    """Write the numbers below zero among some values with a minus sign, where Fluent has put a hyphen."""
    for value in values.values():
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<![\w-])-(?={str(-value)[0]})", "\N{MINUS SIGN}", text)
    return text


def split(text: str) -> dict[str, str]:
    """Part a Fluent file into its messages, by id."""
    text = f"\n{text}"
    found = list(MESSAGE.finditer(text))
    starts = [here.end() for here in found] + [len(text)]
    return {here[1]: text[start:end] for here, (start, end) in zip(found, pairwise(starts), strict=True)}
