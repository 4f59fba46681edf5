from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from boardkit.core import Match, Player, legal
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.library.kept_files import Findings
from boardkit.players import review
from boardkit.players.advising import looked_closer
from boardkit.players.review import Review, decisions_of
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk.intents import Want
from boardkit.tui.desk.looking import Walking
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.pages import review as page
from boardkit.tui.pages.pictures import Board, board_at
from boardkit.tui.pages.review import ReviewScreen, seats_said
from boardkit.tui.pages.score import ScoreScreen
from boardkit.tui.pages.setup import SetupScreen
from boardkit.tui.preferences import Pace, Preferences
from boardkit.tui.screens.dialogs import PickScreen
from boardkit.tui.widgets.controls import KeyBar
from tests.daily import in_turn
from tests.desk.tools import ink_of
from tests.every import every_language
from tests.tui.tools import begins, click, click_key, make_app, paint, press, running, shown, table_of

PATIENCE = 1200
"""How many times fifty milliseconds another process may take to begin, on a busy machine."""


def match_at_an_open_table() -> Match[Any]:
    """Play a few decisions at random, some of which are bad."""
    game, random = GAMES["life_in_reterra"], Random(2)
    players = [Player("Ada", 0), Player("[b]Bo[/]", 1)]
    match = start(game, game.options(), players, 3, open_table=True)
    for _ in range(4):
        match = match.play(random.choice(legal(game, match.state)))
    return match


@every_language
def test_the_table_of_seats_breaks_no_row_beside_the_moments(language: str) -> None:
    match = match_at_an_open_table()
    words = words_for(language, match.game.key, ["Wilhelmine Charlotte", "Bela"])
    table = seats_said(match, Review((), (-12.5, 12.5)), words, ink_of(match.game.key, 2).palette).split("\n")
    assert max(line.cell_len for line in table[:3]) <= 56


