"""IV What can happen while the table is set."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terristories.box.things import (
    HIDDEN,
    HIDDEN_CHARACTER,
    Character,
    Mission,
    Planet,
    ProjectCard,
    Role,
)
from boardkit.maps.octagons import Octagon


@frozen
class PlanetDrawn(Event, rule="IV.2.a"):
    """The planet is known."""

    touches = ("planet",)

    planet: Planet


@frozen
class MissionDrawn(Event, rule="IV.2.d"):
    """The mission is known."""

    touches = ("mission",)

    mission: Mission


@frozen
class PlanetLaid(Event, rule="IV.2.c"):
    """The territories are laid out, and the indices set."""

    touches = ("land", "indices")

    planet: Planet
    societal: int
    economy: int
    environment: int


@frozen
class RolesSupplied(Event, rule="IV.2.l"):
    """Every seat took its cubes and the pile of its role."""

    touches = ("tableaux[].cubes", "tableaux[].bag")

    cubes: int


@frozen
class RoleTaken(Event, rule="IV.2.h"):
    """A seat took a role."""

    touches = ("tableaux[seat].role",)

    seat: Seat
    role: Role


@frozen
class CharacterDrawn(Event, rule="IV.2.h", reveals=True, hides={"character": HIDDEN_CHARACTER}):
    """A seat drew its character, and has read the back of the card."""

    touches = ("tableaux[seat].character",)

    seat: Seat
    character: Character


@frozen
class ProjectDrawn(Event, rule="IV.2.l", reveals=True, minor=True, hides={"card": HIDDEN}):
    """A card came from a pile into a hand."""

    touches = ("tableaux[seat].hand", "tableaux[seat].bag", "tableaux[seat].under")

    seat: Seat
    card: ProjectCard


@frozen
class FirstZoneLaid(Event, rule="IV.2.p"):
    """A zone of the set-up was laid."""

    touches = ("land[at].zones[seat]",)

    seat: Seat
    at: Octagon


@frozen
class IndividualPlaced(Event, rule="IV.2.p"):
    """An individual of the set-up took its place."""

    touches = ("land[at].individuals[seat]",)

    seat: Seat
    at: Octagon
