"""The whole program line by line: asked for in three ways, and its menu."""

import json
import os
import re
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from boardkit.commands.desk import Desk
from boardkit.commands.moment import can_draw
from boardkit.commands.plain.dialogue import SETTINGS
from boardkit.commands.plain.sitting import Talk
from boardkit.commands.screens import Because, why_in_lines
from boardkit.core import CHANCE, Player, Study, legal
from boardkit.core.records.record import record, start, to_json
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.library.learning import learning
from boardkit.library.lessons import lessons_of
from boardkit.text import words_for
from boardkit.text.aloud import Aloud
from boardkit.text.log import told
from boardkit.text.scores import winner_sentence
from boardkit.tui.pages.settings import FIELDS
from boardkit.tui.preferences import SETTING, Display, Preferences
from boardkit.tui.terminal import BROWSER
from tests.cli.running import GAME, NAMES, Shell, random_match, written
from tests.every import every_language


@pytest.mark.sample(4)
@pytest.mark.parametrize("arguments", [(), ("play", GAME), ("resume",), ("teach", GAME, "1"), ("watch", "1")])
def test_lines_are_asked_for_in_three_ways_and_the_first_line_names_which(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    shell("import", "-", typed=written(random_match()))
    shell("import", "-", typed=written(random_match(3)))
    told = shell(*arguments, "--plain").out
    assert told.splitlines()[0] == "Line by line, because of --plain."
    french = shell(*arguments, "--plain", "--lang", "fr").out
    assert french.startswith("Ligne par ligne, comme le demande --plain.")
    monkeypatch.setenv("BOARDKIT_PLAIN", "1")
    assert shell(*arguments).out.splitlines()[0] == "Line by line, because of BOARDKIT_PLAIN."
    monkeypatch.delenv("BOARDKIT_PLAIN")
    with open_library(shell.data) as library:
        library.set_setting(SETTING, Preferences(display=Display.LINES).plain())
    assert shell(*arguments).out.splitlines()[0] == "Line by line, because of your settings."
    monkeypatch.setenv("BOARDKIT_PLAIN", "0")
    assert "terminal" in shell(*arguments).err


def test_a_browser_shows_screens_whatever_the_environment_says(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell("list")
    with open_library(shell.data) as library:
        library.set_setting(SETTING, Preferences(display=Display.LINES).plain())
    monkeypatch.setenv("BOARDKIT_PLAIN", "1")
    desk = Desk(shell.data)
    assert why_in_lines(desk, asked=False) is Because.ENVIRONMENT
    monkeypatch.setenv("TEXTUAL_DRIVER", BROWSER)
    assert why_in_lines(desk, asked=False) is None
    desk.close()


def test_neither_yes_nor_no_is_asked_for_again(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDKIT_PLAIN", "maybe")
    told = shell()
    assert (told.code, told.out) == (2, "")
    assert "maybe" in told.err
    assert "BOARDKIT_PLAIN" in told.err
    assert told.err.endswith(f": boardkit doctor --data {shell.data}\n")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["dumb", "unknown", "no-such-terminal", ""])
def test_a_terminal_that_cannot_draw_is_played_on_in_lines_and_is_told_why(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setenv("TERM", name)
    # curses looks into its database once in a process, and other tests may have had it do so.
    monkeypatch.setattr("boardkit.commands.moment._addresses_cursor", lambda _: False)
    monkeypatch.setattr("boardkit.commands.moment.at_terminal", lambda: (True, True))
    first = shell("--lang", language, typed="q\n").out.splitlines()[0]
    assert words_for(language)("plain-mode", why="terminal", remembers="no", term="X")[:30] == first[:30]
    assert name in first
    assert f": boardkit doctor --data {shell.data} --lang {language}." in first
    assert "\x1b" not in first


@pytest.mark.parametrize("name", ["xterm-ghostty", "xterm", "alacritty-direct"])
def test_a_terminal_is_drawn_on_by_its_family_though_no_database_knows_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("TERM", name)
    monkeypatch.setattr("boardkit.commands.moment.at_terminal", lambda: (True, True))
    desk = Desk(shell.data)
    assert why_in_lines(desk, asked=False) is None
    desk.close()


@pytest.mark.parametrize(("name", "drawn"), [("vt220", True), ("no-such-terminal", False)])
def test_other_terminals_are_looked_up_in_the_database(name: str, drawn: bool) -> None:
    code = "from boardkit.commands.moment import can_draw; print(can_draw())"
    environ = {**os.environ, "TERM": name}
    environ.pop("BOARDKIT_PLAIN", None)
    told = subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True
    )
    assert told.stdout == f"{drawn}\n"


def test_who_insists_on_screens_has_them_but_not_on_a_terminal_of_lines(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardkit.commands.moment.at_terminal", lambda: (True, True))
    monkeypatch.setenv("BOARDKIT_PLAIN", "0")
    for name, can in (("no-such-terminal", True), ("dumb", False), ("unknown", False)):
        monkeypatch.setenv("TERM", name)
        assert can_draw() is can
    told = shell("--lang", "en")
    assert (told.code, told.out) == (2, "")
    assert "this one can only write lines (TERM)" in told.err
    assert "boardkit doctor" in told.err


@pytest.mark.parametrize(
    ("ends", "why"),
    [
        ((True, False), "the standard output is not a terminal"),
        ((False, True), "the standard input is not a terminal"),
        ((False, False), "neither the standard input nor the standard output is a terminal"),
    ],
)
def test_where_there_is_no_terminal_the_sentence_says_on_which_side(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, ends: tuple[bool, bool], why: str
) -> None:
    monkeypatch.setattr("boardkit.commands.moment.at_terminal", lambda: ends)
    told = shell("play", GAME, "--seats", "2", "--lang", "en")
    assert (told.code, told.out) == (2, "")
    assert why in told.err
    assert f": boardkit play {GAME} --seats 2 --plain --data {shell.data} --lang en." in told.err
    assert f": boardkit doctor --data {shell.data} --lang en\n" in told.err


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_is_planned_begun_left_and_gone_on_with_from_the_menu(shell: Shell, language: str) -> None:
    words, game = words_for(language), words_for(language, "terristories")
    seats = ("2", "2", "3", "Zoé +1/2", "1", "4", "", "1", "5", "A*b", "3")
    told = shell(
        "--plain", "--lang", language, typed="\n".join(("1", "5", *seats, "1", "q", "1", "q", "q"))
    ).out
    assert told.count(game("title")) > 3
    assert f"{words('plain-plan-seat', number=3, name='A*b', sitter=words('sitter-casual'))}" in told
    record = json.loads(shell("export", "1").out)
    assert [(one["name"], one["sitter"]) for one in record["players"]] == [
        ("Zoé +1/2", "person"),
        (words("player-default", number=2), "person"),
        ("A*b", "casual"),
    ]
    assert told.count(Aloud(words)(words("plain-welcome", match="1"))) == 2
    assert told.count(Aloud(words)(words("plain-bye", match="1"))) == 2


def test_what_is_none_of_the_answers_changes_nothing_and_says_what_can_be_typed(shell: Shell) -> None:
    lines = ("1", "1", "99", "2 players", "start", "0", "-1", "b", "rubbish*", "7", "q")
    told = shell("--plain", typed="\n".join(lines)).out
    for line in ("99", "2 players", "start", "0", "-1", "rubbish*"):
        assert f"“{line}” is not one of the answers." in told
    assert "No position is saved yet." in told
    assert "No match is saved yet" in shell("list").out or shell("list").out.count("\n") == 1


def test_a_wrong_plan_is_refused_with_a_sentence(shell: Shell) -> None:
    lines = ("1", "1", "3", "Ada", "1", "4", "ada", "1", "9", "12x", "1", "b", "q")
    told = shell("--plain", typed="\n".join(lines)).out
    assert "The seed is a number of 18 digits at most." in told
    assert "have the same name" in told or "same name" in told
    assert "Match 1" not in told


def test_saved_matches_are_renamed_exported_brought_in_and_deleted(shell: Shell) -> None:
    shell("import", "-", typed=written(random_match()))
    lines = ("2", "1", "2", "Sunday *evening*", "1", "4", "1", "3", "no idea", "n", "1", "3", "y", "b", "q")
    told = shell("--plain", typed="\n".join(lines)).out
    assert "1. Sunday *evening*, Tectonic Tribes, Ada, [b]Bela and Chen. " in told
    (path,) = (line for line in told.splitlines() if line.endswith(".json"))
    assert json.loads(Path(path).read_text("utf-8"))["game"] == GAME
    assert told.count("Delete match 1 (Sunday *evening*) for good? y or n") == 3
    assert shell("list").out.startswith(words_for("en")("cli-list-empty"))
    again = shell("--plain", typed=f"2\n1\n{path}\n1\n1\nq\nb\nq\n").out
    assert "The match is over. The score sheet:" in again


def test_a_match_that_is_not_over_keeps_its_secrets_from_the_menu(shell: Shell) -> None:
    shell("import", "-", typed=written(random_match(5)))
    told = shell("--plain", typed="3\n1\n5\n1\n4\nn\nq\n").out
    assert "secrets" in told
    assert "What was good" not in told


@pytest.mark.usefixtures("quick_reviews")
def test_a_match_is_reviewed_deeply_from_the_menu(shell: Shell, tmp_path: Path) -> None:
    game = GAMES["life_in_reterra"]
    match = start(game, game.options(), [Player("Ada", 0), Player("Bela", 1)], 3, open_table=True)
    for _ in range(2):
        match = match.play(legal(game, match.state)[-1])
    path = tmp_path / "match.json"
    path.write_text(to_json(record(Study(match), "1")), "utf-8")
    shell("import", str(path))
    usual = shell("--plain", typed="3\n1\n5\nn\nq\n").out
    assert "This is the usual review" in usual
    assert "Practise the rules of these moments? y or n" in usual
    assert "This is a deep review" in shell("--plain", typed="3\n1\n6\nq\n").out


def test_lessons_and_rules_are_read_from_the_menu(shell: Shell) -> None:
    told = shell("--plain", typed="3\n1\n1\n\nq\nb\n4\n2\nIV.2.1\nxx\nb\nq\n").out
    assert "Lesson 1 of " in told
    assert "Your progress is saved." in told
    assert "\n3.1 Discard" not in told.partition("Your progress is saved")[0]
    assert "“xx” is not one of the answers." in told
    rules = shell("--plain", typed="4\n1\n3.2\np\nq\nb\nq\n").out
    assert "Which section next? p practises 3.2; b goes back." in rules
    assert rules.count("There is nothing to practise here.") == 1
    assert "\n3.2 Order of play\n" in rules
    assert "`" not in rules


def test_settings_are_changed_in_lines_and_count(shell: Shell) -> None:
    told = shell("--plain", typed="5\n1\n3\n2\n2\nb\nq\n").out
    assert "Langue : Français" in told
    again = shell().out
    assert again.startswith("Ligne par ligne, comme le demandent vos réglages.")


@pytest.mark.parametrize(
    "name", ["~nobody-of-that-name/x", "nothing.json", ".", "\\0", "x" * 3000, "~/", "/dev/null"]
)
def test_a_file_that_cannot_be_read_is_told_and_the_menu_goes_on(shell: Shell, name: str) -> None:
    told = shell("--plain", typed=f"2\n1\n{name}\nb\nq\n")
    assert (told.code, told.err) == (0, "")
    assert "Which file? Type its path, such as ~/match.json" in told.out
    assert told.out.count("Saved matches\n") == 2


def test_every_setting_can_be_changed_on_the_screens_and_in_lines() -> None:
    assert {*SETTINGS} == {*FIELDS.values()} == {*Preferences().plain()}


TYPED = (
    *(
        "",
        "1",
        "1",
        "2",
        "3",
        "5",
        "11",
        "b",
        "y",
        "n",
        "?",
        "u",
        "redo",
        "l",
        "d",
        "h",
        "h 1",
        "map",
        "where",
    ),
    *("Ada", "Zoé +", "1 2", "2 plants", "e0s0 r0", "e0 s0", "a1", "look a1", "look Ada e0 s0", "r", "why 1"),
    *(
        "note *x*",
        "taken 1",
        "branch 2 x",
        "go 2",
        "main",
        "compare",
        "brief",
        "cards",
        "q",
        "V.2",
        "~/x",
        "-1",
    ),
    *("\x1b[2J", "９", "²", "9" * 50, "⸨0⸩", "<at>", "\u202e", "\U0001f0a1"),
)


@pytest.mark.parametrize(
    "seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(3, 40))]
)
def test_whatever_is_typed_is_answered_and_nothing_fails(shell: Shell, seed: int) -> None:
    random = Random(seed)
    lines = ["1", str(1 + seed % 5), "1", "", *random.choices(TYPED, k=80)]
    told = shell("--plain", "--lang", random.choice(["en", "fr"]), typed="\n".join(lines))
    assert (told.code, told.err) == (0, "")
    assert "match" in shell("list", "--json").out


def test_a_match_is_followed_in_lines_as_everybody_may_hear_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = random_match()
    number = 5

    def play_on(_: float) -> None:
        nonlocal number
        number = 7 if number < 7 else len(ahead.moments)
        with open_library(shell.data) as library:
            library.save(library.matches()[0].match, Study(random_match(number)))

    with open_library(shell.data) as library:
        library.create(Study(random_match(number)))
    monkeypatch.setattr(time, "sleep", play_on)
    lines = shell("watch", "1", "--plain").out.splitlines()
    assert lines[1].startswith("You hear what happens in match 1 as it happens.")
    words = words_for("en", GAME, NAMES)
    log = [Aloud(words)(line.text) for line in told(ahead, CHANCE, words)]
    heard = [line for line in lines[2:] if line.startswith("log: ")]
    assert heard == [f"log: {line}" for line in log]
    assert {line.partition(" ")[0] for line in lines[2:]} == {"log:", "now:"}
    assert lines[-1] == f"now: {winner_sentence(ahead.game.score(ahead.state), words)}"


def test_history_and_about_are_told(shell: Shell) -> None:
    assert "No match has been finished yet." in shell("--plain", typed="6\nq\n").out
    with open_library(shell.data) as library:
        number = library.create(Study(random_match(0)))
        library.save(number, Study(random_match()))
    told = shell("--plain", typed="6\n8\nq\n").out
    assert "History: Tectonic Tribes" in told
    assert re.search(r"^\[b\]Bela: 1 match, \d won, ", told, re.MULTILINE)
    assert "About boardkit" in told


def test_letters_that_a_terminal_lacks_are_typed_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "told"
    with path.open("w", encoding="latin-1") as sink, path.open() as source:
        Talk(source, sink).say("“C’est à Zoé” – œuf… « oui » ≥ 3")
    assert path.read_text("latin-1") == '"C\'est à Zoé" - oeuf... « oui » >= 3\n'


def test_files_of_lessons_are_looked_after_in_lines(shell: Shell, tmp_path: Path) -> None:
    """Lesson 1 is copied and renamed, exported, opened from its file and deleted."""
    count = len(lessons_of(GAMES[GAME], None))
    keep, own = count + 2, count + 1
    told = shell("--plain", typed=f"3\n1\n{keep}\n1\n1\nMine\n{keep + 1}\n{own}\n3\nOurs\nb\nq\n").out
    assert "Copied" not in told
    with open_library(shell.data) as library:
        assert [one.called for one in lessons_of(GAMES[GAME], library.folder) if one.own] == ["own/Ours"]
    shell("--plain", typed=f"3\n1\n{keep + 1}\n{own}\n2\n{keep + 1}\n{own}\n4\ny\nq\n")
    assert [one.name for one in (shell.data / "lessons").iterdir()] == []
    exported = shell.data / "exports" / "tectonic-tribes-ours.json"
    told = shell("--plain", typed=f"3\n1\n{count + 1}\n{exported}\nq\n").out
    assert "Lesson 1 of 1" in told
    told = shell("--plain", typed=f"3\n1\n{count + 1}\nnowhere.zip\nq\n").out
    assert "there is no such file" in told


def test_a_damaged_lesson_of_ones_own_can_only_be_deleted(shell: Shell) -> None:
    count, path = len(lessons_of(GAMES[GAME], None)), shell.data / "lessons" / "mine.json"
    path.parent.mkdir(parents=True)
    path.write_text("{")
    shell("--plain", typed=f"3\n1\n{count + 3}\n{count + 1}\n1\ny\nb\nq\n")
    assert not path.exists()


@pytest.mark.usefixtures("short_sessions")
@pytest.mark.sample(2)
@every_language
def test_practice_and_the_class_list_are_reached_in_lines(shell: Shell, language: str) -> None:
    """A name is given, a question answered, the list heard and exported, and all of it deleted."""
    words, count = words_for(language), len(lessons_of(GAMES[GAME], None))
    yes = "y" if language == "en" else "o"
    named = f"3\n1\n{count + 5}\n1\nZoé\nb\n{count + 4}\na\nq\n"
    told = shell("--plain", "--lang", language, typed=f"{named}{count + 5}\n2\n3\n{yes}\nq\n").out
    assert words("learners-now", who="Zoé") in told
    assert words("plain-lesson-answer") in told
    heard = [line for line in told.splitlines() if line.startswith("Zoé, Tectonic Tribes, ")]
    assert len(heard) > 0
    assert (shell.data / "exports" / "learners.csv").read_text("utf-8").count("Zoé") == 1
    assert told.count(words("learners-now", who="Zoé")) == 3
    with open_library(shell.data) as library:
        assert learning(library, datetime.now(UTC).date()).rows == ()
