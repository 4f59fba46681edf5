"""IV What can happen while the table is set."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.terristories.rules.model import HIDDEN, HIDDEN_CHARACTER, Character, ProjectCard, Role
from boardkit.games.terristories.rules.options import Mission, Planet
from boardkit.maps.octagons import Octagon


@frozen
class PlanetDrawn(Event):
    """The planet is known."""

    rule: ClassVar[str] = "IV.2.a"
    touches: ClassVar[tuple[str, ...]] = ("planet",)

    planet: Planet


@frozen
class MissionDrawn(Event):
    """The mission is known."""

    rule: ClassVar[str] = "IV.2.d"
    touches: ClassVar[tuple[str, ...]] = ("mission",)

    mission: Mission


@frozen
class PlanetLaid(Event):
    """The territories are laid out, and the indices set."""

    rule: ClassVar[str] = "IV.2.c"
    touches: ClassVar[tuple[str, ...]] = ("land", "indices")

    planet: Planet
    societal: int
    economy: int
    environment: int


@frozen
class RolesSupplied(Event):
    """Every seat took its cubes and the pile of its role."""

    rule: ClassVar[str] = "IV.2.l"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[].cubes", "tableaux[].bag")

    cubes: int


@frozen
class RoleTaken(Event):
    """A seat took a role."""

    rule: ClassVar[str] = "IV.2.h"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].role",)

    seat: Seat
    role: Role


@frozen
class CharacterDrawn(Event):
    """A seat drew its character, and has read the back of the card."""

    rule: ClassVar[str] = "IV.2.h"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].character",)

    seat: Seat
    character: Character

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, character=HIDDEN_CHARACTER)


@frozen
class ProjectDrawn(Event):
    """A card came from a pile into a hand."""

    rule: ClassVar[str] = "IV.2.l"
    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].hand",
        "tableaux[seat].bag",
        "tableaux[seat].under",
    )

    seat: Seat
    card: ProjectCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class FirstZoneLaid(Event):
    """A zone of the set-up was laid."""

    rule: ClassVar[str] = "IV.2.p"
    touches: ClassVar[tuple[str, ...]] = ("land[at].zones[seat]",)

    seat: Seat
    at: Octagon

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class IndividualPlaced(Event):
    """An individual of the set-up took its place."""

    rule: ClassVar[str] = "IV.2.p"
    touches: ClassVar[tuple[str, ...]] = ("land[at].individuals[seat]",)

    seat: Seat
    at: Octagon

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)
