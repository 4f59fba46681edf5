"""What can be wrong with a record of a match."""

from boardkit.core.faults import Fault
from boardkit.core.rules.step import Refusal


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
