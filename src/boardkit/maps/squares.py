"""Squares of a grid without an edge, printed and read as compass steps (`e2s1`), and where arrows lead."""

import re
from enum import Enum, IntEnum
from functools import lru_cache
from typing import NamedTuple

NOTATION = r"([ew])(\d+)([ns])(\d+)"


class Direction(Enum):
    """The four ways out of a square, as (dx, dy)."""

    NORTH = (0, -1)
    EAST = (1, 0)
    SOUTH = (0, 1)
    WEST = (-1, 0)


class Turn(IntEnum):
    """By how many degrees something that covers squares is turned clockwise."""

    R0 = 0
    R90 = 90
    R180 = 180
    R270 = 270

    def __str__(self) -> str:
        return f"r{self.value}"

    def size(self, width: int, height: int) -> tuple[int, int]:
        """Width and height of a rectangle so turned."""
        return (height, width) if self in (Turn.R90, Turn.R270) else (width, height)


class Square(NamedTuple):
    """One square of the grid: x grows to the east, y to the south, both may be negative."""

    x: int
    y: int

    def __str__(self) -> str:
        east = f"e{self.x}" if self.x >= 0 else f"w{-self.x}"
        return east + (f"s{self.y}" if self.y >= 0 else f"n{-self.y}")

    @classmethod
    def parse(cls, text: str) -> "Square":
        """Read a square such as `e2s1` or `w1n3`; raise ValueError if the text is no such square."""
        found = re.fullmatch(NOTATION, text.strip().lower())
        if found is None:
            raise ValueError(f"{text!r} is no square: write e or w and a number, then s or n and a number")
        across, x, down, y = found.groups()
        return cls(int(x) if across == "e" else -int(x), int(y) if down == "s" else -int(y))


def step(square: Square, direction: Direction, count: int = 1) -> Square:
    """Walk `count` squares in a direction."""
    dx, dy = direction.value
    return Square(square.x + dx * count, square.y + dy * count)


@lru_cache(4096)
def neighbours(square: Square) -> tuple[Square, Square, Square, Square]:
    """Name the squares that share a side with this one: north, east, south, west."""
    x, y = square
    return Square(x, y - 1), Square(x + 1, y), Square(x, y + 1), Square(x - 1, y)


def box(at: Square, width: int, height: int) -> list[Square]:
    """List the squares of a rectangle row by row from its north-west corner `at`."""
    across, down = range(at.x, at.x + width), range(at.y, at.y + height)
    return [Square(x, y) for y in down for x in across]


class Way(Enum):
    """Where an arrow key, or a corner of the number pad, leads: as (dx, dy)."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)
    UP_LEFT = (-1, -1)
    UP_RIGHT = (1, -1)
    DOWN_LEFT = (-1, 1)
    DOWN_RIGHT = (1, 1)
