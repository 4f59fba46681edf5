"""The curtain before a seat: drapes in its player's colour, and between them the player's name, large."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.blocks import name_in
from boardkit.draw.canvas import Cell, Pen, join, style
from boardkit.draw.letters import HIGH, known, rows
from boardkit.draw.paint import HALVES, Tier
from boardkit.draw.palette import Palette

SHADES: Final = (0.45, 0.25, 0.0, 0.0, 0.0, 0.25, 0.45, 0.6)  # how dark each column of a fold is
FOLDS: Final = {True: "▒▓███▓▒░", False: "|  ::  |"}  # the same without colours, in blocks or in 7 bits
HEM: Final = (0, 1, 2, 2, 2, 2, 1, 0)
HEMS: Final = "''-..-''"
"""How many px each column of a fold hangs down on the last line of the valance, and how that is written."""

SIDES: Final = (14, 12, 10, 9, 8, 8, 8, 9)  # columns of a drape at each side, line by line
VALANCE: Final = 2  # lines that hang down from the top, where a curtain is higher than letters
FULL: Final = VALANCE + HIGH + 1


def drape(seat: Seat, name: str, width: int, height: int, palette: Palette, tier: Tier) -> Text:
    """Draw a curtain of so many columns and lines: of `FULL`, or of those of large letters alone."""
    above = VALANCE if height == FULL else 0
    letters = [*[""] * above, *_large(name, width - 2 * SIDES[0], tier), ""]
    ink = Pen(palette[f"owner.{seat}"] if tier is Tier.TILE else None, bold=True)
    lines = []
    for line, side in enumerate(SIDES[:height]):
        cells = [_cloth(seat, x, palette, tier) for x in range(width)]
        inner = slice(side, width - side)
        if line >= above:
            text = Text(letters[line])
            text.align("center", width - 2 * side)
            cells[inner] = [Cell(text.plain, ink)]
        elif line == above - 1:
            # The cloth ends where its fold does.
            for x in range(side, width - side):
                hems = Cell(" ", Pen()), Cell("▀", Pen(cells[x].pen.ground)), cells[x]
                cells[x] = hems[HEM[x % len(HEM)]] if tier is Tier.TILE else Cell(HEMS[x % len(HEMS)], Pen())
        lines.append(Text.assemble(*((run.text, style(run.pen)) for run in join(cells))))
    return Text("\n").join(lines)


def _large(name: str, room: int, tier: Tier) -> list[str]:
    """Write a name in the widest letters by which it takes a row; in plain ones where there is none."""
    if tier.has_blocks and known(name):
        for wide in (True, False):
            if len(large := rows(name, room, wide=wide)) == HIGH and len(large[0]) < room:
                return large
    apart = " ".join(name)
    return ["", "", apart if cell_len(apart) <= room else name_in(room, Text(name)).plain, "", ""]


def _cloth(seat: Seat, x: int, palette: Palette, tier: Tier) -> Cell:
    """Draw a cell of the cloth."""
    fold = x % len(SHADES)
    if tier is not Tier.TILE:
        return Cell(FOLDS[tier.has_blocks][fold], Pen())
    owner, share = f"owner.{seat}", SHADES[fold]
    shade = palette.faint(owner, share) if share else palette[owner]
    return HALVES[shade, shade]
