"""Lessons on paper: for the teacher with every answer, for learners without a trace of one."""

import re
from functools import cache
from typing import Any

import pytest
from attrs import evolve

from boardkit.core import CHANCE, Move, Seat, choice_of
from boardkit.core.teaching.goals import Legal
from boardkit.core.teaching.lesson import Lesson, said
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import Stage, stages
from boardkit.draw.drawings import drawing_of
from boardkit.draw.show import card_of
from boardkit.games import GAMES
from boardkit.handout import page
from boardkit.handout.making import FORMS, of_lesson
from boardkit.handout.slides import Handout
from boardkit.library.lessons import lessons_of
from boardkit.text import LANGUAGES, words_for
from boardkit.text.markdown import without_marks
from tests.daily import in_turn
from tests.handout.checking import Page, check_offline, play_cast, texts_drawn

LESSONS: dict[str, Lesson] = {
    found.id: found.lesson for key in GAMES for found in lessons_of(GAMES[key], None) if found.lesson
}

every_lesson_in_turn = pytest.mark.parametrize(("name", "language"), in_turn(LESSONS, LANGUAGES))


@cache
def told_at(name: str) -> tuple[Stage, ...]:
    lesson = LESSONS[name]
    return stages(GAMES[lesson.game], lesson)


@cache
def sheet(name: str, language: str = "en") -> Handout:
    """Make the sheet of a lesson for learners."""
    lesson = LESSONS[name]
    return of_lesson(lesson, words_of(lesson, language), answers=False)


@cache
def guide(name: str, language: str = "en") -> Handout:
    """Make the handout of a lesson for teachers."""
    lesson = LESSONS[name]
    return of_lesson(lesson, words_of(lesson, language), answers=True)


def plain(text: str) -> str:
    return " ".join(text.split())


def quotable(lesson: Lesson, language: str) -> str:
    """Return what the rulebook says, which is no secret."""
    sections = rulebook_of(GAMES[lesson.game], language).sections.values()
    return plain(" ".join(without_marks(section.text) for section in sections))


def secrets(stage: Stage, language: str) -> list[str]:
    """List what would tell the answer to a step: why, hints, and what is said to mistakes."""
    step, task = stage.step, stage.step.task or stage.step.ask
    mistakes = step.task.mistakes if step.task else []
    texts = [step.because, *([task.hint] if task else []), *(mistake.note for mistake in mistakes)]
    return [said(text, language) for text in texts]


def eyes_of(lesson: Lesson, stage: Stage) -> Any:
    """Return the table as the reader of a step sees it."""
    asked = stage.match.state.to_move
    reader = Seat(lesson.start.seat)
    seat = reader if asked in (None, CHANCE) or not stage.wants_answer else asked
    return stage.match.game.view(stage.match.state, seat)


def asked_of_the_table(name: str, language: str) -> set[str]:
    """Name the steps whose answers stand beside the map."""
    lesson, told = LESSONS[name], told_at(name)
    numbers = [n for n, stage in enumerate(told, start=1) if stage.quiz and stage.quiz.told_by_the_table]
    words = words_of(lesson, language)
    return {words("handout-place", number=number, count=len(told)) for number in numbers}


def words_of(lesson: Lesson, language: str = "en") -> Any:
    return words_for(language, lesson.game, lesson.start.players)


@pytest.mark.sample(16)
@every_lesson_in_turn
def test_the_teacher_is_told_every_answer_and_told_so(name: str, language: str) -> None:
    lesson = LESSONS[name]
    words = words_of(lesson, language)
    handout = guide(name, language)
    told = [sentence for slide in handout.slides for sentence in slide.told]
    assert handout.notice == words("handout-teacher")
    for stage in filter(lambda stage: stage.wants_answer, told_at(name)):
        if stage.move is not None:
            assert any(sentence.endswith(words.say(stage.move)) for sentence in told)
        for part in said(stage.step.because, language).split("\n\n"):
            assert not part or plain(part) in told


@pytest.mark.sample(8)
@every_lesson_in_turn
def test_learners_are_not_told_the_answer_to_the_question_at_hand(name: str, language: str) -> None:
    lesson = LESSONS[name]
    words = words_of(lesson, language)
    slides = sheet(name, language).slides
    told = told_at(name)
    assert [slide.asks for slide in slides] == [stage.wants_answer for stage in told]
    book = quotable(lesson, language)
    for stage, slide in zip(told, slides, strict=True):
        note, said_here = plain(said(stage.step.note, language)), plain(" ".join(slide.told))
        assert words("handout-answer", answer="").strip() not in said_here
        for secret in filter(None, map(plain, secrets(stage, language))):
            assert secret in note or secret in book or secret not in said_here


