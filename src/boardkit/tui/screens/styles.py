"""Reads style sheets when what they are for is first shown: reading one takes longer than applying it."""

from collections.abc import Iterable
from pathlib import Path, PurePath
from typing import Final

from textual.app import App

BUTTONS: Final = Path(__file__).parent / "buttons.tcss"
"""The styles of buttons, for the screens that have some."""


def read_styles(app: App[None], paths: Iterable[PurePath]) -> None:
    """Read style sheets beside those that are read; left to itself, Textual would read all of them anew."""
    unread = [path for path in paths if not app.stylesheet.has_source(str(path))]
    if unread:
        app.stylesheet.read_all(unread)
        app.stylesheet.parse()
