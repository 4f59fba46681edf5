"""The score sheet: who wins and why, lines with rules, bars, and what comes after."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static

import boardkit.tui
from boardkit.core import Match, ScoreSheet, Seat, Study
from boardkit.core.lines.course import Course
from boardkit.core.records.record import start
from boardkit.draw.palette import palette
from boardkit.games import GAMES
from boardkit.games.tectonic_tribes.box.things import Terrain
from boardkit.games.tectonic_tribes.rules.scoring import FewerTribeCards, RegionHeld
from boardkit.games.terraforming_mars.rules.scoring import GreeneriesScored, RatingScored
from boardkit.maps.squares import Square
from boardkit.text import Words, words_for
from boardkit.text.scores import gains_sentence, kinds_sentence, tie_breaks_sentence, winner_sentence
from boardkit.tui.desk.intents import Do, Intent, ShowMoment, Want
from boardkit.tui.pages.history import HistoryScreen
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.pages.rules import RulesScreen
from boardkit.tui.pages.score import Bars, ScoreScreen, length
from boardkit.tui.pages.setup import SetupScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.map import MapView
from tests.daily import spread
from tests.tui.tools import (
    click,
    click_key,
    make_app,
    new_match,
    played_at_random,
    pointed_at,
    press,
    running,
    shown,
)

OVER = played_at_random(new_match(["Ada", "[red]Béla[/]", "Chen"], seed=4))
SHEET = OVER.game.score(OVER.state)
COURSE = Course(OVER)


async def open_sheet(pilot: Pilot[None], match: Match[Any] = OVER) -> list[Intent | None]:
    wishes: list[Intent | None] = []
    pilot.app.push_screen(ScoreScreen(match), wishes.append)
    await pilot.pause()
    return wishes


def words_in(language: str) -> Words:
    return words_for(language, OVER.game.key, [player.name for player in OVER.players])


def held_to_the_sheet(text: str, words: Words) -> None:
    """Hold what is shown to the winner, and to each line with its kind and its rule."""
    assert winner_sentence(SHEET, words) in text
    assert "[red]Béla[/]" in text
    for line in SHEET.lines:
        assert words.say(line) in text
        assert words(f"kind-{line.kind}") in text
    assert text.count(f"§{SHEET.lines[0].rule}") >= len(SHEET.lines)


async def test_lines_lead_to_their_rules_keys_are_listed_and_the_history_opens_over_the_sheet(
    tmp_path: Path,
) -> None:
    with make_app(tmp_path) as app:
        app.library.create(Study(OVER))
        async with app.run_test(size=(80, 24)) as pilot:
            wishes = await open_sheet(pilot)
            sheet = app.screen
            assert isinstance(sheet, ScoreScreen)
            await press(pilot, "down", "enter")
            assert isinstance(app.screen, RulesScreen)
            assert pointed_at(pilot, "#contents") == "4"
            await press(pilot, "escape", "question_mark")
            told = str(app.screen.query_one(".dialog-text Static", Static).render())
            assert all(sheet.words(name) in told for name in ("score-key-rematch", "score-key-history"))
            await press(pilot, "escape")
            assert isinstance(app.screen, ScoreScreen)
            await press(pilot, "h")
            assert isinstance(app.screen, HistoryScreen)
            assert "History: Tectonic Tribes" in shown(app)
            await press(pilot, "escape")
            await click(pilot, "#wish-history", x=2)
            assert isinstance(app.screen, HistoryScreen)
    assert wishes == []


WISHES: dict[str, Intent | None] = {
    "rematch": Want.REMATCH,
    "walk": Do.WALK,
    "menu": Do.LEAVE,
    "back": None,
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("language", spread(["en", "fr"]))
@pytest.mark.parametrize("name", WISHES)
async def test_what_comes_after_is_wished_for_by_key_by_mouse_and_at_the_foot(
    tmp_path: Path, name: str, language: str
) -> None:
    async with running(tmp_path, language=language) as (app, pilot):
        app.library._db.execute("DROP TABLE results")  # it is told though nothing says how others ended
        by_key = await open_sheet(pilot)
        assert winner_sentence(SHEET, words_in(language)) in shown(app)
        await press(pilot, "escape" if name == "back" else name[0])
        by_mouse = await open_sheet(pilot)
        await click(pilot, f"#wish-{name}", x=2)
        at_the_foot = await open_sheet(pilot)
        await click_key(pilot, "wish('rematch')")
    assert by_key == by_mouse == [WISHES[name]]
    assert at_the_foot == [Want.REMATCH]


async def test_before_the_end_the_score_is_provisional_with_a_board_and_neither_curve_nor_rematch(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        wishes = await open_sheet(pilot, OVER.jump(len(OVER.moments) // 2))
        await press(pilot, "tab")
        assert focus(app) == "end-map"
        await press(pilot, "r", "m", "w", "n", "o", "up", "right")
        text = shown(app)
    assert all(part in text for part in ("so far", "The board now"))
    assert not any(part in text for part in ("Rematch", "Points after each round"))
    assert wishes == []


async def test_a_table_without_points_has_a_line_for_each_of_the_longest_names_and_leads_to_the_rules(
    tmp_path: Path,
) -> None:
    match = new_match(["W" * 40, "M" * 40, "李" * 40, "Ö" * 40, "[b]" * 13])
    async with running(tmp_path) as (app, pilot):
        await open_sheet(pilot, match)
        lines = shown(app).splitlines()
        assert [line[:3].strip() for line in lines[3:9]] == ["1.", "1.", "1.", "1.", "1.", ""]
        await click(pilot, "#score-sheet", x=8, y=1)
        assert isinstance(app.screen, RulesScreen)


def test_bars_carry_letter_number_and_length() -> None:
    lines = (
        RegionHeld(Seat(0), 8, Terrain.LAKE, Square(0, 0), 8, 0, 0),
        RegionHeld(Seat(1), 4, Terrain.LAKE, Square(1, 0), 4, 0, 0),
        RegionHeld(Seat(1), 1, Terrain.MINE, Square(2, 0), 1, 0, 0),
    )
    sheet = ScoreSheet(2, lines, (FewerTribeCards((0, 0)),))
    console = Console(width=24, color_system=None, record=True, file=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(Bars(sheet, words_for("en", "tectonic_tribes"), palette()))
    assert [line.rstrip() for line in captured.get().splitlines()] == [
        "lakes",
        " A  ████████████████ 8",
        " B  ████████ 4",
        "mines",
        " A   0",
        " B  ██ 1",
    ]


def test_bars_of_several_kinds_stand_side_by_side_where_they_have_room() -> None:
    lines = (
        RegionHeld(Seat(0), 8, Terrain.LAKE, Square(0, 0), 8, 0, 0),
        RegionHeld(Seat(1), 4, Terrain.MINE, Square(2, 0), 4, 0, 0),
    )
    sheet = ScoreSheet(2, lines, (FewerTribeCards((0, 0)),))
    console = Console(width=46, color_system=None, record=True, file=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(Bars(sheet, words_for("en", "tectonic_tribes"), palette()))
    assert [line.rstrip() for line in captured.get().splitlines()] == [
        "lakes                  mines",
        " A  ██████████████ 8    A   0",
        " B   0                  B  ███████ 4",
    ]


def test_bars_stand_one_below_the_other_as_long_as_there_are_lines() -> None:
    lines = (
        RegionHeld(Seat(0), 8, Terrain.LAKE, Square(0, 0), 8, 0, 0),
        RegionHeld(Seat(1), 4, Terrain.MINE, Square(2, 0), 4, 0, 0),
    )
    sheet = ScoreSheet(2, lines, ())
    console = Console(width=46, color_system=None, file=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(Bars(sheet, words_for("en", "tectonic_tribes"), palette(), lines=6))
    assert [line.rstrip() for line in captured.get().splitlines()] == [
        "lakes",
        f" A  {38 * '█'} 8",
        " B   0",
        "mines",
        " A   0",
        f" B  {19 * '█'} 4",
    ]


def test_a_long_name_of_a_kind_takes_columns_that_its_neighbour_can_spare() -> None:
    lines = RatingScored(Seat(0), 20), GreeneriesScored(Seat(0), 5, 5)
    bars = Bars(ScoreSheet(1, lines, ()), words_for("fr", "terraforming_mars"), palette())
    console = Console(width=46, color_system=None, file=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(bars)
    assert captured.get().splitlines()[0].split("  ")[0].startswith("niveau de terraformation forêts")


def test_a_bar_shows_any_points_and_loss_as_well_as_gain() -> None:
    assert [length(points, 100, 20) for points in (0, 1, 50, 100, -100)] == [0, 1, 10, 20, 20]


def focus(app: App[None]) -> str:
    return "" if app.screen.focused is None else app.screen.focused.id or ""


async def looked_back(pilot: Pilot[None]) -> None:
    """Wait until the moments that mattered are found."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def test_a_large_window_shows_all_at_once_and_points_stand_near_their_lines(tmp_path: Path) -> None:
    words = words_in("en")
    longest = max(len(words.say(line)) for line in SHEET.lines)
    async with running(tmp_path, (120, 40)) as (app, pilot):
        await open_sheet(pilot)
        await looked_back(pilot)
        text = shown(app)
        assert app.screen.query_one(MapView).region.height > 10
        await pilot.resize_terminal(200, 60)
        await pilot.pause()
        sheet, bars = (app.screen.query_one(f"#{part}").region for part in ("score-sheet", "bars"))
        assert longest < sheet.width < longest + 24
        assert sheet.width + bars.width == 200
    held_to_the_sheet(text, words)
    assert tie_breaks_sentence(SHEET, words) in text
    assert words("end-board") in text
    assert "┤" in text
    for turning in COURSE.turnings:
        assert gains_sentence(turning.gains, words) in text
        assert kinds_sentence(turning, words) in text


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_small_window_shows_one_part_and_goes_to_the_others_by_tab_digit_and_click(
    tmp_path: Path, language: str
) -> None:
    words = words_in(language)
    async with running(tmp_path, language=language) as (app, pilot):
        await open_sheet(pilot)
        await looked_back(pilot)
        held_to_the_sheet(shown(app), words)
        stops = []
        for _ in range(4):
            await press(pilot, "tab")
            stops.append(focus(app))
        assert stops == ["course", "moments", "end-map", "score-sheet"]
        await press(pilot, "shift+tab")
        assert focus(app) == "end-map"
        await press(pilot, "2")
        assert focus(app) == "course"
        assert words("end-moments") in shown(app)
        assert "§4" not in shown(app)
        await click_key(pilot, "part(2)", "#parts-bar")
        assert words("end-board") in shown(app)
        await click_key(pilot, "part")
        assert focus(app) == "score-sheet"
        assert "§4" in shown(app)


