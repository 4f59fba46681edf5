"""Curtains and votes in the terminal: nothing of the table is painted or reached; else, tests/desk."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from textual.events import Paste
from textual.geometry import Size
from textual.pilot import Pilot
from textual.suggester import Suggester
from textual.widgets import Button, Input

from boardkit.core import CHANCE, Match, Player, legal
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.rules.questions import WhichDiscard
from boardkit.library.session import Session
from boardkit.players.lookup import pick
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.intents import Decide, Do, Intent, Stroll, Want
from boardkit.tui.desk.keys import PLAY_KEYS
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.match.forms import Typing
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.screens.palette import PaletteScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.map import MapView
from tests.daily import by_night, spread
from tests.desk.test_curtains import tells_more
from tests.every import every_key
from tests.tui.hands import ME
from tests.tui.tools import (
    click,
    is_at_curtain,
    is_handing_over,
    is_voting,
    new_match,
    press,
    running,
    shown,
    table_of,
    write,
)

ACTS = 12
SIZES = (Size(80, 24), Size(70, 20), Size(120, 40))


COVERS = pytest.mark.parametrize("cover", ["ctrl+l", "u"])
"""The keys that draw a curtain, and that ask for a vote."""


class Watch:
    """Knows whose curtain was opened last, and holds every picture to it."""

    def __init__(self) -> None:
        self.opened = CHANCE
        self.secrets = 0

    def look_at(self, table: TableScreen) -> None:
        """Check a picture that is about to be painted."""
        desk = table.desk
        if desk.match.open_table:
            self.opened = CHANCE
        elif tells_more(desk):
            self.secrets += 1
            assert desk.viewer == self.opened
        elif desk.viewer != self.opened:
            self.opened = CHANCE


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch, draw = Watch(), TableScreen.draw

    def watched(table: TableScreen) -> None:
        watch.look_at(table)
        draw(table)

    monkeypatch.setattr(TableScreen, "draw", watched)
    return watch


def a_match(key: str, decisions: int) -> Match[Any]:
    game, random = GAMES[key], Random(decisions)
    seats = [Player(f"P{seat}", seat) for seat in range(max(2, game.seats[0]))]
    match = start(game, game.options(), seats, decisions)
    for _ in range(decisions):
        match = match if match.over else match.play(pick(legal(game, match.state), random))
    return match


async def resume(pilot: Pilot[None], app: BoardkitApp) -> None:
    """Leave the match and sit down at it again."""
    table = table_of(app)
    assert isinstance(table.session, Session)
    table.handle(Do.LEAVE)
    await pilot.pause()
    app.program.resume(table.session.number)


def decided(table: TableScreen, random: Random) -> Intent:
    legal = table.desk.sight.legal
    if table.desk.sight.down:
        return Do.CHOICES
    return Decide(pick(legal, random)) if legal else Do.BACK


WANTED: tuple[Intent, ...] = (
    Do.UNDO,
    Do.WALK,
    Stroll(Stride.HAPPENING, -1),
    Do.BACK,
    Do.LOG,
    Want.SCORE,
    Do.PRESENT,
    Do.CURTAIN,
    Do.TYPE_MOVE,
    Want.OPEN_TABLE,
)


async def answer(pilot: Pilot[None], watch: Watch, random: Random) -> None:
    """Answer whatever lies over the table: hand over, open or take back at the curtain, vote, or leave."""
    screen = pilot.app.screen
    if is_handing_over(pilot.app):
        mode = table_of(pilot.app).desk.mode
        assert isinstance(mode, HandingOver)
        watch.opened = CHANCE if mode.may_look else mode.to
        await press(pilot, ME)
    elif isinstance(screen, TableScreen) and isinstance(screen.desk.mode, Curtain):
        if not random.randrange(4):
            await press(pilot, "u", "u")
            return
        watch.opened = screen.desk.mode.seat
        await press(pilot, ME)
    elif is_voting(pilot.app):
        await press(pilot, "enter", "space")
        assert is_voting(pilot.app)
        await press(pilot, "a", random.choice(["b", "escape"]), "escape")
    elif not isinstance(screen, TableScreen):
        await press(pilot, "escape")


@pytest.mark.sample(3)
@every_key
async def test_no_picture_shows_what_a_seat_hides_but_behind_its_own_curtain(
    tmp_path: Path, key: str, watch: Watch
) -> None:
    random = Random(key)
    async with running(tmp_path, new=a_match(key, 9)) as (app, pilot):
        for number in range(ACTS):
            for _ in range(3):
                await answer(pilot, watch, random)
            table = table_of(app)
            if table.desk.match.open_table:
                table.handle(Want.CLOSE_TABLE)
            elif number % 6 == 5:
                await resume(pilot, app)
            else:
                table.handle(decided(table, random) if number % 2 else random.choice(WANTED))
            await pilot.pause()
    assert watch.secrets


@cache
def before_the_first_discard() -> Match[Any]:
    """Lay the cards of the origin; then Mum is asked again, and now she has a hand."""
    match = new_match(("Mum", "Tom", "Dad"))
    while not isinstance(match.state.question, WhichDiscard):
        match = match.play(legal(match.game, match.state)[0])
    return match


def hand_in(picture: str) -> list[str]:
    """List the cards of Mum's hand that can be read in a picture of the screen."""
    hand = before_the_first_discard().state.hands[0]
    return [f"Card {card}" for card in hand if f"Card {card}" in picture]


