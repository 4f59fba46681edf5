"""Why an answer may not be given."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.step import Refusal
from boardkit.games.terristories.model import Index, Role
from boardkit.maps.octagons import Octagon


@frozen
class GameIsOver(Refusal):
    """Nobody is asked any more."""

    rule: ClassVar[str] = "VI"


@frozen
class NotAsked(Refusal):
    """The answer is to another question."""

    rule: ClassVar[str] = "V"


@frozen
class NoHazards(Refusal):
    """Without good and without bad hazards, none are left."""

    rule: ClassVar[str] = "VII"


@frozen
class NeedsObjectives(Refusal):
    """The variant needs personal objectives."""

    rule: ClassVar[str] = "VII"


@frozen
class NoSuchSeat(Refusal):
    """There are not so many players."""

    rule: ClassVar[str] = "IV.2.p"

    seats: int


@frozen
class WrongPlanet(Refusal):
    """The planet is not among those that are drawn from."""

    rule: ClassVar[str] = "IV.2.a"


@frozen
class WrongMission(Refusal):
    """The mission is not among those that are drawn from."""

    rule: ClassVar[str] = "IV.2.d"


@frozen
class RoleTaken(Refusal):
    """Another seat has the role."""

    rule: ClassVar[str] = "IV.2.h"

    role: Role


@frozen
class WrongCharacter(Refusal):
    """The character belongs to another role."""

    rule: ClassVar[str] = "IV.2.h"


@frozen
class NotInPile(Refusal):
    """The card is not in the pile."""

    rule: ClassVar[str] = "IV.2.l"


@frozen
class NoTerritory(Refusal):
    """There is no territory."""

    rule: ClassVar[str] = "IV.2.c"

    at: Octagon


@frozen
class ZonesFull(Refusal):
    """The territory holds no more zones."""

    rule: ClassVar[str] = "V.1.d"

    at: Octagon
    most: int


@frozen
class NoZonesLeft(Refusal):
    """All zones of the seat are on the planet."""

    rule: ClassVar[str] = "V.1.d"


@frozen
class NoIndividualsLeft(Refusal):
    """All individuals of the seat are on the planet."""

    rule: ClassVar[str] = "V.1.d"


@frozen
class NoOwnZone(Refusal):
    """The seat has no zone there."""

    rule: ClassVar[str] = "V.1.d"

    at: Octagon


@frozen
class NoIndividualThere(Refusal):
    """The seat has no individual there."""

    rule: ClassVar[str] = "V.1.d"

    at: Octagon


@frozen
class PurchaseMade(Refusal):
    """The seat has bought all that it may buy in this round."""

    rule: ClassVar[str] = "V.1.d"


@frozen
class TooExpensive(Refusal):
    """The seat has too few cubes."""

    rule: ClassVar[str] = "V.1.d"

    cost: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.cost - self.has


@frozen
class NothingBasic(Refusal):
    """A first game has no powers and no purchase of index points."""

    rule: ClassVar[str] = "III.2"


@frozen
class PowerGone(Refusal):
    """The power was used already."""

    rule: ClassVar[str] = "V.1.a"


@frozen
class IndexBelowZero(Refusal):
    """The power lowers an index that is below 0."""

    rule: ClassVar[str] = "V.1.a"

    index: Index


@frozen
class IndexBought(Refusal):
    """The point of this round was bought."""

    rule: ClassVar[str] = "V.1.b"


@frozen
class CouncilHeld(Refusal):
    """The seat has called a council in this round."""

    rule: ClassVar[str] = "V.1.b"


@frozen
class IndexFull(Refusal):
    """The index is as high as it can be."""

    rule: ClassVar[str] = "V.1.b"

    index: Index


@frozen
class NotTied(Refusal):
    """The index is not one of those with equal votes."""

    rule: ClassVar[str] = "V.1.b"


@frozen
class TooManyCubes(Refusal):
    """That is more than is needed, or than the seat has, or no number of cubes."""

    rule: ClassVar[str] = "V.1.b"

    most: int


@frozen
class HasMoved(Refusal):
    """No individual there may still move."""

    rule: ClassVar[str] = "V.1.c"

    at: Octagon


@frozen
class TooFar(Refusal):
    """An individual moves by fewer steps."""

    rule: ClassVar[str] = "V.1.c"

    steps: int


@frozen
class NoProfile(Refusal):
    """There is no profile to show, or it was shown."""

    rule: ClassVar[str] = "IV.2.h"


@frozen
class NotInStock(Refusal):
    """The card is not in the stock, or not to be activated now."""

    rule: ClassVar[str] = "V.2.a"


@frozen
class StockTooNew(Refusal):
    """A card of the stock waits until another round."""

    rule: ClassVar[str] = "V.2.a"


@frozen
class NotInHand(Refusal):
    """The card is not in the hand."""

    rule: ClassVar[str] = "V.2.a"


@frozen
class NobodyElse(Refusal):
    """Nobody else sits there."""

    rule: ClassVar[str] = "V.2.b"


@frozen
class BeforeTheFirstPhase(Refusal):
    """Cubes change hands at any moment of a phase, and no phase has begun."""

    rule: ClassVar[str] = "V.2.b"


@frozen
class NegotiatedEnough(Refusal):
    """The seat has negotiated so many times in this phase."""

    rule: ClassVar[str] = "V.2.b"

    times: int


@frozen
class AskedAlready(Refusal):
    """The seat asks that player anyway."""

    rule: ClassVar[str] = "V.2.b"


@frozen
class PromisedAlready(Refusal):
    """The seat promises to give the cubes back anyway."""

    rule: ClassVar[str] = "V.2.b"


@frozen
class NotProposed(Refusal):
    """The project is not proposed."""

    rule: ClassVar[str] = "V.2.b"


@frozen
class TouchedAlready(Refusal):
    """The seat has changed what it pays for the project in this turn."""

    rule: ClassVar[str] = "V.2.b"


@frozen
class NothingPaid(Refusal):
    """The seat has put nothing on the project."""

    rule: ClassVar[str] = "V.2.b"


@frozen
class HarvestedAlready(Refusal):
    """The seat has harvested there."""

    rule: ClassVar[str] = "V.3"

    at: Octagon


@frozen
class TooMuch(Refusal):
    """The seat may not harvest so much there."""

    rule: ClassVar[str] = "V.3"

    most: int


@frozen
class ZoneAsleep(Refusal):
    """A zone on sterile land has no effect."""

    rule: ClassVar[str] = "V.3"

    at: Octagon


@frozen
class NothingToReap(Refusal):
    """There is nothing to harvest."""

    rule: ClassVar[str] = "V.3"


@frozen
class NotOnPile(Refusal):
    """The hazard is not in the pile."""

    rule: ClassVar[str] = "V.4"


@frozen
class NotFertile(Refusal):
    """The territory is not fertile."""

    rule: ClassVar[str] = "V.2.d"

    at: Octagon


@frozen
class NotSterile(Refusal):
    """The territory is not sterile."""

    rule: ClassVar[str] = "V.2.d"

    at: Octagon


@frozen
class AlreadyChosen(Refusal):
    """The territory has had its share."""

    rule: ClassVar[str] = "V.2.d"

    at: Octagon


@frozen
class NotAmongThem(Refusal):
    """That player is not among those to choose from."""

    rule: ClassVar[str] = "V.2.d"


@frozen
class NoSuchRain(Refusal):
    """The token has no such side."""

    rule: ClassVar[str] = "V.6.a"


@frozen
class ObjectiveNotMet(Refusal):
    """The personal objective is not met."""

    rule: ClassVar[str] = "VI.c"
