"""Arrows that a lesson draws on the map, and how they are shown."""

from collections.abc import Iterator, Sequence
from math import atan2, pi
from typing import Final

from boardkit.draw.geometry import Geometry, geometry
from boardkit.draw.looks import Mark, Ring
from boardkit.draw.shapes import Place
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.layers import Scene, is_away

SIGNS: Final = "→↘↓↙←↖↑↗"
"""The ways an arrow points, a turn of an eighth each."""

END: Final = "◉"
"""What stands where the only arrow ends; several end in their numbers."""


def with_arrows(desk: Desk, scene: Scene) -> Scene:
    """Draw the arrows of a lesson: a sign where each begins, that points to where it ends."""
    places = scene.picture.looks
    arrows = () if desk.walk is not None or is_away(desk) else desk.modes[0].arrows(desk, places)
    if not arrows:
        return scene
    board = scene.picture.board
    letters = dict(scene.marks.letters)
    for place, sign in _signs(geometry(board, board.sizes[-1]), arrows):
        letters[place] = f"{letters.get(place, '')}{sign}"
    ends = Ring(frozenset(place for pair in arrows for place in pair), Mark.HINT)
    marks = scene.marks.__replace__(letters=letters, rings=(ends, *scene.marks.rings))
    return scene.__replace__(marks=marks)


def _signs(plan: Geometry, arrows: Sequence[tuple[Place, Place]]) -> Iterator[tuple[Place, str]]:
    for number, (one, two) in enumerate(arrows, 1):
        mark = str(number) if len(arrows) > 1 else ""
        yield one, f"{mark}{_way(plan, one, two)}"
        yield two, mark or END


def _way(plan: Geometry, one: Place, two: Place) -> str:
    """Say by a sign which way an arrow points; lines are twice as high as columns are wide."""
    (x, y), (to_x, to_y) = (_middle(plan, place) for place in (one, two))
    eighths = round(atan2(2 * (to_y - y), to_x - x) / (pi / 4))
    return SIGNS[eighths % len(SIGNS)]


def _middle(plan: Geometry, place: Place) -> tuple[float, float]:
    x, y, width, height = plan.box(place)
    return x + width / 2, y + height / 2
