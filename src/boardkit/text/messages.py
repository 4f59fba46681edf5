"""Fluent messages that are read when they are first said: a start needs a few of many."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from boardkit.text.fluent_subset import COMMENT, FluentSyntaxError, Message, MissingWordError, read_message
from boardkit.text.names import visible_lines

MESSAGE: Final = re.compile(r"\n(?=([a-zA-Z][\w-]*) *=)")
"""What is before a message, and its id; a pattern that begins with a letter is searched for much faster."""


class Messages:
    """The messages of one language, each whole; of two with one id, the later one counts."""

    def __init__(self, language: str, parts: Iterable[Mapping[str, str]]) -> None:
        self._language = language
        self._sources = {name: source for part in parts for name, source in part.items()}
        self._read: dict[str, Message] = {}

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all messages."""
        return frozenset(self._sources)

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def __getitem__(self, message: str) -> Message:
        """Return a message; raise MissingWordError if there is none, or it cannot be read."""
        if message not in self._read:
            if message not in self:
                raise MissingWordError(f"{self._language}: no message {message!r}")
            try:
                self._read[message] = read_message(self._sources[message], self._language)
            except FluentSyntaxError as error:
                raise MissingWordError(f"{self._language}: {message} cannot be read, {error}") from error
        return self._read[message]

    def source(self, message: str) -> str:
        """Return a message as it stands in its file; empty when there is none."""
        return self._sources.get(message, "")

    def plain(self, message: str) -> str | None:
        """Return what a message says if no value and no attribute is in it, else None."""
        return self[message].plain if message in self else None

    def attributes(self, message: str) -> Mapping[str, Any]:
        """Return the patterns of a message's attributes; MissingWordError if it cannot be read."""
        return self[message].attributes

    def format(self, message: str, attribute: str | None, values: Mapping[str, Any]) -> str:
        """Say a message or its attribute; MissingWordError if there is none, or a value is missing."""
        shown = {name: visible_lines(one) if isinstance(one, str) else one for name, one in values.items()}
        read = self._read.get(message) or self[message]
        try:
            return read.said(attribute, shown)
        except MissingWordError as error:
            raise MissingWordError(f"{self._language}: {message}: {error}") from error


def split(text: str) -> dict[str, str]:
    """Part a Fluent file into its messages, by id."""
    text = f"\n{text}"
    found = list(MESSAGE.finditer(text))
    starts = [here.end() for here in found] + [len(text)]
    return {here[1]: text[start:end] for here, (start, end) in zip(found, pairwise(starts), strict=True)}


def unread(text: str, language: str) -> Iterator[int]:
    """Walk the numbers of the lines of a Fluent file from which on something cannot be read."""
    text = f"\n{text}"
    starts = [here.end() for here in MESSAGE.finditer(text)] + [len(text)]
    head = COMMENT.sub("", text[: starts[0]])
    if head.strip():
        yield head.count("\n", 0, len(head) - len(head.lstrip()))
    for start, end in pairwise(starts):
        try:
            read_message(text[start:end], language)
        except FluentSyntaxError as error:
            yield text.count("\n", 0, start) + error.line - 1
