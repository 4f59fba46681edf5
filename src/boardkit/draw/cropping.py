"""Cropping maps: the sea round a land is there for what will be laid, and not to be looked at."""

from collections.abc import Iterable

from boardkit.draw.drawing import Picture
from boardkit.draw.squares import SquareBoard
from boardkit.maps.squares import Square


def cropped(picture: Picture) -> Picture:
    """Leave out the sea round a land of squares, but for its shore."""
    looks = {at: look for at, look in picture.looks.items() if isinstance(at, Square)}
    land = [at for at, look in looks.items() if look.outline]
    if not land or len(looks) < len(picture.looks):
        return picture
    xs, ys = _range_round(at.x for at in land), _range_round(at.y for at in land)
    shore = [at for at in looks if at.x in xs and at.y in ys]
    return Picture(SquareBoard(frozenset(shore)), {at: looks[at] for at in shore})


def _range_round(numbers: Iterable[int]) -> range:
    """Return all numbers from one below the least to one above the most."""
    known = sorted(numbers)
    return range(known[0] - 1, known[-1] + 2)
