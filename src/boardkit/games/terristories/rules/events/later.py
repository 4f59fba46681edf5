"""V.3 to VI What can happen in the later phases, and at the end."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terristories.box.things import AleaCard, Character, ProjectCard
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.maps.octagons import Octagon


@frozen
class Harvested(Event, rule="V.3"):
    """A seat harvested on a territory."""

    touches = ("tableaux[seat].cubes", "land[at].cubes")

    seat: Seat
    at: Octagon
    amount: int


@frozen
class BankHarvested(Event, rule="V.3"):
    """A seat received cubes for a token where one of its individuals stands."""

    touches = ("tableaux[seat].cubes",)

    seat: Seat
    card: ProjectCard
    at: Octagon
    amount: int


@frozen
class TurnedSterile(Event, rule="V.3"):
    """A territory lost its last cube: every index falls by one point."""

    touches = ("indices",)

    at: Octagon


@frozen
class AleaDrawn(Event, rule="V.4", reveals=True):
    """A hazard was drawn."""

    touches = ("alea", "aleas", "aleas_under", "foreseen", "seer")

    alea: AleaCard


@frozen
class AleaImpacts(Event, rule="V.4"):
    """The hazard moved the indices."""

    touches = ("indices",)

    societal: Shift
    economy: Shift
    environment: Shift


@frozen
class SeatProtected(Event, rule="V.4"):
    """A seat is protected from the hazard by its labels."""

    seat: Seat


@frozen
class TerritoriesProtected(Event, rule="V.4"):
    """Territories are protected from the hazard by labels or by a project."""

    territories: tuple[Octagon, ...]

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territories."""
        return self.territories


@frozen
class WagesPaid(Event, rule="V.5.a"):
    """A seat paid its individuals."""

    touches = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class IndividualDismissed(Event, rule="V.5.a"):
    """An individual was sent back to Earth: every index falls by one point."""

    touches = ("land[at].individuals[seat]", "indices")

    seat: Seat
    at: Octagon


@frozen
class RainTossed(Event, rule="V.6.a", reveals=True):
    """The rain token was tossed."""

    amount: int


@frozen
class RainAdjusted(Event, rule="V.6.b"):
    """The environment gives more rain, or less."""

    amount: Shift


@frozen
class NothingGrew(Event, rule="V.6.a"):
    """No territory received cubes."""


@frozen
class Regenerated(Event, rule="V.6.a"):
    """Fertile territories received so many cubes each."""

    touches = ("land[territories].cubes",)

    territories: tuple[Octagon, ...]
    amount: int

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territories."""
        return self.territories


@frozen
class EconomyPaid(Event, rule="V.6.c"):
    """A seat received cubes for a strong economy."""

    touches = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class EconomyCost(Event, rule="V.6.c"):
    """A seat paid cubes for a ruined economy."""

    touches = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class ObjectiveAnswered(Event, rule="VI.c", minor=True):
    """A seat has said in secret whether it claims its objective."""

    touches = ("claims[seat]",)

    seat: Seat


@frozen
class CommonObjectiveMet(Event, rule="VI.a"):
    """The common objective is met."""


@frozen
class PersonalObjectiveMet(Event, rule="VI.c", reveals=True):
    """A seat has met its personal objective."""

    seat: Seat
    character: Character


@frozen
class GameEnded(Event, rule="VI"):
    """The game is over."""

    touches = ("outcome", "claims")
