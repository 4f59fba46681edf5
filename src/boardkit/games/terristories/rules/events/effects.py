"""V.2.d What effects can change for the rest of a round, and effects that change nothing."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.maps.octagons import Octagon


@frozen
class HarvestRaised(Event, rule="V.2.d"):
    """A seat may harvest more in this round."""

    touches = ("season.harvest[seat]",)

    seat: Seat
    amount: int


@frozen
class DrillingRaised(Event, rule="V.2.d"):
    """A seat may harvest more in this round, all of it on one territory."""

    touches = ("season.drilling[seat]",)

    seat: Seat
    amount: int


@frozen
class RainChanged(Event, rule="V.6.a"):
    """The rain of this round gives territories more, or less."""

    touches = ("season.rain[territories]",)

    territories: tuple[Octagon, ...]
    amount: Shift

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territories."""
        return self.territories


@frozen
class WagesRelieved(Event, rule="V.5.a"):
    """A seat pays less wages in this round."""

    touches = ("season.relief[seat]",)

    seat: Seat
    amount: int


@frozen
class NoWagesDue(Event, rule="V.5.a"):
    """A seat owes no wages in this round that could be lowered."""

    seat: Seat


@frozen
class SecondPurchaseAllowed(Event, rule="V.1.a"):
    """Everybody may make a second purchase in this round, which is cheaper."""

    touches = ("season.extra",)

    cheaper: int


@frozen
class ResourcesSheltered(Event, rule="V.4"):
    """The hazard of this round takes no resources."""

    touches = ("season.sheltered",)


@frozen
class NothingToPay(Event, rule="V.2.d"):
    """A seat that has no cubes pays nothing."""

    seat: Seat


@frozen
class NothingToTake(Event, rule="V.2.d"):
    """A seat finds no cubes with another."""

    seat: Seat
    of: Seat


@frozen
class EffectIdle(Event, rule="V.2.d"):
    """An effect finds nothing to change."""
