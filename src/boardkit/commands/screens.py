"""Opens the Textual screens, where there is a terminal for them."""

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from boardkit.commands import moment
from boardkit.commands.desk import Desk
from boardkit.commands.faults import NoTerminal
from boardkit.core import FaultError, Match
from boardkit.tui.start import Start

BROWSER: Final = "boardkit.tui.terminal.browser:BrowserDriver"
"""What the environment says where a browser takes the place of the terminal."""


def open_screens(
    desk: Desk,
    *,
    resume: int | None = None,
    new: Match[Any] | None = None,
    coached: bool = False,
    lesson: tuple[str, int] | None = None,
    watch: int | None = None,
    large: bool = False,
) -> int:
    """Open the screens with the menu, a match or a lesson, and return the exit code.

    A match that is played elsewhere is followed by `watch`, as large as the window if so wished.

    Raises:
        FaultError: `NoTerminal`.
    """
    if not (in_browser() or moment.has_terminal()):
        raise FaultError(NoTerminal())
    desk.close()
    start = Start(
        data=desk.data,
        language=desk.asked,
        resume=resume,
        new=new,
        coached=coached,
        lesson=lesson,
        watch=watch,
        large=large,
        tour=resume is None and new is None and lesson is None and watch is None,
    )
    # Textual takes long to import, and most commands do without it.
    run: Callable[[Start], int] = import_module("boardkit.tui.app").run
    return run(start)


def in_browser() -> bool:
    """Tell whether a browser shows the screens, in place of a terminal."""
    return os.environ.get("TEXTUAL_DRIVER") == BROWSER
