"""What can happen to the water and to what is in it."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building


@frozen
class SpringsRisen(Event, rule="5.2"):
    """Water has come to every river hex."""

    touches = ("water", "bank.water")

    water: int


@frozen
class WaterTaken(Event, rule="5.3"):
    """A seat took water from a river hex."""

    touches = ("water[at]", "communities[seat].stores", "bank.water")

    seat: Seat
    at: Spot
    count: int


@frozen
class DamFilled(Event, rule="11"):
    """A cube of water came up into a dam."""

    touches = ("water[places]",)

    seat: Seat
    at: Spot
    dam: Spot
    water: int

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.dam


@frozen
class WaterTreated(Event, rule="10.3"):
    """A treatment plant turned a cube of pollution into water."""

    touches = (
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
class WaterPutBack(Event, rule="10.3"):
    """A treated cube of water went back into the river."""

    touches = ("communities[seat].points",)

    seat: Seat
    at: Spot
    points: int


@frozen
class WaterAdded(Event, rule="9.3"):
    """A card brought water to a hex."""

    touches = ("water[at]", "bank.water")

    at: Spot
    count: int


@frozen
class WaterLost(Event, rule="9.3"):
    """A seat lost water that it had taken."""

    touches = ("communities[seat].stores", "bank.water")

    seat: Seat
    count: int


@frozen
class PollutionFell(Event, rule="5.6"):
    """A cube of pollution fell into the water."""

    touches = ("pollution[to]", "bank.pollution")

    seat: Seat
    building: Building
    at: Spot
    to: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.to


@frozen
class PollutionRemoved(Event, rule="9.3"):
    """A card took a cube of pollution away."""

    touches = ("pollution[at]", "bank.pollution")

    at: Spot


@frozen
class PollutionSpilled(Event, rule="9.3"):
    """A card dropped a cube of pollution."""

    touches = ("pollution[at]", "bank.pollution")

    at: Spot


@frozen
class CubeFlowed(Event, rule="5.8"):
    """A cube of pollution moved down by one hex."""

    touches = ("pollution[places]",)

    at: Spot
    to: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.to


@frozen
class CubeDiluted(Event, rule="5.8"):
    """A cube too many moved on down."""

    touches = ("pollution[places]",)

    at: Spot
    to: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return self.at, self.to


@frozen
class WaterGone(Event, rule="5.9"):
    """All water went to the sea."""

    touches = ("water", "bank.water", "communities[].stores", "communities[].favours", "communities[].bought")

    cubes: int
