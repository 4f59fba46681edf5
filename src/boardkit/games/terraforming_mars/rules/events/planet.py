"""What can happen to Mars."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terraforming_mars.box.things import Area, Card, Parameter, TileKind


@frozen
class ParameterRaised(Event, rule="II.B"):
    """A seat raised the temperature or the oxygen to `value`."""

    touches = ("[parameter]",)

    seat: Seat
    parameter: Parameter
    value: int


@frozen
class ParameterAtGoal(Event, rule="II.B"):
    """A parameter stands at its goal, so that nothing is raised."""

    seat: Seat
    parameter: Parameter


@frozen
class BonusReached(Event, rule="III.A.7", minor=True):
    """A parameter has reached a bonus step."""

    seat: Seat
    parameter: Parameter
    value: int


@frozen
class TilePlaced(Event, rule="III.B.1"):
    """A seat placed a tile."""

    touches = ("planet.tiles[at]", "planet.claims[at]")

    seat: Seat
    tile: TileKind
    at: Area


@frozen
class NeutralTilePlaced(Event, rule="VII.B.1", reveals=True):
    """A neutral tile was placed."""

    touches = ("planet.tiles[at]", "deck", "face_up")

    tile: TileKind
    at: Area
    card: Card


@frozen
class AreaClaimed(Event, rule="V.A.2.6"):
    """A seat claimed an area."""

    touches = ("planet.claims[at]",)

    seat: Seat
    at: Area


@frozen
class NowhereToPlace(Event, rule="V.A.2.6"):
    """A tile has no place, or none is left."""

    seat: Seat
    tile: TileKind
