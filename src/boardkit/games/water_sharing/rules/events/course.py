"""The course of the game, and what is built."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, ObjectiveCard, ResourceCard, Stage


@frozen
class InitiativeDrawn(Event):
    """A seat had its feet in the water last, and begins."""

    rule: ClassVar[str] = "3.3"
    touches: ClassVar[tuple[str, ...]] = ("clock.first",)

    seat: Seat


@frozen
class OpeningOver(Event):
    """Nobody builds any more before the first round."""

    rule: ClassVar[str] = "4"


@frozen
class RoundBegun(Event):
    """A round begins, and a seat has the initiative."""

    rule: ClassVar[str] = "5.1"
    touches: ClassVar[tuple[str, ...]] = (
        "clock.round",
        "clock.first",
        "clock.stage",
        "worked",
        "treated",
    )

    seat: Seat
    round: int
    rounds: int


@frozen
class StepBegun(Event):
    """A step of the round begins."""

    rule: ClassVar[str] = "5"
    touches: ClassVar[tuple[str, ...]] = ("clock.stage",)

    number: int
    stage: Stage


@frozen
class ResourceRevealed(Event):
    """The card for water and world market was turned up."""

    rule: ClassVar[str] = "5.2"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("decks",)

    card: ResourceCard
    water: int
    energy: int
    food: int


@frozen
class Built(Event):
    """A seat built something."""

    rule: ClassVar[str] = "5.7"
    touches: ClassVar[tuple[str, ...]] = (
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

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class DamBuilt(Event):
    """A dam was built, for so many thunes from all of its owners together."""

    rule: ClassVar[str] = "11"
    touches: ClassVar[tuple[str, ...]] = (
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
class DamProposed(Event):
    """A seat proposed a dam to partners."""

    rule: ClassVar[str] = "11"

    seat: Seat
    partners: tuple[Seat, ...]
    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class DamJoined(Event):
    """A seat shares a dam."""

    rule: ClassVar[str] = "11"

    seat: Seat
    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class DamRefused(Event):
    """A seat does not share a dam, so it is not built."""

    rule: ClassVar[str] = "11"

    seat: Seat
    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class DamUnpaid(Event):
    """A seat cannot pay its share of a dam any more, so it is not built."""

    rule: ClassVar[str] = "11"

    seat: Seat
    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class Destroyed(Event):
    """A seat destroyed something."""

    rule: ClassVar[str] = "5.7.1"
    touches: ClassVar[tuple[str, ...]] = (
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

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class GameEnded(Event):
    """The last round is over."""

    rule: ClassVar[str] = "8"


@frozen
class ObjectiveMet(Event):
    """A seat has met its objective."""

    rule: ClassVar[str] = "9.1"
    reveals: ClassVar[bool] = True

    seat: Seat
    card: ObjectiveCard
    points: int


@frozen
class ObjectiveMissed(Event):
    """A seat has not met its objective."""

    rule: ClassVar[str] = "9.1"
    reveals: ClassVar[bool] = True

    seat: Seat
    card: ObjectiveCard


@frozen
class PenaltyCounted(Event):
    """Pollution on the board costs every seat victory points."""

    rule: ClassVar[str] = "8"

    cubes: int
    points: int
