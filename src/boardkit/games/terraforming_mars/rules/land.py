"""III.B Where tiles may go, and what lies next to what."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from boardkit.core import Condition, Refusal, Seat, must
from boardkit.games.terraforming_mars.box import CARDS, GROUNDS, TILES
from boardkit.games.terraforming_mars.box.effects import Adjacency, Base, Neighbour, Placement, PlaceTile
from boardkit.games.terraforming_mars.box.facts import Ground
from boardkit.games.terraforming_mars.box.things import CITIES, OFF, Area, Card, TileKind
from boardkit.games.terraforming_mars.rules.model import Planet, Tile
from boardkit.maps import hexes

NAMED: Final = {"ganymede_colony": Area(OFF, 0), "phobos_space_haven": Area(OFF, 1)}
"""The areas off Mars by name."""

HEXES: Final = {
    Area(row, column): place
    for row, places in enumerate(hexes.rows(4))
    for column, place in enumerate(places)
}
"""Where the areas of Mars lie."""

_AREAS: Final = {place: area for area, place in HEXES.items()}

AROUND: Final[Mapping[Area, tuple[Area, ...]]] = {
    area: tuple(_AREAS[near] for near in hexes.neighbours(place) if near in _AREAS)
    for area, place in HEXES.items()
} | dict.fromkeys(NAMED.values(), ())
"""The neighbours of each area, clockwise from the upper left."""


def ground(at: Area) -> Ground:
    """Return what is printed on an area; nothing on those off Mars."""
    return GROUNDS[at] if at.on_mars else Ground(at)


def around(planet: Planet, at: Area) -> list[Tile]:
    """Return the tiles next to an area."""
    return [planet.tiles[near] for near in AROUND[at] if near in planet.tiles]


def next_to_card(planet: Planet, card: Card) -> list[Tile]:
    """Return the tiles next to the one that a card placed; none if it could not be placed."""
    kind = _tile_of(card)
    return [tile for at in planet.of_kind(kind) for tile in around(planet, at)]


@cache
def _tile_of(card: Card) -> TileKind:
    return next(effect.tile for effect in CARDS[card].effects if isinstance(effect, PlaceTile))


def supply(planet: Planet, kind: TileKind) -> int:
    """III How many tiles of a kind are left; greeneries and cities share theirs."""
    pair = (TileKind.GREENERY, TileKind.CITY)
    return TILES[kind].supply - len(planet.of_kind(*(pair if kind in pair else (kind,))))


def places(planet: Planet, seat: Seat, placement: Placement) -> tuple[Area, ...]:
    """III.B List where a seat may place a tile, in reading order."""
    return _places(PlanetKey(planet), seat, placement)


def tile_places(planet: Planet, seat: Seat, kind: TileKind, placement: Placement) -> tuple[Area, ...]:
    """III.B List where a seat may place a tile of a kind; nowhere when none is left."""
    return places(planet, seat, placement) if supply(planet, kind) else ()


class PlanetKey:
    """A planet as a key: the same one, not an equal one, since to compare takes long."""

    def __init__(self, planet: Planet) -> None:
        self.planet = planet

    def __hash__(self) -> int:
        return id(self.planet)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlanetKey) and self.planet is other.planet


@lru_cache(maxsize=256)
def _places(planet: PlanetKey, seat: Seat, placement: Placement) -> tuple[Area, ...]:
    mars = planet.planet
    found = tuple([at for at in grounds(placement) if _is_open_to(mars, seat, placement, at)])
    if placement.if_possible is None:
        return found
    wanted = Adjacency(placement.if_possible, least=1)
    return tuple(at for at in found if _is_beside(mars, seat, wanted, at)) or found


@cache
def grounds(placement: Placement) -> tuple[Area, ...]:
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


def _misplaced(placement: Placement, at: Area) -> Refusal | None:
    """III.A Why an area is not the ground for a placement, whatever lies there, or None."""
    if at not in AROUND:
        return NoSuchArea()
    printed = ground(at)
    match placement.base:
        case Base.NAMED:
            fits = NAMED.get(placement.area or "") == at or printed.reserved_for == placement.area
        case Base.OCEAN_RESERVED:
            fits = printed.ocean_reserved
        case Base.VOLCANIC:
            fits = printed.volcanic
        case Base.LAND:
            fits = at.on_mars and not printed.ocean_reserved and printed.reserved_for is None
    if not fits:
        return WrongGround(at)
    if placement.bonus and not any(resource in printed.bonus for resource in placement.bonus):
        return NoBonusThere(at)
    return None


def unfit(planet: Planet, seat: Seat, placement: Placement, at: Area) -> Refusal | None:
    """III.B Why a seat may not place there, or None; wishes that hold if possible do not count."""
    return _misplaced(placement, at) or _barred(planet, seat, placement, at)


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


def _barred(planet: Planet, seat: Seat, placement: Placement, at: Area) -> Refusal | None:
    """III.B Why a seat may not place on fitting ground, or None."""
    if at in planet.tiles:
        return AreaTaken(at)
    if planet.claims.get(at, seat) != seat:
        return AreaClaimedBy(at, planet.claims[at])
    beside = all(_is_beside(planet, seat, wanted, at) for wanted in placement.adjacent)
    return None if beside else WrongNeighbours(at)


def _is_open_to(planet: Planet, seat: Seat, placement: Placement, at: Area) -> bool:
    """III.B Tell whether a seat may place on fitting ground; `_barred` says why not."""
    free = at not in planet.tiles and planet.claims.get(at, seat) == seat
    return free and all(_is_beside(planet, seat, wanted, at) for wanted in placement.adjacent)


def fitting(planet: Planet, seat: Seat, placement: Placement, at: Area) -> Iterator[Condition]:
    """III.B Tell one by one what it takes to place there; `unfit` answers the same for many areas at once."""
    misplaced = _misplaced(placement, at)
    yield Condition(type(misplaced or WrongGround(at)), misplaced)
    if misplaced is not None:
        return
    yield must(at not in planet.tiles, AreaTaken(at))
    holder = planet.claims.get(at, seat)
    yield Condition(AreaClaimedBy, None if holder == seat else AreaClaimedBy(at, holder))
    beside = all(_is_beside(planet, seat, wanted, at) for wanted in placement.adjacent)
    yield must(beside, WrongNeighbours(at))


def _is_beside(planet: Planet, seat: Seat, wanted: Adjacency, at: Area) -> bool:
    number = len([tile for tile in around(planet, at) if _is_such(tile, seat, wanted.to)])
    return (wanted.least is None or number >= wanted.least) and (wanted.most is None or number <= wanted.most)


def _is_such(tile: Tile, seat: Seat, sort: Neighbour) -> bool:
    match sort:
        case Neighbour.ANY_TILE:
            return True
        case Neighbour.OWN_TILE:
            return tile.owner == seat
        case Neighbour.CITY:
            return tile.kind in CITIES
        case Neighbour.GREENERY:
            return tile.kind is TileKind.GREENERY


OPEN_LAND: Final = dict.fromkeys(
    at for at, printed in GROUNDS.items() if not printed.ocean_reserved and printed.reserved_for is None
)
"""The areas of Mars that are reserved for nothing, in reading order."""


def free_land(planet: Planet) -> Iterator[Area]:
    """VII.B Walk the empty areas of Mars that are reserved for nothing, in reading order."""
    return (at for at in OPEN_LAND if at not in planet.tiles)
