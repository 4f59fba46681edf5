"""Cropping maps: the sea round a land is there for what will be laid, and not to be looked at."""

from collections.abc import Iterable

from boardkit.draw.drawing import Picture
from boardkit.draw.squares import SquareBoard
from boardkit.maps.squares import Square


def cropped(picture: Picture, shore: int = 1) -> Picture:
    """Leave out the sea round a land of squares, but for so many squares of its shore."""
    looks = {at: look for at, look in picture.looks.items() if isinstance(at, Square)}
    land = [at for at, look in looks.items() if look.outline]
    if not land or len(looks) < len(picture.looks):
        return picture
    xs, ys = _range_round((at.x for at in land), shore), _range_round((at.y for at in land), shore)
    kept = [at for at in looks if at.x in xs and at.y in ys]
    return Picture(SquareBoard(frozenset(kept)), {at: looks[at] for at in kept})


def _range_round(numbers: Iterable[int], margin: int) -> range:
    """Return all numbers from some below the least to as many above the most."""
    known = sorted(numbers)
    return range(known[0] - margin, known[-1] + margin + 1)
