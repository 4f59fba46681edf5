"""The colours of the program as it runs: the terminal's and the theme's, as the player wishes them."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.filter import LineFilter

from boardkit.depth import Depth, Repertoire
from boardkit.tui.terminal.known import Terminal, repertoire_of
from boardkit.tui.themes.preferences import MapStyle, Preferences
from boardkit.tui.themes.themes import themes_at

if TYPE_CHECKING:
    from boardkit.draw.paint import Tier
    from boardkit.draw.palette import Palette


class Look:
    """Says what maps and words are painted with."""

    def __init__(self, app: App[None], terminal: Terminal) -> None:
        self._app = app
        self._terminal, self._depth = terminal, terminal.sent
        self._fewer: Sequence[LineFilter] = ()
        for theme in themes_at(terminal.sent):
            app.register_theme(theme)
        if terminal.sent is not Depth.FULL:
            self._fewer = (self._shown.Fewer(terminal.sent),)
            app.ansi_theme_dark = self._shown.own_colours(app.ansi_theme_dark)
            app.ansi_theme_light = self._shown.own_colours(app.ansi_theme_light)

    @cached_property
    def _paints(self) -> Any:
        """What mixes the colours of maps: it takes long to import, and the menu has no map."""
        return import_module("boardkit.tui.themes.paints")

    @cached_property
    def _shown(self) -> Any:
        """What makes fewer colours of all of them, where it is wanted."""
        return import_module("boardkit.tui.themes.shown")

    def tier(self, preferences: Preferences) -> "Tier":
        """Say what maps are made of."""
        repertoire = repertoire_for(preferences, self._terminal)
        tier: Tier = self._paints.tier_for(preferences, repertoire, no_colour=self._app.no_color)
        return tier

    def filters(self, preferences: Preferences) -> Sequence[LineFilter]:
        """Return what has the last word on all lines: the colours, then the signs that the terminal has."""
        repertoire = repertoire_for(preferences, self._terminal)
        if repertoire is Repertoire.ALL:
            return self._fewer
        spelling: LineFilter = import_module("boardkit.tui.themes.spelling").spelling_by(repertoire)
        return (*self._fewer, spelling)

    @property
    def filters_behind(self) -> Sequence[LineFilter]:
        """Return what dims a screen over which a dialog lies, where Textual does not do so itself."""
        theme = self._app.current_theme
        mixes = self._depth is Depth.FULL and not theme.ansi
        # What is dimmed may be a colour that the terminal has not.
        return () if mixes else (self._shown.Behind(dark=theme.dark), *self._fewer)

    def written(self, preferences: Preferences, text: str) -> str:
        """Write a text that is shown outside of all widgets by the signs that the terminal has."""
        repertoire = repertoire_for(preferences, self._terminal)
        if repertoire is Repertoire.ALL:
            return text
        written: str = import_module("boardkit.draw.glyphs").written(text, repertoire)
        return written

    def palette(self, preferences: Preferences, colours: Iterable[int], game: str) -> "Palette":
        """Return the colours of a map, with each seat in one of the colours of the palette."""
        # Without colours all of them are turned into greys, on which the ink that suits a full palette reads.
        depth = Depth.FULL if self._app.no_color else self._depth
        dark = self._app.current_theme.dark
        palette: Palette = self._paints.palette_for(depth, preferences, tuple(colours), game, dark=dark)
        legible: Palette = self._paints.legible(palette) if self._app.no_color else palette
        return legible

    def tone(self, name: str) -> str:
        """Return a colour of the theme, such as `error`, as Rich writes it."""
        colour = "" if self._app.no_color else self._app.theme_variables.get(name, "")
        return colour if colour.startswith("#") else ""


def repertoire_for(preferences: Preferences, terminal: Terminal) -> Repertoire:
    """Say which signs are written: those that the terminal has, and no others where 7 bits are wished for."""
    wished = preferences.map_style is MapStyle.ASCII
    return Repertoire.SEVEN_BIT if wished else repertoire_of(terminal)
