"""Blocks: text in several sizes that takes the largest a room has space for; tables of names and numbers."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from rich.console import Console
from rich.text import Span, Text

from boardkit.core.values import Value

MEASURE: Final = Console(width=1000, height=100, color_system=None, legacy_windows=False)
"""What texts are measured with; nothing is written to it."""

INDENT: Final = "    "
NUMBER_BEHIND: Final = re.compile(r"\s*(\(?\d+\)?)$")  # the number behind a name
FEW: Final = 5  # the columns of a name up to which no blank parts its number from it

FROM_ABOVE: Final = "  … "
"""What stands in its place where a line is shown without the beginning of its sentence."""

MORE: Final = " …"  # what follows the last line that has room, where the text goes on
HELD: Final = {0x00A0: 0xE000, 0x202F: 0xE001}
RELEASED: Final = {stand_in: space for space, stand_in in HELD.items()}
"""Spaces that hold words together, and what stands for them while a text is broken."""

BREAKS: Final = frozenset("\n\t")  # what makes more of a text than a line as wide as its letters

Made = tuple[str, tuple[Span, ...], tuple[Any, ...]]
"""What a text is made of: its letters, its styles, and how it is laid out."""

Lines = Sequence[Text]
Form = Callable[[], Iterable[Text]]
"""A form of a block, worked out only when it is tried, and line by line where it yields its lines."""


class Room(Value):
    """The cells that a block may fill."""

    width: int
    height: int

    def holds(self, lines: Lines) -> bool:
        """Return whether lines fit as they are."""
        return len(lines) <= self.height and all(line.cell_len <= self.width for line in lines)


def fitted(room: Room, *forms: Form) -> Lines:
    """Return the first form that fits, forms being given from large to small.

    None is written further than to its first line that has no room. If none fits, lines of the last that
    are too wide go on in lines that are free, or else are cut.
    """
    *larger, last = forms
    for form in larger:
        written = list[Text]()
        for line in form():
            if len(written) == room.height or line.cell_len > room.width:
                break
            written.append(line)
        else:
            return written
    lines = [*islice(last(), room.height + 1)]
    return lines if room.holds(lines) else squeezed(lines[: room.height], room)


def squeezed(lines: Lines, room: Room) -> Lines:
    """Break lines that are too wide, as long as there are lines to go on in, and cut the others."""
    spare, kept = room.height - len(lines), list[Text]()
    for line in lines:
        parts = hanging(line, room.width)
        if len(parts) - 1 > spare:
            parts = [shortened(line, room.width)]
        spare -= len(parts) - 1
        kept += parts
    return kept


def hanging(line: Text, width: int) -> list[Text]:
    """Break a line that is too wide; what it goes on in is indented."""
    if line.cell_len <= width:
        return [line]
    first = wrapped(line, width)[0]
    rest = line[len(first) :]
    rest = rest[len(rest) - len(rest.plain.lstrip()) :]
    return [first, *(Text(INDENT).append_text(part) for part in wrapped(rest, width - len(INDENT)))]


def shortened(line: Text, width: int) -> Text:
    """Cut a line to a width, with an ellipsis where something is left out."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    return line


def name_in(width: int, name: Text) -> Text:
    """Cut a name to a width; the number at its end, which may be all that tells it from others, stays."""
    found = NUMBER_BEHIND.search(name.plain)
    if name.cell_len <= width or found is None:
        return shortened(name, width)
    end = name[found.start() if width > FEW else found.start(1) :]
    begin = name[: found.start()]
    begin.truncate(max(width - end.cell_len, 0), overflow="ellipsis")
    return shortened(begin.append_text(end), width)


def in_whole_words(line: Text, width: int) -> Text:
    """Cut a line to a width between words, if it has any; an ellipsis shows that something is left out."""
    if line.cell_len <= width:
        return line
    first, *_ = wrapped(line, max(width - 1, 1)) or [Text()]
    first.rstrip()
    return shortened(first.append("…"), width)


def broken_off(line: Text, width: int) -> Text:
    """Show after a whole word that a line is not the last."""
    first, *_ = wrapped(line, width - len(MORE)) or [Text()]
    first.rstrip()
    return shortened(first.append(MORE), width)


def from_above(line: Text) -> Text:
    """Show of an indented line that its sentence begins above it, where that is not shown."""
    return Text(FROM_ABOVE).append_text(line[len(INDENT) :])


