"""What can happen."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.tectonic_tribes.rules.model import HIDDEN, Terrain, TerrainCard, TribeCard, Turn
from boardkit.maps.squares import Square


@frozen
class OrderDrawn(Event):
    """A seat received an order card of the set-up."""

    rule: ClassVar[str] = "2"
    touches: ClassVar[tuple[str, ...]] = ("order",)

    seat: Seat
    place: int


@frozen
class StartDrawn(Event):
    """A seat drew its card of the origin."""

    rule: ClassVar[str] = "2"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "deck",
        "chosen[seat]",
    )

    seat: Seat
    card: TerrainCard


@frozen
class CardDealt(Event):
    """A card came into a hand."""

    rule: ClassVar[str] = "2"
    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "deck",
        "hands[seat]",
    )

    seat: Seat
    card: TerrainCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class HandDealt(Event):
    """A seat's hand is complete."""

    rule: ClassVar[str] = "2"

    seat: Seat
    size: int


@frozen
class DeckReshuffled(Event):
    """The discards became the new draw pile."""

    rule: ClassVar[str] = "3.4"
    touches: ClassVar[tuple[str, ...]] = (
        "deck",
        "face_down",
        "face_up",
    )

    size: int


@frozen
class HandBegun(Event):
    """A new hand begins; hands are counted from 1."""

    rule: ClassVar[str] = "3"
    touches: ClassVar[tuple[str, ...]] = (
        "hand",
        "round",
        "order",
    )

    hand: int
    hands: int


@frozen
class RoundBegun(Event):
    """A new round begins; rounds are counted from 1 within the hand."""

    rule: ClassVar[str] = "3"
    touches: ClassVar[tuple[str, ...]] = (
        "round",
        "order",
    )

    round: int
    rounds: int


@frozen
class CardSetAside(Event):
    """A seat discarded a card of its hand, face down."""

    rule: ClassVar[str] = "3.1"
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "hands[seat]",
        "set_aside[seat]",
    )

    seat: Seat
    card: TerrainCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardChosen(Event):
    """A seat played a card of its hand, face down."""

    rule: ClassVar[str] = "3.1"
    touches: ClassVar[tuple[str, ...]] = (
        "hands[seat]",
        "chosen[seat]",
    )

    seat: Seat
    card: TerrainCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardRevealed(Event):
    """The card that a seat plays was turned up."""

    rule: ClassVar[str] = "3.1"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "order",
        "set_aside",
        "face_down",
    )

    seat: Seat
    card: TerrainCard


@frozen
class OrderSet(Event):
    """The order of the round follows the numbers, the highest first."""

    rule: ClassVar[str] = "3.2"

    order: tuple[Seat, ...]


@frozen
class TerrainPlaced(Event):
    """A terrain card was laid."""

    rule: ClassVar[str] = "3.3"
    touches: ClassVar[tuple[str, ...]] = (
        "continent.cells[squares]",
        "continent.placements",
        "chosen[seat]",
    )

    seat: Seat
    card: TerrainCard
    at: Square
    turn: Turn
    squares: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The six squares of the card."""
        return self.squares


@frozen
class TribePlaced(Event):
    """A tribe card was laid; the seat has `left` more."""

    rule: ClassVar[str] = "3.3.2"
    touches: ClassVar[tuple[str, ...]] = (
        "continent.cells[squares]",
        "continent.placements",
        "tribes[seat]",
    )

    seat: Seat
    card: TribeCard
    at: Square
    turn: Turn
    left: int
    squares: tuple[Square, ...]

    @property
    def places(self) -> tuple[Square, ...]:
        """The six squares of the card."""
        return self.squares


@frozen
class TerrainDiscarded(Event):
    """A terrain card was discarded for a tribe card."""

    rule: ClassVar[str] = "3.3.2"
    touches: ClassVar[tuple[str, ...]] = (
        "chosen[of]",
        "face_up",
    )

    seat: Seat
    of: Seat
    card: TerrainCard


@frozen
class OwnLost(Event):
    """A seat's own terrain card leaves without effect, at the end of the round or for want of a place."""

    rule: ClassVar[str] = "3.3.2"
    touches: ClassVar[tuple[str, ...]] = (
        "chosen[seat]",
        "face_up",
    )

    seat: Seat
    card: TerrainCard


@frozen
class Passed(Event):
    """A seat laid nothing."""

    rule: ClassVar[str] = "3.3"

    seat: Seat


@frozen
class LastTribePlaced(Event):
    """A seat has laid its fifth tribe card: this round is the last."""

    rule: ClassVar[str] = "4"
    touches: ClassVar[tuple[str, ...]] = ("last_round",)

    seat: Seat


@frozen
class HandsPassed(Event):
    """Every hand went to the neighbour on the left."""

    rule: ClassVar[str] = "3.4"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("hands",)


@frozen
class GameEnded(Event):
    """The last round is over."""

    rule: ClassVar[str] = "4"
    touches: ClassVar[tuple[str, ...]] = ("order",)


@frozen
class RegionScored(Event):
    """A region is counted for the seat that holds it."""

    rule: ClassVar[str] = "4"

    seat: Seat
    terrain: Terrain
    squares: tuple[Square, ...]
    points: int

    @property
    def places(self) -> tuple[Square, ...]:
        """The region's squares."""
        return self.squares
