"""Business that resolves by itself."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Effect, Seat


@frozen
class BeginTurn(Effect):
    """The next seat's turn begins, or the game ends."""

    word: ClassVar[str] = "begin-turn"
    rule: ClassVar[str] = "6"


@frozen
class OfferBuilding(Effect):
    """The seat may place a building or an inhabitant, if there is room for one."""

    word: ClassVar[str] = "offer-building"
    rule: ClassVar[str] = "6.2"

    seat: Seat


@frozen
class BeginPowers(Effect):
    """The powers that act in this turn become usable."""

    word: ClassVar[str] = "begin-powers"
    rule: ClassVar[str] = "6.3"

    seat: Seat


@frozen
class OfferPowers(Effect):
    """The seat uses a power, if any can do something."""

    word: ClassVar[str] = "offer-powers"
    rule: ClassVar[str] = "6.3"

    seat: Seat


@frozen
class RefillRow(Effect):
    """The row is filled up."""

    word: ClassVar[str] = "refill-row"
    rule: ClassVar[str] = "6.4"
