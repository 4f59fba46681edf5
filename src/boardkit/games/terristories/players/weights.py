"""The numbers by which tables of TerriStories are judged."""

from boardkit.core.values import Value


class Weights(Value, kw_only=True):
    """How much each term counts, in points of an index.

    Attributes:
        index: a point that an index still lacks.
        buffer: a point that an index stands beyond its marker.
        cube: a cube that can be spent, of anybody who works with the seat.
        income: a cube of coming income in each round.
        wages: a cube that wages will lack.
        land: a cube on land that somebody harvests.
        hand: what the projects in hand bring, the best of them in full, beyond their price.
        own: how near the personal objective is, from 0 to 1, in a game that has some; twice that at the end.
        finer: what it is worth beside winning to have met the personal objective when the game ends.
        lost: what it costs when the game has ended without the seat, in a game that has some.
    """

    index: float = 1.0
    buffer: float = 0.15
    cube: float = 0.35
    income: float = 0.4
    wages: float = 1.5
    land: float = 0.05
    hand: float = 0.4
    own: float = 6.0
    finer: float = 10.0
    lost: float = 20.0
