"""Why a card cannot be taken, paid or played."""

from typing import ClassVar

from attrs import field, frozen

from boardkit.core.step import Refusal
from boardkit.games.terraforming_mars.components import TRACKS
from boardkit.games.terraforming_mars.things import Card, CardResource, Corporation, Parameter, Resource, Tag


@frozen
class GameIsOver(Refusal):
    """Nobody is asked any more."""

    rule: ClassVar[str] = "VI"


@frozen
class NotAsked(Refusal):
    """The answer is to another question."""

    rule: ClassVar[str] = "V.3"


@frozen
class NotInDeck(Refusal):
    """The card is not in the deck."""

    rule: ClassVar[str] = "IV.3"

    card: Card


@frozen
class CorporationGone(Refusal):
    """The corporation is not left to be dealt."""

    rule: ClassVar[str] = "IV.5"

    corporation: Corporation


@frozen
class CorporationFirst(Refusal):
    """The cards lie open beside the corporations, but the corporation is chosen before they are bought."""

    rule: ClassVar[str] = "IV.7"


@frozen
class NotOffered(Refusal):
    """The card is not among those offered."""

    rule: ClassVar[str] = "V.2"

    card: Card


@frozen
class NotYourCorporation(Refusal):
    """The corporation is not among those offered."""

    rule: ClassVar[str] = "IV.7"

    corporation: Corporation


@frozen
class MustKeep(Refusal):
    """So many cards are still to be kept."""

    rule: ClassVar[str] = "V.A.2"

    count: int


@frozen
class NotInHand(Refusal):
    """The card is not in the hand."""

    rule: ClassVar[str] = "V.A"

    card: Card


@frozen
class TooExpensive(Refusal):
    """The seat cannot pay so much."""

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

    rule: ClassVar[str] = "V.A.2.2"

    cost: int


@frozen
class ParameterTooLow(Refusal):
    """A global parameter must be higher; cards in play may forgive a part of it."""

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

    rule: ClassVar[str] = "III.E.6"

    parameter: Parameter
    wanted: int
    now: int


@frozen
class TagsMissing(Refusal):
    """Too few tags are in play."""

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

    rule: ClassVar[str] = "V.E"


@frozen
class NobodyToLower(Refusal):
    """Nobody's production can go down by so much."""

    rule: ClassVar[str] = "V.A.2.3"

    resource: Resource
    amount: int


@frozen
class TooFewResources(Refusal):
    """The seat has too few of a resource."""

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

    rule: ClassVar[str] = "V.E"

    resource: CardResource
    wanted: int
    has: int


@frozen
class TooFewCards(Refusal):
    """The seat has too few cards in hand."""

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

    rule: ClassVar[str] = "V.A.2.7"

    tag: Tag
