"""What may be answered."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Move, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import ActionCard, Building, Good, ObjectiveCard, ResourceCard
from boardkit.games.water_sharing.rules.deals import Offer, Request, Swap


@frozen
class Begin(Move):
    """Chance: this seat had its feet in the water last."""

    verb: ClassVar[str] = "begin"

    seat: Seat


@frozen
class DrawObjective(Move):
    """Chance: this objective card is dealt."""

    verb: ClassVar[str] = "objective"

    card: ObjectiveCard


@frozen
class DrawAction(Move):
    """Chance: this action card is dealt."""

    verb: ClassVar[str] = "action"

    card: ActionCard


@frozen
class DrawResource(Move):
    """Chance: this card for water and world market is turned up."""

    verb: ClassVar[str] = "reveal"

    card: ResourceCard


@frozen
class TurnUp(Move):
    """Turn up a card with these numbers, as the table has chosen."""

    verb: ClassVar[str] = "turnup"

    water: int
    energy: int
    food: int


@frozen
class Roll(Move):
    """Chance: the die shows so many swords."""

    verb: ClassVar[str] = "roll"

    swords: int


@frozen
class Build(Move):
    """Build something on a hex."""

    verb: ClassVar[str] = "build"

    building: Building
    at: Spot


@frozen
class BuildDam(Move):
    """Build a dam in a river, alone or with partners; its two shores are chosen after that."""

    verb: ClassVar[str] = "dam"

    at: Spot
    partners: tuple[Seat, ...]


@frozen
class Destroy(Move):
    """Destroy an own building."""

    verb: ClassVar[str] = "destroy"

    at: Spot


@frozen
class Pick(Move):
    """Choose a hex that a card, or a dam in the making, asks for."""

    verb: ClassVar[str] = "pick"

    at: Spot


@frozen
class Contest(Move):
    """Declare hostility to other seats over a hex."""

    verb: ClassVar[str] = "contest"
    turns: ClassVar[tuple[str, ...]] = ("against",)

    at: Spot
    against: tuple[Seat, ...]


@frozen
class Bid(Move):
    """Bid victory points in a conflict, in secret."""

    verb: ClassVar[str] = "bid"

    points: int


@frozen
class TakeWater(Move):
    """Take cubes of water from a river hex."""

    verb: ClassVar[str] = "take"
    turns: ClassVar[tuple[str, ...]] = ("count",)

    at: Spot
    count: int


@frozen
class FillDam(Move):
    """Take cubes of water from a hex further down the river into the dam that stands at `dam`."""

    verb: ClassVar[str] = "fill"
    turns: ClassVar[tuple[str, ...]] = ("count",)

    dam: Spot
    at: Spot
    count: int


@frozen
class Treat(Move):
    """Let a treatment plant turn pollution into water, which goes `back` into the river or is used."""

    verb: ClassVar[str] = "treat"
    turns: ClassVar[tuple[str, ...]] = ("back",)

    plant: Spot
    at: Spot
    back: bool


@frozen
class Run(Move):
    """Give a building what it needs, and let it work."""

    verb: ClassVar[str] = "run"

    at: Spot


@frozen
class Buy(Move):
    """Buy on the world market."""

    verb: ClassVar[str] = "buy"
    turns: ClassVar[tuple[str, ...]] = ("count",)

    good: Good
    count: int


@frozen
class Sell(Move):
    """Sell on the world market."""

    verb: ClassVar[str] = "sell"
    turns: ClassVar[tuple[str, ...]] = ("count",)

    good: Good
    count: int


@frozen
class Accept(Move):
    """Agree."""

    verb: ClassVar[str] = "accept"


@frozen
class Refuse(Move):
    """Disagree; to a card that strikes, declare hostility."""

    verb: ClassVar[str] = "refuse"


@frozen
class PlayAction(Move):
    """Play an action card, on another seat if it strikes one."""

    verb: ClassVar[str] = "card"

    card: ActionCard
    target: Seat | None


@frozen
class Pass(Move):
    """Do no more."""

    verb: ClassVar[str] = "pass"


@frozen
class KeepCards(Move):
    """Play no more cards in this round where a step closes."""

    verb: ClassVar[str] = "keep"


MOVES = (
    Begin,
    DrawObjective,
    DrawAction,
    DrawResource,
    Roll,
    Build,
    BuildDam,
    Destroy,
    Pick,
    Contest,
    Bid,
    TakeWater,
    FillDam,
    Treat,
    Run,
    Buy,
    Sell,
    Offer,
    Request,
    Swap,
    Accept,
    Refuse,
    PlayAction,
    Pass,
    TurnUp,
    KeepCards,
)
