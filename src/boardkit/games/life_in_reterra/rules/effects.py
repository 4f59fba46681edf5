"""Business that resolves by itself."""

from boardkit.core import Effect, Seat


class BeginTurn(Effect, word="begin-turn", rule="6"):
    """The next seat's turn begins, or the game ends."""


class OfferBuilding(Effect, word="offer-building", rule="6.2"):
    """The seat may place a building or an inhabitant, if there is room for one."""

    seat: Seat


class BeginPowers(Effect, word="begin-powers", rule="6.3"):
    """The powers that act in this turn become usable."""

    seat: Seat


class OfferPowers(Effect, word="offer-powers", rule="6.3"):
    """The seat uses a power, if any can do something."""

    seat: Seat


class RefillRow(Effect, word="refill-row", rule="6.4"):
    """The row is filled up."""
