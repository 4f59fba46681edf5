"""Texts on the screen: painted once, wrapped, scrolled, leafed through, and ticking."""

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Final, Self

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.color import TRANSPARENT, Color
from textual.filter import LineFilter
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import Reactive
from textual.scroll_view import ScrollView
from textual.selection import Selection
from textual.strip import Strip
from textual.widget import Widget

from boardkit.core.values import Value
from boardkit.draw.blocks import Made, from_above, made, made_of, wrapped
from boardkit.text.spots import here_in

CACHED_CELLS: Final = 4096  # how many cells are remembered that begin a part of a row
CACHED_ROWS: Final = 512  # how many rows are remembered as they were painted: walks and cursors go to and fro


class Ground(Value):
    """The ground that rows of a widget are painted on."""

    width: int  # how many columns a row has
    beside: tuple[int, int]  # how many blanks stand to its left, and to its right
    style: Style  # what shows where a row says nothing else
    background: Color  # what filters take for the colour behind it
    filters: tuple[LineFilter, ...]  # what Textual does to colours at the end

    @property
    def extent(self) -> int:
        """How many columns a row has with what stands beside it."""
        return self.width + sum(self.beside)

    def painted(self, row: Text, console: Console, y: int | None = None) -> Strip:
        """Paint a row; with the number of its line its letters may be marked by the mouse."""
        # Rich leaves the style of a whole out where no part has one of its own.
        style, wide = self.style + console.get_style(row.style, default=Style.null()), row.cell_len
        line = list(Segment.apply_style(row.render(console), style))
        if wide > self.width:
            line = list(Strip(line).crop(0, self.width))
        elif wide < self.width:
            line.append(Segment(" " * (self.width - wide), self.style))
        told, blank = line if y is None else _told_apart(line, y), Style(bgcolor=self.background.rich_color)
        left, right = ([Segment(" " * blanks, blank)] if blanks else [] for blanks in self.beside)
        segments = [*left, *told, *right]
        for line_filter in self.filters:
            segments = line_filter.apply(segments, self.background)
        return Strip(segments, self.extent)


@lru_cache(CACHED_ROWS)
def painted(ground: Ground, row: Made, console: Console, y: int | None = None) -> Strip:
    """Paint a row that is given by what it is made of, unless it was painted lately."""
    return ground.painted(made(row), console, y)


def _told_apart(segments: Sequence[Segment], y: int) -> list[Segment]:
    """Return each part with the cell in which it begins, as Textual's `Strip.apply_offsets` does."""
    x, apart = 0, []
    for text, style, _ in segments:
        cell = _cell(x, y)
        apart.append(Segment(text, cell if style is None else style + cell))
        x += len(text)
    return apart


@lru_cache(CACHED_CELLS)
def _cell(x: int, y: int) -> Style:
    """Return a style that says which cell of the text it is; Rich pickles that again whenever it is asked."""
    return Style.from_meta({"offset": (x, y)})


BLANK: Final = Text()


