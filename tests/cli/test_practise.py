"""Practice by command: line by line in both languages, a section by its number, what cannot be practised."""

import shutil
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from string import ascii_lowercase

import pytest

from boardkit.core import choice_of
from boardkit.draw.drawings import drawing_of
from boardkit.draw.hearing import card_heard
from boardkit.games import GAMES
from boardkit.library import learning, open_library
from boardkit.library.learning import Learning, Tried
from boardkit.library.lessons import lessons_of
from boardkit.practice.sessions import patterns_in
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk.teach.lessons import Drill, drill_of
from boardkit.tui.desk.wishes import Practice
from tests.cli.running import GAME, Answer, Shell
from tests.conftest import SHORT
from tests.every import every_language

SEED = 4

pytestmark = pytest.mark.usefixtures("short_sessions")


def practised(shell: Shell, *lines: str, section: str = "3.3", language: str = "en") -> Answer:
    line = ("practise", GAME, section, "--plain", "--seed", str(SEED), "--lang", language)
    return shell(*line, typed="\n".join(lines))


@cache
def drill() -> Drill:
    """Draw the exercises that are practised."""
    return drill_of(Practice(GAMES[GAME], patterns_in(GAMES[GAME], ["3.3"]), SEED))[0]


def right_answers() -> list[str]:
    return [ascii_lowercase[stage.quiz.right] for stage in drill().stages if stage.quiz is not None]


@pytest.mark.sample(2)
@every_language
def test_a_session_is_done_line_by_line(shell: Shell, language: str) -> None:
    lines = [line for letter in right_answers() for line in (letter, "")]
    told = practised(shell, *lines, section="§3.3", language=language)
    words = words_for(language, GAME)
    assert told.code == 0
    assert told.out.count(words("plain-lesson-answer")) == SHORT
    assert words("lesson-end-title") in told.out
    assert words("lesson-right") in told.out
    assert "Traceback" not in told.err


def test_the_card_that_is_asked_about_is_told(shell: Shell) -> None:
    moves = [stage.quiz.move if stage.quiz else None for stage in drill().stages]
    number = next(at for at, move in enumerate(moves) if move is not None)
    match, move = drill().stages[number].match, moves[number]
    assert move is not None
    heard, *_ = card_heard(drawing_of(GAME), match.state, choice_of(move), words_for("en", GAME))
    lines = [line for letter in right_answers()[:number] for line in (letter, "")]
    assert f"\n{heard.partition(chr(58))[0]}: " in practised(shell, *lines, "q").out


def test_a_wrong_answer_is_told_why_and_comes_again(shell: Shell) -> None:
    first, *others = right_answers()
    wrong = "a" if first != "a" else "b"
    told = practised(shell, wrong, first, "", *(line for letter in others for line in (letter, "")), "")
    assert "Not that. " in told.out
    assert "No. " not in told.out
    assert "Missed before; once more:" in told.out


@pytest.mark.sample(2)
@every_language
def test_each_table_of_a_session_has_its_own_players(shell: Shell, language: str) -> None:
    # The tables of this seed have two, three and three players.
    line = ("practise", GAME, "3.3", "--plain", "--seed", "7", "--lang", language)
    told = shell(*line, typed="show\n\nshow\n\n").out
    nameless = words_for(language, GAME)("seat-number", number=3)
    assert "\nc: Cleo" in told or "\nc : Cleo" in told
    assert nameless not in told


def test_a_card_that_is_asked_about_does_not_tell_whether_it_may_be_played(shell: Shell) -> None:
    told = shell("practise", "terraforming_mars", "V.C", "--plain", "--seed", "1", typed="q").out
    assert "\nYou need a terraform rating of 35; yours is 30.\na: Not allowed" in told


def test_a_sign_is_a_word_without_a_blank_behind_it_and_none_at_the_start_of_a_line(shell: Shell) -> None:
    asked = shell("practise", "terraforming_mars", "V.4.2", "--plain", "--seed", "1", typed="q").out
    assert "(megacredits)? Pass" in asked
    told = shell("practise", "terraforming_mars", "V.C", "--plain", "--seed", "1", typed="show").out
    assert "\nWhat is missing: 5 more" in told


def test_an_answer_that_was_shown_is_not_praised(shell: Shell) -> None:
    told = practised(shell, "show", "q").out
    assert "\nShown: " in told
    assert "Well done" not in told


