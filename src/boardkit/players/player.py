"""What a player is given: a game, the table as its seat may see it, and nothing else."""

from random import Random
from typing import Generic, Self, TypeVar

from boardkit.core import Game, Seat, Table
from boardkit.core.values import Value

S = TypeVar("S", bound=Table)


class Seen(Value, Generic[S]):
    """A table as one seat sees it: the only way from a match to a player."""

    game: Game[S]
    view: S
    seat: Seat

    @classmethod
    def of(cls, game: Game[S], state: S, seat: Seat) -> Self:
        """Cover what a seat may not know."""
        return cls(game, game.view(state, seat), seat)

    def dealt(self, random: Random) -> S:
        """Make up what the seat does not see."""
        return self.game.guess(self.view, self.seat, random)
