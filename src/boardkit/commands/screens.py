"""Opens the Textual screens, where there is a terminal for them, or lines where somebody wants these."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib import import_module
from types import ModuleType
from typing import cast

from boardkit.commands import moment
from boardkit.commands.desk import Desk
from boardkit.commands.faults import Lacking, NeitherYesNorNo, NoTerminal
from boardkit.commands.web import hand_host
from boardkit.core import FaultError
from boardkit.tui.preferences import Display
from boardkit.tui.start import Beside, Start
from boardkit.tui.terminal import BROWSER


class Because(StrEnum):
    """Why the program speaks line by line."""

    OPTION = "option"
    ENVIRONMENT = "environment"
    SETTING = "setting"
    TERMINAL = "terminal"


def why_in_lines(desk: Desk, *, asked: bool) -> Because | None:
    """Say why to speak line by line, as `asked` or set; None for screens; FaultError if unclear."""
    if asked:
        return Because.OPTION
    if in_browser():
        return None
    said = moment.plain_said()
    if said is not None and said not in moment.SAID:
        raise FaultError(NeitherYesNorNo(said, moment.PLAIN, tuple(moment.SAID)))
    if said is not None:
        return Because.ENVIRONMENT if moment.SAID[said] else None
    if desk.preferences().display is Display.LINES:
        return Because.SETTING
    return Because.TERMINAL if all(moment.at_terminal()) and not moment.can_draw() else None


def open_screens(desk: Desk, asked: Start | None = None, beside: Beside | None = None) -> int:
    """Open the screens with what was asked for, or the menu; return the exit code; FaultError: `NoTerminal`.

    What goes on `beside` the screens tells them what to say of it.
    """
    if not (in_browser() or moment.has_terminal()):
        read, written = moment.at_terminal()
        lacking = Lacking.BOTH if not (read or written) else Lacking.INPUT if not read else Lacking.OUTPUT
        raise FaultError(NoTerminal(Lacking.DUMB if read and written else lacking))
    desk.close()
    asked = asked or Start()
    start = asked.__replace__(
        data=desk.data,
        language=desk.asked,
        tour=asked.with_menu,
        host=asked.host or (None if in_browser() else hand_host()),
        confined=in_browser(),
        advised=desk.advised,
    )
    # Textual takes long to import, and most commands do without it.
    with _spared("ssl"):
        run: Callable[[Start, Beside | None], int] = import_module("boardkit.tui.app").run
    return run(start, beside)


@contextmanager
def _spared(module: str) -> Iterator[None]:
    """Import without a module, where those who would use it do without one that is not installed.

    `asyncio` brings in what secures connections, a 50th of a start; no screen ever connects to anything.
    """
    if module in sys.modules:
        yield
        return
    # None tells Python that there is no such module.
    sys.modules[module] = cast("ModuleType", None)
    try:
        yield
    finally:
        del sys.modules[module]


def in_browser() -> bool:
    """Return whether a browser shows the screens, in place of a terminal."""
    return os.environ.get("TEXTUAL_DRIVER") == BROWSER
