"""The command line's front door; everything heavy is imported behind it."""

import gc
import sys
from collections.abc import Sequence
from typing import Final

from boardkit import __version__

CALM: Final = (20_000, 20, 50)
"""How much is made before the garbage collector looks through it: much is, and hardly any of it garbage."""

STARTING: Final = (400_000, 20, 50)
"""As much until the first table is open: next to nothing of what is made for it is garbage."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask, by default those of the process, and return the exit code."""
    asked = sys.argv[1:] if arguments is None else list(arguments)
    if asked == ["--version"]:
        print(f"boardkit {__version__}")
        return 0
    # Telling the version must not take longer than starting Python, so the rest waits until it is wanted.
    gc.set_threshold(*STARTING)
    from boardkit.commands.running import run

    return run(asked)
