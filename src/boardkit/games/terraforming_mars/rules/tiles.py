"""III.B Tiles and claims come onto the map."""

from collections.abc import Iterable, Iterator
from typing import Final

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.terraforming_mars.box.effects import ClaimArea, Placement, PlaceTile
from boardkit.games.terraforming_mars.box.things import Area, Card, Parameter, Resource, TileKind
from boardkit.games.terraforming_mars.rules import jobs, land, ongoing
from boardkit.games.terraforming_mars.rules.changes import gain, rate
from boardkit.games.terraforming_mars.rules.model import Phase, State, Tile
from boardkit.games.terraforming_mars.rules.moves import Place
from boardkit.games.terraforming_mars.rules.parameters import raise_steps
from boardkit.games.terraforming_mars.rules.questions import Deal, Job, WhereClaim, WherePlace

OCEAN_BONUS: Final = 2
"""III.B Megacredits for each ocean next to a tile just placed."""


class NoRoomForTile(Refusal, word="no-room-for-tile", rule="XI.A"):
    """A tile has no place, or none is left, and the table plays by the official rulings."""

    tile: TileKind


def room_for_tile(attempt: jobs.Attempt, effect: PlaceTile) -> Condition | None:
    """XI.A By the official rulings a tile, if no ocean, must have a place; by the book it is lost."""
    state = attempt.state
    if not state.options.official_rulings or effect.tile is TileKind.OCEAN:
        return None
    where = land.tile_places(state.planet, attempt.seat, effect.tile, effect.placement)
    return must(where, NoRoomForTile(effect.tile))


class NowhereToPlace(Event, rule="V.A.2.6", wasted=True):
    """A tile has no place, or none is left."""

    seat: Seat
    tile: TileKind


def do_place(state: State, job: Job, effect: PlaceTile) -> Step[State]:
    """III.B A tile is placed if it can be; if it cannot, what hangs on it is lost, too."""
    where = land.tile_places(state.planet, job.owner, effect.tile, effect.placement)
    if not where:
        return emit(state, NowhereToPlace(job.owner, effect.tile))
    if len(where) > 1:
        return jobs.asked(state, job, WherePlace(job.owner, effect.tile))
    return _placed(state, job, effect, where[0])


def placings(state: State) -> Iterable[Place]:
    """III.B List where the tile may go."""
    job, effect = jobs.job_of(state, PlaceTile)
    return map(Place, land.places(state.planet, job.owner, effect.placement))


def may_place(state: State, move: Place) -> Iterator[Condition]:
    """III.B The area is empty, open to the seat, and has the neighbours it must have."""
    job, effect = jobs.job_of(state, PlaceTile)
    return _open(state, job, effect.placement, move, placings(state))


def _open(
    state: State, job: Job, placement: Placement, move: Place, listed: Iterable[Place]
) -> Iterator[Condition]:
    *ground, beside = land.fitting(state.planet, job.owner, placement, move.at)
    yield from ground
    yield must(move in listed, beside.refusal or land.WrongNeighbours(move.at))


def place(state: State, move: Place) -> Step[State]:
    """III.B The seat chose where."""
    job, effect = jobs.job_of(state, PlaceTile)
    return _placed(jobs.pop_job(state), job, effect, move.at)


def _placed(state: State, job: Job, effect: PlaceTile, at: Area) -> Step[State]:
    more = (PlaceTile(effect.tile, effect.count - 1, effect.placement),) if effect.count > 1 else ()
    return lay(jobs.after(state, job, more), job.owner, effect.tile, at, job.card)


class TilePlaced(Event, rule="III.B.1", touches=("planet.tiles[at]", "planet.claims[at]")):
    """A seat placed a tile."""

    seat: Seat
    tile: TileKind
    at: Area


def lay(state: State, seat: Seat, kind: TileKind, at: Area, card: Card) -> Step[State]:
    """III.B A tile covers an area: bonuses, then what the tile itself does, then what it sets off."""
    tile = Tile(kind, None if kind is TileKind.OCEAN else seat)
    state = state.but(planet=state.planet.lay(at, tile), latest=at)
    step = emit(state, TilePlaced(seat, kind, at)).then(_bonus, seat, at)
    jobs = ongoing.by_tile(state, seat, tile, at, card)
    return step.then(_rise, seat, kind).then(ongoing.add, jobs)


def _bonus(state: State, seat: Seat, at: Area) -> Step[State]:
    """III.A, III.B The covered area gives its bonus, each ocean next to it two megacredits."""
    printed = land.ground(at)
    oceans = sum(tile.kind is TileKind.OCEAN for tile in land.around(state.planet, at))
    jobs = ongoing.by_bonus(state, seat, tuple(printed.bonus))
    if printed.cards:
        state = state.ask(Deal(seat, printed.cards))
    step = Step(state)
    for resource, amount in printed.bonus.items():
        step = step.then(gain, seat, resource, amount)
    return step.then(gain, seat, Resource.MEGACREDITS, OCEAN_BONUS * oceans).then(ongoing.add, jobs)


def _rise(state: State, seat: Seat, kind: TileKind) -> Step[State]:
    """III.B An ocean raises the rating, a greenery the oxygen, except at the very end."""
    if kind is TileKind.OCEAN:
        return rate(state, seat, 1)
    if kind is TileKind.GREENERY and state.phase is not Phase.ENDING:
        return raise_steps(state, seat, Parameter.OXYGEN, 1)
    return Step(state)


def do_claim(state: State, job: Job, effect: ClaimArea) -> Step[State]:
    """V.A An empty area is kept for the seat."""
    if not _claimable(state, job, effect):
        return jobs.fizzle(state, job)
    return jobs.asked(state, job, WhereClaim(job.owner))


def _claimable(state: State, job: Job, effect: ClaimArea) -> tuple[Area, ...]:
    """V.A List what may be claimed: areas on which nobody, the seat included, has a claim."""
    found = land.places(state.planet, job.owner, effect.placement)
    return tuple(at for at in found if at not in state.planet.claims)


def claims(state: State) -> Iterable[Place]:
    """V.A List the areas that the seat may claim."""
    return map(Place, _claimable(state, *jobs.job_of(state, ClaimArea)))


def may_claim(state: State, move: Place) -> Iterator[Condition]:
    """V.A The area is empty, and nobody has a claim on it."""
    job, effect = jobs.job_of(state, ClaimArea)
    return _open(state, job, effect.placement, move, claims(state))


class AreaClaimed(Event, rule="V.A.2.6", touches=("planet.claims[at]",)):
    """A seat claimed an area."""

    seat: Seat
    at: Area


def claim(state: State, move: Place) -> Step[State]:
    """V.A The seat chose what it claims."""
    owner = jobs.job_below(state).owner
    planet = state.planet.claim(move.at, owner)
    return emit(jobs.onward(state).but(planet=planet), AreaClaimed(owner, move.at))
