"""Types bursts into every screen of every game: `python -m tests.tui.bursting --keys 50000 --clicks 5000`."""

import asyncio
import os
import select
import struct
import subprocess
import sys
import termios
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from fcntl import ioctl
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final
from unittest.mock import patch

from attrs import define, field
from textual import events
from textual.pilot import Pilot

from boardkit.tui.app import BoardkitApp, run
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.screens.base import BaseScreen
from boardkit.tui.screens.dialogs import ConfirmScreen
from boardkit.tui.start import Start
from boardkit.tui.table.screen import TableScreen
from tests.tui.bursts import NAMED, SILENT, Click, Episode, Touch
from tests.tui.tools import at_rest_again, make_app

TOUCHES: Final = 176
"""Keys and clicks of an episode."""

STEPS: Final = 60
"""Keys after which every way back must have come to its end."""

DEAF: Final = 0.4
"""Seconds after which a table listens whose curtain has moved."""

QUIET: Final = 0.25
"""Seconds without a byte after which a terminal counts as at rest."""

STUCK: Final = 400
"""Seconds after which a program that does not end counts as stuck."""

WAY_OUT: Final = ("escape", "escape", "y", "enter", "ctrl+q", "ctrl+q")
"""Keys that, pressed again and again, lead out of everything: from a table to the menu, and out of that."""


@define
class Tally:
    """What was typed, and where it led.

    Attributes:
        left: how often a key or a click was to close the program, which went on or was begun anew.
        late: how many answers came from screens that were not on top; all were turned down.
        seen: how often each kind of screen was on top after a burst.
    """

    keys: int = 0
    clicks: int = 0
    bursts: int = 0
    episodes: int = 0
    left: int = 0
    late: int = 0
    seen: Counter[str] = field(factory=Counter)

    def add(self, burst: Sequence[Touch]) -> None:
        clicks = sum(isinstance(touch, Click) for touch in burst)
        self.clicks += clicks
        self.keys += len(burst) - clicks
        self.bursts += 1

    def said(self) -> str:
        numbers = f"{self.keys} keys, {self.clicks} clicks, {self.bursts} bursts, {self.episodes} episodes"
        seen = ", ".join(f"{name} {times}" for name, times in self.seen.most_common())
        return f"{numbers}; {self.left} times told to close; {self.late} late answers; on top: {seen}"


@contextmanager
def staying_open(tally: Tally) -> Iterator[None]:
    """Count how often the program was asked to close, which goes on; only the key that quits ends it."""
    leave = BoardkitApp.exit

    def counted(_: BoardkitApp) -> None:
        tally.left += 1

    async def left(app: BoardkitApp) -> None:
        leave(app)

    with patch.multiple(BoardkitApp, exit=counted, action_quit=left):
        yield


@contextmanager
def counting_late_answers(tally: Tally) -> Iterator[None]:
    """Count the answers that were turned down."""
    dismiss = BaseScreen.dismiss

    def counted(screen: BaseScreen[Any], result: Any = None) -> Any:
        tally.late += not screen.is_active
        return dismiss(screen, result)

    with patch.object(BaseScreen, "dismiss", counted):
        yield


async def by_pilot(episode: Episode, touches: int, tally: Tally) -> None:
    """Post the events of an episode without a pause between them."""
    with TemporaryDirectory() as folder, make_app(Path(folder), **episode.wishes) as app:
        async with app.run_test(size=episode.size) as pilot:
            await at_rest_again(pilot)
            await _slowly(pilot, *episode.way)
            for burst in episode.bursts(touches):
                tally.add(burst)
                for event in events_of(burst):
                    app.post_message(event)
                await at_rest_again(pilot)
                tally.seen[_name(app)] += 1
                assert len(app.screen_stack) > 1, app.screen_stack
            await _home(pilot)


async def _slowly(pilot: Pilot[None], *keys: str) -> None:
    """Type keys, each when the one before has been dealt with."""
    for event in events_of(keys):
        pilot.app.post_message(event)
        await at_rest_again(pilot)


def _name(app: BoardkitApp) -> str:
    """Say which kind of screen is on top, or what is done at the table."""
    return type(app.screen.desk.mode if isinstance(app.screen, TableScreen) else app.screen).__name__


def events_of(burst: Sequence[Touch]) -> Iterator[events.Event]:
    for touch in burst:
        if isinstance(touch, Click):
            where = (None, touch.x, touch.y, 0, 0, touch.button, False, False, False, touch.x, touch.y)
            yield events.MouseDown(*where)
            yield events.MouseUp(*where)
        else:
            yield events.Key(touch, touch if len(touch) == 1 else NAMED.get(touch))


async def _home(pilot: Pilot[None]) -> None:
    """Go back to the menu from wherever we are: something can be pressed everywhere."""
    app = pilot.app
    assert isinstance(app, BoardkitApp)
    for _ in range(STEPS):
        if isinstance(app.screen, MenuScreen):
            return
        before = app.screen
        await _slowly(pilot, _way_back(app))
        if app.screen is before:
            await asyncio.sleep(DEAF)
    raise AssertionError(f"no way back from {app.screen_stack}")