async def test_the_board_comes_into_view_when_the_window_grows(tmp_path: Path) -> None:
    mars = start(GAMES["terraforming_mars"], GAMES["terraforming_mars"].options(), OVER.players, 3)
    async with running(tmp_path) as (app, pilot):
        await open_sheet(pilot, mars)
        await press(pilot, "2")
        view = app.screen.query_one(MapView)
        view.scroll_to(y=3, animate=False, immediate=True)
        await pilot.resize_terminal(160, 60)
        await pilot.pause()
        assert view.virtual_size.height <= view.size.height
        assert view.scroll_offset == (0, 0)


@pytest.mark.sample(2)
@pytest.mark.parametrize("key", ["enter", "n"])
async def test_rounds_and_moments_are_shown_on_the_board_and_a_moment_is_walked_to(
    tmp_path: Path, key: str
) -> None:
    first, second = COURSE.turnings[:2]
    async with running(tmp_path, (120, 40)) as (app, pilot):
        wishes = await open_sheet(pilot)
        await looked_back(pilot)
        await press(pilot, "tab", "left")
        assert f"The board after round {COURSE.ends[-2].number}" in shown(app)
        await press(pilot, "home")
        assert "The board before the first round" in shown(app)
        await press(pilot, "end")
        assert "The whole board at the end" in shown(app)
        await click(pilot, "#course", x=6, y=3)
        assert "The board before the first round" in shown(app)
        await press(pilot, "shift+tab")
        assert "The whole board at the end" in shown(app)
        await press(pilot, "tab", "tab")
        assert f"The board at this moment of round {first.round}" in shown(app)
        await press(pilot, "down")
        assert f"The board at this moment of round {second.round}" in shown(app)
        await press(pilot, key)
        clicked = await open_sheet(pilot)
        await looked_back(pilot)
        await click(pilot, "#moments", x=4, y=0)
    assert wishes == [ShowMoment(second.section, second.cause)]
    assert clicked == [ShowMoment(first.section, first.cause)]


