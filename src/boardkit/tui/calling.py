"""A command of the player's own that calls whoever is asked: run without a shell, reading nothing."""

import asyncio
import os
import shlex
import signal
import sys
from asyncio.subprocess import DEVNULL
from contextlib import suppress
from typing import Final

from boardkit.core import Fault, FaultError

PATIENCE: Final = 10.0
"""The seconds after which a command that still runs is ended."""

LONGEST: Final = 500
"""The most characters of a command."""


class CallFailed(Fault):
    """The command that calls cannot be started, ended with a code other than 0, or did not end by itself."""

    command: str
    trouble: str  # `start`, `code` or `time`
    code: int = 0


async def call(command: str, patience: float = PATIENCE) -> None:
    """Run a command and wait for its end; FaultError with `CallFailed` if it fails.

    It is a program and its arguments, parted as in a shell; nothing in it is filled in. After `patience`
    seconds it is ended, and what it has begun.
    """
    try:
        line = shlex.split(command)
        started = await asyncio.create_subprocess_exec(
            *line, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
        )
    except (OSError, ValueError, TypeError) as error:
        raise FaultError(CallFailed(command, "start")) from error
    try:
        code = await asyncio.wait_for(started.wait(), patience)
    except TimeoutError:
        raise FaultError(CallFailed(command, "time")) from None
    finally:
        if started.returncode is None:
            # It is ended, and where there are groups of processes, what it has begun.
            with suppress(ProcessLookupError):
                if sys.platform == "win32":
                    started.kill()
                else:
                    os.killpg(started.pid, signal.SIGKILL)
            await started.wait()
    if code:
        raise FaultError(CallFailed(command, "code", code))
