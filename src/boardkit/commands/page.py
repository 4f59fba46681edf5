"""Figures of many games as one HTML page, in the style of handouts: it works offline and on paper."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from boardkit.handout.headed import file, head
from boardkit.many.report import Bar, Line, Panel
from boardkit.text import Words
from boardkit.text.outside import visible

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""What a page may load: nothing."""

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

DRAWN: Final = 20
"""How many lines of a long panel are drawn; the table has all of them."""

LONGEST: Final = 30
"""The most letters of a name in a picture."""

MARKS: Final = {1: "above", -1: "below", 0: "bar"}


def page(parts: Sequence[str | Panel], words: Words) -> str:
    """Write sentences and panels as a page; the first sentence is its title."""
    title, *rest = parts
    assert isinstance(title, str)
    body = "\n".join(_panel(part) if isinstance(part, Panel) else _told(part) for part in rest if part)
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


def _told(sentence: str) -> str:
    return f"<p>{_escaped(sentence)}</p>"


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
    rows = (
        "<tr>" + "".join(f"<td>{_escaped(cell)}</td>" for cell in line.cells) + "</tr>"
        for line in panel.lines
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


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
    name, width = _escaped(_shortened(line.cells[0])), round(_x(bar.value, most) - LABEL, 1)
    yield f'<text x="{LABEL - 8}" y="{middle + 5}" text-anchor="end">{name}</text>'
    yield f'<rect class="{MARKS[line.apart]}" x="{LABEL}" y="{y + 4}" width="{width}" height="{HIGH - 8}"/>'
    if bar.low < bar.high:
        yield f'<path class="reach" d="M{low} {middle}H{high}M{low} {middle - 4}v8M{high} {middle - 4}v8"/>'
    yield f'<text class="value" x="{WIDTH - VALUE + 12}" y="{middle + 5}">{_escaped(value)}</text>'


def _x(value: float, most: float) -> float:
    return round(LABEL + value / most * (WIDTH - LABEL - VALUE), 1)


def _shortened(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _escaped(text: str) -> str:
    return escape(visible(text))
