"""Rulers along the edges of a map: the halves of the names that its places have in words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from boardkit.draw.geometry import Geometry
from boardkit.draw.shapes import Place, Tile

HALVES: Final = re.compile(r"([A-Za-z](?:-?\d+(?=[A-Za-z]))?)([A-Za-z]?-?\d+)")
"""A name of two halves, such as `D5`, `e2s1` or `q2r-1`."""

Names = Mapping[Place, tuple[str, str]]
Named = Sequence[tuple[Tile, tuple[str, str]]]


class Label(NamedTuple):
    """Half a name beside the tiles whose names it is part of.

    Attributes:
        line: the line from the top of the map, on which no tile may be.
        column: the first column, likewise.
        of_row: whether it stands in front of its row.
    """

    line: int
    column: int
    text: str
    of_row: bool = False


def halves(place: Place) -> tuple[str, str] | None:
    """Split the name of a place into what its row and its column say; None for a name of its own."""
    found = HALVES.fullmatch(str(place))
    return None if found is None else (found[1], found[2])


@lru_cache(maxsize=64)
def rulers(plan: Geometry, gap: int = 1) -> tuple[Label, ...]:
    """Write beside every row, and above every column, what its places have in common.

    Where places stand in no columns, the numbers stand above the first row, below the last, and at the ends
    of rows of different lengths.

    Args:
        plan: the map.
        gap: the blanks between a row and what is written beside it.
    """
    rows = _rows(plan)
    half = _shared(rows)
    if half is None:
        return ()
    columns = _by_column(rows)
    across = _above(columns, 1 - half) if _are_upright(columns) else _round_hexes(rows, 1 - half, gap)
    return (*_beside(rows, half, gap), *across)


@lru_cache(maxsize=64)
def in_columns(plan: Geometry) -> bool:
    """Tell whether what stands above the map names columns, and not just the places of the first row."""
    rows = _rows(plan)
    return _shared(rows) is not None and _are_upright(_by_column(rows))


def _rows(plan: Geometry) -> Sequence[Named]:
    """Gather the tiles whose names have halves, row by row."""
    named = [(tile, names) for tile in plan.tiles if (names := halves(tile.place)) is not None]
    return [list(row) for _, row in groupby(named, lambda one: (one[0].line, one[0].shape.spans[0].y))]


def _by_column(rows: Sequence[Named]) -> Sequence[Named]:
    named = sorted((one for row in rows for one in row), key=lambda one: one[0].column)
    return [list(column) for _, column in groupby(named, lambda one: one[0].column)]


def _are_upright(columns: Sequence[Named]) -> bool:
    """Tell whether columns stand beside each other, and not half a tile aside in every second row."""
    (first, _), *_ = columns[0]
    wide = max(span.width for span in first.shape.spans)
    return all(after[0][0].column - before[0][0].column >= wide for before, after in pairwise(columns))


def _shared(rows: Sequence[Named]) -> int | None:
    """Say which half of their names the places of a row share, and those of other rows do not."""
    for half in range(2):
        said = [{names[half] for _, names in row} for row in rows]
        if said and all(len(texts) == 1 for texts in said) and len(set.union(*said)) == len(rows):
            return half
    return None


def _beside(rows: Sequence[Named], half: int, gap: int) -> Iterator[Label]:
    for row in rows:
        tile, names = row[0]
        if not tile.shape.slots and tile.shape.spans[0].y:
            continue  # of two rows that share a line, the upper one is named
        left = tile.column + tile.shape.bounds[0]
        yield Label(_middle_line(tile), left - gap - len(names[half]), names[half], of_row=True)


def _above(columns: Sequence[Named], half: int) -> Iterator[Label]:
    """Write above every column, or above every second, third ... where there is no room for all."""
    middles = [_middle_column(column[0][0]) for column in columns]
    texts = [column[0][1][half] for column in columns]
    pitch = min((after - before for before, after in pairwise(middles)), default=1)
    stride = -(-(1 + max(map(len, texts))) // pitch) if len(columns) > 1 else 1
    for middle, text in list(zip(middles, texts, strict=True))[::stride]:
        yield _centred(-1, middle, text)


def _round_hexes(rows: Sequence[Named], half: int, gap: int) -> Iterator[Label]:
    for tile, names in rows[0]:
        yield _centred(tile.line + tile.shape.spans[0].y // 2 - 1, _middle_column(tile), names[half])
    for tile, names in rows[-1]:
        yield _centred(tile.line + tile.shape.spans[-1].y // 2 + 1, _middle_column(tile), names[half])
    if len({len(row) for row in rows}) > 1:
        for row in rows:
            tile, names = row[-1]
            yield Label(_middle_line(tile), tile.column + tile.shape.bounds[2] + gap, names[half])


def _centred(line: int, middle: int, text: str) -> Label:
    return Label(line, middle - len(text) // 2, text)


def _middle_line(tile: Tile) -> int:
    slots = tile.shape.slots
    if not slots:
        return tile.line
    return tile.line + slots[(len(slots) - 1) // 2].line


def _middle_column(tile: Tile) -> int:
    """Return the middle of the widest line of a tile."""
    widest = max(tile.shape.spans, key=lambda span: span.width)
    return tile.column + widest.x + (widest.width - 1) // 2
