"""Why an answer may not be given."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.tectonic_tribes.rules.model import TerrainCard, TribeCard
from boardkit.maps.squares import Square


@frozen
class GameIsOver(Refusal):
    """Nobody is asked any more."""

    word: ClassVar[str] = "game-is-over"
    rule: ClassVar[str] = "4"


@frozen
class NotAsked(Refusal):
    """The answer is to another question."""

    word: ClassVar[str] = "not-asked"
    rule: ClassVar[str] = "3"


@frozen
class HasOrderCard(Refusal):
    """The seat is not one that waits for an order card."""

    word: ClassVar[str] = "has-order-card"
    rule: ClassVar[str] = "2"

    seat: Seat


@frozen
class NotInDeck(Refusal):
    """The card is not in the draw pile."""

    word: ClassVar[str] = "not-in-deck"
    rule: ClassVar[str] = "2"

    card: TerrainCard


@frozen
class NotInHand(Refusal):
    """The card is not in the seat's hand."""

    word: ClassVar[str] = "not-in-hand"
    rule: ClassVar[str] = "3.1"

    card: TerrainCard


@frozen
class FirstCardElsewhere(Refusal):
    """The first card is the origin of the continent, so it lies at the origin."""

    word: ClassVar[str] = "first-card-elsewhere"
    rule: ClassVar[str] = "2"


@frozen
class NoOverlap(Refusal):
    """The card would cover nothing of the continent."""

    word: ClassVar[str] = "no-overlap"
    rule: ClassVar[str] = "3.3"


@frozen
class NothingNew(Refusal):
    """All six squares of the card would cover the continent."""

    word: ClassVar[str] = "nothing-new"
    rule: ClassVar[str] = "3.3"


@frozen
class OnLava(Refusal):
    """The card would cover lava."""

    word: ClassVar[str] = "on-lava"
    rule: ClassVar[str] = "3.3"

    square: Square


@frozen
class OnRivalTent(Refusal):
    """The card would cover a rival's tent."""

    word: ClassVar[str] = "on-rival-tent"
    rule: ClassVar[str] = "3.3"

    square: Square
    rival: Seat


@frozen
class TribeCardGone(Refusal):
    """The seat no longer has that tribe card."""

    word: ClassVar[str] = "tribe-card-gone"
    rule: ClassVar[str] = "3.3.2"

    card: TribeCard


@frozen
class TerrainCardGone(Refusal):
    """The seat's terrain card of this round was discarded."""

    word: ClassVar[str] = "terrain-card-gone"
    rule: ClassVar[str] = "3.3.2"


@frozen
class TribeAlreadyPlaced(Refusal):
    """The seat has laid its tribe card for this round."""

    word: ClassVar[str] = "tribe-already-placed"
    rule: ClassVar[str] = "3.3.2"


@frozen
class MustPlace(Refusal):
    """The seat's terrain card can be laid, so the seat may not pass."""

    word: ClassVar[str] = "must-place"
    rule: ClassVar[str] = "3.3"


@frozen
class MustDropOwn(Refusal):
    """Whoever acts last in a round discards the own card."""

    word: ClassVar[str] = "must-drop-own"
    rule: ClassVar[str] = "3.3.2"


@frozen
class HasActed(Refusal):
    """The rival has acted already in this round."""

    word: ClassVar[str] = "has-acted"
    rule: ClassVar[str] = "3.3.2"

    seat: Seat


@frozen
class NothingToDrop(Refusal):
    """The seat has no terrain card left in this round, or there is no such seat."""

    word: ClassVar[str] = "nothing-to-drop"
    rule: ClassVar[str] = "3.3.2"

    seat: Seat
