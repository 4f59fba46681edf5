"""Business that resolves by itself."""

from boardkit.core import Effect, Seat


class BeginHand(Effect, word="begin-hand", rule="2"):
    """A hand is dealt to everybody."""


class EndDeal(Effect, word="end-deal", rule="2"):
    """A seat's hand is complete."""

    seat: Seat


class BeginRound(Effect, word="begin-round", rule="3"):
    """Everybody is to choose two cards."""


class Reveal(Effect, word="reveal", rule="3.1"):
    """The cards played are turned up."""


class EndRound(Effect, word="end-round", rule="3.4"):
    """Everybody has acted."""
