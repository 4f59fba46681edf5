"""The boards of a position: its maps, what each seat has, what belongs to all, and all fields as a tree."""

from typing import TypeAlias

from boardkit.core import Seat
from boardkit.core.values import Value


class Land(Value):
    """A map: that of all, or that of a seat."""

    seat: Seat | None


class Seated(Value):
    """What belongs to a seat."""

    seat: Seat


class Shared(Value):
    """What belongs to all, and lies on no map."""


class Whole(Value):
    """All fields of the table, as a tree."""


Board: TypeAlias = Land | Seated | Shared | Whole
