"""Real terminals on a screen that nobody sees: they are started, typed into, clicked on and photographed."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageChops

INSIDE: Final = Path(__file__).with_name("inside.py")
SOURCE: Final = Path(__file__).parents[2] / "src"
FONT: Final = "DejaVu Sans Mono"
TOLD: Final = ("COLORTERM", "TERM", "STY", "TMUX", "WINDOWID", "VTE_VERSION", "COLUMNS", "LINES", "NO_COLOR")
"""What a program hears of the terminal that these tests themselves are started in."""

XTERM: Final = ("xterm", "-b", "0", "-fa", FONT, "-fs", "9", "-geometry", "{size}", "-e")
CHILD: Final = re.compile(r"^ +(0x[0-9a-f]+) .* (\d+)x(\d+)\+", re.MULTILINE)
"""A window as xwininfo lists it: its name, its width and its height."""

BLINK: Final = 400
"""How many bytes a caret that blinks may write within the time in which nothing else is written."""

PLAINLY: Final = 25
"""By how much red and blue exceed green in whatever a terminal takes for magenta."""

BUS: Final = ("dbus-run-session", "--")


@dataclass(frozen=True)
class Kind:
    """A terminal and how it is started with a program in it.

    Attributes:
        command: its command; `{size}`, `{columns}` and `{lines}` are filled in, the program comes after.
        version: the command that tells its version.
        as_text: whether the program is told as one text for a shell.
        environment: what is set for it.
    """

    command: tuple[str, ...]
    version: tuple[str, ...]
    as_text: bool = False
    environment: Mapping[str, str] = field(default_factory=dict)

    @property
    def missing(self) -> str:
        """The first program that it needs and this machine has not, or nothing."""
        needed = (self.command[0], self.version[0], "Xvfb", "xdotool", "xwininfo", "import")
        return next((name for name in needed if shutil.which(name) is None), "")


KINDS: Final[Mapping[str, Kind]] = {
    "xterm": Kind(XTERM, ("xterm", "-version")),
    "xterm, Latin-1": Kind(XTERM, ("xterm", "-version"), environment={"LC_ALL": "C", "LANG": "C"}),
    "VTE (xfce4-terminal)": Kind(
        (
            *BUS,
            *("xfce4-terminal", "--disable-server", "--hide-menubar", "--hide-borders", "--hide-toolbar"),
            *("--hide-scrollbar", "--font", f"{FONT} 9", "--geometry", "{size}", "-x"),
        ),
        ("xfce4-terminal", "--version"),
    ),
    "konsole": Kind(
        (
            *BUS,
            *("konsole", "--hide-menubar", "--hide-tabbar", "-p", "ScrollBarPosition=2"),
            *("-p", "TerminalColumns={columns}", "-p", "TerminalRows={lines}", "-e"),
        ),
        ("konsole", "--version"),
        environment={"QT_QPA_PLATFORM": "xcb"},
    ),
    "rxvt-unicode": Kind(
        ("urxvt", "-b", "0", "+sb", "-fn", f"xft:{FONT}:size=9", "-geometry", "{size}", "-e"),
        ("urxvt", "-help"),
    ),
    "mlterm": Kind(("mlterm", "--geometry={size}", "--sbmod=none", "-e"), ("mlterm", "--version")),
    "st": Kind(("st", "-g", "{size}", "-f", f"{FONT}:size=9", "-e"), ("st", "-v")),
    "kitty": Kind(
        (
            *("kitty", "--config", "NONE", "-o", "initial_window_width={columns}c"),
            *("-o", "initial_window_height={lines}c", "-o", "remember_window_size=no"),
            *("-o", "window_padding_width=0", "-o", "placement_strategy=top-left"),
            *("-o", "update_check_interval=0", "-o", "font_size=9", "-o", "confirm_os_window_close=0"),
        ),
        ("kitty", "--version"),
        environment={"LIBGL_ALWAYS_SOFTWARE": "1"},
    ),
    "alacritty": Kind(
        (
            *("alacritty", "-o", "window.dimensions.columns={columns}"),
            *("-o", "window.dimensions.lines={lines}", "-o", "font.size=9", "-e"),
        ),
        ("alacritty", "--version"),
        environment={"LIBGL_ALWAYS_SOFTWARE": "1"},
    ),
    "GNU screen": Kind((*XTERM, "screen", "-c", "/dev/null"), ("screen", "--version")),
    "GNU screen, COLORTERM inherited": Kind(
        (*XTERM, "env", "COLORTERM=truecolor", "screen", "-c", "/dev/null"), ("screen", "--version")
    ),
    "tmux": Kind(
        (*XTERM, "tmux", "-L", "{socket}", "-f", "/dev/null", "set", "-g", "status", "off", ";", "new"),
        ("tmux", "-V"),
        as_text=True,
    ),
}


class Cells(NamedTuple):
    """Where the cells of a window are on a photograph, in px: its corner, and a cell's width and height."""

    x: float
    y: float
    width: float
    height: float

    def middle(self, column: int, line: int) -> tuple[int, int]:
        """Return the px in the middle of a cell."""
        return int(self.x + (column + 0.5) * self.width), int(self.y + (line + 0.5) * self.height)


