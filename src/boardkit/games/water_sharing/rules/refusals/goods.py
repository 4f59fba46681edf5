"""Why water, goods or thunes do not move so."""

from attrs import frozen

from boardkit.core import Refusal, Seat
from boardkit.games.water_sharing.box.things import Good


@frozen
class TooExpensive(Refusal, word="too-expensive", rule="10.1"):
    """A seat has fewer thunes than that costs."""

    seat: Seat
    cost: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.cost - self.has


@frozen
class RefusedBefore(Refusal, word="refused-before", rule="7.2"):
    """The same was proposed and refused in this step."""


@frozen
class OutOfReach(Refusal, word="out-of-reach", rule="5.3"):
    """The seat has nothing beside that hex to draw from it."""


@frozen
class NoWaterThere(Refusal, word="no-water-there", rule="5.3"):
    """The hex does not have so much water."""

    has: int


@frozen
class NoNeed(Refusal, word="no-need", rule="5.3"):
    """The seat's buildings need no more water than so much."""

    need: int


@frozen
class NotAnOwner(Refusal, word="not-an-owner", rule="11"):
    """A dam is filled by those whose it is."""


@frozen
class NotDownstream(Refusal, word="not-downstream", rule="11"):
    """The hex does not lie below the dam."""


@frozen
class DamOfOthers(Refusal, word="dam-of-others", rule="11"):
    """The water in a dam is its owners'."""


@frozen
class DamIsFull(Refusal, word="dam-is-full", rule="11"):
    """The dam has no room for so much water."""

    room: int


@frozen
class NoPlant(Refusal, word="no-plant", rule="10.3"):
    """The seat has no treatment plant there that reaches the hex."""


@frozen
class PlantIsUsed(Refusal, word="plant-is-used", rule="10.3"):
    """The plant has been used three times in this round."""


@frozen
class TooLateToUse(Refusal, word="too-late-to-use", rule="10.3"):
    """After step 3 no building can use the water any more."""


@frozen
class NoPollutionThere(Refusal, word="no-pollution-there", rule="10.3"):
    """There is no pollution on the hex."""


@frozen
class BankIsEmpty(Refusal, word="bank-is-empty", rule="2"):
    """The bank has fewer cubes than that."""

    good: Good


@frozen
class WorksAlready(Refusal, word="works-already", rule="5.4"):
    """The building works already, or needs nothing to work."""


@frozen
class Lacks(Refusal, word="lacks", rule="5.4"):
    """The part of the community has less of a good than that needs."""

    good: Good
    needs: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.needs - self.has


@frozen
class NotTraded(Refusal, word="not-traded", rule="7.1"):
    """Such a thing, or so much of it, is not traded."""


@frozen
class BoughtBefore(Refusal, word="bought-before", rule="7.1"):
    """What was bought on the world market is not sold there in the same round."""

    good: Good


@frozen
class NowhereToStore(Refusal, word="nowhere-to-store", rule="7.1"):
    """A community without buildings has no place for cubes."""


@frozen
class TooManyDeals(Refusal, word="too-many-deals", rule="7.2"):
    """The seat has proposed as many deals as a round allows."""

    most: int
