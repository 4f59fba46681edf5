"""A review at hand: what it says of the decisions of a match, and where it leads."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boardkit.core import Match
from boardkit.core.lines.course import moves_shared
from boardkit.core.values import Value

# Tables know reviews, and no player before one is made.
if TYPE_CHECKING:
    from boardkit.players.review import Judged, Review


class Judgement(Value, eq=False):
    """A review, and the match that it is about."""

    match: Match[Any]
    review: "Review"

    def of(self, match: Match[Any], at: int) -> "Judged | None":
        """Return what is said of the decision that led to a moment, if a line of the match shares it."""
        shared = moves_shared(self.match.moments, match.moments)
        return next((one for one in self.review.decisions if one.at == at <= shared), None)

    def marked(self, match: Match[Any]) -> Sequence[int]:
        """List the moments of the decisions that have a mark."""
        shared = moves_shared(self.match.moments, match.moments)
        return [one.at for one in self.review.decisions if one.mark.value and one.at <= shared]
