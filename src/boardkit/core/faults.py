"""Faults of what a person or a file said, as facts; the sentences are in `boardkit.text`."""

from boardkit.core.rules.step import Refusal
from boardkit.core.rules.table import Seat
from boardkit.core.values import Value


class Fault(Value):
    """Something wrong with what a person or a file said."""


class SeatFault(Fault):
    """Something wrong with what a seat has, does or is asked."""

    seat: Seat


class FaultError(Exception):
    """Input was refused; `fault` says what is wrong, where, and so what to do."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


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


class NotOneOf(Fault):
    """An entry of a record is none of the words that may stand in its place."""

    path: str
    value: str
    known: tuple[str, ...]


class UnknownGame(Fault):
    """There is no such game in the box."""

    key: str
    known: tuple[str, ...]


class NewerRecord(Fault):
    """A record was written by a later version of the program."""

    format: int
    known: int


class WrongSeats(Fault):
    """A game is not for so many players."""

    seats: int
    least: int
    most: int


class OptionsDoNotFit(Fault):
    """Options contradict each other or the number of seats."""

    refusal: Refusal


class MoveIsGarbled(Fault):
    """A move of a record cannot be read; moves are counted from 1."""

    number: int
    move: str
    fault: Fault


class MoveDoesNotFit(Fault):
    """A move of a record is against the rules; moves are counted from 1."""

    number: int
    move: str
    refusal: Refusal


class NoSuchMoment(Fault):
    """A record or a person points at a moment that the match does not have."""

    at: int
    last: int
