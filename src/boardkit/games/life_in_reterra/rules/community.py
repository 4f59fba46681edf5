"""A player's land and all that stands on it: tiles as they are turned, buildings, inhabitants and tokens."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from itertools import chain
from operator import attrgetter
from typing import Annotated, Final

from boardkit.core import DERIVED
from boardkit.core.values import Value
from boardkit.games.life_in_reterra.box import CARDS, SHAPES, TILES, Shape, Spaces, moved
from boardkit.games.life_in_reterra.box.things import WIDTH, Card, Icon, LandTile, Space, Terrain
from boardkit.maps.groups import parted
from boardkit.maps.squares import Square, Turn, box, neighbours

FRAME: Final = 4  # how many land tiles a community has on each side when it is complete
REACH: Final = WIDTH * (FRAME - 1)  # how far apart the north-west spaces of two of its tiles may lie


class LaidTile(Value, cache_hash=True, gc=False):
    """A land tile in a community; `at` is its north-west space."""

    tile: LandTile
    at: Square
    turn: Turn


class Building(Value, dict=True):
    """A building of a community and the spaces it stands on, in reading order."""

    card: Card
    spaces: tuple[Square, ...]

    @property
    def at(self) -> Square:
        """The first of its spaces, which names it."""
        return self.spaces[0]

    @cached_property
    def around(self) -> tuple[Square, ...]:
        """The squares next to it, in reading order."""
        near = {square for space in self.spaces for square in neighbours(space)}
        return tuple(sorted(near.difference(self.spaces), key=reading))


class Segment(Value):
    """Connected spaces of one terrain."""

    terrain: Terrain
    spaces: frozenset[Square]

    @property
    def at(self) -> Square:
        """Its first space in reading order, which names it."""
        return min(self.spaces, key=reading)


class Community(Value, dict=True):
    """One player's land and all that stands on it."""

    spaces: Annotated[Mapping[Square, Space], DERIVED]  # the spaces of all tiles
    tiles: tuple[LaidTile, ...] = ()  # the tiles in the order they were laid
    buildings: tuple[Building, ...] = ()  # the buildings in the order they were placed
    inhabitants: tuple[Square, ...] = ()  # where inhabitants (pions Habitant) stand
    relics: tuple[Square, ...] = ()  # where relic tokens lie, those under junk included
    junk: tuple[Square, ...] = ()  # where junk tokens (bric-à-brac) lie

    def lay(self, laid: LaidTile, spaces: Mapping[Square, Space]) -> "Community":
        """Lay a land tile that shows these spaces."""
        return self.__replace__(spaces={**self.spaces, **spaces}, tiles=(*self.tiles, laid))

    @cached_property
    def corners(self) -> frozenset[Square]:
        """The north-west spaces of all tiles."""
        return frozenset([laid.at for laid in self.tiles])

    @cached_property
    def spots(self) -> tuple[Square, ...]:
        """6.1 Where another tile may lie: edge to edge with one, and in a frame of four by four."""
        corners = self.corners
        near = set[Square]().union(*map(beside, corners)) - corners
        return tuple(filter(near.__contains__, framed(*extent(corners)))) if near else ()

    def in_frame(self, at: Square) -> bool:
        """Return whether a tile at `at` would leave all tiles in a frame of four by four."""
        left, right, top, bottom = extent((*self.corners, at))
        return max(right - left, bottom - top) <= REACH

    @cached_property
    def built(self) -> Mapping[Square, Building]:
        """The building on each space that has one."""
        return {space: building for building in self.buildings for space in building.spaces}

    @cached_property
    def taken(self) -> frozenset[Square]:
        """The spaces with a building, an inhabitant or a token on them."""
        built = chain.from_iterable([building.spaces for building in self.buildings])
        return frozenset((*built, *self.inhabitants, *self.relics, *self.junk))

    def is_empty(self, at: Square) -> bool:
        """Return whether there is a space with nothing on it but what is printed."""
        return at in self.spaces and at not in self.taken

    def is_gear(self, at: Square) -> bool:
        """Return whether there is a free gear."""
        space = self.spaces.get(at)
        return space is not None and space.icon is Icon.GEAR and at not in self.taken

    def gears_among(self, places: Iterable[Square]) -> tuple[Square, ...]:
        """Pick the places where there is a free gear."""
        spaces, taken = self.spaces, self.taken
        return tuple(at for at in places if at in spaces and spaces[at].icon is Icon.GEAR and at not in taken)

    def gears_with(self, at: Square) -> frozenset[Square]:
        """Collect the free gears that hang together with one, all of its terrain, itself included."""
        spaces, taken = self.spaces, self.taken
        terrain, found = spaces[at].terrain, {at: None}
        waiting = [at]
        for here in waiting:
            for near in neighbours(here):
                space = spaces.get(near)
                if space is None or space.terrain is not terrain or space.icon is not Icon.GEAR:
                    continue
                if near not in taken and near not in found:
                    found[near] = None
                    waiting.append(near)
        return frozenset(found)

    @cached_property
    def gears(self) -> Mapping[Square, Terrain]:
        """The gears that are free, and the terrain they are printed on."""
        spaces = self.spaces
        return {at: spaces[at].terrain for at in self.gears_among(spaces)}

    @cached_property
    def visible_relics(self) -> Mapping[Square, Icon]:
        """8.3, 9.2 The relics that count, printed or tokens, and what they show."""
        covered = self.taken
        printed = {at: space.icon for at, space in self.spaces.items() if space.relic and at not in covered}
        tokens = dict.fromkeys((at for at in self.relics if at not in self.junk), Icon.BALL)
        return {**{at: icon for at, icon in printed.items() if icon}, **tokens}

    def segments(self, *, under_buildings: bool) -> tuple[Segment, ...]:
        """8.1 Split the land into segments, with or without the spaces that buildings stand on."""
        return self._all_segments if under_buildings else self._open_segments

    @cached_property
    def _all_segments(self) -> tuple[Segment, ...]:
        return _split({at: space.terrain for at, space in self.spaces.items()})

    @cached_property
    def _open_segments(self) -> tuple[Segment, ...]:
        built = self.built
        return _split({at: space.terrain for at, space in self.spaces.items() if at not in built})