async def beneath(pilot: Pilot[None]) -> str:
    """Take the cover away without anybody having said who they are, look, and put it back."""
    table = table_of(pilot.app)
    covers = table.classes & {"-curtain", "-voting"}
    table.remove_class(*covers)
    await pilot.pause()
    picture = shown(pilot.app)
    table.add_class(*covers)
    await pilot.pause()
    return picture


@pytest.mark.parametrize(
    ("cover", "ways"),
    [
        ("ctrl+l", ("f5 left_square_bracket", "1")),
        by_night("ctrl+l", ("colon", "i escape", "f5", "apostrophe", "d", "y"), id="ctrl+l-others"),
        ("u", ("1",)),
        by_night("u", ("colon escape", "apostrophe"), id="u-others"),
    ],
)
async def test_a_cover_is_all_there_is(tmp_path: Path, cover: str, ways: tuple[str, ...]) -> None:
    async with running(tmp_path, (120, 40), new=before_the_first_discard(), notifications=True) as (
        app,
        pilot,
    ):
        await press(pilot, ME, cover)
        plain, bare = shown(app), await beneath(pilot)
        assert not hand_in(plain)
        assert not hand_in(bare)
        for before in ways:
            await press(pilot, *(["escape"] if cover == "u" else []), ME)
            assert hand_in(shown(app)), before
            await press(pilot, *before.split(), cover)
            assert shown(app) == plain, before
            assert await beneath(pilot) == bare, before


@pytest.mark.sample(2)
@COVERS
async def test_no_key_but_its_own_gets_through_a_cover(tmp_path: Path, cover: str) -> None:
    leaves = {"ctrl+q", "f9", "ctrl+p", *(("a", "A", "space") if cover == "ctrl+l" else ("escape",))}
    async with running(tmp_path, (120, 40), new=before_the_first_discard()) as (app, pilot):
        await press(pilot, ME, cover)
        plain, table = shown(app), table_of(app)
        match = table.desk.match
        for key in PLAY_KEYS:
            for name in set(key.keys) - leaves:
                if cover != "u" or name.lower() not in "abc":
                    await press(pilot, name)
        await press(pilot, *"1234567890xyz")
        assert app.screen is table
        assert shown(app) == plain
        assert table.desk.match is match


@COVERS
async def test_no_click_gets_through_a_cover(tmp_path: Path, cover: str) -> None:
    async with running(tmp_path, new=before_the_first_discard()) as (app, pilot):
        await press(pilot, ME, cover)
        plain, table = shown(app), table_of(app)
        match = table.desk.match
        for x, y in ((2, 0), (39, 12), (77, 23), (2, 23)):
            await pilot.click(offset=(x, y), times=2)
        assert shown(app) == plain
        assert table.desk.match is match