def test_the_same_seed_asks_the_same_and_another_asks_something_else(shell: Shell) -> None:
    asked = practised(shell, "q").out
    assert practised(shell, "q").out == asked
    other = shell("practise", GAME, "3.3", "--plain", "--seed", "77", typed="q").out
    assert other.splitlines()[3:] != asked.splitlines()[3:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_practised_is_told_with_what_can(shell: Shell, language: str) -> None:
    told = practised(shell, section="1", language=language)
    assert (told.code, told.out) == (2, "")
    assert {"en": "nothing to practise", "fr": "rien à travailler"}[language] in told.err
    assert "3.3" in told.err
    unknown = practised(shell, section="99", language=language)
    assert (unknown.code, unknown.out) == (2, "")
    assert "99" in unknown.err


def missed_yesterday(shell: Shell, game: str = GAME) -> None:
    """Have a pattern of a game due."""
    yesterday = datetime.now(UTC) - timedelta(days=2)
    with open_library(shell.data) as library:
        for section, kind in (("4", "points"), ("3.3", "place")):
            learning.learn(
                library, Tried(game, "", 0, section, kind, False, "7", True), yesterday, again=True
            )


@pytest.mark.sample(2)
@every_language
def test_what_is_due_is_asked_for_and_comes_at_a_new_table(shell: Shell, language: str) -> None:
    words = words_for(language)
    first = shell("practise", "--due", "--plain", "--lang", language)
    assert (first.code, first.out.splitlines()) == (0, [words("due-begun"), words("due-none")])
    missed_yesterday(shell)
    told = shell("practise", "--due", "--plain", "--lang", language, typed="q").out
    assert words("plain-lesson-step", at=1, steps=2, chapter=words_for(language, GAME)("title")) in told
    assert words("due-begun") not in told
    other = shell("practise", "terristories", "--due", "--plain", "--lang", language)
    assert (other.code, other.out.strip()) == (0, words("due-none"))


def test_what_is_missed_is_kept_once_that_was_asked_for(shell: Shell) -> None:
    first, *_ = right_answers()
    wrong = "a" if first != "a" else "b"
    practised(shell, wrong, first, "q")
    with open_library(shell.data) as library:
        kept = learning.learning(library, datetime.now(UTC).date())
        assert kept.__replace__(given={}) == Learning()
    shell("practise", "--due")
    practised(shell, wrong, first, "q")
    with open_library(shell.data) as library:
        (again,) = learning.learning(library, datetime.now(UTC).date()).again
    assert again.section.startswith("3.3")


def test_practice_of_nothing_wants_a_game(shell: Shell) -> None:
    told = shell("practise", "--plain")
    assert (told.code, told.out) == (2, "")
    assert "GAME" in told.err
    told = shell("practise", GAME, "3.3", "--due")
    assert (told.code, told.out) == (2, "")
    assert "3.3" in told.err


def taught(shell: Shell, name: str, *lines: str) -> None:
    shell("teach", GAME, "2", "--plain", "--learner", name, typed="\n".join(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_class_list_tells_who_answered_what_and_where_readers_stop(shell: Shell, language: str) -> None:
    """The second step of lesson 2 asks a question."""
    words = words_for(language)
    taught(shell, "=Ada", "", "a", "b", "c", "d", "q")
    taught(shell, "Bob", "", "a", "b", "c", "d", "q")
    told = shell("learners", "--lang", language)
    assert told.code == 0
    assert words("learners-now", who="Bob") in told.out
    assert words("learners-goes") in told.out
    rows = [line for line in told.out.splitlines() if line.startswith(("=Ada, ", "Bob, "))]
    assert [row.split(",")[0] for row in rows] == ["Bob", "=Ada"] or len(rows) == 2
    found = lessons_of(GAMES[GAME], None)[1].lesson
    assert found is not None
    assert f"“{found.title['en']}” at step" in told.out or language == "fr"
    table = shell("learners", "-", "--lang", language).out
    assert "\n'=Ada" in table
    assert "\n=Ada" not in table


def test_the_class_list_calls_lessons_from_elsewhere_by_their_titles(shell: Shell, tmp_path: Path) -> None:
    shutil.copy(GAMES[GAME].file("book", "lessons", "2_covering.json"), tmp_path / "mine.json")
    shell("teach", "mine.json", "--plain", "--learner", "Ada", typed="\na\nb\nc\nd\n\nq\n")
    told = shell("learners").out
    found = lessons_of(GAMES[GAME], None)[1].lesson
    assert found is not None
    assert f"Ada, {found.title['en']}, step 2" in told
    assert f"One reader stopped in “{found.title['en']}” at step 3." in told
    assert "mine.json" not in told


def test_the_class_list_is_written_deleted_and_stays_if_asked(shell: Shell, tmp_path: Path) -> None:
    taught(shell, "Ada", "", "a", "b", "c", "d", "q")
    path = tmp_path / "list.csv"
    assert words_for("en")("learners-stays") in shell("learners", "--stay").out
    told = shell("learners", str(path), "--delete")
    written = words_for("en")("class-saved", path=str(path))
    assert (told.code, told.out.splitlines()) == (0, [written, words_for("en")("learners-deleted")])
    assert "Ada" in path.read_text("utf-8")
    assert "Ada" not in shell("learners").out
    again = shell("learners", str(path))
    assert (again.code, again.out) == (2, "")
    assert "Ada" in path.read_text("utf-8")


def test_of_deleting_and_keeping_together_the_one_in_vain_is_told(shell: Shell) -> None:
    taught(shell, "Ada", "", "a", "b", "c", "d", "q")
    told = shell("learners", "--delete", "--stay")
    assert (told.code, told.out) == (0, words_for("en")("learners-deleted") + "\n")
    assert told.err == "--stay changes nothing together with --delete.\n"
    assert words_for("en")("learners-goes") in shell("learners").out


def test_two_learners_at_one_keyboard_have_their_own_ticks(shell: Shell) -> None:
    taught(shell, "Ada", "", "a", "b", "c", "d", "", "q")
    for name, far in (("Ada", True), ("Bob", False), ("Ada", True)):
        assert ("Step 3 of 6" in shell("teach", GAME, "--learner", name).out) is far


def test_another_session_has_other_tables_even_from_the_same_seed(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was answered does not come again; what was only shown may; a seed that is asked for is kept to."""
    monkeypatch.setattr("boardkit.tui.desk.teach.lessons.new_seed", lambda: SEED)
    first, seen, second = (
        shell("practise", GAME, "3.3", "--plain", typed=one).out for one in ("", "show", "q")
    )
    assert first.splitlines()[:7] == seen.splitlines()[:7]
    assert seen.splitlines()[:7] != second.splitlines()[:7]
    again = shell("practise", GAME, "3.3", "--seed", str(SEED), "--plain", typed="q").out
    assert again.splitlines()[:7] == first.splitlines()[:7]
