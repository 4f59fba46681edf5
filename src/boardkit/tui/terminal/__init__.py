"""The program at its terminal: what comes in, when it listens, how it ends."""

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.driver import Driver


def terminal_driver() -> "type[Driver] | None":
    """Return what reads and writes at a terminal; None where Textual is to choose, as in a browser."""
    if sys.platform == "win32" or os.environ.get("TEXTUAL_DRIVER"):
        return None
    # It cannot be imported on Windows.
    from boardkit.tui.terminal.driver import TerminalDriver

    return TerminalDriver
