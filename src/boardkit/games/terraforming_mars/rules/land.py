"""III.B Where tiles may go, what lies next to what, and how tiles and claims come onto the map."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from boardkit.core import Condition, Refusal, Seat, SeatEvent, Step, emit, must
from boardkit.core.values import remembered
from boardkit.games.terraforming_mars.box import CARDS, GROUNDS, TILES, facts
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.things import CITIES, OFF, Area, Card, Parameter, Resource, TileKind
from boardkit.games.terraforming_mars.rules import changes, jobs
from boardkit.games.terraforming_mars.rules.model import Phase, Planet, State, Tile
from boardkit.games.terraforming_mars.rules.moves import Place
from boardkit.games.terraforming_mars.rules.questions import Deal, Job, WhereClaim, WherePlace
from boardkit.maps import hexes

NAMED: Final = {"ganymede_colony": Area(OFF, 0), "phobos_space_haven": Area(OFF, 1)}
"""The areas off Mars by name."""

_ROWS: Final = list(enumerate(hexes.rows(4)))
HEXES: Final = {Area(row, column): place for row, places in _ROWS for column, place in enumerate(places)}
"""Where the areas of Mars lie."""

_AREAS: Final = {place: area for area, place in HEXES.items()}

AROUND: Final[Mapping[Area, tuple[Area, ...]]] = {
    area: tuple(_AREAS[near] for near in hexes.neighbours(place) if near in _AREAS)
    for area, place in HEXES.items()
} | dict.fromkeys(NAMED.values(), ())
"""The neighbours of each area, clockwise from the upper left."""


def ground(at: Area) -> facts.Ground:
    """Return what is printed on an area; nothing on those off Mars."""
    return GROUNDS[at] if at.on_mars else facts.Ground(at)


def around(planet: Planet, at: Area) -> list[Tile]:
    """Return the tiles next to an area."""
    return [planet.tiles[near] for near in AROUND[at] if near in planet.tiles]


def next_to_card(planet: Planet, card: Card) -> list[Tile]:
    """Return the tiles next to the one that a card placed; none if it could not be placed."""
    kind = next(effect.tile for effect in CARDS[card].effects if isinstance(effect, fx.PlaceTile))
    return [tile for at in planet.of_kind(kind) for tile in around(planet, at)]


def supply(planet: Planet, kind: TileKind) -> int:
    """III How many tiles of a kind are left; greeneries and cities share theirs."""
    pair = (TileKind.GREENERY, TileKind.CITY)
    return TILES[kind].supply - len(planet.of_kind(*(pair if kind in pair else (kind,))))


@remembered
def places(planet: Planet, seat: Seat, placement: fx.Placement) -> tuple[Area, ...]:
    """III.B List where a seat may place a tile, in reading order; `fitting` says why nowhere else."""
    tiles, claims = planet.tiles, planet.claims
    found = [at for at in grounds(placement) if at not in tiles and claims.get(at, seat) == seat]
    for wanted in placement.adjacent:
        found = [at for at in found if _is_beside(planet, seat, wanted, at)]
    if placement.if_possible is not None:
        wanted = fx.Adjacency(placement.if_possible, least=1)
        found = [at for at in found if _is_beside(planet, seat, wanted, at)] or found
    return tuple(found)


def tile_places(planet: Planet, seat: Seat, kind: TileKind, placement: fx.Placement) -> tuple[Area, ...]:
    """III.B List where a seat may place a tile of a kind; nowhere when none is left."""
    return places(planet, seat, placement) if supply(planet, kind) else ()


@cache
def grounds(placement: fx.Placement) -> tuple[Area, ...]:
    """III.A List the areas that are the ground for a placement, whatever lies there."""
    return tuple(at for at in (*HEXES, *NAMED.values()) if _misplaced(placement, at) is None)


class NoSuchArea(Refusal, word="no-such-area", rule="III.A"):
    """There is no such area."""


class WrongGround(Refusal, word="wrong-ground", rule="III.A.11"):
    """The area is reserved for something else, or not the one wanted."""

    at: Area


class NoBonusThere(Refusal, word="no-bonus-there", rule="V.A.2.6"):
    """The area does not show the bonus that is wanted."""

    at: Area


def _misplaced(placement: fx.Placement, at: Area) -> Refusal | None:
    """III.A Why an area is not the ground for a placement, whatever lies there, or None."""
    if at not in AROUND:
        return NoSuchArea()
    printed = ground(at)
    match placement.base:
        case fx.Base.NAMED:
            fits = NAMED.get(placement.area or "") == at or printed.reserved_for == placement.area
        case fx.Base.OCEAN_RESERVED:
            fits = printed.ocean_reserved
        case fx.Base.VOLCANIC:
            fits = printed.volcanic
        case fx.Base.LAND:
            fits = at.on_mars and not printed.ocean_reserved and printed.reserved_for is None
    if not fits:
        return WrongGround(at)
    if placement.bonus and not any(resource in printed.bonus for resource in placement.bonus):
        return NoBonusThere(at)
    return None


class AreaTaken(Refusal, word="area-taken", rule="III.B.1"):
    """A tile lies there."""

    at: Area


class AreaClaimedBy(Refusal, word="area-claimed-by", rule="V.A.2.6"):
    """The area is kept for somebody else."""

    at: Area
    seat: Seat


class WrongNeighbours(Refusal, word="wrong-neighbours", rule="III.B.1"):
    """The tiles next to the area are not as they must be."""

    at: Area


def fitting(planet: Planet, seat: Seat, placement: fx.Placement, at: Area) -> Iterator[Condition]:
    """III.B Tell one by one what it takes to place there."""
    misplaced = _misplaced(placement, at)
    yield Condition(type(misplaced or WrongGround(at)), misplaced)
    if misplaced is not None:
        return
    yield must(at not in planet.tiles, AreaTaken(at))
    holder = planet.claims.get(at, seat)
    yield Condition(AreaClaimedBy, None if holder == seat else AreaClaimedBy(at, holder))
    beside = all(_is_beside(planet, seat, wanted, at) for wanted in placement.adjacent)
    yield must(beside, WrongNeighbours(at))


def _is_beside(planet: Planet, seat: Seat, wanted: fx.Adjacency, at: Area) -> bool:
    number = beside(planet, seat, wanted.to).get(at, 0)
    return (wanted.least is None or number >= wanted.least) and (wanted.most is None or number <= wanted.most)


SORTS: Final[Mapping[fx.Neighbour, Callable[[Tile, Seat], bool]]] = {
    fx.Neighbour.ANY_TILE: lambda *_: True,
    fx.Neighbour.OWN_TILE: lambda tile, seat: tile.owner == seat,
    fx.Neighbour.CITY: lambda tile, _: tile.kind in CITIES,
    fx.Neighbour.GREENERY: lambda tile, _: tile.kind is TileKind.GREENERY,
}
"""Which tiles are of a sort to a seat."""


@remembered
def beside(planet: Planet, seat: Seat, sort: fx.Neighbour) -> Mapping[Area, int]:
    """Count for each area the tiles of a sort next to it; areas that have none are left out."""
    of_sort = SORTS[sort]
    return Counter([near for at, tile in planet.tiles.items() if of_sort(tile, seat) for near in AROUND[at]])


OPEN_LAND: Final = dict.fromkeys(
    at for at, printed in GROUNDS.items() if not printed.ocean_reserved and printed.reserved_for is None
)
"""The areas of Mars that are reserved for nothing, in reading order."""


OCEAN_BONUS: Final = 2  # III.B Megacredits for each ocean next to a tile just placed


class NoRoomForTile(Refusal, word="no-room-for-tile", rule="XI.A"):
    """A tile has no place, or none is left, and the table plays by the official rulings."""

    tile: TileKind


def room_for_tile(attempt: jobs.Attempt, effect: fx.PlaceTile) -> Condition | None:
    """XI.A By the official rulings a tile, if no ocean, must have a place; by the book it is lost."""
    state = attempt.state
    if not state.options.official_rulings or effect.tile is TileKind.OCEAN:
        return None
    where = tile_places(state.planet, attempt.seat, effect.tile, effect.placement)
    return must(where, NoRoomForTile(effect.tile))


class NowhereToPlace(SeatEvent, rule="V.A.2.6", wasted=True):
    """A tile has no place, or none is left."""

    tile: TileKind


def do_place(state: State, job: Job, effect: fx.PlaceTile) -> Step[State]:
    """III.B A tile is placed if it can be; if it cannot, what hangs on it is lost, too."""
    where = tile_places(state.planet, job.owner, effect.tile, effect.placement)
    if not where:
        return emit(state, NowhereToPlace(job.owner, effect.tile))
    if len(where) > 1:
        return jobs.asked(state, job, WherePlace(job.owner, effect.tile))
    return _placed(state, job, effect, where[0])


def placings(state: State) -> Iterable[Place]:
    """III.B List where the tile may go."""
    job, effect = jobs.job_of(state, fx.PlaceTile)
    return map(Place, places(state.planet, job.owner, effect.placement))


def may_place(state: State, move: Place) -> Iterator[Condition]:
    """III.B The area is empty, open to the seat, and has the neighbours it must have."""
    job, effect = jobs.job_of(state, fx.PlaceTile)
    return _open(move, placings(state), fitting(state.planet, job.owner, effect.placement, move.at))


def _open(move: Place, listed: Iterable[Place], conditions: Iterator[Condition]) -> Iterator[Condition]:
    *ground, beside = conditions
    yield from ground
    yield must(move in listed, beside.refusal or WrongNeighbours(move.at))


def place(state: State, move: Place) -> Step[State]:
    """III.B The seat chose where."""
    job, effect = jobs.job_of(state, fx.PlaceTile)
    return _placed(jobs.pop_job(state), job, effect, move.at)


def _placed(state: State, job: Job, effect: fx.PlaceTile, at: Area) -> Step[State]:
    more = (fx.PlaceTile(effect.tile, effect.count - 1, effect.placement),) if effect.count > 1 else ()
    return lay(jobs.after(state, job, more), job.owner, effect.tile, at, job.card)


class TilePlaced(SeatEvent, rule="III.B.1", touches=("planet.tiles[at]", "planet.claims[at]")):
    """A seat placed a tile."""

    tile: TileKind
    at: Area


def lay(state: State, seat: Seat, kind: TileKind, at: Area, card: Card) -> Step[State]:
    """III.B A tile covers an area: bonuses, then what the tile itself does, then what it sets off."""
    tile = Tile(kind, None if kind is TileKind.OCEAN else seat)
    state = state.but(planet=state.planet.lay(at, tile), latest=at)
    step = emit(state, TilePlaced(seat, kind, at)).then(_bonus, seat, at)
    # An ocean raises the rating, a greenery the oxygen, except at the very end.
    if kind is TileKind.OCEAN:
        step = step.then(changes.rate, seat, 1)
    elif kind is TileKind.GREENERY and state.phase is not Phase.ENDING:
        step = step.then(changes.raise_steps, seat, Parameter.OXYGEN, 1)
    return step.then(jobs.add, jobs.by_tile(state, seat, tile, at, card))


def _bonus(state: State, seat: Seat, at: Area) -> Step[State]:
    """III.A, III.B The covered area gives its bonus, each ocean next to it two megacredits."""
    printed = ground(at)
    oceans = sum(tile.kind is TileKind.OCEAN for tile in around(state.planet, at))
    set_off = jobs.by_bonus(state, seat, tuple(printed.bonus))
    if printed.cards:
        state = state.ask(Deal(seat, printed.cards))
    step = Step(state)
    for resource, amount in printed.bonus.items():
        step = step.then(changes.gain, seat, resource, amount)
    return step.then(changes.gain, seat, Resource.MEGACREDITS, OCEAN_BONUS * oceans).then(jobs.add, set_off)


def do_claim(state: State, job: Job, effect: fx.ClaimArea) -> Step[State]:
    """V.A An empty area is kept for the seat."""
    if not _claimable(state, job, effect):
        return jobs.fizzle(state, job)
    return jobs.asked(state, job, WhereClaim(job.owner))


def _claimable(state: State, job: Job, effect: fx.ClaimArea) -> tuple[Area, ...]:
    """V.A List what may be claimed: areas on which nobody, the seat included, has a claim."""
    found = places(state.planet, job.owner, effect.placement)
    return tuple(at for at in found if at not in state.planet.claims)


def claims(state: State) -> Iterable[Place]:
    """V.A List the areas that the seat may claim."""
    return map(Place, _claimable(state, *jobs.job_of(state, fx.ClaimArea)))


def may_claim(state: State, move: Place) -> Iterator[Condition]:
    """V.A The area is empty, and nobody has a claim on it."""
    job, effect = jobs.job_of(state, fx.ClaimArea)
    return _open(move, claims(state), fitting(state.planet, job.owner, effect.placement, move.at))


class AreaClaimed(SeatEvent, rule="V.A.2.6", touches=("planet.claims[at]",)):
    """A seat claimed an area."""

    at: Area


def claim(state: State, move: Place) -> Step[State]:
    """V.A The seat chose what it claims."""
    owner = jobs.job_below(state).owner
    state = jobs.onward(state).but(planet=state.planet.claim(move.at, owner))
    return emit(state, AreaClaimed(owner, move.at))
