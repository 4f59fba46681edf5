"""The rules and the games by command."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from boardkit.core.teaching.coverage import applied, never
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.library.learning import keep_progress
from boardkit.text.markdown import without_marks
from tests.cli.running import GAME, Shell, random_match, written


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_book_is_told(shell: Shell, language: str) -> None:
    told = shell("--lang", language, "rules", GAME).out
    sections = rulebook_of(GAMES[GAME], language).sections.values()
    assert [section.number for section in sections if f"{section.number} {section.title}\n" not in told] == []


def test_a_section_is_told_with_those_below_it(shell: Shell) -> None:
    told = shell("rules", "tectonic-tribes", "3.3").out
    assert told.startswith("3.3 ")
    assert "\n3.3.2 " in told
    assert "\n3.4 " not in told


def test_how_the_computer_plays_is_told_behind_the_rules_and_by_its_word(shell: Shell) -> None:
    chapter = shell("rules", GAME, "computer").out
    assert chapter.startswith("How the computer plays\n")
    assert shell("rules", GAME).out.endswith(chapter)


def test_a_pipe_gets_no_marks(shell: Shell) -> None:
    told = shell("rules", GAME).out
    assert "**" not in told
    assert not any(line.startswith(("#", "|")) for line in told.splitlines())


@pytest.mark.parametrize(
    ("markdown", "plain"),
    [
        ("## 3.1 Play", "3.1 Play"),
        ("*Our reading:* **never**", "Our reading: never"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("|a|b|\n|---|:-:|\n| 1 | *2* |", "a: 1; b: 2"),
        ("- a *b `c`*", "- a b c"),
    ],
)
def test_markdown_without_marks(markdown: str, plain: str) -> None:
    assert without_marks(markdown) == plain


def test_the_games_are_listed_with_their_options(shell: Shell) -> None:
    told = shell("games").out
    assert "tectonic_tribes: Tectonic Tribes, for 2 to 5 players." in told
    assert "--option advanced=no" in told


def counts(told: str) -> dict[str, int]:
    """Read the lines `12×  3.3 Laying a card`."""
    found = (line.split("×") for line in told.splitlines() if "×" in line)
    return {rest.split()[0]: int(times) for times, rest in found}


def test_the_rules_that_applied_in_a_match_are_counted(shell: Shell, tmp_path: Path) -> None:
    match = random_match(60)
    file = tmp_path / "match.json"
    file.write_text(written(match), "utf-8")
    told = shell("rules", GAME, "--coverage", str(file)).out
    assert counts(told) == {rule: len(moments) for rule, moments in applied(match).items()}
    book = rulebook_of(GAMES[GAME], "en")
    for section in never(book, applied(match)):
        assert f"         {section.number} {section.title}\n" in told.partition("Never applied:")[2]
    shell("import", str(file))
    assert shell("rules", GAME, "--coverage", "1").out == told
    part = shell("rules", GAME, "3.3", "--coverage", "1").out
    assert set(counts(part)) == {rule for rule in counts(told) if f"{rule}.".startswith("3.3.")}


def test_a_lesson_counts_only_as_far_as_it_was_read(shell: Shell) -> None:
    lesson = "1_first_game"
    told = shell("rules", GAME, "--coverage", lesson).out
    assert told.startswith("As far as the lesson has been read: 0 of ")
    assert counts(told) == {}
    whole = shell("rules", GAME, "--coverage", lesson, "--whole").out
    assert counts(whole)
    with open_library(shell.data) as library:
        keep_progress(library, f"{GAME}/{lesson}", 2, datetime.now(UTC))
    some = counts(shell("rules", GAME, "--coverage", lesson).out)
    assert 0 < sum(some.values()) < sum(counts(whole).values())


def test_the_file_of_a_lesson_counts_as_a_whole(shell: Shell) -> None:
    file = str(GAMES[GAME].file("book", "lessons", "2_covering.json"))
    assert counts(shell("rules", GAME, "--coverage", file).out)


def test_all_lessons_count_together(shell: Shell) -> None:
    folder = GAMES[GAME].file("book", "lessons")
    parts = [counts(shell("rules", GAME, "--coverage", str(file)).out) for file in folder.iterdir()]
    told = counts(shell("rules", GAME, "--coverage", "lessons").out)
    assert told == {rule: sum(part.get(rule, 0) for part in parts) for rule in told}
    assert told.keys() == {rule for part in parts for rule in part}


@pytest.mark.parametrize("source", ["7", "nowhere.json", "no_such_lesson"])
def test_what_is_neither_match_nor_lesson_is_refused(shell: Shell, source: str) -> None:
    answer = shell("rules", GAME, "--coverage", source)
    assert answer.code == 2
    assert answer.err
    assert "Traceback" not in answer.err


def test_a_match_of_another_game_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(written(random_match(3)), "utf-8")
    answer = shell("rules", "life_in_reterra", "--coverage", str(file))
    assert (answer.code, answer.out) == (2, "")
