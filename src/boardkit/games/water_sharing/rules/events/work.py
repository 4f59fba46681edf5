"""What can happen to communities and their buildings: working, trading, harvests and crises."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Good
from boardkit.games.water_sharing.rules.moves import Deal


@frozen
class BuildingRan(Event, rule="5.4"):
    """A building received what it needs and works."""

    touches = ("worked[at]", "communities[seat].stores", "communities[seat].thunes", "bank")

    seat: Seat
    building: Building
    at: Spot
    energy: int
    food: int


@frozen
class CrisisOver(Event, rule="5.5.1"):
    """A building works again."""

    touches = ("crisis[at]", "bank.crisis")

    seat: Seat
    building: Building
    at: Spot


@frozen
class GoodsBought(Event, rule="7.1"):
    """A seat bought on the world market."""

    touches = ("communities[seat].stores", "communities[seat].thunes", "communities[seat].bought", "bank")

    seat: Seat
    good: Good
    count: int
    thunes: int


@frozen
class GoodsSold(Event, rule="7.1"):
    """A seat sold on the world market."""

    touches = ("communities[seat].stores", "communities[seat].thunes", "bank")

    seat: Seat
    good: Good
    count: int
    thunes: int


@frozen
class DealProposed(Event, rule="7.2"):
    """A seat proposed a deal to another."""

    seat: Seat
    deal: Deal


@frozen
class DealAccepted(Event, rule="7.2"):
    """A deal was accepted that `by` had proposed."""

    touches = ("communities[parties].stores", "communities[parties].thunes")

    seat: Seat
    deal: Deal
    by: Seat

    @property
    def parties(self) -> tuple[Seat, Seat]:
        """Both sides, which give what they have promised."""
        return self.seat, self.by


@frozen
class DealRefused(Event, rule="7.2"):
    """A deal was refused."""

    seat: Seat
    by: Seat


@frozen
class Harvested(Event, rule="5.5"):
    """A building brought thunes and victory points."""

    touches = ("communities[seat].thunes", "communities[seat].points", "bank.paid")

    seat: Seat
    building: Building
    at: Spot
    thunes: int
    points: int


@frozen
class CrisisBegun(Event, rule="5.5.1"):
    """A building that did not receive what it needs is in crisis."""

    touches = ("crisis[at]", "bank.crisis")

    seat: Seat
    building: Building
    at: Spot


@frozen
class RiotBroken(Event, rule="5.5.1", reveals=True):
    """A building that stays in crisis has a riot, which costs victory points."""

    touches = ("communities[seat].points",)

    seat: Seat
    building: Building
    at: Spot
    swords: int
    points: int
