"""`boardkit show`: a picture of a table at a moment of its match."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from html import escape
from io import StringIO
from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.segment import Segments
from rich.style import Style
from rich.text import Text

from boardkit.commands.desk import Desk
from boardkit.commands.parser import choice, number, operand, option, takes
from boardkit.commands.reading import moment, seat_named, study_from
from boardkit.core import CHANCE, Match, Seat, choice_of
from boardkit.core.lines.course import last_number, number_of
from boardkit.draw.canvas import Canvas
from boardkit.draw.colours import Depth, fewer, ink
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.geometry import geometry
from boardkit.draw.looks import Marks
from boardkit.draw.paint import TileMap
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Size
from boardkit.draw.show import Show
from boardkit.handout.html import file, head
from boardkit.handout.vector import printed, spans, svg
from boardkit.text import Words
from boardkit.text.log import titled, told
from boardkit.tui.terminal.capabilities import terminal_from

FORMATS: Final = ("text", "svg", "html")
NARROWEST: Final = 40
WIDEST: Final = 400


@takes(
    operand("source", "source"),
    number("at"),
    option("seat", "seat"),
    choice("format", "format", FORMATS, default=FORMATS[0]),
    number("width", NARROWEST, WIDEST),
)
def run_show(desk: Desk, given: Namespace) -> int:
    """Print the picture."""
    match = moment(study_from(desk, given.source).main, given.at)
    viewer = seat_named(match, given.seat)
    # Rich takes long to import, and other commands do without it.

    print_picture(match, viewer, desk.words, given.format, given.width)
    return 0


WIDTH: Final = 100  # columns where there is no terminal to fill
HEIGHT: Final = 48  # lines that the map may have at most
LAST_LINES: Final = 6  # how many sentences of the log belong to a picture


POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"  # what a page may load: nothing


def print_picture(match: Match[Any], viewer: Seat, words: Words, form: str, width: int | None) -> None:
    """Print a table as `viewer` sees it, CHANCE being everybody, as `text`, `svg` or `html`, in columns."""
    if form == "text":
        console = Console(width=width or (None if sys.stdout.isatty() else WIDTH), height=HEIGHT)
        with console.capture() as caught:
            _paint(console, match, viewer, words)
        print(caught.get() if console.is_terminal else _tidied(caught.get()))
    else:
        write = {"svg": _picture, "html": _page}[form]
        print(write(match, viewer, words, width or WIDTH), end="")


def _paint(console: Console, match: Match[Any], viewer: Seat, words: Words) -> None:
    if not console.is_terminal:
        console.width = max(console.width, _narrowest(match))
    depth = terminal_from(os.environ).sent if console.is_terminal else Depth.FULL
    colours = _palette(match, depth)
    for part in _table(match, viewer, words, colours):
        console.print(part if depth is Depth.FULL else Segments(fewer(console.render(part), depth)))


def _palette(match: Match[Any], depth: Depth, *, dark: bool = True) -> Palette:
    return match_palette(match.game.key, tuple(player.colour for player in match.players), depth, dark=dark)


def _picture(match: Match[Any], viewer: Seat, words: Words, width: int) -> str:
    """Draw all of it, on a dark ground as on screens."""
    colours = _palette(match, Depth.FULL)
    canvas = _printed(_table(match, viewer, words, colours), max(width, _narrowest(match)))
    return svg(canvas, colours.background, colours["text"], _heading(match, viewer, words), alone=True)


def _page(match: Match[Any], viewer: Seat, words: Words, width: int) -> str:
    """Write a page with the map as a picture and all else as text, on a light ground as on paper."""
    colours, width = _palette(match, Depth.FULL, dark=False), max(width, _narrowest(match))
    heading, moment, _ = (part.plain for part in _headed(match, viewer, words))
    picture = _printed([_map(match, viewer, colours)], width, cut=True)
    drawn = svg(picture, colours.background, colours["text"], words("handout-map"))
    lines = _printed(_beside(match, viewer, words, colours), width, cut=True)
    blocks = "\n".join(f"<pre>{block}</pre>" for block in _blocks(lines))
    columns = f"--columns: {lines.columns}"
    return f"""\
{head(words.language, heading, file("page.css"), POLICY)}<body class="shown" style="{columns}">
<main>
<figure class="board">
<h1>{escape(heading)}</h1>
<p>{escape(moment)}</p>
{drawn}
</figure>
{blocks}
</main>
</body>
</html>
"""


def _blocks(canvas: Canvas) -> Iterator[str]:
    """Part lines into blocks that a page is not to break: between blank lines."""
    rows = ("".join(spans(row)) for row in canvas.rows)
    for blank, block in groupby(rows, key=lambda row: not row):
        if not blank:
            yield "\n".join(block)


def _printed(parts: Iterable[RenderableType], width: int, *, cut: bool = False) -> Canvas:
    """Have parts printed in so many columns, or as many as they take; blank lines stand alone."""
    console = Console(
        width=width,
        height=HEIGHT,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        legacy_windows=False,
    )
    lines = [line for part in parts for line in console.render_lines(part, pad=False)]
    longest = max((sum(segment.cell_length for segment in line) for line in lines), default=width)
    return printed(lines, longest if cut else width)


def _heading(match: Match[Any], viewer: Seat, words: Words) -> str:
    view = match.game.view(match.state, viewer)
    told = drawing_of(match.game.key).heading(view, words)
    return words("show-heading", game=titled(match, words), heading=told)


def _table(match: Match[Any], viewer: Seat, words: Words, colours: Palette) -> Iterator[RenderableType]:
    """Lay out all of a table: heading, map, and what is beside it."""
    yield from _headed(match, viewer, words)
    yield _map(match, viewer, colours)
    yield Text()
    yield from _beside(match, viewer, words, colours)


def _headed(match: Match[Any], viewer: Seat, words: Words) -> list[Text]:
    """Say which table it is, and at which moment."""
    moment = words("show-moment", at=number_of(match, match.at), last=last_number(match))
    return [Text(_heading(match, viewer, words), Style(bold=True)), Text(moment, Style(dim=True)), Text()]


def _map(match: Match[Any], viewer: Seat, colours: Palette) -> TileMap:
    picture = drawing_of(match.game.key).map(match.game.view(match.state, viewer), None)
    return TileMap(picture.board, picture.looks, _marks(match), colours)


def _beside(match: Match[Any], viewer: Seat, words: Words, colours: Palette) -> Iterator[RenderableType]:
    """Lay out what is not on the map: seats, what else is to say, hand and log."""
    drawing, view = drawing_of(match.game.key), match.game.view(match.state, viewer)
    yield from _seats(match, view, drawing, words, colours)
    yield from [Text(), *drawing.side(view, words, colours), Text()]
    if viewer != CHANCE:
        yield from [_hand(view, viewer, drawing, words, colours), Text()]
    yield from [Text(line.text) for line in list(told(match, viewer, words))[-LAST_LINES:]]


def _tidied(picture: str) -> str:
    """Take away blanks at the ends of lines, and all but one of several blank lines."""
    lines = [line.rstrip() for line in picture.splitlines()]
    return "\n".join(line for line, before in zip(lines, ["", *lines], strict=False) if line or before)


def _narrowest(match: Match[Any]) -> int:
    """Return the columns that the map needs, so that none of it is cut off, and every place can be read."""
    board = drawing_of(match.game.key).map(match.game.view(match.state, CHANCE), None).board
    readable = [size for size in board.sizes if size not in (Size.XXS, Size.XS)]
    return geometry(board, readable[0] if readable else board.sizes[0]).columns


def _marks(match: Match[Any]) -> Marks:
    """Ring what the last decision changed."""
    if not match.at:
        return Marks()
    frames = match.moments[match.at].step.frames
    return Marks(last=frozenset(place for frame in frames for place in frame.event.places))


def _seats(
    match: Match[Any], view: Any, drawing: Show, words: Words, colours: Palette
) -> Iterator[RenderableType]:
    widest = max(Text(name).cell_len for name in words.names)
    for seat in map(Seat, range(len(match.players))):
        owner = colours[f"owner.{seat}"]
        line = Text("▶" if match.state.to_move == seat else " ")
        line.append(f" {chr(ord('A') + seat)} ", Style(color=ink(owner), bgcolor=owner))
        name = Text(f" {words.seat(seat)}")
        name.pad_right(widest + 1 - name.cell_len + 2)
        yield line.append_text(name).append(drawing.seat_line(view, seat, words))


def _hand(view: Any, seat: Seat, drawing: Show, words: Words, colours: Palette) -> RenderableType:
    faces = [drawing.face(view, choice_of(move), words, colours) for move in drawing.hand(view, seat)]
    return Columns([Text("\n").join(face.lines) for face in faces], padding=(0, 2))
