"""The places that are named by what is looked at: by the question, or by the entry that is taken."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from boardkit.core.values import values_in
from boardkit.draw.looks import NONE, Mark, Ring
from boardkit.draw.shapes import Place
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.layers import Scene, is_away


def ringed(desk: Desk, scene: Scene) -> Scene:
    """Ring on a map what is named, one by one; what has just changed keeps its dots."""
    found = named(desk, scene.picture.looks) | _told(desk, scene.picture.looks)
    rings = tuple(Ring(frozenset((place,)), Mark.PICKED) for place in sorted(found, key=str))
    return (
        scene.__replace__(marks=scene.marks.__replace__(rings=(*rings, *scene.marks.rings)))
        if rings
        else scene
    )


def named(desk: Desk, places: Collection[Place]) -> frozenset[Place]:
    """Name the places that the entry which is taken speaks of, else those that the question does."""
    if desk.walk is not None or is_away(desk):
        return NONE
    choice = desk.draft.choice
    said = frozenset(_places(() if choice is None else (value for _, value in choice.values), places))
    return said or frozenset(_places(_asked(desk), places))


def _told(desk: Desk, places: Collection[Place]) -> frozenset[Place]:
    """Name the places that are spoken of beside the map."""
    return NONE if desk.walk is not None or is_away(desk) else desk.modes[0].named(desk, places)


def _asked(desk: Desk) -> Iterator[Any]:
    """Walk what the question is about, but for the place that is to be chosen."""
    question = desk.sight.view.question
    return iter(() if question is None else values_in(question).values())


def _places(values: Iterable[Any], places: Collection[Place]) -> Iterator[Place]:
    """Find the places among values, and in those that hold several; two seats may equal a place of a map."""
    kinds = frozenset(map(type, places))
    for value in values:
        if type(value) in kinds and value in places:
            yield value
        elif isinstance(value, tuple | frozenset):
            yield from _places(value, places)
