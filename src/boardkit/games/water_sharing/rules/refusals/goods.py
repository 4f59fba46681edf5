"""Why water, goods or thunes do not move so."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.water_sharing.box.things import Good


@frozen
class TooExpensive(Refusal):
    """A seat has fewer thunes than that costs."""

    word: ClassVar[str] = "too-expensive"
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

    word: ClassVar[str] = "refused-before"
    rule: ClassVar[str] = "7.2"


@frozen
class OutOfReach(Refusal):
    """The seat has nothing beside that hex to draw from it."""

    word: ClassVar[str] = "out-of-reach"
    rule: ClassVar[str] = "5.3"


@frozen
class NoWaterThere(Refusal):
    """The hex does not have so much water."""

    word: ClassVar[str] = "no-water-there"
    rule: ClassVar[str] = "5.3"

    has: int


@frozen
class NoNeed(Refusal):
    """The seat's buildings need no more water than so much."""

    word: ClassVar[str] = "no-need"
    rule: ClassVar[str] = "5.3"

    need: int


@frozen
class NotAnOwner(Refusal):
    """A dam is filled by those whose it is."""

    word: ClassVar[str] = "not-an-owner"
    rule: ClassVar[str] = "11"


@frozen
class NotDownstream(Refusal):
    """The hex does not lie below the dam."""

    word: ClassVar[str] = "not-downstream"
    rule: ClassVar[str] = "11"


@frozen
class DamOfOthers(Refusal):
    """The water in a dam is its owners'."""

    word: ClassVar[str] = "dam-of-others"
    rule: ClassVar[str] = "11"


@frozen
class DamIsFull(Refusal):
    """The dam has no room for so much water."""

    word: ClassVar[str] = "dam-is-full"
    rule: ClassVar[str] = "11"

    room: int


@frozen
class NoPlant(Refusal):
    """The seat has no treatment plant there that reaches the hex."""

    word: ClassVar[str] = "no-plant"
    rule: ClassVar[str] = "10.3"


@frozen
class PlantIsUsed(Refusal):
    """The plant has been used three times in this round."""

    word: ClassVar[str] = "plant-is-used"
    rule: ClassVar[str] = "10.3"


@frozen
class TooLateToUse(Refusal):
    """After step 3 no building can use the water any more."""

    word: ClassVar[str] = "too-late-to-use"
    rule: ClassVar[str] = "10.3"


@frozen
class NoPollutionThere(Refusal):
    """There is no pollution on the hex."""

    word: ClassVar[str] = "no-pollution-there"
    rule: ClassVar[str] = "10.3"


@frozen
class BankIsEmpty(Refusal):
    """The bank has fewer cubes than that."""

    word: ClassVar[str] = "bank-is-empty"
    rule: ClassVar[str] = "2"

    good: Good


@frozen
class WorksAlready(Refusal):
    """The building works already, or needs nothing to work."""

    word: ClassVar[str] = "works-already"
    rule: ClassVar[str] = "5.4"


@frozen
class Lacks(Refusal):
    """The part of the community has less of a good than that needs."""

    word: ClassVar[str] = "lacks"
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

    word: ClassVar[str] = "not-traded"
    rule: ClassVar[str] = "7.1"


@frozen
class BoughtBefore(Refusal):
    """What was bought on the world market is not sold there in the same round."""

    word: ClassVar[str] = "bought-before"
    rule: ClassVar[str] = "7.1"

    good: Good


@frozen
class NowhereToStore(Refusal):
    """A community without buildings has no place for cubes."""

    word: ClassVar[str] = "nowhere-to-store"
    rule: ClassVar[str] = "7.1"


@frozen
class TooManyDeals(Refusal):
    """The seat has proposed as many deals as a round allows."""

    word: ClassVar[str] = "too-many-deals"
    rule: ClassVar[str] = "7.2"

    most: int
