"""The colours of the program: themes round the map, palettes of maps, and what a terminal shows of them.

What is mixed of two colours has a name of its own, so that it can be chosen by hand where colours are few:
`$behind` lies over a screen under a dialog, `$chosen` under what is chosen, `$faint` under what only has the
focus, `$found` under what was looked for, `$button` and `$button-error` under buttons that matter, `$field`
under what may be typed, `$typing` under what is.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

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

THEME_NAMES: Final = {
    Theme.DARK: "boardkit-dark",
    Theme.LIGHT: "boardkit-light",
    Theme.CONTRAST: "boardkit-contrast",
    Theme.TERMINAL_DARK: "ansi-dark",
    Theme.TERMINAL_LIGHT: "ansi-light",
}
"""Textual's names of the themes."""

TONES: Final = "primary secondary warning error success accent foreground background surface panel"
FULL: Final = {
    "boardkit-dark": "#3fe0cc #7fb7e8 #ffc83d #ff6b6b #7fd17f #e0a526 #d7dce6 #0e1116 #141922 #1b222d",
    "boardkit-light": "#00695f #1f5f9e #8a5a00 #b3001b #1d6b2f #8a5a00 #1b2230 #eceef2 #f6f7fa #dde1e8",
    "boardkit-contrast": "#ffff00 #00ffff #ffff00 #ff8080 #80ff80 #ffff00 #ffffff #000000 #000000 #000000",
}
SIXTEEN: Final = {
    "boardkit-dark": "#55ffff #5555ff #ffff55 #ff5555 #55ff55 #ffff55 #ffffff #000000 #000000 #0000aa",
    "boardkit-light": "#0000aa #0000aa #aa00aa #aa0000 #0000aa #aa00aa #000000 #ffffff #ffffff #aaaaaa",
    "boardkit-contrast": "#ffff55 #55ffff #ffff55 #ff5555 #55ff55 #ffff55 #ffffff #000000 #000000 #000000",
}
"""The colours of the themes in the order of `TONES`; by hand, where there are sixteen colours or eight."""

MIXED: Final = "behind chosen faint found button button-error field typing head"
ON_BLACK: Final = "transparent #0000aa #0000aa #aa00aa #00aaaa #aa0000 #0000aa #00aaaa #ffffff"
ON_WHITE: Final = "transparent #ffff55 #ffff55 #55ff55 #55ffff #ff5555 #aaaaaa #ffff55 #0000aa"
"""The mixed colours where there are sixteen, which are written as `boardkit.draw.colours.OWN` has them."""

OF_TERMINALS: Final = {
    "ansi-dark": "transparent ansi_blue ansi_blue ansi_magenta ansi_blue ansi_red"
    " ansi_default ansi_blue ansi_default",
    "ansi-light": "transparent ansi_white ansi_white ansi_bright_yellow ansi_bright_cyan ansi_bright_red"
    " ansi_default ansi_white ansi_default",
}
"""The same in the terminal's own colours, of which any number is known and no value."""


def _by_name(names: str, colours: str) -> dict[str, Any]:
    return dict(zip(names.split(), colours.split(), strict=True))


def _theme(name: str, tones: str, mixed: dict[str, str]) -> TextualTheme:
    return TextualTheme(name, **_by_name(TONES, tones), dark=not name.endswith("light"), variables=mixed)


FULL_THEMES: Final = tuple(_theme(name, tones, {}) for name, tones in FULL.items())
SIXTEEN_COLOUR_THEMES: Final = tuple(
    _theme(name, tones, _by_name(MIXED, ON_WHITE if name.endswith("light") else ON_BLACK))
    for name, tones in SIXTEEN.items()
)
TERMINAL_THEMES: Final = tuple(
    replace(theme := BUILTIN_THEMES[name], variables={**theme.variables, **_by_name(MIXED, mixed)})
    for name, mixed in OF_TERMINALS.items()
)
"""Those of the terminal, whatever it shows for its colours."""


def themes_at(depth: Depth, *, grey: bool = False) -> tuple[TextualTheme, ...]:
    """Return all themes, as a terminal of a depth of colour shows them, or in greys."""
    if depth in FEW:
        return *(map(_greyed, SIXTEEN_COLOUR_THEMES) if grey else SIXTEEN_COLOUR_THEMES), *TERMINAL_THEMES
    behind = {} if depth is Depth.FULL else {"behind": "transparent"}
    full = (replace(theme, variables={**mixed_colours(theme), **behind}) for theme in FULL_THEMES)
    return *full, *TERMINAL_THEMES


def _greyed(theme: TextualTheme) -> TextualTheme:
    """Choose by hand what few greys would make one with the screen: bars, and what is chosen."""
    ground = "#555555" if theme.dark else "#aaaaaa"
    kept = {name: theme.variables[name] for name in ("behind", "head")}
    return replace(theme, panel=ground, variables=dict.fromkeys(MIXED.split(), ground) | kept)


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

    def __init__(self, app: App[None], terminal: Terminal, preferences: Callable[[], Preferences]) -> None:
        self._app, self._preferences = app, preferences
        self._terminal, self._depth = terminal, terminal.sent
        self._fewer: Sequence[LineFilter] = (Fewer(terminal.sent),)
        for theme in themes_at(terminal.sent, grey=terminal.depth is Depth.NONE):
            app.register_theme(theme)
        if terminal.sent is not Depth.FULL:
            app.ansi_theme_dark = own_colours(app.ansi_theme_dark)
            app.ansi_theme_light = own_colours(app.ansi_theme_light)

    @property
    def _repertoire(self) -> Repertoire:
        return repertoire_for(self._preferences(), self._terminal)

    @property
    def tier(self) -> Tier:
        """What maps are made of."""
        return tier_for(self._preferences(), self._repertoire, no_colour=self._app.no_color)

    @property
    def filters(self) -> Sequence[LineFilter]:
        """What has the last word on all lines: the colours, then the signs that the terminal has."""
        spelling = () if self._repertoire is Repertoire.ALL else (spelling_by(self._repertoire),)
        return (*self._fewer, *spelling)

    def dimming(self, filters: Sequence[LineFilter]) -> Sequence[LineFilter]:
        """Return filters that dim a screen over which a dialog lies, where Textual does not do so itself."""
        theme = self._app.current_theme
        if self._depth is Depth.FULL and not theme.ansi:
            return [one for one in filters if one not in self._fewer]  # letters fade there with all else
        # What is dimmed may be a colour that the terminal has not.
        return [*filters, Behind(dark=theme.dark), *self._fewer]

    def written(self, text: str) -> str:
        """Write a text that is shown outside of all widgets by the signs that the terminal has."""
        return text if self._repertoire is Repertoire.ALL else glyphs.written(text, self._repertoire)

    def palette(self, colours: Iterable[int], game: str) -> Palette:
        """Return the colours of a map, with each seat in one of the colours of the palette."""
        # Without colours all of them are turned into greys, on which the ink that suits a full palette reads.
        depth = Depth.FULL if self._app.no_color else self._depth
        theme = self._app.current_theme
        safe = self._preferences().seat_colours is SeatColours.SAFE
        palette = match_palette(game, tuple(colours), depth, dark=theme.dark, colour_blind=safe)
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
