"""V.2.d What cards can do."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.terristories.rules.model import HIDDEN_ALEA, AleaCard, ProjectCard
from boardkit.maps.octagons import Octagon


@frozen
class CardApplied(Event):
    """A project does what it says."""

    rule: ClassVar[str] = "V.2.d"

    seat: Seat
    card: ProjectCard


@frozen
class CubesGained(Event):
    """A seat received cubes from the bank."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class CubesPaid(Event):
    """A seat paid cubes to the bank."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class CubesStolen(Event):
    """A seat took cubes of another."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].cubes",
        "tableaux[of].cubes",
    )

    seat: Seat
    of: Seat
    amount: int


@frozen
class TerritoryFed(Event):
    """A territory received cubes."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = ("land[at].cubes",)

    at: Octagon
    amount: int

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class TerritoryDrained(Event):
    """A territory lost cubes."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = ("land[at].cubes",)

    at: Octagon
    amount: int

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class TerritoryRestored(Event):
    """A sterile territory turned fertile again."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = ("land[at].cubes",)

    at: Octagon
    amount: int

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class TerritoryBlocked(Event):
    """Nobody but one seat may harvest on a territory in this round."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = ("season.blocked",)

    seat: Seat
    at: Octagon

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class IndividualGained(Event):
    """A seat received an individual."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = ("land[at].individuals[seat]",)

    seat: Seat
    at: Octagon

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class AleaSeen(Event):
    """A seat looked at the hazard on top of the pile."""

    rule: ClassVar[str] = "V.2.d"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "aleas",
        "foreseen",
        "seer",
    )

    seat: Seat
    alea: AleaCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, alea=HIDDEN_ALEA)


@frozen
class AleaReplaced(Event):
    """The hazard that was drawn went under the pile."""

    rule: ClassVar[str] = "V.2.d"
    touches: ClassVar[tuple[str, ...]] = (
        "alea",
        "aleas_under",
    )

    alea: AleaCard
