"""A painted picture: rows of runs of equally coloured text, ready to become Rich segments."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style

from boardkit.core.values import Value


class Pen(NamedTuple):
    """How a cell is coloured; `None` leaves the terminal's own colour."""

    ink: str | None = None
    ground: str | None = None
    bold: bool = False
    dim: bool = False
    reverse: bool = False
    underline: bool = False
    italic: bool = False


class Run(NamedTuple):
    """Neighbouring cells of one line that share a pen."""

    text: str
    pen: Pen


Cell = Run  # a run of one character
Row = tuple[Run, ...]


class Canvas(Value, eq=False):
    """A picture of so many columns; every row holds exactly that many cells."""

    columns: int
    rows: tuple[Row, ...]

    def text(self) -> str:
        """Return the characters alone, lines without trailing blanks."""
        return "\n".join("".join(run.text for run in row).rstrip() for row in self.rows)


def segments_of(row: Row) -> list[Segment]:
    """Turn a row into Rich segments."""
    joined: list[Run] = []
    for run in row:
        before = joined[-1] if joined else None
        # Blanks are joined to what stands beside them on the same ground: a terminal is told of each run.
        if before is not None and before.pen.ground == run.pen.ground:
            pen = before.pen if _takes(before.pen, run) else run.pen if _takes(run.pen, before) else None
            if pen is not None:
                joined[-1] = Run(before.text + run.text, pen)
                continue
        joined.append(run)
    return [Segment(text, style(pen)) for text, pen in joined]


@lru_cache(maxsize=4096)
def style(pen: Pen) -> Style:
    """Turn a pen into a Rich style; unset attributes inherit."""
    return Style(
        color=pen.ink,
        bgcolor=pen.ground,
        bold=pen.bold or None,
        dim=pen.dim or None,
        reverse=pen.reverse or None,
        underline=pen.underline or None,
        italic=pen.italic or None,
    )


def join(cells: Iterable[Run]) -> Row:
    """Join neighbouring cells, or runs, of one pen to runs."""
    runs: list[Run] = []
    texts: list[str] = []
    pen: Pen | None = None
    for cell in cells:
        if cell.pen is not pen and cell.pen != pen:
            if pen is not None:
                runs.append(Run("".join(texts), pen))
            texts, pen = [], cell.pen
        texts.append(cell.text)
    if pen is not None:
        runs.append(Run("".join(texts), pen))
    return tuple(runs)


def spliced(row: Row, part: Row, columns: range) -> Row:
    """Return a row with another part in some of its columns."""
    before, after = _parted(row, columns.start)[0], _parted(row, columns.stop)[1]
    return (*before[:-1], *join((*before[-1:], *part, *after[:1])), *after[1:])


def _parted(row: Row, column: int) -> tuple[Row, Row]:
    """Part a row before a column."""
    for at, (text, pen) in enumerate(row):
        if column < len(text):
            left = (Run(text[:column], pen),) if column else ()
            return (*row[:at], *left), (Run(text[column:], pen), *row[at + 1 :])
        column -= len(text)
    return row, ()


def _takes(pen: Pen, run: Run) -> bool:
    """Return whether a run is blank, and looks the same in another pen of the same ground."""
    return (
        run.pen.ink is None
        and not (pen.reverse or run.pen.reverse or pen.underline or run.pen.underline)
        and run.text.isspace()
    )
