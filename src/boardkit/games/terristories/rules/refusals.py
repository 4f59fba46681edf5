"""Why an answer may not be given."""

from attrs import frozen

from boardkit.core import Refusal
from boardkit.games.terristories.box.things import Index, Role
from boardkit.maps.octagons import Octagon


@frozen
class GameIsOver(Refusal, word="game-is-over", rule="VI"):
    """Nobody is asked any more."""


@frozen
class NotAsked(Refusal, word="not-asked", rule="V"):
    """The answer is to another question."""


@frozen
class NoHazards(Refusal, word="no-hazards", rule="VII"):
    """Without good and without bad hazards, none are left."""


@frozen
class NeedsObjectives(Refusal, word="needs-objectives", rule="VII"):
    """The variant needs personal objectives."""


@frozen
class NoSuchSeat(Refusal, word="no-such-seat", rule="IV.2.p"):
    """There are not so many players."""

    seats: int


@frozen
class WrongPlanet(Refusal, word="wrong-planet", rule="IV.2.a"):
    """The planet is not among those that are drawn from."""


@frozen
class WrongMission(Refusal, word="wrong-mission", rule="IV.2.d"):
    """The mission is not among those that are drawn from."""


@frozen
class RoleTaken(Refusal, word="role-taken", rule="IV.2.h"):
    """Another seat has the role."""

    role: Role


@frozen
class WrongCharacter(Refusal, word="wrong-character", rule="IV.2.h"):
    """The character belongs to another role."""


@frozen
class NotInPile(Refusal, word="not-in-pile", rule="IV.2.l"):
    """The card is not in the pile."""


@frozen
class NoTerritory(Refusal, word="no-territory", rule="IV.2.c"):
    """There is no territory."""

    at: Octagon


@frozen
class ZonesFull(Refusal, word="zones-full", rule="V.1.d"):
    """The territory holds no more zones."""

    at: Octagon
    most: int


@frozen
class NoZonesLeft(Refusal, word="no-zones-left", rule="V.1.d"):
    """All zones of the seat are on the planet."""


@frozen
class NoIndividualsLeft(Refusal, word="no-individuals-left", rule="V.1.d"):
    """All individuals of the seat are on the planet."""


@frozen
class NoOwnZone(Refusal, word="no-own-zone", rule="V.1.d"):
    """The seat has no zone there."""

    at: Octagon


@frozen
class NoIndividualThere(Refusal, word="no-individual-there", rule="V.1.d"):
    """The seat has no individual there."""

    at: Octagon


@frozen
class PurchaseMade(Refusal, word="purchase-made", rule="V.1.d"):
    """The seat has bought all that it may buy in this round."""


@frozen
class TooExpensive(Refusal, word="too-expensive", rule="V.1.d"):
    """The seat has too few cubes."""

    cost: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.cost - self.has


@frozen
class NothingBasic(Refusal, word="nothing-basic", rule="III.2"):
    """A first game has no powers and no purchase of index points."""


@frozen
class PowerGone(Refusal, word="power-gone", rule="V.1.a"):
    """The power was used already."""


@frozen
class IndexBelowZero(Refusal, word="index-below-zero", rule="V.1.a"):
    """The power lowers an index that is below 0."""

    index: Index


@frozen
class IndexBought(Refusal, word="index-bought", rule="V.1.b"):
    """The point of this round was bought."""


@frozen
class CouncilHeld(Refusal, word="council-held", rule="V.1.b"):
    """The seat has called a council in this round."""


@frozen
class IndexFull(Refusal, word="index-full", rule="V.1.b"):
    """The index is as high as it can be."""

    index: Index


@frozen
class NotTied(Refusal, word="not-tied", rule="V.1.b"):
    """The index is not one of those with equal votes."""


@frozen
class TooManyCubes(Refusal, word="too-many-cubes", rule="V.1.b"):
    """That is more than is needed, or than the seat has, or no number of cubes."""

    most: int


@frozen
class HasMoved(Refusal, word="has-moved", rule="V.1.c"):
    """No individual there may still move."""

    at: Octagon


@frozen
class TooFar(Refusal, word="too-far", rule="V.1.c"):
    """An individual moves by fewer steps."""

    steps: int


@frozen
class NoProfile(Refusal, word="no-profile", rule="IV.2.h"):
    """There is no profile to show, or it was shown."""


@frozen
class NotInStock(Refusal, word="not-in-stock", rule="V.2.a"):
    """The card is not in the stock, or not to be activated now."""


@frozen
class StockTooNew(Refusal, word="stock-too-new", rule="V.2.a"):
    """A card of the stock waits until another round."""


@frozen
class NotInHand(Refusal, word="not-in-hand", rule="V.2.a"):
    """The card is not in the hand."""


@frozen
class NobodyElse(Refusal, word="nobody-else", rule="V.2.b"):
    """Nobody else sits there."""


@frozen
class BeforeTheFirstPhase(Refusal, word="before-the-first-phase", rule="V.2.b"):
    """Cubes change hands at any moment of a phase, and no phase has begun."""


@frozen
class NegotiatedEnough(Refusal, word="negotiated-enough", rule="V.2.b"):
    """The seat has negotiated so many times in this phase."""

    times: int


@frozen
class AskedAlready(Refusal, word="asked-already", rule="V.2.b"):
    """The seat asks that player anyway."""


@frozen
class PromisedAlready(Refusal, word="promised-already", rule="V.2.b"):
    """The seat promises to give the cubes back anyway."""


@frozen
class NotProposed(Refusal, word="not-proposed", rule="V.2.b"):
    """The project is not proposed."""


@frozen
class TouchedAlready(Refusal, word="touched-already", rule="V.2.b"):
    """The seat has changed what it pays for the project in this turn."""


@frozen
class NothingPaid(Refusal, word="nothing-paid", rule="V.2.b"):
    """The seat has put nothing on the project."""


@frozen
class HarvestedAlready(Refusal, word="harvested-already", rule="V.3"):
    """The seat has harvested there."""

    at: Octagon


@frozen
class TooMuch(Refusal, word="too-much", rule="V.3"):
    """The seat may not harvest so much there."""

    most: int


@frozen
class ZoneAsleep(Refusal, word="zone-asleep", rule="V.3"):
    """A zone on sterile land has no effect."""

    at: Octagon


@frozen
class NothingToReap(Refusal, word="nothing-to-reap", rule="V.3"):
    """There is nothing to harvest."""


@frozen
class NotOnPile(Refusal, word="not-on-pile", rule="V.4"):
    """The hazard is not in the pile."""


@frozen
class NotFertile(Refusal, word="not-fertile", rule="V.2.d"):
    """The territory is not fertile."""

    at: Octagon


@frozen
class NotSterile(Refusal, word="not-sterile", rule="V.2.d"):
    """The territory is not sterile."""

    at: Octagon


@frozen
class AlreadyChosen(Refusal, word="already-chosen", rule="V.2.d"):
    """The territory has had its share."""

    at: Octagon


@frozen
class NotAmongThem(Refusal, word="not-among-them", rule="V.2.d"):
    """That player is not among those to choose from."""


@frozen
class NoSuchRain(Refusal, word="no-such-rain", rule="V.6.a"):
    """The token has no such side."""


@frozen
class ObjectiveNotMet(Refusal, word="objective-not-met", rule="VI.c"):
    """The personal objective is not met."""
