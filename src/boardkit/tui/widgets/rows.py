"""Rows of text, of which only those are painted again that say something else."""

from collections.abc import Sequence

from rich.text import Text
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from boardkit.draw.blocks import wrapped


class Rows(Widget):
    """Shows rows of text, each cut to one line of the widget; which rows, its subclasses say."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._rows: Sequence[Text] = ()
        self._strips: dict[int, Strip] = {}

    def write(self, rows: Sequence[Text]) -> None:
        """Show other rows, and ask to be painted where they differ."""
        before, self._rows = self._rows, rows
        longest = max(len(before), len(rows))
        differing = [at for at in range(longest) if not _alike(before[at : at + 1], rows[at : at + 1])]
        for at in differing:
            self._strips.pop(at, None)
        if differing:
            self.refresh(*(Region(0, at, self.size.width, 1) for at in differing))

    def render_line(self, y: int) -> Strip:
        """Give one line of the widget."""
        if y not in self._strips:
            row = self._rows[y] if y < len(self._rows) else Text()
            self._strips[y] = Strip(row.render(self.app.console))
        style = self.visual_style.rich_style
        return self._strips[y].apply_style(style).adjust_cell_length(self.size.width, style)


def broken(text: Text, width: int) -> list[Text]:
    """Break a text into lines of a width; before there is a width, there are none."""
    if not width:
        return []
    return [row for line in text.split(allow_blank=True) for row in wrapped(line, width) or [line]]


def _alike(one: Sequence[Text], other: Sequence[Text]) -> bool:
    """Tell whether two rows are painted alike; rows that are not there are empty sequences."""
    return len(one) == len(other) and all(
        before is now or (before == now and before.style == now.style)
        for before, now in zip(one, other, strict=True)
    )
