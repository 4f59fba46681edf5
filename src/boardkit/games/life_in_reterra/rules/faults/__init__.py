"""What cannot be on a table of Life in Reterra, since it lies where it cannot; and what is in its box."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from boardkit.core import Derived, Fault, Pieces, Seat, none_known
from boardkit.core.editing.sound import with_supply
from boardkit.games.life_in_reterra.box import BOX, CARDS, TILES
from boardkit.games.life_in_reterra.box.things import WIDTH, Card, Icon, LandTile
from boardkit.games.life_in_reterra.rules.community import FRAME, Community, beside
from boardkit.games.life_in_reterra.rules.faults.course import LIMITS, astray
from boardkit.games.life_in_reterra.rules.lying import spaces_of, standing, ways_of
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.setup import chosen
from boardkit.maps.squares import Square

__all__ = ["DERIVED", "LIMITS", "astray", "box", "faults", "known", "pieces"]

known = none_known

FEWEST: Final = 2
"""A player alone has as many copies of buildings as two have."""

SUPPLY: Final = Counter({name: BOX[name] for name in ("tokens", "inhabitants")})
"""What communities have of one supply (5.4)."""


class TileOffFrame(Fault):
    """A land tile lies between the rows, or outside a frame of four by four."""

    seat: Seat
    tile: LandTile


class TilesOverlap(Fault):
    """Two land tiles lie on the same square."""

    seat: Seat
    tile: LandTile


class BuildingMisshapen(Fault):
    """A building stands on squares that are not its shape."""

    seat: Seat
    card: Card


class SpaceTakenTwice(Fault):
    """Two things stand on one space."""

    seat: Seat
    at: Square


class NoLandThere(Fault):
    """Something stands where the community has no land."""

    seat: Seat
    at: Square


class BuildingOffGears(Fault):
    """A building stands elsewhere than on gears of one terrain."""

    seat: Seat
    card: Card


class TileApart(Fault):
    """A land tile touches no other tile of its community along an edge."""

    seat: Seat
    tile: LandTile


class JunkOnNoRelic(Fault):
    """Junk lies where there is no relic below it."""

    seat: Seat
    at: Square


class RelicTokensUnused(Fault):
    """Relic tokens lie on a table that plays without them."""


class OtherBuildings(Fault):
    """The buildings on the board are not those that the options name."""


def faults(state: State) -> Iterator[Fault]:
    """5, 6 Look at the board and at every community."""
    if tuple((stall.card, stall.side) for stall in state.market) != chosen(state.options):
        yield OtherBuildings()
    if not state.options.relic_side and any(land.relics for land in state.communities):
        yield RelicTokensUnused()
    for seat, land in enumerate(state.communities):
        yield from _lying(Seat(seat), land)
        yield from _standing(Seat(seat), land)


def _lying(seat: Seat, land: Community) -> Iterator[Fault]:
    """6.1 Tiles lie in rows of a frame of four by four."""
    corners: dict[Square, LandTile] = {}
    for laid in land.tiles:
        if laid.at.x % WIDTH or laid.at.y % WIDTH or not land.in_frame(laid.at):
            yield TileOffFrame(seat, laid.tile)
        if laid.at in corners:
            yield TilesOverlap(seat, laid.tile)
        corners[laid.at] = laid.tile
    if len(corners) > FRAME * FRAME:
        yield TileOffFrame(seat, land.tiles[-1].tile)
    for at, tile in corners.items():
        if len(corners) > 1 and land.corners.isdisjoint(beside(at)):
            yield TileApart(seat, tile)


def _standing(seat: Seat, land: Community) -> Iterator[Fault]:
    """6.2, 9 Whatever stands has land below it; only junk may lie on a relic token."""
    for building in land.buildings:
        shapes = (standing(building.card, building.at, turn) for turn in ways_of(building.card))
        if not building.spaces or (building.card in CARDS and not _is_shape(building.spaces, shapes)):
            yield BuildingMisshapen(seat, building.card)
        elif not _on_gears(land, building.spaces):
            yield BuildingOffGears(seat, building.card)
    built = [space for building in land.buildings for space in building.spaces]
    junk = [at for at in land.junk if at not in land.relics]
    taken = Counter([*built, *land.inhabitants, *land.relics, *junk])
    yield from (NoLandThere(seat, at) for at in taken if at not in land.spaces)
    yield from (JunkOnNoRelic(seat, at) for at in junk if at in land.spaces and not land.spaces[at].relic)
    yield from (SpaceTakenTwice(seat, at) for at, count in taken.items() if count > 1)


def _on_gears(land: Community, spaces: tuple[Square, ...]) -> bool:
    """6.2 Tell whether all that lies below are gears of one terrain; a lack of land is another fault."""
    below = [land.spaces[at] for at in spaces if at in land.spaces]
    return all(space.icon is Icon.GEAR for space in below) and len({space.terrain for space in below}) <= 1


def _is_shape(spaces: tuple[Square, ...], shapes: Iterator[tuple[Square, ...]]) -> bool:
    """Compare shapes wherever they lie: a building is named by its first space, not by its corner."""
    return any(_from_corner(spaces) == _from_corner(shape) for shape in shapes)


def _from_corner(spaces: tuple[Square, ...]) -> frozenset[tuple[int, int]]:
    left, top = min(at.x for at in spaces), min(at.y for at in spaces)
    return frozenset((at.x - left, at.y - top) for at in spaces)


def box(state: State) -> Pieces:
    """5.1, 5.2, 5.4 Count tiles, the copies of buildings for so many seats, tokens and inhabitants."""
    cards = [stall.card for stall in state.market if stall.card in CARDS]
    copies = {card: CARDS[card].copies[max(FEWEST, state.seats)] for card in cards}
    return {"land-tile": Counter([*TILES]), "card": Counter(copies), "supply": SUPPLY}


def pieces(state: State) -> Pieces:
    """Count tiles and buildings, wherever they are; what is in no community is in the supply."""
    tiles = Counter([*state.stack, *state.beneath, *state.starts, *state.row])
    cards = Counter({stall.card: stall.left for stall in state.market})
    placed: Counter[str] = Counter()
    for own in state.secrets:
        tiles.update(own)
    for land in state.communities:
        tiles.update(laid.tile for laid in land.tiles)
        cards.update(building.card for building in land.buildings)
        placed.update(tokens=len(land.relics) + len(land.junk), inhabitants=len(land.inhabitants))
    return {"land-tile": tiles, "card": cards, "supply": with_supply(SUPPLY, placed)}


def relaid(land: Community) -> Community:
    """6.1 Lay all tiles of a community again, one after the other."""
    known = [laid for laid in land.tiles if laid.tile in TILES]
    spaces = {at: space for laid in known for at, space in spaces_of(laid).items()}
    return land.__replace__(spaces=spaces)


DERIVED: Final[Derived] = {Community: relaid}
"""How what follows from the rest of a record is worked out again."""
