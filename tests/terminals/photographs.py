"""What a photograph of a terminal shows, held against what the program painted, cell by cell."""

import re
from collections import Counter
from typing import Final, NamedTuple

import pyte
from PIL import Image

from tests.terminals.stage import Cells

FOREIGN: Final = re.compile(
    rb"\x1b\[[<=>][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*\$p|\x1b[P_^X\]].*?(?:\x1b\\|\x07)", re.DOTALL
)
"""Sequences that the reader of screens does not know and would print."""

NEAR: Final = 40
"""How far apart two colours may be in red, green or blue and still be taken for the same."""

BLOCKS: Final = frozenset("█▀▄▌▐░▒▓▇▆▅▃▂▁▉▊▋▍▎▏▔▕▖▗▘▙▚▛▜▝▞▟━┃╸╺╹╻")

Colour = tuple[int, int, int]
"""Red, green and blue, from 0 to 255."""

PALETTE: Final[dict[str, Colour]] = {
    "default": (255, 255, 255),
    "black": (0, 0, 0),
    "red": (205, 0, 0),
    "green": (0, 205, 0),
    "brown": (205, 205, 0),
    "blue": (0, 0, 238),
    "magenta": (205, 0, 205),
    "cyan": (0, 205, 205),
    "white": (229, 229, 229),
    "brightblack": (127, 127, 127),
    "brightred": (255, 0, 0),
    "brightgreen": (0, 255, 0),
    "brightbrown": (255, 255, 0),
    "brightblue": (92, 92, 255),
    "bfightmagenta": (255, 0, 255),  # as pyte spells it
    "brightmagenta": (255, 0, 255),
    "brightcyan": (0, 255, 255),
    "brightwhite": (255, 255, 255),
}
"""The sixteen colours by the names that the reader of screens gives them, as xterm 379 shows them."""


class Compared(NamedTuple):
    """How many cells were held against the photograph, and where ground or ink were not as painted."""

    cells: int
    grounds: tuple[tuple[int, int], ...]
    inks: tuple[tuple[int, int], ...]

    @property
    def same(self) -> float:
        """The share of the cells that are as painted."""
        return 1 - len({*self.grounds, *self.inks}) / max(self.cells, 1)


def painted(written: bytes, sizes: list[tuple[int, int, int]]) -> pyte.Screen:
    """Return the screen that a program's writing makes, as its sizes changed."""
    screen = pyte.Screen(sizes[0][1], sizes[0][2])
    stream = pyte.ByteStream(screen)
    ends = [at for at, _, _ in sizes[1:]] + [len(written)]
    for (start, columns, lines), end in zip(sizes, ends, strict=True):
        if (screen.columns, screen.lines) != (columns, lines):
            screen.resize(lines, columns)
        stream.feed(FOREIGN.sub(b"", written[start:end]))
    return screen


def compared(image: Image.Image, cells: Cells, screen: pyte.Screen) -> Compared:
    """Hold each cell against the screen: the ground by its commonest colour, the ink by being there."""
    grounds, inks, count = [], [], 0
    for line in range(screen.lines):
        for column in range(screen.columns):
            one = screen.buffer[line][column]
            ground = colour_of(one.fg if one.reverse else one.bg)
            if ground is None or one.data in BLOCKS or not one.data:
                continue
            count += 1
            seen = colours(image, cells, column, line)
            if not near(seen.most_common(1)[0][0], ground):
                grounds.append((column, line))
            if one.data.strip() and all(near(colour, ground) for colour in seen):
                inks.append((column, line))
    return Compared(count, tuple(grounds), tuple(inks))


def colours(image: Image.Image, cells: Cells, column: int, line: int) -> Counter[Colour]:
    """Count the colours of a cell's px, without its rim."""
    left, top = cells.x + column * cells.width, cells.y + line * cells.height
    box = (round(left), round(top), round(left + cells.width), round(top + cells.height))
    part = image.crop(box)
    return Counter(zip(*(band.tobytes() for band in part.split()), strict=True))


def near(one: Colour, other: Colour) -> bool:
    """Whether two colours are taken for the same."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= NEAR


def colour_of(name: str) -> Colour | None:
    """Return the red, green and blue of a colour, by number or by name among sixteen; None if unknown."""
    if re.fullmatch(r"[0-9a-f]{6}", name):
        return int(name[:2], 16), int(name[2:4], 16), int(name[4:], 16)
    return PALETTE.get(name)
