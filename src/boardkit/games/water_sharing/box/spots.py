"""The hexes of the board by their names: the letter of the row from the north, the number from the west."""

import re
from typing import Final

from boardkit.maps.hexes import Hex

LETTERS: Final = "abcdefghijkl"
NOTATION: Final = r"([a-l])([1-9]|10)"


class Spot(Hex):
    """A hex of the board, printed and read as `g4`; odd rows stand half a hex further east."""

    __slots__ = ()

    def __str__(self) -> str:
        if not 0 <= self.r < len(LETTERS):
            return super().__str__()
        return f"{LETTERS[self.r]}{self.q + self.r // 2 + 1}"

    @classmethod
    def parse(cls, text: str) -> "Spot":
        """Read a hex such as `g4`.

        Raises:
            ValueError: if the text is no such hex.
        """
        found = re.fullmatch(NOTATION, text.strip().lower())
        if found is None:
            raise ValueError(f"{text!r} is no hex: write a letter from a to l, then a number from 1 to 10")
        return cls.at(LETTERS.index(found[1]), int(found[2]) - 1)

    @classmethod
    def at(cls, row: int, column: int) -> "Spot":
        """Find a hex by its row and column, counted from 0."""
        return cls(column - row // 2, row)
