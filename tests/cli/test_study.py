"""What a file of games tells: numbers that can be counted by hand, on the terminal and on a page."""

import json
import re
import sqlite3
from collections import Counter
from html.parser import HTMLParser
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from boardkit.cli import main
from boardkit.commands.figures import bar_of
from boardkit.games import GAMES
from boardkit.many.report import Bar
from boardkit.text import LANGUAGES, words_for
from tests.cli.running import GAME, Shell
from tests.daily import in_turn
from tests.every import every_language

NAMES = {game: f"{game}.sqlite" for game in GAMES}


@pytest.fixture(scope="module")
def sixteen(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Keep 16 games of three seats in a file."""
    file = tmp_path_factory.mktemp("played") / "a.sqlite"
    assert main(["simulate", GAME, "--seats", "3", "--games", "16", "--out", str(file)]) == 0
    return file.read_bytes()


@pytest.fixture
def games(shell: Shell, sixteen: bytes) -> str:
    Path("a.sqlite").write_bytes(sixteen)
    return "a.sqlite"


def rows(name: str) -> list[dict[str, Any]]:
    """Read a file of games without boardkit."""
    connection = sqlite3.connect(name)
    connection.row_factory = sqlite3.Row
    found = [dict(row) for row in connection.execute("SELECT * FROM games")]
    connection.close()
    lists = ("totals", "winners", "points", "deeds", "order")
    return [row | {name: json.loads(row[name]) for name in lists} for row in found]


def line(out: str, *begin: str) -> list[str]:
    """Return the words of the first line that begins with some words, without them."""
    lines = map(str.split, out.splitlines())
    return next(line[len(begin) :] for line in lines if line[: len(begin)] == [*begin])


def test_wins_and_lengths_are_those_of_the_file(shell: Shell, games: str) -> None:
    out, kept = shell("study", games).out, rows(games)
    wins = Counter(seat for row in kept for seat in row["winners"])
    for seat in range(3):
        count, share, *_ = line(out, "seat", str(seat + 1))
        assert (count, share) == (str(wins[seat]), f"{100 * wins[seat] / 16:.1f}%")
    firsts = sum(row["order"][0] in row["winners"] for row in kept)
    assert line(out, "asked", "first")[0] == str(firsts)
    lengths = [row["decisions"] for row in kept]
    average, _, _, middle, _, longest = line(out, "decisions")
    assert average == f"{sum(lengths) / 16:.1f}"
    assert (middle, longest) == (str(sorted(lengths)[7]), str(max(lengths)))
    (part,) = re.findall(r"How often: decisions\n(.*?)\n\n", out, re.DOTALL)
    assert sum(int(row.split()[1]) for row in part.splitlines()[2:]) == 16


def test_points_by_kind_are_those_of_the_file(shell: Shell, games: str) -> None:
    out, kept = shell("study", games).out, rows(games)
    won = [(row, seat) for row in kept for seat in row["winners"]]
    for kind in ("lake", "forest", "mine"):
        a_seat = sum(sum(row["points"].get(kind, [])) for row in kept) / 48
        a_winner = sum(row["points"][kind][seat] for row, seat in won if kind in row["points"]) / len(won)
        assert line(out, f"{kind}s")[:2] == [f"{a_seat:.1f}", f"{a_winner:.1f}"]


def test_what_was_played_and_won_with_is_that_of_the_file(shell: Shell, games: str) -> None:
    out, kept = shell("study", games, "--top", "100").out, rows(games)
    tribes = out[out.index("Lay a tribe card") :]
    key = "tribe card hunters"
    times = [(row, row["deeds"].get(key, [0, 0, 0])) for row in kept]
    seats = [(row, seat) for row, by_seat in times for seat in range(3) if by_seat[seat]]
    won = sum(seat in row["winners"] for row, seat in seats)
    count = sum(sum(by_seat) for _, by_seat in times)
    assert line(tribes, "Hunters")[:3] == [str(count), f"{count / 16:.2f}", f"{100 * won / len(seats):.1f}%"]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("key", "way"), in_turn(GAMES, [*product(LANGUAGES, ["80", "120"])]))
def test_every_game_can_be_studied(
    shell: Shell, key: str, way: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    language, columns = way
    monkeypatch.setenv("COLUMNS", columns)
    seats = str(GAMES[key].seats[-1])
    assert shell("simulate", key, "--seats", seats, "--games", "2", "--out", "a.sqlite").code == 0
    told = shell("--lang", language, "study", "a.sqlite", "--top", "1000")
    assert (told.code, told.err) == (0, "")
    assert words_for(language)("many-by-seat") in told.out
    assert max(map(len, told.out.splitlines())) <= int(columns)
    assert "…" not in told.out


def test_a_long_table_says_how_to_see_the_rest(shell: Shell, games: str) -> None:
    assert re.search(r"\d+ more lines: --top \d+", shell("study", games, "--top", "2").out)


class Reader(HTMLParser):
    """Reads a page: its tags, and its text."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.tags[tag] += 1

    def handle_data(self, data: str) -> None:
        self.text += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader


@pytest.mark.sample(2)
@every_language
def test_a_page_has_a_picture_and_a_table_of_everything(shell: Shell, games: str, language: str) -> None:
    assert shell("--lang", language, "study", games, "--html", "a.html").code == 0
    page = Path("a.html").read_text("utf-8")
    reader = read(page)
    assert f'<html lang="{language}">' in page
    assert reader.tags["table"] == reader.tags["section"] == reader.tags["svg"] + 1 > 5
    assert reader.tags["script"] == 0
    assert not re.search(r"(src|href)=", page)
    assert words_for(language)("many-by-seat") in reader.text


def test_a_page_is_not_written_over_another(shell: Shell, games: str) -> None:
    Path("a.html").write_text("mine")
    assert shell("study", games, "--html", "a.html").code == 2
    assert Path("a.html").read_text() == "mine"
    assert shell("study", games, "--html", "a.html", "--force").code == 0
    assert shell("study", games, "--html", "-").out == Path("a.html").read_text("utf-8")


HOSTILE = "<script>alert(1)</script>\x1b[31m[b]&amp;"


def spoilt(name: str) -> None:
    """Put names of things into a file that no game has."""
    connection = sqlite3.connect(name)
    deeds = {f"play card {HOSTILE}": [1, 0, 0], f"{HOSTILE} x y": [1, 0, 0], "play none 3": [1, 0, 0]}
    with connection:
        points = json.dumps({HOSTILE: [1, 2, 3]})
        connection.execute(
            "UPDATE games SET deeds = ?, points = ?, verdict = ?, players = ?",
            (json.dumps(deeds), points, HOSTILE, json.dumps([HOSTILE] * 3)),
        )
        (plan,) = connection.execute("SELECT plan FROM plan").fetchone()
        plain = json.loads(plan) | {"players": [HOSTILE] * 3}
        plain["settings"] = [plain["settings"][0], {HOSTILE: HOSTILE}]
        connection.execute("UPDATE plan SET plan = ?", (json.dumps(plain),))
    connection.close()


def test_names_out_of_a_file_are_no_markup_and_no_commands(shell: Shell, games: str) -> None:
    spoilt(games)
    told = shell("study", games)
    assert (told.code, told.err) == (0, "")
    assert "\x1b" not in told.out
    assert "[b]&amp;" in told.out
    page = shell("study", games, "--html", "-").out
    reader = read(page)
    assert reader.tags["script"] == reader.tags["b"] == 0
    assert "\x1b" not in page
    assert "<script>alert(1)</script>\\x1b[31m[b]&amp;" in reader.text


@pytest.mark.parametrize("name", ["nothing.sqlite", "folder.db", "text.parquet", "a.txt"])
def test_what_is_no_file_of_games_is_told_in_a_sentence(shell: Shell, name: str) -> None:
    Path("folder.db").mkdir()
    Path("text.parquet").write_text("text")
    told = shell("study", name)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert name in told.err


def test_a_bar_is_sure_up_to_its_low_end_and_shaded_to_its_high_one() -> None:
    assert bar_of(Bar(0.5, 0.3, 0.8), None, 1.0, 10, "#=-|") == "###==---  "
    assert bar_of(Bar(0.5, 0.3, 0.8), 0.9, 1.0, 10, "#=-|") == "###==--- |"
    assert bar_of(Bar(0.0, 0.0, 0.0), 1.0, 1.0, 4, "#=-|") == "   |"
