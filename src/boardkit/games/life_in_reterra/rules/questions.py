"""What may be asked."""

from boardkit.core import Question, Seat, frozen


@frozen
class DrawFirst(Question, word="draw-first", rule="5.5"):
    """Chance: who begins?"""


@frozen
class DealStart(Question, word="deal-start", rule="5.5"):
    """Chance: which start tile does `to` receive?"""

    to: Seat


@frozen
class DealSecret(Question, word="deal-secret", rule="5.5"):
    """Chance: which secret tile does `to` receive?"""

    to: Seat


@frozen
class FillRow(Question, word="fill-row", rule="6.4"):
    """Chance: which land tile comes into the row?"""


@frozen
class LayTile(Question, word="lay-tile", rule="6.1"):
    """Which land tile does the seat lay, and where?

    Attributes:
        refreshed: whether it has exchanged energy sources of the row in this turn.
    """

    refreshed: bool = False


@frozen
class Build(Question, word="build", rule="6.2"):
    """Does the seat place a building or an inhabitant?"""


@frozen
class UsePowers(Question, word="use-powers", rule="6.3"):
    """Which power does the seat use next?"""
