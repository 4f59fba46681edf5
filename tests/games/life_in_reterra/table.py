"""Tables of Life in Reterra from diagrams: one word a space, in rows from the space e0s0.

`F` forest, `D` desert, `A` asphalt, `G` grass, `W` water, `.` nothing; behind it `*` a gear, or a
letter for a relic: `b` box, `k` book, `z` gizmo, `t` tube.
"""

from collections.abc import Sequence
from typing import Any

from boardkit.core import Pending, Seat, legal
from boardkit.core.values import evolve
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box.things import Card, Icon, Side, Space, Terrain
from boardkit.games.life_in_reterra.rules.community import Building, Community, LaidTile, spaces_of
from boardkit.games.life_in_reterra.rules.model import Now, Stall, State
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.questions import BeginPowers, BeginTurn, Build, RefillRow
from boardkit.games.life_in_reterra.rules.setup import setup
from boardkit.maps.squares import Square, Turn
from tests.games.acting import Hands
from tests.games.acting import events as events

LETTERS = dict(zip("FDAGW", Terrain, strict=True))
ICONS = {"*": Icon.GEAR, "b": Icon.BOX, "k": Icon.BOOK, "z": Icon.GIZMO, "t": Icon.TUBE}
EMPTY = "."
ROW = ("L01", "L02", "L03", "L04", "L05")
BARE = ("E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09", "E10", "E11", "E12")


def at(text: str) -> Square:
    """Read a square."""
    return Square.parse(text)


def land(diagram: str, **changes: Any) -> Community:
    """Read a diagram; the tiles below it are there, but show something else."""
    rows = [line.split() for line in diagram.strip().splitlines()]
    words = {Square(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    spaces = {square: space(word) for square, word in words.items() if word != EMPTY}
    corners = dict.fromkeys(Square(x - x % 2, y - y % 2) for x, y in spaces)
    tiles = tuple(LaidTile(f"L{10 + n}", corner, Turn.R0) for n, corner in enumerate(corners))
    return Community(spaces, changes.pop("tiles", tiles), **changes)


def space(word: str) -> Space:
    """Read one space of a diagram."""
    return Space(LETTERS[word[0]], ICONS[word[1]] if word[1:] else None)


def tiled(*corners: str, energy: Sequence[str] = ()) -> Community:
    """Lay bare tiles of grass on some corners, and energy sources on others, in the order of the names."""
    community = Community({})
    for number, corner in enumerate((*corners, *energy)):
        is_energy = number >= len(corners)
        laid = LaidTile(BARE[number % 12] if is_energy else f"L{10 + number}", at(corner), Turn.R0)
        bare = dict.fromkeys(spaces_of(laid), Space(Terrain.WATER if is_energy else Terrain.GRASS))
        community = community.lay(laid, bare)
    return community


def building(card: str, *spaces: str) -> Building:
    """Stand a building on spaces, named in reading order."""
    return Building(Card(card), tuple(map(at, spaces)))


def table(*lands: Community, asks: Sequence[Pending] = (), cards: str = "", **changes: Any) -> State:
    """Set a table with these communities, on which this business waits, what is named first on top.

    Args:
        lands: the communities by seat.
        asks: what waits.
        cards: the buildings on the board, such as `school farm:orange`, with two copies each; those of the
            first game if empty.
        changes: other fields of the state.
    """
    state = setup(changes.pop("options", Options()), len(lands)).state
    market = tuple(map(stall, cards.split())) or state.market
    known = {"row": ROW, "stack": tuple(tile for tile in state.stack if tile not in ROW)}
    return evolve(state, pile=(), communities=lands, market=market, **{**known, **changes}).ask(*asks)


def stall(word: str) -> Stall:
    """Read a building on the board: its card, and its face unless it is the purple one."""
    card, _, side = word.partition(":")
    return Stall(Card(card), Side(side or "purple"), 2)


def now(number: int = 3, **changes: Any) -> Now:
    """Be in a turn of seat 0, with a tile just laid at e0s0."""
    return Now(**{"seat": Seat(0), "number": number, "standing": 0, "at": at("e0s0"), **changes})


def built(*lands: Community, **changes: Any) -> State:
    """Set a table at which seat 0 is asked what it places, with the rest of its turn below."""
    later = (Build(Seat(0)), BeginPowers(Seat(0)), RefillRow(), BeginTurn())
    return table(*lands, asks=later, **{"now": now(), **changes})


HANDS = Hands(GAME)
act, refused, verbs = HANDS.act, HANDS.refused, HANDS.verbs


def places(state: State, verb: str) -> set[str]:
    """Name the places at which a kind of answer is legal."""
    return {str(getattr(move, "at", "")) for move in legal(GAME, state) if move.verb == verb}
