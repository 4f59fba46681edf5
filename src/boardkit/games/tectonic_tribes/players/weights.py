"""What regions and tribe cards are worth, in points."""

from boardkit.core.rules.values import frozen


@frozen(kw_only=True)
class Weights:
    """The weights of the judgement.

    Attributes:
        doubt: the chance that a lead of one tent is lost in a long game; two are lost at its square.
        slow: how many rounds to come make half of all doubts.
        rivals: of a point of rivals beside one's own; several share it.
        fear: by how many points a rival is ahead of another to be e times as much feared.
        tribe: of a tribe card that is left, beside those that rivals have left.
        late: how many rounds to come make half of what a tribe card is worth.
        pace: how many rounds a seat takes for a tribe card, as far as the end depends on it.
    """

    doubt: float = 0.6
    slow: float = 4.0
    rivals: float = 0.9
    fear: float = 8.0
    tribe: float = 5.0
    late: float = 1.5
    pace: float = 1.5


WEIGHTS = Weights()
"""The weights as they were tuned by self-play."""
