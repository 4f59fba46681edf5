"""The command line's front door; everything heavy is imported behind it."""

import gc
import sys
from collections.abc import Sequence

from boardkit import __version__
from boardkit.garbage import STARTING


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask, by default those of the process, and return the exit code."""
    asked = sys.argv[1:] if arguments is None else list(arguments)
    if asked == ["--version"]:
        print(f"boardkit {__version__}")
        return 0
    # Telling the version must not take longer than starting Python, so the rest waits until it is wanted.
    gc.set_threshold(*STARTING)
    from contextlib import ExitStack

    from boardkit.commands.moment import one_moment

    with ExitStack() as until_then:
        until_then.enter_context(one_moment(asked))
        from boardkit.commands.running import run

        return run(asked, until_then)
