"""The map on the screen: a drawn board that scrolls, zooms, and says which place the mouse is on."""

from collections.abc import Iterable, Mapping

from textual import events, on
from textual.geometry import Offset, Region, Size, Spacing
from textual.message import Message
from textual.strip import Strip

from boardkit.draw.geometry import whole
from boardkit.draw.looks import Look, Marks
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Board, Place
from boardkit.draw.shapes import Size as TileSize
from boardkit.tui.widgets.painted import Painted
from boardkit.tui.widgets.roll import Roll
from boardkit.tui.widgets.sheet import Scenery, Sheet
from boardkit.tui.widgets.strips import Ground

ROWS = 3
"""Lines by which the wheel scrolls; across, twice as many columns."""

MANY = 40
"""Above so many changed tiles one refresh of everything is cheaper than one a tile."""


class MapView(Roll, Painted, can_focus=True, inherit_bindings=False):
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

    class Hovered(OnPlace):
        """The mouse moved onto another place."""

    class Wheeled(Message):
        """The wheel was turned by a step, while it turns what is held."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    wheel_turns = False
    """Whether the wheel turns what is held; if not, it scrolls."""

    pointed: Place | None = None
    """The place that the keyboard is on, though what is to be put there covers the mark of the cursor."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id, classes=classes)
        self._scenery: Scenery | None = None
        self._sheet: Sheet | None = None
        self._wish: TileSize | None = None
        self._under_mouse: Place | None = None
        self._focus: tuple[Place, ...] = ()
        self._room = Size(0, 0)

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
        self._scenery = Scenery(board, looks, marks, palette, tier)
        if self._sheet is None or not self._sheet.scenery.suits(self._scenery):
            self._lay_out()
        else:
            self._touch_up(self._sheet, self._scenery)

    def scale(self, step: int) -> None:
        """Draw tiles larger or smaller by so many sizes until the next resize; with 0 as large as fits."""
        if self._sheet is not None:
            self._wish = self._sheet.scaled(step) if step else None
            self._lay_out()

    def in_reading_order(self, places: Iterable[Place]) -> list[Place]:
        """Sort places row by row; those that the board does not have are left out."""
        wanted = set(places)
        tiles = self._sheet.plan.tiles if self._sheet else ()
        return [tile.place for tile in tiles if tile.place in wanted]

    def place_at(self, offset: Offset) -> Place | None:
        """Say which place lies under a cell of the widget."""
        if self._sheet is None:
            return None
        pinned, spot = self._sheet.pinned, offset + self.scroll_offset - self._sheet.margin
        beside = offset.x < pinned.x or offset.y < pinned.y
        return None if beside else self._sheet.plan.tile_at(spot.x, spot.y)

    def region_of(self, place: Place) -> Region:
        """Find the cells of the widget that show a tile and its ring; may lie outside when scrolled.

        Raises:
            KeyError: if the board shown has no such place.
        """
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
        """Give one line of the widget, cropped to what is scrolled into view."""
        width, sheet = self.size.width, self._sheet
        if sheet is None:
            return Strip.blank(width, self.visual_style.rich_style)
        scroll_x, scroll_y = self.scroll_offset
        line = y if y < sheet.pinned.y else y + scroll_y
        strip = sheet.line(line - sheet.margin.y, scroll_x - sheet.margin.x, width)
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
        if before is not None and before.is_of(scenery, size, room):
            # The first picture is painted before anybody tells how large the room is.
            return
        self._sheet = sheet = Sheet.drawn(scenery, size, room)
        self.virtual_size = sheet.extent
        if before is not None and (shift := sheet.shift_from(before)):
            # The board has grown to the west or north: what was seen stays where it was.
            self.scroll_to(*(self.scroll_offset + shift), animate=False, force=True, immediate=True)
        self.watch_virtual_size(self.virtual_size)  # the window may have grown, and the map not
        self._follow(sheet)
        self.refresh()

    def _touch_up(self, sheet: Sheet, scenery: Scenery) -> None:
        """Paint some tiles again and refresh their boxes alone."""
        places = sheet.differing(scenery)
        self._sheet = sheet.touched_up(scenery, places)
        self._follow(sheet)
        if places:
            self.refresh(*(map(self.region_of, places) if len(places) <= MANY else ()))

    def _follow(self, sheet: Sheet) -> None:
        """Scroll so that what is looked at is in view."""
        region, pinned = sheet.round_about(self._focus, self.size), sheet.pinned
        if region is not None:
            beside = Spacing(pinned.y, 0, 0, pinned.x)
            seen = region.translate(pinned)
            self.scroll_to_region(seen, spacing=beside, animate=False, force=True, immediate=True)

    def on_resize(self, event: events.Resize) -> None:
        """Choose the size of tiles anew, unless there is as much room as before a curtain fell."""
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
            self.scroll_relative(x=2 * ROWS * step, animate=False, force=True, immediate=True)
        elif self.wheel_turns:
            self.post_message(self.Wheeled(step))
        elif self.max_scroll_y:
            self.scroll_relative(y=ROWS * step, animate=False, force=True, immediate=True)
        else:
            return
        event.prevent_default().stop()

    def _place_under(self, event: events.MouseEvent) -> Place | None:
        offset = event.get_content_offset(self)
        return None if offset is None else self.place_at(offset)
