"""Tables of Tectonic Tribes from diagrams: one word a square, in rows from the square e0s0.

`F` forest, `L` lake, `M` mine, `P` plain, `*` lava, `.` nothing; a mark stands behind its terrain, as in
`L+2` or `Fx2`; a digit is a tent of that seat.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from boardkit.core import Pending, Seat
from boardkit.core.values import evolve
from boardkit.games.tectonic_tribes import GAME
from boardkit.games.tectonic_tribes.box import TERRAIN
from boardkit.games.tectonic_tribes.box.things import Bonus, Terrain, TerrainCard
from boardkit.games.tectonic_tribes.rules.model import Cell, Continent, Options, State
from boardkit.games.tectonic_tribes.rules.questions import EndRound, PlaceCard
from boardkit.games.tectonic_tribes.rules.setup import setup
from boardkit.maps.squares import Square
from tests.games.acting import Hands
from tests.games.acting import events as events
from tests.games.acting import kinds as kinds

LETTERS = dict(zip("FLMP*", Terrain, strict=True))
SYMBOLS = {terrain: letter for letter, terrain in LETTERS.items()}
EMPTY = "."


def continent(diagram: str) -> Continent:
    """Read a diagram; the squares come out as if one single card had brought them all."""
    rows = [line.split() for line in diagram.strip().splitlines()]
    words = {Square(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    return Continent({at: cell(word) for at, word in words.items() if word != EMPTY})


def cell(word: str) -> Cell:
    """Read one square of a diagram."""
    if word.isdigit():
        return Cell(Terrain.PLAIN, None, Seat(int(word)), 0, 0)
    return Cell(LETTERS[word[0]], Bonus(word[1:]) if word[1:] else None, None, 0, 0)


def drawn(land: Continent) -> list[list[str]]:
    """Write a continent as the rows of a diagram, from its north-west corner."""
    xs, ys = [square.x for square in land.cells], [square.y for square in land.cells]
    return [
        [_word(land.cells.get(Square(x, y))) for x in range(min(xs), max(xs) + 1)]
        for y in range(min(ys), max(ys) + 1)
    ]


def _word(cell: Cell | None) -> str:
    if cell is None:
        return EMPTY
    mark = cell.bonus.value if cell.bonus else ""
    return SYMBOLS[cell.terrain] + mark if cell.tent is None else str(cell.tent)


def rows(diagram: str) -> list[list[str]]:
    """Split a diagram into rows of words, to compare with what `drawn` gives."""
    return [line.split() for line in diagram.strip().splitlines()]


def table(diagram: str = EMPTY, *asks: Pending, seats: int = 2, **changes: Any) -> State:
    """Set a table with this land, on which this business waits, what is named first on top."""
    state = setup(changes.pop("options", Options()), seats).state
    return evolve(state, pile=(), continent=continent(diagram), **changes).ask(*asks)


def revealed(diagram: str, *played: int, **changes: Any) -> State:
    """Set a table in the middle of a hand, just after the seats have turned up these cards."""
    seats = len(played)
    order = sorted(map(Seat, range(seats)), key=lambda seat: -played[seat])
    hands = cards_but(played, seats)
    table_now: dict[str, Any] = {"hand": 1, "round": 1, "hands": hands, "chosen": cards(played), "deck": ()}
    asks = [*map(PlaceCard, order), EndRound()]
    return table(diagram, *asks, seats=seats, **{**table_now, "order": tuple(order), **changes})


def cards(numbers: Iterable[int]) -> tuple[TerrainCard, ...]:
    """Take terrain cards by number."""
    return tuple(map(TerrainCard, numbers))


def cards_but(numbers: Sequence[int], seats: int) -> tuple[tuple[TerrainCard, ...], ...]:
    """Deal two cards to each seat that are none of these."""
    others = [card for card in TERRAIN if card not in numbers]
    return tuple(cards(others[2 * seat : 2 * seat + 2]) for seat in range(seats))


HANDS = Hands(GAME)
act, refused, verbs = HANDS.act, HANDS.refused, HANDS.verbs
