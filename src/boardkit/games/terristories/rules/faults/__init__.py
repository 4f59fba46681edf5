"""What cannot be on a table of TerriStories: cards twice or nowhere, too many tokens, tracks too far."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

from boardkit.core import Fault, Seat
from boardkit.core.notation.shapes import leaves, shape
from boardkit.core.records.position import surplus, uneven
from boardkit.games.terristories.box import (
    ALEAS,
    HAND,
    HIGHEST,
    LOWEST,
    PLANETS,
    PROFILES,
    PROJECTS,
    TERRAINS,
)
from boardkit.games.terristories.rules.effects import LayPlanet
from boardkit.games.terristories.rules.faults.fitting import fitting
from boardkit.games.terristories.rules.faults.mistakes import (
    AleaMissing,
    AleaTwice,
    CharacterAstray,
    CubesOffLimit,
    HandTooLarge,
    IndexOffTrack,
    LandOfAnotherPlanet,
    MissionNotDrawn,
    NoSuchAlea,
    NoSuchProject,
    NoSuchTerritory,
    NotForStock,
    NoZoneAtAll,
    PawnsBelowZero,
    ProjectMissing,
    ProjectTwice,
    RoleMissing,
    RoleTwice,
    SeatOwes,
    TokenAstray,
    TooManyLabels,
    TooManyPawns,
    ZonesOffLimit,
)
from boardkit.games.terristories.rules.hazards import pile as hazards
from boardkit.games.terristories.rules.ledger import capacity, individuals, labels, zones
from boardkit.games.terristories.rules.model import INDICES, NOTHING, AleaCard, ProjectCard, Role, State
from boardkit.games.terristories.rules.options import drawn, without_objectives
from boardkit.games.terristories.rules.questions import ChooseRole, DrawMission, DrawPlanet
from boardkit.games.terristories.rules.starting import pile as projects
from boardkit.maps.octagons import Octagon

Piece: TypeAlias = tuple[Seat, ProjectCard] | AleaCard
"""A project of a seat's pile, or a hazard card."""

PAWNS: Final = 5
"""How many individuals and how many zones a seat has at most (V.1.d)."""

LABELS: Final = 12
"""How many labels there are."""

CUBES: Final = 999
"""More cubes than a seat can ever have."""


def faults(state: State) -> Iterator[Fault]:
    """III to VI Look at what lies on the table, and, once that can be, at whether it fits the moment."""
    found = list(_uneven(state)) or list(_strangers(state)) or list(lying(state)) or list(fitting(state))
    yield from found


def _uneven(state: State) -> Iterator[Fault]:
    """Look for rows that have not one entry for each seat."""
    season, council = state.season, state.council
    yield from uneven(state.seats, state.chosen, state.offers, state.claims)
    yield from uneven(state.seats, season.harvest, season.drilling, season.relief, season.deals)
    yield from uneven(state.seats, *(offer.paid for offer in state.offers if offer is not None))
    for land in state.land.values():
        yield from uneven(state.seats, land.zones, land.individuals)
    if council is not None:
        yield from uneven(state.seats, council.votes, council.pledges)


def _strangers(state: State) -> Iterator[Fault]:
    """Look for cards that are none of the box, and for places off the planet."""
    project, alea = shape(ProjectCard), shape(AleaCard)
    for whole, value in dict.fromkeys(leaves(shape(type(state)), state)):
        if isinstance(value, Octagon) and value not in state.land:
            yield NoSuchTerritory(value)
        elif whole == project and value not in PROJECTS and value != NOTHING:
            yield NoSuchProject(value)
        elif whole == alea and value not in ALEAS:
            yield NoSuchAlea(value)


def lying(state: State) -> Iterator[Fault]:
    """III, V.1.d Count the cards, and look at tracks, territories and seats, also in the midst of a rule."""
    for index, value in zip(INDICES, state.indices, strict=True):
        if not LOWEST <= value <= HIGHEST:
            yield IndexOffTrack(index, value)
    yield from _voyage(state)
    yield from _tokens(state)
    yield from _territories(state)
    for seat in state.everyone:
        yield from _seat(state, seat)
    yield from _roles(state)
    for piece, more in surplus(box(state), pieces(state)):
        yield _piece(piece, more)


def _voyage(state: State) -> Iterator[Fault]:
    """IV.2 Planet and mission are drawn, or to be drawn, and the territories are those of the planet."""
    waiting = {type(business) for business in state.pile}
    tiles = {at: territory.terrain for at, territory in state.land.items()}
    unknown = drawn(state.planet) and DrawPlanet not in waiting
    missing = not tiles and LayPlanet not in waiting
    if unknown or missing or (tiles and tiles != PLANETS[state.planet].territories):
        yield LandOfAnotherPlanet(state.planet)
    if drawn(state.mission) and DrawMission not in waiting:
        yield MissionNotDrawn()


