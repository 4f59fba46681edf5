"""The board of twelve parts: terrains, rivers from source to sea, and all that follows from how they lie."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from attrs import frozen

from boardkit.games.water_sharing.box.loading import load
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import DRY, FLOWING, Good, Terrain
from boardkit.maps.hexes import Hex, distance, neighbours

PARTS: Final = frozenset(f"{level}{half}" for level in range(1, 7) for half in "GD")
ROWS, COLUMNS = 12, 10


@frozen
class Field:
    """A hex of the board.

    Attributes:
        part: the part of the board it belongs to, such as `6G`.
        bonus: the good that the marker on it adds.
        river: the name of the river that flows here.
        downstream: where its water goes.
    """

    terrain: Terrain
    part: str
    bonus: Good | None = None
    river: str = ""
    downstream: Spot | None = None


@frozen
class DamSite:
    """Where a dam could stand: a river hex and two dry hexes beside it."""

    at: Spot
    shores: tuple[Spot, Spot]

    @property
    def hexes(self) -> tuple[Spot, Spot, Spot]:
        """The river hex and the two shores."""
        return (self.at, *self.shores)


def read_board(records: Sequence[Any]) -> dict[Spot, Field]:
    """Check and read the board.

    Raises:
        ValueError: the parts are incomplete, or a river does not flow from hex to hex into the sea.
    """
    board = {Spot.at(record["row"], record["col"]): _field(record) for record in records}
    wanted = {Spot.at(row, column) for row in range(ROWS) for column in range(COLUMNS)}
    if len(records) != len(board) or board.keys() != wanted or {one.part for one in board.values()} != PARTS:
        raise ValueError("board.json: twelve parts make 12 rows of 10 hexes, each once")
    for at, field in board.items():
        _check_flow(board, at, field)
    return board


def _field(record: Mapping[str, Any]) -> Field:
    below = record.get("downstream")
    bonus = record.get("bonus")
    return Field(
        Terrain(record["terrain"]),
        record["part"],
        Good(bonus) if bonus else None,
        record.get("river", ""),
        Spot.at(*below) if below else None,
    )


def _check_flow(board: Mapping[Spot, Field], at: Spot, field: Field) -> None:
    below = field.downstream
    if (below is not None) != (field.terrain in FLOWING):
        raise ValueError(f"board.json: {at} flows exactly if it is a source or a river")
    if below is None:
        return
    if below not in board or below not in neighbours(at) or below.r < at.r:
        raise ValueError(f"board.json: {at} must flow to a hex beside it, never uphill")
    if board[below].terrain not in (Terrain.RIVER, Terrain.SEA):
        raise ValueError(f"board.json: {at} must flow into a river or the sea")


def reading(at: Spot) -> tuple[int, int]:
    """Order hexes row by row."""
    return at.r, at.q


def where(*terrains: Terrain) -> tuple[Spot, ...]:
    """List the hexes of some terrains in reading order."""
    return tuple(sorted((at for at, field in BOARD.items() if field.terrain in terrains), key=reading))


def below(at: Spot) -> tuple[Spot, ...]:
    """Walk down the river from a hex, the hex itself and the sea left out."""
    course = []
    down = BOARD[at].downstream
    while down is not None and BOARD[down].downstream is not None:
        course.append(down)
        down = BOARD[down].downstream
    return tuple(course)


def _spot(place: Hex) -> Spot:
    return Spot(*place)


def _outfall(at: Spot) -> Spot:
    """Find where pollution from a hex goes: the nearest river, of equals the one further down; or the sea."""
    river = min(RIVERS, key=lambda other: (distance(at, other), len(COURSE[other]), reading(other)))
    sea = min(SEAS, key=lambda other: (distance(at, other), reading(other)))
    return sea if distance(at, sea) < distance(at, river) else river


def _by_course(rivers: Iterable[Spot]) -> tuple[Spot, ...]:
    return tuple(sorted(rivers, key=lambda at: (-len(below(at)), reading(at))))


def _dam_sites() -> tuple[DamSite, ...]:
    return tuple(
        DamSite(at, (first, second))
        for at in where(Terrain.RIVER)
        for first, second in combinations((near for near in NEAR[at] if BOARD[near].terrain in DRY), 2)
    )


BOARD: Final = read_board(load("board.json"))
NEAR: Final = {at: tuple(near for near in map(_spot, neighbours(at)) if near in BOARD) for at in BOARD}
"""The hexes beside each hex, those off the board left out."""

SEAS: Final = where(Terrain.SEA)
SOURCES: Final = where(Terrain.SOURCE)
RIVERS: Final = _by_course(where(*FLOWING))
"""Every source and river hex, upstream ones before those below them."""

COURSE: Final = {at: below(at) for at in RIVERS}
"""The river hexes below each river hex, in the direction of the flow."""

WATERSIDE: Final = {at: tuple(near for near in (at, *NEAR[at]) if near in COURSE) for at in BOARD}
"""The river hexes that a construction on a hex can draw from."""

COAST: Final = frozenset(at for at in BOARD if any(BOARD[near].terrain is Terrain.SEA for near in NEAR[at]))
BANKS: Final = frozenset(at for at in BOARD if any(near in COURSE for near in NEAR[at]))
OUTFALL: Final = {at: _outfall(at) for at in BOARD}
"""Where a cube of pollution from each hex falls."""

DAM_SITES: Final = _dam_sites()
