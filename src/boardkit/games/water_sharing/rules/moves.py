"""The moves."""

from boardkit.core import Move, Seat
from boardkit.games.water_sharing.box import Spot
from boardkit.games.water_sharing.box.things import ActionCard, Building, Good, ObjectiveCard, ResourceCard


class Begin(Move, verb="begin"):
    """Chance: this seat had its feet in the water last."""

    seat: Seat


class DrawObjective(Move, verb="objective"):
    """Chance: this objective card is dealt."""

    card: ObjectiveCard


class DrawAction(Move, verb="action"):
    """Chance: this action card is dealt."""

    card: ActionCard


class DrawResource(Move, verb="reveal"):
    """Chance: this card for water and world market is turned up."""

    card: ResourceCard


class TurnUp(Move, verb="turnup"):
    """Turn up a card with these numbers, as the table has chosen."""

    water: int
    energy: int
    food: int


class Roll(Move, verb="roll"):
    """Chance: the die shows so many swords."""

    swords: int


class Build(Move, verb="build"):
    """Build something on a hex."""

    building: Building
    at: Spot


class BuildDam(Move, verb="dam"):
    """Build a dam in a river, alone or with partners; its two shores are chosen after that."""

    at: Spot
    partners: tuple[Seat, ...]


class Destroy(Move, verb="destroy"):
    """Destroy a building of one's own."""

    at: Spot


class Pick(Move, verb="pick"):
    """Choose a hex that a card, or a dam in the making, asks for."""

    at: Spot


class Contest(Move, verb="contest", turns=("against",)):
    """Declare hostility to other seats over a hex."""

    at: Spot
    against: tuple[Seat, ...]


class Bid(Move, verb="bid"):
    """Bid victory points in a conflict, in secret."""

    points: int


class TakeWater(Move, verb="take", turns=("count",)):
    """Take cubes of water from a river hex."""

    at: Spot
    count: int


class FillDam(Move, verb="fill", turns=("count",)):
    """Take cubes of water from a hex further down the river into the dam that stands at `dam`."""

    dam: Spot
    at: Spot
    count: int


class Treat(Move, verb="treat", turns=("back",)):
    """Let a treatment plant turn pollution into water, which goes `back` into the river or is used."""

    plant: Spot
    at: Spot
    back: bool


class Run(Move, verb="run"):
    """Give a building what it needs, and let it work."""

    at: Spot


class Buy(Move, verb="buy", turns=("count",)):
    """Buy on the world market."""

    good: Good
    count: int


class Sell(Move, verb="sell", turns=("count",)):
    """Sell on the world market."""

    good: Good
    count: int


class Accept(Move, verb="accept"):
    """Agree."""


class Refuse(Move, verb="refuse"):
    """Disagree; to a card that strikes, declare hostility."""


class PlayAction(Move, verb="card"):
    """Play an action card, on another seat if it strikes one."""

    card: ActionCard
    target: Seat | None


class Pass(Move, verb="pass"):
    """Do no more."""


class KeepCards(Move, verb="keep"):
    """Play no more cards in this round where a step closes."""


class Deal(Move):
    """A trade with another community, which accepts or refuses it at once."""

    to: Seat
    count: int
    good: Good


class Offer(Deal, verb="offer", turns=("thunes",)):
    """Offer cubes for thunes."""

    thunes: int


class Request(Deal, verb="request", turns=("thunes",)):
    """Ask for cubes, for thunes."""

    thunes: int


class Swap(Deal, verb="swap", turns=("back",)):
    """Offer cubes of one good for so many of the other."""

    back: int
