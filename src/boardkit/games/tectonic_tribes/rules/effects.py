"""Business that resolves by itself."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Effect, Seat


@frozen
class BeginHand(Effect):
    """A hand is dealt to everybody."""

    word: ClassVar[str] = "begin-hand"
    rule: ClassVar[str] = "2"


@frozen
class EndDeal(Effect):
    """A seat's hand is complete."""

    word: ClassVar[str] = "end-deal"
    rule: ClassVar[str] = "2"

    seat: Seat


@frozen
class BeginRound(Effect):
    """Everybody is to choose two cards."""

    word: ClassVar[str] = "begin-round"
    rule: ClassVar[str] = "3"


@frozen
class Reveal(Effect):
    """The cards played are turned up."""

    word: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "3.1"


@frozen
class EndRound(Effect):
    """Everybody has acted."""

    word: ClassVar[str] = "end-round"
    rule: ClassVar[str] = "3.4"
