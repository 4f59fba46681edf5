"""The table of Life in Reterra: a community on its squares, with a tile or a building hovering over it."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Choice, Event, Move, Seat
from boardkit.draw.glyphs import glyph
from boardkit.draw.grids import SquareBoard
from boardkit.draw.looks import Chip, Look
from boardkit.draw.shapes import Place
from boardkit.draw.show import Numbers, Picture, Sign, Verb
from boardkit.games.life_in_reterra.box import TILES
from boardkit.games.life_in_reterra.box.things import WIDTH, Terrain
from boardkit.games.life_in_reterra.rules import community as cm
from boardkit.games.life_in_reterra.rules import moves as mv
from boardkit.games.life_in_reterra.rules.dealing import ORIGIN
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.powers import JunkPlaced
from boardkit.games.life_in_reterra.rules.questions import Build, LayTile
from boardkit.games.life_in_reterra.rules.scoring import KINDS, score, segments_of
from boardkit.games.life_in_reterra.show import signs as sg
from boardkit.games.life_in_reterra.show.seats import ASKED
from boardkit.games.life_in_reterra.show.words import shown_seat
from boardkit.maps.squares import Square, Turn, box

GROUND: Final = ("forest", "grass", "desert", "asphalt", "water")
ON_PANELS: Final = {"point": sg.POINT, "copies": sg.COPIES, "secret": sg.SECRET, "asked": ASKED}
LEGEND: Final[tuple[Sign, ...]] = (
    *(Sign(glyph(f"terrain.{one}"), f"sign-{one}", f"terrain.{one}") for one in GROUND),
    Sign(glyph("bolt"), "sign-energy", "terrain.water"),
    Sign(glyph("gear"), "sign-gear"),
    Sign(glyph("inhabitant"), "sign-inhabitant"),
    *(Sign(glyph(f"relic.{one}"), f"sign-{one}") for one in ("box", "book", "gizmo", "tube", "ball")),
    Sign(glyph("cross"), "sign-junk", "token.junk"),
    *(Sign(sign, f"sign-{name}") for name, sign in ON_PANELS.items()),
)

VERBS: Final[tuple[Verb, ...]] = (
    Verb("t", "verb-bar-tile", (mv.PlaceTile,)),
    Verb("b", "verb-bar-build", (mv.PlaceBuilding,)),
    Verb("h", "verb-bar-inhabitant", (mv.PlaceInhabitant,)),
    Verb("o", "verb-bar-powers", (mv.WelcomeInhabitant, mv.PlaceRelic, mv.PlaceJunk, mv.ChangeTile)),
    Verb("x", "verb-bar-exchange", (mv.RefreshEnergy,)),
    Verb("p", "verb-bar-pass", (mv.Pass,)),
)

THINGS: Final = (mv.PlaceTile, mv.PlaceBuilding)  # whose cards the log tells of
SEA: Final = Look("empty", group="sea", outline=False)

COLOURS: Final = {
    "terrain.asphalt": ("color(7)", "#848995"),
    "face.purple": ("color(5)", "#7b4fc4"),
    "face.orange": ("color(3)", "#e8832f"),
    "token.relic": ("color(15)", "#f4f1e6"),
    "token.junk": ("color(0)", "#4a3728"),
}
"""The game's own colours: one of 16, and one of all."""


def picture(view: State, ghost: Move | None = None) -> Picture:
    """Draw the community that a move is about, or of whoever plays."""
    return picture_of(view, community_of(view, ghost), ghost)


def community_of(view: State, move: Move | None) -> Seat:
    """Say whose community a move changes: junk lies at a rival's."""
    return move.seat if isinstance(move, mv.PlaceJunk) else shown_seat(view)


def picture_of(view: State, seat: Seat, ghost: Move | None = None) -> Picture:
    """Draw a seat's community with open ground where tiles may follow, and what a move would add."""
    land = view.communities[seat]
    looks: dict[Place, Look] = dict.fromkeys(_ground(view, seat), SEA)
    looks |= {at: _look(view, seat, at) for at in land.spaces}
    looks |= _hovering(view, seat, ghost)
    return Picture(SquareBoard(frozenset(at for at in looks if isinstance(at, Square))), looks)


def bare(view: State, seat: Seat | None, picture: Picture) -> Picture:
    """Draw a seat's land tiles as they are printed."""
    land = view.communities[shown_seat(view) if seat is None else seat]
    looks = dict(picture.looks)
    for at, space in land.spaces.items():
        looks[at] = _space(sg.fill(space), sg.icon_at(land, at), None, _tile_at(at))
    return picture.__replace__(looks=looks)


def home(view: State, choice: Choice | None) -> Seat:
    """Say in whose community a choice is played: junk lies at a rival's."""
    if choice is not None and choice.kind is mv.PlaceJunk:
        rival: Seat = dict(choice.values)["seat"]
        return rival
    return shown_seat(view)


def stride(choice: Choice | None) -> int:
    """Move a land tile by its own width."""
    return WIDTH if choice is not None and choice.kind is mv.PlaceTile else 1


def seat_of(event: Event) -> Seat | None:
    """Say in whose community something happened."""
    return event.of if isinstance(event, JunkPlaced) else getattr(event, "seat", None)


