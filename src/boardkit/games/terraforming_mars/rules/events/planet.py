"""What can happen to Mars."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terraforming_mars.box.things import Area, Card, Parameter, TileKind


@frozen
class ParameterRaised(Event):
    """A seat raised the temperature or the oxygen to `value`."""

    rule: ClassVar[str] = "II.B"
    touches: ClassVar[tuple[str, ...]] = ("[parameter]",)

    seat: Seat
    parameter: Parameter
    value: int


@frozen
class ParameterAtGoal(Event):
    """A parameter stands at its goal, so that nothing is raised."""

    rule: ClassVar[str] = "II.B"

    seat: Seat
    parameter: Parameter


@frozen
class BonusReached(Event):
    """A parameter has reached a bonus step."""

    rule: ClassVar[str] = "III.A.7"
    minor: ClassVar[bool] = True

    seat: Seat
    parameter: Parameter
    value: int


@frozen
class TilePlaced(Event):
    """A seat placed a tile."""

    rule: ClassVar[str] = "III.B.1"
    touches: ClassVar[tuple[str, ...]] = (
        "planet.tiles[at]",
        "planet.claims[at]",
    )

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

    rule: ClassVar[str] = "VII.B.1"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "planet.tiles[at]",
        "deck",
        "face_up",
    )

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

    rule: ClassVar[str] = "V.A.2.6"
    touches: ClassVar[tuple[str, ...]] = ("planet.claims[at]",)

    seat: Seat
    at: Area

    @property
    def places(self) -> tuple[Area, ...]:
        """The area that changed."""
        return (self.at,)


@frozen
class NowhereToPlace(Event):
    """A tile has no place, or none is left."""

    rule: ClassVar[str] = "V.A.2.6"

    seat: Seat
    tile: TileKind
