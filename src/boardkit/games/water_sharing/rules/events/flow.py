"""What can happen to the water and to what is in it."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building


@frozen
class SpringsRisen(Event):
    """Water has come to every river hex."""

    rule: ClassVar[str] = "5.2"
    touches: ClassVar[tuple[str, ...]] = (
        "water",
        "bank.water",
    )

    water: int


@frozen
class WaterTaken(Event):
    """A seat took water from a river hex."""

    rule: ClassVar[str] = "5.3"
    touches: ClassVar[tuple[str, ...]] = (
        "water[at]",
        "communities[seat].stores",
        "bank.water",
    )

    seat: Seat
    at: Spot
    count: int

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class DamFilled(Event):
    """A cube of water came up into a dam."""

    rule: ClassVar[str] = "11"
    touches: ClassVar[tuple[str, ...]] = ("water[places]",)

    seat: Seat
    at: Spot
    dam: Spot
    water: int

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.dam


@frozen
class WaterTreated(Event):
    """A treatment plant turned a cube of pollution into water."""

    rule: ClassVar[str] = "10.3"
    touches: ClassVar[tuple[str, ...]] = (
        "pollution[at]",
        "water[at]",
        "treated[plant]",
        "communities[seat].stores",
        "communities[seat].thunes",
        "bank",
    )

    seat: Seat
    plant: Spot
    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.plant


@frozen
class WaterPutBack(Event):
    """A treated cube of water went back into the river."""

    rule: ClassVar[str] = "10.3"
    touches: ClassVar[tuple[str, ...]] = ("communities[seat].points",)

    seat: Seat
    at: Spot
    points: int

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class WaterAdded(Event):
    """A card brought water to a hex."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = (
        "water[at]",
        "bank.water",
    )

    at: Spot
    count: int

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class WaterLost(Event):
    """A seat lost water that it had taken."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].stores",
        "bank.water",
    )

    seat: Seat
    count: int


@frozen
class PollutionFell(Event):
    """A cube of pollution fell into the water."""

    rule: ClassVar[str] = "5.6"
    touches: ClassVar[tuple[str, ...]] = (
        "pollution[to]",
        "bank.pollution",
    )

    seat: Seat
    building: Building
    at: Spot
    to: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.to


@frozen
class PollutionRemoved(Event):
    """A card took a cube of pollution away."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = (
        "pollution[at]",
        "bank.pollution",
    )

    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class PollutionSpilled(Event):
    """A card dropped a cube of pollution."""

    rule: ClassVar[str] = "9.3"
    touches: ClassVar[tuple[str, ...]] = (
        "pollution[at]",
        "bank.pollution",
    )

    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class CubeFlowed(Event):
    """A cube of pollution moved down by one hex."""

    rule: ClassVar[str] = "5.8"
    touches: ClassVar[tuple[str, ...]] = ("pollution[places]",)

    at: Spot
    to: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.to


@frozen
class CubeDiluted(Event):
    """A cube too many moved on down."""

    rule: ClassVar[str] = "5.8"
    touches: ClassVar[tuple[str, ...]] = ("pollution[places]",)

    at: Spot
    to: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.to


@frozen
class WaterGone(Event):
    """All water went to the sea."""

    rule: ClassVar[str] = "5.9"
    touches: ClassVar[tuple[str, ...]] = (
        "water",
        "bank.water",
        "communities[].stores",
        "communities[].favours",
        "communities[].bought",
    )

    cubes: int