class Painted(Widget):
    """Paints lines in one go, as a subclass says them.

    Blanks to their left and right are painted with them; lines with a border are left to Textual.
    """

    def __init__(self, *children: Widget, **named: Any) -> None:
        self._strips: dict[int, Strip] = {}
        self._ground: Ground | None = None
        super().__init__(*children, **named)

    def row(self, _y: int) -> Text:
        """Return what a line says; what says something else is to be refreshed."""
        return BLANK

    @property
    def pen(self) -> Style:
        """The style of all that says nothing of its own."""
        return self.visual_style.rich_style

    def refresh(
        self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> Self:
        """Paint some regions again; without any, all."""
        if not regions:
            self._strips.clear()
        for region in regions:
            for y in region.line_range:
                self._strips.pop(y, None)
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return lines, painted once if they stay; Textual's way, asking for each again, is for others."""
        if self._framed or (self.ALLOW_SELECT and self.text_selection is not None):
            return super().render_lines(crop)
        around = self.styles.gutter
        ground = self._grounded((around.left, around.right), self.get_line_filters())
        if ground != self._ground:
            self._ground = ground
            self._strips.clear()
        for y in crop.line_range:
            if y not in self._strips:
                self._strips[y] = self._painted(ground, y)
        strips, span = [self._strips[y] for y in crop.line_range], crop.column_span
        return strips if span == (0, ground.extent) else [strip.crop(*span) for strip in strips]

    def _painted(self, ground: Ground, y: int) -> Strip:
        return painted(ground, made_of(self.row(y)), self.app.console, self._offset(y))

    def render_line(self, y: int) -> Strip:
        """Return one line of the widget, without what stands beside it."""
        return self._grounded().painted(self.row(y), self.app.console, self._offset(y))

    def _grounded(self, beside: tuple[int, int] = (0, 0), filters: Sequence[LineFilter] = ()) -> Ground:
        look, width = self.visual_style, self.outer_size.width - self.styles.gutter.width
        return Ground(width, beside, self.pen, look.background or TRANSPARENT, tuple(filters))

    @property
    def _framed(self) -> bool:
        """Whether something else than blanks beside them stands round the lines."""
        around = self.styles.gutter
        return bool(around and (around.height or self.styles.border))

    def _offset(self, _y: int) -> int | None:
        return None


class Backdrop(Painted):
    """Holds others, and is blank behind them."""

    @property
    def pen(self) -> Style:
        """The style of blanks."""
        return Style(bgcolor=(self.visual_style.background or TRANSPARENT).rich_color)


LATELY: Final = 64  # how many texts are kept as they were broken: rooms go back to what they said


class Rows(Painted):
    """Shows rows of text, each cut to one line of the widget; which rows, its subclasses say."""

    ALLOW_SELECT = False

    _rows: Sequence[Text] = ()

    def write(self, rows: Sequence[Text]) -> None:
        """Show other rows, and ask to be painted where they differ."""
        before, self._rows = self._rows, rows
        pairs = enumerate(zip_longest(before, rows))
        differing = [at for at, (was, row) in pairs if not _alike(was, row)]
        if differing:
            self.refresh(*(Region(0, at, self.size.width, 1) for at in differing))

    @property
    def here(self) -> Offset | None:
        """The cell where what is chosen begins."""
        found = here_in(self._rows)
        return None if found is None else Offset(*found)

    @property
    def fits_its_rows(self) -> bool:
        """Whether it is as high as its rows are many, and not as styles say."""
        height = self.styles.height
        return height is None or height.is_auto

    def row(self, y: int) -> Text:
        """Return what a line says; below the last row there is nothing."""
        return self._rows[y] if y < len(self._rows) else BLANK

    def _offset(self, y: int) -> int | None:
        return y if self.ALLOW_SELECT else None


def broken(text: Text, width: int) -> Sequence[Text]:
    """Break a text into lines of a width; before there is a width, there are none."""
    if not width:
        return ()
    if text.cell_len <= width and "\n" not in text.plain:
        return (text,)
    return _broken(made_of(text), width)


@lru_cache(LATELY)
def _broken(text: Made, width: int) -> Sequence[Text]:
    """Break a text; whoever is given its rows leaves them as they are, since the next is given the same."""
    lines = made(text).split(allow_blank=True)
    return tuple(row for line in lines for row in wrapped(line, width) or [line])


def _alike(was: Text | None, row: Text | None) -> bool:
    """Return whether two texts are painted alike, if both are there: Rich leaves out the style of a whole."""
    if was is None or row is None:
        return False
    return was is row or (was == row and was.style == row.style)


class Lines(Rows):
    """Shows text; a new text of as many lines in the same width costs no layout."""

    ALLOW_SELECT = True
    DEFAULT_CSS = """
    Lines { height: auto; }
    """

    _shown: Sequence[Text] = (BLANK,)
    _extent = (0, 0)

    @property
    def shown(self) -> Text:
        """The text that is shown."""
        return Text("\n").join(self._shown)

    class Rewrapped(Message):
        """The lines have another width than those who wrote them knew."""

        def can_replace(self, message: Message) -> bool:
            """Ask once for all lines of a screen that are laid out together."""
            return isinstance(message, Lines.Rewrapped)

    def on_resize(self, _event: events.Resize) -> None:
        """Wrap the text for the width there is now, and ask for it again in that width."""
        width = self.content_size.width
        if any(self._shown) and width != self._extent[0]:
            self.write(self._wrapped(self._shown, width))
            self._extent = (0, 0)
            self.post_message(self.Rewrapped())

    def get_content_height(self, _container: Size, _viewport: Size, width: int) -> int:
        """Return how many lines the text takes."""
        return len(self._wrapped(self._shown, width))

    def show(self, *texts: Text, steady: bool = False) -> None:
        """Show other texts below each other; steady ones take no less room than those before."""
        width = self.content_size.width
        spare = 0
        if steady and width == self._extent[0]:
            spare = self._extent[1] - len(self._wrapped(texts, width))
        shown = (*texts, *[BLANK] * spare) or (BLANK,)
        alike = len(self._shown) == len(shown) and all(map(_alike, self._shown, shown))
        if alike and (self._extent[0] or not width):
            return
        self._shown, rows = shown, self._wrapped(shown, width)
        before, self._extent = self._extent, (width, len(rows))
        self.write(rows)
        if self.fits_its_rows and (not width or before != self._extent):
            self.refresh(layout=True)

    def render_line(self, y: int) -> Strip:
        """Return one line, of which a part may be marked by the mouse."""
        return self._marked(super().render_line(y), y).apply_offsets(0, y)

    def _marked(self, strip: Strip, y: int) -> Strip:
        selection = self.text_selection
        if selection is None or (span := selection.get_span(y)) is None:
            return strip
        start, end = span[0], strip.cell_length if span[1] == -1 else span[1]
        style = self.screen.get_component_rich_style("screen--selection")
        marked = Strip(Segment.apply_style(strip.crop(start, end), post_style=style))
        return Strip.join([strip.crop(0, start), marked, strip.crop(end)])

    def get_selection(self, selection: Selection) -> tuple[str, str]:
        """Return what is marked, to be copied."""
        return selection.extract("\n".join(row.plain for row in self._rows)), "\n"

    def _wrapped(self, texts: Sequence[Text], width: int) -> Sequence[Text]:
        return [row for text in texts for row in broken(text, width)]


class LeafedLines(Lines):
    """Shows one leaf of a text, and hears the wheel."""

    @dataclass
    class Turned(Message):
        """The wheel was turned over the text by a step."""

        step: int

    @on(events.MouseScrollUp)
    @on(events.MouseScrollDown)
    def turn(self, event: events.MouseEvent) -> None:
        """Tell that the next leaf is wanted, or the one before."""
        event.stop()
        self.post_message(self.Turned(1 if isinstance(event, events.MouseScrollDown) else -1))


class ScrolledLines(ScrollView):
    """Scrolls over lines whose number changes nothing around it; its scrollbar is always there, or never."""

    virtual_size = Reactive(Size(0, 0), layout=False)

    def watch_virtual_size(self, size: Size) -> None:
        """Tell the scrollbar, and stay within the lines."""
        if self.show_vertical_scrollbar:
            self.vertical_scrollbar.window_virtual_size = size.height
        self.scroll_to(*self.scroll_offset, animate=False, force=True, immediate=True)


class ScrollText(ScrolledLines, Painted, can_focus=False):
    """Shows a text from its start, or its end where the latest stands there."""

    _told = BLANK
    _lines: Sequence[Text] = ()
    _carried_over: Collection[int] = ()
    _wide = 0

    def __init__(self, *, id: str | None = None, latest: bool = False) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._latest = latest

    @property
    def wide(self) -> int:
        """The columns of a line, or what they were when it was last shown; 0 before."""
        return self.scrollable_content_region.width or self._wide

    @property
    def here(self) -> Offset | None:
        """The cell where what is chosen begins; outside the room if it is scrolled away."""
        found = here_in(self._lines)
        return None if found is None else Offset(*found) - self.scroll_offset

    def tell(self, text: Text, carried_over: Collection[int] = ()) -> None:
        """Show another text from its start or end; the same text stays where it is.

        The lines in `carried_over` go on with the sentence of the line before.
        """
        self._wide, self._carried_over = self.wide, carried_over
        if not _alike(self._told, text):
            self._told = text
            self._wrap()
            self._roll()

    def _roll(self) -> None:
        if self._latest:
            self.scroll_end(animate=False, immediate=True)
        else:
            self.scroll_home(animate=False)

    def on_resize(self) -> None:
        """Wrap the text for the width there is now, and ask for it again if it was written for another."""
        before, self._wide = self._wide, self.wide
        self._wrap()
        if self._latest:
            self._roll()
        if self._told and self._wide != before:
            self.post_message(Lines.Rewrapped())

    def _wrap(self) -> None:
        width = self.scrollable_content_region.width
        self._lines = broken(self._told, width)
        self.virtual_size = Size(width, len(self._lines))
        self.refresh()

    def row(self, y: int) -> Text:
        """Return what a line in view says; below the last there is nothing."""
        line = y + self.scroll_offset.y
        said = self._lines[line] if line < len(self._lines) else BLANK
        # What scrolls shows a sentence without its beginning in its first line alone, and not its last line.
        if y or line not in self._carried_over:
            return said
        return from_above(said if line + 1 in self._carried_over else BLANK)


def nothing_at(_column: int, _line: int) -> None:
    """Want nothing."""


class SheetView(Widget):
    """Shows lines, and tells the cell that was clicked."""

    ALLOW_SELECT = False

    @dataclass
    class Clicked(Message):
        """A part of the sheet was clicked that wants something."""

        wanted: object

    @dataclass
    class Wheeled(Message):
        """The wheel was turned over the sheet, by a step."""

        step: int

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._text = Text()
        self._at: Callable[[int, int], object] = nothing_at

    def show(self, text: Text, at: Callable[[int, int], object]) -> None:
        """Show other lines; `at` says what is wanted by a click on a column of a line, or None."""
        self._at = at
        if not _alike(self._text, text):
            self._text = text
            self.refresh()

    @property
    def here(self) -> Offset | None:
        """The cell where what is chosen begins."""
        found = here_in(self._text.split(allow_blank=True))
        return None if found is None else Offset(*found)

    def render(self) -> Text:
        """Write the lines."""
        return self._text

    def on_click(self, event: events.Click) -> None:
        """Tell what is wanted where it was clicked."""
        offset = event.get_content_offset(self)
        wanted = None if offset is None or event.button != 1 else self._at(offset.x, offset.y)
        if wanted is not None:
            self.post_message(self.Clicked(wanted))

    @on(events.MouseScrollUp)
    @on(events.MouseScrollDown)
    def turn(self, event: events.MouseEvent) -> None:
        """Tell that the wheel was turned."""
        self.post_message(self.Wheeled(1 if isinstance(event, events.MouseScrollDown) else -1))


class Ticking(Widget):
    """Shows what is said of the time now, as long as there is anything to say."""

    _said: Callable[[float], Text] | None = None

    def tell(self, said: Callable[[float], Text] | None) -> None:
        """Say another thing of the seconds since some moment, or nothing and take no room."""
        self._said, self.display = said, said is not None
        every = None if said is None else 1
        if self.auto_refresh != every:
            self.auto_refresh = every
        self.refresh()

    def render(self) -> Text:
        """Say it as it is now."""
        return BLANK if self._said is None else self._said(time.monotonic())
