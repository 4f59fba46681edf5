"""Why an action or a choice is refused."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.step import Refusal
from boardkit.core.table import Seat
from boardkit.games.terraforming_mars.things import Area, Award, Card, Corporation, Milestone


@frozen
class NoSuchAction(Refusal):
    """The card has no such action in play."""

    rule: ClassVar[str] = "V.E"

    card: Card
    option: int


@frozen
class ActionUsedUp(Refusal):
    """The card's action was used in this generation."""

    rule: ClassVar[str] = "V.E"

    card: Card


@frozen
class MilestoneTaken(Refusal):
    """The milestone was claimed before."""

    rule: ClassVar[str] = "V.C"

    milestone: Milestone


@frozen
class AllMilestonesTaken(Refusal):
    """Three milestones were claimed."""

    rule: ClassVar[str] = "V.C"


@frozen
class MilestoneNotReached(Refusal):
    """The seat does not meet the milestone's terms."""

    rule: ClassVar[str] = "V.C"

    milestone: Milestone
    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class AwardTaken(Refusal):
    """The award was funded before."""

    rule: ClassVar[str] = "V.D"

    award: Award


@frozen
class AllAwardsTaken(Refusal):
    """Three awards were funded."""

    rule: ClassVar[str] = "V.D"


@frozen
class NotAlone(Refusal):
    """Milestones and awards are not used in a game for one."""

    rule: ClassVar[str] = "VII.B.3"


@frozen
class FirstActionDue(Refusal):
    """The corporation's first action comes first."""

    rule: ClassVar[str] = "V.3.3"

    corporation: Corporation


@frozen
class NoFirstAction(Refusal):
    """No first action is due."""

    rule: ClassVar[str] = "V.3.3"


@frozen
class MustActOrPass(Refusal):
    """A turn of no action is a pass."""

    rule: ClassVar[str] = "V.3.1"


@frozen
class TooLateToPass(Refusal):
    """Whoever has taken an action ends the turn instead."""

    rule: ClassVar[str] = "V.3.2"


@frozen
class NoSuchArea(Refusal):
    """There is no such area."""

    rule: ClassVar[str] = "III.A"


@frozen
class AreaTaken(Refusal):
    """A tile lies there."""

    rule: ClassVar[str] = "III.B.1"

    at: Area


@frozen
class AreaClaimedBy(Refusal):
    """The area is kept for somebody else."""

    rule: ClassVar[str] = "V.A.2.6"

    at: Area
    seat: Seat


@frozen
class WrongGround(Refusal):
    """The area is reserved for something else, or not the one wanted."""

    rule: ClassVar[str] = "III.A.11"

    at: Area


@frozen
class NoBonusThere(Refusal):
    """The area does not show the bonus that is wanted."""

    rule: ClassVar[str] = "V.A.2.6"

    at: Area


@frozen
class WrongNeighbours(Refusal):
    """The tiles next to the area are not as they must be."""

    rule: ClassVar[str] = "III.B.1"

    at: Area


@frozen
class CannotTake(Refusal):
    """So much cannot be taken there, but at most `most`."""

    rule: ClassVar[str] = "V.A.2.4"

    most: int


@frozen
class CannotLower(Refusal):
    """The production there cannot go down by so much."""

    rule: ClassVar[str] = "V.A.2.3"


@frozen
class WrongCard(Refusal):
    """The card cannot be chosen for this."""

    rule: ClassVar[str] = "V.A.2.5"

    card: Card


@frozen
class NoSuchChoice(Refusal):
    """There is no such choice."""

    rule: ClassVar[str] = "V.A.2"


@frozen
class NotBetween(Refusal):
    """The number is not within the bounds."""

    rule: ClassVar[str] = "V.A.2"

    least: int
    most: int


@frozen
class SellOneFirst(Refusal):
    """At least one card is sold."""

    rule: ClassVar[str] = "V.B.1"
