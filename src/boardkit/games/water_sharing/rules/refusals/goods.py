"""Why water, goods or thunes do not move so."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.step import Refusal
from boardkit.core.table import Seat
from boardkit.games.water_sharing.things import Good


@frozen
class TooExpensive(Refusal):
    """A seat has fewer thunes than that costs."""

    rule: ClassVar[str] = "10.1"

    seat: Seat
    cost: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.cost - self.has


@frozen
class RefusedBefore(Refusal):
    """The same was proposed and refused in this step."""

    rule: ClassVar[str] = "7.2"


@frozen
class OutOfReach(Refusal):
    """The seat has nothing beside that hex to draw from it."""

    rule: ClassVar[str] = "5.3"


@frozen
class NoWaterThere(Refusal):
    """The hex does not have so much water."""

    rule: ClassVar[str] = "5.3"

    has: int


@frozen
class NoNeed(Refusal):
    """The seat's buildings need no more water than so much."""

    rule: ClassVar[str] = "5.3"

    need: int


@frozen
class NotAnOwner(Refusal):
    """A dam is filled by those whose it is."""

    rule: ClassVar[str] = "11"


@frozen
class NotDownstream(Refusal):
    """The hex does not lie below the dam."""

    rule: ClassVar[str] = "11"


@frozen
class DamOfOthers(Refusal):
    """The water in a dam is its owners'."""

    rule: ClassVar[str] = "11"


@frozen
class DamIsFull(Refusal):
    """The dam has no room for so much water."""

    rule: ClassVar[str] = "11"

    room: int


@frozen
class NoPlant(Refusal):
    """The seat has no treatment plant there that reaches the hex."""

    rule: ClassVar[str] = "10.3"


@frozen
class PlantIsUsed(Refusal):
    """The plant has been used three times in this round."""

    rule: ClassVar[str] = "10.3"


@frozen
class TooLateToUse(Refusal):
    """After step 3 no building can use the water any more."""

    rule: ClassVar[str] = "10.3"


@frozen
class NoPollutionThere(Refusal):
    """There is no pollution on the hex."""

    rule: ClassVar[str] = "10.3"


@frozen
class BankIsEmpty(Refusal):
    """The bank has fewer cubes than that."""

    rule: ClassVar[str] = "2"

    good: Good


@frozen
class WorksAlready(Refusal):
    """The building works already, or needs nothing to work."""

    rule: ClassVar[str] = "5.4"


@frozen
class Lacks(Refusal):
    """The part of the community has less of a good than that needs."""

    rule: ClassVar[str] = "5.4"

    good: Good
    needs: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.needs - self.has


@frozen
class NotTraded(Refusal):
    """Such a thing, or so much of it, is not traded."""

    rule: ClassVar[str] = "7.1"


@frozen
class BoughtBefore(Refusal):
    """What was bought on the world market is not sold there in the same round."""

    rule: ClassVar[str] = "7.1"

    good: Good


@frozen
class NowhereToStore(Refusal):
    """A community without buildings has no place for cubes."""

    rule: ClassVar[str] = "7.1"


@frozen
class TooManyDeals(Refusal):
    """The seat has proposed as many deals as a round allows."""

    rule: ClassVar[str] = "7.2"

    most: int
