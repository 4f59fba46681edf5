"""The sudden ends: a signal puts the terminal back as it was, a mistake of the program leaves a report."""

import os
import signal
from asyncio import get_running_loop
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import gettempdir
from traceback import format_exception
from typing import Final

from textual.app import App

SIGNALS: Final = ("SIGHUP", "SIGINT", "SIGTERM")
"""The signals that ask to end; not every system has all of them."""

STREAMS: Final = (0, 1, 2)


def end_on_signals(app: App[None]) -> None:
    """Let a program end in good order when a signal asks for it, with the exit code that shells expect."""
    loop = get_running_loop()
    for name in SIGNALS:
        number = getattr(signal, name, None)
        # Windows has no such handlers: there the signals end the program as ever.
        with suppress(NotImplementedError):
            if number is not None:
                loop.add_signal_handler(number, _end, app, int(number))


def _end(app: App[None], number: int) -> None:
    if not _terminal_lives():
        _let_go()
    app.exit(return_code=128 + number)


def _terminal_lives() -> bool:
    """Tell whether the terminal is still there; writing to one that has hung up would never end."""
    try:
        os.ttyname(1)
    except OSError:
        return False
    return True


def _let_go() -> None:
    """Read from nowhere and write to nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in STREAMS:
        os.dup2(nowhere, stream)


def report(error: BaseException, folder: Path) -> Path | None:
    """Write what went wrong to a file in a folder, or else among temporary files, and return where."""
    name = f"error-{datetime.now(tz=UTC):%Y-%m-%d-%H%M%S}.txt"
    text = "".join(format_exception(error))
    for place in (folder, Path(gettempdir())):
        with suppress(OSError):
            (place / name).write_text(text, "utf-8")
            return place / name
    return None
