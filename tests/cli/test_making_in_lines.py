"""A lesson is made line by line: each deed of the author's table as a list, each dialog as a question."""

import json
import re
from pathlib import Path

import pytest

from boardkit.core.teaching import goals
from boardkit.core.teaching.lesson import Lesson
from boardkit.games import GAMES
from boardkit.library.lessons import draft_of, lessons_of
from boardkit.text import LANGUAGES, words_for
from tests.cli.running import Answer, Shell

GAME = GAMES["tectonic_tribes"]
LESSONS = ("3", "1")  # lessons, the game
COUNT = len(lessons_of(GAME, None))
NEW, CHANGE, ALL, TABLE, MOVE, LATER, EARLIER, UNDO, MORE, SAVE = map(str, range(1, 11))
QUESTION = (NEW, "2", "What is blue?", "Look!", "", "1", "*Lakes", "Mines", "")


def made(shell: Shell, *lines: str, language: str = "en") -> Answer:
    named = words_for(language, GAME.key)("plain-lessons-make")
    listed = shell("--plain", "--lang", language, typed="\n".join((*LESSONS, "b", "q"))).out
    [number] = re.findall(rf"(\d+)\. {named}", listed)
    return shell("--plain", "--lang", language, typed="\n".join((*LESSONS, number, *lines, "b", "b", "q")))


def saved(folder: Path) -> Lesson:
    [found] = [one for one in lessons_of(GAME, folder) if one.own]
    assert found.lesson is not None
    return found.lesson


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_of_ones_own_and_its_branch_are_made_and_saved(shell: Shell, language: str) -> None:
    words = words_for(language, GAME.key)
    [then] = re.findall(
        rf"(\d+)\. {words('author-then')}", made(shell, *QUESTION, CHANGE, "b", language=language).out
    )
    branch = (CHANGE, then, "2", "1", "Mines are grey.", "", "11")
    told = made(shell, "n", *QUESTION, *branch, SAVE, "made", language=language)
    assert told.err == ""
    lesson = saved(shell.data)
    assert lesson.title == {language: "made"}
    [step] = lesson.chapters[0].steps
    assert step.note == {language: "What is blue?\nLook!"}
    assert step.ask is not None
    assert [(one.text[language], one.right) for one in step.ask.answers] == [
        ("Lakes", True),
        ("Mines", False),
    ]
    assert [(one.answer, one.steps[0].note[language]) for one in step.ask.then] == [("1", "Mines are grey.")]
    assert draft_of(shell.data, GAME) is None
    read = shell("teach", GAME.key, "own/made", "--plain", "--lang", language, typed="b\n\na\n")
    assert "Mines are grey." in read.out


def test_a_task_is_made_of_a_move_tried_by_a_second_reader_and_taken_as_a_reader(shell: Shell) -> None:
    task = (NEW, "3", "", "1", "Lay it.", "", "1")
    listed = made(shell, *task, MORE, "b").out
    [second] = re.findall(r"(\d+)\. Let a second reader", listed)
    [reader] = re.findall(r"(\d+)\. Take the step as a reader", listed)
    told = made(shell, "n", *task, MORE, second, "b", MORE, reader, "show", "q", SAVE, "made").out
    assert re.search(r"\d+ of 10 would go wrong here", told)
    assert "This step is done" not in told
    assert "Lesson 1 of 1" in told or "step 1 of 1" in told.lower()
    [step] = saved(shell.data).chapters[0].steps
    assert step.task is not None
    assert isinstance(step.task.goal, goals.Goal)


def test_a_move_leads_on_a_draft_is_gone_on_with_and_a_name_that_is_none_is_refused(shell: Shell) -> None:
    made(shell, MOVE, "", "1", "2", *QUESTION)
    kept = draft_of(shell.data, GAME)
    assert kept is not None
    assert kept[0].laid[0].at > 0
    told = made(shell, "y", EARLIER, LATER, UNDO, UNDO).out
    assert "moment 2 of 2" in told
    assert "cannot be the name of a lesson" in made(shell, "n", *QUESTION, SAVE, "../made").out
    assert [one for one in lessons_of(GAME, shell.data) if one.own] == []


def test_a_saved_lesson_is_changed(shell: Shell) -> None:
    made(shell, *QUESTION, SAVE, "made")
    files, last = str(COUNT + 1 + 2), str(COUNT + 1)
    lines = (*LESSONS, files, last, "5", NEW, "1", "The end.", "", SAVE, "b", "b", "q")
    told = shell("--plain", typed="\n".join(lines)).out
    assert "Saved among your lessons as made." in told
    assert [step.note["en"] for step in saved(shell.data).chapters[0].steps][1:] == ["The end."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_without_a_step_lists_and_saves_nothing(shell: Shell, language: str) -> None:
    words = words_for(language, GAME.key)
    told = made(shell, ALL, SAVE, language=language)
    assert told.err == ""
    listed = told.out.split(words("author-list"))[1].splitlines()
    assert listed[1] == words("plain-list-empty")
    assert words("author-unsaved-empty") in told.out
    assert words("author-empty") not in told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_made_of_the_match_at_the_table_and_play_goes_on(shell: Shell, language: str) -> None:
    words = words_for(language, GAME.key)
    lines = ("lesson", "", NEW, "1", "Look here.", "", "b", "1", "q")
    start = ("play", GAME.key, "--plain", "--lang", language, "--players", "7 Ada", "Bob", "--seed", "3")
    told = shell(*start, typed="\n".join(lines))
    assert told.err == ""
    draft = draft_of(shell.data, GAME)
    assert draft is not None
    lesson = draft[0].lesson
    assert lesson.title == {language: words("author-untitled", players=words.listed(["7 Ada", "Bob"]))}
    assert list(lesson.start.players) == ["7 Ada", "Bob"]
    assert words("author-dealt-anew") in told.out.replace("\n", " ")
    (match,) = json.loads(shell("list", "--json").out)
    assert match["decisions"] == 1


def test_an_entry_is_named_by_a_part_that_no_other_has(shell: Shell) -> None:
    told = made(shell, "hear", "new step", "explained", "Look here.", "", "save", "made").out
    assert "The table is empty." in told
    assert [step.note for step in saved(shell.data).chapters[0].steps] == [{"en": "Look here."}]
    assert "step 1, a note: Look here." in told


@pytest.mark.parametrize(("typed", "many"), [("w1s0", True), ("place w1s0 r180", False)])
def test_a_move_is_named_as_it_is_typed_at_a_table(shell: Shell, typed: str, many: bool) -> None:
    told = made(shell, MOVE, "1", "2", MOVE, typed, "b").out
    _, _, listed = told.partition("or an empty line for all")
    moves = set(re.findall(r"\d+\. (Lay .*)", listed))
    assert moves
    assert all("w1 s0" in move for move in moves)
    assert (len(moves) > 1) is many


def test_what_is_right_is_said_in_a_word(shell: Shell) -> None:
    told = made(shell, *QUESTION, CHANGE, "b").out
    assert re.search(r"Answers: right: Lakes, Mines", told)
