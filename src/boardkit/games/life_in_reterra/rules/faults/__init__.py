"""What cannot be on a table of Life in Reterra: pieces twice or nowhere, and what lies where it cannot."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

from attrs import frozen

from boardkit.core import Fault, Seat, evolve
from boardkit.core.records.position import surplus, uneven
from boardkit.games.life_in_reterra.box import CARDS, TILES
from boardkit.games.life_in_reterra.box.things import WIDTH, Card, Icon, LandTile
from boardkit.games.life_in_reterra.rules.community import FRAME, Community, beside
from boardkit.games.life_in_reterra.rules.faults.course import course_faults
from boardkit.games.life_in_reterra.rules.lying import spaces_of, standing, ways_of
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.setup import chosen
from boardkit.games.life_in_reterra.rules.supply import inhabitants_left, tokens_left
from boardkit.maps.squares import Square

Piece: TypeAlias = LandTile | Card
"""A land tile or a building, by its name."""

FEWEST: Final = 2
"""A player alone has as many copies of buildings as two have."""


@frozen
class NoSuchPiece(Fault):
    """A land tile or a building is none of this game."""

    name: str


@frozen
class LandTileTwice(Fault):
    """A land tile lies in several places."""

    tile: LandTile
    more: int


@frozen
class LandTileMissing(Fault):
    """A land tile lies nowhere."""

    tile: LandTile


@frozen
class TooManyBuildings(Fault):
    """There are more copies of a building than in the box."""

    card: Card
    more: int


@frozen
class TooFewBuildings(Fault):
    """There are fewer copies of a building than in the box."""

    card: Card
    less: int


@frozen
class TooManyTokens(Fault):
    """More relics and junk lie on the communities than there are tokens."""

    more: int


@frozen
class TooManyInhabitants(Fault):
    """More inhabitants live in the communities than there are."""

    more: int


@frozen
class TileOffFrame(Fault):
    """A land tile lies between the rows, or outside a frame of four by four."""

    seat: Seat
    tile: LandTile


@frozen
class TilesOverlap(Fault):
    """Two land tiles lie on the same square."""

    seat: Seat
    tile: LandTile


@frozen
class BuildingMisshapen(Fault):
    """A building stands on squares that are not its shape."""

    seat: Seat
    card: Card


@frozen
class SpaceTakenTwice(Fault):
    """Two things stand on one space."""

    seat: Seat
    at: Square


@frozen
class NoLandThere(Fault):
    """Something stands where the community has no land."""

    seat: Seat
    at: Square


@frozen
class BuildingOffGears(Fault):
    """A building stands elsewhere than on gears of one terrain."""

    seat: Seat
    card: Card


@frozen
class TileApart(Fault):
    """A land tile touches no other tile of its community along an edge."""

    seat: Seat
    tile: LandTile


@frozen
class JunkOnNoRelic(Fault):
    """Junk lies where there is no relic below it."""

    seat: Seat
    at: Square


@frozen
class RelicTokensUnused(Fault):
    """Relic tokens lie on a table that plays without them."""


@frozen
class OtherBuildings(Fault):
    """The buildings on the board are not those that the options name."""


@frozen
class CopiesBelowNone(Fault):
    """Fewer copies than none are left of a building."""

    card: Card


def faults(state: State) -> Iterator[Fault]:
    """5, 6 Look at what lies on the table, and, once that can be, at whether it fits the moment."""
    yield from list(lying(state)) or course_faults(state)


def lying(state: State) -> Iterator[Fault]:
    """5, 6 Count the box, and look at every community, as they are amid a rule, too."""
    yield from uneven(state.seats, state.secrets)
    market = tuple((stall.card, stall.side) for stall in state.market)
    if market != chosen(state.options):
        yield OtherBuildings()
        return
    yield from (CopiesBelowNone(stall.card) for stall in state.market if stall.left < 0)
    yield from _missing(state)
    yield from _communities(state)


def _missing(state: State) -> Iterator[Fault]:
    for piece, more in surplus(box(state), pieces(state)):
        yield _piece(piece, more)
    if tokens_left(state) < 0:
        yield TooManyTokens(-tokens_left(state))
    if inhabitants_left(state) < 0:
        yield TooManyInhabitants(-inhabitants_left(state))
    if not state.options.relic_side and any(land.relics for land in state.communities):
        yield RelicTokensUnused()


def _communities(state: State) -> Iterator[Fault]:
    for seat, land in enumerate(state.communities):
        yield from _lying(Seat(seat), land)
        yield from _standing(Seat(seat), land)


def _piece(piece: Piece, more: int) -> Fault:
    if piece in CARDS:
        card = Card(piece)
        return TooManyBuildings(card, more) if more > 0 else TooFewBuildings(card, -more)
    if piece not in TILES:
        return NoSuchPiece(piece)
    return LandTileTwice(piece, more) if more > 0 else LandTileMissing(piece)


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
        if building.card in CARDS and not _is_shape(building.spaces, shapes):
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


def box(state: State) -> Counter[Piece]:
    """5.1, 5.2 Count the land tiles, and the copies of buildings for so many seats."""
    cards = [stall.card for stall in state.market if stall.card in CARDS]
    copies = {card: CARDS[card].copies[max(FEWEST, state.seats)] for card in cards}
    return Counter([*TILES]) + Counter(copies)


def pieces(state: State) -> Counter[Piece]:
    """Count tiles and buildings, wherever they are."""
    found: Counter[Piece] = Counter([*state.stack, *state.beneath, *state.starts, *state.row])
    found.update({stall.card: stall.left for stall in state.market})
    for own in state.secrets:
        found.update(own)
    for land in state.communities:
        found.update(laid.tile for laid in land.tiles)
        found.update(building.card for building in land.buildings)
    return found


def recompute_derived(state: State) -> State:
    """6.1 Lay all tiles of all communities again, one after the other."""
    return evolve(state, communities=tuple(map(_relaid, state.communities)))


def _relaid(land: Community) -> Community:
    known = [laid for laid in land.tiles if laid.tile in TILES]
    spaces = {at: space for laid in known for at, space in spaces_of(laid).items()}
    return evolve(land, spaces=spaces)
