"""Random play by command: the figures, and that they follow from the arguments."""

import json
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from boardkit.commands.simulate import settings_from
from boardkit.games import GAMES
from boardkit.text import words_for
from tests.cli.running import GAME, Shell
from tests.endurance.child import Child

SOURCE = Path(__file__).parents[2] / "src"

KEYS = ["game", "seats", "games", "finished", "decisions", "moves_listed", "seconds", "longest", "scores"]


def _figures(shell: Shell, *more: str, games: int = 2) -> dict[str, Any]:
    told = shell("simulate", GAME, "--seats", "3", "--games", str(games), "--json", *more)
    figures: dict[str, Any] = json.loads(told.out)
    return figures


def test_the_json_has_exactly_these_figures(shell: Shell) -> None:
    figures = _figures(shell, "--seed", "5")
    assert list(figures) == KEYS
    assert (figures["seats"], figures["games"], figures["finished"]) == (3, 2, 2)
    assert figures["longest"] <= figures["decisions"] <= figures["moves_listed"]
    assert [len(totals) for totals in figures["scores"]] == [3, 3]


def test_all_but_the_seconds_follows_from_the_arguments(shell: Shell) -> None:
    first, second, other = (_figures(shell, "--seed", seed) | {"seconds": 0} for seed in ("5", "5", "6"))
    assert first == second
    assert first != other


def test_options_count(shell: Shell) -> None:
    advanced = _figures(shell, "--option", "advanced=yes", "after_rival_discard=lost")
    assert advanced["longest"] > _figures(shell)["longest"]


def test_without_json_it_is_a_sentence(shell: Shell) -> None:
    told = shell("simulate", GAME)
    assert told.out.startswith("Tectonic Tribes, 2 players: one game in ")


def test_switches_may_be_written_as_elsewhere() -> None:
    settings = [settings_from(GAMES[GAME], [f"advanced={value}"]) for value in ("yes", "true", "1", "ON")]
    assert [one.advanced for (one,) in settings] == [True] * 4


def test_with_several_games_there_are_tables(shell: Shell) -> None:
    answer = shell("simulate", GAME, "--seats", "3", "--games", "4")
    told = answer.out
    assert (answer.err, "\x1b" in told) == ("", False)  # a bar is for terminals
    for title in ("many-by-seat", "many-length", "many-by-kind", "many-legend"):
        assert words_for("en")(title).split()[0] in told
    assert "│" in told
    assert "by who is asked first" in told


@pytest.mark.nightly
def test_two_processes_come_to_the_same_figures(shell: Shell) -> None:
    alone, pair = (_figures(shell, "--jobs", jobs, games=20) for jobs in ("1", "2"))
    assert alone | {"seconds": 0} == pair | {"seconds": 0}


@pytest.mark.nightly
def test_a_cluster_comes_to_the_same_figures(shell: Shell) -> None:
    alone, cluster = (_figures(shell, *more, games=12) for more in ((), ("--dask", "local")))
    assert alone | {"seconds": 0} == cluster | {"seconds": 0}


@pytest.mark.parametrize("name", ["games.sqlite", "games.parquet"])
def test_a_file_is_gone_on_with(shell: Shell, name: str) -> None:
    whole = _figures(shell, games=12) | {"seconds": 0}
    assert _figures(shell, "--out", name, games=5)["games"] == 5
    assert _figures(shell, "--out", name, games=12) | {"seconds": 0} == whole
    assert _figures(shell, "--out", name, games=5) | {"seconds": 0, "scores": 0} == (
        _figures(shell, games=5) | {"seconds": 0, "scores": 0}
    )
    told = shell("simulate", GAME, "--seats", "3", "--games", "12", "--out", name)
    assert f"12 games were kept in {name} before" in told.out


def test_several_values_of_an_option_are_told_apart(shell: Shell) -> None:
    told = shell("simulate", GAME, "--games", "8", "--option", "advanced=no,yes")
    assert (told.code, told.err) == (0, "")
    first, second = told.out.index("With advanced=no\n"), told.out.index("With advanced=yes\n")
    assert first < told.out.index("Who wins", first) < second < told.out.index("Who wins", second)


def test_several_values_of_several_options_are_all_combined() -> None:
    game = GAMES[GAME]
    settings = settings_from(game, ["advanced=yes,no,on", "after-rival-discard=lost,placed"])
    assert len(settings) == 4
    assert settings_from(game, []) == (game.options(),)


def test_the_commas_of_a_text_part_nothing() -> None:
    (options,) = settings_from(GAMES["water_sharing"], ["own_cards=a,b"])
    assert options.own_cards == "a,b"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("--option advanced=no,perhaps", "“perhaps”"),
        ("--jobs 0", "“0”"),
        ("--out games.csv", ".parquet"),
        ("--out nowhere/games.sqlite", "the folder for it does not exist"),
        ("--dask nowhere", "“nowhere”"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(shell: Shell, line: str, told: str) -> None:
    answer = shell("simulate", GAME, *line.split())
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
    assert not any(Path().glob("games*"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_of_another_plan_is_refused(shell: Shell, language: str) -> None:
    assert shell("simulate", GAME, "--out", "a.sqlite").code == 0
    told = shell("--lang", language, "simulate", GAME, "--seats", "4", "--out", "a.sqlite")
    assert (told.code, told.out) == (2, "")
    assert all(part in told.err for part in ("a.sqlite", "2", "4", words_for(language)("plan-part-seats")))


def test_on_a_terminal_there_is_a_bar(tmp_path: Path) -> None:
    printed = tmp_path / "printed"
    child = Child(["simulate", GAME, "--games", "12"], terminal=True, printed=printed)
    shown = child.read_on()
    assert child.ends() == 0
    assert "12/12" in shown
    assert "games a second" in shown
    assert "left" in shown
    assert "\x1b" not in printed.read_text("utf-8")


def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path: Path, shell: Shell) -> None:
    name = str(tmp_path / "games.sqlite")
    line = ["simulate", GAME, "--seats", "3", "--games", "500", "--out", name]
    running = Child(line, terminal=False)
    while _count(name) < 16:
        assert not running.read(time.monotonic() + 0.05)
    assert running.kill() == b""
    before = _count(name)
    assert 16 <= before < 500
    games = before + 8
    whole = _figures(shell, games=games) | {"seconds": 0}
    assert _figures(shell, "--out", name, games=games) | {"seconds": 0} == whole


def _count(name: str) -> int:
    if not Path(name).is_file():
        return 0
    with suppress(sqlite3.Error):
        connection = sqlite3.connect(name)
        with closing(connection):
            count: int = connection.execute("SELECT count(*) FROM games").fetchone()[0]
            return count
    return 0
