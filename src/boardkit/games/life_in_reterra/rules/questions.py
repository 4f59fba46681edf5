"""The questions, and business that resolves by itself."""

from boardkit.core import Effect, Question, SeatChance, SeatEffect


class DrawFirst(Question, word="draw-first", rule="5.5"):
    """Chance: who begins?"""


class DealStart(SeatChance, word="deal-start", rule="5.5"):
    """Chance: which start tile does `to` receive?"""


class DealSecret(SeatChance, word="deal-secret", rule="5.5"):
    """Chance: which secret tile does `to` receive?"""


class FillRow(Question, word="fill-row", rule="6.4"):
    """Chance: which land tile comes into the row?"""


class LayTile(Question, word="lay-tile", rule="6.1"):
    """Which land tile does the seat lay, and where?"""

    refreshed: bool = False  # whether it has exchanged energy sources of the row in this turn


class Build(Question, word="build", rule="6.2"):
    """Does the seat place a building or an inhabitant?"""


class UsePowers(Question, word="use-powers", rule="6.3"):
    """Which power does the seat use next?"""


class BeginTurn(Effect, word="begin-turn", rule="6"):
    """The next seat's turn begins, or the game ends."""


class OfferBuilding(SeatEffect, word="offer-building", rule="6.2"):
    """The seat may place a building or an inhabitant, if there is room for one."""


class BeginPowers(SeatEffect, word="begin-powers", rule="6.3"):
    """The powers that act in this turn become usable."""


class OfferPowers(SeatEffect, word="offer-powers", rule="6.3"):
    """The seat uses a power, if any can do something."""


class RefillRow(Effect, word="refill-row", rule="6.4"):
    """The row is filled up."""
