"""The map on the screen: a drawn board that scrolls, zooms, and says which place the mouse is on."""

from collections.abc import Iterable, Mapping

from attrs import frozen
from rich.segment import Segment
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.strip import Strip

from boardkit.draw.canvas import Canvas, Pen, style
from boardkit.draw.changes import changed
from boardkit.draw.geometry import Geometry, fitting, geometry
from boardkit.draw.looks import Look, Marks
from boardkit.draw.moving import toward
from boardkit.draw.paint import Tier, paint, repaint
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Board, Place
from boardkit.draw.shapes import Size as TileSize
from boardkit.maps.ways import Way
from boardkit.tui.widgets.roll import Roll

MANY = 40
"""Above so many changed tiles one refresh of everything is cheaper than one a tile."""


@frozen(eq=False)
class _Scenery:
    """What was last asked to be shown."""

    board: Board
    looks: Mapping[Place, Look]
    marks: Marks
    palette: Palette
    tier: Tier

    def suits(self, other: "_Scenery") -> bool:
        """Tell whether the other differs in looks and marks at most."""
        same_colours = self.palette is other.palette and self.tier is other.tier
        return same_colours and self.board == other.board


class MapView(Roll, can_focus=True, inherit_bindings=False):
    """Shows a board as large as fits, else small and scrolled; knows no rules and binds no keys."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    MapView { scrollbar-size: 0 0; }
    """

    class OnPlace(Message):
        """Something happened on a place of the map."""

        def __init__(self, place: Place, view: "MapView") -> None:
            super().__init__()
            self.place = place
            self.view = view

        @property
        def control(self) -> "MapView":
            """The map it happened on."""
            return self.view

    class Picked(OnPlace):
        """A place was clicked."""

    class PickedTwice(OnPlace):
        """A place was clicked twice; `Picked` came before."""

    class Hovered(OnPlace):
        """The mouse moved onto another place."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id, classes=classes)
        self._scenery: _Scenery | None = None
        self._plan: Geometry | None = None
        self._picture: Canvas | None = None
        self._strips: list[Strip] = []
        self._wish: TileSize | None = None
        self._under_mouse: Place | None = None
        self._focus: tuple[Place, ...] = ()
        self._room = Size(0, 0)

    @property
    def tile_size(self) -> TileSize | None:
        """The size tiles are drawn at; `None` before the first picture."""
        return self._plan.size if self._plan else None

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
        before, self._scenery = self._scenery, _Scenery(board, looks, marks, palette, tier)
        if before is None or self._picture is None or not before.suits(self._scenery):
            self._lay_out()
        else:
            self._touch_up(changed(before.looks, before.marks, looks, marks))

    def bigger(self) -> None:
        """Draw tiles one size larger, until the next resize."""
        self._resize_tiles(1)

    def smaller(self) -> None:
        """Draw tiles one size smaller, until the next resize."""
        self._resize_tiles(-1)

    def automatic(self) -> None:
        """Draw tiles as large as fits."""
        self._wish = None
        self._lay_out()

    def scale(self, step: int) -> None:
        """Draw tiles larger or smaller by so many sizes, or with 0 as large as fits."""
        if step:
            self._resize_tiles(step)
        else:
            self.automatic()

    def toward(self, place: Place | None, way: Way) -> Place | None:
        """Return the next place that way; from nowhere, the place in the middle of the board."""
        plan = self._plan
        if plan is None or not plan.tiles:
            return place
        if place is None or place not in plan:
            return plan.tiles[len(plan.tiles) // 2].place
        return toward(plan, place, way)

    def in_reading_order(self, places: Iterable[Place]) -> list[Place]:
        """Sort places row by row; those that the board does not have are left out."""
        wanted = set(places)
        return [tile.place for tile in self._plan.tiles if tile.place in wanted] if self._plan else []

    def place_at(self, offset: Offset) -> Place | None:
        """Say which place lies under a cell of the widget."""
        if self._plan is None:
            return None
        spot = offset + self.scroll_offset - self._margin
        return self._plan.tile_at(spot.x, spot.y)

    def region_of(self, place: Place) -> Region:
        """Find the cells of the widget that show a tile and its ring; may lie outside when scrolled.

        Raises:
            KeyError: if the board shown has no such place.
        """
        if self._plan is None:
            raise KeyError(place)
        return Region(*self._plan.box(place)).translate(self._margin - self.scroll_offset)

    def render_line(self, y: int) -> Strip:
        """Give one line of the widget, cropped to what is scrolled into view."""
        scroll_x, scroll_y = self.scroll_offset
        left, top = self._margin
        line, width = y + scroll_y - top, self.size.width
        if not 0 <= line < len(self._strips):
            return self._blank(width)
        strip = self._strips[line].crop(scroll_x, scroll_x + width)
        if left:
            strip = Strip.join([self._blank(left), strip])
        return Strip.join([strip, self._blank(width - strip.cell_length)])

    def _blank(self, width: int) -> Strip:
        if width <= 0:
            return Strip([], 0)
        scenery = self._scenery
        if scenery is not None and scenery.tier is Tier.TILE:
            return Strip([Segment(" " * width, style(Pen(None, scenery.palette.background)))], width)
        return Strip([Segment(" " * width, self.rich_style)], width)

    @property
    def _margin(self) -> Offset:
        """The cells left of and above a map that is smaller than the widget."""
        room, needed = self.size, self.virtual_size
        return Offset(max(0, room.width - needed.width) // 2, max(0, room.height - needed.height) // 2)

    def _resize_tiles(self, steps: int) -> None:
        if self._scenery is not None and self._plan is not None:
            sizes = self._scenery.board.sizes
            wanted = sizes.index(self._plan.size) + steps
            self._wish = sizes[min(max(wanted, 0), len(sizes) - 1)]
            self._lay_out()

    def _lay_out(self) -> None:
        """Choose a size, paint everything, and keep what the player looks at where it was."""
        scenery, room = self._scenery, self.size
        if scenery is None or not room:
            return
        before = self._plan
        size = self._wish if self._wish in scenery.board.sizes else None
        plan = geometry(scenery.board, size or fitting(scenery.board, room.width, room.height))
        self._plan = plan
        self._picture = paint(plan, scenery.looks, scenery.marks, scenery.palette, scenery.tier)
        self._strips = [self._strip(y) for y in range(plan.lines)]
        self.virtual_size = Size(plan.columns, plan.lines)
        self._keep_still(before, plan)
        self.watch_virtual_size(self.virtual_size)  # the window may have grown, and the map not
        self._follow()
        self.refresh()

    def _keep_still(self, before: Geometry | None, plan: Geometry) -> None:
        """Scroll along when the board has grown to the west or north."""
        if before is None or before is plan or before.size is not plan.size:
            return
        common = next((tile for tile in before.tiles if tile.place in plan), None)
        if common is not None:
            now = plan.tile(common.place)
            moved = Offset(now.column - common.column, now.line - common.line)
            self.scroll_to(*(self.scroll_offset + moved), animate=False, force=True, immediate=True)

    def _touch_up(self, places: Iterable[Place]) -> None:
        """Paint some tiles again and refresh their boxes alone."""
        now, plan, picture = self._scenery, self._plan, self._picture
        if now is None or plan is None or picture is None:
            return
        here = [place for place in places if place in plan]
        self._picture = repaint(picture, plan, now.looks, now.marks, now.palette, now.tier, here)
        for y, (old, new) in enumerate(zip(picture.rows, self._picture.rows, strict=True)):
            if old is not new:
                self._strips[y] = self._strip(y)
        self._follow()
        if here:
            self.refresh(*(map(self.region_of, here) if len(here) <= MANY else ()))

    def _strip(self, y: int) -> Strip:
        if self._picture is None or self._scenery is None:
            return Strip([], 0)
        strip = Strip(self._picture.segments(y), self._picture.columns)
        return strip if self._scenery.tier is Tier.TILE else strip.apply_style(self.rich_style)

    def _follow(self) -> None:
        """Scroll so that what is looked at, its ring and one tile around it are in view."""
        plan = self._plan
        boxes = [Region(*plan.box(place)) for place in self._focus if place in plan] if plan else []
        if plan is None or not boxes:
            return
        box = Region.from_union(boxes)
        wide = box.grow((boxes[0].height, boxes[0].width, boxes[0].height, boxes[0].width))
        around = wide.intersection(Region(0, 0, plan.columns, plan.lines))
        fits = around.width <= self.size.width and around.height <= self.size.height
        self.scroll_to_region(around if fits else box, animate=False, force=True, immediate=True)

    def on_resize(self, event: events.Resize) -> None:
        """Choose the size of tiles anew, unless there is as much room as before a curtain fell."""
        if event.size != self._room:
            self._wish, self._room = None, event.size
        self._lay_out()

    def on_click(self, event: events.Click) -> None:
        """Tell which place was clicked, once or twice."""
        place = self._place_under(event)
        if place is not None and event.button == 1:
            self.post_message((self.PickedTwice if event.chain == 2 else self.Picked)(place, self))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell when the mouse comes onto another place."""
        place = self._place_under(event)
        if place != self._under_mouse and place is not None:
            self.post_message(self.Hovered(place, self))
        self._under_mouse = place

    def on_leave(self) -> None:
        """Forget where the mouse was."""
        self._under_mouse = None

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Draw tiles larger while control is held."""
        if event.ctrl:
            event.prevent_default().stop()
            self.bigger()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Draw tiles smaller while control is held."""
        if event.ctrl:
            event.prevent_default().stop()
            self.smaller()

    def _place_under(self, event: events.MouseEvent) -> Place | None:
        offset = event.get_content_offset(self)
        return None if offset is None else self.place_at(offset)
