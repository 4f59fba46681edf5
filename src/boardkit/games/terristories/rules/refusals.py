"""Why an answer may not be given."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Refusal
from boardkit.games.terristories.rules.model import Index, Role
from boardkit.maps.octagons import Octagon


@frozen
class GameIsOver(Refusal):
    """Nobody is asked any more."""

    word: ClassVar[str] = "game-is-over"
    rule: ClassVar[str] = "VI"


@frozen
class NotAsked(Refusal):
    """The answer is to another question."""

    word: ClassVar[str] = "not-asked"
    rule: ClassVar[str] = "V"


@frozen
class NoHazards(Refusal):
    """Without good and without bad hazards, none are left."""

    word: ClassVar[str] = "no-hazards"
    rule: ClassVar[str] = "VII"


@frozen
class NeedsObjectives(Refusal):
    """The variant needs personal objectives."""

    word: ClassVar[str] = "needs-objectives"
    rule: ClassVar[str] = "VII"


@frozen
class NoSuchSeat(Refusal):
    """There are not so many players."""

    word: ClassVar[str] = "no-such-seat"
    rule: ClassVar[str] = "IV.2.p"

    seats: int


@frozen
class WrongPlanet(Refusal):
    """The planet is not among those that are drawn from."""

    word: ClassVar[str] = "wrong-planet"
    rule: ClassVar[str] = "IV.2.a"


@frozen
class WrongMission(Refusal):
    """The mission is not among those that are drawn from."""

    word: ClassVar[str] = "wrong-mission"
    rule: ClassVar[str] = "IV.2.d"


@frozen
class RoleTaken(Refusal):
    """Another seat has the role."""

    word: ClassVar[str] = "role-taken"
    rule: ClassVar[str] = "IV.2.h"

    role: Role


@frozen
class WrongCharacter(Refusal):
    """The character belongs to another role."""

    word: ClassVar[str] = "wrong-character"
    rule: ClassVar[str] = "IV.2.h"


@frozen
class NotInPile(Refusal):
    """The card is not in the pile."""

    word: ClassVar[str] = "not-in-pile"
    rule: ClassVar[str] = "IV.2.l"


@frozen
class NoTerritory(Refusal):
    """There is no territory."""

    word: ClassVar[str] = "no-territory"
    rule: ClassVar[str] = "IV.2.c"

    at: Octagon


@frozen
class ZonesFull(Refusal):
    """The territory holds no more zones."""

    word: ClassVar[str] = "zones-full"
    rule: ClassVar[str] = "V.1.d"

    at: Octagon
    most: int


@frozen
class NoZonesLeft(Refusal):
    """All zones of the seat are on the planet."""

    word: ClassVar[str] = "no-zones-left"
    rule: ClassVar[str] = "V.1.d"


@frozen
class NoIndividualsLeft(Refusal):
    """All individuals of the seat are on the planet."""

    word: ClassVar[str] = "no-individuals-left"
    rule: ClassVar[str] = "V.1.d"


@frozen
class NoOwnZone(Refusal):
    """The seat has no zone there."""

    word: ClassVar[str] = "no-own-zone"
    rule: ClassVar[str] = "V.1.d"

    at: Octagon


@frozen
class NoIndividualThere(Refusal):
    """The seat has no individual there."""

    word: ClassVar[str] = "no-individual-there"
    rule: ClassVar[str] = "V.1.d"

    at: Octagon


@frozen
class PurchaseMade(Refusal):
    """The seat has bought all that it may buy in this round."""

    word: ClassVar[str] = "purchase-made"
    rule: ClassVar[str] = "V.1.d"


@frozen
class TooExpensive(Refusal):
    """The seat has too few cubes."""

    word: ClassVar[str] = "too-expensive"
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

    word: ClassVar[str] = "nothing-basic"
    rule: ClassVar[str] = "III.2"


@frozen
class PowerGone(Refusal):
    """The power was used already."""

    word: ClassVar[str] = "power-gone"
    rule: ClassVar[str] = "V.1.a"


@frozen
class IndexBelowZero(Refusal):
    """The power lowers an index that is below 0."""

    word: ClassVar[str] = "index-below-zero"
    rule: ClassVar[str] = "V.1.a"

    index: Index


@frozen
class IndexBought(Refusal):
    """The point of this round was bought."""

    word: ClassVar[str] = "index-bought"
    rule: ClassVar[str] = "V.1.b"


@frozen
class CouncilHeld(Refusal):
    """The seat has called a council in this round."""

    word: ClassVar[str] = "council-held"
    rule: ClassVar[str] = "V.1.b"


@frozen
class IndexFull(Refusal):
    """The index is as high as it can be."""

    word: ClassVar[str] = "index-full"
    rule: ClassVar[str] = "V.1.b"

    index: Index


@frozen
class NotTied(Refusal):
    """The index is not one of those with equal votes."""

    word: ClassVar[str] = "not-tied"
    rule: ClassVar[str] = "V.1.b"


@frozen
class TooManyCubes(Refusal):
    """That is more than is needed, or than the seat has, or no number of cubes."""

    word: ClassVar[str] = "too-many-cubes"
    rule: ClassVar[str] = "V.1.b"

    most: int


@frozen
class HasMoved(Refusal):
    """No individual there may still move."""

    word: ClassVar[str] = "has-moved"
    rule: ClassVar[str] = "V.1.c"

    at: Octagon


@frozen
class TooFar(Refusal):
    """An individual moves by fewer steps."""

    word: ClassVar[str] = "too-far"
    rule: ClassVar[str] = "V.1.c"

    steps: int


@frozen
class NoProfile(Refusal):
    """There is no profile to show, or it was shown."""

    word: ClassVar[str] = "no-profile"
    rule: ClassVar[str] = "IV.2.h"


@frozen
class NotInStock(Refusal):
    """The card is not in the stock, or not to be activated now."""

    word: ClassVar[str] = "not-in-stock"
    rule: ClassVar[str] = "V.2.a"


@frozen
class StockTooNew(Refusal):
    """A card of the stock waits until another round."""

    word: ClassVar[str] = "stock-too-new"
    rule: ClassVar[str] = "V.2.a"


@frozen
class NotInHand(Refusal):
    """The card is not in the hand."""

    word: ClassVar[str] = "not-in-hand"
    rule: ClassVar[str] = "V.2.a"


@frozen
class NobodyElse(Refusal):
    """Nobody else sits there."""

    word: ClassVar[str] = "nobody-else"
    rule: ClassVar[str] = "V.2.b"


@frozen
class BeforeTheFirstPhase(Refusal):
    """Cubes change hands at any moment of a phase, and no phase has begun."""

    word: ClassVar[str] = "before-the-first-phase"
    rule: ClassVar[str] = "V.2.b"


@frozen
class NegotiatedEnough(Refusal):
    """The seat has negotiated so many times in this phase."""

    word: ClassVar[str] = "negotiated-enough"
    rule: ClassVar[str] = "V.2.b"

    times: int


@frozen
class AskedAlready(Refusal):
    """The seat asks that player anyway."""

    word: ClassVar[str] = "asked-already"
    rule: ClassVar[str] = "V.2.b"


@frozen
class PromisedAlready(Refusal):
    """The seat promises to give the cubes back anyway."""

    word: ClassVar[str] = "promised-already"
    rule: ClassVar[str] = "V.2.b"


@frozen
class NotProposed(Refusal):
    """The project is not proposed."""

    word: ClassVar[str] = "not-proposed"
    rule: ClassVar[str] = "V.2.b"


@frozen
class TouchedAlready(Refusal):
    """The seat has changed what it pays for the project in this turn."""

    word: ClassVar[str] = "touched-already"
    rule: ClassVar[str] = "V.2.b"


@frozen
class NothingPaid(Refusal):
    """The seat has put nothing on the project."""

    word: ClassVar[str] = "nothing-paid"
    rule: ClassVar[str] = "V.2.b"


@frozen
class HarvestedAlready(Refusal):
    """The seat has harvested there."""

    word: ClassVar[str] = "harvested-already"
    rule: ClassVar[str] = "V.3"

    at: Octagon


@frozen
class TooMuch(Refusal):
    """The seat may not harvest so much there."""

    word: ClassVar[str] = "too-much"
    rule: ClassVar[str] = "V.3"

    most: int


@frozen
class ZoneAsleep(Refusal):
    """A zone on sterile land has no effect."""

    word: ClassVar[str] = "zone-asleep"
    rule: ClassVar[str] = "V.3"

    at: Octagon


@frozen
class NothingToReap(Refusal):
    """There is nothing to harvest."""

    word: ClassVar[str] = "nothing-to-reap"
    rule: ClassVar[str] = "V.3"


@frozen
class NotOnPile(Refusal):
    """The hazard is not in the pile."""

    word: ClassVar[str] = "not-on-pile"
    rule: ClassVar[str] = "V.4"


@frozen
class NotFertile(Refusal):
    """The territory is not fertile."""

    word: ClassVar[str] = "not-fertile"
    rule: ClassVar[str] = "V.2.d"

    at: Octagon


@frozen
class NotSterile(Refusal):
    """The territory is not sterile."""

    word: ClassVar[str] = "not-sterile"
    rule: ClassVar[str] = "V.2.d"

    at: Octagon


@frozen
class AlreadyChosen(Refusal):
    """The territory has had its share."""

    word: ClassVar[str] = "already-chosen"
    rule: ClassVar[str] = "V.2.d"

    at: Octagon


@frozen
class NotAmongThem(Refusal):
    """That player is not among those to choose from."""

    word: ClassVar[str] = "not-among-them"
    rule: ClassVar[str] = "V.2.d"


@frozen
class NoSuchRain(Refusal):
    """The token has no such side."""

    word: ClassVar[str] = "no-such-rain"
    rule: ClassVar[str] = "V.6.a"


@frozen
class ObjectiveNotMet(Refusal):
    """The personal objective is not met."""

    word: ClassVar[str] = "objective-not-met"
    rule: ClassVar[str] = "VI.c"