@pytest.mark.parametrize("cover", spread(["ctrl+l", "u"]))
async def test_a_cover_stays_one_in_any_size_and_language(tmp_path: Path, cover: str) -> None:
    async with running(tmp_path, (120, 40), new=before_the_first_discard(), language=None) as (app, pilot):
        await press(pilot, ME, cover)
        table, said = table_of(app), set()
        for size, language in zip(SIZES * 2, ("fr", "en") * 2, strict=False):
            app.program.set_preferences(evolve(app.program.preferences, language=language))
            await pilot.resize_terminal(*size)
            await pilot.pause()
            picture = shown(app)
            said.add(picture)
            assert not hand_in(picture)
            assert not tells_more(table.desk)
            if size.width >= 80:
                words = table.desk.words
                asked = words("curtain-look-away" if is_at_curtain(app) else "agree-unseen")
                assert " ".join(asked.split()[:3]) in picture
        assert len(said) == 4
        assert not hand_in(await beneath(pilot))


async def test_the_list_of_commands_offers_nothing_of_the_table_behind_a_curtain_and_leaving_works(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, new=before_the_first_discard()) as (app, pilot):
        await press(pilot, "ctrl+p")
        assert isinstance(app.screen, PaletteScreen)
        assert not hand_in(shown(app))
        words = table_of(app).desk.words
        assert words("command-menu") in shown(app)
        assert words("command-score") not in shown(app)
        await write(pilot, "discard")
        await press(pilot, "enter", "escape")
        assert is_at_curtain(app)
        await press(pilot, "ctrl+q")
        assert not isinstance(app.screen, TableScreen)


async def test_what_is_typed_is_forgotten_when_the_curtain_falls(tmp_path: Path) -> None:
    async with running(tmp_path, new=before_the_first_discard()) as (app, pilot):
        await press(pilot, ME, "colon")
        table = table_of(app)
        line = table.query_one("#typed", Input)
        line.post_message(Paste("discard 1"))
        await pilot.pause()
        assert isinstance(table.desk.mode, Typing)
        assert isinstance(line.suggester, Suggester)
        await press(pilot, "ctrl+l")
        assert is_at_curtain(app)
        assert (line.value, line.display) == ("", False)
        assert not isinstance(table.query_one("#typed", Input).suggester, Suggester)
        assert table.focused is None
        await press(pilot, "x", ME)
        assert not isinstance(table.desk.mode, Curtain | Typing)


async def test_the_curtain_takes_away_what_was_said_and_the_map_lies_as_before_behind_it(
    tmp_path: Path,
) -> None:
    match = before_the_first_discard()
    async with running(tmp_path, (120, 40), new=match, notifications=True) as (app, pilot):
        await press(pilot, ME, "minus")
        view = table_of(app).query_one(MapView)
        size, picture = view.tile_size, shown(app)
        await press(pilot, "full_stop")
        assert "ways to go on" in shown(app)
        await press(pilot, "ctrl+l")
        assert is_at_curtain(app)
        assert "ways to go on" not in shown(app)
        await press(pilot, ME)
        assert view.tile_size is size
        assert shown(app) == picture


async def test_a_vote_is_cast_by_letters_and_by_mouse_and_no_enter_agrees_for_anybody(tmp_path: Path) -> None:
    async with running(tmp_path, new=before_the_first_discard()) as (app, pilot):
        table = table_of(app)
        before = table.desk.match
        await press(pilot, ME, "u", "enter", "space", "tab", "shift+tab", "space")
        assert is_voting(app)
        assert "✓ A" not in shown(app)
        await press(pilot, "escape")
        assert table.desk.match == before
        await press(pilot, ME, "u", "B")
        assert "✓ B" in shown(app)
        at = table.desk.match.at
        await click(pilot, "#refuse", x=2)
        assert is_at_curtain(app)
        await click(pilot, "#curtain-open", x=2)
        await press(pilot, "u", "a")
        await click(pilot, "#seat-1", x=2)
        await click(pilot, "#seat-2", x=2)
        assert not is_voting(app)
        assert table.desk.match.at < at


async def test_a_vote_has_a_button_for_each_person_and_none_for_a_computer(tmp_path: Path) -> None:
    match = before_the_first_discard()
    players = (*match.players[:2], match.players[2].__replace__(sitter=Sitter.STRONG))
    async with running(tmp_path, new=match.__replace__(players=players)) as (app, pilot):
        await press(pilot, ME, "u")
        assert is_voting(app)
        buttons = [table_of(app).query_one(f"#seat-{seat}", Button) for seat in range(3)]
        assert [button.display for button in buttons] == [True, True, False]
        assert "seat-2" not in shown(app)
        await press(pilot, "a", "b")
        assert not is_voting(app)
