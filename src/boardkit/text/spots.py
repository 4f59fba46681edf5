"""Spots: what a piece of written text stands for, so that the mouse can ask about it or go there."""

from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

Spot = tuple[str, Hashable]  # a kind of thing, such as `seat`, and which of them

SPOT: Final = "spot"

HERE: Final = Style(meta={"here": True})
"""Changes nothing to be seen, but says that a text is what is chosen: there the terminal's cursor stands."""

POINTED: Final = Style(reverse=True, bold=True) + HERE  # the style of what is chosen, if nothing marks it


@lru_cache(maxsize=1024)
def standing_for(kind: str, which: Hashable) -> Style:
    """Return a style that changes nothing to be seen, but says what a text stands for."""
    return Style(meta={SPOT: (kind, which)})


def spot_of(meta: Mapping[str, Any]) -> Spot | None:
    """Return what a text stands for, by what its style says besides how it looks."""
    found: Spot | None = meta.get(SPOT)
    return found


def spots_in(line: Text) -> list[Spot]:
    """List what the parts of a line stand for."""
    styles = (span.style for span in line.spans)
    found = (spot_of(style.meta) for style in styles if isinstance(style, Style))
    return [spot for spot in found if spot is not None]


def here_in(rows: Iterable[Text]) -> tuple[int, int] | None:
    """Return the column and the row where what is chosen begins; None where nothing of some rows is."""
    for number, row in enumerate(rows):
        for span in row.spans:
            if isinstance(span.style, Style) and span.style.meta.get("here"):
                return cell_len(row.plain[: span.start]), number
    return None
