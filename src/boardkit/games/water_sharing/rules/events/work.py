"""What can happen to communities and their buildings: working, trading, harvests and crises."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Good
from boardkit.games.water_sharing.rules.deals import Deal


@frozen
class BuildingRan(Event):
    """A building received what it needs and works."""

    rule: ClassVar[str] = "5.4"
    touches: ClassVar[tuple[str, ...]] = (
        "worked[at]",
        "communities[seat].stores",
        "communities[seat].thunes",
        "bank",
    )

    seat: Seat
    building: Building
    at: Spot
    energy: int
    food: int

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class CrisisOver(Event):
    """A building works again."""

    rule: ClassVar[str] = "5.5.1"
    touches: ClassVar[tuple[str, ...]] = (
        "crisis[at]",
        "bank.crisis",
    )

    seat: Seat
    building: Building
    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class GoodsBought(Event):
    """A seat bought on the world market."""

    rule: ClassVar[str] = "7.1"
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].stores",
        "communities[seat].thunes",
        "communities[seat].bought",
        "bank",
    )

    seat: Seat
    good: Good
    count: int
    thunes: int


@frozen
class GoodsSold(Event):
    """A seat sold on the world market."""

    rule: ClassVar[str] = "7.1"
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].stores",
        "communities[seat].thunes",
        "bank",
    )

    seat: Seat
    good: Good
    count: int
    thunes: int


@frozen
class DealProposed(Event):
    """A seat proposed a deal to another."""

    rule: ClassVar[str] = "7.2"

    seat: Seat
    deal: Deal


@frozen
class DealAccepted(Event):
    """A deal was accepted that `by` had proposed."""

    rule: ClassVar[str] = "7.2"
    touches: ClassVar[tuple[str, ...]] = (
        "communities[parties].stores",
        "communities[parties].thunes",
    )

    seat: Seat
    deal: Deal
    by: Seat

    @property
    def parties(self) -> tuple[Seat, Seat]:
        """Both sides, which give what they have promised."""
        return self.seat, self.by


@frozen
class DealRefused(Event):
    """A deal was refused."""

    rule: ClassVar[str] = "7.2"

    seat: Seat
    by: Seat


@frozen
class Harvested(Event):
    """A building brought thunes and victory points."""

    rule: ClassVar[str] = "5.5"
    touches: ClassVar[tuple[str, ...]] = (
        "communities[seat].thunes",
        "communities[seat].points",
        "bank.paid",
    )

    seat: Seat
    building: Building
    at: Spot
    thunes: int
    points: int

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class CrisisBegun(Event):
    """A building that did not receive what it needs is in crisis."""

    rule: ClassVar[str] = "5.5.1"
    touches: ClassVar[tuple[str, ...]] = (
        "crisis[at]",
        "bank.crisis",
    )

    seat: Seat
    building: Building
    at: Spot

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)


@frozen
class RiotBroken(Event):
    """A building that stays in crisis has a riot, which costs victory points."""

    rule: ClassVar[str] = "5.5.1"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("communities[seat].points",)

    seat: Seat
    building: Building
    at: Spot
    swords: int
    points: int

    @property
    def places(self) -> tuple[Spot, ...]:
        """The hexes that it is about."""
        return (self.at,)
