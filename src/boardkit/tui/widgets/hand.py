"""The hand: cards and other choices side by side in rows, each with the digit that takes it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from rich.style import Style
from rich.text import Span, Text
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message

from boardkit.core.values import Value
from boardkit.draw.show import Entry
from boardkit.text.spots import HERE, standing_for
from boardkit.tui.widgets.texts import Rows

GAP, WIDE_GAP = 1, 3
LATELY: Final = 32  # how many hands are remembered as they were laid out
Extent = tuple[int, int]  # the columns and lines that an entry takes
DIGITS: Final = "1234567890"


class Placed(Value):
    """An entry and the cells it covers."""

    number: int
    region: Region
    entry: Entry


def flow(entries: Sequence[Entry], width: int, marks: Sequence[str] = ()) -> tuple[Placed, ...]:
    """Lay entries side by side; if one row is too short, cut their names and use as many rows as it takes."""
    full = tuple(_extent(number, entry, marks) for number, entry in enumerate(entries))
    gaps = range(GAP if any(entry.boxed for entry in entries) else WIDE_GAP, GAP - 1, -1)
    regions = _fewest_rows(full, width, gaps)
    if regions and regions[-1].y:
        narrow = tuple(_narrow(number, entry, marks) for number, entry in enumerate(entries))
        regions = _fewest_rows(narrow, width, gaps)
    return tuple(map(Placed, range(len(entries)), regions, entries))


@lru_cache(LATELY)
def _fewest_rows(extents: Sequence[Extent], width: int, gaps: Sequence[int]) -> Sequence[Region]:
    """Lay what takes so much into as few rows as may be, and as far apart in them as there is room."""
    return min((_rows(extents, width, gap) for gap in gaps), key=_lines)


def _lines(regions: Sequence[Region]) -> int:
    return regions[-1].bottom if regions else 0


def whole_rows(placed: Sequence[Placed], height: int) -> range:
    """Return the lines of whole rows that have room, the taken entry's among them, or its first."""
    bottoms: dict[int, int] = {}
    for spot in placed:
        bottoms[spot.region.y] = max(bottoms.get(spot.region.y, 0), spot.region.bottom)
    taken = next((spot.region.y for spot in placed if spot.entry.taken), 0)
    top = next((y for y in bottoms if bottoms.get(taken, 0) - y <= height or y == taken), 0)
    ends = [bottom for y, bottom in bottoms.items() if y >= top and bottom - top <= height]
    return range(top, max(ends, default=top + height))


def _rows(extents: Sequence[Extent], width: int, gap: int) -> Sequence[Region]:
    placed = list[Region]()
    x = y = tallest = 0
    for wide, high in extents:
        if x and x + wide > width:
            x, y, tallest = 0, y + tallest, 0
        placed.append(Region(x, y, wide, high))
        x, tallest = x + wide + gap, max(tallest, high)
    return placed


def _extent(number: int, entry: Entry, marks: Sequence[str] = ()) -> Extent:
    head = len(mark_of(number, entry, marks)) + entry.face.lines[0].cell_len
    return max(head, entry.face.width), len(entry.face.lines)


def _narrow(number: int, entry: Entry, marks: Sequence[str]) -> Extent:
    """Measure an entry with its name cut to the width of the lines below it, if there are any."""
    name, *below = entry.face.lines
    room = max((line.cell_len for line in below), default=name.cell_len)
    return max(room, len(mark_of(number, entry, marks)) + min(name.cell_len, room)), len(entry.face.lines)


def side_by_side(parts: Sequence[tuple[int, Text]]) -> Text:
    """Write texts in one line, each from a column of its own on."""
    plain, spans, length, wide = list[str](), list[Span](), 0, 0
    for column, part in parts:
        plain += [" " * (column - wide), part.plain]
        start, length = length + max(column - wide, 0), length + max(column - wide, 0) + len(part.plain)
        wide = max(column, wide) + part.cell_len
        spans += [Span(start, length, part.style)] if part.style else []
        spans += [span.move(start) for span in part.spans]
    return Text("".join(plain), spans=spans)


def mark_of(number: int, entry: Entry, marks: Sequence[str]) -> str:
    """Write the key that takes an entry, one of `marks` or else its digit, and how the entry stands."""
    if entry.boxed:
        return ""
    digit = DIGITS[number] if number < len(DIGITS) else "·"
    key = marks[number] if number < len(marks) else digit
    return f"{key}{'☑' if entry.ticked else '✗' if entry.barred else '▸' if entry.taken else ' '}"


ENTRY: Final = "entry"  # the kind of spot that an entry is
STYLES: Final = ("digit", "taken", "barred")  # the parts of an entry that the style sheet colours
LEAST_SPARE: Final = 1  # rows that are left below which they stay empty


