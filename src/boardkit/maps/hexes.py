"""Hexes with a point up, in level rows; axial coordinates, printed and read as `q2r-1`."""

import re
from functools import cache
from typing import Final, NamedTuple

NOTATION: Final = r"q(-?\d+)r(-?\d+)"
WAYS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # (dq, dr), clockwise from the upper left


class Hex(NamedTuple):
    """One hex: q grows to the east, r to the south-east."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"q{self.q}r{self.r}"

    @classmethod
    def parse(cls, text: str) -> "Hex":
        """Read a hex such as `q2r-1`; raise ValueError if the text is no such hex."""
        found = re.fullmatch(NOTATION, text.strip().lower())
        if found is None:
            raise ValueError(f"{text!r} is no hex: write q and a number, then r and a number")
        return cls(int(found[1]), int(found[2]))


def neighbours(hexagon: Hex) -> tuple[Hex, ...]:
    """Name the six hexes that share a side with this one, clockwise from the upper left."""
    return tuple(Hex(hexagon.q + dq, hexagon.r + dr) for dq, dr in WAYS)


def distance(a: Hex, b: Hex) -> int:
    """Count the steps from one hex to another."""
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


@cache
def rows(radius: int) -> tuple[tuple[Hex, ...], ...]:
    """Lay out a large hexagon around the origin: its rows from north to south, each from west to east."""
    reach = {
        r: range(max(-radius, -radius - r), min(radius, radius - r) + 1) for r in range(-radius, radius + 1)
    }
    return tuple(tuple(Hex(q, r) for q in columns) for r, columns in reach.items())
