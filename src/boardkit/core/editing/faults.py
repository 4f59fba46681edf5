"""What can be wrong with a table of any game: pieces, places, seats, numbers, and what is asked."""

from collections.abc import Hashable
from typing import TypeAlias

from boardkit.core.faults import Fault
from boardkit.core.rules.table import Seat
from boardkit.core.values import Value


class Piece(Value):
    """A piece as faults name it.

    Attributes:
        sort: what it is, as messages call it: `terrain-card`.
        seat: whose it is, where each seat has such pieces of its own.
    """

    sort: str
    name: str | int
    seat: Seat | None = None


class Entry(Value):
    """An entry of a list by its number from 1, and the seat it belongs to if there is one for each."""

    field: str
    number: int
    seat: Seat | None = None


class Way(Value):
    """The way to a part as faults name it: fields by their names, entries, pieces and places."""

    steps: tuple[str | Entry | Piece | Hashable, ...]


Place: TypeAlias = Hashable
"""A place of a map, whatever its class."""


class NoSuchPiece(Fault):
    """A piece is not one of those that this table is played with."""

    piece: Piece


class TooMany(Fault):
    """There are more of a piece than in the box."""

    piece: Piece
    more: int


class Missing(Fault):
    """There are fewer of a piece than in the box."""

    piece: Piece
    less: int


class NoSuchPlace(Fault):
    """Something lies at, or is about, a place that the map does not have."""

    at: Place


class UnevenSeats(Fault):
    """A list by player has more or fewer entries than there are players."""

    part: Way
    there: int
    seats: int


class NoSuchSeatThere(Fault):
    """Something belongs to a player who does not play."""

    number: int
    seats: int


class NotForChance(Fault):
    """Something belongs to chance that only players can have."""


class SeatTwice(Fault):
    """A list names a player twice."""

    part: Way
    seat: Seat


class OutOfRange(Fault):
    """A number is not one of the possible ones, which are `step` apart."""

    part: Way
    value: int
    least: int
    most: int
    step: int = 1


class OtherNumber(Fault):
    """A number, or how many entries a list has, is not what it must be at this point."""

    part: Way
    value: int
    due: int


class TooManyThere(Fault):
    """There is more of something in one place than can be."""

    part: Way
    there: int
    most: int


class QuestionsAstray(Fault):
    """What is asked, and what waits behind it, do not follow each other as in a match."""


class AskedAstray(Fault):
    """Chance is asked what a player decides, or a player what chance decides."""


class NotAskedNow(Fault):
    """A seat is asked, now or later, what the rules would not ask on this table."""

    seat: Seat


class RulesCannotGoOn(Fault):
    """The rules cannot go on from a table, though nothing on it is wrong by itself."""