class Window:
    """A terminal with a program in it, on a screen of its own."""

    def __init__(self, display: str, folder: Path, process: subprocess.Popen[bytes]) -> None:
        self._display, self._folder, self._process = display, folder, process
        self.cells = Cells(0, 0, 1, 1)
        self._name = ""

    def begin(self) -> None:
        """Find the cells, then let the program begin."""
        self.wait(lambda: (self._folder / "ready").exists())
        time.sleep(1)
        columns, lines = (int(number) for number in (self._folder / "ready").read_text().split())
        self.wait(lambda: filled(self.photograph()) is not None)
        left, top, right, bottom = filled(self.photograph()) or (0, 0, 0, 0)
        self.cells = Cells(left, top, (right - left) / columns, (bottom - top) / lines)
        self._do("mousemove", *map(str, self.cells.middle(columns // 2, lines // 2)))
        self._name, _, _ = self._largest()
        self._do("windowfocus", self._name)
        (self._folder / "go").touch()
        self.wait(lambda: (self._folder / "written").exists() and bool(self.written))
        self.rest()

    @property
    def written(self) -> bytes:
        """All that the program has written."""
        return (self._folder / "written").read_bytes()

    @property
    def typed(self) -> bytes:
        """All that the terminal has sent."""
        return (self._folder / "typed").read_bytes()

    @property
    def sizes(self) -> list[tuple[int, int, int]]:
        """The sizes the window had: bytes written before, columns, lines."""
        lines = (self._folder / "sizes").read_text().splitlines()
        return [(int(at), int(columns), int(high)) for at, columns, high in map(str.split, lines)]

    def press(self, key: str) -> bytes:
        """Press a key by its name in X, and return what the terminal sent for it."""
        before = len(self.typed)
        self._do("key", "--clearmodifiers", key)
        self.rest()
        return self.typed[before:]

    def click(self, column: int, line: int, button: int = 1) -> bytes:
        """Click on a cell (buttons 4 and 5 turn the wheel), and return what the terminal sent for it."""
        before = len(self.typed)
        self._do("mousemove", *map(str, self.cells.middle(column, line)), "click", str(button))
        self.rest()
        return self.typed[before:]

    def resize(self, columns: int, lines: int) -> None:
        """Make the window larger or smaller by so many cells."""
        _, width, height = self._largest()
        wide, high = width + round(columns * self.cells.width), height + round(lines * self.cells.height)
        self._do("windowsize", self._name, str(wide), str(high))
        self.rest()

    def photograph(self) -> Image.Image:
        """Take a picture of the screen."""
        path = self._folder / "photograph.png"
        self._run("import", "-window", "root", str(path))
        with Image.open(path) as image:
            return image.convert("RGB")

    def rest(self, quiet: float = 0.8, patience: float = 30) -> None:
        """Wait until the program has written nothing for a while, or no more than what blinks."""
        until, before, since = time.monotonic() + patience, -1, time.monotonic()
        while time.monotonic() < until and time.monotonic() - since < quiet:
            time.sleep(0.1)
            if (now := (self._folder / "written").stat().st_size) - before > BLINK:
                before, since = now, time.monotonic()

    def wait(self, there: Callable[[], bool], patience: float = 20) -> None:
        """Wait until something is there; raise TimeoutError if it never is."""
        until = time.monotonic() + patience
        while not there():
            if time.monotonic() > until or self._process.poll() not in (None, 0):
                log = (self._folder / "log").read_text(errors="replace")
                raise TimeoutError(f"The terminal did not begin: {log[-500:]}")
            time.sleep(0.05)

    def _largest(self) -> tuple[str, int, int]:
        """Return the name, width and height (in px) of the largest window of the screen."""
        found = CHILD.findall(self._run("xwininfo", "-root", "-children"))
        return max(
            ((name, int(wide), int(high)) for name, wide, high in found), key=lambda one: one[1] * one[2]
        )

    def _do(self, *arguments: str) -> str:
        return self._run("xdotool", *arguments)

    def _run(self, *command: str) -> str:
        environment = {**os.environ, "DISPLAY": self._display}
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True, timeout=30
        )
        return done.stdout


def filled(image: Image.Image) -> tuple[int, int, int, int] | None:
    """Return the corners (left, top, right, bottom, in px) of what is magenta, if anything is."""
    red, green, blue = image.split()
    more = (ImageChops.subtract(one, green).point(lambda by: 255 * (by > PLAINLY)) for one in (red, blue))
    return ImageChops.darker(*more).getbbox()


@contextmanager
def screen_of(number: int, width: int = 1500, height: int = 1100) -> Iterator[str]:
    """Open a screen that nobody sees; its name."""
    command = ["Xvfb", f":{number}", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            until = time.monotonic() + 10
            while not Path(f"/tmp/.X11-unix/X{number}").exists() and time.monotonic() < until:  # noqa: S108
                time.sleep(0.05)
            yield f":{number}"
        finally:
            server.terminate()


@contextmanager
def window_of(
    kind: Kind, display: str, folder: Path, columns: int, lines: int, *arguments: str
) -> Iterator[Window]:
    """Open the program in a terminal of a kind, at a size in cells, with a library in a folder of its own."""
    program = [sys.executable, str(INSIDE), str(folder), sys.executable, "-m", "boardkit"]
    program += ["--data", str(folder / "library"), *arguments]
    names = {
        "size": f"{columns}x{lines}",
        "columns": columns,
        "lines": lines,
        "socket": f"boardkit-{os.getpid()}",
    }
    command = [part.format(**names) for part in kind.command]
    command += [shlex.join(program)] if kind.as_text else program
    environment = {name: value for name, value in os.environ.items() if name not in TOLD}
    environment |= {"DISPLAY": display, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    environment |= {"XDG_RUNTIME_DIR": str(folder), "HOME": str(folder), "SCREENDIR": str(folder / "s")}
    (folder / "s").mkdir(mode=0o700)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command, env=environment | dict(kind.environment), stdout=log, stderr=log, start_new_session=True
        )
    try:
        window = Window(display, folder, process)
        window.begin()
        yield window
    finally:
        subprocess.run(["pkill", "-f", str(folder)], check=False)
        process.terminate()
        process.wait(10)
