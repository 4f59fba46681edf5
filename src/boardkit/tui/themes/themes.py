"""The colours round the map: dark, light and high contrast, beside the terminal's own.

What is mixed of two colours has a name of its own, so that it can be chosen by hand where colours are few:
`$behind` lies over a screen under a dialog, `$chosen` under what is chosen, `$faint` under what only has the
focus, `$found` under what was looked for, `$button` and `$button-error` under buttons that matter, `$field`
under what may be typed, `$typing` under what is.
"""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from textual.theme import BUILTIN_THEMES
from textual.theme import Theme as TextualTheme

from boardkit.depth import FEW, Depth
from boardkit.tui.themes.preferences import Theme

NAMES: Final = MappingProxyType(
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
    }
)
"""What stands for it where there are sixteen, which are written as `boardkit.draw.fewer.OWN` has them."""

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
    }
)
"""The same in the terminal's own colours, of which any number is known and no value."""

FULL: Final = (
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

SIXTEEN: Final = (
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


OWN: Final = tuple(
    replace(theme, variables={**theme.variables, **mixed})
    for theme, mixed in (
        (BUILTIN_THEMES["ansi-dark"], OF_DARK_TERMINAL),
        (BUILTIN_THEMES["ansi-light"], OF_LIGHT_TERMINAL),
    )
)
"""Those of the terminal, whatever it shows for its colours."""


def themes_at(depth: Depth) -> tuple[TextualTheme, ...]:
    """Return all themes, as a terminal with so many colours shows them."""
    if depth in FEW:
        return *SIXTEEN, *OWN
    behind = {} if depth is Depth.FULL else {"behind": "transparent"}
    return *(replace(theme, variables={**mixed(theme), **behind}) for theme in FULL), *OWN


def mixed(theme: TextualTheme = FULL[0]) -> dict[str, str]:
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
    }
