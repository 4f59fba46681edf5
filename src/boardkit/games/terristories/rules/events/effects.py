"""V.2.d What effects can change for the rest of a round, and effects that change nothing."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.maps.octagons import Octagon


@frozen
class HarvestRaised(Event):
    """A seat may harvest more in this round."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = ("season.harvest[seat]",)

    seat: Seat
    amount: int


@frozen
class DrillingRaised(Event):
    """A seat may harvest more in this round, all of it on one territory."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = ("season.drilling[seat]",)

    seat: Seat
    amount: int


@frozen
class RainChanged(Event):
    """The rain of this round gives territories more, or less."""

    rule: ClassVar[str] = "V.6.a"
    touches: ClassVar[tuple[str, ...]] = ("season.rain[territories]",)

    territories: tuple[Octagon, ...]
    amount: Shift

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territories."""
        return self.territories


@frozen
class WagesRelieved(Event):
    """A seat pays less wages in this round."""

    rule: ClassVar[str] = "V.5.a"
    touches: ClassVar[tuple[str, ...]] = ("season.relief[seat]",)

    seat: Seat
    amount: int


@frozen
class NoWagesDue(Event):
    """A seat owes no wages in this round that could be lowered."""

    rule: ClassVar[str] = "V.5.a"

    seat: Seat


@frozen
class SecondPurchaseAllowed(Event):
    """Everybody may make a second purchase in this round, which is cheaper."""

    rule: ClassVar[str] = "V.1.a"
    touches: ClassVar[tuple[str, ...]] = ("season.extra",)

    cheaper: int


@frozen
class ResourcesSheltered(Event):
    """The hazard of this round takes no resources."""

    rule: ClassVar[str] = "V.4"
    touches: ClassVar[tuple[str, ...]] = ("season.sheltered",)


@frozen
class NothingToPay(Event):
    """A seat that has no cubes pays nothing."""

    rule: ClassVar[str] = "V.2.d"

    seat: Seat


@frozen
class NothingToTake(Event):
    """A seat finds no cubes with another."""

    rule: ClassVar[str] = "V.2.d"

    seat: Seat
    of: Seat


@frozen
class EffectIdle(Event):
    """An effect finds nothing to change."""

    rule: ClassVar[str] = "V.2.d"
