"""Signs that touch their neighbours, as shapes in a cell: block elements, box drawing and braille.

No font has to have them then, and they join whatever the font and the renderer.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple
from unicodedata import name

from boardkit.draw.letters import QUARTERS

WIDE: Final = 10
"""Units of a cell's width."""

HIGH: Final = 20
"""Units of a cell's height; a px is half of it."""

SHADES: Final[Mapping[str, float]] = {"░": 0.75, "▒": 0.5, "▓": 0.25}
"""Signs that mix ink and ground, and how much ground there is in them."""

BLOCKS: Final[Mapping[str, int]] = {sign: bits for bits, sign in enumerate(QUARTERS) if sign != " "}
"""Signs that fill quarters of a cell: 1 for the upper left, 2 for the upper right, 4 and 8 for the lower."""

RISING, GROWING = "▁▂▃▄▅▆▇", "▏▎▍▌▋▊▉"
"""Signs that fill eighths of a cell from below, and from the left."""

ARCS: Final = "╭╮╯╰"
DIAGONALS: Final = "╱╲╳"

DOTS: Final = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)
"""The bits of the dots of a braille sign, row by row."""

DOT: Final = 3

LINES: Final = re.compile(r"BOX DRAWINGS (?!.*(?:DASH|ARC|DIAGONAL))(.+)")
SIDES: Final = {"UP": "u", "RIGHT": "r", "DOWN": "d", "LEFT": "l", "VERTICAL": "ud", "HORIZONTAL": "lr"}
HALVES: Final = {"LIGHT": 0.75, "SINGLE": 0.75, "HEAVY": 2.0, "DOUBLE": 0.75}
"""Half of how thick a line of a kind is, in units."""

APART: Final = 2.25
"""Units from the middle of a cell to either line of a double one."""

BESIDE: Final = {"u": ("l", "r"), "d": ("l", "r"), "l": ("u", "d"), "r": ("u", "d")}
AGAINST: Final = {"u": "d", "d": "u", "l": "r", "r": "l"}


class Box(NamedTuple):
    """A rectangle in units, from the upper left corner of a cell."""

    x: float
    y: float
    width: float
    height: float

    def path(self, x: float, y: float) -> str:
        """Draw it in a cell at some units, as a part of an SVG path."""
        return f"M{x + self.x:g} {y + self.y:g}h{self.width:g}v{self.height:g}h{-self.width:g}z"


def is_shape(sign: str) -> bool:
    """Tell whether a sign is drawn as a shape, or fills whole quarters of its cell."""
    return "─" <= sign <= "⣿" and (sign in BLOCKS or sign in SHADES or bool(outline(sign, 0, 0)))


@lru_cache(maxsize=4096)
def outline(sign: str, x: int, y: int) -> str:
    """Draw a sign in a cell at some units as an SVG path to be filled; empty for what fonts draw.

    Blocks and shades are no outlines: they fill whole quarters of a cell.
    """
    if sign in ARCS:
        return _arc(sign, x, y)
    if sign in DIAGONALS:
        return _diagonals(sign, x, y)
    return "".join(box.path(x, y) for box in _boxes(sign))


def _boxes(sign: str) -> Iterator[Box]:
    eighth_high, eighth_wide = HIGH / 8, WIDE / 8
    if sign in RISING:
        high = (RISING.index(sign) + 1) * eighth_high
        yield Box(0, HIGH - high, WIDE, high)
    elif sign in GROWING:
        yield Box(0, 0, (GROWING.index(sign) + 1) * eighth_wide, HIGH)
    elif sign == "▔":
        yield Box(0, 0, WIDE, eighth_high)
    elif sign == "▕":
        yield Box(WIDE - eighth_wide, 0, eighth_wide, HIGH)
    elif "⠀" < sign <= "⣿":
        yield from _dots(ord(sign) - ord("⠀"))
    elif "─" <= sign <= "╿" and (found := LINES.fullmatch(name(sign))):
        kinds = _kinds(found[1])
        for side in kinds:
            yield from _arm(side, kinds)


