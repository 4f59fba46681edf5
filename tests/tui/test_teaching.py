"""The teacher's table: the switch, chance by hand, other eyes, editing a position; by keys and by mouse."""

from pathlib import Path
from textwrap import wrap
from typing import Any

from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import Input

from boardkit.core import CHANCE, Match, NoteKind, Player, Seat, legal
from boardkit.core.lines.secret import is_secret
from boardkit.core.records.position import position_code
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.tui.desk.intents import Decide, Want
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.match.playing import offered
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.screens.dialogs import EntryScreen, NoticeScreen, PickScreen
from boardkit.tui.screens.palette import PaletteScreen
from boardkit.tui.table.screen import TableScreen
from tests.desk.tools import after, seated
from tests.tui.hands import ME
from tests.tui.tools import (
    is_voting,
    new_match,
    played_at_random,
    press,
    running,
    shown,
    table_of,
    write,
)


def opened(key: str = "tectonic_tribes", decisions: int = 6, *, by_hand: bool = False) -> Match[Any]:
    game = GAMES[key]
    players = [Player(name, seat) for seat, name in enumerate(("Ada", "Béla"))]
    match = start(game, game.options(), players, 7, open_table=True)
    return played_at_random(match, decisions).__replace__(by_hand=by_hand)


async def choose(pilot: Pilot[None], words: str) -> None:
    """Narrow the list that is open, and take its first entry."""
    assert isinstance(pilot.app.screen, PickScreen | PaletteScreen)
    await write(pilot, words)
    await press(pilot, "enter")


async def teacher(pilot: Pilot[None], words: str) -> None:
    """Choose from the list of the teacher's table."""
    await press(pilot, "T")
    await choose(pilot, words)


async def test_a_closed_table_shows_no_secrets_until_all_agree_and_the_record_says_so(tmp_path: Path) -> None:
    async with running(tmp_path, new=new_match()) as (app, pilot):
        await press(pilot, "enter")
        table = table_of(app)
        before = table.desk.viewer
        await press(pilot, "o")
        assert table.desk.viewer == before
        assert [name for name, _ in offered(table.desk)] == ["teacher-open", "teacher-paste"]
        commands = [label for label, _ in table.commands()]
        assert table.words("teacher-edit") not in commands
        assert table.words("teacher-hidden") not in commands
        await press(pilot, "T", "escape")
        assert app.screen is table
        await voted(pilot, "a", "b", "escape")
        assert not table.desk.match.open_table
        assert not table.desk.match.notes
        assert "OPEN TABLE" not in shown(app)
        await press(pilot, ME)
        await voted(pilot, "a", "b")
        assert not table.desk.match.open_table
        await press(pilot, "c")
        assert table.desk.match.open_table
        assert "OPEN TABLE" in shown(app)
        again = app.library.load(app.library.matches()[0].match, GAMES)
        assert again.main.open_table
        assert again.main.notes == table.desk.match.notes
        assert table.desk.match.notes[-1].kind is NoteKind.OPENED
        await teacher(pilot, "close")
        assert not table.desk.match.open_table
        assert table.desk.match.notes[-1].kind is NoteKind.CLOSED


async def voted(pilot: Pilot[None], *keys: str) -> None:
    """Ask all whether the table shall be open, and answer."""
    await teacher(pilot, "open")
    assert is_voting(pilot.app)
    await press(pilot, *keys)


