"""A whole table as a Rich renderable: map, seats, hand and log, as one seat may see them."""

import os
import sys
from collections.abc import Iterator
from io import StringIO
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.segment import Segments
from rich.style import Style
from rich.text import Text

from boardkit.commands.svg import FRAME
from boardkit.core import CHANCE, Match, Seat, choice_of
from boardkit.core.lines.stretch import last_number, number_of
from boardkit.depth import Depth
from boardkit.draw.colours import ink
from boardkit.draw.drawing import Drawing
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.fewer import fewer
from boardkit.draw.geometry import geometry
from boardkit.draw.looks import Marks
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Size
from boardkit.draw.tilemap import TileMap
from boardkit.text import Words
from boardkit.text.telling import titled, told
from boardkit.tui.terminal.known import terminal_from

WIDTH: Final = 100
"""Columns where there is no terminal to fill."""

HEIGHT: Final = 48
"""Lines that the map may have at most."""

LAST_LINES: Final = 6
"""How many sentences of the log belong to a picture."""


def print_picture(match: Match[Any], viewer: Seat, words: Words, form: str, width: int | None) -> None:
    """Print a table as `viewer` sees it, CHANCE for what everybody sees, as text, SVG or HTML.

    Args:
        match: the match, standing at the moment to show.
        viewer: whose view to keep to.
        words: the words of the game, with the players' names.
        form: `text`, `svg` or `html`.
        width: columns, or None for those of the terminal.
    """
    if form == "text":
        console = Console(width=width or (None if sys.stdout.isatty() else WIDTH), height=HEIGHT)
        with console.capture() as caught:
            _paint(console, match, viewer, words)
        print(caught.get() if console.is_terminal else _tidied(caught.get()))
    else:
        console = _recorder(width or WIDTH)
        _paint(console, match, viewer, words)
        print(_exported(console, form, words("title")))


def table(match: Match[Any], viewer: Seat, words: Words, colours: Palette) -> RenderableType:
    """Lay out a table: heading, map, seats, what else is to say, hand and log."""
    drawing = drawing_of(match.game.key)
    view = match.game.view(match.state, viewer)
    picture = drawing.picture(view, None)
    heading = words("show-heading", game=titled(match, words), heading=drawing.heading(view, words))
    at, last_at = number_of(match, match.at), last_number(match)
    last = Text(words("show-moment", at=at, last=last_at), Style(dim=True))
    parts: list[RenderableType] = [Text(heading, Style(bold=True)), last, Text()]
    parts += [TileMap(picture.board, picture.looks, _marks(match), colours), Text()]
    parts += _seats(match, view, drawing, words, colours)
    parts += [Text(), *drawing.side(view, words, colours), Text()]
    if viewer != CHANCE:
        parts += [_hand(view, viewer, drawing, words, colours), Text()]
    return Group(*parts, *_log(match, viewer, words))


def _paint(console: Console, match: Match[Any], viewer: Seat, words: Words) -> None:
    drawing = drawing_of(match.game.key)
    seats = tuple(player.colour for player in match.players)
    depth = terminal_from(os.environ).sent if console.is_terminal and not console.record else Depth.FULL
    colours = match_palette(match.game.key, seats, depth)
    if not console.is_terminal or console.record:
        console.width = max(console.width, _narrowest(match, drawing))
    drawn = table(match, viewer, words, colours)
    console.print(drawn if depth is Depth.FULL else Segments(fewer(console.render(drawn), depth)))


def _tidied(picture: str) -> str:
    """Take away blanks at the ends of lines, and all but one of several blank lines."""
    lines = [line.rstrip() for line in picture.splitlines()]
    return "\n".join(line for line, before in zip(lines, ["", *lines], strict=False) if line or before)


def _narrowest(match: Match[Any], drawing: Drawing) -> int:
    """Return the columns that the map needs, so that none of it is cut off, and every place can be read."""
    board = drawing.picture(match.game.view(match.state, CHANCE), None).board
    readable = [size for size in board.sizes if size not in (Size.XXS, Size.XS)]
    return geometry(board, readable[0] if readable else board.sizes[0]).columns


def _recorder(width: int) -> Console:
    return Console(
        record=True,
        width=width,
        height=HEIGHT,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        legacy_windows=False,
    )


def _exported(console: Console, form: str, title: str) -> str:
    if form == "html":
        return console.export_html(inline_styles=True)
    return console.export_svg(title=title, code_format=FRAME, unique_id="boardkit")


def _marks(match: Match[Any]) -> Marks:
    """Ring what the last decision changed."""
    if not match.at:
        return Marks()
    frames = match.moments[match.at].step.frames
    return Marks(last=frozenset(place for frame in frames for place in frame.event.places))


def _seats(
    match: Match[Any], view: Any, drawing: Drawing, words: Words, colours: Palette
) -> Iterator[RenderableType]:
    widest = max(Text(name).cell_len for name in words.names)
    for number in range(len(match.players)):
        seat = Seat(number)
        owner = colours[f"owner.{seat}"]
        line = Text("▶" if match.state.to_move == seat else " ")
        line.append(f" {chr(ord('A') + seat)} ", Style(color=ink(owner), bgcolor=owner))
        name = Text(f" {words.seat(seat)}")
        name.pad_right(widest + 1 - name.cell_len + 2)
        yield line.append_text(name).append(drawing.seat_line(view, seat, words))


def _hand(view: Any, seat: Seat, drawing: Drawing, words: Words, colours: Palette) -> RenderableType:
    faces = [drawing.face(view, choice_of(move), words, colours) for move in drawing.hand(view, seat)]
    return Columns([Text("\n").join(face.lines) for face in faces], padding=(0, 2))


def _log(match: Match[Any], viewer: Seat, words: Words) -> list[Text]:
    return [Text(line.text) for line in list(told(match, viewer, words))[-LAST_LINES:]]
