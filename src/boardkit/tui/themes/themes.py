"""The colours round the map: dark, light and high contrast, beside the terminal's own."""

from typing import Final

from textual.theme import Theme as TextualTheme

from boardkit.tui.themes.preferences import Theme

NAMES: Final = {
    Theme.DARK: "boardkit-dark",
    Theme.LIGHT: "boardkit-light",
    Theme.CONTRAST: "boardkit-contrast",
    Theme.TERMINAL_DARK: "ansi-dark",
    Theme.TERMINAL_LIGHT: "ansi-light",
}
"""Textual's names of the themes."""

THEMES: Final = (
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
