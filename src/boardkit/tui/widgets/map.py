"""The map on the screen: drawn as large as fits, scrolled, zoomed, pointed at and told of by the mouse."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final, Self

from rich.console import RenderableType
from rich.segment import Segment
from textual import events, on
from textual.containers import Vertical
from textual.geometry import Offset, Region, Size, Spacing
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from boardkit.core.values import Value
from boardkit.draw.canvas import Canvas, Pen, Row, segments_of, style
from boardkit.draw.geometry import Geometry, Label, geometry, in_columns, rulers, whole
from boardkit.draw.looks import Look, Marks, changed
from boardkit.draw.paint import Tier, paint, repaint, ruler_pen
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Board, Place
from boardkit.draw.shapes import Size as TileSize
from boardkit.text.spots import Spot, spot_of
from boardkit.tui.widgets.texts import Backdrop, Ground, Painted, ScrolledLines

CACHED_ROWS: Final = 512  # how many rows of maps are remembered as Textual shows them


class MapScene(Value, eq=False):
    """A map that is to be shown."""

    board: Board
    looks: Mapping[Place, Look]
    marks: Marks
    palette: Palette
    tier: Tier

    def suits(self, other: Self) -> bool:
        """Return whether the other differs in looks and marks at most."""
        same_colours = self.palette is other.palette and self.tier is other.tier
        return same_colours and self.board == other.board


class DrawnMap(Value, eq=False):
    """A scenery, drawn."""

    scenery: MapScene
    plan: Geometry
    canvas: Canvas
    # The cells left of and above a map, for rulers, and where it is smaller than the room it has.
    margin: Offset
    pinned: Offset  # those of them that stay where they are while a map scrolls that is larger
    rulers: Mapping[int, Sequence[Label]]  # what stands beside the tiles, by lines of the map
    room: Size  # the cells that it was drawn for

    @classmethod
    def drawn(cls, scenery: MapScene, size: TileSize, room: Size) -> Self:
        """Lay a scenery out at a size, and paint all of it."""
        plan = geometry(scenery.board, size)
        canvas = paint(plan, scenery.looks, scenery.marks, scenery.palette, scenery.tier)
        pinned = _pinned(plan, room)
        # The names of columns may push the last line of a map out, where only its edge is.
        spares, tiled = plan.lines == room.height and plan.is_grid, scenery.tier is Tier.TILE
        edge = Offset(0, int(spares and tiled and in_columns(plan)))
        free = Size(max(room.width - pinned.x, 0), max(room.height - pinned.y, 0))
        margin = _margin(plan, free) + pinned + edge
        beside = _rulers(plan, room, pinned, within=spares and not tiled)
        return cls(scenery, plan, canvas, margin, pinned, beside, room)

    @property
    def extent(self) -> Size:
        """The cells of the map, with the rulers that stay beside it."""
        return Size(self.plan.columns + self.pinned.x, self.plan.lines + self.pinned.y)

    def differing(self, scenery: MapScene) -> Collection[Place]:
        """Return the places that look different in a scenery that suits."""
        before = self.scenery
        places = changed(before.looks, before.marks, scenery.looks, scenery.marks)
        return [place for place in places if place in self.plan]

    def touched_up(self, scenery: MapScene, places: Collection[Place]) -> "DrawnMap":
        """Paint some places again, as they are in a scenery that suits."""
        args = self.plan, scenery.looks, scenery.marks, scenery.palette, scenery.tier, places
        return self.__replace__(scenery=scenery, canvas=repaint(self.canvas, *args))

    def scaled(self, steps: int) -> TileSize:
        """Return the size of tiles that is `steps` sizes larger, as far as the board has one."""
        sizes = self.scenery.board.sizes
        now = sizes.index(self.plan.size) if self.plan.size in sizes else -1
        return sizes[min(max(now + steps, 0), len(sizes) - 1)]

    def line(self, y: int, x: int, width: int) -> Strip:
        """Return `width` cells of a line of the map from column `x`, perhaps outside it, rulers in front."""
        palette, tier = self.scenery.palette, self.scenery.tier
        row = self.canvas.rows[y] if 0 <= y < self.plan.lines else ()
        ground = palette.background if tier is Tier.TILE else None
        pen, labels = ruler_pen(palette, tier), tuple(self.rulers.get(y, ()))
        return _line(row, x, width, self.pinned.x, ground, labels, pen)

    def shift_from(self, before: Self) -> Offset:
        """Return by how many cells a place has moved since another sheet; none if tiles have another size."""
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
        """Return the cells of some places, with their rings and a tile around them where there is room."""
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
    """Return how many cells rulers take beside a map that scrolls: the names of rows, and those of columns.

    Where only the names of rows lack room, and by no more than an edge of squares, the edge gives way.
    """
    labels = rulers(plan, 0)
    wide = max((-label.column for label in labels), default=0)
    gives_way = plan.is_grid and plan.columns + wide == room.width + 1
    wide = wide if plan.columns > room.width or gives_way else 0
    return Offset(wide, int(bool(labels) and plan.lines > room.height and in_columns(plan)))


def _rulers(plan: Geometry, room: Size, pinned: Offset, *, within: bool) -> Mapping[int, Sequence[Label]]:
    """Gather the rulers by line; where there is little room, they stand close, or `within` the edge."""
    left, labels = room.width - plan.columns, rulers(plan)
    if pinned.x or any(label.column < -max(left, 0) for label in labels):
        labels = rulers(plan, 0)
    if within and all(label.line for label in labels if label.of_row):
        labels = tuple(label._replace(line=max(label.line, 0)) for label in labels)
    return {line: tuple(there) for line, there in groupby(sorted(labels), lambda label: label.line)}


def _blank(width: int, ground: str | None) -> Strip:
    return Strip.blank(width, style(Pen(None, ground)))


@lru_cache(maxsize=CACHED_ROWS)
def _line(
    row: Row, x: int, width: int, aside: int, ground: str | None, labels: Sequence[Label], pen: Pen
) -> Strip:
    """Return `width` cells of a row from column `x` on, with what stands beside, before and over it.

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


