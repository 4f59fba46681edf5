"""A map as it is drawn for a widget: what is shown, laid out at one size, painted, and cut into strips."""

from collections.abc import Collection, Mapping
from typing import Self

from attrs import frozen
from textual.geometry import Offset, Region, Size
from textual.strip import Strip

from boardkit.core import evolve
from boardkit.draw.canvas import Canvas
from boardkit.draw.changes import changed
from boardkit.draw.geometry import Geometry, geometry
from boardkit.draw.looks import Look, Marks
from boardkit.draw.paint import Tier, paint, repaint
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Board, Place
from boardkit.draw.shapes import Size as TileSize


@frozen(eq=False)
class Scenery:
    """What is asked to be shown."""

    board: Board
    looks: Mapping[Place, Look]
    marks: Marks
    palette: Palette
    tier: Tier

    def suits(self, other: Self) -> bool:
        """Tell whether the other differs in looks and marks at most."""
        same_colours = self.palette is other.palette and self.tier is other.tier
        return same_colours and self.board == other.board


@frozen(eq=False)
class Sheet:
    """A scenery, drawn.

    Attributes:
        strips: the lines of the canvas as Textual shows them.
    """

    scenery: Scenery
    plan: Geometry
    canvas: Canvas
    strips: tuple[Strip, ...]

    @classmethod
    def drawn(cls, scenery: Scenery, size: TileSize) -> Self:
        """Lay a scenery out at a size, and paint all of it."""
        plan = geometry(scenery.board, size)
        canvas = paint(plan, scenery.looks, scenery.marks, scenery.palette, scenery.tier)
        return cls(scenery, plan, canvas, tuple(_strip(canvas, y) for y in range(plan.lines)))

    def differing(self, scenery: Scenery) -> Collection[Place]:
        """Name the places that look different in a scenery that suits."""
        before = self.scenery
        places = changed(before.looks, before.marks, scenery.looks, scenery.marks)
        return [place for place in places if place in self.plan]

    def touched_up(self, scenery: Scenery, places: Collection[Place]) -> Self:
        """Paint some places anew, as they are in a scenery that suits."""
        args = self.plan, scenery.looks, scenery.marks, scenery.palette, scenery.tier, places
        canvas = repaint(self.canvas, *args)
        strips = tuple(
            strip if old is new else _strip(canvas, y)
            for y, (strip, old, new) in enumerate(
                zip(self.strips, self.canvas.rows, canvas.rows, strict=True)
            )
        )
        return evolve(self, scenery=scenery, canvas=canvas, strips=strips)

    def scaled(self, steps: int) -> TileSize:
        """Return the size of tiles that is so many larger, as far as the board has one."""
        sizes = self.scenery.board.sizes
        return sizes[min(max(sizes.index(self.plan.size) + steps, 0), len(sizes) - 1)]

    def shift_from(self, before: Self) -> Offset:
        """Say by how many cells a place has moved since another sheet, if tiles are as large as they were."""
        plan, old = self.plan, before.plan
        if old.size is not plan.size:
            return Offset(0, 0)
        common = next((tile for tile in old.tiles if tile.place in plan), None)
        if common is None:
            return Offset(0, 0)
        now = plan.tile(common.place)
        return Offset(now.column - common.column, now.line - common.line)

    def round_about(self, places: Collection[Place], room: Size) -> Region | None:
        """Find the cells of some places, with their rings and a tile around them where there is room."""
        boxes = [Region(*self.plan.box(place)) for place in places if place in self.plan]
        if not boxes:
            return None
        box = Region.from_union(boxes)
        wide = box.grow((boxes[0].height, boxes[0].width, boxes[0].height, boxes[0].width))
        around = wide.intersection(Region(0, 0, self.plan.columns, self.plan.lines))
        return around if around.width <= room.width and around.height <= room.height else box


def _strip(canvas: Canvas, y: int) -> Strip:
    return Strip(canvas.segments(y), canvas.columns)