def _split(terrains: Mapping[Square, Terrain]) -> tuple[Segment, ...]:
    """8.1 Split spaces into segments, in the order of their first spaces."""
    found = (Segment(terrains[next(iter(group))], group) for group in parted(terrains, neighbours))
    return tuple(sorted(found, key=lambda segment: reading(segment.at)))


reading: Final[Callable[[Square], tuple[int, int]]] = attrgetter("y", "x")  # sorts squares row by row


@cache
def spread(at: Square) -> tuple[Square, ...]:
    """Name the four spaces of a tile laid at `at`."""
    return tuple(box(at, WIDTH, WIDTH))


def corner_at(at: Square) -> Square:
    """Return the north-west space of the tile to which a space belongs."""
    return Square(at.x - at.x % WIDTH, at.y - at.y % WIDTH)


def extent(corners: Iterable[Square]) -> tuple[int, int, int, int]:
    """Return the least and the largest column and row of north-west spaces: left, right, top, bottom."""
    xs, ys = zip(*corners, strict=True)
    return min(xs), max(xs), min(ys), max(ys)


@cache
def framed(left: int, right: int, top: int, bottom: int) -> tuple[Square, ...]:
    """6 Name where tiles lie in a frame with those whose north-west spaces reach so far, in reading order."""
    columns = range(right - REACH, left + REACH + 1, WIDTH)
    rows = range(bottom - REACH, top + REACH + 1, WIDTH)
    return tuple(_corner(x, y) for y in rows for x in columns)


_corner: Final = cache(Square)  # made once: the same square is found sooner in a mapping than an equal one


@cache
def beside(at: Square) -> tuple[Square, ...]:
    """Name where tiles would lie edge to edge with a tile at `at`."""
    x, y = at
    return Square(x, y - WIDTH), Square(x + WIDTH, y), Square(x, y + WIDTH), Square(x - WIDTH, y)


@cache
def turned(tile: LandTile, turn: Turn) -> Spaces:
    """Return the spaces of a land tile after so many quarter turns clockwise."""
    spaces: Spaces = TILES[tile].spaces
    for _ in range(turn // 90):
        spaces = tuple(zip(*spaces[::-1], strict=True))
    return spaces


@cache
def turns_of(tile: LandTile) -> tuple[Turn, ...]:
    """Return the turns at which a land tile shows something else than at the turns before."""
    return tuple({turned(tile, turn): turn for turn in reversed(Turn)}.values())[::-1]


def spaces_of(laid: LaidTile) -> Mapping[Square, Space]:
    """Say which space of a laid tile comes to lie on which square."""
    north, south = turned(laid.tile, laid.turn)
    return dict(zip(spread(laid.at), north + south, strict=True))


@cache
def lying(card: Card, turn: Turn) -> Shape:
    """Return the shape of a building after so many quarter turns clockwise."""
    shape = SHAPES[CARDS[card].shape]
    for _ in range(turn // 90):
        shape = moved((-y, x) for x, y in shape)
    return shape


@cache
def ways_of(card: Card) -> tuple[Turn, ...]:
    """Return the turns at which a building stands otherwise than at the turns before."""
    return tuple({lying(card, turn): turn for turn in reversed(Turn)}.values())[::-1]


@cache
def standing(card: Card, at: Square, turn: Turn) -> tuple[Square, ...]:
    """Return the squares of a building whose north-west corner is at `at`, in reading order."""
    return tuple(Square(at.x + x, at.y + y) for x, y in lying(card, turn))


@cache
def raised(card: Card, at: Square, turn: Turn) -> Building:
    """Return a building by its north-west corner, made once: what lies around it is asked for again."""
    return Building(card, standing(card, at, turn))


@cache
def over(card: Card, turn: Turn, space: Square) -> Mapping[Square, frozenset[Square]]:
    """Return the squares of a building by its north-west corner, wherever it covers a space."""
    corners = (Square(space.x - x, space.y - y) for x, y in lying(card, turn))
    return {at: frozenset(standing(card, at, turn)) for at in corners}
