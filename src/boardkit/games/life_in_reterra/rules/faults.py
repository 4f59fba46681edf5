"""Faults of tables of Life in Reterra: pieces, places, and the course of a match; and the box."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from boardkit.core import CHANCE, Derived, Fault, Pending, Pieces, Seat, SeatFault
from boardkit.core.editing.faults import QuestionsAstray
from boardkit.core.editing.sound import entries, with_supply
from boardkit.games.life_in_reterra.box import BOX, CARDS, TILES, Kind, moved
from boardkit.games.life_in_reterra.box.things import WIDTH, Card, Icon, LandTile
from boardkit.games.life_in_reterra.rules import community
from boardkit.games.life_in_reterra.rules import questions as qs
from boardkit.games.life_in_reterra.rules.dealing import deals
from boardkit.games.life_in_reterra.rules.model import Now, Placed, State
from boardkit.games.life_in_reterra.rules.powers import claims_of_turn
from boardkit.games.life_in_reterra.rules.setup import FEWEST, chosen
from boardkit.games.life_in_reterra.rules.turns import TURNS
from boardkit.maps.squares import Square

LIMITS: Final[Mapping[tuple[type, str], range]] = {(Now, "number"): range(1, TURNS + 1)}
REFRESHED = 2  # how many tiles come into the row for the energy sources that were exchanged


class StartTileAstray(Fault):
    """A start tile lies neither in its stack nor first in a community, or another tile lies there."""

    tile: LandTile


class PlacedWrong(Fault):
    """The land differs from the moves that the turn says were made in it."""


class ClaimsWrong(Fault):
    """A power may still be used that no building has in this turn, or none may where it is asked for one."""


def astray(state: State) -> Iterator[Fault]:
    """5.5, 6 Hold what lies there to the point of the match that the question tells."""
    if list(state.pile[::-1]) not in _ways_ahead(state):
        yield QuestionsAstray()
        return
    for seat in range(state.seats):
        due = _tiles_due(state, Seat(seat))
        yield from entries(state, ("communities", seat, "tiles"), due, due)
        secret = BOX["secret_tiles"] - state.pile.count(qs.DealSecret(CHANCE, Seat(seat)))
        dealing = state.now is None and bool(state.pile)
        yield from entries(state, ("secrets", seat), secret if dealing else 0, secret)
    yield from entries(state, ("row",), _row_due(state), _row_due(state))
    if not _placed_right(state):
        yield PlacedWrong()
    elif not _claims_right(state):
        yield ClaimsWrong()
    yield from _start_tiles(state)


def _ways_ahead(state: State) -> Iterator[list[Pending]]:
    """List what may be asked from here on, as in a match."""
    now = state.now
    if now is None:
        whole: list[Pending] = [qs.DrawFirst(CHANCE), *deals(map(Seat, range(state.seats))), qs.BeginTurn()]
        yield whole[len(whole) - len(state.pile) :]
        return
    seat, end = now.seat, [qs.RefillRow(), qs.BeginTurn()]
    later = [qs.OfferBuilding(seat), qs.BeginPowers(seat), *end]
    yield [qs.LayTile(seat), *later]
    for waiting in range(REFRESHED + 1):
        yield [*[qs.FillRow(CHANCE)] * waiting, qs.LayTile(seat, refreshed=True), *later]
    yield [qs.Build(seat), qs.BeginPowers(seat), *end]
    yield [qs.UsePowers(seat), *end]
    yield [qs.FillRow(CHANCE), qs.OfferPowers(seat), *end]
    yield [qs.FillRow(CHANCE), qs.BeginTurn()]


def _tiles_due(state: State, seat: Seat) -> int:
    """5.5, 6 Count the tiles that a seat has laid: the start tile, and one in each of its turns."""
    now, order = state.now, state.everyone
    if now is None and not state.pile:
        return BOX["tiles_of_a_community"]
    if now is None:
        return int(qs.DealStart(CHANCE, seat) not in state.pile)
    done = order.index(seat) < order.index(now.seat) or (seat == now.seat and not state.waits(qs.LayTile))
    return now.number + done


def _row_due(state: State) -> int:
    """6.4 Count the tiles of the row: all, but for those that are being replaced."""
    laid = state.now is not None and not state.now.secret and not state.waits(qs.LayTile)
    taken = laid and qs.RefillRow() in state.pile
    return BOX["row"] - state.pile.count(qs.FillRow(CHANCE)) - taken


def _placed_right(state: State) -> bool:
    """6.1, 6.2 Tell whether the turn says of its tile and its building what lies there."""
    now = state.now
    if now is None:
        return True
    land, to_build = state.communities[now.seat], state.waits(qs.LayTile) or qs.Build(now.seat) in state.pile
    at = None if state.waits(qs.LayTile) else land.tiles[-1].at
    new = len(land.buildings) - now.standing
    if (to_build and now.placed is not Placed.NOTHING) or (at is None and now.secret):
        return False
    return now.at == at and new == (now.placed is Placed.BUILDING)


def _claims_right(state: State) -> bool:
    """6.3 Tell whether the powers that may still be used are powers of this turn."""
    now, left, due = state.now, Counter(state.claims), (qs.UsePowers, qs.OfferPowers)
    if now is None or not state.waits(*due):
        return not left
    asked = isinstance(state.question, qs.UsePowers)
    return left <= Counter(claims_of_turn(state, now.seat)) and bool(left or not asked)


def _start_tiles(state: State) -> Iterator[Fault]:
    """5.5 Start tiles come first in the communities, and lie nowhere else but in their own stack."""
    others = [*state.row, *state.stack, *state.beneath, *(tile for own in state.secrets for tile in own)]
    for land in state.communities:
        others += [laid.tile for laid in land.tiles[1:]]
        yield from (StartTileAstray(laid.tile) for laid in land.tiles[:1] if not _is_start(laid.tile))
    yield from (StartTileAstray(tile) for tile in others if _is_start(tile))
    yield from (StartTileAstray(tile) for tile in state.starts if not _is_start(tile))


def _is_start(tile: LandTile) -> bool:
    return TILES[tile].kind is Kind.START


SUPPLY: Final = Counter({name: BOX[name] for name in ("tokens", "inhabitants")})  # 5.4 of all seats


class TileOffFrame(SeatFault):
    """A land tile lies between the rows, or outside a frame of four by four."""

    tile: LandTile


class TilesOverlap(SeatFault):
    """Two land tiles lie on the same square."""

    tile: LandTile


class BuildingMisshapen(SeatFault):
    """A building stands on squares that are not its shape."""

    card: Card


class SpaceTakenTwice(SeatFault):
    """Two things stand on one space."""

    at: Square


class NoLandThere(SeatFault):
    """Something stands where the community has no land."""

    at: Square


class BuildingOffGears(SeatFault):
    """A building stands elsewhere than on gears of one terrain."""

    card: Card


class TileApart(SeatFault):
    """A land tile touches no other tile of its community along an edge."""

    tile: LandTile


class JunkOnNoRelic(SeatFault):
    """Junk lies where there is no relic below it."""

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


def _lying(seat: Seat, land: community.Community) -> Iterator[Fault]:
    """6.1 Tiles lie in rows of a frame of four by four."""
    corners: dict[Square, LandTile] = {}
    for laid in land.tiles:
        if laid.at.x % WIDTH or laid.at.y % WIDTH or not land.in_frame(laid.at):
            yield TileOffFrame(seat, laid.tile)
        if laid.at in corners:
            yield TilesOverlap(seat, laid.tile)
        corners[laid.at] = laid.tile
    if len(corners) > community.FRAME * community.FRAME:
        yield TileOffFrame(seat, land.tiles[-1].tile)
    for at, tile in corners.items():
        if len(corners) > 1 and land.corners.isdisjoint(community.beside(at)):
            yield TileApart(seat, tile)


def _standing(seat: Seat, land: community.Community) -> Iterator[Fault]:
    """6.2, 9 Whatever stands has land below it; only junk may lie on a relic token."""
    for building in land.buildings:
        # A lack of land is another fault; a building is named by its first space, not by its corner.
        below = [land.spaces[at] for at in building.spaces if at in land.spaces]
        if not building.spaces or not _is_shape(building):
            yield BuildingMisshapen(seat, building.card)
        elif any(space.icon is not Icon.GEAR for space in below) or len({one.terrain for one in below}) > 1:
            yield BuildingOffGears(seat, building.card)
    built = [space for building in land.buildings for space in building.spaces]
    junk = [at for at in land.junk if at not in land.relics]
    taken = Counter([*built, *land.inhabitants, *land.relics, *junk])
    yield from (NoLandThere(seat, at) for at in taken if at not in land.spaces)
    yield from (JunkOnNoRelic(seat, at) for at in junk if at in land.spaces and not land.spaces[at].relic)
    yield from (SpaceTakenTwice(seat, at) for at, count in taken.items() if count > 1)


def _is_shape(building: community.Building) -> bool:
    """Tell whether a building has the shape on its card, turned as it may be."""
    ways = community.ways_of(building.card) if building.card in CARDS else ()
    lying = {*moved(building.spaces)}
    return building.card not in CARDS or any(lying == {*community.lying(building.card, way)} for way in ways)


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


def relaid(land: community.Community) -> community.Community:
    """6.1 Lay all tiles of a community again, one after the other."""
    known = [laid for laid in land.tiles if laid.tile in TILES]
    spaces = {at: space for laid in known for at, space in community.spaces_of(laid).items()}
    return land.__replace__(spaces=spaces)


DERIVED: Final[Derived] = {community.Community: relaid}  # how the rest of a record follows from it
