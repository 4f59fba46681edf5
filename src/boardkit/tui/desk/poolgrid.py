"""The columns of the form on which a whole table pays, as wide as what stands in them needs."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from boardkit.core.values import Value

SHARE, SUM = 9, 8
"""The fewest columns of a share, and those of what they come to."""

BEFORE_NAME, BEFORE_SEAT, LEAST_NAME = 6, 5, 30
"""Columns around the name of a thing, those around that of a seat, and the fewest of both for a thing."""

WIDEST: Final = 74
"""Columns of the form where there are few."""

SIDES: Final = {180: 98, 150: 64, 0: 46}
"""The most columns of what stands beside the form, in windows of so many columns and more."""


class Grid(Value):
    """The columns of the form: of all of it, of the names of things, and of the shares of a seat."""

    wide: int
    name: int
    share: int


def grid_of(things: Sequence[str], seats: Sequence[str], width: int) -> Grid:
    """Give names of things the columns that they need in a window, and those of seats what is left."""
    wide = max(WIDEST, width - next(beside for least, beside in SIDES.items() if width >= least))
    longest = max(map(cell_len, things), default=0)
    name = min(max(longest + BEFORE_NAME, LEAST_NAME), wide - SUM - SHARE * len(seats))
    seat = max(map(cell_len, seats), default=0)
    return Grid(wide, name, min(max(SHARE, seat + BEFORE_SEAT), (wide - SUM - name) // len(seats)))
