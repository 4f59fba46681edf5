"""Processes that work for this one: the keyboard is not theirs, and none outlives whoever began it."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def processes(count: int, begun: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Return an executor over so many processes, begun as they are wanted; each does `begun` first."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_obey, initargs=(begun,))


def _obey(begun: Callable[[], None] | None) -> None:
    """Leave ctrl+c to the process that began this one, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if begun is not None:
        begun()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
