"""Why an answer may not be given."""

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.tectonic_tribes.box.things import TerrainCard, TribeCard
from boardkit.maps.squares import Square


@frozen
class GameIsOver(Refusal, word="game-is-over", rule="4"):
    """Nobody is asked any more."""


@frozen
class NotAsked(Refusal, word="not-asked", rule="3"):
    """The answer is to another question."""


@frozen
class HasOrderCard(Refusal, word="has-order-card", rule="2"):
    """The seat is not one that waits for an order card."""

    seat: Seat


@frozen
class NotInDeck(Refusal, word="not-in-deck", rule="2"):
    """The card is not in the draw pile."""

    card: TerrainCard


@frozen
class NotInHand(Refusal, word="not-in-hand", rule="3.1"):
    """The card is not in the seat's hand."""

    card: TerrainCard


@frozen
class FirstCardElsewhere(Refusal, word="first-card-elsewhere", rule="2"):
    """The first card is the origin of the continent, so it lies at the origin."""


@frozen
class NoOverlap(Refusal, word="no-overlap", rule="3.3"):
    """The card would cover nothing of the continent."""


@frozen
class NothingNew(Refusal, word="nothing-new", rule="3.3"):
    """All six squares of the card would cover the continent."""


@frozen
class OnLava(Refusal, word="on-lava", rule="3.3"):
    """The card would cover lava."""

    square: Square


@frozen
class OnRivalTent(Refusal, word="on-rival-tent", rule="3.3"):
    """The card would cover a rival's tent."""

    square: Square
    rival: Seat


@frozen
class TribeCardGone(Refusal, word="tribe-card-gone", rule="3.3.2"):
    """The seat no longer has that tribe card."""

    card: TribeCard


@frozen
class TerrainCardGone(Refusal, word="terrain-card-gone", rule="3.3.2"):
    """The seat's terrain card of this round was discarded."""


@frozen
class TribeAlreadyPlaced(Refusal, word="tribe-already-placed", rule="3.3.2"):
    """The seat has laid its tribe card for this round."""


@frozen
class MustPlace(Refusal, word="must-place", rule="3.3"):
    """The seat's terrain card can be laid, so the seat may not pass."""


@frozen
class MustDropOwn(Refusal, word="must-drop-own", rule="3.3.2"):
    """Whoever acts last in a round discards the own card."""


@frozen
class HasActed(Refusal, word="has-acted", rule="3.3.2"):
    """The rival has acted already in this round."""

    seat: Seat


@frozen
class NothingToDrop(Refusal, word="nothing-to-drop", rule="3.3.2"):
    """The seat has no terrain card left in this round, or there is no such seat."""

    seat: Seat
