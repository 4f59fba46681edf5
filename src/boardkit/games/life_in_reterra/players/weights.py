"""What each thing of a community is worth, in points."""

from boardkit.core.values import Value


class Weights(Value, kw_only=True):
    """The weights of the judgement.

    Attributes:
        growth: of a segment that may still become large enough, were it all but there.
        bend: how much less smaller segments are worth than larger ones.
        slow: how many tiles to come make half of all growth likely.
        energy: of a source that may still come to lie inside, as a share of its points.
        gear: of a single free gear with land to come beside it.
        pair: of two free gears of one terrain side by side.
        trio: of three of them, or more.
        uses: of one thing that a power places in a turn to come.
        nothing: how often a turn to come leaves the second step unused, or for an inhabitant.
        rivals: of one point that a rival loses.
        secret: of a secret tile kept, as long as there is a turn for it.
        rows: of one exchange of a tile in the row.
    """

    growth: float = 2.4
    bend: float = 2.4
    slow: float = 2.0
    energy: float = 0.85
    gear: float = 0.55
    pair: float = 1.2
    trio: float = 1.8
    uses: float = 0.7
    nothing: float = 0.4
    rivals: float = 0.5
    secret: float = 0.35
    rows: float = 0.1


WEIGHTS = Weights()
"""The weights as they were tuned by self-play."""
