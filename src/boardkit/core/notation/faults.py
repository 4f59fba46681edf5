"""What can be wrong with text from outside."""

from boardkit.core.faults import Fault


class UnknownVerb(Fault):
    """No move of the game begins with this word."""

    verb: str
    known: tuple[str, ...]


class WrongLength(Fault):
    """A move has too few or too many words."""

    text: str
    form: str


class BadValue(Fault):
    """A word of a move is not what belongs in its place."""

    value: str
    field: str


class NotJson(Fault):
    """A record is not JSON from this line and column on."""

    line: int
    column: int


class NamedTwice(Fault):
    """A file gives two values to one name of an object."""

    name: str


class NotText(Fault):
    """A record holds bytes that are not UTF-8 text."""

    offset: int


class TooLarge(Fault):
    """A record is larger than any match can be."""

    bytes: int
    limit: int


class TooDeep(Fault):
    """A file holds more lists inside each other than any of the program's."""

    limit: int


class NumberTooLong(Fault):
    """A file holds a number that no computer would want to write."""


class TextTooLong(Fault):
    """A text of a record, such as a note, has more characters than the program takes."""

    path: str
    length: int
    limit: int


class MissingField(Fault):
    """A record lacks something."""

    path: str


class UnknownField(Fault):
    """A record has something that does not belong there."""

    path: str
    name: str


class WrongType(Fault):
    """An entry of a record is not of the kind that belongs in its place."""

    path: str
