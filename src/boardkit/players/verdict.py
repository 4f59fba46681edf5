"""What a player says: its move, what it thinks of the others, and which terms make the difference."""

from typing import Final

from attrs import frozen

from boardkit.core import Move
from boardkit.players.worth import Worth, mean

TOLD: Final = 3
"""How many reasons, and how many moves, are told."""


@frozen
class Opinion:
    """What a player thinks of a move: the mean worth of tables it may lead to, and of how many."""

    move: Move
    worth: Worth
    samples: int


@frozen
class Verdict:
    """A decision: the move, every move that was looked at, the best first, and how many tables that took.

    The best is not the one taken where the level slips.
    """

    move: Move
    opinions: tuple[Opinion, ...]
    tables: int = 0

    @property
    def best(self) -> tuple[Opinion, ...]:
        """The opinions worth telling, the best first."""
        return self.opinions[:TOLD]

    @property
    def merits(self) -> tuple[tuple[str, float], ...]:
        """The terms by which the best move stands above the mean of all looked at, the largest first."""
        return self.opinions[0].worth.over(mean([opinion.worth for opinion in self.opinions]))

    def opinion_of(self, move: Move) -> Opinion | None:
        """Return what it thinks of a move, or None where it did not look at it."""
        return next((opinion for opinion in self.opinions if opinion.move == move), None)

    def reasons(self, move: Move) -> tuple[tuple[str, float], ...]:
        """Return the terms by which a move differs from the best other one, the largest first.

        The best move is set beside the first that is worth less: those of equal worth tell nothing of it.
        """
        mine = self.opinion_of(move)
        others = [opinion for opinion in self.opinions if opinion.move != move]
        if mine is None or not others:
            return ()
        worse = (one for one in others if one.worth.total < mine.worth.total)
        other = next(worse, others[0]) if move == self.opinions[0].move else others[0]
        return mine.worth.over(other.worth)[:TOLD]
