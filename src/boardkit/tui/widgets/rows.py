"""Rows of text, of which only those are painted again that say something else."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from rich.text import Text
from textual.color import TRANSPARENT
from textual.filter import LineFilter
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from boardkit.draw.blocks import Made, made, made_of, wrapped
from boardkit.tui.widgets.strips import Ground, painted

LATELY: Final = 64
"""How many texts are remembered with what they were broken into: rooms go back to what they said."""


class Rows(Widget):
    """Shows rows of text, each cut to one line of the widget; which rows, its subclasses say."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._rows: Sequence[Text] = ()
        self._strips: dict[int, Strip] = {}
        self._ground: Ground | None = None

    def write(self, rows: Sequence[Text]) -> None:
        """Show other rows, and ask to be painted where they differ."""
        before, self._rows = self._rows, rows
        pairs = enumerate(zip_longest(before, rows))
        differing = [at for at, (was, row) in pairs if was is not row and not _alike(was, row)]
        for at in differing:
            self._strips.pop(at, None)
        if differing:
            self.refresh(*(Region(0, at, self.size.width, 1) for at in differing))

    def render_lines(self, crop: Region) -> list[Strip]:
        """Give lines, painted once as they stay; Textual's way, which asks each anew, is for the others."""
        if self._framed or self.text_selection is not None:
            return super().render_lines(crop)
        around = self.styles.gutter
        ground = self._grounded((around.left, around.right), self.get_line_filters())
        if ground != self._ground:
            self._ground = ground
            self._strips.clear()
        for y in crop.line_range:
            if y not in self._strips:
                self._strips[y] = painted(ground, made_of(self._row(y)), self.app.console, self._offset(y))
        strips, span = [self._strips[y] for y in crop.line_range], crop.column_span
        return strips if span == (0, ground.extent) else [strip.crop(*span) for strip in strips]

    def render_line(self, y: int) -> Strip:
        """Give one line of the widget, without what stands beside it."""
        return self._grounded().painted(self._row(y), self.app.console, self._offset(y))

    def _grounded(self, beside: tuple[int, int] = (0, 0), filters: Sequence[LineFilter] = ()) -> Ground:
        look, width = self.visual_style, self.content_size.width
        return Ground(width, beside, look.rich_style, look.background or TRANSPARENT, tuple(filters))

    @property
    def _framed(self) -> bool:
        """Whether something else than blanks beside them stands round the lines."""
        around = self.styles.gutter
        return bool(around and (around.height or self.styles.border))

    def _row(self, y: int) -> Text:
        return self._rows[y] if y < len(self._rows) else Text()

    def _offset(self, y: int) -> int | None:
        return y if self.ALLOW_SELECT else None


def broken(text: Text, width: int) -> Sequence[Text]:
    """Break a text into lines of a width; before there is a width, there are none."""
    if not width:
        return ()
    return _broken(made_of(text), width)


@lru_cache(LATELY)
def _broken(text: Made, width: int) -> Sequence[Text]:
    """Break a text; whoever is given its rows leaves them as they are, since the next is given the same."""
    lines = made(text).split(allow_blank=True)
    return tuple(row for line in lines for row in wrapped(line, width) or [line])


def _alike(was: Text | None, row: Text | None) -> bool:
    """Tell whether two rows are painted alike, if both are there."""
    return was is not None and row is not None and was == row and was.style == row.style