def _tokens(state: State) -> Iterator[Fault]:
    """V.2.c Each project has one token, if any, which stands by a zone of its seat."""
    placed = Counter(
        card.project for tableau in state.tableaux for card in tableau.cards if card.at is not None
    )
    for seat in state.everyone:
        for card in state.tableaux[seat].cards:
            if card.stocked and not PROJECTS[card.project].stock:
                yield NotForStock(card.project)
            if card.at is not None:
                twice = placed[card.project] > 1 or not PROJECTS[card.project].token
                if twice or not state.land[card.at].zones[seat]:
                    yield TokenAstray(card.project)


def _territories(state: State) -> Iterator[Fault]:
    """IV.2.b, IV.2.c A territory holds so many cubes and zones at most."""
    for at, land in state.land.items():
        if not 0 <= land.cubes <= capacity(state, at):
            yield CubesOffLimit(at, land.cubes, capacity(state, at))
        if min(*land.zones, *land.individuals) < 0:
            yield PawnsBelowZero(at)
        if sum(land.zones) > TERRAINS[land.terrain].zones:
            yield ZonesOffLimit(at, sum(land.zones), TERRAINS[land.terrain].zones)
    held = sum(labels(state, seat) for seat in state.everyone)
    if held > LABELS:
        yield TooManyLabels(held, LABELS)


def _seat(state: State, seat: Seat) -> Iterator[Fault]:
    """IV.2.k to IV.2.p Look at what a seat owns."""
    tableau = state.tableaux[seat]
    placed = max(individuals(state, seat), zones(state, seat))
    if not 0 <= tableau.cubes <= CUBES:
        yield SeatOwes(seat, tableau.cubes)
    if placed > PAWNS:
        yield TooManyPawns(seat, placed, PAWNS)
    if state.round and not zones(state, seat):
        yield NoZoneAtAll(seat)
    if len(tableau.hand) > HAND:
        yield HandTooLarge(seat, len(tableau.hand), HAND)


def _roles(state: State) -> Iterator[Fault]:
    """IV.2.h Nobody shares a role, and characters belong to theirs."""
    taken = Counter(tableau.role for tableau in state.tableaux)
    yield from (RoleTwice(role) for role in Role if taken[role] > 1)
    for seat in state.everyone:
        tableau = state.tableaux[seat]
        if tableau.role is None and ChooseRole(seat) not in state.pile:
            yield RoleMissing(seat)
        elif not _has_its_character(state, seat):
            yield CharacterAstray(seat)


def _has_its_character(state: State, seat: Seat) -> bool:
    tableau = state.tableaux[seat]
    if tableau.character is None:
        return not tableau.shown and (not state.round or without_objectives(state.options, state.seats))
    profile = PROFILES.get(tableau.character)
    fits = profile is not None and profile.role is tableau.role
    return fits and not without_objectives(state.options, state.seats)


def _piece(piece: Piece, more: int) -> Fault:
    if isinstance(piece, tuple):
        seat, project = piece
        return ProjectTwice(seat, project, more) if more > 0 else ProjectMissing(seat, project)
    return AleaTwice(piece, more) if more > 0 else AleaMissing(piece)


def box(state: State) -> Counter[Piece]:
    """III.1 Count what the box holds: projects by seat, once they are dealt, and hazards."""
    dealt = state.round or any(tableau.bag or tableau.hand for tableau in state.tableaux)
    own = [(seat, card) for seat in state.everyone for card in projects(state, seat)] if dealt else []
    return Counter([*own, *hazards(state.options)])


def pieces(state: State) -> Counter[Piece]:
    """Count cards wherever they lie."""
    found: Counter[Piece] = Counter([*state.aleas, *state.aleas_under, *state.aleas_out])
    found.update(card for card in (state.alea, state.foreseen) if card is not None)
    for seat in state.everyone:
        found.update((seat, card) for card in _projects(state, seat))
    return found


def _projects(state: State, seat: Seat) -> list[ProjectCard]:
    tableau, offer = state.tableaux[seat], state.offers[seat]
    buried = [entry.card for entry in tableau.under]
    lying = [card.project for card in tableau.cards]
    return [*tableau.hand, *tableau.bag, *buried, *lying, *([offer.project] if offer else [])]
