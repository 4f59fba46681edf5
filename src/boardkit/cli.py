"""The command line's front door; everything heavy is imported behind it."""

import gc
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from importlib import import_module

from boardkit import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask, by default those of the process, and return the exit code."""
    asked = sys.argv[1:] if arguments is None else list(arguments)
    if asked == ["--version"]:
        print(f"boardkit {__version__}")
        return 0
    # Telling the version must not take longer than starting Python, so the rest waits until it is wanted;
    # and whoever presses ctrl+c while it is imported has asked for no list of modules.
    try:
        from boardkit.commands.moment import one_moment

        # Next to nothing of what is imported is garbage: looking through it takes a sixth of the start.
        gc.set_threshold(400_000, 20, 50)
        with ExitStack() as until_then:
            until_then.enter_context(one_moment(asked))
            run: Callable[[Sequence[str], ExitStack], int] = import_module("boardkit.commands.running").run
            return run(asked, until_then)
    except KeyboardInterrupt:
        return 130
