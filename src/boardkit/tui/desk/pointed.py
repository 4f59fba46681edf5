"""Rings and arrows that a step of a lesson has: which places of a map they are about."""

from collections.abc import Collection, Iterator

from boardkit.core.teaching.lesson import TO, Step
from boardkit.draw.shapes import Place

Arrows = tuple[tuple[Place, Place], ...]


def rings_in(step: Step, places: Collection[Place]) -> Iterator[Place]:
    """Find the places of a map that a step rings."""
    return (place for place in places if str(place) in step.rings)


def arrows_in(step: Step, places: Collection[Place]) -> Arrows:
    """Find the arrows of a step, each from a place of a map to another."""
    called = {str(place): place for place in places}
    pairs = (arrow.partition(TO) for arrow in step.arrows)
    return tuple((called[one], called[two]) for one, _, two in pairs if one in called and two in called)
