"""Why an answer may not be given."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.step import Refusal
from boardkit.core.table import Seat
from boardkit.games.tectonic_tribes.model import TerrainCard, TribeCard
from boardkit.maps.squares import Square


@frozen
class GameIsOver(Refusal):
    """Nobody is asked any more."""

    rule: ClassVar[str] = "4"


@frozen
class NotAsked(Refusal):
    """The answer is to another question."""

    rule: ClassVar[str] = "3"


@frozen
class HasOrderCard(Refusal):
    """The seat is not one that waits for an order card."""

    rule: ClassVar[str] = "2"

    seat: Seat


@frozen
class NotInDeck(Refusal):
    """The card is not in the draw pile."""

    rule: ClassVar[str] = "2"

    card: TerrainCard


@frozen
class NotInHand(Refusal):
    """The card is not in the seat's hand."""

    rule: ClassVar[str] = "3.1"

    card: TerrainCard


@frozen
class FirstCardElsewhere(Refusal):
    """The first card is the origin of the continent, so it lies at the origin."""

    rule: ClassVar[str] = "2"


@frozen
class NoOverlap(Refusal):
    """The card would cover nothing of the continent."""

    rule: ClassVar[str] = "3.3"


@frozen
class NothingNew(Refusal):
    """All six squares of the card would cover the continent."""

    rule: ClassVar[str] = "3.3"


@frozen
class OnLava(Refusal):
    """The card would cover lava."""

    rule: ClassVar[str] = "3.3"

    square: Square


@frozen
class OnRivalTent(Refusal):
    """The card would cover a rival's tent."""

    rule: ClassVar[str] = "3.3"

    square: Square
    rival: Seat


@frozen
class TribeCardGone(Refusal):
    """The seat no longer has that tribe card."""

    rule: ClassVar[str] = "3.3.2"

    card: TribeCard


@frozen
class TerrainCardGone(Refusal):
    """The seat's terrain card of this round was discarded."""

    rule: ClassVar[str] = "3.3.2"


@frozen
class TribeAlreadyPlaced(Refusal):
    """The seat has laid its tribe card for this round."""

    rule: ClassVar[str] = "3.3.2"


@frozen
class MustPlace(Refusal):
    """The seat's terrain card can be laid, so the seat may not pass."""

    rule: ClassVar[str] = "3.3"


@frozen
class MustDropOwn(Refusal):
    """Whoever acts last in a round discards the own card."""

    rule: ClassVar[str] = "3.3.2"


@frozen
class HasActed(Refusal):
    """The rival has acted already in this round."""

    rule: ClassVar[str] = "3.3.2"

    seat: Seat


@frozen
class NothingToDrop(Refusal):
    """The seat has no terrain card left in this round, or there is no such seat."""

    rule: ClassVar[str] = "3.3.2"

    seat: Seat
