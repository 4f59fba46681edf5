"""IV The table before the first round: planet, mission, roles, characters, and the cards dealt."""

from collections.abc import Iterator
from functools import cache

from boardkit.core import CHANCE, Event, Pending, Refusal, Seat, SeatEvent, Step, emit
from boardkit.games.terristories import box
from boardkit.games.terristories.box import things
from boardkit.games.terristories.rules import questions
from boardkit.games.terristories.rules.model import State, Territory
from boardkit.games.terristories.rules.moves import GoTo, SetOut, TakeCharacter, TakeRole
from boardkit.games.terristories.rules.options import STARS, without_objectives
from boardkit.maps.octagons import Octagon

LAST_CHANCE_ZONES = 2


def planets(state: State) -> Iterator[GoTo]:
    """IV.2.a A planet of the wished number of stars is drawn."""
    stars = STARS.get(state.options.planet)
    yield from (GoTo(planet) for planet, layout in box.PLANETS.items() if layout.stars == stars)


class WrongPlanet(Refusal, word="wrong-planet", rule="IV.2.a"):
    """The planet is not among those that are drawn from."""


class PlanetDrawn(Event, rule="IV.2.a", touches=("planet",)):
    """The planet is known."""

    planet: things.Planet


def go(state: State, move: GoTo) -> Step[State]:
    """IV.2.a The planet is known."""
    return emit(state.answered().__replace__(planet=move.planet), PlanetDrawn(move.planet))


def missions(state: State) -> Iterator[SetOut]:
    """IV.2.d A mission of the wished number of stars is drawn."""
    stars = STARS.get(state.options.mission)
    yield from (SetOut(mission) for mission, goal in box.MISSIONS.items() if goal.stars == stars)


class WrongMission(Refusal, word="wrong-mission", rule="IV.2.d"):
    """The mission is not among those that are drawn from."""


class MissionDrawn(Event, rule="IV.2.d", touches=("mission",)):
    """The mission is known."""

    mission: things.Mission


def set_out(state: State, move: SetOut) -> Step[State]:
    """IV.2.d The mission is known."""
    return emit(state.answered().__replace__(mission=move.mission), MissionDrawn(move.mission))


class PlanetLaid(Event, rule="IV.2.c", touches=("land", "indices")):
    """The territories are laid out, and the indices set."""

    planet: things.Planet
    societal: int
    economy: int
    environment: int


def lay_planet(state: State) -> Step[State]:
    """IV.2.c, IV.2.d Territories are laid with as many cubes as they hold, and the indices are set.

    III.1, VII Two players begin one point higher on every index; out of nothing, all at the bottom.
    """
    layout = box.PLANETS[state.planet]
    nobody, land = (0,) * state.seats, dict[Octagon, Territory]()
    for at, terrain in layout.territories.items():
        cubes = 0 if at in layout.sterile else box.TERRAINS[terrain].cubes
        land[at] = Territory(terrain, cubes, nobody, nobody)
    higher = box.TWO_PLAYERS_START_HIGHER_BY if state.seats == 2 else 0
    start = (box.LOWEST,) * 3 if state.options.ex_nihilo else box.MISSIONS[state.mission].start
    societal, economy, environment = (min(value + higher, box.HIGHEST) for value in start)
    state = state.__replace__(land=land, indices=(societal, economy, environment))
    return emit(state, PlanetLaid(state.planet, *state.indices))


def targets(state: State) -> things.Triple:
    """IV.2.d, VII Return the common objective of the mission."""
    return (box.HIGHEST,) * 3 if state.options.ex_nihilo else box.MISSIONS[state.mission].target


def roles(state: State) -> Iterator[TakeRole]:
    """IV.2.h No two seats have the same role."""
    taken = {tableau.role for tableau in state.tableaux}
    return (TakeRole(role) for role in things.Role if role not in taken)


class RoleNotFree(Refusal, word="role-taken", rule="IV.2.h"):
    """Another seat has the role."""

    role: things.Role


class RoleTaken(SeatEvent, rule="IV.2.h", touches=("tableaux[seat].role",)):
    """A seat took a role."""

    role: things.Role


def take(state: State, question: questions.ChooseRole, move: TakeRole) -> Step[State]:
    """IV.2.h A role is taken."""
    state = state.answered().with_tableau(question.seat, role=move.role)
    return emit(state, RoleTaken(question.seat, move.role))


def characters(state: State, question: questions.DrawCharacter) -> Iterator[TakeCharacter]:
    """IV.2.h One of three characters of the role is drawn."""
    role = state.tableaux[question.to].role
    yield from (TakeCharacter(card) for card, profile in box.PROFILES.items() if profile.role is role)


class WrongCharacter(Refusal, word="wrong-character", rule="IV.2.h"):
    """The character belongs to another role."""


class CharacterDrawn(SeatEvent, rule="IV.2.h", reveals=True, hides={"character": things.HIDDEN_CHARACTER}):
    """A seat drew its character, and has read the back of the card."""

    touches = ("tableaux[seat].character",)

    character: things.Character


def become(state: State, question: questions.DrawCharacter, move: TakeCharacter) -> Step[State]:
    """IV.2.h A seat learns its profile, which is secret."""
    state = state.answered().with_tableau(question.to, character=move.character)
    return emit(state, CharacterDrawn(question.to, move.character))


class RolesSupplied(Event, rule="IV.2.l", touches=("tableaux[].cubes", "tableaux[].bag")):
    """Every seat took its cubes and the pile of its role."""

    cubes: int


def deal(state: State) -> Step[State]:
    """IV.2.h to IV.2.p Everybody takes cubes and a pile, draws cards, and settles, the ambassador first."""
    business: list[Pending] = []
    if not without_objectives(state.options, state.seats):
        business += [questions.DrawCharacter(CHANCE, seat) for seat in state.order]
    business += [questions.DrawProject(CHANCE, seat) for seat in state.order for _ in range(box.HAND)]
    last_chance = state.options.last_chance
    zones = LAST_CHANCE_ZONES if last_chance else box.START_ZONES
    individuals = box.INDIVIDUALS if last_chance else box.START_INDIVIDUALS
    business += [questions.PlaceFirstZone(seat) for seat in state.order for _ in range(zones)]
    business += [questions.PutIndividuals(seat, individuals) for seat in state.order]
    for seat in state.everyone:
        state = state.with_tableau(seat, cubes=box.START_CUBES, bag=pile(state, seat))
    return emit(state.ask(*business, questions.BeginRound()), RolesSupplied(box.START_CUBES))


def pile(state: State, seat: Seat) -> tuple[things.ProjectCard, ...]:
    """III.1, III.2 List the projects of a role; without personal objectives four of all stay in the box."""
    return _projects_of(state.tableaux[seat].role, without_objectives(state.options, state.seats))


@cache
def _projects_of(role: things.Role | None, peaceful: bool) -> tuple[things.ProjectCard, ...]:
    own = ((card, project.competitive) for card, project in box.PROJECTS.items() if project.role is role)
    return tuple(card for card, competitive in own if not (peaceful and competitive))
