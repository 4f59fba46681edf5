"""The history: results by player and by game, with the names as they were typed, in both languages."""

import json
from pathlib import Path

import pytest

from bench.matches import finished
from boardkit.core import Seat, Study
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.library.match_rows import Result
from boardkit.text import words_for
from boardkit.text.names import visible
from boardkit.tui.app import BoardkitApp
from boardkit.tui.pages.history import Histories, HistoryScreen
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.pages.pictures import Board, board_at
from tests.tui.tools import click, click_key, make_app, new_match, played_at_random, press, running, shown

RESULTS = [
    ("tectonic_tribes", ["Ada", "[red]Béla[/]"], [20, 15], [0]),
    ("tectonic_tribes", ["Ada", "[red]Béla[/]"], [11, 30], [1]),
    ("terraforming_mars", ["ada", "Chen\u202e" + "W" * 60], [60, -5], [0]),
]


SEEN = {(80, 24): False, (120, 40): False, (160, 50): True, (200, 60): True}
"""Whether a board is seen in windows of these sizes."""


def with_results(app: BoardkitApp) -> None:
    """Put results into the library whose matches have been deleted since."""
    for game, players, totals, winners in RESULTS:
        plain = {
            "players": players,
            "totals": totals,
            "winners": winners,
            "finished": "2026-05-01T20:00:00+00:00",
        }
        insert = "INSERT INTO results (match, game, result) VALUES (NULL, ?, ?)"
        app.library._db.execute(insert, (game, json.dumps(plain)))


async def test_without_results_it_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        app.push_screen(HistoryScreen())
        await pilot.pause()
        assert "No match has been finished yet" in shown(app)
        await press(pilot, "right", "down", "escape")
        assert isinstance(app.screen, MenuScreen)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("size", "language", "averages"),
    [((80, 24), "en", ("15.5", "22.5")), ((120, 40), "fr", ("15,5", "22,5"))],
)
async def test_results_are_told_by_player_by_game_and_of_a_game_with_its_points_in_time(
    tmp_path: Path, size: tuple[int, int], language: str, averages: tuple[str, str]
) -> None:
    with make_app(tmp_path, language=language) as app:
        with_results(app)
        async with app.run_test(size=size) as pilot:
            app.push_screen(HistoryScreen())
            await pilot.pause()
            of_all = lines_of(app)
            await press(pilot, "right")
            of_one = lines_of(app)
            await press(pilot, "right")
            assert "Terraforming Mars" in shown(app)
            await press(pilot, "right")
            assert "Tectonic Tribes" in shown(app)
            await click_key(pilot, "turn(-1)")
            assert "-5" in shown(app)
    assert {"ada 3 2", "[red]Béla[/] 2 1", f"{visible(RESULTS[2][1][1])[:19]}… 1 0"} <= {*of_all}
    assert any(line.startswith("Tectonic Tribes 2 [red]Béla[/] 30 2026-05-0") for line in of_all)
    assert {f"Ada 2 1 20 {averages[0]} ▄▁", f"[red]Béla[/] 2 1 30 {averages[1]} ▂█"} <= {*of_one}


def lines_of(app: BoardkitApp) -> list[str]:
    """Return the lines on the screen, with a single blank between words."""
    return [" ".join(line.split()) for line in shown(app).splitlines()]


async def test_a_match_is_in_the_history_as_soon_as_it_is_over_and_opened_from_the_menu(
    tmp_path: Path,
) -> None:
    over = played_at_random(new_match(["Ada", "Béla"]))
    points = over.game.score(over.state).totals
    with make_app(tmp_path) as app:
        app.library.create(Study(over))
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "6", "right")
            lines = lines_of(app)
            await click_key(pilot, "back")
            await click(pilot, "#entries", x=6, y=5)
            assert isinstance(app.screen, HistoryScreen)
    assert any(line.startswith(f"Ada 1 {int(points[0] > points[1])} {points[0]} ") for line in lines)


def test_hints_are_told_where_any_were_given() -> None:
    given = Result(players=["Ada", "Béla"], totals=[3, 2], winners=[0], finished="", hints=[2, 0])
    words = words_for("en")
    told = Histories({"toy": [given]}, words, {"toy": "Toy"}).of_game("toy").plain
    lines = [" ".join(line.split()) for line in told.splitlines()]
    assert "player matches wins best average hints over time" in lines
    assert any(line.startswith("Ada 1 1 3 3.0 2") for line in lines)
    assert any("Ada 3 (2 hints) Béla 2" in line for line in lines)
    without = Histories({"toy": [given.__replace__(hints=[])]}, words, {"toy": "Toy"}).of_game("toy").plain
    assert "hint" not in without


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", SEEN)
async def test_the_board_of_the_latest_match_is_shown_where_there_is_room(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    seen = SEEN[size]
    match = played_at_random(new_match(["Ada", "[red]Béla[/]"]))
    with make_app(tmp_path) as app:
        with_results(app)
        app.library.create(Study(match))
        async with app.run_test(size=size) as pilot:
            app.push_screen(HistoryScreen())
            await pilot.pause()
            side = app.screen.query_one("#results-side")
            scene = app.screen.query_one(Board)._scenery
            assert bool(side.region) == seen
            assert (scene is not None and scene.looks == board_at(match, match.at)[0].looks) == seen
            assert ("Ada and [red]Béla[/]" in shown(app)) == seen
            await press(pilot, "right", "right")
            assert "History: Terraforming Mars" in shown(app)
            assert not side.visible


@pytest.mark.parametrize("key", GAMES)
def test_boards_show_what_everybody_may_see_and_mark_what_changed(key: str) -> None:
    match = finished(2, 3, game=GAMES[key])
    pictures = [board_at(match, at) for at in range(1, match.at + 1, 7)]
    assert all(picture.looks for picture, _ in pictures)
    assert any(marks.last & picture.looks.keys() for picture, marks in pictures)
    if drawing_of(key).own_maps:
        one, other = (board_at(match, match.at, Seat(seat))[0].looks for seat in (0, 1))
        assert one != other
