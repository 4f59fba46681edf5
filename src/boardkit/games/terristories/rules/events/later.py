"""V.3 to VI What can happen in the later phases, and at the end."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.games.terristories.rules.model import AleaCard, Character, ProjectCard
from boardkit.maps.octagons import Octagon


@frozen
class Harvested(Event):
    """A seat harvested on a territory."""

    rule: ClassVar[str] = "V.3"
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].cubes",
        "land[at].cubes",
    )

    seat: Seat
    at: Octagon
    amount: int

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class BankHarvested(Event):
    """A seat received cubes for a token where one of its individuals stands."""

    rule: ClassVar[str] = "V.3"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cubes",)

    seat: Seat
    card: ProjectCard
    at: Octagon
    amount: int

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class TurnedSterile(Event):
    """A territory lost its last cube: every index falls by one point."""

    rule: ClassVar[str] = "V.3"
    touches: ClassVar[tuple[str, ...]] = ("indices",)

    at: Octagon

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class AleaDrawn(Event):
    """A hazard was drawn."""

    rule: ClassVar[str] = "V.4"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "alea",
        "aleas",
        "aleas_under",
        "foreseen",
        "seer",
    )

    alea: AleaCard


@frozen
class AleaImpacts(Event):
    """The hazard moved the indices."""

    rule: ClassVar[str] = "V.4"
    touches: ClassVar[tuple[str, ...]] = ("indices",)

    societal: Shift
    economy: Shift
    environment: Shift


@frozen
class SeatProtected(Event):
    """A seat is protected from the hazard by its labels."""

    rule: ClassVar[str] = "V.4"

    seat: Seat


@frozen
class TerritoriesProtected(Event):
    """Territories are protected from the hazard by labels or by a project."""

    rule: ClassVar[str] = "V.4"

    territories: tuple[Octagon, ...]

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territories."""
        return self.territories


@frozen
class WagesPaid(Event):
    """A seat paid its individuals."""

    rule: ClassVar[str] = "V.5.a"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class IndividualDismissed(Event):
    """An individual was sent back to Earth: every index falls by one point."""

    rule: ClassVar[str] = "V.5.a"
    touches: ClassVar[tuple[str, ...]] = (
        "land[at].individuals[seat]",
        "indices",
    )

    seat: Seat
    at: Octagon

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class RainTossed(Event):
    """The rain token was tossed."""

    rule: ClassVar[str] = "V.6.a"
    reveals: ClassVar[bool] = True

    amount: int


@frozen
class RainAdjusted(Event):
    """The environment gives more rain, or less."""

    rule: ClassVar[str] = "V.6.b"

    amount: Shift


@frozen
class NothingGrew(Event):
    """No territory received cubes."""

    rule: ClassVar[str] = "V.6.a"


@frozen
class Regenerated(Event):
    """Fertile territories received so many cubes each."""

    rule: ClassVar[str] = "V.6.a"
    touches: ClassVar[tuple[str, ...]] = ("land[territories].cubes",)

    territories: tuple[Octagon, ...]
    amount: int

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territories."""
        return self.territories


@frozen
class EconomyPaid(Event):
    """A seat received cubes for a strong economy."""

    rule: ClassVar[str] = "V.6.c"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class EconomyCost(Event):
    """A seat paid cubes for a ruined economy."""

    rule: ClassVar[str] = "V.6.c"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class ObjectiveAnswered(Event):
    """A seat has said in secret whether it claims its objective."""

    rule: ClassVar[str] = "VI.c"
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("claims[seat]",)

    seat: Seat


@frozen
class CommonObjectiveMet(Event):
    """The common objective is met."""

    rule: ClassVar[str] = "VI.a"


@frozen
class PersonalObjectiveMet(Event):
    """A seat has met its personal objective."""

    rule: ClassVar[str] = "VI.c"
    reveals: ClassVar[bool] = True

    seat: Seat
    character: Character


@frozen
class GameEnded(Event):
    """The game is over."""

    rule: ClassVar[str] = "VI"
    touches: ClassVar[tuple[str, ...]] = (
        "outcome",
        "claims",
    )
