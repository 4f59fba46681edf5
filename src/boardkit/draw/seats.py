"""Seats and places in a line of text: chips, names, and a place as the map shows it."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.blocks import name_in
from boardkit.draw.colours import inked
from boardkit.draw.looks import Chip, Look
from boardkit.draw.palette import Palette
from boardkit.text.spots import standing_for

LETTERS = "ABCDEF"

SEAT: Final = "seat"  # what a chip stands for


def chip(seat: Seat, palette: Palette) -> Text:
    """Draw a seat's chip: its letter on its colour."""
    return Text.assemble((f" {LETTERS[seat]} ", _painted(seat, palette) + standing_for(SEAT, int(seat))))


def owner_chip(seat: Seat) -> Chip:
    """Mark what is a seat's on a map: its letter on its colour."""
    return Chip(LETTERS[seat], f"owner.{seat}")


def marked(text: str, seat: Seat, palette: Palette) -> Text:
    """Write a text on the colour of a seat, of which nothing more can be asked."""
    return Text.assemble((text, _painted(seat, palette)))


def seat_name(seat: Seat, name: str, room: int, palette: Palette, *, asked: bool, mark: str = " ") -> Text:
    """Write a name in so many columns after a chip, and an arrow for who is asked, or else a mark."""
    shown = name_in(room, Text(name, "bold" if asked else ""))
    shown.pad_right(room - shown.cell_len)
    return Text("▶" if asked else mark).append_text(chip(seat, palette)).append(" ").append_text(shown)


def telling_of(seat: Seat, line: Text) -> None:
    """Let all of a line stand for a seat, so that whoever points at it is told of that one."""
    line.stylize(standing_for(SEAT, int(seat)))


def _painted(seat: Seat, palette: Palette) -> Style:
    return inked(palette[f"owner.{seat}"], bold=True)


def names(seats: Sequence[tuple[Seat, str]], palette: Palette) -> Text:
    """Write a line for each seat: chip and name, of which nothing more can be asked."""
    lines = (
        Text.assemble(" ", (f" {LETTERS[seat]} ", _painted(seat, palette)), f" {name}")
        for seat, name in seats
    )
    return Text("\n").join(lines)


def seats(rows: Sequence[tuple[str, str]], acting: Seat, palette: Palette, width: int) -> Text:
    """Write a line for each seat: chip, name, and what everybody may know; an arrow for who is asked."""
    lines = []
    room = max(cell_len(facts.rstrip()) for _, facts in rows)
    for number, (name, facts) in enumerate(rows):
        seat = Seat(number)
        shown = Text(f" {name}", "bold" if seat == acting else "")
        space = max(3, width - 5 - room)
        shown = name_in(space, shown)
        shown.pad_right(space - shown.cell_len)
        arrow = Text("▶" if seat == acting else " ")
        lines.append(Text.assemble(arrow, chip(seat, palette), shown, f" {facts.rstrip()}"))
    return Text("\n").join(lines)


WIDTH: Final = 7  # columns of the ground


def swatch(look: Look, palette: Palette) -> Text:
    """Draw a place: its signs on its ground, and behind it the marks of its owners."""
    sign = look.short or next((line for line in look.lines if line), "")
    space = max(WIDTH - cell_len(sign), 0)
    text = f"{' ' * (space // 2)}{sign}{' ' * (space - space // 2)}"
    line = Text(text, inked(palette[look.fill]))
    if look.chip is not None:
        line.append(f" {look.chip.letter} ", inked(palette[look.chip.colour], bold=True))
    return line
