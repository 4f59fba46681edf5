"""What can be wrong with text from outside."""

from boardkit.core.faults import Fault
from boardkit.core.rules.values import frozen


@frozen
class UnknownVerb(Fault):
    """No move of the game begins with this word."""

    verb: str
    known: tuple[str, ...]


@frozen
class WrongLength(Fault):
    """A move has too few or too many words."""

    text: str
    form: str


@frozen
class BadValue(Fault):
    """A word of a move is not what belongs in its place."""

    value: str
    field: str


@frozen
class NotJson(Fault):
    """A record is not JSON from this line and column on."""

    line: int
    column: int


@frozen
class NamedTwice(Fault):
    """A file gives two values to one name of an object."""

    name: str


@frozen
class NotText(Fault):
    """A record holds bytes that are not UTF-8 text."""

    offset: int


@frozen
class TooLarge(Fault):
    """A record is larger than any match can be."""

    bytes: int
    limit: int


@frozen
class TooDeep(Fault):
    """A file holds more lists inside each other than any of the program's."""

    limit: int


@frozen
class NumberTooLong(Fault):
    """A file holds a number that no computer would want to write."""


@frozen
class TextTooLong(Fault):
    """A text of a record, such as a note, has more characters than the program takes."""

    path: str
    length: int
    limit: int


@frozen
class MissingField(Fault):
    """A record lacks something."""

    path: str


@frozen
class UnknownField(Fault):
    """A record has something that does not belong there."""

    path: str
    name: str


@frozen
class WrongType(Fault):
    """An entry of a record is not of the kind that belongs in its place."""

    path: str
