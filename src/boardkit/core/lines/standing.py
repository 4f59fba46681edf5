"""Where a match stands, for those who play on to its end and take nothing back: no line is kept."""

from itertools import count
from typing import Generic, Self, TypeVar

from boardkit.core.lines.match import Match
from boardkit.core.rules import chance
from boardkit.core.rules.ahead import after, settled_by
from boardkit.core.rules.game import Game
from boardkit.core.rules.step import Move
from boardkit.core.rules.table import Table
from boardkit.core.values import Value

S = TypeVar("S", bound=Table)


class Standing(Value, Generic[S], eq=False):
    """The table of a match and what goes on from there; played on, it comes to what the match comes to.

    Attributes:
        asked: how many answers chance has given so far.
    """

    game: Game[S]
    seed: int
    state: S
    asked: int

    @classmethod
    def of(cls, match: Match[S]) -> Self:
        """Leave the line of a match behind."""
        return cls(match.game, match.seed, match.state, match.moments[match.at].asked)

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.question is None

    def play(self, move: Move) -> Self:
        """Make a legal move, then let chance answer until a seat is asked.

        Raises:
            EndlessError: chance is asked again and again.
        """
        asked = count(self.asked)
        state = after(self.game, self.state, move)
        state = settled_by(self.game, state, lambda _: chance.stream(self.seed, next(asked)))
        return type(self)(self.game, self.seed, state, next(asked))
