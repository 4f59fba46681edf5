"""Where the entries of a hand stand: side by side, in as many rows as it takes."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from boardkit.core.values import Value
from boardkit.draw.drawing import Entry

GAP, WIDE_GAP = 1, 3
DIGITS: Final = "1234567890"


class Placed(Value):
    """An entry and the cells it covers."""

    number: int
    region: Region
    entry: Entry


def flow(entries: Sequence[Entry], width: int, marks: Sequence[str] = ()) -> tuple[Placed, ...]:
    """Lay entries side by side; if one row is too short, cut their names and use as many rows as it takes."""
    full = [_extent(number, entry, marks) for number, entry in enumerate(entries)]
    gaps = (GAP,) if any(entry.boxed for entry in entries) else range(WIDE_GAP, GAP - 1, -1)
    for gap in gaps:
        placed = _rows(full, entries, width, gap)
        if not placed or placed[-1].region.y == 0:
            return placed
    narrow = [_narrow(number, entry, marks) for number, entry in enumerate(entries)]
    apart = [_rows(narrow, entries, width, gap) for gap in gaps]
    return min(apart, key=lambda placed: placed[-1].region.bottom)


def whole_rows(placed: Sequence[Placed], height: int) -> range:
    """Return the lines of as many whole rows as a height has room for, that of the entry taken among them.

    Of a row that is higher than that, its first lines.
    """
    bottoms: dict[int, int] = {}
    for spot in placed:
        bottoms[spot.region.y] = max(bottoms.get(spot.region.y, 0), spot.region.bottom)
    taken = next((spot.region.y for spot in placed if spot.entry.taken), 0)
    top = next((y for y in bottoms if bottoms.get(taken, 0) - y <= height or y == taken), 0)
    ends = [bottom for y, bottom in bottoms.items() if y >= top and bottom - top <= height]
    return range(top, max(ends, default=top + height))


def _rows(
    extents: Sequence[tuple[int, int]], entries: Sequence[Entry], width: int, gap: int
) -> tuple[Placed, ...]:
    placed: list[Placed] = []
    x = y = tallest = 0
    for number, (wide, high) in enumerate(extents):
        if x and x + wide > width:
            x, y, tallest = 0, y + tallest, 0
        placed.append(Placed(number, Region(x, y, wide, high), entries[number]))
        x, tallest = x + wide + gap, max(tallest, high)
    return tuple(placed)


def _extent(number: int, entry: Entry, marks: Sequence[str] = ()) -> tuple[int, int]:
    head = len(mark_of(number, entry, marks)) + entry.face.lines[0].cell_len
    return max(head, entry.face.width), len(entry.face.lines)


def _narrow(number: int, entry: Entry, marks: Sequence[str]) -> tuple[int, int]:
    """Return the extent with the name no wider than the lines below it, if there are any."""
    name, *below = entry.face.lines
    room = max((line.cell_len for line in below), default=name.cell_len)
    return max(room, len(mark_of(number, entry, marks)) + min(name.cell_len, room)), len(entry.face.lines)


def size_of(entry: Entry) -> tuple[int, int]:
    """Return the columns and lines that an entry takes."""
    return _extent(0, entry)


def mark_of(number: int, entry: Entry, marks: Sequence[str]) -> str:
    """Write the key that takes an entry, one of `marks` or else its digit, and how the entry stands."""
    if entry.boxed:
        return ""
    digit = DIGITS[number] if number < len(DIGITS) else "·"
    key = marks[number] if number < len(marks) else digit
    return f"{key}{'☑' if entry.ticked else '✗' if entry.barred else '▸' if entry.taken else ' '}"