@pytest.mark.sample(6)
@every_lesson_in_turn
def test_learners_see_the_table_as_it_is_and_hear_which_move_led_there(name: str, language: str) -> None:
    lesson = LESSONS[name]
    words, told = words_of(lesson, language), told_at(name)
    slides = sheet(name, language).slides
    for before, stage, slide in zip([None, *told], told, slides, strict=False):
        seen = drawing_of(lesson.game).map(eyes_of(lesson, stage), None).looks
        assert slide.picture.looks.items() <= seen.items()
        if before is not None and before.move is not None:
            assert slide.told[0] == words("handout-went-on", answer=words.say(before.move))


@pytest.mark.sample(12)
@every_lesson_in_turn
def test_the_answers_stand_on_a_page_of_their_own(name: str, language: str) -> None:
    lesson = LESSONS[name]
    words, told = words_of(lesson, language), told_at(name)
    answers = sheet(name, language).answers
    wanting = [number for number, stage in enumerate(told, start=1) if stage.wants_answer]
    places = [words("handout-place", number=number, count=len(told)) for number in wanting]
    assert [answer.place for answer in answers] == places
    for answer, number in zip(answers, wanting, strict=True):
        move = told[number - 1].move
        assert move is None or words.say(move) in answer.told[0]
    assert guide(name, language).answers == ()


def some_steps(name: str, first: int, last: int) -> str:
    """Write the page of some steps of a sheet."""
    lesson = LESSONS[name]
    return FORMS["html"](of_lesson(lesson, words_of(lesson), answers=False, first=first, last=last))


@pytest.mark.parametrize(("most", "kind"), [(1, "sheet long"), (9, "sheet")])
def test_a_sheet_of_many_questions_is_narrower_and_has_question_and_table_side_by_side(
    most: int, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "LONG", most)
    written = some_steps("tectonic_tribes/1_first_game", 5, 8)
    assert f'<body class="{kind}">' in written
    slides = re.findall(r'<section class="slide[^"]*\basks\b.*?</section>', written, re.DOTALL)
    parts = [re.findall(r'<div class="(asked|beside|answer)"', one) for one in slides]
    assert {tuple(one) for one in parts} == {("asked", "beside", "answer"), ("asked", "answer")}