def _dots(bits: int) -> Iterator[Box]:
    for number, bit in enumerate(DOTS):
        if bits & bit:
            row, column = divmod(number, 2)
            yield Box(
                column * WIDE / 2 + (WIDE / 2 - DOT) / 2, row * HIGH / 4 + (HIGH / 4 - DOT) / 2, DOT, DOT
            )


def _kinds(said: str) -> dict[str, str]:
    """Read from the name of a sign of which kind the lines from its middle are, by the sides they go to."""
    kinds, usual = dict[str, str](), ""
    for part in said.split(" AND "):
        words = part.split()
        usual = next((word for word in words if word in HALVES), usual)
        kinds |= {side: usual for word in words for side in SIDES.get(word, "")}
    return kinds


def _arm(side: str, kinds: Mapping[str, str]) -> Iterator[Box]:
    """Draw the line from the middle of a cell to a side; a double one is two."""
    thick, one, other = HALVES[kinds[side]], *BESIDE[side]
    if kinds[side] != "DOUBLE":
        yield _line(side, _meeting(side, one, other, kinds) - thick, 0, thick)
    else:
        for near, far, where in ((one, other, -APART), (other, one, APART)):
            yield _line(side, _turning(side, near, far, kinds) - thick, where, thick)


def _meeting(side: str, one: str, other: str, kinds: Mapping[str, str]) -> float:
    """Say where a single line begins, in units from the middle: at a double one, or at its far side."""
    doubles = [beside for beside in (one, other) if kinds.get(beside) == "DOUBLE"]
    if AGAINST[side] in kinds or not doubles:
        return 0
    return APART if len(doubles) == len(BESIDE[side]) else -APART


def _turning(side: str, near: str, far: str, kinds: Mapping[str, str]) -> float:
    """Say where one of two lines begins, that towards `near`: it turns the corner with its like."""
    if near in kinds:
        return APART if kinds[near] == "DOUBLE" else 0
    if AGAINST[side] in kinds or far not in kinds:
        return 0
    return -APART if kinds[far] == "DOUBLE" else 0


def _line(side: str, begin: float, where: float, thick: float) -> Box:
    """Draw a line to a side, from so far beyond the middle, so far beside it, twice as thick."""
    middle = (WIDE if side in "lr" else HIGH) / 2
    across = (HIGH if side in "lr" else WIDE) / 2 + where - thick
    long = middle - begin
    start = middle + begin if side in "rd" else 0
    return Box(start, across, long, 2 * thick) if side in "lr" else Box(across, start, 2 * thick, long)


def _arc(sign: str, x: int, y: int) -> str:
    """Draw a rounded corner as a band, turned by its signs."""
    thick, right, down = HALVES["LIGHT"], sign in "╭╰", sign in "╭╮"
    across, along = (1 if right else -1), (1 if down else -1)

    def at(out: float, in_: float) -> str:
        return f"{x + WIDE / 2 + across * out:g} {y + HIGH / 2 + along * in_:g}"

    half_wide, half_high, bend = WIDE / 2, HIGH / 2, 4.5
    outer = f"M{at(-thick, half_high)}L{at(-thick, bend)}Q{at(-thick, -thick)} {at(bend, -thick)}"
    edge = f"L{at(half_wide, -thick)}L{at(half_wide, thick)}L{at(bend, thick)}"
    return f"{outer}{edge}Q{at(thick, thick)} {at(thick, bend)}L{at(thick, half_high)}z"


def _diagonals(sign: str, x: int, y: int) -> str:
    thick, right, low = 2 * HALVES["LIGHT"], x + WIDE, y + HIGH
    falling = f"M{x} {y}h{thick}L{right} {low - thick}v{thick}h{-thick}L{x} {y + thick}z"
    rising = f"M{right} {y}h{-thick}L{x} {low - thick}v{thick}h{thick}L{right} {y + thick}z"
    return {"╲": falling, "╱": rising, "╳": falling + rising}[sign]
