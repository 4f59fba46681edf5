"""`boardkit show`: a picture of a table at a moment of its match."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from html import escape
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
from boardkit.draw.blocks import Room
from boardkit.draw.canvas import Canvas
from boardkit.draw.colours import Depth, fewer, ink
from boardkit.draw.drawings import drawing_of
from boardkit.draw.geometry import geometry
from boardkit.draw.looks import Marks
from boardkit.draw.paint import TileMap
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Size
from boardkit.draw.show import shared_in
from boardkit.handout.html import file, head
from boardkit.handout.slides import Eyes, palette_of
from boardkit.handout.vector import printed, printer, spans, svg
from boardkit.text import Words
from boardkit.text.log import titled, told
from boardkit.tui.terminal.capabilities import terminal_from

FORMATS: Final = ("text", "svg", "html")
NARROWEST: Final = 40
WIDEST: Final = 400
WIDTH: Final = 100  # columns where there is no terminal to fill
HEIGHT: Final = 48  # lines that the map may have at most
BESIDE: Final = Room(WIDTH // 2, HEIGHT)  # the cells of what is told below the map
LAST_LINES: Final = 6  # how many sentences of the log belong to a picture
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"  # what a page may load: nothing


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
    print_picture(match, seat_named(match, given.seat), desk.words, given.format, given.width)
    return 0


def print_picture(match: Match[Any], viewer: Seat, words: Words, form: str, width: int | None) -> None:
    """Print a table as `viewer` sees it, CHANCE being everybody, as `text`, `svg` or `html`, in columns."""
    eyes = Eyes(match, drawing_of(match.game.key), words, viewer)
    if form == "text":
        _print_text(eyes, width)
    else:
        write = {"svg": _picture, "html": _page}[form]
        print(write(eyes, max(width or WIDTH, _narrowest(eyes))), end="")


def _print_text(eyes: Eyes, width: int | None) -> None:
    """Print all of it, off terminals without blanks at the ends of lines and several blank lines."""
    console = Console(width=width or (None if sys.stdout.isatty() else WIDTH), height=HEIGHT)
    if not console.is_terminal:
        console.width = max(console.width, _narrowest(eyes))
    depth = terminal_from(os.environ).sent if console.is_terminal else Depth.FULL
    with console.capture() as caught:
        for part in _table(eyes, palette_of(eyes.match, depth)):
            console.print(part if depth is Depth.FULL else Segments(fewer(console.render(part), depth)))
    if console.is_terminal:
        print(caught.get())
    else:
        lines = [line.rstrip() for line in caught.get().splitlines()]
        print(*(line for line, before in zip(lines, ["", *lines], strict=False) if line or before), sep="\n")


def _picture(eyes: Eyes, width: int) -> str:
    """Draw all of it, on a dark ground as on screens."""
    colours = palette_of(eyes.match)
    canvas = _printed(_table(eyes, colours), width)
    return svg(canvas, colours.background, colours["text"], _headed(eyes)[0].plain, alone=True)


def _page(eyes: Eyes, width: int) -> str:
    """Write a page with the map as a picture and all else as text, on a light ground as on paper."""
    words, colours = eyes.words, palette_of(eyes.match, dark=False)
    heading, moment, _ = (part.plain for part in _headed(eyes))
    picture = _printed([_map(eyes, colours)], width, cut=True)
    drawn = svg(picture, colours.background, colours["text"], words("handout-map"))
    lines = _printed(_beside(eyes, colours), width, cut=True)
    # A page is not to be broken but between blank lines.
    rows = groupby(("".join(spans(row)) for row in lines.rows), key=bool)
    blocks = "\n".join("<pre>{}</pre>".format("\n".join(block)) for filled, block in rows if filled)
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


def _printed(parts: Iterable[RenderableType], width: int, *, cut: bool = False) -> Canvas:
    """Have parts printed in so many columns, or as many as they take; blank lines stand alone."""
    console = printer(width, HEIGHT)
    lines = [line for part in parts for line in console.render_lines(part, pad=False)]
    longest = max((sum(segment.cell_length for segment in line) for line in lines), default=width)
    return printed(lines, longest if cut else width)


def _table(eyes: Eyes, colours: Palette) -> Iterator[RenderableType]:
    """Lay out all of a table: heading, map, and what is beside it."""
    yield from _headed(eyes)
    yield _map(eyes, colours)
    yield Text()
    yield from _beside(eyes, colours)


def _headed(eyes: Eyes) -> list[Text]:
    """Say which table it is, and at which moment."""
    match, words = eyes.match, eyes.words
    told = eyes.drawing.heading(eyes.table(match.state), words)
    heading = words("show-heading", game=titled(match, words), heading=told)
    moment = words("show-moment", at=number_of(match, match.at), last=last_number(match))
    return [Text(heading, Style(bold=True)), Text(moment, Style(dim=True)), Text()]


def _map(eyes: Eyes, colours: Palette) -> TileMap:
    """Draw the map, with rings round what the last decision changed."""
    match = eyes.match
    picture = eyes.drawing.map(eyes.table(match.state), None)
    frames = match.moments[match.at].step.frames if match.at else ()
    marks = Marks(last=frozenset(place for frame in frames for place in frame.event.places))
    return TileMap(picture.board, picture.looks, marks, colours)


def _beside(eyes: Eyes, colours: Palette) -> Iterator[RenderableType]:
    """Lay out what is not on the map: seats, what else is to say, hand and log."""
    match, drawing, words, viewer = eyes.match, eyes.drawing, eyes.words, eyes.seat
    view = eyes.table(match.state)
    assert viewer is not None
    widest = max(Text(name).cell_len for name in words.names)
    for seat in map(Seat, range(len(match.players))):
        owner = colours[f"owner.{seat}"]
        line = Text("▶" if match.state.to_move == seat else " ")
        line.append(f" {chr(ord('A') + seat)} ", Style(color=ink(owner), bgcolor=owner))
        name = Text(f" {words.seat(seat)}")
        name.pad_right(widest + 1 - name.cell_len + 2)
        yield line.append_text(name).append(drawing.seat_line(view, seat, words))
    beside = drawing.side(view, words, colours)
    yield from [Text(), *(beside or shared_in(drawing, view, words, colours, BESIDE)), Text()]
    if viewer != CHANCE:
        faces = [drawing.face(view, choice_of(move), words, colours) for move in drawing.hand(view, viewer)]
        yield Columns([Text("\n").join(face.lines) for face in faces], padding=(0, 2))
        yield Text()
    yield from [Text(line.text) for line in list(told(match, viewer, words))[-LAST_LINES:]]


def _narrowest(eyes: Eyes) -> int:
    """Return the columns that the map needs, so that none of it is cut off, and every place can be read."""
    board = eyes.drawing.map(eyes.match.game.view(eyes.match.state, CHANCE), None).board
    readable = [size for size in board.sizes if size not in (Size.XXS, Size.XS)]
    return geometry(board, readable[0] if readable else board.sizes[0]).columns