def _way_back(app: BoardkitApp) -> str:
    match app.screen:
        case TableScreen():
            return "ctrl+q"
        case ConfirmScreen():
            return "y"
        case _:
            return "escape"


def by_terminal(episode: Episode, touches: int, tally: Tally) -> None:
    """Write the bytes of an episode to a program at a pseudo-terminal, each burst in one go."""
    with TemporaryDirectory() as folder:
        line = Line.to(episode, Path(folder))
        try:
            line.rest(5)
            line.write(*episode.way)
            for burst in episode.bursts(touches):
                if line.process.poll() is not None:
                    tally.left += 1
                    break
                tally.add(burst)
                line.write(*burst)
            line.leave()
        finally:
            line.process.kill()
            line.process.wait()
            os.close(line.end)
        said = line.heard[-2000:]
        reports = [report.read_text("utf-8") for report in Path(folder).glob("error-*")]
        assert line.process.returncode == 0, (line.process.returncode, reports, said)
        assert not reports, reports


@define
class Line:
    """A program at the other end of a pseudo-terminal."""

    process: subprocess.Popen[bytes]
    end: int
    heard: bytes = b""

    @classmethod
    def to(cls, episode: Episode, folder: Path) -> "Line":
        end, inner = os.openpty()
        columns, lines = episode.size
        ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        command = [sys.executable, "-m", "tests.tui.bursting", "--open", str(episode.seed), str(folder)]
        environment = {**os.environ, "TERM": "xterm-256color"}
        process = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=environment)
        os.close(inner)
        os.set_blocking(end, False)
        return cls(process, end)

    def write(self, *touches: Touch) -> None:
        """Write all at once, reading what is answered meanwhile, and wait for rest."""
        data = b"".join(map(_bytes, touches))
        until = monotonic() + STUCK
        while data and self.process.poll() is None:
            assert monotonic() < until, "it takes nothing more"
            readable, writable, _ = select.select([self.end], [self.end], [], 1)
            if readable:
                self._read()
            if writable:
                with suppress(BlockingIOError, OSError):
                    data = data[os.write(self.end, data) :]
        self.rest()

    def rest(self, patience: float = QUIET) -> None:
        """Read until it is quiet."""
        until = monotonic() + STUCK
        while select.select([self.end], [], [], patience)[0] and self._read():
            assert monotonic() < until, "it never rests"
            patience = QUIET

    def _read(self) -> bytes:
        try:
            data = os.read(self.end, 1 << 16)
        except OSError:
            data = b""
        self.heard = (self.heard + data)[-100_000:]
        return data

    def leave(self) -> None:
        """Close everything by keys; something can be pressed everywhere."""
        until = monotonic() + STUCK
        while self.process.poll() is None:
            assert monotonic() < until, f"no way out: {self.heard[-3000:]!r}"
            for key in WAY_OUT:
                self.write(key)


def _bytes(touch: Touch) -> bytes:
    if isinstance(touch, Click):
        button = {1: 0, 3: 2}[touch.button]
        place = f"\x1b[<{button};{touch.x + 1};{touch.y + 1}"
        return f"{place}M{place}m".encode()
    return {**NAMED, **SILENT, "ctrl+q": "\x11"}.get(touch, touch).encode()


def opened(seed: int, folder: Path) -> int:
    """Run the program of an episode at the terminal that we are at, and return its exit code."""
    with staying_open(Tally()):
        return run(Start(data=folder, language="en", **Episode.of(seed).wishes))


def main() -> int:
    """Type, and print the numbers; the seed of an episode that fails is told."""
    parser = ArgumentParser("python -m tests.tui.bursting", description=__doc__)
    parser.add_argument("--by", choices=["pilot", "terminal"], default="pilot")
    parser.add_argument("--keys", type=int, default=50_000)
    parser.add_argument("--clicks", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=0, help="the first episode; those after it follow")
    parser.add_argument("--touches", type=int, default=TOUCHES, help="keys and clicks of an episode")
    parser.add_argument(
        "--open", nargs=2, metavar=("SEED", "FOLDER"), help="open an episode at this terminal"
    )
    chosen = parser.parse_args()
    if chosen.open:
        return opened(int(chosen.open[0]), Path(chosen.open[1]))
    tally, wrong = Tally(), 0
    with counting_late_answers(tally), staying_open(tally):
        for seed in count(chosen.seed):
            if tally.keys >= chosen.keys and tally.clicks >= chosen.clicks:
                break
            wrong += not _went_well(Episode.of(seed), chosen.by, chosen.touches, tally)
    print(f"by {chosen.by}, seeds {chosen.seed} to {seed - 1}: {tally.said()}; {wrong} episodes failed")
    return 1 if wrong else 0


def _went_well(episode: Episode, by: str, touches: int, tally: Tally) -> bool:
    tally.episodes += 1
    try:
        if by == "pilot":
            asyncio.run(asyncio.wait_for(by_pilot(episode, touches, tally), STUCK))
        else:
            by_terminal(episode, touches, tally)
    except Exception as error:
        print(f"FAILED {episode}: {type(error).__name__}: {error}", flush=True)
        return False
    if tally.episodes % 20 == 0:
        print(f"seed {episode.seed}: {tally.said()}", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main())
