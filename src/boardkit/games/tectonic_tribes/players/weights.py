"""What regions and tribe cards are worth, in points."""

from boardkit.core.values import Value


class Weights(Value, kw_only=True):
    """The weights of the judgement.

    Attributes:
        threat: how soon an open region is lost, for each round to come.
        doubt: the chance that a lead of one tent around an open region is lost; two are lost at its square.
        rivals: of a point of rivals beside one's own; several share it.
        fear: by how many points a rival is ahead of another to be e times as much feared.
        tribe: of a tribe card that is left, beside those that rivals have left.
        first: of acting before all others, which a high card brings about.
        late: how many rounds to come make half of what a tribe card is worth.
        pace: how many rounds a seat takes for a tribe card, as far as the end depends on it.
        swing: how much each round to come adds to the lead that makes a seat e times as likely to win.
    """

    threat: float = 0.06
    doubt: float = 0.6
    rivals: float = 0.9
    fear: float = 8.0
    tribe: float = 2.0
    first: float = 3.0
    late: float = 1.5
    pace: float = 1.5
    swing: float = 0.75


WEIGHTS = Weights()
"""The weights as they were tuned by self-play."""
