"""The course of the game, and what is built."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, ObjectiveCard, ResourceCard, Stage


@frozen
class InitiativeDrawn(Event, rule="3.3"):
    """A seat had its feet in the water last, and begins."""

    touches = ("clock.first",)

    seat: Seat


@frozen
class OpeningOver(Event, rule="4"):
    """Nobody builds any more before the first round."""


@frozen
class RoundBegun(Event, rule="5.1"):
    """A round begins, and a seat has the initiative."""

    touches = ("clock.round", "clock.first", "clock.stage", "worked", "treated")

    seat: Seat
    round: int
    rounds: int


@frozen
class StepBegun(Event, rule="5"):
    """A step of the round begins."""

    touches = ("clock.stage",)

    number: int
    stage: Stage


@frozen
class ResourceRevealed(Event, rule="5.2", reveals=True):
    """The card for water and world market was turned up."""

    touches = ("decks",)

    card: ResourceCard
    water: int
    energy: int
    food: int


@frozen
class Built(Event, rule="5.7"):
    """A seat built something."""

    touches = (
        "land.tiles[at]",
        "tiles[building]",
        "communities[seat].stores",
        "communities[seat].thunes",
        "communities[seat].favours.discount",
        "bank",
    )

    seat: Seat
    building: Building
    at: Spot
    thunes: int


@frozen
class DamBuilt(Event, rule="11"):
    """A dam was built, for so many thunes from all of its owners together."""

    touches = (
        "land.dams",
        "tiles",
        "communities[owners].stores",
        "communities[owners].thunes",
        "communities[owners].favours.discount",
        "bank",
    )

    owners: tuple[Seat, ...]
    at: Spot
    shores: tuple[Spot, Spot]
    thunes: int

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at, *self.shores)


@frozen
class DamProposed(Event, rule="11"):
    """A seat proposed a dam to partners."""

    seat: Seat
    partners: tuple[Seat, ...]
    at: Spot


@frozen
class DamJoined(Event, rule="11"):
    """A seat shares a dam."""

    seat: Seat
    at: Spot


@frozen
class DamRefused(Event, rule="11"):
    """A seat does not share a dam, so it is not built."""

    seat: Seat
    at: Spot


@frozen
class DamUnpaid(Event, rule="11"):
    """A seat cannot pay its share of a dam any more, so it is not built."""

    seat: Seat
    at: Spot


@frozen
class Destroyed(Event, rule="5.7.1"):
    """A seat destroyed something."""

    touches = (
        "land.tiles[at]",
        "land.dams",
        "tiles[building]",
        "communities[seat].stores",
        "crisis[at]",
        "worked[at]",
        "treated[at]",
        "bank",
    )

    seat: Seat
    building: Building
    at: Spot


@frozen
class GameEnded(Event, rule="8"):
    """The last round is over."""


@frozen
class ObjectiveMet(Event, rule="9.1", reveals=True):
    """A seat has met its objective."""

    seat: Seat
    card: ObjectiveCard
    points: int


@frozen
class ObjectiveMissed(Event, rule="9.1", reveals=True):
    """A seat has not met its objective."""

    seat: Seat
    card: ObjectiveCard


@frozen
class PenaltyCounted(Event, rule="8"):
    """Pollution on the board costs every seat victory points."""

    cubes: int
    points: int
