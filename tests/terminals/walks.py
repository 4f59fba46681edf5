"""One walk through the program in a real terminal, and what was seen of it."""

import datetime as dt
import os
import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pyte

from tests.terminals.photographs import Compared, compared, painted
from tests.terminals.stage import Kind, Window, window_of

TABLE: Final = ("play", "terristories", "--seats", "2", "--open", "--seed", "4")
"""The table that is opened; its first question asks for a role."""

KEYS: Final = ("Right", "Tab", "Down", "question", "Escape")
OFFERED: Final = "Governor"
WRITES: Final[Mapping[str, bytes]] = {"all": b"8;2;", "256": b"8;5;"}
"""The depths of colour by what only they write."""


@dataclass(frozen=True)
class Seen:
    """What was seen of the program in one terminal.

    Attributes:
        version: what the terminal says of itself.
        day: when, as YYYY-MM-DD.
        depth: the depth of colour that was written: "all", "256" or "16".
        keys: what the terminal sent for each of the keys.
        helped: whether the keys changed what is shown, the last of them to the list of keys.
        closed: whether Esc closed that list; where a terminal keeps Esc back, the next key with it.
        clicked: whether a click on a choice changed what is shown.
        wheel: what the terminal sent for a turn of the wheel.
        sizes: the sizes in columns and lines that the program had.
        photographs: how each photograph compared with what was painted.
    """

    version: str
    day: str
    depth: str
    keys: Mapping[str, bytes]
    helped: bool
    closed: bool
    clicked: bool
    wheel: bytes
    sizes: tuple[tuple[int, int], ...]
    photographs: tuple[Compared, ...]

    @property
    def same(self) -> float:
        """The share of cells that were as painted, over all photographs."""
        return min(one.same for one in self.photographs)


def walk(kind: Kind, display: str, folder: Path) -> Seen:
    """Start, press five keys, click, turn the wheel and resize, with a photograph after each."""
    photographs: list[Compared] = []

    def look(window: Window, name: str) -> pyte.Screen:
        window.rest()
        screen = painted(window.written, window.sizes)
        photograph = window.photograph()
        if (keep := os.environ.get("BOARDKIT_PHOTOGRAPHS")) is not None:
            photograph.save(Path(keep) / f"{folder.name}-{name}.png")
        photographs.append(compared(photograph, window.cells, screen))
        return screen

    with window_of(kind, display, folder, 80, 24, *TABLE) as window:
        begun = text_of(look(window, "begun"))
        keys = {key: window.press(key) for key in KEYS[:-1]}
        helped = text_of(look(window, "keys")) != begun
        before = text_of(painted(window.written, window.sizes))
        keys |= {"Escape": window.press("Escape")}
        if not keys["Escape"]:
            window.press("Right")
        closed = text_of(look(window, "escape")) != before
        screen = look(window, "unclicked")
        window.click(*place_of(OFFERED, screen))
        clicked = text_of(look(window, "clicked")) != text_of(screen)
        wheel = window.click(screen.columns // 2, screen.lines // 2, button=5)
        look(window, "wheel")
        window.resize(20, 6)
        look(window, "resized")
        depth = next((depth for depth, written in WRITES.items() if written in window.written), "16")
        sizes = tuple(dict.fromkeys((columns, lines) for _, columns, lines in window.sizes))
    day = dt.datetime.now(dt.UTC).date().isoformat()
    return Seen(version(kind), day, depth, keys, helped, closed, clicked, wheel, sizes, tuple(photographs))


def text_of(screen: pyte.Screen) -> str:
    """Return what a screen says."""
    return "\n".join(screen.display)


def place_of(word: str, screen: pyte.Screen) -> tuple[int, int]:
    """Return the column and line of a word's first letter, or raise LookupError."""
    for line, text in enumerate(screen.display):
        if (column := text.find(word)) >= 0:
            return column, line
    raise LookupError(f"{word} is not shown")


def version(kind: Kind) -> str:
    """Return what a terminal says of itself, in one line."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run(
        kind.version, capture_output=True, text=True, env=environment, timeout=30, check=False
    )
    lines = [line for line in (told.stdout + told.stderr).splitlines() if re.search(r"\d\.\d|\(\d+\)", line)]
    return re.sub(r"( created| - released|, rel).*|\x1b\[[0-9;]*m", "", lines[0]).strip() if lines else ""
