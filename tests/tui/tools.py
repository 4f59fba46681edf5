"""A program with a library of its own, and what its screen shows."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from textual.app import App

from boardkit.library import open_library
from boardkit.tui.app import BoardkitApp
from boardkit.tui.start import Start


@contextmanager
def make_app(folder: Path, *, language: str | None = "en", **wishes: Any) -> Iterator[BoardkitApp]:
    """Open a library in a folder, and the program on it; `wishes` go to its start."""
    with open_library(folder) as library:
        yield BoardkitApp(library, Start(data=folder, language=language, **wishes))


def shown(app: App[Any]) -> str:
    """Return the text on the screen, line by line."""
    return "\n".join(
        "".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()
    )
