"""The colours of the program: themes round the map, palettes of maps, and what a terminal shows of them.

What is mixed of two colours has a name of its own, so that it can be chosen by hand where colours are few:
`$behind` lies over a screen under a dialog, `$chosen` under what is chosen, `$faint` under what only has the
focus, `$found` under what was looked for, `$button` and `$button-error` under buttons that matter, `$field`
under what may be typed, `$typing` under what is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from textual.app import App
from textual.filter import LineFilter
from textual.theme import BUILTIN_THEMES
from textual.theme import Theme as TextualTheme

from boardkit.draw import glyphs
from boardkit.draw.colours import FEW, Depth
from boardkit.draw.drawings import match_palette
from boardkit.draw.glyphs import Repertoire
from boardkit.draw.paint import Tier
from boardkit.draw.palette import WRITTEN, Palette
from boardkit.tui.filters import Behind, Fewer, own_colours, spelling_by
from boardkit.tui.preferences import MapStyle, Preferences, SeatColours, Theme
from boardkit.tui.terminal.capabilities import Terminal, repertoire_of

THEME_NAMES: Final = MappingProxyType(
    {
        Theme.DARK: "boardkit-dark",
        Theme.LIGHT: "boardkit-light",
        Theme.CONTRAST: "boardkit-contrast",
        Theme.TERMINAL_DARK: "ansi-dark",
        Theme.TERMINAL_LIGHT: "ansi-light",
    }
)
"""Textual's names of the themes."""

ON_BLACK: Final = MappingProxyType(
    {
        "behind": "transparent",
        "chosen": "#0000aa",
        "faint": "#0000aa",
        "found": "#aa00aa",
        "button": "#00aaaa",
        "button-error": "#aa0000",
        "field": "#0000aa",
        "typing": "#00aaaa",
        "head": "#ffffff",
    }
)
ON_WHITE: Final = MappingProxyType(
    {
        "behind": "transparent",
        "chosen": "#ffff55",
        "faint": "#ffff55",
        "found": "#55ff55",
        "button": "#55ffff",
        "button-error": "#ff5555",
        "field": "#aaaaaa",
        "typing": "#ffff55",
        "head": "#0000aa",
    }
)
"""The mixed colours where there are sixteen, which are written as `boardkit.draw.fewer.OWN` has them."""

OF_DARK_TERMINAL: Final = MappingProxyType(
    {
        "behind": "transparent",
        "chosen": "ansi_blue",
        "faint": "ansi_blue",
        "found": "ansi_magenta",
        "button": "ansi_blue",
        "button-error": "ansi_red",
        "field": "ansi_default",
        "typing": "ansi_blue",
        "head": "ansi_default",
    }
)
OF_LIGHT_TERMINAL: Final = MappingProxyType(
    {
        "behind": "transparent",
        "chosen": "ansi_white",
        "faint": "ansi_white",
        "found": "ansi_bright_yellow",
        "button": "ansi_bright_cyan",
        "button-error": "ansi_bright_red",
        "field": "ansi_default",
        "typing": "ansi_white",
        "head": "ansi_default",
    }
)
"""The same in the terminal's own colours, of which any number is known and no value."""

FULL_THEMES: Final = (
    TextualTheme(
        "boardkit-dark",
        primary="#3fe0cc",
        secondary="#7fb7e8",
        warning="#ffc83d",
        error="#ff6b6b",
        success="#7fd17f",
        accent="#e0a526",
        foreground="#d7dce6",
        background="#0e1116",
        surface="#141922",
        panel="#1b222d",
        dark=True,
    ),
    TextualTheme(
        "boardkit-light",
        primary="#00695f",
        secondary="#1f5f9e",
        warning="#8a5a00",
        error="#b3001b",
        success="#1d6b2f",
        accent="#8a5a00",
        foreground="#1b2230",
        background="#eceef2",
        surface="#f6f7fa",
        panel="#dde1e8",
        dark=False,
    ),
    TextualTheme(
        "boardkit-contrast",
        primary="#ffff00",
        secondary="#00ffff",
        warning="#ffff00",
        error="#ff8080",
        success="#80ff80",
        accent="#ffff00",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#000000",
        dark=True,
    ),
)

SIXTEEN_COLOUR_THEMES: Final = (
    TextualTheme(
        "boardkit-dark",
        primary="#55ffff",
        secondary="#5555ff",
        warning="#ffff55",
        error="#ff5555",
        success="#55ff55",
        accent="#ffff55",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#0000aa",
        dark=True,
        variables=dict(ON_BLACK),
    ),
    TextualTheme(
        "boardkit-light",
        primary="#0000aa",
        secondary="#0000aa",
        warning="#aa00aa",
        error="#aa0000",
        success="#0000aa",
        accent="#aa00aa",
        foreground="#000000",
        background="#ffffff",
        surface="#ffffff",
        panel="#aaaaaa",
        dark=False,
        variables=dict(ON_WHITE),
    ),
    TextualTheme(
        "boardkit-contrast",
        primary="#ffff55",
        secondary="#55ffff",
        warning="#ffff55",
        error="#ff5555",
        success="#55ff55",
        accent="#ffff55",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#000000",
        dark=True,
        variables=dict(ON_BLACK),
    ),
)
"""The same by hand, where there are sixteen colours or eight."""


TERMINAL_THEMES: Final = tuple(
    replace(theme, variables={**theme.variables, **mixed})
    for theme, mixed in (
        (BUILTIN_THEMES["ansi-dark"], OF_DARK_TERMINAL),
        (BUILTIN_THEMES["ansi-light"], OF_LIGHT_TERMINAL),
    )
)
"""Those of the terminal, whatever it shows for its colours."""


