"""Why an answer does not fit the question, the cards or the conflict."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.step import Refusal
from boardkit.games.water_sharing.components import Misprint


@frozen
class GameIsOver(Refusal):
    """Nobody is asked any more."""

    rule: ClassVar[str] = "8"


@frozen
class NotAsked(Refusal):
    """The answer is to another question."""

    rule: ClassVar[str] = "5"


@frozen
class NoSuchSeat(Refusal):
    """Nobody who could be meant sits there."""

    rule: ClassVar[str] = "2"


@frozen
class NotInBag(Refusal):
    """The card is not among those that can come."""

    rule: ClassVar[str] = "2"


@frozen
class NoSuchFace(Refusal):
    """The die has no such face."""

    rule: ClassVar[str] = "2"


@frozen
class ScenarioForMore(Refusal):
    """The scenario is for so many players at least."""

    rule: ClassVar[str] = "12"

    least: int


@frozen
class BeginnerIsMissing(Refusal):
    """Nobody sits where the one who begins is said to sit."""

    rule: ClassVar[str] = "3.3"


@frozen
class OwnCardMisprinted(Refusal):
    """A line of the own cards does not fit; lines are counted from 1."""

    rule: ClassVar[str] = "9.4"

    line: int
    misprint: Misprint


@frozen
class OnlyContestedSite(Refusal):
    """Only the hex that the conflict was about can be used now."""

    rule: ClassVar[str] = "6"


@frozen
class NobodyToContest(Refusal):
    """These seats have no claim to that hex."""

    rule: ClassVar[str] = "6"


@frozen
class ContestedBefore(Refusal):
    """There was a conflict about that hex in this step."""

    rule: ClassVar[str] = "6"


@frozen
class TooFewPoints(Refusal):
    """The seat has fewer victory points than that."""

    rule: ClassVar[str] = "6"

    has: int


@frozen
class NotInHand(Refusal):
    """The seat does not hold that action card."""

    rule: ClassVar[str] = "9.3"


@frozen
class WrongTime(Refusal):
    """The card belongs to another step."""

    rule: ClassVar[str] = "9.3"


@frozen
class WrongTarget(Refusal):
    """The card strikes somebody else, or nobody."""

    rule: ClassVar[str] = "9.3"


@frozen
class ConflictGoesOn(Refusal):
    """While a conflict is fought, no card strikes anybody."""

    rule: ClassVar[str] = "9.3"


@frozen
class NoEffect(Refusal):
    """The card would do nothing now."""

    rule: ClassVar[str] = "9.3"


@frozen
class NotThatHex(Refusal):
    """The hex is not one of those to choose from."""

    rule: ClassVar[str] = "9.3"
