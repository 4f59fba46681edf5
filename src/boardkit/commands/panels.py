"""Figures of many games on a terminal or in a pipe: tables, with bars as wide as there is room."""

import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from boardkit.many.report import Bar, Line, Panel
from boardkit.text import Words
from boardkit.text.outside import visible

WIDE: Final = 30
NARROW: Final = 12
NONE: Final = 0
"""Cells of a bar, with much room, with little, and with none to spare."""

NAMES: Final = 14
"""Cells of the names at the left, at least."""

APART_BY: Final = 3
"""Cells between two columns."""

ROOMY: Final = 100
"""Columns from which on bars are wide."""

SIGNS: Final = ("█", "▓", "░", "│")
PLAIN_SIGNS: Final = ("#", "=", "-", "|")
"""What is surely in a bar, what may be beyond its value, what may be up to it, and what is usual."""

APART: Final = {1: ("▲", "^", "green"), -1: ("▼", "v", "red"), 0: ("", "", "")}
"""How it is marked that a rate is apart from what is usual, with and without Unicode."""


class Shown:
    """A panel as a table.

    Args:
        panel: what to show.
        words: what to say it with.
        top: how many lines of a long panel to show.
    """

    def __init__(self, panel: Panel, words: Words, top: int) -> None:
        self.panel = panel
        self.words = words
        self.top = top if panel.long else len(panel.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console
        widths = (WIDE, NARROW) if options.max_width >= ROOMY else (NARROW,)
        fitting = (width for width in widths if self._needed + width <= options.max_width)
        yield Text(visible(self.panel.title), "bold")
        tight = self._needed > options.max_width
        yield self._table(options.ascii_only, next(fitting, NONE), tight=tight)
        if (more := len(self.panel.lines) - self.top) > 0:
            yield Text(self.words("many-more", more=more, lines=len(self.panel.lines)), "dim")
        yield Text()

    @property
    def _barred(self) -> bool:
        return any(line.bar for line in self.panel.lines)

    @property
    def _needed(self) -> int:
        """Count the cells of the table beside a bar; names may be folded."""
        columns = list(zip(self.panel.heads, *(line.cells for line in self.panel.lines), strict=True))[1:]
        widest = (max(cell_len(visible(cell)) for cell in column) + APART_BY for column in columns)
        return NAMES + sum(widest) + APART_BY

    def _table(self, plain: bool, width: int, *, tight: bool) -> Table:
        """Lay the table out; without enough room all cells are folded, since Rich would drop columns."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="dim")
        barred = width > NONE and self._barred
        for number, head in enumerate([*self.panel.heads, ""][: len(self.panel.heads) + barred]):
            last = number == len(self.panel.heads)
            first = number == 0
            table.add_column(
                Text(visible(head)),
                justify="left" if first or last else "right",
                overflow="fold" if first else "ellipsis",
                no_wrap=not first and not tight,
                min_width=NAMES if first and not tight else None,
            )
        for line in self.panel.lines[: self.top]:
            cells = [Text(visible(cell)) for cell in line.cells]
            table.add_row(*cells, *([self._bar(line, plain, width)] if barred else []))
        return table

    def _bar(self, line: Line, plain: bool, width: int) -> Text:
        if line.bar is None:
            return Text()
        usual = self.panel.usual
        most = max(*(bar.high for one in self.panel.lines if (bar := one.bar)), usual or 0.0, 1e-9)
        text = Text(bar_of(line.bar, usual, most, width, PLAIN_SIGNS if plain else SIGNS), "cyan")
        sign, plain_sign, style = APART[line.apart]
        return text.append(f" {plain_sign if plain else sign}", style) if usual is not None else text


def bar_of(bar: Bar, usual: float | None, most: float, width: int, signs: Sequence[str]) -> str:
    """Draw a bar: sure up to its low end, then shaded to its value and on to its high end."""
    low, value, high = (round(one / most * width) for one in (bar.low, bar.value, bar.high))
    sure, beyond, maybe, stroke = signs
    cells = list(sure * low + beyond * (value - low) + maybe * (high - value) + " " * (width - high))
    if usual is not None:
        cells[min(int(usual / most * width), width - 1)] = stroke
    return "".join(cells)


def show(parts: Iterable[str | Panel], words: Words, top: int = 10) -> None:
    """Print sentences and panels."""
    console = Console(file=sys.stdout, highlight=False)
    for part in parts:
        console.print(Shown(part, words, top) if isinstance(part, Panel) else Text(visible(part)))
