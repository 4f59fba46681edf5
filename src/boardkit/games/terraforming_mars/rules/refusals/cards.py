"""Why a card cannot be taken, paid or played."""

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
class NotInDeck(Refusal, word="not-in-deck", rule="IV.3"):
    """The card is not in the deck."""

    card: Card


@frozen
class CorporationGone(Refusal, word="corporation-gone", rule="IV.5"):
    """The corporation is not left to be dealt."""

    corporation: Corporation


@frozen
class CorporationFirst(Refusal, word="corporation-first", rule="IV.7"):
    """The cards lie open beside the corporations, but the corporation is chosen before they are bought."""


@frozen
class NotOffered(Refusal, word="not-offered", rule="V.2"):
    """The card is not among those offered."""

    card: Card


@frozen
class NotYourCorporation(Refusal, word="not-your-corporation", rule="IV.7"):
    """The corporation is not among those offered."""

    corporation: Corporation


@frozen
class MustKeep(Refusal, word="must-keep", rule="V.A.2"):
    """So many cards are still to be kept."""

    count: int


@frozen
class NotInHand(Refusal, word="not-in-hand", rule="V.A"):
    """The card is not in the hand."""

    card: Card


@frozen
class TooExpensive(Refusal, word="too-expensive", rule="V.A.2.1"):
    """The seat cannot pay so much."""

    cost: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.cost - self.has


@frozen
class WrongPayment(Refusal, word="wrong-payment", rule="V.A.2.2"):
    """The payment is not what is owed, or holds a unit that could be left out."""

    cost: int


@frozen
class ParameterTooLow(Refusal, word="parameter-too-low", rule="III.E.6"):
    """A global parameter must be higher; cards in play may forgive a part of it."""

    parameter: Parameter
    wanted: int
    now: int
    forgiven: int = field(default=0, eq=False)

    @property
    def missing(self) -> int:
        """Count the steps on the track."""
        return max(0, self.wanted - self.forgiven - self.now) // TRACKS[self.parameter].step


@frozen
class ParameterTooHigh(Refusal, word="parameter-too-high", rule="III.E.6"):
    """A global parameter must be lower."""

    parameter: Parameter
    wanted: int
    now: int


@frozen
class TagsMissing(Refusal, word="tags-missing", rule="III.E.6"):
    """Too few tags are in play."""

    tag: Tag
    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class ProductionTooLow(Refusal, word="production-too-low", rule="V.A.2.3"):
    """The own production is too low to be required or lowered."""

    resource: Resource
    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class CitiesMissing(Refusal, word="cities-missing", rule="III.E.6"):
    """Too few cities are in play."""

    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class GreeneriesMissing(Refusal, word="greeneries-missing", rule="III.E.6"):
    """The seat has too few greeneries."""

    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class RatingNotRaised(Refusal, word="rating-not-raised", rule="V.E"):
    """The rating has not risen in this generation."""


@frozen
class NobodyToLower(Refusal, word="nobody-to-lower", rule="V.A.2.3"):
    """Nobody's production can go down by so much."""

    resource: Resource
    amount: int


@frozen
class TooFewResources(Refusal, word="too-few-resources", rule="V.A.1"):
    """The seat has too few of a resource."""

    resource: Resource
    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class TooFewCubes(Refusal, word="too-few-cubes", rule="V.E"):
    """Too few resources are on the card, or on any card."""

    resource: CardResource
    wanted: int
    has: int


@frozen
class TooFewCards(Refusal, word="too-few-cards", rule="V.B.1"):
    """The seat has too few cards in hand."""

    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


@frozen
class NothingToCopy(Refusal, word="nothing-to-copy", rule="V.A.2.7"):
    """No card in play has a production that could be repeated."""

    tag: Tag