BEYOND: Final = "◂▸▴▾"  # where a map goes on that is larger than its room


def _labelled(strip: Strip, text: str, at: int, least: int, pen: Pen) -> Strip:
    """Write half a name over a line from a column on, if it has room there."""
    end = at + len(text)
    if at < max(least, 0) or end > strip.cell_length:
        return strip
    written = Strip([Segment(text, style(pen))], len(text))
    return Strip.join([strip.crop(0, at), written, strip.crop(end)])


WHEEL_ROWS = 3  # lines by which the wheel scrolls; across, twice as many columns
EDGE = 1  # cells of a map that are nothing but its edge
MANY = 40  # above this many changed tiles one refresh of everything is cheaper than one a tile


class MapView(ScrolledLines, Painted, can_focus=True, inherit_bindings=False):
    """Shows a board as large as fits, else small and scrolled; knows no rules and binds no keys."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    MapView { scrollbar-size: 0 0; }
    """

    @dataclass
    class OnPlace(Message):
        """Something happened on a place of the map."""

        place: Place
        view: "MapView"

        @property
        def control(self) -> "MapView":
            """The map it happened on."""
            return self.view

    class Picked(OnPlace):
        """A place was clicked."""

    class Hovered(OnPlace):
        """The mouse moved onto another place."""

    @dataclass
    class Wheeled(Message):
        """The wheel was turned by a step, while it turns what is held."""

        step: int

    wheel_turns = False  # whether the wheel turns what is held; if not, it scrolls

    pointed: Place | None = None
    """The place that the keyboard is on, though what is to be put there covers the mark of the cursor."""

    _scenery: MapScene | None = None
    _sheet: DrawnMap | None = None
    _wish: TileSize | None = None
    _under_mouse: Place | None = None
    _focus: tuple[Place, ...] = ()
    _room = Size(0, 0)

    @property
    def tile_size(self) -> TileSize | None:
        """The size tiles are drawn at; `None` before the first picture."""
        return self._sheet.plan.size if self._sheet else None

    def show(
        self,
        board: Board,
        looks: Mapping[Place, Look],
        marks: Marks,
        palette: Palette,
        tier: Tier,
        focus: Iterable[Place] = (),
    ) -> None:
        """Show a board with `focus`, or else the cursor, in view; paints only what differs."""
        self._focus = tuple(focus) or (() if marks.cursor is None else (marks.cursor,))
        self._scenery = MapScene(board, looks, marks, palette, tier)
        if self._sheet is None or not self._sheet.scenery.suits(self._scenery):
            self._lay_out()
        else:
            self._touch_up(self._sheet, self._scenery)

    def scale(self, step: int) -> None:
        """Draw tiles larger or smaller by `step` sizes until the next resize; with 0 as large as fits."""
        if self._sheet is not None:
            self._wish = self._sheet.scaled(step) if step else None
            self._lay_out()

    def in_reading_order(self, places: Iterable[Place]) -> list[Place]:
        """Sort places row by row; those that the board does not have are left out."""
        wanted = set(places)
        tiles = self._sheet.plan.tiles if self._sheet else ()
        return [tile.place for tile in tiles if tile.place in wanted]

    def place_at(self, offset: Offset) -> Place | None:
        """Return the place that lies under a cell of the widget."""
        if self._sheet is None:
            return None
        pinned, spot = self._sheet.pinned, offset + self.scroll_offset - self._sheet.margin
        beside = offset.x < pinned.x or offset.y < pinned.y
        return None if beside else self._sheet.plan.tile_at(spot.x, spot.y)

    def region_of(self, place: Place) -> Region:
        """Return the cells that show a tile and its ring, perhaps scrolled off; KeyError if none do."""
        if self._sheet is None:
            raise KeyError(place)
        return Region(*self._sheet.plan.box(place)).translate(self._sheet.margin - self.scroll_offset)

    @property
    def here(self) -> Offset | None:
        """A cell in the middle of the place that is pointed at, or else of the first that is looked at."""
        sheet = self._sheet
        wanted = () if sheet is None else (self.pointed, sheet.scenery.marks.cursor, *self._focus)
        place = next((one for one in wanted if sheet and one in sheet.plan), None)
        if place is None:
            return None
        box, room = self.region_of(place), Region(0, 0, *self.size)
        middle = Offset(box.x + box.width // 2, box.y + box.height // 2)
        cells = (Offset(x, y) for y in box.line_range for x in box.column_range if room.contains(x, y))
        near = sorted(cells, key=lambda cell: abs(cell.x - middle.x) + 2 * abs(cell.y - middle.y))
        return next((cell for cell in near if self.place_at(cell) == place), middle)

    def render_line(self, y: int) -> Strip:
        """Return one line of the widget, cropped to what is scrolled into view."""
        width, sheet = self.size.width, self._sheet
        if sheet is None:
            return Strip.blank(width, self.visual_style.rich_style)
        scroll_x, scroll_y = self.scroll_offset
        line = y if y < sheet.pinned.y else y + scroll_y
        strip = sheet.line(line - sheet.margin.y, scroll_x - sheet.margin.x, width)
        beyond = (scroll_x, self.max_scroll_x - scroll_x, scroll_y, self.max_scroll_y - scroll_y)
        ways = "".join(sign for sign, cells in zip(BEYOND, beyond, strict=True) if cells > EDGE)
        if y == 0 and ways:
            # A map that is larger than its room goes on there.
            pen = ruler_pen(sheet.scenery.palette, sheet.scenery.tier)
            strip = _labelled(strip, f" {ways}", width - len(ways) - 1, 0, pen)
        return strip if sheet.scenery.tier is Tier.TILE else strip.apply_style(self.visual_style.rich_style)

    def _painted(self, ground: Ground, y: int) -> Strip:
        strip = self.render_line(y)
        for line_filter in ground.filters:
            strip = strip.apply_filter(line_filter, ground.background)
        return strip

    @property
    def _framed(self) -> bool:
        """Whether anything at all stands round the map."""
        return bool(self.styles.gutter)

    def _lay_out(self) -> None:
        """Choose a size, paint everything, and keep what the player looks at where it was."""
        scenery, room, before = self._scenery, self.size, self._sheet
        if scenery is None or not room:
            return
        size = self._wish if self._wish in scenery.board.sizes else None
        size = size or whole(scenery.board, room.width, room.height, colours=scenery.tier is Tier.TILE)
        if before is not None and (before.scenery, before.plan.size, before.room) == (scenery, size, room):
            # The first picture is painted before anybody tells how large the room is.
            return
        self._sheet = sheet = DrawnMap.drawn(scenery, size, room)
        self.virtual_size = sheet.extent
        if before is not None and (shift := sheet.shift_from(before)):
            # The board has grown to the west or north: what was seen stays where it was.
            self.scroll_to(*(self.scroll_offset + shift), animate=False, force=True, immediate=True)
        elif before is None or before.plan.size is not size:
            self.scroll_to(y=self.max_scroll_y // 2, animate=False, force=True, immediate=True)
        self.watch_virtual_size(self.virtual_size)  # the window may have grown, and the map not
        self._follow(sheet)
        self.refresh()

    def _touch_up(self, sheet: DrawnMap, scenery: MapScene) -> None:
        """Paint some tiles again and refresh their boxes alone."""
        places = sheet.differing(scenery)
        self._sheet = sheet.touched_up(scenery, places)
        self._follow(sheet)
        if places:
            self.refresh(*(map(self.region_of, places) if len(places) <= MANY else ()))

    def _follow(self, sheet: DrawnMap) -> None:
        """Scroll so that what is looked at is in view."""
        region, pinned = sheet.round_about(self._focus, self.size), sheet.pinned
        if region is not None:
            beside = Spacing(pinned.y, 0, 0, pinned.x)
            seen = region.translate(pinned)
            self.scroll_to_region(seen, spacing=beside, animate=False, force=True, immediate=True)

    def on_resize(self, event: events.Resize) -> None:
        """Choose the size of tiles again, unless there is as much room as before a curtain fell."""
        if event.size != self._room:
            self._wish, self._room = None, event.size
        self._lay_out()

    def on_click(self, event: events.Click) -> None:
        """Tell which place was clicked."""
        place = self._place_under(event)
        if place is not None and event.button == 1:
            self.post_message(self.Picked(place, self))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell when the mouse comes onto another place."""
        place = self._place_under(event)
        if place != self._under_mouse and place is not None:
            self.post_message(self.Hovered(place, self))
        self._under_mouse = place

    def on_leave(self) -> None:
        """Forget where the mouse was."""
        self._under_mouse = None

    @on(events.MouseScrollUp)
    @on(events.MouseScrollDown)
    def turn_wheel(self, event: events.MouseEvent) -> None:
        """Scale, turn or scroll; where all of the map is in view, leave the wheel to what is around."""
        step = 1 if isinstance(event, events.MouseScrollDown) else -1
        if event.ctrl:
            self.scale(-step)
        elif event.shift and self.max_scroll_x:
            self.scroll_relative(x=2 * WHEEL_ROWS * step, animate=False, force=True, immediate=True)
        elif self.wheel_turns:
            self.post_message(self.Wheeled(step))
        elif self.max_scroll_y:
            self.scroll_relative(y=WHEEL_ROWS * step, animate=False, force=True, immediate=True)
        else:
            return
        event.prevent_default().stop()

    def _place_under(self, event: events.MouseEvent) -> Place | None:
        offset = event.get_content_offset(self)
        return None if offset is None else self.place_at(offset)


PLACE = "place"  # the kind of spot that a place of the map is


class TooltipArea(Vertical, Backdrop):
    """Holds widgets whose texts stand for something, and lets Textual's tooltips tell what."""

    @dataclass
    class Wheeled(Message):
        """The wheel was turned by a step where it neither turns nor scrolls anything."""

        step: int

    _under: Widget | None = None
    _spot: Spot | None = None
    _about: object = None

    def __init__(self, tell: Callable[[Spot], RenderableType | None], *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        """Tell by `tell` what a spot is, or nothing."""
        super().__init__(id=id)
        self._tell = tell

    def about(self, thing: object) -> None:
        """Tell nothing any more, until the mouse has moved, if another thing is told about now."""
        if thing is not self._about:
            self._about = thing
            self._hush()

    def _hush(self) -> None:
        self._spot = None
        if self._under is not None:
            self._under.tooltip = None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell of what is under the mouse now."""
        spot = spot_under(event)
        if event.widget is None or (spot == self._spot and event.widget is self._under):
            return
        self._hush()
        self._under, self._spot = event.widget, spot
        event.widget.tooltip = None if spot is None else self._tell(spot)

    @on(events.MouseScrollUp)
    @on(events.MouseScrollDown)
    def turn_wheel(self, event: events.MouseEvent) -> None:
        """Tell that the wheel was turned."""
        if not event.ctrl:
            self.post_message(self.Wheeled(1 if isinstance(event, events.MouseScrollDown) else -1))


def spot_under(event: events.MouseEvent) -> Spot | None:
    """Return what is under the mouse: a place of the map, or what a text stands for."""
    if not isinstance(event.widget, MapView):
        return spot_of(event.style.meta)
    offset = event.get_content_offset(event.widget)
    place = None if offset is None else event.widget.place_at(offset)
    return None if place is None else (PLACE, place)
