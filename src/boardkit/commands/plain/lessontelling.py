"""What a lesson says line by line: the step, what is to be done, what came of an answer, the end."""

from string import ascii_lowercase

from boardkit.commands.plain.lecture import LessonSitting
from boardkit.commands.plain.telling import tell_question
from boardkit.text.teaching import choice_said, own_text, pointed_said
from boardkit.tui.desk.lessonend import end_of, may_play_on


def tell_step(sitting: LessonSitting) -> None:
    """Say where we are, what is explained, and what is to be done."""
    reading, words = sitting.reading, sitting.words
    stage, lesson = reading.stage, sitting.lesson.lecture.lesson
    sitting.told = sitting.place
    sitting.talk.say("")
    chapter = words.written(own_text(lesson.chapters[stage.chapter].title, words))
    sitting.say("plain-lesson-step", at=stage.number + 1, steps=len(reading.own), chapter=chapter)
    if stage.aside:
        sitting.say("lesson-once-more" if reading.reviewed else "lesson-aside")
    sitting.tell(*sitting.aloud.page(own_text(stage.step.note, words)), *pointed_said(stage.step, words))
    section = sitting.rules.sections.get(stage.step.rule)
    if section is not None:
        sitting.say("plain-lesson-rule", section=section.number, title=section.title)
    tell_task(sitting)


def tell_task(sitting: LessonSitting) -> None:
    """Say what is to be done, or that it goes on."""
    reading, words = sitting.reading, sitting.words
    if reading.quiz is not None:
        for number, letter in enumerate(ascii_lowercase[: len(reading.quiz.choices)]):
            choice = choice_said(reading.quiz, number, words)
            sitting.say("plain-lesson-choice", letter=letter, choice=choice)
        sitting.say("plain-lesson-answer")
    elif reading.to_play:
        tell_question(sitting)
    else:
        tell_done(sitting)


def tell_done(sitting: LessonSitting) -> None:
    """Say what there is to say once a step is done, and how to go on."""
    reading, words = sitting.reading, sitting.words
    if not reading.open and reading.stage.step.because:
        sitting.tell(*sitting.aloud.page(own_text(reading.stage.step.because, words)))
    if not reading.finished:
        sitting.say("plain-lesson-on")
        return
    following = own_text(sitting.lesson.lecture.following, words)
    lines = end_of(reading, following, words, sitting.rules).plain.splitlines()
    sitting.tell(*(line for line in lines if line and "▶" not in line))
    sitting.say("plain-lesson-end-play" if may_play_on(reading) else "plain-lesson-end")


def tell_outcome(sitting: LessonSitting, *, told: bool = False) -> None:
    """Say what came of an answer; after a good one, what there is to say of the step."""
    if not told:
        sitting.tell_reply()
    if not sitting.reading.to_answer and sitting.told == sitting.place:
        tell_done(sitting)
