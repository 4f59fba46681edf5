"""What cannot be on a table of TerriStories: cards twice or nowhere, too many tokens, tracks too far."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

from attrs import frozen

from boardkit.core.faults import Fault
from boardkit.core.position import surplus, uneven
from boardkit.core.table import Seat
from boardkit.games.terristories.components import ALEAS, HIGHEST, LOWEST, PLANETS, PROJECTS
from boardkit.games.terristories.model import INDICES, AleaCard, Index, ProjectCard, State
from boardkit.games.terristories.options import Planet
from boardkit.games.terristories.rules.hazards import pile as hazards
from boardkit.games.terristories.rules.ledger import capacity, individuals, labels, zones
from boardkit.games.terristories.rules.starting import pile as projects
from boardkit.maps.octagons import Octagon

Piece: TypeAlias = tuple[Seat, ProjectCard] | AleaCard
"""A project of a seat's pile, or a hazard card."""

PAWNS: Final = 5
"""How many individuals and how many zones a seat has at most (V.1.d)."""

LABELS: Final = 12
"""How many labels there are."""


@frozen
class NoSuchProject(Fault):
    """A project is none of the box."""

    name: str


@frozen
class NoSuchAlea(Fault):
    """A hazard is none of the box."""

    name: str


@frozen
class ProjectTwice(Fault):
    """A seat's project lies in several places."""

    seat: Seat
    card: ProjectCard
    more: int


@frozen
class ProjectMissing(Fault):
    """A seat's project lies nowhere."""

    seat: Seat
    card: ProjectCard


@frozen
class AleaTwice(Fault):
    """A hazard lies in several places."""

    card: AleaCard
    more: int


@frozen
class AleaMissing(Fault):
    """A hazard lies nowhere."""

    card: AleaCard


@frozen
class IndexOffTrack(Fault):
    """An index stands beside its track."""

    index: Index
    value: int


@frozen
class CubesOffLimit(Fault):
    """A territory holds fewer than no cubes, or more than it can."""

    at: Octagon
    cubes: int
    most: int


@frozen
class TooManyPawns(Fault):
    """A seat has more individuals or zones on the planet than it owns."""

    seat: Seat
    count: int
    most: int


@frozen
class PawnsBelowZero(Fault):
    """Fewer than no individuals or zones stand on a territory."""

    at: Octagon


@frozen
class TooManyLabels(Fault):
    """The seats hold more labels than there are."""

    count: int
    most: int


@frozen
class LandOfAnotherPlanet(Fault):
    """The territories are not those of the planet."""

    planet: Planet


@frozen
class TokenAstray(Fault):
    """The token of a project stands on the planet that has none, or none left."""

    card: ProjectCard


@frozen
class SeatOwes(Fault):
    """A seat has fewer than no cubes."""

    seat: Seat
    cubes: int


def faults(state: State) -> Iterator[Fault]:
    """III, V.1.d Count the cards, and look at tracks, territories and limits."""
    rows = [row for land in state.land.values() for row in (land.zones, land.individuals)]
    season = state.season
    bad = list(uneven(state.seats, state.chosen, state.offers, state.claims, *rows))
    bad += uneven(state.seats, season.harvest, season.drilling, season.relief)
    yield from bad
    if not bad:
        yield from _limits(state)
        for piece, more in surplus(box(state), pieces(state)):
            yield _piece(piece, more)


def _piece(piece: Piece, more: int) -> Fault:
    if isinstance(piece, tuple):
        seat, project = piece
        if project not in PROJECTS:
            return NoSuchProject(project)
        return ProjectTwice(seat, project, more) if more > 0 else ProjectMissing(seat, project)
    if piece not in ALEAS:
        return NoSuchAlea(piece)
    return AleaTwice(piece, more) if more > 0 else AleaMissing(piece)


def _limits(state: State) -> Iterator[Fault]:
    for index, value in zip(INDICES, state.indices, strict=True):
        if not LOWEST <= value <= HIGHEST:
            yield IndexOffTrack(index, value)
    for at, land in state.land.items():
        if not 0 <= land.cubes <= capacity(state, at):
            yield CubesOffLimit(at, land.cubes, capacity(state, at))
        if min(*land.zones, *land.individuals) < 0:
            yield PawnsBelowZero(at)
    for seat in state.everyone:
        if state.tableaux[seat].cubes < 0:
            yield SeatOwes(seat, state.tableaux[seat].cubes)
        if max(individuals(state, seat), zones(state, seat)) > PAWNS:
            yield TooManyPawns(seat, max(individuals(state, seat), zones(state, seat)), PAWNS)
    yield from _tokens(state)
    tiles = {at: territory.terrain for at, territory in state.land.items()}
    if tiles and tiles != PLANETS[state.planet].territories:
        yield LandOfAnotherPlanet(state.planet)
    held = sum(labels(state, seat) for seat in state.everyone)
    if held > LABELS:
        yield TooManyLabels(held, LABELS)


def _tokens(state: State) -> Iterator[Fault]:
    """V.2.c Each project has one token, if any."""
    placed = [card.project for tableau in state.tableaux for card in tableau.cards if card.at is not None]
    for project, count in Counter(placed).items():
        if project in PROJECTS and (count > 1 or not PROJECTS[project].token):
            yield TokenAstray(project)


def box(state: State) -> Counter[Piece]:
    """III.1 Count what the box holds: projects by seat, once they are dealt, and hazards."""
    dealt = any(tableau.bag or tableau.hand for tableau in state.tableaux)
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
