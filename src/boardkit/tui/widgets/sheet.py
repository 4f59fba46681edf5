"""A map as it is drawn for a widget: what is shown, laid out at one size, painted, and cut into strips."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, Self

from rich.segment import Segment
from textual.geometry import Offset, Region, Size
from textual.strip import Strip

from boardkit.core.values import Value
from boardkit.draw.canvas import Canvas, Pen, Row, segments_of, style
from boardkit.draw.changes import changed
from boardkit.draw.geometry import Geometry, geometry
from boardkit.draw.looks import Look, Marks
from boardkit.draw.paint import Tier, paint, repaint, ruler_pen
from boardkit.draw.palette import Palette
from boardkit.draw.rulers import Label, in_columns, rulers
from boardkit.draw.shapes import Board, Place
from boardkit.draw.shapes import Size as TileSize

ROWS: Final = 512
"""How many rows of maps are remembered as Textual shows them."""


class Scenery(Value, eq=False):
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


class Sheet(Value, eq=False):
    """A scenery, drawn.

    Attributes:
        margin: the cells left of and above a map, for rulers, and where it is smaller than the room it has.
        pinned: those of them that stay where they are while a map scrolls that is larger.
        rulers: what stands beside the tiles, by lines of the map.
        room: the cells that it was drawn for.
    """

    scenery: Scenery
    plan: Geometry
    canvas: Canvas
    margin: Offset
    pinned: Offset
    rulers: Mapping[int, Sequence[Label]]
    room: Size

    @classmethod
    def drawn(cls, scenery: Scenery, size: TileSize, room: Size) -> Self:
        """Lay a scenery out at a size, and paint all of it."""
        plan = geometry(scenery.board, size)
        canvas = paint(plan, scenery.looks, scenery.marks, scenery.palette, scenery.tier)
        pinned = _pinned(plan, room)
        edge = Offset(0, int(_spares_its_edge(plan, room, scenery.tier)))
        free = Size(max(room.width - pinned.x, 0), max(room.height - pinned.y, 0))
        margin = _margin(plan, free) + pinned + edge
        return cls(scenery, plan, canvas, margin, pinned, _rulers(plan, room, pinned), room)

    def is_of(self, scenery: Scenery, size: TileSize, room: Size) -> bool:
        """Tell whether it is what would be drawn."""
        return self.scenery is scenery and self.plan.size is size and self.room == room

    @property
    def extent(self) -> Size:
        """The cells of the map, with the rulers that stay beside it."""
        return Size(self.plan.columns + self.pinned.x, self.plan.lines + self.pinned.y)

    def differing(self, scenery: Scenery) -> Collection[Place]:
        """Name the places that look different in a scenery that suits."""
        before = self.scenery
        places = changed(before.looks, before.marks, scenery.looks, scenery.marks)
        return [place for place in places if place in self.plan]

    def touched_up(self, scenery: Scenery, places: Collection[Place]) -> Self:
        """Paint some places anew, as they are in a scenery that suits."""
        args = self.plan, scenery.looks, scenery.marks, scenery.palette, scenery.tier, places
        return self.__replace__(scenery=scenery, canvas=repaint(self.canvas, *args))

    def scaled(self, steps: int) -> TileSize:
        """Return the size of tiles that is so many larger, as far as the board has one."""
        sizes = self.scenery.board.sizes
        now = sizes.index(self.plan.size) if self.plan.size in sizes else -1
        return sizes[min(max(now + steps, 0), len(sizes) - 1)]

    def line(self, y: int, x: int, width: int) -> Strip:
        """Give so many cells of a line of the map from a column on; both may lie outside the map.

        What rulers say of a line stays in front of it.
        """
        palette, tier = self.scenery.palette, self.scenery.tier
        row = self.canvas.rows[y] if 0 <= y < self.plan.lines else ()
        ground = palette.background if tier is Tier.TILE else None
        pen, labels = ruler_pen(palette, tier), tuple(self.rulers.get(y, ()))
        return _line(row, x, width, self.pinned.x, ground, labels, pen)

    def shift_from(self, before: Self) -> Offset:
        """Say by how many cells a place has moved since another sheet, if tiles are as large as they were."""
        plan, old = self.plan, before.plan
        if old.size is not plan.size:
            return Offset(0, 0)
        common = next((tile for tile in old.tiles if tile.place in plan), None)
        if common is None:
            return Offset(0, 0)
        now = plan.tile(common.place)
        moved = Offset(now.column - common.column, now.line - common.line)
        return moved + self.pinned - before.pinned

    def round_about(self, places: Collection[Place], room: Size) -> Region | None:
        """Find the cells of some places, with their rings and a tile around them where there is room."""
        boxes = [Region(*self.plan.box(place)) for place in places if place in self.plan]
        if not boxes:
            return None
        box = Region.from_union(boxes)
        wide = box.grow((boxes[0].height, boxes[0].width, boxes[0].height, boxes[0].width))
        around = wide.intersection(Region(0, 0, self.plan.columns, self.plan.lines))
        return around if around.width <= room.width and around.height <= room.height else box


def _margin(plan: Geometry, room: Size) -> Offset:
    """Put a map into the middle, or as far aside as its rulers want where there is little room."""
    left, top, labels = room.width - plan.columns, room.height - plan.lines, rulers(plan)
    wide = max((-label.column for label in labels), default=0)
    high = max((-label.line for label in labels), default=0)
    return Offset(max(left // 2, min(left, wide), 0), max(top // 2, min(top, high), 0))


def _pinned(plan: Geometry, room: Size) -> Offset:
    """Say how many cells rulers take beside a map that scrolls: the names of rows, and those of columns.

    Where only the names of rows lack room, and by no more than an edge of squares, the edge gives way.
    """
    labels = rulers(plan, 0)
    wide = max((-label.column for label in labels), default=0)
    gives_way = plan.is_grid and plan.columns + wide == room.width + 1
    wide = wide if plan.columns > room.width or gives_way else 0
    return Offset(wide, int(bool(labels) and plan.lines > room.height and in_columns(plan)))


def _spares_its_edge(plan: Geometry, room: Size, tier: Tier) -> bool:
    """Tell whether the names of columns may push the last line of a map out, where only its edge is."""
    return plan.lines == room.height and plan.is_grid and tier is Tier.TILE and in_columns(plan)


def _rulers(plan: Geometry, room: Size, pinned: Offset) -> Mapping[int, Sequence[Label]]:
    """Gather the rulers by line; where there is little room, they stand close to the map."""
    left, labels = room.width - plan.columns, rulers(plan)
    if pinned.x or any(label.column < -max(left, 0) for label in labels):
        labels = rulers(plan, 0)
    return {line: tuple(there) for line, there in groupby(sorted(labels), lambda label: label.line)}


@lru_cache(maxsize=256)
def _blank(width: int, ground: str | None) -> Strip:
    return Strip.blank(width, style(Pen(None, ground)))


@lru_cache(maxsize=ROWS)
def _line(
    row: Row, x: int, width: int, aside: int, ground: str | None, labels: Sequence[Label], pen: Pen
) -> Strip:
    """Give so many cells of a row from a column on, with what stands beside it, in front of it, and over it.

    A strip remembers what Textual makes of it, and a cursor goes to and fro.
    """
    strip = _blank(width, ground)
    if row:
        whole = Strip(segments_of(row))
        end = whole.cell_length
        left, right = _blank(max(-x, 0), ground), _blank(max(x + width - end, 0), ground)
        strip = Strip.join([left, whole.crop(max(x, 0), min(x + width, end)), right])
    strip = Strip.join([_blank(aside, ground), strip.crop(aside)]) if aside else strip
    for label in labels:
        least = aside - len(label.text) if label.of_row else aside
        at = max(label.column - x, least) if label.of_row and aside else label.column - x
        strip = _labelled(strip, label.text, at, least, pen)
    return strip


def _labelled(strip: Strip, text: str, at: int, least: int, pen: Pen) -> Strip:
    """Write half a name over a line from a column on, if it has room there."""
    end = at + len(text)
    if at < max(least, 0) or end > strip.cell_length:
        return strip
    written = Strip([Segment(text, style(pen))], len(text))
    return Strip.join([strip.crop(0, at), written, strip.crop(end)])