@pytest.mark.parametrize(("full", "again"), [(1, [False, True, True, True]), (9, [False] * 4)])
def test_of_many_cards_a_crowded_sheet_draws_in_full_those_that_are_new(
    full: int, again: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FULL", full)
    whole, shorter = set[str](), list[bool]()
    for slide in some_steps("water_sharing/1_first_game", 2, 5).split('<section class="slide')[1:5]:
        drawn = re.findall(r'<li( class="again"[^>]*)?><svg[^>]* aria-label="([^"]*)"', slide)
        heads, others = (
            {label.split()[0] for look, label in drawn if bool(look) is one} for one in (True, False)
        )
        assert bool(heads) == ("In full: Step" in slide)
        assert heads <= whole
        whole |= others
        shorter.append(bool(heads))
    assert shorter == again


def test_the_tables_of_a_long_sheet_tell_once_what_never_changes() -> None:
    lines = [len(slide.beside) for slide in sheet("terristories/01_first_game").slides if slide.beside]
    assert max(lines[1:]) < lines[0]


@pytest.mark.sample(16)
@every_lesson_in_turn
def test_a_card_that_is_the_answer_lies_among_others_to_choose_from(name: str, language: str) -> None:
    lesson = LESSONS[name]
    words, drawing = words_of(lesson, language), drawing_of(lesson.game)
    handout = sheet(name, language)
    for stage, slide in zip(told_at(name), handout.slides, strict=True):
        moves = [stage.move] if stage.quiz is None else stage.quiz.choices
        for move in moves:
            if isinstance(move, Move):
                card = card_of(drawing, eyes_of(lesson, stage), choice_of(move), words, handout.palette)
                assert not (card.tags or card.picture) or card.name in {one.name for one in slide.cards}


def test_a_sheet_tells_what_its_signs_mean_and_no_others() -> None:
    lesson = LESSONS["tectonic_tribes/2_covering"]
    signs = {one.sign for one in of_lesson(lesson, words_of(lesson), answers=False).legend}
    assert {"▲", "≈", "∴", "⌂"} <= signs
    few = {one.sign for one in of_lesson(lesson, words_of(lesson), answers=False, last=1).legend}
    assert few < {one.sign for one in drawing_of(lesson.game).legend}


def test_a_quoted_rule_keeps_its_table_in_every_form() -> None:
    lesson = LESSONS["tectonic_tribes/2_covering"]
    handout = of_lesson(lesson, words_of(lesson), answers=False, last=1)
    page = Page(FORMS["html"](handout))
    # Once beside the question, and once behind all questions, for paper.
    assert page.count("table") == 2
    assert page.count("tr") == 2 * 7
    screens, _ = play_cast(FORMS["cast"](handout))
    for written in (FORMS["text"](handout), screens[0]):
        assert any(
            line.rstrip().endswith("The card covers             Allowed?") for line in written.splitlines()
        )
    assert "no square" in texts_drawn(handout)


@pytest.mark.parametrize("form", FORMS)
def test_a_sheet_has_legend_cards_and_answers_in_every_form(form: str) -> None:
    lesson = LESSONS["terraforming_mars/2_playing_a_card"]
    handout = of_lesson(lesson, words_of(lesson), answers=False, first=3, last=4)
    text = texts_drawn(handout) if form == "svg" else FORMS[form](handout)
    if form == "html":
        page = Page(text)
        check_offline(page)
        assert page.count("section", **{"class": "legend"}) == 1
        assert page.count("section", **{"class": "slide answers"}) == 1
        text = page.text
    else:
        text = plain(text)
    for word in ("Cupola", "Livestock", "Kim", "Teractor"):
        assert word in text
    assert ("Answers" in text) == (form != "svg")
    if not form.startswith("cast"):
        assert "What the signs mean" in text


@pytest.mark.sample(16)
@every_lesson_in_turn
def test_what_the_table_counts_is_hidden_while_it_is_asked_for(name: str, language: str) -> None:
    asked = asked_of_the_table(name, language)
    for handout in (sheet(name, language), guide(name, language)):
        for slide in handout.slides:
            counted = slide.place in asked
            assert not counted or not slide.choices or not (slide.heading or slide.beside)
            if counted and slide.choices:
                names = [words_of(LESSONS[name], language).seat(seat) for seat in range(len(slide.seats))]
                letters = [line.removesuffix(seat) for line, seat in zip(slide.seats, names, strict=True)]
                assert all(len(letter.rstrip("\u202f :")) == 1 for letter in letters)


@pytest.mark.sample(6)
@pytest.mark.parametrize("form", FORMS)
def test_a_lesson_is_written_in_every_form(form: str) -> None:
    lesson = next(iter(LESSONS.values()))
    handout = of_lesson(lesson, words_of(lesson), answers=True, last=4)
    text = texts_drawn(handout) if form == "svg" else FORMS[form](handout)
    title = said(lesson.title, "en")
    match form:
        case "html":
            check_offline(Page(text))
            assert title in Page(text).text
        case "cast" | "cast-v2":
            _, chapters = play_cast(text)
            assert set(chapters) <= {said(chapter.title, "en") for chapter in lesson.chapters}
            assert chapters
        case _:
            assert title in text


def test_the_words_of_a_lesson_are_text_and_nothing_else() -> None:
    lesson = next(iter(LESSONS.values()))
    evil = {"en": "<img src=x onerror=alert(1)>\x1b[2J & \"'"}
    first = lesson.chapters[0]
    step, *more = first.steps[:3]
    chapter = evolve(first, title=evil, steps=[evolve(step, note=evil), *more])
    bad = evolve(lesson, title=evil, summary=evil, chapters=[chapter])
    handout = of_lesson(bad, words_of(bad), answers=True)
    page = Page(FORMS["html"](handout))
    check_offline(page)
    assert "<img src=x onerror=alert(1)>\\x1b[2J" in page.text
    assert "onerror" in texts_drawn(handout)
    play_cast(FORMS["cast"](handout))


def test_some_steps_of_a_lesson() -> None:
    lesson = next(iter(LESSONS.values()))
    whole = of_lesson(lesson, words_of(lesson), answers=True).slides
    head = of_lesson(lesson, words_of(lesson), answers=True, last=2).slides
    tail = of_lesson(lesson, words_of(lesson), answers=True, first=3).slides
    assert [slide.told for slide in (*head, *tail)] == [slide.told for slide in whole]


def test_a_sheet_asks_for_the_goal_and_gives_one_move_that_reaches_it() -> None:
    lesson = LESSONS["tectonic_tribes/3_tribe_cards"]
    words, (first, *rest) = words_of(lesson), lesson.chapters
    steps = [
        step if step.task is None else evolve(step, task=evolve(step.task, goal=Legal()))
        for step in first.steps
    ]
    assert steps != first.steps
    meant = evolve(lesson, chapters=[evolve(first, steps=steps), *rest])
    handout = of_lesson(meant, words, answers=False)
    stage, slide = next(
        (stage, slide)
        for stage, slide in zip(stages(GAMES[lesson.game], meant), handout.slides, strict=True)
        if stage.move is not None
    )
    assert words("handout-goal", goal=words("lack-legal").rstrip(".")) in slide.told
    (answer,) = [one for one in handout.answers if one.place == slide.place]
    assert answer.told[0] == words("handout-sample", answer=words.say(stage.move))
