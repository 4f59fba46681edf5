"""Watching over rules that might never return: what takes too long is interrupted."""

import sys
from _thread import interrupt_main
from collections.abc import Iterator
from contextlib import contextmanager
from signal import SIGINT, default_int_handler, signal
from threading import Event, Thread, main_thread
from types import FrameType
from typing import Final

from boardkit.testing import NoEndError

PATIENCE: Final = 20.0
"""How many seconds one call of a game's function may take."""


class StuckError(NoEndError):
    """A function of a game does not return."""


@contextmanager
def interrupting(package: str, patience: float = PATIENCE) -> Iterator[None]:
    """Interrupt what the main thread does for a game where one call into its package does not return.

    Raises:
        StuckError: one did not.
    """
    # A process that was started in the background may be deaf to what interrupts it.
    before = signal(SIGINT, default_int_handler)
    done, stuck = Event(), Event()
    watcher = Thread(target=_watch, args=(package, patience, done, stuck), daemon=True)
    watcher.start()
    try:
        yield
    except KeyboardInterrupt as error:
        if not stuck.is_set():
            raise
        why = f"a rule has not come to its end after {patience:g} seconds"
        raise StuckError(why).with_traceback(error.__traceback__) from None
    finally:
        done.set()
        watcher.join()
        signal(SIGINT, before)


def _watch(package: str, patience: float, done: Event, stuck: Event) -> None:
    """Look from time to time whether the main thread is in the same call as before."""
    before: FrameType | None = None
    while not done.wait(patience):
        now = _entered(package)
        if now is not None and now is before:
            stuck.set()
            interrupt_main()
            return
        before = now


def _entered(package: str) -> FrameType | None:
    """Return the outermost call of a function of a package that the main thread is in."""
    frames = sys._current_frames()  # noqa: SLF001 - there is no other way to see where a thread is
    frame, found = frames.get(main_thread().ident or 0), None
    while frame is not None:
        if str(frame.f_globals.get("__name__")).startswith(package):
            found = frame
        frame = frame.f_back
    return found
