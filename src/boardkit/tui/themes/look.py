"""The colours of the program as it runs: the terminal's and the theme's, as the player wishes them."""

import os
from collections.abc import Iterable
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from textual.app import App

from boardkit.draw.palette import Depth, depth_of
from boardkit.tui.themes.preferences import Preferences

if TYPE_CHECKING:
    from boardkit.draw.paint import Tier
    from boardkit.draw.palette import Palette


class Look:
    """Says what maps and words are painted with."""

    def __init__(self, app: App[None]) -> None:
        self._app = app

    @cached_property
    def _paints(self) -> Any:
        """What mixes the colours of maps: it takes long to import, and the menu has no map."""
        return import_module("boardkit.tui.themes.paints")

    def tier(self, preferences: Preferences) -> "Tier":
        """Say what maps are made of."""
        encoding, no_colour = self._app.console.encoding or "utf-8", self._app.no_color
        tier: Tier = self._paints.tier_for(preferences, encoding, no_colour=no_colour)
        return tier

    @property
    def depth(self) -> Depth:
        """How many colours the terminal has."""
        return depth_of(self._app.console.color_system, os.environ.get("TERM", ""))

    def palette(self, preferences: Preferences, colours: Iterable[int], game: str) -> "Palette":
        """Return the colours of a map, with each seat in one of the colours of the palette."""
        # Without colours all of them are turned into greys, on which the ink that suits a full palette reads.
        depth = Depth.FULL if self._app.no_color else self.depth
        dark = self._app.current_theme.dark
        palette: Palette = self._paints.palette_for(depth, preferences, tuple(colours), game, dark=dark)
        legible: Palette = self._paints.legible(palette) if self._app.no_color else palette
        return legible

    def tone(self, name: str) -> str:
        """Return a colour of the theme, such as `error`, as Rich writes it."""
        colour = "" if self._app.no_color else self._app.theme_variables.get(name, "")
        return colour if colour.startswith("#") else ""
