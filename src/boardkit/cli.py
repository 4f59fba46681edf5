"""The command line's front door; everything heavy is imported behind it."""

import sys
from collections.abc import Sequence

from boardkit import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask, by default those of the process, and return the exit code."""
    asked = sys.argv[1:] if arguments is None else list(arguments)
    if asked == ["--version"]:
        print(f"boardkit {__version__}")
        return 0
    # Whoever presses ctrl+c while everything is imported has asked for no list of modules.
    try:
        return _behind(asked)
    except KeyboardInterrupt:
        return 130


def _behind(asked: list[str]) -> int:
    """Telling the version must not take longer than starting Python, so the rest waits until it is wanted."""
    import gc
    from contextlib import ExitStack

    from boardkit.commands.moment import one_moment

    # Next to nothing of what is imported is garbage: looking through it takes a sixth of the start.
    gc.set_threshold(400_000, 20, 50)
    with ExitStack() as until_then:
        until_then.enter_context(one_moment(asked))
        from boardkit.commands.running import run

        return run(asked, until_then)