async def test_chance_is_answered_by_hand_from_a_list_that_typing_narrows(tmp_path: Path) -> None:
    game = GAMES["tectonic_tribes"]
    players = [Player(name, seat) for seat, name in enumerate(("Ada", "Béla"))]
    match = start(game, game.options(), players, 7, open_table=True, by_hand=True)
    async with running(tmp_path, new=match) as (app, pilot):
        await choose(pilot, "Béla")
        table = table_of(app)
        assert table.desk.match.at == 1
        assert table.desk.match.notes[-1].kind is NoteKind.BY_HAND
        await press(pilot, "enter")
        assert table.desk.match.at == 2
        assert len(table.desk.match.notes) == 1
        await press(pilot, "escape")
        assert isinstance(app.screen, TableScreen)
        assert "by hand" in shown(app)
        await press(pilot, "u")
        assert table.desk.match.at == 1
        await press(pilot, "escape", "enter")
        assert isinstance(app.screen, PickScreen)
        await press(pilot, "escape")
        await teacher(pilot, "itself")
        assert table.desk.match.state.to_move != CHANCE


async def test_a_table_that_was_left_to_chance_goes_on_when_it_is_resumed(tmp_path: Path) -> None:
    game = GAMES["tectonic_tribes"]
    players = [Player(name, seat) for seat, name in enumerate(("Ada", "Béla"))]
    match = start(game, game.options(), players, 7, by_hand=True).__replace__(by_hand=False)
    async with running(tmp_path, new=match) as (app, _):
        assert table_of(app).desk.match.state.to_move not in (None, CHANCE)


async def test_other_eyes_see_what_their_seat_sees_and_walk_the_same_way(tmp_path: Path) -> None:
    match = opened()
    async with running(tmp_path, new=match) as (app, pilot):
        table = table_of(app)
        asked = match.state.to_move
        other = Seat(1 - asked)
        await press(pilot, "o")
        assert table.desk.viewer == other
        assert table.desk.state == match.game.view(match.state, other)
        assert f"seen by {match.players[other].name}" in shown(app)
        await teacher(pilot, "hidden")
        assert f"What {match.players[other].name} does not know" in shown(app)
        await press(pilot, "escape", "o")
        assert table.desk.viewer == CHANCE
        await press(pilot, "o")
        assert table.desk.viewer == asked
        await press(pilot, "f5", "left", "left")
        assert table.desk.walk is not None
        at = table.desk.walk.at
        await press(pilot, "o")
        assert table.desk.walk is not None
        assert table.desk.walk.at == at
        assert table.desk.viewer == other


async def test_a_code_is_copied_into_a_file_and_pasted_again_though_a_letter_broke_its_lines(
    tmp_path: Path,
) -> None:
    match = opened()
    code = position_code(match.game, match.state)
    async with running(tmp_path, (120, 40), new=match) as (app, pilot):
        await teacher(pilot, "copy")
        assert isinstance(app.screen, NoticeScreen)
        (file,) = (tmp_path / "exports").glob("position-*.txt")
        assert file.read_text("utf-8").strip() == code
        await press(pilot, "escape")
        await teacher(pilot, "begin with")
        assert isinstance(app.screen, EntryScreen)
        app.post_message(Paste("\n".join(wrap(code, 72))))
        await press(pilot, "enter")
        assert any(
            isinstance(screen, TableScreen) and screen.desk.match.position == code
            for screen in app.screen_stack
        )


async def test_a_damaged_code_is_explained_at_the_menu(tmp_path: Path) -> None:
    match = opened()
    code = position_code(match.game, match.state)
    async with running(tmp_path) as (app, pilot):
        assert isinstance(app.screen, MenuScreen)
        for text, said in ((code[:-3], "damaged"), (code, "")):
            await press(pilot, "ctrl+p")
            await choose(pilot, "code")
            app.screen.query_one(Input).value = text
            await press(pilot, "enter")
            if said:
                assert said in shown(app)
                await press(pilot, "escape")
        assert table_of(app).desk.match.state == match.state


def test_when_the_table_is_closed_again_the_curtain_falls_before_the_next_hand() -> None:
    desk = after(seated(opened()), Want.CLOSE_TABLE)
    while not is_secret(desk.game, desk.match.state):
        desk = after(desk, Decide(legal(desk.game, desk.match.state)[0]))
    assert isinstance(desk.mode, Curtain)
    assert desk.viewer == CHANCE
