"""Figures of many games: progress, tables with bars for a terminal or a pipe, and one HTML page."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from html import escape
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.table import Table
from rich.text import Text

from boardkit.handout.html import file, head
from boardkit.many.report import Bar, Line, Panel, decimal
from boardkit.text import Words
from boardkit.text.names import visible

WIDE: Final = 30
NARROW: Final = 12
NONE: Final = 0
"""Cells of a bar, with much room, with little, and with none to spare."""

NAMES: Final = 14  # cells of the names at the left, at least
APART_BY: Final = 3  # cells between two columns
ROOMY: Final = 100  # columns from which on bars are wide
SIGNS: Final = ("█", "▓", "░", "│")
PLAIN_SIGNS: Final = ("#", "=", "-", "|")
"""What is surely in a bar, what may be beyond its value, what may be up to it, and what is usual."""

APART: Final = {1: ("▲", "^", "green"), -1: ("▼", "v", "red"), 0: ("", "", "")}
"""How it is marked that a rate is apart from what is usual, with and without Unicode."""

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"  # what a page may load: nothing

STYLE: Final = """\
table { border-collapse: collapse; margin: .5rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .1rem .7rem .1rem 0; text-align: right; font-weight: normal; }
th { color: var(--quiet); border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
section { margin: 1.5rem 0; break-inside: avoid; }
section h2 { margin: 0 0 .3rem; font-size: 1.1rem; }
figure > svg { max-width: 46rem; max-height: none; }
svg text { fill: var(--ink); font: 13px system-ui, "DejaVu Sans", "Noto Sans", Arial, sans-serif; }
svg .value { fill: var(--quiet); }
svg .bar { fill: var(--mark); opacity: .55; }
svg .above { fill: #1a7f37; opacity: .7; }
svg .below { fill: #cf222e; opacity: .7; }
svg .reach { stroke: var(--ink); stroke-width: 1.5; fill: none; }
svg .usual { stroke: var(--quiet); stroke-dasharray: 3 3; }
"""

WIDTH: Final = 720
LABEL: Final = 220
VALUE: Final = 80
HIGH: Final = 22
"""Units of a picture, of the names at its left, of the numbers at its right, and of a row."""

DRAWN: Final = 20  # how many lines of a long panel are drawn; the table has all of them
LONGEST: Final = 30  # the most letters of a name in a picture
MARKS: Final = {1: "above", -1: "below", 0: "bar"}


class RateColumn(ProgressColumn):
    """How many games or pages are made in a second, and how long the rest takes."""

    def __init__(self, words: Words, message: str) -> None:
        super().__init__()
        self._words = words
        self._message = message

    def render(self, task: Task) -> Text:
        """Say it as soon as it can be told."""
        if not task.speed or task.time_remaining is None:
            return Text()
        left = str(timedelta(seconds=round(task.time_remaining)))
        rate = self._words(self._message, rate=decimal(task.speed, self._words))
        return Text(f"{rate} · {self._words('many-left', left=left)}", "cyan")


@contextmanager
def progress(
    words: Words, done: int, total: int, *, name: str = "many-progress", rate: str = "many-rate"
) -> Iterator[Callable[[int], None]]:
    """Show a bar if the error stream is a terminal; what is yielded takes how many more are done.

    Games are counted, or what the messages `name` and `rate` are about.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(words, rate))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words(name), total=total, completed=done)
        yield lambda more: bar.advance(task, more)


class Shown:
    """A panel as a table in some words, with the first `top` lines of a long one."""

    def __init__(self, panel: Panel, words: Words, top: int) -> None:
        self.panel = panel
        self.words = words
        self.top = top if panel.long else len(panel.lines)

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        widths = (WIDE, NARROW) if options.max_width >= ROOMY else (NARROW,)
        fitting = (width for width in widths if self._needed + width <= options.max_width)
        yield Text(visible(self.panel.title), "bold")
        tight = self._needed > options.max_width
        yield self._table(options.ascii_only, next(fitting, NONE), tight=tight)
        if (more := len(self.panel.lines) - self.top) > 0:
            yield Text(self.words("many-more", more=more, lines=len(self.panel.lines)), "dim")
        yield Text()

    @property
    def _needed(self) -> int:
        """Count the cells of the table beside a bar; names may be folded."""
        columns = list(zip(self.panel.heads, *(line.cells for line in self.panel.lines), strict=True))[1:]
        widest = (max(cell_len(visible(cell)) for cell in column) + APART_BY for column in columns)
        return NAMES + sum(widest) + APART_BY

    def _table(self, plain: bool, width: int, *, tight: bool) -> Table:
        """Lay the table out; without enough room all cells are folded, since Rich would drop columns."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="dim")
        barred = width > NONE and any(line.bar for line in self.panel.lines)
        for number, heading in enumerate([*self.panel.heads, *([""] if barred else [])]):
            first, last = number == 0, number == len(self.panel.heads)
            table.add_column(
                Text(visible(heading)),
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


def page(parts: Sequence[str | Panel], words: Words) -> str:
    """Write sentences and panels as a page; the first sentence is its title."""
    title, *rest = parts
    assert isinstance(title, str)
    body = "\n".join(
        _panel(part) if isinstance(part, Panel) else f"<p>{_escaped(part)}</p>" for part in rest if part
    )
    return f"""\
{head(words.language, visible(title), file("page.css") + STYLE, POLICY)}<body>
<header>
<h1>{_escaped(title)}</h1>
</header>
<main>
{body}
</main>
</body>
</html>
"""


def _panel(panel: Panel) -> str:
    drawn = [line for line in panel.lines[: DRAWN if panel.long else None] if line.bar]
    picture = f"<figure>{_picture(panel)}</figure>\n" if drawn else ""
    table = _table(panel)
    if len(panel.lines) > DRAWN:
        summary = _escaped(", ".join(filter(None, panel.heads)))
        table = f"<details><summary>{summary}</summary>{table}</details>"
    return f"<section>\n<h2>{_escaped(panel.title)}</h2>\n{picture}{table}\n</section>"


def _table(panel: Panel) -> str:
    heads = "".join(f"<th>{_escaped(head)}</th>" for head in panel.heads)
    cells = ("".join(f"<td>{_escaped(cell)}</td>" for cell in line.cells) for line in panel.lines)
    rows = "".join(f"<tr>{line}</tr>" for line in cells)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _picture(panel: Panel) -> str:
    """Draw bars with their intervals, and a stroke for what is usual."""
    drawn = [(line, line.bar) for line in panel.lines if line.bar][: DRAWN if panel.long else None]
    most = max(*(bar.high for _, bar in drawn), panel.usual or 0.0, 1e-9)
    title, high = _escaped(panel.title), len(drawn) * HIGH
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high + 4}" role="img">',
        f"<title>{title}</title>",
    ]
    for number, (line, bar) in enumerate(drawn):
        parts += _row(number * HIGH, line, line.cells[panel.shown], bar, most)
    if panel.usual is not None:
        x = _x(panel.usual, most)
        parts.append(f'<line class="usual" x1="{x}" y1="0" x2="{x}" y2="{high}"/>')
    return "".join([*parts, "</svg>"])


def _row(y: int, line: Line, value: str, bar: Bar, most: float) -> Iterator[str]:
    middle, low, high = y + HIGH // 2, _x(bar.low, most), _x(bar.high, most)
    name = line.cells[0] if len(line.cells[0]) <= LONGEST else f"{line.cells[0][: LONGEST - 1]}…"
    name, width = _escaped(name), round(_x(bar.value, most) - LABEL, 1)
    yield f'<text x="{LABEL - 8}" y="{middle + 5}" text-anchor="end">{name}</text>'
    yield f'<rect class="{MARKS[line.apart]}" x="{LABEL}" y="{y + 4}" width="{width}" height="{HIGH - 8}"/>'
    if bar.low < bar.high:
        yield f'<path class="reach" d="M{low} {middle}H{high}M{low} {middle - 4}v8M{high} {middle - 4}v8"/>'
    yield f'<text class="value" x="{WIDTH - VALUE + 12}" y="{middle + 5}">{_escaped(value)}</text>'


def _x(value: float, most: float) -> float:
    return round(LABEL + value / most * (WIDTH - LABEL - VALUE), 1)


def _escaped(text: str) -> str:
    return escape(visible(text))
