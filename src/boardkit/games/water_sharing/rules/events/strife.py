"""What can happen in conflicts and by cards."""

from attrs import frozen

from boardkit.core import Event, Seat
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
class ObjectiveDealt(Event, rule="3.2", reveals=True, hides={"card": HIDDEN_OBJECTIVE}):
    """A seat received its objective card."""

    touches = ("communities[seat].objective", "decks.objectives")

    seat: Seat
    card: ObjectiveCard


@frozen
class ActionDealt(Event, rule="3.2", reveals=True, minor=True, hides={"card": HIDDEN_ACTION}):
    """A seat received an action card."""

    touches = ("communities[seat].actions", "decks.actions")

    seat: Seat
    card: ActionCard


@frozen
class ConflictDeclared(Event, rule="6"):
    """A seat declared hostility to others over a hex."""

    touches = ("conflict",)

    seat: Seat
    against: tuple[Seat, ...]
    at: Spot


@frozen
class CardContested(Event, rule="6"):
    """A seat declared hostility over a card that strikes it."""

    touches = ("conflict",)

    seat: Seat
    by: Seat
    card: ActionCard


@frozen
class ConflictCancelled(Event, rule="9.3"):
    """A conflict ends before the bids are shown; nothing is lost."""

    touches = ("conflict",)


@frozen
class BidMade(Event, rule="6", reveals=True, minor=True, hides={"points": HIDDEN_BID}):
    """A seat has bid."""

    touches = ("conflict.bids",)

    seat: Seat
    points: int


@frozen
class BidShown(Event, rule="6", reveals=True):
    """A bid was shown, and is lost."""

    touches = ("communities[seat].points",)

    seat: Seat
    points: int


@frozen
class DieRolled(Event, rule="6", reveals=True):
    """The die was rolled for a seat."""

    touches = ("conflict.swords",)

    seat: Seat
    swords: int


@frozen
class ConflictReinforced(Event, rule="9.3"):
    """A card adds to the score of a seat in a conflict."""

    touches = ("conflict.extra",)

    seat: Seat
    points: int


@frozen
class ConflictWon(Event, rule="6"):
    """A seat has the highest score in a conflict."""

    touches = ("conflict",)

    seat: Seat
    score: int


@frozen
class ConflictTied(Event, rule="6"):
    """Nobody has won a conflict: all stays as it was."""

    touches = ("conflict",)

    score: int


@frozen
class CardFoiled(Event, rule="6"):
    """A card does nothing to the seat that has won the conflict over it."""

    seat: Seat
    card: ActionCard


@frozen
class CardIdle(Event, rule="9.3"):
    """A card finds nothing to change."""

    seat: Seat
    card: ActionCard


@frozen
class ActionPlayed(Event, rule="9.3", reveals=True):
    """A seat played an action card."""

    touches = ("communities[seat].actions", "decks.played")

    seat: Seat
    card: ActionCard


@frozen
class ActionStruck(Event, rule="9.3"):
    """An action card strikes a seat."""

    seat: Seat
    by: Seat
    card: ActionCard


@frozen
class GoodsGained(Event, rule="9.3"):
    """A card brought a seat something."""

    touches = ("communities[seat].stores", "communities[seat].thunes", "bank")

    seat: Seat
    good: Good
    count: int


@frozen
class GoodsLost(Event, rule="9.3"):
    """A card cost a seat something."""

    touches = ("communities[seat].stores", "communities[seat].thunes", "bank")

    seat: Seat
    good: Good
    count: int


@frozen
class PointsGained(Event, rule="9.3"):
    """A card brought a seat victory points."""

    touches = ("communities[seat].points",)

    seat: Seat
    points: int


@frozen
class PointsLost(Event, rule="9.3"):
    """A card cost a seat victory points."""

    touches = ("communities[seat].points",)

    seat: Seat
    points: int


@frozen
class FavourGranted(Event, rule="9.3"):
    """A card changes what this round is like for a seat."""

    touches = ("communities[seat].favours",)

    seat: Seat
    card: ActionCard


@frozen
class CrisisLifted(Event, rule="9.3"):
    """A card took a red cube away."""

    touches = ("crisis[at]", "bank.crisis")

    seat: Seat
    building: Building
    at: Spot
