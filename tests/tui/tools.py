"""A program with a library of its own, what its screen shows, and hands for keyboard and mouse."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import OptionList

from boardkit.core import Game, Match, Player, legal
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.library.learning import progress
from boardkit.library.lessons import Found
from boardkit.text.spots import spot_of
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.match.curtain import Asking, Curtain
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.desk.wishes import Lesson
from boardkit.tui.start import Start
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.terminal.capabilities import ABLE, NOBODY, Terminal
from boardkit.tui.terminal.messages import PAUSE, Ears, stamping_clock
from boardkit.tui.widgets.controls import KeyBar
from tests.tui.hands import Hands, TestedApp, painted_at_rest, pressed

NAMES = ("Ada", "Béla", "Chen")

CHARACTERS = {"enter": "\r", "space": " ", "tab": "\t", "slash": "/", "colon": ":", "question_mark": "?"}
"""What keys with a name of more than one letter write."""


@contextmanager
def make_app(
    folder: Path, *, language: str | None = "en", terminal: Terminal = ABLE, **wishes: Any
) -> Iterator[BoardkitApp]:
    """Open a library in a folder, and the program on it in a terminal; `wishes` go to its start.

    Its clock is so late that it listens as soon as a curtain has been painted.
    """
    with open_library(folder) as library:
        app = TestedApp(
            library, Start(data=folder, language=language, **wishes), NOBODY.__replace__(terminal=terminal)
        )
        app.program.ears = Ears(lambda: stamping_clock() - PAUSE)
        with painted_at_rest(app):
            yield app


@asynccontextmanager
async def running(
    folder: Path, size: tuple[int, int] = (80, 24), *, notifications: bool = False, **wishes: Any
) -> AsyncIterator[tuple[BoardkitApp, Pilot[None]]]:
    """Run the program of `make_app` in a window, with hands for its keyboard and mouse."""
    with make_app(folder, **wishes) as app:
        async with app.run_test(size=size, notifications=notifications) as pilot:
            yield app, pilot


def open_lesson_at(app: BoardkitApp, game: Game[Any], found: Sequence[Found], number: int) -> None:
    """Open one of a game's lessons, where its reader stopped."""
    app.program.open(Lesson(game, found, number, progress(app.library).get(found[number].id, 0)))


def shown(app: App[Any]) -> str:
    """Return the text on the screen, line by line; the program under test has then painted it."""
    compositor = app.screen._compositor
    strips = compositor.render_strips()
    if isinstance(app, TestedApp):
        compositor._dirty_regions.clear()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def told(app: App[Any]) -> str:
    """Return the text of the dialog on the screen, without what shows beside it."""
    rows = [line.split("│") for line in shown(app).splitlines()]
    return " ".join(" ".join(row[1] for row in rows if len(row) == 3).split())


def table_of(app: App[Any]) -> TableScreen:
    """Return the table that is open, though something may lie on it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def is_at_curtain(app: App[Any]) -> bool:
    """Tell whether a curtain hides the table that is on top."""
    return isinstance(app.screen, TableScreen) and isinstance(app.screen.desk.mode, Curtain)


def is_handing_over(app: App[Any]) -> bool:
    """Tell whether the table on top shows what came of a turn, before the keyboard is handed over."""
    return isinstance(app.screen, TableScreen) and isinstance(app.screen.desk.mode, HandingOver)


def is_voting(app: App[Any]) -> bool:
    """Tell whether everybody at the table on top is asked to agree."""
    return isinstance(app.screen, TableScreen) and isinstance(app.screen.desk.mode, Asking)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys one after the other, each when the one before has been dealt with."""
    await pilot.press(*keys)


async def burst(pilot: Pilot[None], *keys: str) -> None:
    """Type keys without a pause, and wait until all has been dealt with."""
    for key in keys:
        pilot.app.post_message(events.Key(key, key if len(key) == 1 else CHARACTERS.get(key)))
    await at_rest_again(pilot)


async def at_rest_again(pilot: Pilot[None]) -> None:
    """Wait until nothing that was typed or clicked waits any more, and all that came of it is done."""
    await pilot.pause()


async def paint(pilot: Pilot[None]) -> None:
    """Paint the screen, for whoever is to click at what stands there."""
    assert isinstance(pilot, Hands)
    await pilot.paint()


async def write(pilot: Pilot[None], text: str) -> None:
    """Type a text in one go."""
    for letter in text:
        pilot.app.post_message(pressed(letter))
    await pilot.pause()


async def click(pilot: Pilot[None], what: str, *, x: int = 0, y: int = 0, times: int = 1) -> None:
    """Click into a widget, at a cell of it."""
    await pilot.click(what, offset=(x, y), times=times)
    await pilot.pause()


async def click_key(pilot: Pilot[None], action: str, bar: str = "#page-keys") -> None:
    """Click a key at the foot of a page."""
    await paint(pilot)
    await click(pilot, bar, x=begins(pilot.app.screen.query_one(bar, KeyBar))[action] + 1)


def begins(bar: KeyBar) -> dict[str, int]:
    """Return the column in which each key of a bar begins, by its action."""
    line = bar.render()
    spots = ((spot_of(span.style.meta), span.start) for span in line.spans if isinstance(span.style, Style))
    return {str(spot[1]): cell_len(line.plain[:start]) for spot, start in spots if spot}


async def click_foot(pilot: Pilot[None], action: str) -> None:
    """Click a key at the foot of a table, by the name of its action."""
    await click_key(pilot, f"want('{action}')", "#keys")


def pointed_at(pilot: Pilot[None], name: str) -> str:
    """Return the id of the option under the cursor of a list."""
    options = pilot.app.screen.query_one(name, OptionList)
    assert options.highlighted is not None
    return options.get_option_at_index(options.highlighted).id or ""


def new_match(names: Sequence[str] = NAMES, seed: int = 7) -> Match[Any]:
    """Begin a match of Tectonic Tribes."""
    game = GAMES["tectonic_tribes"]
    return start(game, game.options(), [Player(name, seat) for seat, name in enumerate(names)], seed)


def played_at_random(match: Match[Any], decisions: int = 10_000) -> Match[Any]:
    """Play on at random, at most to the end."""
    random = Random(match.seed)
    for _ in range(decisions):
        if not match.over:
            match = match.play(random.choice(legal(match.game, match.state)))
    return match
