"""Why an answer does not fit the question, the cards or the conflict."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Refusal
from boardkit.games.water_sharing.box import Misprint


@frozen
class GameIsOver(Refusal):
    """Nobody is asked any more."""

    word: ClassVar[str] = "game-is-over"
    rule: ClassVar[str] = "8"


@frozen
class NotAsked(Refusal):
    """The answer is to another question."""

    word: ClassVar[str] = "not-asked"
    rule: ClassVar[str] = "5"


@frozen
class NoSuchSeat(Refusal):
    """Nobody who could be meant sits there."""

    word: ClassVar[str] = "no-such-seat"
    rule: ClassVar[str] = "2"


@frozen
class NotInBag(Refusal):
    """The card is not among those that can come."""

    word: ClassVar[str] = "not-in-bag"
    rule: ClassVar[str] = "2"


@frozen
class NoSuchFace(Refusal):
    """The die has no such face."""

    word: ClassVar[str] = "no-such-face"
    rule: ClassVar[str] = "2"


@frozen
class ScenarioForMore(Refusal):
    """The scenario is for so many players at least."""

    word: ClassVar[str] = "scenario-for-more"
    rule: ClassVar[str] = "12"

    least: int


@frozen
class BeginnerIsMissing(Refusal):
    """Nobody sits where the one who begins is said to sit."""

    word: ClassVar[str] = "beginner-is-missing"
    rule: ClassVar[str] = "3.3"


@frozen
class OwnCardMisprinted(Refusal):
    """A line of the own cards does not fit; lines are counted from 1."""

    word: ClassVar[str] = "own-card-misprinted"
    rule: ClassVar[str] = "9.4"

    line: int
    misprint: Misprint


@frozen
class OnlyContestedSite(Refusal):
    """Only the hex that the conflict was about can be used now."""

    word: ClassVar[str] = "only-contested-site"
    rule: ClassVar[str] = "6"


@frozen
class NobodyToContest(Refusal):
    """These seats have no claim to that hex."""

    word: ClassVar[str] = "nobody-to-contest"
    rule: ClassVar[str] = "6"


@frozen
class ContestedBefore(Refusal):
    """There was a conflict about that hex in this step."""

    word: ClassVar[str] = "contested-before"
    rule: ClassVar[str] = "6"


@frozen
class TooFewPoints(Refusal):
    """The seat has fewer victory points than that."""

    word: ClassVar[str] = "too-few-points"
    rule: ClassVar[str] = "6"

    has: int


@frozen
class NotInHand(Refusal):
    """The seat does not hold that action card."""

    word: ClassVar[str] = "not-in-hand"
    rule: ClassVar[str] = "9.3"


@frozen
class WrongTime(Refusal):
    """The card belongs to another step."""

    word: ClassVar[str] = "wrong-time"
    rule: ClassVar[str] = "9.3"


@frozen
class WrongTarget(Refusal):
    """The card strikes somebody else, or nobody."""

    word: ClassVar[str] = "wrong-target"
    rule: ClassVar[str] = "9.3"


@frozen
class ConflictGoesOn(Refusal):
    """While a conflict is fought, no card strikes anybody."""

    word: ClassVar[str] = "conflict-goes-on"
    rule: ClassVar[str] = "9.3"


@frozen
class NoEffect(Refusal):
    """The card would do nothing now."""

    word: ClassVar[str] = "no-effect"
    rule: ClassVar[str] = "9.3"


@frozen
class NotThatHex(Refusal):
    """The hex is not one of those to choose from."""

    word: ClassVar[str] = "not-that-hex"
    rule: ClassVar[str] = "9.3"
