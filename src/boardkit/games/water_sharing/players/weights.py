"""The numbers by which tables of Sharing the Water are judged."""

from boardkit.core.values import Value


class Weights(Value, kw_only=True):
    """How much each term counts.

    Attributes:
        points: a victory point on the track.
        coming: a point that buildings will bring, as far as there are thunes to run them.
        ready: a thune that lacks to let everything work in the next round.
        thunes: a thune beyond those, beside what it could buy.
        income: a thune of coming income, beside what it could buy.
        water: a cube of water that will be missing in a round, in points.
        objective: a point of an objective that is met now.
        crisis: a building with a red cube, in points.
        rival: what the best rival has and will have.
        pollution: a point that the pollution on the board costs now.
    """

    points: float = 0.95
    coming: float = 0.9
    ready: float = 0.65
    thunes: float = 0.45
    income: float = 0.6
    water: float = 1.5
    objective: float = 0.6
    crisis: float = 0.5
    rival: float = 0.6
    pollution: float = 1.0
