"""Rows of text, of which only those are painted again that say something else."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from rich.text import Text
from textual.geometry import Offset, Region

from boardkit.draw.blocks import Made, made, made_of, wrapped
from boardkit.text.spots import here_in
from boardkit.tui.widgets.painted import BLANK, Painted

LATELY: Final = 64
"""How many texts are remembered with what they were broken into: rooms go back to what they said."""


class Rows(Painted):
    """Shows rows of text, each cut to one line of the widget; which rows, its subclasses say."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._rows: Sequence[Text] = ()

    def write(self, rows: Sequence[Text]) -> None:
        """Show other rows, and ask to be painted where they differ."""
        before, self._rows = self._rows, rows
        pairs = enumerate(zip_longest(before, rows))
        differing = [at for at, (was, row) in pairs if was is not row and not _alike(was, row)]
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
        """Say what a line says; below the last row there is nothing."""
        return self._rows[y] if y < len(self._rows) else BLANK

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