def longest(width: int, *labels: str) -> str:
    """Return the first label that fits, labels being given from the full word to the sign; else the last."""
    return next((label for label in labels if Text(label).cell_len <= width), labels[-1])


def wrapped(text: Text, width: int) -> list[Text]:
    """Break a text into lines of a width, between words where there are any."""
    if not text:
        return []
    # Most texts are a line that fits, and Rich takes its time to find that out.
    if text.cell_len <= width and not BREAKS.intersection(text.plain):
        return [text.copy()]
    return [line.copy() for line in _broken(made_of(text), max(width, 1))]


def made_of(text: Text) -> Made:
    """Take a text apart: the same is told on every table that is drawn, and is looked up by that."""
    ways = text.style, text.justify, text.overflow, text.no_wrap, text.end, text.tab_size
    return text.plain, tuple(text.spans), ways


def made(of: Made) -> Text:
    """Put a text together again."""
    plain, spans, (style, justify, overflow, no_wrap, end, tab_size) = of
    ways = {"justify": justify, "overflow": overflow, "no_wrap": no_wrap, "end": end, "tab_size": tab_size}
    return Text(plain, style, spans=[*spans], **ways)


@lru_cache(maxsize=2048)
def _broken(text: Made, width: int) -> tuple[Text, ...]:
    """Break a text; Rich would break it at spaces that hold words together, too."""
    plain, spans, ways = text
    lines = made((plain.translate(HELD), spans, ways)).wrap(MEASURE, width)
    if plain.translate(HELD) != plain:
        for line in lines:
            line.plain = line.plain.translate(RELEASED)
    return tuple(lines)


def columns(rows: Sequence[Sequence[str | Text]], gap: int = 1) -> list[Text]:
    """Write rows whose cells stand below each other: the first to the left, the others to the right."""
    cells = [[Text(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    count = max(map(len, cells), default=0)
    widths = [max((row[at].cell_len for row in cells if at < len(row)), default=0) for at in range(count)]
    lines = [Text() for _ in cells]
    for line, row in zip(lines, cells, strict=True):
        for at, cell in enumerate(row):
            pad = " " * (widths[at] - cell.cell_len)
            if at:
                line.append(" " * gap + pad).append_text(cell)
            else:
                line.append_text(cell).append(pad)
    return lines


def beside(first: Lines, *others: Lines, gap: int = 1) -> list[Text]:
    """Lay blocks side by side."""
    lines = [Text().append_text(line) for line in first]
    for block in others:
        width = max((line.cell_len for line in lines), default=0)
        lines += [Text() for _ in range(len(block) - len(lines))]
        for at, line in enumerate(lines):
            line.pad_right(width + gap - line.cell_len)
            if at < len(block):
                line.append_text(block[at])
    return lines


Named = Callable[[int], Text]  # a name, as far as it has room in so many columns


def headed(
    heads: Sequence[str], names: Sequence[Named], rows: Sequence[Sequence[str]], width: int
) -> list[Text]:
    """Write names, each with its row of numbers, below dim heads."""
    first, *others = map(Text, heads)
    numbers = [[Text(number) for number in row] for row in rows]
    space = width - sum(
        max(cell.cell_len for cell in column) + 1
        for column in zip(others, *(row[1:] for row in numbers), strict=True)
    )
    leads = led(first, [(name, row[0]) for name, row in zip(names, numbers, strict=True)], space)
    rest = [others, *(row[1:] for row in numbers)]
    head, *lines = columns([[lead, *row] for lead, row in zip(leads, rest, strict=True)])
    head.stylize("dim")
    return [head, *lines]


def led(head: Text, rows: Sequence[tuple[Named, Text]], width: int) -> list[Text]:
    """Write a column of names, each with a number to its right, below a head.

    Below a head that is wider than the numbers, names go on as far as these.
    """
    most = max(number.cell_len for _, number in rows)
    names = [named(width - most - 1) for named, _ in rows]
    widest = max(name.cell_len for name in names) + 1 + max(head.cell_len, most)
    pairs = zip(names, (number for _, number in rows), strict=True)
    lines = [(name.copy(), number) for name, number in ((Text(), head), *pairs)]
    for line, number in lines:
        line.pad_right(max(min(widest, width) - line.cell_len - number.cell_len, 0))
        line.append_text(number)
    return [line for line, _ in lines]