def _ground(view: State, seat: Seat) -> Sequence[Square]:
    """Show where tiles may follow; in no turn of the seat, no more than a whole community has room for.

    Once the tile of the turn is laid, the ground stays as it was, so that the map does.
    """
    land, now = view.communities[seat], view.now
    laying = now is not None and now.seat == seat
    if now is not None and laying and not isinstance(view.question, LayTile):
        land = land.__replace__(tiles=tuple(laid for laid in land.tiles if laid.at != now.at))
    corners = [*land.corners, *land.spots] or [ORIGIN]
    left, width = _span([at.x for at in corners], laying=laying)
    top, height = _span([at.y for at in corners], laying=laying)
    return box(Square(left, top), width, height)


def _span(starts: Sequence[int], *, laying: bool) -> tuple[int, int]:
    """Return where the ground begins along an axis, and how many spaces it has."""
    end = max(starts) + WIDTH
    start = min(starts) if laying else max(min(starts), end - WIDTH * cm.FRAME)
    return start, end - start


def _look(view: State, seat: Seat, at: Square) -> Look:
    land = view.communities[seat]
    building = land.built.get(at)
    group: Place = ("building", building.at) if building else _tile_at(at)
    return _space(sg.fill(land.spaces[at]), sg.icon_at(land, at), sg.chip_at(view, seat, land, at), group)


def _tile_at(at: Square) -> Square:
    return Square(at.x // WIDTH, at.y // WIDTH)


def _space(ground: str, sign: str, chip: Chip | None, group: Place, *, ghost: bool = False) -> Look:
    """Show the terrain, below it what is printed, or before that what stands there."""
    shown = "" if chip and chip is not sg.JUNK else sign
    terrain = glyph(ground)
    lines = (terrain, shown) if shown else (terrain,)
    return Look(ground, lines, chip, group, ghost=ghost, short=f"{terrain} {shown}" if shown else terrain)


def _hovering(view: State, seat: Seat, ghost: Move | None) -> dict[Place, Look]:
    """Draw what a move would add to a seat's community; nothing if it is not about that seat."""
    if community_of(view, ghost) != seat:
        return {}
    match ghost:
        case mv.PlaceTile(tile, at, turn) if tile in TILES:
            spaces = cm.spaces_of(cm.LaidTile(tile, at, turn)).items()
            signs = {at: sg.icon(space, energy=sg.is_energy(tile)) for at, space in spaces}
            return {at: _space(sg.fill(space), signs[at], None, "ghost", ghost=True) for at, space in spaces}
        case mv.PlaceBuilding(card, at, turn) if sg.letter_of(view, card):
            chip = sg.building_chip(view, card)
            return {square: _over(view, seat, square, chip) for square in cm.standing(card, at, turn)}
        case mv.PlaceInhabitant(at) | mv.WelcomeInhabitant(at=at):
            return {at: _over(view, seat, at, sg.inhabitant_chip(seat))}
        case mv.PlaceRelic(at=at):
            return {at: _over(view, seat, at, sg.RELIC)}
        case mv.PlaceJunk(at=at):
            return {at: _over(view, seat, at, sg.JUNK)}
    return {}


def _over(view: State, seat: Seat, at: Square, chip: Chip) -> Look:
    land = view.communities[seat]
    if at not in land.spaces:
        return Look("empty", (), chip, ghost=True)
    return _space(sg.fill(land.spaces[at]), sg.icon_at(land, at), chip, "ghost", ghost=True)


def touched(move: Move) -> frozenset[Place]:
    """Name the squares that a move would change."""
    match move:
        case mv.PlaceTile(at=at):
            return frozenset(cm.spread(at))
        case mv.PlaceBuilding(card, at, turn):
            return frozenset(cm.standing(card, at, turn))
        case mv.PlaceInhabitant() | mv.WelcomeInhabitant() | mv.PlaceRelic() | mv.PlaceJunk():
            return frozenset((move.at,))
    return frozenset()


def covers(thing: object) -> frozenset[Place]:
    """Say which spaces a land tile or a building covers."""
    match thing:
        case cm.LaidTile(at=at):
            return frozenset(cm.spread(at))
        case cm.Building(spaces=spaces):
            return frozenset(spaces)
    return frozenset()


def offers(view: State) -> Sequence[Move]:
    """Show all buildings of the game where one may be placed, those that fit nowhere, too."""
    if not isinstance(view.question, Build):
        return ()
    at = view.now.at if view.now and view.now.at else ORIGIN
    return tuple(mv.PlaceBuilding(stall.card, at, Turn.R0) for stall in view.market)


def hand(view: State, seat: Seat) -> Sequence[Move]:
    """Show the secret tiles that a seat has left."""
    return tuple(mv.PlaceTile(tile, ORIGIN, Turn.R0) for tile in view.secrets[seat])


def numbers(view: State) -> Sequence[Numbers]:
    """Give points, those of each kind, and the largest segment of each terrain by seat."""
    sheet, seats = score(view), list(map(Seat, range(view.seats)))
    kinds, segments = [sheet.by_kind(seat) for seat in seats], [segments_of(view, seat) for seat in seats]

    def of_kind(kind: str) -> tuple[int, ...]:
        return tuple(points.get(kind, 0) for points in kinds)

    def largest(terrain: Terrain) -> tuple[int, ...]:
        sizes = ([len(one.spaces) for one in own if one.terrain is terrain] for own in segments)
        return tuple(max(own, default=0) for own in sizes)

    return (
        Numbers("number-score", sheet.totals, reckoned=True),
        *(Numbers(f"kind-{kind}", of_kind(kind), reckoned=True, part=True) for kind in KINDS),
        *(Numbers(f"segment-{terrain.value}", largest(terrain), tally=True) for terrain in Terrain),
    )
