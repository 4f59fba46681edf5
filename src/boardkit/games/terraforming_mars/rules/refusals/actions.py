"""Why an action or a choice is refused."""

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.terraforming_mars.box.things import Area, Award, Card, Corporation, Milestone


@frozen
class NoSuchAction(Refusal, word="no-such-action", rule="V.E"):
    """The card has no such action in play."""

    card: Card
    option: int


@frozen
class ActionUsedUp(Refusal, word="action-used-up", rule="V.E"):
    """The card's action was used in this generation."""

    card: Card


@frozen
class MilestoneTaken(Refusal, word="milestone-taken", rule="V.C"):
    """The milestone was claimed before."""

    milestone: Milestone


@frozen
class AllMilestonesTaken(Refusal, word="all-milestones-taken", rule="V.C"):
    """Three milestones were claimed."""


@frozen
class MilestoneNotReached(Refusal, word="milestone-not-reached", rule="V.C"):
    """The seat does not meet the milestone's terms."""

    milestone: Milestone
    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class AwardTaken(Refusal, word="award-taken", rule="V.D"):
    """The award was funded before."""

    award: Award


@frozen
class AllAwardsTaken(Refusal, word="all-awards-taken", rule="V.D"):
    """Three awards were funded."""


@frozen
class NotAlone(Refusal, word="not-alone", rule="VII.B.3"):
    """Milestones and awards are not used in a game for one."""


@frozen
class FirstActionDue(Refusal, word="first-action-due", rule="V.3.3"):
    """The corporation's first action comes first."""

    corporation: Corporation


@frozen
class NoFirstAction(Refusal, word="no-first-action", rule="V.3.3"):
    """No first action is due."""


@frozen
class MustActOrPass(Refusal, word="must-act-or-pass", rule="V.3.1"):
    """A turn of no action is a pass."""


@frozen
class TooLateToPass(Refusal, word="too-late-to-pass", rule="V.3.2"):
    """Whoever has taken an action ends the turn instead."""


@frozen
class NoSuchArea(Refusal, word="no-such-area", rule="III.A"):
    """There is no such area."""


@frozen
class AreaTaken(Refusal, word="area-taken", rule="III.B.1"):
    """A tile lies there."""

    at: Area


@frozen
class AreaClaimedBy(Refusal, word="area-claimed-by", rule="V.A.2.6"):
    """The area is kept for somebody else."""

    at: Area
    seat: Seat


@frozen
class WrongGround(Refusal, word="wrong-ground", rule="III.A.11"):
    """The area is reserved for something else, or not the one wanted."""

    at: Area


@frozen
class NoBonusThere(Refusal, word="no-bonus-there", rule="V.A.2.6"):
    """The area does not show the bonus that is wanted."""

    at: Area


@frozen
class WrongNeighbours(Refusal, word="wrong-neighbours", rule="III.B.1"):
    """The tiles next to the area are not as they must be."""

    at: Area


@frozen
class CannotTake(Refusal, word="cannot-take", rule="V.A.2.4"):
    """So much cannot be taken there, but at most `most`."""

    most: int


@frozen
class CannotLower(Refusal, word="cannot-lower", rule="V.A.2.3"):
    """The production there cannot go down by so much."""


@frozen
class WrongCard(Refusal, word="wrong-card", rule="V.A.2.5"):
    """The card cannot be chosen for this."""

    card: Card


@frozen
class NoSuchChoice(Refusal, word="no-such-choice", rule="V.A.2"):
    """There is no such choice."""


@frozen
class NotBetween(Refusal, word="not-between", rule="V.A.2"):
    """The number is not within the bounds."""

    least: int
    most: int


@frozen
class SellOneFirst(Refusal, word="sell-one-first", rule="V.B.1"):
    """At least one card is sold."""
