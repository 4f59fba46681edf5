"""What can happen in conflicts and by cards."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import (
    HIDDEN_ACTION,
    HIDDEN_BID,
    HIDDEN_OBJECTIVE,
    ActionCard,
    Building,
    Good,
    ObjectiveCard,
)


@frozen
class ObjectiveDealt(Event):
    """A seat received its objective card."""

    rule: ClassVar[str] = "3.2"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].objective",
        "decks.objectives",
    )

    seat: Seat
    card: ObjectiveCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide it from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN_OBJECTIVE)


@frozen
class ActionDealt(Event):
    """A seat received an action card."""

    rule: ClassVar[str] = "3.2"
    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].actions",
        "decks.actions",
    )

    seat: Seat
    card: ActionCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide it from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN_ACTION)


@frozen
class ConflictDeclared(Event):
    """A seat declared hostility to others over a hex."""

    rule: ClassVar[str] = "6"
    touches: ClassVar[tuple[str, ...]] = ("conflict",)

    seat: Seat
    against: tuple[Seat, ...]
    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class CardContested(Event):
    """A seat declared hostility over a card that strikes it."""

    rule: ClassVar[str] = "6"
    touches: ClassVar[tuple[str, ...]] = ("conflict",)

    seat: Seat
    by: Seat
    card: ActionCard


@frozen
class ConflictCancelled(Event):
    """A conflict ends before the bids are shown; nothing is lost."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = ("conflict",)


@frozen
class BidMade(Event):
    """A seat has bid."""

    rule: ClassVar[str] = "6"
    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("conflict.bids",)

    seat: Seat
    points: int

    def covered(self, seat: Seat | None) -> Self:
        """Hide it from the others."""
        return self if seat == self.seat else evolve(self, points=HIDDEN_BID)


@frozen
class BidShown(Event):
    """A bid was shown, and is lost."""

    rule: ClassVar[str] = "6"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("communities[seat].points",)

    seat: Seat
    points: int


@frozen
class DieRolled(Event):
    """The die was rolled for a seat."""

    rule: ClassVar[str] = "6"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("conflict.swords",)

    seat: Seat
    swords: int


@frozen
class ConflictReinforced(Event):
    """A card adds to the score of a seat in a conflict."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = ("conflict.extra",)

    seat: Seat
    points: int


@frozen
class ConflictWon(Event):
    """A seat has the highest score in a conflict."""

    rule: ClassVar[str] = "6"
    touches: ClassVar[tuple[str, ...]] = ("conflict",)

    seat: Seat
    score: int


@frozen
class ConflictTied(Event):
    """Nobody has won a conflict: all stays as it was."""

    rule: ClassVar[str] = "6"
    touches: ClassVar[tuple[str, ...]] = ("conflict",)

    score: int


@frozen
class CardFoiled(Event):
    """A card does nothing to the seat that has won the conflict over it."""

    rule: ClassVar[str] = "6"

    seat: Seat
    card: ActionCard


@frozen
class CardIdle(Event):
    """A card finds nothing to change."""

    rule: ClassVar[str] = "9.3"

    seat: Seat
    card: ActionCard


@frozen
class ActionPlayed(Event):
    """A seat played an action card."""

    rule: ClassVar[str] = "9.3"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].actions",
        "decks.played",
    )

    seat: Seat
    card: ActionCard


@frozen
class ActionStruck(Event):
    """An action card strikes a seat."""

    rule: ClassVar[str] = "9.3"

    seat: Seat
    by: Seat
    card: ActionCard


@frozen
class GoodsGained(Event):
    """A card brought a seat something."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].stores",
        "communities[seat].thunes",
        "bank",
    )

    seat: Seat
    good: Good
    count: int


@frozen
class GoodsLost(Event):
    """A card cost a seat something."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].stores",
        "communities[seat].thunes",
        "bank",
    )

    seat: Seat
    good: Good
    count: int


@frozen
class PointsGained(Event):
    """A card brought a seat victory points."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = ("communities[seat].points",)

    seat: Seat
    points: int


@frozen
class PointsLost(Event):
    """A card cost a seat victory points."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = ("communities[seat].points",)

    seat: Seat
    points: int


@frozen
class FavourGranted(Event):
    """A card changes what this round is like for a seat."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = ("communities[seat].favours",)

    seat: Seat
    card: ActionCard


@frozen
class CrisisLifted(Event):
    """A card took a red cube away."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = (
        "crisis[at]",
        "bank.crisis",
    )

    seat: Seat
    building: Building
    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)
