"""What may be asked."""

from boardkit.core import Question, Seat


class DrawFirst(Question, word="draw-first", rule="5.5"):
    """Chance: who begins?"""


class DealStart(Question, word="deal-start", rule="5.5"):
    """Chance: which start tile does `to` receive?"""

    to: Seat


class DealSecret(Question, word="deal-secret", rule="5.5"):
    """Chance: which secret tile does `to` receive?"""

    to: Seat


class FillRow(Question, word="fill-row", rule="6.4"):
    """Chance: which land tile comes into the row?"""


class LayTile(Question, word="lay-tile", rule="6.1"):
    """Which land tile does the seat lay, and where?

    Attributes:
        refreshed: whether it has exchanged energy sources of the row in this turn.
    """

    refreshed: bool = False


class Build(Question, word="build", rule="6.2"):
    """Does the seat place a building or an inhabitant?"""


class UsePowers(Question, word="use-powers", rule="6.3"):
    """Which power does the seat use next?"""
