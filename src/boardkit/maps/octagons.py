"""Octagons in rows and columns that meet at their sides, printed and read like squares of chess: `b2`."""

import re
from collections.abc import Collection
from typing import Final, NamedTuple

NOTATION: Final = r"([a-z])([1-9][0-9]?)"


class Octagon(NamedTuple):
    """An octagon of the grid: the column from the west and the row from the north, both counted from 0."""

    column: int
    row: int

    def __str__(self) -> str:
        return f"{chr(ord('a') + self.column)}{self.row + 1}"

    @classmethod
    def parse(cls, text: str) -> "Octagon":
        """Read an octagon such as `b2`; raise ValueError if the text is no such octagon."""
        found = re.fullmatch(NOTATION, text.strip().lower())
        if found is None:
            raise ValueError(f"{text!r} is no octagon: write a letter for the column, a number for the row")
        return cls(ord(found[1]) - ord("a"), int(found[2]) - 1)


def neighbours(at: Octagon) -> tuple[Octagon, Octagon, Octagon, Octagon]:
    """Name the octagons that share a side with this one: north, east, south, west."""
    column, row = at
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    north, east, south, west = (Octagon(column + right, row + down) for right, down in steps)
    return north, east, south, west


def within(at: Octagon, steps: int, land: Collection[Octagon]) -> frozenset[Octagon]:
    """Find where so many steps lead, from side to side over the octagons of `land`; not where they begin."""
    reached = {at}
    for _ in range(steps):
        reached |= {near for here in reached for near in neighbours(here) if near in land}
    return frozenset(reached - {at})