class HandView(Rows):
    """Shows the entries and says which one was clicked."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"hand--{part}" for part in STYLES}

    @dataclass
    class Taken(Message):
        """An entry was clicked."""

        number: int

    class MoreWanted(Message):
        """The line was clicked that says that there are more."""

    _entries: tuple[Entry, ...] = ()
    _more = ("", "")
    _spare: tuple[Text, ...] = ()
    _marks: tuple[str, ...] = ()
    _flowed: tuple[Size, tuple[Placed, ...]] | None = None
    _last_written: tuple[object, ...] = ()
    _styled: object = None
    _colours: Mapping[str, Style] = {}

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._kept: dict[int, tuple[object, Sequence[Text]]] = {}

    def show(
        self,
        entries: Sequence[Entry],
        more: tuple[str, str] = ("", ""),
        spare: Sequence[Text] = (),
        marks: Sequence[str] = (),
    ) -> None:
        """Show other entries, `marks` before them in place of digits, and `spare` lines in free rows.

        Where there is no room for all, `more` says so, in full and in a few characters.
        """
        before, lying = self._entries, (tuple(entries), tuple(marks), more)
        if lying != (self._entries, self._marks, self._more):
            (self._entries, self._marks, self._more), self._flowed = lying, None
        self._spare = tuple(spare)
        if self.fits_its_rows and [_extent(0, one) for one in before] != [_extent(0, one) for one in entries]:
            self.refresh(layout=True)
        self._write_rows()

    def on_resize(self) -> None:
        """Write the rows that there is room for now."""
        self._write_rows()

    def _write_rows(self) -> None:
        if self._styled is not self.visual_style:
            self._styled = self.visual_style
            self._colours = {
                part: self.get_component_rich_style(f"hand--{part}", partial=True) for part in STYLES
            }
        written = self._entries, self._marks, self._more, self._spare, self.size, self._colours
        if self.size and written != self._last_written:
            self._last_written = written
            self.write(self._written())

    def get_content_height(self, _container: Size, _viewport: Size, width: int) -> int:
        """Return how many lines the rows need."""
        return max((spot.region.bottom for spot in flow(self._entries, width, self._marks)), default=0)

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The entries, and the cells that they cover before anything is scrolled.

        Where the pictures of a row need all lines, it leaves columns to say that there are more.
        """
        size = self.content_size
        if self._flowed is None or self._flowed[0] != size:
            placed = flow(self._entries, size.width, self._marks)
            lines, high = max((spot.region.bottom for spot in placed), default=0), size.height
            if lines > high > 1 and any(spot.region.height >= high for spot in placed):
                placed = flow(self._entries, size.width - len(self._more[1]) - 1, self._marks)
            self._flowed = size, placed
        return self._flowed[1]

    @property
    def _free(self) -> int:
        """How many rows are left below the entries; less than 0 where not all of them have room."""
        return self.content_size.height - max((spot.region.bottom for spot in self.placed), default=0)

    @property
    def _shown(self) -> range:
        """The lines to show: where not all fit, whole rows, and so that the entry taken is among them."""
        height = self.content_size.height
        if self._free >= 0:
            return range(height)
        brief = whole_rows(self.placed, height)
        return brief if self._has_room_behind(brief) else whole_rows(self.placed, height - 1)

    def _has_room_behind(self, lines: range) -> bool:
        """Return whether behind the last of some lines there is room to say that there are more entries."""
        last = [spot.region.right for spot in self.placed if spot.region.y < lines.stop <= spot.region.bottom]
        return bool(lines) and max(last, default=0) + len(self._more[1]) < self.content_size.width

    def _written(self) -> list[Text]:
        """Write the rows that fit, and that there are more."""
        shown, placed, left = self._shown, self.placed, self._free
        parts = [list[tuple[int, Text]]() for _ in range(self.content_size.height - left)]
        for spot in placed:
            for row, part in enumerate(self._lines(spot), spot.region.y):
                parts[row].append((spot.region.x, part))
        lines = [*map(side_by_side, parts[shown.start : shown.stop])]
        if left >= 0:
            # A blank line parts them from what is told in the rows that are left.
            apart = [Text()] if self._entries else []
            free = left - len(apart)
            return [*lines, *apart, *self._spare[:free]] if free >= LEAST_SPARE else lines
        full, brief = (Text(more, self._colours["digit"]) for more in self._more)
        if not self._has_room_behind(shown):
            return [*lines, full]
        lines[-1].pad_right(self.content_size.width - lines[-1].cell_len - brief.cell_len)
        lines[-1].append_text(brief)
        return lines

    def _lines(self, spot: Placed) -> Sequence[Text]:
        """Write an entry, unless it stands as it was written."""
        asked, entry = (spot, self._marks, self._colours), spot.entry
        written, kept = self._kept.get(spot.number, (None, ()))
        if written == asked:
            return kept
        head = Text(mark_of(spot.number, entry, self._marks), self._colours["digit"])
        head.append_text(entry.face.lines[0].copy())
        head.truncate(spot.region.width, overflow="ellipsis")
        name = "taken" if entry.taken else "barred" if entry.barred else ""
        if name and not entry.boxed:
            # What has a ground of its own keeps the ink that can be read on it.
            (head.stylize_before if entry.taken else head.stylize)(self._colours[name])
        if entry.taken:
            head.stylize(HERE)
        lines = [head, *(line.copy() for line in entry.face.lines[1:])]
        for line in lines:
            line.stylize(standing_for(ENTRY, spot.number))
        self._kept[spot.number] = asked, lines
        return lines

    def entry_at(self, offset: Offset) -> int | None:
        """Return the number of the entry that covers a cell of the content."""
        x, y = offset.x, offset.y + self._shown.start
        found = (spot.number for spot in self.placed if spot.region.contains(x, y))
        return next(found, None) if y in self._shown else None

    def _is_more(self, offset: Offset) -> bool:
        """Return whether it says there that there are more entries."""
        shown = self._shown
        behind = self._has_room_behind(shown)
        begins = self.content_size.width - len(self._more[1]) if behind else 0
        return self._free < 0 and offset.y == len(shown) - behind and offset.x >= begins

    def on_click(self, event: events.Click) -> None:
        """Tell which entry was clicked, or that more are wanted."""
        offset = event.get_content_offset(self)
        if offset is None or event.button != 1:
            return
        number = self.entry_at(offset)
        if self._is_more(offset):
            self.post_message(self.MoreWanted())
        elif number is not None:
            self.post_message(self.Taken(number))
