"""Looking on in the terminal: what another process decides is painted by itself, nothing is written."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from boardkit.commands.web.serving import qr_code
from boardkit.core import Match, Player, Study
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import start
from boardkit.core.teaching.quiz import Poll, Question
from boardkit.games import GAMES
from boardkit.library import MatchId, open_library
from boardkit.library.lessons import SHOWN_SETTING, show_answers
from boardkit.library.recovery import FILE
from boardkit.library.session import look_into
from boardkit.tui.app import BoardkitApp, say_beside
from boardkit.tui.desk.desk import code_drawn
from boardkit.tui.pages.presenter import ProjectorScreen
from boardkit.tui.preferences import SETTING, Preferences, Theme
from boardkit.tui.screens.base import TooSmallScreen
from boardkit.tui.screens.desked import PAUSE
from boardkit.tui.screens.dialogs import BesideScreen
from boardkit.tui.start import Start
from boardkit.tui.table.screen import TableScreen
from tests.daily import in_turn
from tests.desk.tools import random_match
from tests.tui.tools import new_match, played_at_random, press, shown

NUMBER = MatchId(1)


def make_app(folder: Path, *, large: bool) -> BoardkitApp:
    return BoardkitApp(look_into(folder), Start(data=folder, language="en", watch=NUMBER, large=large))


async def painted(pilot: Pilot[None], text: str) -> bool:
    """Wait a while for a text on the screen."""
    for _ in range(20):
        if text in shown(pilot.app):
            return True
        await pilot.pause(PAUSE)
    return False


@pytest.mark.sample(2)
@pytest.mark.parametrize("large", [False, True])
async def test_what_a_class_has_answered_lies_over_the_match_until_its_table_goes_on(
    tmp_path: Path, large: bool
) -> None:
    poll = Poll(Question("Why [b]?", ("so", "because"), 1), {"Zoe": 1, "Max": 1, "Ada": 0})
    with open_library(tmp_path) as library:
        library.create(Study(new_match()))
        app = make_app(tmp_path, large=large)
        async with app.run_test(size=(80, 24)) as pilot:
            before = app.screen
            show_answers(library, MatchId(2), poll)
            await pilot.pause(3 * PAUSE)
            assert app.screen is before
            await press(pilot, "question_mark")
            show_answers(library, NUMBER, poll)
            for said in ("Why [b]?", "✓ b) because", "2 · 67 %", "3 answers"):
                assert await painted(pilot, said)
            assert "Zoe" not in str(library.setting(SHOWN_SETTING))
            show_answers(library, NUMBER, None)
            for _ in range(20):
                await pilot.pause(PAUSE)
                if app.screen is before:
                    break
            assert app.screen is before
    app.library.close()


async def test_a_small_window_asks_for_room_before_it_shows_what_a_class_has_answered(tmp_path: Path) -> None:
    poll = Poll(Question("Why?", ("so", "because")), tallies=(1,))
    with open_library(tmp_path) as library:
        library.create(Study(new_match()))
        app = make_app(tmp_path, large=False)
        async with app.run_test(size=(60, 20)) as pilot:
            show_answers(library, NUMBER, poll)
            await pilot.pause(5 * PAUSE)
            assert isinstance(app.screen, TooSmallScreen)
            await pilot.resize_terminal(80, 24)
            assert await painted(pilot, "1 · 100 %")
            assert isinstance(app.screen, BesideScreen)
    app.library.close()


@pytest.mark.parametrize("large", [False, True])
async def test_decisions_of_another_process_are_painted(tmp_path: Path, large: bool) -> None:
    match = new_match()
    with open_library(tmp_path) as library:
        library.create(Study(match))
        app = make_app(tmp_path, large=large)
        async with app.run_test(size=(120, 30 if large else 40)) as pilot:
            kind = ProjectorScreen if large else TableScreen
            assert isinstance(app.screen, kind)
            later = played_at_random(match, 1)
            library.save(NUMBER, Study(later))
            said = app.program.words_of(match.game.key, [one.name for one in match.players])
            *_, (_, frame) = later.frames()
            assert await painted(pilot, said.say(frame.event))
            library.delete(NUMBER)
            assert await painted(pilot, "There is no saved match 1.")
            await press(pilot, "ctrl+p")
            assert isinstance(app.screen, kind)
            await press(pilot, "escape")
            assert app._exit
    app.library.close()


@pytest.mark.sample(4)
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("large", [False, True])
async def test_the_address_for_browsers_is_shown_with_its_code_black_on_white(
    tmp_path: Path, large: bool, theme: str
) -> None:
    with open_library(tmp_path) as library:
        library.create(Study(new_match()))
        library.set_setting(SETTING, Preferences(theme=Theme(theme)).plain())
    app = make_app(tmp_path, large=large)
    address = "http://192.168.100.200:65535/abcdefghjkmnpqrs/"
    say_beside(app, (Text(address), *code_drawn(qr_code(address)), Text("Who can open it.")))
    async with app.run_test(size=(80, 24)) as pilot:
        edge = qr_code(address)[1]
        for key in ("enter", "f12", "escape"):
            assert isinstance(app.screen, BesideScreen)
            seen = shown(app)
            assert all(text in seen for text in (address, edge, "Who can open it.", "F12"))
            assert "#ffffff on #000000" in {
                str(segment.style) for segment in app.screen.query_one(Static).render_line(2)
            }
            await press(pilot, key)
            assert not isinstance(app.screen, BesideScreen)
            await press(pilot, *(["f12"] if key != "escape" else []))
        assert not app._exit
    app.library.close()


async def test_where_nothing_lies_beside_the_screens_the_mouse_looks_and_leaves(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        library.create(Study(played_at_random(new_match(), 5)))
    app = make_app(tmp_path, large=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "f12")
        assert not isinstance(app.screen, BesideScreen)
        await press(pilot, "z")
        assert app.screen.has_class("-zoom-map")
        await pilot.click("#keys", offset=(2, 0))
        await pilot.pause()
        assert app._exit
    app.library.close()


ANOTHER = "Now showing another match"


def put(folder: Path, match: Match[Any]) -> None:
    """Let a match take the place of the first one, as a synchronised folder or a backup does."""
    with TemporaryDirectory() as other:
        with open_library(Path(other)) as library:
            library.create(Study(match))
        copy = Path(other, FILE)
        for file in (FILE, f"{FILE}-wal", f"{FILE}-shm"):
            (folder / file).unlink(missing_ok=True)
        shutil.copyfile(copy, folder / FILE)


@pytest.mark.sample(6)
@pytest.mark.parametrize(("key", "large"), in_turn(GAMES, (False, True)))
async def test_another_match_in_its_place_is_told_and_followed(tmp_path: Path, key: str, large: bool) -> None:
    first = random_match("tectonic_tribes" if key != "tectonic_tribes" else "terristories", 5)
    game = GAMES[key]
    seats = [Player(name, 3 - seat) for seat, name in enumerate(("Zoé", "[b]Yan", "Xu")[: game.seats[-1]])]
    other = start(game, game.options(), seats, 5)
    put(tmp_path, first)
    app = make_app(tmp_path, large=large)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "question_mark")
        put(tmp_path, other)
        assert await painted(pilot, ANOTHER)
        assert isinstance(app.screen, ProjectorScreen if large else TableScreen)
        assert app.screen.desk.game is game
        assert await painted(pilot, "[b]Yan")
        assert len(app.screen_stack) == 2
        put(tmp_path, first)
        assert await painted(pilot, "with P0 and P1.")
        assert "Yan" not in shown(app)
        await press(pilot, "escape")
        assert app._exit
    app.library.close()


def seated_as(match: Match[Any], sitter: Sitter = Sitter.PERSON, title: str = "") -> Match[Any]:
    """Let others sit at a table, or the same by other names."""
    players = (one.__replace__(name=f"{title}{one.name}", sitter=sitter) for one in match.players)
    return match.__replace__(players=tuple(players))


async def test_others_at_a_table_get_their_names_and_make_no_other_match_and_a_small_window_asks_for_room(
    tmp_path: Path,
) -> None:
    match = random_match("tectonic_tribes", 5)
    put(tmp_path, match)
    app = make_app(tmp_path, large=False)
    async with app.run_test(size=(120, 40)) as pilot:
        before = app.screen
        put(tmp_path, seated_as(match, Sitter.CASUAL))
        for _ in range(5):
            await pilot.pause(PAUSE)
        assert app.screen is before
        assert ANOTHER not in shown(app)
        put(tmp_path, seated_as(match, title="Dr "))
        assert await painted(pilot, "Dr P1")
        await pilot.resize_terminal(60, 20)
        put(tmp_path, match)
        for _ in range(5):
            await pilot.pause(PAUSE)
        assert isinstance(app.screen, TooSmallScreen)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert "Dr P1" not in str(app.screen.desk.words.names)
    app.library.close()


async def test_a_match_that_is_gone_before_it_is_seen_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_library(tmp_path):
        app = make_app(tmp_path, large=False)
        async with app.run_test() as pilot:
            await pilot.pause()
    assert app.return_code == 2
    assert capsys.readouterr().err.startswith("There is no saved match 1.")
    app.library.close()
