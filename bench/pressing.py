"""Opening matches at a pseudo-terminal, and pressing keys there."""

import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from bench.terminal import Terminal
from boardkit.core import Match, Study, records

SIZE: Final = (120, 40)

KEYS: Final = {
    "up": b"\x1b[A",
    "down": b"\x1b[B",
    "right": b"\x1b[C",
    "left": b"\x1b[D",
    "enter": b"\r",
    "escape": b"\x1b",
    "tab": b"\t",
}

PAUSE: Final = 0.3
"""Seconds of quiet before a key is pressed, so that no earlier frame is taken for its reply."""

SILENCE: Final = 1.0
"""Seconds after which a key counts as not answered."""


def press(screen: Terminal, key: str) -> float | None:
    """Press a key and say how many seconds its reply took, or None when there was none."""
    while screen.reply(PAUSE).data:
        pass
    began = screen.press(KEYS.get(key, key.encode()))
    reply = screen.reply(SILENCE)
    return reply.at - began if reply.data else None


def words(command: str, data: Path, file: Path) -> list[str]:
    """Split a command and fill in what differs from one machine to the next."""
    return [part.format(python=sys.executable, data=data, file=file) for part in shlex.split(command)]


def opened(folder: Path, match: Match[Any], load: str, command: str) -> list[str]:
    """Bring a match into a data folder of its own and return the command that opens it."""
    folder.mkdir()
    file = folder / "match.json"
    file.write_text(records.to_json(records.record(Study(match), "0")), encoding="utf-8")
    return loaded(folder / "data", file, load, command)


def loaded(data: Path, file: Path, load: str, command: str) -> list[str]:
    """Bring a file into a data folder and return the command that opens the match."""
    subprocess.run(words(load, data, file), check=True, stdout=subprocess.DEVNULL)
    return words(command, data, file)
