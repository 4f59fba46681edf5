"""`boardkit play GAME --position CODE`: a match from a code, or a sentence about what is wrong with it."""

from pathlib import Path
from typing import Any

import pytest

from boardkit.core.lines.match import Sitter
from boardkit.core.records.position import position_code
from boardkit.games import GAMES
from boardkit.library import MatchId, open_library
from boardkit.library.kept_files import keep
from tests.cli.running import Answer, Shell
from tests.tui.tools import new_match, played_at_random


def code_of(names: tuple[str, ...] = ("Ada", "Béla")) -> str:
    match: Any = played_at_random(new_match(names), 6)
    return position_code(match.game, match.state)


def play(shell: Shell, *arguments: str) -> Answer:
    return shell("play", "tectonic-tribes", "--plain", "--lang", "en", *arguments, typed="q\n")


def test_a_match_begins_with_a_code_or_with_a_file_that_holds_it(shell: Shell, tmp_path: Path) -> None:
    code = code_of()
    file = tmp_path / "position.txt"
    file.write_text(code + "\n", "utf-8")
    for number, given in enumerate((code, f"@{file}"), start=1):
        ran = play(shell, "--position", given, "--players", "Eve,Fay")
        assert ran.code == 0, ran.err
        with open_library(shell.data) as library:
            match = library.load(MatchId(number), GAMES)
        assert match.main.position == code
        assert [player.name for player in match.main.players] == ["Eve", "Fay"]
        assert match.main.open_table


@pytest.mark.parametrize("people", [(), ("--players", "Eve"), ("--seats", "1")])
def test_computers_sit_down_at_a_position_after_the_people(shell: Shell, people: tuple[str, ...]) -> None:
    assert play(shell, "--position", code_of(), "--computers", "casual", *people).code == 0
    with open_library(shell.data) as library:
        players = library.load(MatchId(1), GAMES).main.players
    assert [player.sitter for player in players] == [Sitter.PERSON, Sitter.CASUAL]


def test_a_match_begins_with_a_position_that_is_kept_by_name(shell: Shell) -> None:
    code = code_of()
    assert "None is kept yet" in play(shell, "--position", "Two tribes").err
    keep(shell.data, "Two tribes", code)
    assert play(shell, "--position", " Two  tribes ").code == 0
    with open_library(shell.data) as library:
        assert library.load(MatchId(1), GAMES).main.position == code
    assert "Kept are: Two tribes." in play(shell, "--position", "Three tribes").err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--position", "hello"), "not a position code"),
        (("--position", code_of()[:-1]), "damaged"),
        (("--position", code_of().replace("boardkit2", "boardkit9")), "later version"),
        (("--position", code_of(), "--players", "A,B,C"), "2 players, but 3"),
        (("--position", code_of(), "--computers", "casual", "casual"), "2 players, but 3"),
        (("--position", code_of(), "--players", "A,B", "--computers", "casual"), "2 players, but 3"),
        (("--position", code_of(), "--option", "advanced=yes"), "own options"),
        (("--position", "?"), "not a position code"),
        (("--option", "advanced=yes", "advanced=no"), "“advanced” is given twice"),
        (("--position", "@/nowhere/at/all"), "nowhere"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(shell: Shell, arguments: tuple[str, ...], said: str) -> None:
    ran = play(shell, *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


def test_a_code_of_another_game_names_the_game(shell: Shell) -> None:
    ran = shell("play", "life-in-reterra", "--plain", "--lang", "en", "--position", code_of())
    assert ran.code == 2
    assert "tectonic_tribes" in ran.err