async def test_the_end_of_a_match_leads_to_the_moment_to_other_players_and_on_to_the_menu(
    tmp_path: Path,
) -> None:
    with make_app(tmp_path) as app:
        number = app.library.create(Study(OVER))
        async with app.run_test(size=(120, 40)) as pilot:
            app.program.resume(number)
            await pilot.pause()
            await looked_back(pilot)
            assert isinstance(app.screen, ScoreScreen)
            assert app.screen.query_one("#score-sheet").region, "what the table hides is hidden here"
            await press(pilot, "n")
            assert isinstance(app.screen, TableScreen)
            assert app.screen.desk.walk is not None
            assert app.screen.desk.walk.halt.at == COURSE.turnings[0].cause
            await press(pilot, "escape", "enter", "o")
            assert isinstance(app.screen, SetupScreen)
            plan = app.screen.plan
            assert (plan.players, plan.options) == (OVER.players, OVER.options)
            app.screen.action_start()
            await pilot.pause()
            await left_to_the_menu(pilot)


@pytest.mark.nightly
async def test_a_rematch_is_left_to_the_menu_and_not_to_the_match_that_is_over(tmp_path: Path) -> None:
    async with running(tmp_path, new=OVER) as (_, pilot):
        await press(pilot, "r")
        await left_to_the_menu(pilot)


async def left_to_the_menu(pilot: Pilot[None]) -> None:
    """Leave another match than the one that is over, and come to the menu."""
    assert isinstance(pilot.app.screen, TableScreen)
    assert not pilot.app.screen.desk.match.over
    await press(pilot, "ctrl+q")
    assert isinstance(pilot.app.screen, MenuScreen)


def test_no_part_is_styled_by_the_sheets_of_two_screens() -> None:
    """A screen's style sheet goes on to hold for the screens after it; a table has several."""
    owners: dict[str, set[str]] = {}
    for path in Path(boardkit.tui.__file__).parent.rglob("*.tcss"):
        bare = re.sub(r"/\*.*?\*/|\{.*?\}", "", path.read_text("utf-8"), flags=re.DOTALL)
        for name in re.findall(r"#([a-z][a-z-]*)", bare):
            owners.setdefault(name, set()).add("table" if path.parent.name == "table" else path.name)
    assert {name: styled for name, styled in owners.items() if len(styled) > 1} == {}
