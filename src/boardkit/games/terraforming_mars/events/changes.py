"""What can change on the table."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.step import Event
from boardkit.core.table import Seat
from boardkit.games.terraforming_mars.things import Area, Card, CardResource, Parameter, Resource, TileKind


@frozen
class StockChanged(Event):
    """A seat's stock grew or shrank by `amount`."""

    rule: ClassVar[str] = "IX.C"

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ResourceTaken(Event):
    """A seat took resources from another's stock."""

    rule: ClassVar[str] = "IX.E"

    seat: Seat
    of: Seat
    resource: Resource
    amount: int


@frozen
class NeutralRobbed(Event):
    """A seat took resources from the neutral opponent."""

    rule: ClassVar[str] = "VII.B"

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ProductionChanged(Event):
    """A seat's production changed by `amount`."""

    rule: ClassVar[str] = "III.D"

    seat: Seat
    resource: Resource
    amount: int


@frozen
class NeutralLowered(Event):
    """The production of the neutral opponent went down."""

    rule: ClassVar[str] = "VII.B"

    seat: Seat
    resource: Resource
    amount: int


@frozen
class CubesChanged(Event):
    """Resources on a card grew or shrank by `amount`."""

    rule: ClassVar[str] = "IX.C"

    seat: Seat
    card: Card
    resource: CardResource
    amount: int


@frozen
class NeutralCubesTaken(Event):
    """Resources were taken from a card of the neutral opponent."""

    rule: ClassVar[str] = "VII.B"

    seat: Seat
    resource: CardResource


@frozen
class RatingChanged(Event):
    """A seat's terraform rating changed by `amount` to `rating`."""

    rule: ClassVar[str] = "II.A"

    seat: Seat
    amount: int
    rating: int


@frozen
class ParameterRaised(Event):
    """A seat raised the temperature or the oxygen to `value`."""

    rule: ClassVar[str] = "II.B"

    seat: Seat
    parameter: Parameter
    value: int


@frozen
class BonusReached(Event):
    """A parameter has reached a bonus step."""

    rule: ClassVar[str] = "III.A"
    minor: ClassVar[bool] = True

    seat: Seat
    parameter: Parameter
    value: int


@frozen
class TilePlaced(Event):
    """A seat placed a tile."""

    rule: ClassVar[str] = "III.B"

    seat: Seat
    tile: TileKind
    at: Area

    @property
    def places(self) -> tuple[Area, ...]:
        """The area that changed."""
        return (self.at,)


@frozen
class NeutralTilePlaced(Event):
    """A neutral tile was placed."""

    rule: ClassVar[str] = "VII.B"
    reveals: ClassVar[bool] = True

    tile: TileKind
    at: Area
    card: Card

    @property
    def places(self) -> tuple[Area, ...]:
        """The area that changed."""
        return (self.at,)


@frozen
class AreaClaimed(Event):
    """A seat claimed an area."""

    rule: ClassVar[str] = "V.A"

    seat: Seat
    at: Area

    @property
    def places(self) -> tuple[Area, ...]:
        """The area that changed."""
        return (self.at,)


@frozen
class NowhereToPlace(Event):
    """A tile has no place, or none is left."""

    rule: ClassVar[str] = "V.A"

    seat: Seat
    tile: TileKind


@frozen
class EffectLost(Event):
    """An effect of a card comes to nothing."""

    rule: ClassVar[str] = "V.A"
    minor: ClassVar[bool] = True

    seat: Seat
    card: Card


@frozen
class ProductionBegun(Event):
    """The production phase begins."""

    rule: ClassVar[str] = "V.4"

    generation: int


@frozen
class Produced(Event):
    """A seat produced; energy has become heat before."""

    rule: ClassVar[str] = "V.4"

    seat: Seat
    megacredits: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int


@frozen
class LastPlantsBegun(Event):
    """All parameters are at their goals, or the time is up: plants become greeneries a last time."""

    rule: ClassVar[str] = "VI"


@frozen
class GameEnded(Event):
    """The game is over."""

    rule: ClassVar[str] = "VI"
