"""Where an arrow leads."""

from enum import Enum


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
