"""Lessons on paper: for the teacher with every answer, for learners without a trace of one."""

from typing import Any

import pytest

from boardkit.core.teaching.lesson import Lesson, said
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import Stage, stages
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.handout.forms import FORMS
from boardkit.handout.lessons import VEIL, Telling
from boardkit.handout.making import of_lesson
from boardkit.library.lessons import lessons_of
from boardkit.text import LANGUAGES, words_for
from boardkit.text.markdown import without_marks
from tests.handout.checking import Page, check_offline, play_cast, svg_texts

LESSONS: dict[str, Lesson] = {
    found.id: found.lesson for key in GAMES for found in lessons_of(GAMES[key], None) if found.lesson
}

every_lesson = pytest.mark.parametrize("name", LESSONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(text: str) -> str:
    return " ".join(text.split())


def asked(lesson: Lesson) -> list[Stage]:
    return [stage for stage in stages(GAMES[lesson.game], lesson) if stage.wants_answer]


def quotable(lesson: Lesson, language: str) -> str:
    """Return what the rulebook says, which is no secret."""
    sections = rulebook_of(GAMES[lesson.game], language).sections.values()
    return plain(" ".join(without_marks(section.text) for section in sections))


def words_of(lesson: Lesson, language: str = "en") -> Any:
    return words_for(language, lesson.game, lesson.start.players)


@every_language
@every_lesson
def test_the_teacher_is_told_every_answer_and_told_so(name: str, language: str) -> None:
    lesson = LESSONS[name]
    words = words_of(lesson, language)
    handout = of_lesson(lesson, words, answers=True)
    told = [sentence for slide in handout.slides for sentence in slide.told]
    assert handout.notice == words("handout-teacher")
    for stage in asked(lesson):
        if stage.move is not None:
            assert words("handout-answer", answer=words.say(stage.move)) in told
        for part in said(stage.step.because, language).split("\n\n"):
            assert not part or plain(part) in told


@every_language
@every_lesson
def test_learners_are_told_no_answer(name: str, language: str) -> None:
    lesson = LESSONS[name]
    words = words_of(lesson, language)
    handout = of_lesson(lesson, words, answers=False)
    page = Page(FORMS["html"](handout)).text
    notes = plain(
        " ".join(said(step.note, language) for chapter in lesson.chapters for step in chapter.steps)
    )
    book = quotable(lesson, language)
    assert words("handout-learners") in page
    for stage in asked(lesson):
        step = stage.step
        secrets = [said(step.because, language)]
        secrets += [said((step.task or step.ask).hint, language)] if step.task or step.ask else []  # type: ignore[union-attr]
        secrets += [words("handout-answer", answer=words.say(stage.move))] if stage.move else []
        secrets += [said(mistake.note, language) for mistake in step.task.mistakes] if step.task else []
        for secret in filter(None, map(plain, secrets)):
            assert secret in notes or secret in book or secret not in page


@every_lesson
def test_where_an_answer_lies_on_the_table_there_is_a_veil(name: str) -> None:
    lesson = LESSONS[name]
    told = stages(GAMES[lesson.game], lesson)
    telling = Telling(lesson, told, drawing_of(lesson.game), words_of(lesson), 0)
    hidden: set[object] = set()
    slides = iter(telling.slides_from())
    questions = 0
    for stage in told:
        if questions and not stage.wants_answer:
            continue
        slide = next(slides)
        for place in hidden:
            assert slide.picture.looks.get(place, VEIL) == VEIL
        if questions:
            assert not (slide.seats)
            assert not (slide.described)
            assert not (slide.heading)
        if stage.wants_answer:
            questions += 1
            moments = stage.done.moments[stage.match.at + 1 :]
            hidden |= {place for one in moments for frame in one.step.frames for place in frame.event.places}
    assert next(slides, None) is None


@every_lesson
def test_what_the_table_counts_is_hidden_while_it_is_asked_for(name: str) -> None:
    lesson = LESSONS[name]
    for answers in (True, False):
        for slide in of_lesson(lesson, words_of(lesson), answers=answers).slides:
            assert not slide.choices or not (slide.seats or slide.heading or slide.described)


@pytest.mark.parametrize("form", FORMS)
def test_a_lesson_is_written_in_every_form(form: str) -> None:
    lesson = next(iter(LESSONS.values()))
    text = FORMS[form](of_lesson(lesson, words_of(lesson), answers=True))
    title = said(lesson.title, "en")
    match form:
        case "html":
            check_offline(Page(text))
            assert title in Page(text).text
        case "svg":
            assert title in svg_texts(text)
        case "cast":
            _, chapters = play_cast(text)
            assert set(chapters) <= {said(chapter.title, "en") for chapter in lesson.chapters}
            assert chapters
        case _:
            assert title in text


def test_the_words_of_a_lesson_are_text_and_nothing_else() -> None:
    from attrs import evolve

    lesson = next(iter(LESSONS.values()))
    evil = {"en": "<img src=x onerror=alert(1)>\x1b[2J & \"'"}
    first, *rest = lesson.chapters
    step, *more = first.steps
    chapter = evolve(first, title=evil, steps=[evolve(step, note=evil), *more])
    bad = evolve(lesson, title=evil, summary=evil, chapters=[chapter, *rest])
    handout = of_lesson(bad, words_of(bad), answers=True)
    page = Page(FORMS["html"](handout))
    check_offline(page)
    assert "<img src=x onerror=alert(1)>\\x1b[2J" in page.text
    assert "onerror" in svg_texts(FORMS["svg"](handout))
    play_cast(FORMS["cast"](handout))


def test_some_steps_of_a_lesson() -> None:
    lesson = next(iter(LESSONS.values()))
    whole = of_lesson(lesson, words_of(lesson), answers=True).slides
    head = of_lesson(lesson, words_of(lesson), answers=True, last=2).slides
    tail = of_lesson(lesson, words_of(lesson), answers=True, first=3).slides
    assert [slide.told for slide in (*head, *tail)] == [slide.told for slide in whole]
