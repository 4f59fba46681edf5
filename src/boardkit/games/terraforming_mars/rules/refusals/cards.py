"""Why a card cannot be taken, paid or played."""

from typing import ClassVar

from attrs import field, frozen

from boardkit.core import Refusal
from boardkit.games.terraforming_mars.box import TRACKS
from boardkit.games.terraforming_mars.box.things import (
    Card,
    CardResource,
    Corporation,
    Parameter,
    Resource,
    Tag,
)


@frozen
class GameIsOver(Refusal):
    """Nobody is asked any more."""

    word: ClassVar[str] = "game-is-over"
    rule: ClassVar[str] = "VI"


@frozen
class NotAsked(Refusal):
    """The answer is to another question."""

    word: ClassVar[str] = "not-asked"
    rule: ClassVar[str] = "V.3"


@frozen
class NotInDeck(Refusal):
    """The card is not in the deck."""

    word: ClassVar[str] = "not-in-deck"
    rule: ClassVar[str] = "IV.3"

    card: Card


@frozen
class CorporationGone(Refusal):
    """The corporation is not left to be dealt."""

    word: ClassVar[str] = "corporation-gone"
    rule: ClassVar[str] = "IV.5"

    corporation: Corporation


@frozen
class CorporationFirst(Refusal):
    """The cards lie open beside the corporations, but the corporation is chosen before they are bought."""

    word: ClassVar[str] = "corporation-first"
    rule: ClassVar[str] = "IV.7"


@frozen
class NotOffered(Refusal):
    """The card is not among those offered."""

    word: ClassVar[str] = "not-offered"
    rule: ClassVar[str] = "V.2"

    card: Card


@frozen
class NotYourCorporation(Refusal):
    """The corporation is not among those offered."""

    word: ClassVar[str] = "not-your-corporation"
    rule: ClassVar[str] = "IV.7"

    corporation: Corporation


@frozen
class MustKeep(Refusal):
    """So many cards are still to be kept."""

    word: ClassVar[str] = "must-keep"
    rule: ClassVar[str] = "V.A.2"

    count: int


@frozen
class NotInHand(Refusal):
    """The card is not in the hand."""

    word: ClassVar[str] = "not-in-hand"
    rule: ClassVar[str] = "V.A"

    card: Card


@frozen
class TooExpensive(Refusal):
    """The seat cannot pay so much."""

    word: ClassVar[str] = "too-expensive"
    rule: ClassVar[str] = "V.A.2.1"

    cost: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.cost - self.has


@frozen
class WrongPayment(Refusal):
    """The payment is not what is owed, or holds a unit that could be left out."""

    word: ClassVar[str] = "wrong-payment"
    rule: ClassVar[str] = "V.A.2.2"

    cost: int


@frozen
class ParameterTooLow(Refusal):
    """A global parameter must be higher; cards in play may forgive a part of it."""

    word: ClassVar[str] = "parameter-too-low"
    rule: ClassVar[str] = "III.E.6"

    parameter: Parameter
    wanted: int
    now: int
    forgiven: int = field(default=0, eq=False)

    @property
    def missing(self) -> int:
        """Count the steps on the track."""
        return max(0, self.wanted - self.forgiven - self.now) // TRACKS[self.parameter].step


@frozen
class ParameterTooHigh(Refusal):
    """A global parameter must be lower."""

    word: ClassVar[str] = "parameter-too-high"
    rule: ClassVar[str] = "III.E.6"

    parameter: Parameter
    wanted: int
    now: int


@frozen
class TagsMissing(Refusal):
    """Too few tags are in play."""

    word: ClassVar[str] = "tags-missing"
    rule: ClassVar[str] = "III.E.6"

    tag: Tag
    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class ProductionTooLow(Refusal):
    """The own production is too low to be required or lowered."""

    word: ClassVar[str] = "production-too-low"
    rule: ClassVar[str] = "V.A.2.3"

    resource: Resource
    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class CitiesMissing(Refusal):
    """Too few cities are in play."""

    word: ClassVar[str] = "cities-missing"
    rule: ClassVar[str] = "III.E.6"

    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class GreeneriesMissing(Refusal):
    """The seat has too few greeneries."""

    word: ClassVar[str] = "greeneries-missing"
    rule: ClassVar[str] = "III.E.6"

    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class RatingNotRaised(Refusal):
    """The rating has not risen in this generation."""

    word: ClassVar[str] = "rating-not-raised"
    rule: ClassVar[str] = "V.E"


@frozen
class NobodyToLower(Refusal):
    """Nobody's production can go down by so much."""

    word: ClassVar[str] = "nobody-to-lower"
    rule: ClassVar[str] = "V.A.2.3"

    resource: Resource
    amount: int


@frozen
class TooFewResources(Refusal):
    """The seat has too few of a resource."""

    word: ClassVar[str] = "too-few-resources"
    rule: ClassVar[str] = "V.A.1"

    resource: Resource
    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class TooFewCubes(Refusal):
    """Too few resources are on the card, or on any card."""

    word: ClassVar[str] = "too-few-cubes"
    rule: ClassVar[str] = "V.E"

    resource: CardResource
    wanted: int
    has: int


@frozen
class TooFewCards(Refusal):
    """The seat has too few cards in hand."""

    word: ClassVar[str] = "too-few-cards"
    rule: ClassVar[str] = "V.B.1"

    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class NothingToCopy(Refusal):
    """No card in play has a production that could be repeated."""

    word: ClassVar[str] = "nothing-to-copy"
    rule: ClassVar[str] = "V.A.2.7"

    tag: Tag