def themes_at(depth: Depth) -> tuple[TextualTheme, ...]:
    """Return all themes, as a terminal of a depth of colour shows them."""
    if depth in FEW:
        return *SIXTEEN_COLOUR_THEMES, *TERMINAL_THEMES
    behind = {} if depth is Depth.FULL else {"behind": "transparent"}
    return *(
        replace(theme, variables={**mixed_colours(theme), **behind}) for theme in FULL_THEMES
    ), *TERMINAL_THEMES


def mixed_colours(theme: TextualTheme = FULL_THEMES[0]) -> dict[str, str]:
    """Mix the colours of a theme, where there are all."""
    return {
        "behind": f"{theme.background} 60%",
        "chosen": f"{theme.primary} 25%",
        "faint": f"{theme.primary} 10%",
        "found": f"{theme.warning} 25%",
        "button": f"{theme.primary} 40%",
        "button-error": f"{theme.error} 40%",
        "field": str(theme.surface),
        "typing": f"{theme.primary} 25%",
        "head": theme.primary,
    }


def tier_for(preferences: Preferences, repertoire: Repertoire, *, no_colour: bool) -> Tier:
    """Return what maps are made of: as the terminal's signs allow, and else as the player set it."""
    if repertoire is not Repertoire.ALL:
        return Tier.CONSOLE if repertoire is Repertoire.CONSOLE else Tier.ASCII
    if preferences.map_style is not MapStyle.AUTO:
        return Tier(preferences.map_style.value)
    return Tier.OUTLINE if no_colour else Tier.TILE


def palette_for(
    depth: Depth, preferences: Preferences, colours: tuple[int, ...], game: str, *, dark: bool
) -> Palette:
    """Return a map's colours: as deep as the terminal's, with each seat in its player's colour."""
    safe = preferences.seat_colours is SeatColours.SAFE
    return match_palette(game, colours, depth, dark=dark, colour_blind=safe)


@lru_cache(maxsize=8)
def legible(palette: Palette) -> Palette:
    """Write in the colour of text what would be a darker grey without colours."""
    written = (token for token in palette.tokens if token.partition(".")[0] in WRITTEN)
    return palette.with_tokens(dict.fromkeys(written, palette["text"]))


@lru_cache(maxsize=8)
def on_ground(palette: Palette, ground: str) -> Palette:
    """Return a palette with the ground of the theme between and round tiles: contrast has a blacker one."""
    return palette if palette.background == ground else palette.with_tokens({"background": ground})


class Look:
    """Says what maps and words are painted with."""

    def __init__(self, app: App[None], terminal: Terminal) -> None:
        self._app = app
        self._terminal, self._depth = terminal, terminal.sent
        self._fewer: Sequence[LineFilter] = ()
        for theme in themes_at(terminal.sent):
            app.register_theme(theme)
        if terminal.sent is not Depth.FULL:
            self._fewer = (Fewer(terminal.sent),)
            app.ansi_theme_dark = own_colours(app.ansi_theme_dark)
            app.ansi_theme_light = own_colours(app.ansi_theme_light)

    def tier(self, preferences: Preferences) -> Tier:
        """Return what maps are made of."""
        repertoire = repertoire_for(preferences, self._terminal)
        return tier_for(preferences, repertoire, no_colour=self._app.no_color)

    def filters(self, preferences: Preferences) -> Sequence[LineFilter]:
        """Return what has the last word on all lines: the colours, then the signs that the terminal has."""
        repertoire = repertoire_for(preferences, self._terminal)
        if repertoire is Repertoire.ALL:
            return self._fewer
        return (*self._fewer, spelling_by(repertoire))

    @property
    def filters_behind(self) -> Sequence[LineFilter]:
        """Return what dims a screen over which a dialog lies, where Textual does not do so itself."""
        theme = self._app.current_theme
        mixes = self._depth is Depth.FULL and not theme.ansi
        # What is dimmed may be a colour that the terminal has not.
        return () if mixes else (Behind(dark=theme.dark), *self._fewer)

    def written(self, preferences: Preferences, text: str) -> str:
        """Write a text that is shown outside of all widgets by the signs that the terminal has."""
        repertoire = repertoire_for(preferences, self._terminal)
        return text if repertoire is Repertoire.ALL else glyphs.written(text, repertoire)

    def palette(self, preferences: Preferences, colours: Iterable[int], game: str) -> Palette:
        """Return the colours of a map, with each seat in one of the colours of the palette."""
        # Without colours all of them are turned into greys, on which the ink that suits a full palette reads.
        depth = Depth.FULL if self._app.no_color else self._depth
        theme = self._app.current_theme
        palette = palette_for(depth, preferences, tuple(colours), game, dark=theme.dark)
        if depth is Depth.FULL and theme.background and not theme.ansi:
            palette = on_ground(palette, theme.background)
        return legible(palette) if self._app.no_color else palette

    def tone(self, name: str) -> str:
        """Return a colour of the theme, such as `error`, as Rich writes it."""
        colour = "" if self._app.no_color else self._app.theme_variables.get(name, "")
        return colour if colour.startswith("#") else ""


def repertoire_for(preferences: Preferences, terminal: Terminal) -> Repertoire:
    """Return which signs are written: the terminal's own, or those of 7 bits where these are wished for."""
    wished = preferences.map_style is MapStyle.ASCII
    return Repertoire.SEVEN_BIT if wished else repertoire_of(terminal)
