"""Lessons line by line: every one to its end, in both languages, with answers right and wrong, and help."""

import re
from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

import pytest

from boardkit.commands.plain.lesson import OWN, LessonSitting, read_lesson
from boardkit.commands.plain.sitting import Talk
from boardkit.core import notation
from boardkit.core.lines.match import LEVELS, Sitter
from boardkit.core.records.position import position_code
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.library.lessons import Found, lessons_of
from boardkit.text import LANGUAGES, words_for
from boardkit.text.teaching import own_text
from boardkit.tui.desk.teach.lessons import opened_lesson
from boardkit.tui.desk.wishes import Begin, KeepProgress
from tests.cli.running import Answer, Shell
from tests.daily import in_turn

FOUND = [
    (found, number, one.id)
    for game in GAMES.values()
    for found in [lessons_of(game, None)]
    for number, one in enumerate(found)
]
READ = re.compile(r"[\w ,.;:!?()’'“”«»-]*")


class Pupil(Talk):
    """Answers every question wrong first, makes the moves that are shown, and is now and then helped."""

    def __init__(self, onward: bool) -> None:
        self.live = False
        self.onward = onward
        self.told: list[str] = []
        self.sitting: LessonSitting | None = None
        self.missed = set[int]()

    def say(self, *lines: str) -> None:
        self.told += lines

    def listen(self) -> str:
        assert self.sitting is not None
        reading = self.sitting.reading
        if reading.finished:
            return "on" if self.onward else ""
        if reading.quiz is not None:
            return ascii_lowercase[self._answer(reading.at, len(reading.quiz.choices), reading.quiz.right)]
        if not reading.to_play:
            return ""
        if reading.at % 5 == 4 and self.sitting.lesson.help < 2:
            return "hint"
        move = reading.stage.move
        assert move is not None
        return notation.write(move) if reading.at % 7 else "show"

    def _answer(self, at: int, count: int, right: int) -> int:
        if at in self.missed:
            return right
        self.missed.add(at)
        return (right + 1) % count


def read(
    found: Sequence[Found], number: int, language: str, *, onward: bool = False
) -> tuple[Pupil, list[int]]:
    game, pupil, kept = GAMES[found[number].game], Pupil(onward), list[int]()
    reading, lecture = opened_lesson(game, found, number, 0)
    words = words_for(language, game.key, [player.name for player in reading.stage.match.players])
    pupil.sitting = LessonSitting(
        lecture,
        reading,
        words,
        pupil,
        lambda wish: kept.append(wish.done) if isinstance(wish, KeepProgress) else None,
    )
    read_lesson(pupil.sitting)
    return pupil, kept


@pytest.mark.sample(16)
@pytest.mark.parametrize(("lesson", "language"), in_turn(FOUND, LANGUAGES, lambda one: str(one[2])))
def test_every_lesson_is_read_to_its_end_line_by_line(lesson: Any, language: str) -> None:
    found, number, _ = lesson
    pupil, kept = read(found, number, language)
    lesson, sitting = found[number].lesson, pupil.sitting
    assert sitting is not None
    assert kept[-1] == lesson.steps
    assert sitting.words("lesson-end-title") in pupil.told
    assert [line for line in pupil.told if not READ.fullmatch(line)] == []
    notes = [own_text(step.note, sitting.words) for chapter in lesson.chapters for step in chapter.steps]
    said = "\n".join(pupil.told)
    assert all("\n".join(sitting.aloud.page(note)) in said for note in notes)


def taught(shell: Shell, *lines: str, lesson: str = "1", more: tuple[str, ...] = ()) -> Answer:
    return shell("teach", "tectonic_tribes", lesson, "--plain", *more, typed="\n".join(lines))


def test_how_far_a_reader_has_come_is_remembered_and_gone_on_from(shell: Shell) -> None:
    first = taught(shell, "", "", "show", "", "q").out
    assert "Step 4 of " in first
    assert first.splitlines()[-1] == "Your progress is saved."
    again = taught(shell).out.splitlines()
    assert again[0] == "Line by line, because of --plain."
    assert again[3].startswith(("now: Step 5 of ", "now: Step 4 of "))


@pytest.mark.parametrize(
    "line",
    [
        *("ab", "a plant", "1 plant", "b?", "c, I think"),
        *("hint please", "show me", "again b", "q now", "restart it"),
    ],
)
def test_what_follows_an_answer_or_a_word_undoes_it(shell: Shell, line: str) -> None:
    """The second step of lesson 2 asks a question."""
    asked = taught(shell, "", "q", lesson="2").out
    assert "Type the letter of your answer." in asked
    told = taught(shell, line, "q", lesson="2").out
    assert "is not one of the answers." in told or "cannot follow" in told
    assert "Well done." not in told
    assert "Not that." not in told
    assert told.endswith("Your progress is saved.\n")


def test_a_wrong_move_is_answered_by_what_it_would_do_or_by_the_rule(shell: Shell) -> None:
    told = taught(shell, "", "", "place e0n1 r0", "place e9s9 r0", "e2n1", "r0").out
    assert told.count("Not that. ") == 2
    assert "The card must cover at least one square of the continent. rule 3.3" in told
    assert "Well done. Right." in told


def test_help_comes_in_steps_and_words_that_would_tell_the_answer_are_silent(shell: Shell) -> None:
    told = taught(shell, "", "", "hint", "hint", "hint").out
    assert told.index("Hint: ") < told.index("The move is about these places: ") < told.index("The move is: ")
    for language in LANGUAGES:
        words = words_for(language, "tectonic_tribes")
        helped = taught(shell, "?", more=("--lang", language)).out
        assert [topic for topic in OWN if words(f"plain-lesson-help-{topic}") not in helped] == []


def test_a_lesson_may_be_played_on_from_its_end() -> None:
    found = lessons_of(GAMES["tectonic_tribes"], None)
    for onward in (False, True):
        pupil, _ = read(found, 1, "en", onward=onward)
        assert pupil.sitting is not None
        assert (pupil.sitting.door is not None) == onward
    assert pupil.sitting is not None
    assert isinstance(pupil.sitting.door, Begin)
    last = pupil.sitting.reading.own[-1].done
    assert pupil.sitting.door.code == position_code(last.game, last.state)


def test_an_unknown_lesson_is_refused_and_without_one_they_are_listed(shell: Shell) -> None:
    assert taught(shell, lesson="99").code == 2
    assert "1. 1_first_game" in shell("teach", "tectonic_tribes", "--plain").out


@pytest.mark.parametrize(
    ("language", "typed", "wrong"), [("en", "on casual", "on chess"), ("fr", "jouer amateur", "jouer échecs")]
)
def test_a_match_with_computers_is_played_on_line_by_line_and_leads_back(
    shell: Shell, language: str, typed: str, wrong: str
) -> None:
    words = words_for(language)
    told = taught(shell, "", wrong, typed, "q", "q", more=("--lang", language)).out
    levels = [words.name(one).rpartition(" ")[2] for one in LEVELS]
    assert words("plain-lesson-levels", levels=words.listed(levels)) in told
    before, back, after = told.partition(words("plain-lesson-back"))
    assert back
    second = words("plain-lesson-step", at=2, steps=16, chapter="").rstrip(".")
    step = next(line for line in before.splitlines() if line.startswith(second))
    assert step in after
    with open_library(shell.data) as library:
        study = library.load(library.matches()[0].match, GAMES)
    assert [player.sitter for player in study.main.players] == [Sitter.PERSON, Sitter.CASUAL, Sitter.CASUAL]
