"""Why an action or a choice is refused."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.terraforming_mars.box.things import Area, Award, Card, Corporation, Milestone


@frozen
class NoSuchAction(Refusal):
    """The card has no such action in play."""

    word: ClassVar[str] = "no-such-action"
    rule: ClassVar[str] = "V.E"

    card: Card
    option: int


@frozen
class ActionUsedUp(Refusal):
    """The card's action was used in this generation."""

    word: ClassVar[str] = "action-used-up"
    rule: ClassVar[str] = "V.E"

    card: Card


@frozen
class MilestoneTaken(Refusal):
    """The milestone was claimed before."""

    word: ClassVar[str] = "milestone-taken"
    rule: ClassVar[str] = "V.C"

    milestone: Milestone


@frozen
class AllMilestonesTaken(Refusal):
    """Three milestones were claimed."""

    word: ClassVar[str] = "all-milestones-taken"
    rule: ClassVar[str] = "V.C"


@frozen
class MilestoneNotReached(Refusal):
    """The seat does not meet the milestone's terms."""

    word: ClassVar[str] = "milestone-not-reached"
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

    word: ClassVar[str] = "award-taken"
    rule: ClassVar[str] = "V.D"

    award: Award


@frozen
class AllAwardsTaken(Refusal):
    """Three awards were funded."""

    word: ClassVar[str] = "all-awards-taken"
    rule: ClassVar[str] = "V.D"


@frozen
class NotAlone(Refusal):
    """Milestones and awards are not used in a game for one."""

    word: ClassVar[str] = "not-alone"
    rule: ClassVar[str] = "VII.B.3"


@frozen
class FirstActionDue(Refusal):
    """The corporation's first action comes first."""

    word: ClassVar[str] = "first-action-due"
    rule: ClassVar[str] = "V.3.3"

    corporation: Corporation


@frozen
class NoFirstAction(Refusal):
    """No first action is due."""

    word: ClassVar[str] = "no-first-action"
    rule: ClassVar[str] = "V.3.3"


@frozen
class MustActOrPass(Refusal):
    """A turn of no action is a pass."""

    word: ClassVar[str] = "must-act-or-pass"
    rule: ClassVar[str] = "V.3.1"


@frozen
class TooLateToPass(Refusal):
    """Whoever has taken an action ends the turn instead."""

    word: ClassVar[str] = "too-late-to-pass"
    rule: ClassVar[str] = "V.3.2"


@frozen
class NoSuchArea(Refusal):
    """There is no such area."""

    word: ClassVar[str] = "no-such-area"
    rule: ClassVar[str] = "III.A"


@frozen
class AreaTaken(Refusal):
    """A tile lies there."""

    word: ClassVar[str] = "area-taken"
    rule: ClassVar[str] = "III.B.1"

    at: Area


@frozen
class AreaClaimedBy(Refusal):
    """The area is kept for somebody else."""

    word: ClassVar[str] = "area-claimed-by"
    rule: ClassVar[str] = "V.A.2.6"

    at: Area
    seat: Seat


@frozen
class WrongGround(Refusal):
    """The area is reserved for something else, or not the one wanted."""

    word: ClassVar[str] = "wrong-ground"
    rule: ClassVar[str] = "III.A.11"

    at: Area


@frozen
class NoBonusThere(Refusal):
    """The area does not show the bonus that is wanted."""

    word: ClassVar[str] = "no-bonus-there"
    rule: ClassVar[str] = "V.A.2.6"

    at: Area


@frozen
class WrongNeighbours(Refusal):
    """The tiles next to the area are not as they must be."""

    word: ClassVar[str] = "wrong-neighbours"
    rule: ClassVar[str] = "III.B.1"

    at: Area


@frozen
class CannotTake(Refusal):
    """So much cannot be taken there, but at most `most`."""

    word: ClassVar[str] = "cannot-take"
    rule: ClassVar[str] = "V.A.2.4"

    most: int


@frozen
class CannotLower(Refusal):
    """The production there cannot go down by so much."""

    word: ClassVar[str] = "cannot-lower"
    rule: ClassVar[str] = "V.A.2.3"


@frozen
class WrongCard(Refusal):
    """The card cannot be chosen for this."""

    word: ClassVar[str] = "wrong-card"
    rule: ClassVar[str] = "V.A.2.5"

    card: Card


@frozen
class NoSuchChoice(Refusal):
    """There is no such choice."""

    word: ClassVar[str] = "no-such-choice"
    rule: ClassVar[str] = "V.A.2"


@frozen
class NotBetween(Refusal):
    """The number is not within the bounds."""

    word: ClassVar[str] = "not-between"
    rule: ClassVar[str] = "V.A.2"

    least: int
    most: int


@frozen
class SellOneFirst(Refusal):
    """At least one card is sold."""

    word: ClassVar[str] = "sell-one-first"
    rule: ClassVar[str] = "V.B.1"
