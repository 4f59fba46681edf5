"""The boards of a position: its maps, what each seat has, what belongs to all, and all fields as a tree."""

from typing import TypeAlias

from boardkit.core import Seat
from boardkit.core.rules.values import frozen


@frozen
class Land:
    """A map: that of all, or that of a seat."""

    seat: Seat | None


@frozen
class Seated:
    """What belongs to a seat."""

    seat: Seat


@frozen
class Shared:
    """What belongs to all, and lies on no map."""


@frozen
class Whole:
    """All fields of the table, as a tree."""


Board: TypeAlias = Land | Seated | Shared | Whole
