"""The sudden ends: a signal puts the terminal back as it was, a mistake of the program leaves a report."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import gettempdir
from threading import Timer
from traceback import format_exception
from types import FrameType
from typing import Final

SIGNALS: Final = ("SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM")  # ask to end; not every system has all
STREAMS: Final = (0, 1, 2)
PATIENCE: Final = 3  # seconds that a program without a terminal has to end in good order


@contextmanager
def ending_on_signals(end: Callable[[int], None]) -> Iterator[None]:
    """Let signals end a program by `end`, which is told the exit code that shells expect."""
    numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]

    def heed(number: int, _: FrameType | None) -> None:
        try:
            os.ttyname(1)
        except OSError:
            # Writing to a terminal that has hung up would never end.
            _let_go(128 + number)
        end(128 + number)

    before = {number: signal.signal(number, heed) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _let_go(code: int) -> None:
    """Write to nowhere, and end in any case: a thread that has failed to write keeps others waiting."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in STREAMS:
        os.dup2(nowhere, stream)
    last_resort = Timer(PATIENCE, os._exit, [code])
    last_resort.daemon = True
    last_resort.start()


def report(error: BaseException, folder: Path) -> Path | None:
    """Write what went wrong to a file in a folder, or else among temporary files, and return where."""
    name = f"error-{datetime.now(tz=UTC):%Y-%m-%d-%H%M%S}.txt"
    text = "".join(format_exception(error))
    for place in (folder, Path(gettempdir())):
        with suppress(OSError):
            (place / name).write_text(text, "utf-8")
            return place / name
    return None
