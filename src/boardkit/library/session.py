"""A match that is being played and kept: every change is in the library before anybody sees it."""

from random import SystemRandom
from typing import Any

from boardkit.core import Match, Study
from boardkit.core.records.record import start
from boardkit.core.values import Value
from boardkit.library.store import Claim, Library
from boardkit.library.summaries import MatchId
from boardkit.library.watching import Onlooker


class Session(Value, eq=False):
    """An open match of the library.

    Attributes:
        claim: what keeps other processes from opening it.
    """

    library: Library
    number: MatchId
    claim: Claim

    def kept(self, study: Study[Any]) -> Study[Any]:
        """Save a match with its branches and return it.

        Raises:
            FaultError: the library cannot keep it; nothing has changed.
        """
        self.library.save(self.number, study)
        return study

    def close(self) -> None:
        """Let other processes open the match."""
        self.claim.release()


class Unkept:
    """A match that leaves no trace: nothing of it is in the library."""

    def kept(self, study: Study[Any]) -> Study[Any]:
        """Return what has changed."""
        return study

    def close(self) -> None:
        """Let go of nothing: no other process is kept out."""


Keeper = Session | Unkept | Onlooker
"""Keeps what is decided at a table, or lets it go."""


def new_seed() -> int:
    """Draw the seed of a new match."""
    return SystemRandom().randrange(10**9)


def rematch(match: Match[Any]) -> Match[Any]:
    """Begin the same match anew: same game, options and players, another seed."""
    return start(match.game, match.options, match.players, new_seed(), open_table=match.open_table)
