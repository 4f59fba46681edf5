"""Which tiles look different after a change, so that only they need to be painted again."""

from collections.abc import Iterator, Mapping

from boardkit.draw.looks import Look, Marks
from boardkit.draw.shapes import Place


def changed(
    looks: Mapping[Place, Look], marks: Marks, new_looks: Mapping[Place, Look], new_marks: Marks
) -> frozenset[Place]:
    """Name the places whose tile or ring differs between two pictures of one board."""
    if marks.coordinates != new_marks.coordinates:
        return frozenset((*looks, *new_looks))
    return frozenset((*_redressed(looks, new_looks), *_remarked(marks, new_marks)))


def _redressed(old: Mapping[Place, Look], new: Mapping[Place, Look]) -> Iterator[Place]:
    yield from (place for place in old if place not in new)
    yield from (place for place, look in new.items() if old.get(place) != look)


def _remarked(old: Marks, new: Marks) -> Iterator[Place]:
    for (_, before), (_, after) in zip(old.worn(), new.worn(), strict=True):
        yield from before ^ after
    for ring in set(old.rings) ^ set(new.rings):
        yield from ring.places
    yield from (place for place, _ in old.letters.items() ^ new.letters.items())
    yield from (place for pair, _ in old.edges.items() ^ new.edges.items() for place in pair)
