"""What can happen."""

from typing import Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.tectonic_tribes.box.things import HIDDEN, Terrain, TerrainCard, TribeCard, Turn
from boardkit.maps.squares import Square


@frozen
class OrderDrawn(Event, rule="2"):
    """A seat received an order card of the set-up."""

    touches = ("order",)

    seat: Seat
    place: int


@frozen
class StartDrawn(Event, rule="2", reveals=True):
    """A seat drew its card of the origin."""

    touches = ("deck", "chosen[seat]")

    seat: Seat
    card: TerrainCard


@frozen
class CardDealt(Event, rule="2", reveals=True, minor=True):
    """A card came into a hand."""

    touches = ("deck", "hands[seat]")

    seat: Seat
    card: TerrainCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class HandDealt(Event, rule="2"):
    """A seat's hand is complete."""

    seat: Seat
    size: int


@frozen
class DeckReshuffled(Event, rule="3.4"):
    """The discards became the new draw pile."""

    touches = ("deck", "face_down", "face_up")

    size: int


@frozen
class HandBegun(Event, rule="3"):
    """A new hand begins; hands are counted from 1."""

    touches = ("hand", "round", "order")

    hand: int
    hands: int


@frozen
class RoundBegun(Event, rule="3"):
    """A new round begins; rounds are counted from 1 within the hand."""

    touches = ("round", "order")

    round: int
    rounds: int


@frozen
class CardSetAside(Event, rule="3.1", minor=True):
    """A seat discarded a card of its hand, face down."""

    touches = ("hands[seat]", "set_aside[seat]")

    seat: Seat
    card: TerrainCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardChosen(Event, rule="3.1"):
    """A seat played a card of its hand, face down."""

    touches = ("hands[seat]", "chosen[seat]")

    seat: Seat
    card: TerrainCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardRevealed(Event, rule="3.1", reveals=True):
    """The card that a seat plays was turned up."""

    touches = ("order", "set_aside", "face_down")

    seat: Seat
    card: TerrainCard


@frozen
class OrderSet(Event, rule="3.2"):
    """The order of the round follows the numbers, the highest first."""

    order: tuple[Seat, ...]


@frozen
class TerrainPlaced(Event, rule="3.3"):
    """A terrain card was laid."""

    touches = ("continent.cells[squares]", "continent.placements", "chosen[seat]")

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
class TribePlaced(Event, rule="3.3.2"):
    """A tribe card was laid; the seat has `left` more."""

    touches = ("continent.cells[squares]", "continent.placements", "tribes[seat]")

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
class TerrainDiscarded(Event, rule="3.3.2"):
    """A terrain card was discarded for a tribe card."""

    touches = ("chosen[of]", "face_up")

    seat: Seat
    of: Seat
    card: TerrainCard


@frozen
class OwnLost(Event, rule="3.3.2"):
    """A seat's own terrain card leaves without effect, at the end of the round or for want of a place."""

    touches = ("chosen[seat]", "face_up")

    seat: Seat
    card: TerrainCard


@frozen
class Passed(Event, rule="3.3"):
    """A seat laid nothing."""

    seat: Seat


@frozen
class LastTribePlaced(Event, rule="4"):
    """A seat has laid its fifth tribe card: this round is the last."""

    touches = ("last_round",)

    seat: Seat


@frozen
class HandsPassed(Event, rule="3.4", reveals=True):
    """Every hand went to the neighbour on the left."""

    touches = ("hands",)


@frozen
class GameEnded(Event, rule="4"):
    """The last round is over."""

    touches = ("order",)


@frozen
class RegionScored(Event, rule="4"):
    """A region is counted for the seat that holds it."""

    seat: Seat
    terrain: Terrain
    squares: tuple[Square, ...]
    points: int

    @property
    def places(self) -> tuple[Square, ...]:
        """The region's squares."""
        return self.squares