@pytest.fixture
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a thread of this process look again, and seldom: another process imports the program first."""
    monkeypatch.setattr("boardkit.players.pool.processes", lambda *_: ThreadPoolExecutor(1))
    monkeypatch.setattr(ThreadPoolExecutor, "_processes", {}, raising=False)
    for name, often in {"TABLES": 2, "OUTLOOKS": 1, "DRAWS": 1, "PLAYED": 2}.items():
        monkeypatch.setattr(review, name, often)
    seldom = partial(looked_closer, times=0.04)
    monkeypatch.setattr(review, "looked_closer", lambda *given: seldom(*given[:5]))


async def until_whole(pilot: Pilot[None]) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, ReviewScreen)
    for _ in range(PATIENCE):
        if screen.query_one("#review-progress").display is False:
            return
        await pilot.pause(0.05)
    raise AssertionError(shown(pilot.app))


@pytest.mark.usefixtures("quick_reviews", "short_sessions")
async def test_a_match_is_looked_at_again_and_walked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at_an_open_table()
    monkeypatch.setattr("boardkit.practice.sessions.SESSION", 1)
    async with running(tmp_path, new=match) as (app, pilot):
        table = table_of(app)
        table.handle(Want.SCORE)
        await pilot.pause()
        assert isinstance(app.screen, ScoreScreen)
        await press(pilot, "a")
        await until_whole(pilot)
        text = shown(app)
        assert "[b]Bo[/]" in text
        assert "??" in text
        moments = app.screen.query_one("#review-moments", OptionList)
        assert moments.option_count
        findings = Findings.about(match, app.program.library.folder)
        assert {*findings.kept(match)} == {*decisions_of(match)}
        await press(pilot, "e")
        assert isinstance(app.screen, PickScreen)
        await press(pilot, "escape")
        # What the moment under the cursor is about can be practised.
        await press(pilot, "p")
        assert "Practice" in shown(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, ReviewScreen)
        first = app.screen.query_one("#review-moments").region
        number = shown(app).splitlines()[first.y].split()[0]
        await click(pilot, "#review-moments", x=8, y=0)
        assert isinstance(table.desk.mode, Walking)
        assert table.desk.judgement is not None
        assert table.desk.walk is not None
        assert f"decision {number}," in " ".join(shown(app).split())
        assert table.desk.judgement.of(match, table.desk.walk.halt.at) is not None
        # What was found before is not looked for again.
        app.push_screen(ReviewScreen(match))
        await pilot.pause()
        await until_whole(pilot)
        assert len(findings.path.read_text("utf-8").splitlines()) == 1 + len(decisions_of(match))
        assert "reviewing again" not in str(app.screen.query_one("#review-told", Static).render())
        # Where there is room, the board after the moment under the cursor is shown.
        board = app.screen.query_one(Board)
        assert not board.region
        await pilot.resize_terminal(160, 50)
        await press(pilot, "down", "up")
        assert isinstance(app.screen, ReviewScreen)
        first_moment = app.screen._seen.review.moments[0]
        assert board.region
        assert board._scenery is not None
        assert board._scenery.looks == board_at(match, first_moment.at)[0].looks
        await pilot.resize_terminal(*SMALL)
        # What was judged by another measure is, and that is said.
        old = findings.path.read_text("utf-8").replace(findings.measure, "another")
        findings.path.write_text(old, "utf-8")
        app.push_screen(ReviewScreen(match))
        await pilot.pause()
        await until_whole(pilot)
        assert "reviewing again" in str(app.screen.query_one("#review-told", Static).render())
        assert {*findings.kept(match)} == {*decisions_of(match)}


@pytest.mark.sample(2)
@pytest.mark.usefixtures("quick_reviews")
@pytest.mark.parametrize(("by_mouse", "language"), in_turn((False, True), LANGUAGES))
async def test_a_review_fits_a_small_window_and_a_deep_one_is_a_choice_and_says_about_how_long_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_mouse: bool, language: str
) -> None:
    match = match_at_an_open_table()
    monkeypatch.setattr(page, "BATCH", 1)
    async with running(tmp_path, new=match, language=language) as (app, pilot):
        screen = ReviewScreen(match)
        app.push_screen(screen)
        await pilot.pause()
        await until_whole(pilot)
        assert not screen._seen.review.deep
        worth = screen.query_one("#review-worth")
        for seen in ("#review-curve", "#review-round"):
            assert worth.region.contains_region(screen.query_one(seen).region)
        worth.focus()
        await press(pilot, "end")
        assert screen.query_one("#review-words").region.bottom <= worth.region.bottom
        told = screen._seen.review
        await paint(pilot)
        keys = screen.query_one("#page-keys", KeyBar)
        assert {"practise", "walk", "hand_out", "deep", "back"} <= {*begins(keys)}
        if by_mouse:
            await click_key(pilot, "deep")
        else:
            await press(pilot, "d")
        for _ in range(PATIENCE):
            if screen._seen.review.deep:
                break
            await pilot.pause(0.05)
        assert screen._seen.review.deep
        words = screen.words
        told_time = str(screen.query_one("#review-told", Static).render())
        assert words("review-minutes", minutes=0) in told_time
        assert screen._seen.review.outlooks == told.outlooks
        await until_whole(pilot)
        assert words("review-heading", title=words("title"), kind="deep") in shown(app)
        await paint(pilot)
        assert "deep" not in begins(keys)
        findings = Findings.about(match, app.program.library.folder)
        assert all(one.deep for one in findings.kept(match).values())


SMALL = (80, 24)


def match_with(*sitters: Sitter) -> Match[Any]:
    game = GAMES["tectonic_tribes"]
    players = [Player(f"P{seat}", seat, sitter) for seat, sitter in enumerate(sitters)]
    return start(game, game.options(), players, 5)


async def until_thinking(pilot: Pilot[None]) -> None:
    """Decide until a computer is asked."""
    for _ in range(6):
        if isinstance(table_of(pilot.app).desk.mode, Thinking):
            return
        await press(pilot, "tab", "enter")
    raise AssertionError("no computer is ever asked")


async def test_a_computer_moves_by_itself_and_then_the_person_is_asked(tmp_path: Path) -> None:
    with make_app(tmp_path, new=match_with(Sitter.PERSON, Sitter.NEWCOMER)) as app:
        app.program.preferences = Preferences(pace=Pace.INSTANT)
        async with app.run_test(size=SMALL) as pilot:
            await until_thinking(pilot)
            before = table_of(app).desk.match.at
            for _ in range(PATIENCE):
                if not isinstance(table_of(app).desk.mode, Thinking):
                    break
                await pilot.pause(0.05)
            assert table_of(app).desk.match.at > before
            assert table_of(app).desk.match.state.to_move == 0


async def test_a_computer_can_be_stopped_and_replaced_by_keys(tmp_path: Path) -> None:
    with make_app(tmp_path, new=match_with(Sitter.PERSON, Sitter.COACH)) as app:
        app.program.preferences = Preferences(pace=Pace.SLOW)
        async with app.run_test(size=SMALL) as pilot:
            await until_thinking(pilot)
            assert "is thinking" in shown(app)
            await press(pilot, "escape")
            assert "waits" in shown(app)
            await press(pilot, "u")
            assert table_of(app).desk.match.state.to_move == 0


async def test_a_match_is_planned_with_computers_and_their_characters(tmp_path: Path) -> None:
    async with running(tmp_path, SMALL) as (app, pilot):
        screen = SetupScreen(GAMES["life_in_reterra"])
        app.push_screen(screen)
        await pilot.pause()
        screen.query_one("#sitter-1").focus()
        await press(pilot, "left")
        told = app.program.words_of("life_in_reterra")("character-spiteful")
        assert screen.plan.players[1].sitter.character == "spiteful"
        assert told.split()[0] in str(screen.query_one("#setup-characters", Static).visual)
        await press(pilot, *["right"] * 4)
        assert screen.plan.players[1].sitter is Sitter.STRONG
        assert "strong" in shown(app)
        # A character that a game does not have is planned as its level.
        players = [Player("Ada", 0, Sitter.STRONG_SPITEFUL), Player("Béla", 1, Sitter.CASUAL)]
        other = SetupScreen(GAMES["terristories"], players=players)
        assert [one.sitter for one in other.plan.players] == [Sitter.STRONG, Sitter.CASUAL]
