"""Spots: what a piece of written text stands for, so that the mouse can ask about it or go there."""

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any, Final

from rich.style import Style
from rich.text import Text

Spot = tuple[str, Hashable]
"""A kind of thing, such as `seat`, and which of them."""

SPOT: Final = "spot"


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
