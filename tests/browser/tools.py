"""The program served to a real Chromium, whose hands type and click, and whose screen can be read."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final
from urllib.parse import parse_qs, urlsplit

from attrs import define, field
from playwright.sync_api import Browser, Page, ViewportSize, WebSocket, sync_playwright

from tests.endurance.emulator import Emulator

ALONE: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""A browser that speaks to nobody but the page's own server."""

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
PATIENCE: Final = 60.0
SIZE: Final = ViewportSize(width=1280, height=800)


@contextmanager
def served(folder: Path, *more: str) -> Iterator[str]:
    """Serve the program on a library, and tell its address."""
    line = [sys.executable, "-m", "boardkit", "--data", str(folder), "--lang", "en", "serve", "--port", "0"]
    with subprocess.Popen([*line, *more], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            yield found.group()
        finally:
            server.terminate()
        assert server.wait(PATIENCE) == 0


@contextmanager
def browser() -> Iterator[Browser]:
    """Start a browser."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    assert path is not None, f"none of {NAMES} is installed"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=[*ALONE])
        yield found
        found.close()


@define(slots=False)  # Playwright writes into what its handlers belong to
class Tab:
    """A tab, and what its terminal shows: a canvas cannot be read, so what paints it is read on the way."""

    page: Page
    address: str
    screen: Emulator = field(factory=lambda: Emulator(1, 1))
    cells: tuple[int, int] = (1, 1)
    line: WebSocket | None = None

    @classmethod
    def opened(cls, browser: Browser, address: str) -> "Tab":
        """Open an address in a tab of its own."""
        return cls.opened_on(browser.new_page(viewport=SIZE), address)

    @classmethod
    def opened_on(cls, page: Page, address: str) -> "Tab":
        """Open an address in a tab that there is."""
        tab = cls(page, address)
        tab.page.on("websocket", tab._connected)
        tab.page.goto(address)
        return tab

    @property
    def text(self) -> str:
        """What is shown now."""
        self.page.wait_for_timeout(20)
        return self.screen.text

    @property
    def ended(self) -> bool:
        """Whether the page says that the session has ended."""
        return bool(self.page.locator("#ended").is_visible())

    def see(self, *texts: str) -> str:
        """Wait until one of some texts is shown, and return it."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            shown = self.text
            if found := next((text for text in texts if text in shown), ""):
                return found
        raise AssertionError(f"none of {texts} in:\n{self.screen.text}")

    def press(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(30)

    def write(self, text: str) -> None:
        """Type a text."""
        self.page.keyboard.type(text)

    def click(self, text: str) -> bool:
        """Click on a text that is shown, and tell whether it was."""
        at = self._found(text)
        if at is not None:
            self.click_at(*at)
        return at is not None

    def tap(self, text: str) -> bool:
        """Tap with a finger on a text that is shown, and tell whether it was."""
        at = self._found(text)
        if at is not None:
            self.page.touchscreen.tap(*self._point(*at))
        return at is not None

    def _found(self, text: str) -> tuple[int, int] | None:
        rows = enumerate(self.text.splitlines())
        return next(((row.find(text), number) for number, row in rows if text in row), None)

    def click_at(self, column: int, row: int) -> None:
        """Click on a cell."""
        self.page.mouse.click(*self._point(column, row))

    def wheel_at(self, column: int, row: int) -> None:
        """Turn the wheel on a cell."""
        self.page.mouse.move(*self._point(column, row))
        self.page.mouse.wheel(0, 100)

    def swipe(self, x: float, y: float, far: float) -> None:
        """Put a finger down, and move it down by so many pixels, or up by less than none."""
        hand = self.page.context.new_cdp_session(self.page)
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for part in range(1, 11):
            point = {"x": x, "y": y + far * part / 10}
            hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def picture(self, path: Path) -> None:
        """Take a picture."""
        self.page.wait_for_timeout(500)
        self.page.screenshot(path=path)

    def _point(self, column: int, row: int) -> tuple[float, float]:
        box = self.page.locator(".xterm-screen").bounding_box()
        assert box is not None
        columns, rows = self.cells
        return (
            box["x"] + (column + 0.5) * box["width"] / columns,
            box["y"] + (row + 0.5) * box["height"] / rows,
        )

    def _connected(self, line: WebSocket) -> None:
        asked = parse_qs(urlsplit(line.url).query)
        self.line, self.cells = line, (int(asked["width"][0]), int(asked["height"][0]))
        self.screen = Emulator(*self.cells)
        line.on("framereceived", self._painted)

    def _painted(self, data: bytes | str) -> None:
        if isinstance(data, bytes):
            self.screen.feed(data)
