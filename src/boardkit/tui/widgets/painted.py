"""Lines that are painted once and stay until they say something else, or stand on another ground."""

from collections.abc import Sequence
from typing import Any, Final, Self

from rich.style import Style
from rich.text import Text
from textual.color import TRANSPARENT
from textual.filter import LineFilter
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from boardkit.draw.blocks import made_of
from boardkit.tui.widgets.strips import Ground, painted

BLANK: Final = Text()


class Painted(Widget):
    """Paints lines in one go, as a subclass says them.

    Blanks to their left and right are painted with them; lines with a border are left to Textual.
    """

    def __init__(self, *children: Widget, **named: Any) -> None:
        self._strips: dict[int, Strip] = {}
        self._ground: Ground | None = None
        super().__init__(*children, **named)

    def row(self, y: int) -> Text:
        """Say what a line says; what says something else is to be refreshed."""
        del y
        return BLANK

    @property
    def pen(self) -> Style:
        """The style of all that says nothing of its own."""
        return self.visual_style.rich_style

    def refresh(
        self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> Self:
        """Paint some regions anew; without any, all."""
        if not regions:
            self._strips.clear()
        for region in regions:
            for y in region.line_range:
                self._strips.pop(y, None)
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Give lines, painted once as they stay; Textual's way, which asks each anew, is for the others."""
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
        """Give one line of the widget, without what stands beside it."""
        return self._grounded().painted(self.row(y), self.app.console, self._offset(y))

    def _grounded(self, beside: tuple[int, int] = (0, 0), filters: Sequence[LineFilter] = ()) -> Ground:
        look, width = self.visual_style, self.outer_size.width - self.styles.gutter.width
        return Ground(width, beside, self.pen, look.background or TRANSPARENT, tuple(filters))

    @property
    def _framed(self) -> bool:
        """Whether something else than blanks beside them stands round the lines."""
        around = self.styles.gutter
        return bool(around and (around.height or self.styles.border))

    def _offset(self, y: int) -> int | None:
        del y
        return None


class Bare(Painted):
    """Holds others, and is blank behind them."""

    @property
    def pen(self) -> Style:
        """The style of blanks."""
        return Style(bgcolor=(self.visual_style.background or TRANSPARENT).rich_color)
