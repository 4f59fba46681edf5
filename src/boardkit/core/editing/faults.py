"""What can be wrong with a table of any game: pieces, places, seats, numbers, and what is asked."""

from collections.abc import Hashable
from typing import TypeAlias

from boardkit.core.faults import Fault
from boardkit.core.rules.table import Seat
from boardkit.core.rules.values import frozen


@frozen
class Piece:
    """A piece as faults name it.

    Attributes:
        sort: what it is, as messages call it: `terrain-card`.
        seat: whose it is, where each seat has such pieces of its own.
    """

    sort: str
    name: str | int
    seat: Seat | None = None


@frozen
class Entry:
    """An entry of a list by its number from 1, and the seat it belongs to if there is one for each."""

    field: str
    number: int
    seat: Seat | None = None


@frozen
class Way:
    """The way to a part as faults name it: fields by their names, entries, pieces and places."""

    steps: tuple[str | Entry | Piece | Hashable, ...]


Place: TypeAlias = Hashable
"""A place of a map, whatever its class."""


@frozen
class NoSuchPiece(Fault):
    """A piece is not one of those that this table is played with."""

    piece: Piece


@frozen
class TooMany(Fault):
    """There are more of a piece than in the box."""

    piece: Piece
    more: int


@frozen
class Missing(Fault):
    """There are fewer of a piece than in the box."""

    piece: Piece
    less: int


@frozen
class NoSuchPlace(Fault):
    """Something lies at, or is about, a place that the map does not have."""

    at: Place


@frozen
class UnevenSeats(Fault):
    """A list by player has more or fewer entries than there are players."""

    part: Way
    there: int
    seats: int


@frozen
class NoSuchSeatThere(Fault):
    """Something belongs to a player who does not play."""

    number: int
    seats: int


@frozen
class NotForChance(Fault):
    """Something belongs to chance that only players can have."""


@frozen
class SeatTwice(Fault):
    """A list names a player twice."""

    part: Way
    seat: Seat


@frozen
class OutOfRange(Fault):
    """A number is not one of the possible ones, which are `step` apart."""

    part: Way
    value: int
    least: int
    most: int
    step: int = 1


@frozen
class OtherNumber(Fault):
    """A number, or how many entries a list has, is not what it must be at this point."""

    part: Way
    value: int
    due: int


@frozen
class TooManyThere(Fault):
    """There is more of something in one place than can be."""

    part: Way
    there: int
    most: int


@frozen
class QuestionsAstray(Fault):
    """What is asked, and what waits behind it, do not follow each other as in a match."""


@frozen
class AskedAstray(Fault):
    """Chance is asked what a player decides, or a player what chance decides."""


@frozen
class NotAskedNow(Fault):
    """A seat is asked, now or later, what the rules would not ask on this table."""

    seat: Seat


@frozen
class RulesCannotGoOn(Fault):
    """The rules cannot go on from a table, though nothing on it is wrong by itself."""
