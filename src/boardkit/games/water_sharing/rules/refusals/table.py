"""Why an answer does not fit the question, the cards or the conflict."""

from attrs import frozen

from boardkit.core import Refusal
from boardkit.games.water_sharing.box import Misprint


@frozen
class NoSuchSeat(Refusal, word="no-such-seat", rule="2"):
    """Nobody who could be meant sits there."""


@frozen
class NotInBag(Refusal, word="not-in-bag", rule="2"):
    """The card is not among those that can come."""


@frozen
class NoSuchFace(Refusal, word="no-such-face", rule="2"):
    """The die has no such face."""


@frozen
class ScenarioForMore(Refusal, word="scenario-for-more", rule="12"):
    """The scenario is for so many players at least."""

    least: int


@frozen
class BeginnerIsMissing(Refusal, word="beginner-is-missing", rule="3.3"):
    """Nobody sits where the one who begins is said to sit."""


@frozen
class OwnCardMisprinted(Refusal, word="own-card-misprinted", rule="9.4"):
    """A line of the own cards does not fit; lines are counted from 1."""

    line: int
    misprint: Misprint


@frozen
class OnlyContestedSite(Refusal, word="only-contested-site", rule="6"):
    """Only the hex that the conflict was about can be used now."""


@frozen
class NobodyToContest(Refusal, word="nobody-to-contest", rule="6"):
    """These seats have no claim to that hex."""


@frozen
class ContestedBefore(Refusal, word="contested-before", rule="6"):
    """There was a conflict about that hex in this step."""


@frozen
class TooFewPoints(Refusal, word="too-few-points", rule="6"):
    """The seat has fewer victory points than that."""

    has: int


@frozen
class NotInHand(Refusal, word="not-in-hand", rule="9.3"):
    """The seat does not hold that action card."""


@frozen
class WrongTime(Refusal, word="wrong-time", rule="9.3"):
    """The card belongs to another step."""


@frozen
class WrongTarget(Refusal, word="wrong-target", rule="9.3"):
    """The card strikes somebody else, or nobody."""


@frozen
class ConflictGoesOn(Refusal, word="conflict-goes-on", rule="9.3"):
    """While a conflict is fought, no card strikes anybody."""


@frozen
class NoEffect(Refusal, word="no-effect", rule="9.3"):
    """The card would do nothing now."""


@frozen
class NotThatHex(Refusal, word="not-that-hex", rule="9.3"):
    """The hex is not one of those to choose from."""
