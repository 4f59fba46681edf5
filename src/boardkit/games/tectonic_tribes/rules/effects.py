"""Business that resolves by itself."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.table import Effect, Seat


@frozen
class BeginHand(Effect):
    """A hand is dealt to everybody."""

    rule: ClassVar[str] = "2"


@frozen
class EndDeal(Effect):
    """A seat's hand is complete."""

    rule: ClassVar[str] = "2"

    seat: Seat


@frozen
class BeginRound(Effect):
    """Everybody is to choose two cards."""

    rule: ClassVar[str] = "3"


@frozen
class Reveal(Effect):
    """The cards played are turned up."""

    rule: ClassVar[str] = "3.1"


@frozen
class EndRound(Effect):
    """Everybody has acted."""

    rule: ClassVar[str] = "3.4"
