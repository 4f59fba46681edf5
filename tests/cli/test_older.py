"""Matches of older rules: looked at as far as they fit, and refused where the whole of them is wanted."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from boardkit.core import Study
from boardkit.core.records.position import position_code
from boardkit.games import GAMES
from boardkit.library import match_rows, open_library
from tests.cli.running import GAME, Shell, random_match

GOLDEN: Final = Path(__file__).parent.parent / "golden" / "before"
MISFIT: Final = str(GOLDEN / "terristories" / "01.json")
FITTING: Final = str(GOLDEN / "tectonic_tribes" / "01.json")


def test_what_fits_is_shown_and_the_rest_is_told(shell: Shell) -> None:
    shown = shell("show", MISFIT)
    assert shown.code == 0
    assert "earlier version of the rules (version 1, today 2)" in shown.err
    assert "“recruit a1”" in shown.err
    assert "TerriStories" in shown.out


def test_whoever_wants_the_whole_match_is_refused(shell: Shell) -> None:
    for command in ("replay", "import"):
        answer = shell(command, MISFIT)
        assert answer.code == 2
        assert "“recruit a1”" in answer.err
    assert shell("list", "--json").out.strip() == "[]"


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("text", ["", " ", "ask"])
def test_a_move_of_an_older_match_that_says_nothing_is_named(shell: Shell, game: str, text: str) -> None:
    record = json.loads((GOLDEN / game / "00.json").read_text("utf-8"))
    record["moves"][20] = text
    file = shell.data.parent / "empty.json"
    file.write_text(json.dumps(record), "utf-8")
    for command in ("replay", "import"):
        answer = shell(command, str(file))
        assert answer.code == 2
        assert f"“{text.strip()}" in answer.err
        assert "21" in answer.err


def test_what_fits_whole_is_told_without_a_word(shell: Shell) -> None:
    assert shell("show", FITTING).err == ""
    assert shell("replay", FITTING).code == 0


def _keep(folder: Path, record: Path) -> None:
    """Keep a match as an older version of the program has left it in the library."""
    head = json.loads(record.read_text("utf-8"))
    moves, head["moves"] = head["moves"], []
    with open_library(folder) as library:
        number = library.create(Study(random_match(0)))
    with closing(sqlite3.connect(folder / "library.sqlite")) as db:
        row = match_rows.read(db, number)
        row = row.__replace__(game=head["game"], head=json.dumps(head), moves=len(moves))
        match_rows.update(db, number, row)
        match_rows.write_moves(db, number, 0, moves)
        db.commit()


def test_all_that_is_kept_is_played_again_after_an_upgrade(shell: Shell) -> None:
    shell("import", FITTING)
    lesson = shell("lesson", "record", "1").out
    code = position_code(GAMES[GAME], random_match(3).state)
    for folder, name, text in (("lessons", "mine.json", lesson), ("positions", "end.txt", code)):
        (shell.data / folder).mkdir(exist_ok=True)
        (shell.data / folder / name).write_text(text, "utf-8")
    fits = shell("replay", "--library")
    assert (fits.code, fits.err) == (0, "")
    assert (
        fits.out == "Everything fits the rules: one match, one position and one lesson were played again.\n"
    )


def test_what_fits_no_longer_is_told_with_move_and_section(shell: Shell) -> None:
    shell("import", FITTING)
    _keep(shell.data, Path(MISFIT))
    for folder, name in (("lessons", "torn.json"), ("positions", "torn.txt")):
        (shell.data / folder).mkdir(exist_ok=True)
        (shell.data / folder / name).write_text("torn", "utf-8")
    told = shell("replay", "--library")
    assert told.code == 2
    assert told.out == "3 do not fit the rules: 2 matches, one position and one lesson were played again.\n"
    match, rule, position, lesson = told.err.splitlines()
    assert match.startswith("Match “2”: This match was played by an earlier version")
    assert "“recruit a1”" in match
    assert "boardkit rules terristories" in rule
    assert position.startswith("The position “torn”: ")
    assert lesson.startswith("The lesson “torn”: ")


def test_a_match_or_the_library_is_played_again_not_both_nor_nothing(shell: Shell) -> None:
    assert shell("replay", "1", "--library").code == shell("replay").code == 2
