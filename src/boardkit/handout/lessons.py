"""Slides of a lesson: for the teacher with every answer, for learners without a trace of one."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve, field, frozen

from boardkit.core import CHANCE, Event, Move, Seat
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import About, Lesson, said
from boardkit.core.teaching.quiz import Quiz
from boardkit.core.teaching.stages import Stage
from boardkit.draw.boards import board, where
from boardkit.draw.counting import change_said, differences
from boardkit.draw.drawing import Drawing, Picture
from boardkit.draw.looks import Look
from boardkit.draw.shapes import Place
from boardkit.handout.slides import Eyes, Slide
from boardkit.text import Words
from boardkit.text.outside import visible

VEIL = Look(lines=("?",))
"""What lies on a place where an answer would show."""


@frozen(eq=False)
class Telling:
    """A lesson that is told.

    Attributes:
        answers: how many of the first steps are told with their answers.
    """

    lesson: Lesson
    stages: Sequence[Stage]
    drawing: Drawing
    words: Words
    answers: int
    _veiled: set[Place] = field(factory=set, init=False)

    def slides_from(self, first: int = 0) -> tuple[Slide, ...]:
        """Make the slides of the steps from `first`, counted from 0."""
        return tuple(slide for number, slide in self._slides() if number >= first)

    def _slides(self) -> Iterator[tuple[int, Slide]]:
        """Make all slides, each with the number of its step.

        Once a question is left without its answer, only questions follow: what a lesson explains later on
        may tell the answer, and where an answer would lie on the table there is a veil.
        """
        hidden = False
        for number, stage in enumerate(self.stages):
            answered = number < self.answers
            if stage.wants_answer or not hidden:
                yield number, self._asked(stage, hidden=hidden)
            if stage.wants_answer and answered:
                yield number, self._answered(stage)
            elif stage.wants_answer:
                hidden = True
                self._veiled.update(place for event in _events(stage) for place in event.places)

    def _eyes(self, stage: Stage) -> Eyes:
        """See a table as its reader does."""
        asked = stage.match.state.to_move
        reader = Seat(self.lesson.start.seat)
        seat = reader if asked in (None, CHANCE) or not stage.wants_answer else asked
        return Eyes(stage.match, self.drawing, self.words, seat)

    def _asked(self, stage: Stage, *, hidden: bool) -> Slide:
        """Tell a step as it begins, without the counts and the rule where they might tell an answer."""
        eyes, quiz, step = self._eyes(stage), stage.quiz, stage.step
        view, counts = eyes.table(stage.match.state), quiz is None and not hidden
        words = self.words
        return Slide(
            chapter=self._said(self.lesson.chapters[stage.chapter].title),
            picture=self._veil(self.drawing.picture(view, None)),
            heading=self.drawing.heading(view, words) if counts else "",
            told=(*self._paragraphs(step.note), *self._wish(stage)),
            choices=tuple(self._choices(quiz)) if quiz else (),
            rules=(step.rule,) if step.rule and quiz is None else (),
            seats=eyes.seats(stage.match.state) if counts else (),
            described=tuple(self.drawing.describe(view, words)) if counts else (),
            asks=stage.wants_answer,
        )

    def _answered(self, stage: Stage) -> Slide:
        """Tell a step that is done: the answer, what it did, and why."""
        eyes, words, drawing = self._eyes(stage), self.words, self.drawing
        before, after = eyes.table(stage.match.state), eyes.table(stage.done.state)
        changes = differences(drawing.numbers(before), drawing.numbers(after))
        answer = words("handout-answer", answer=self._answer(stage))
        seat, places = where(drawing, _events(stage))
        return Slide(
            chapter=self._said(self.lesson.chapters[stage.chapter].title),
            picture=board(drawing, after, seat),
            heading=drawing.heading(after, words),
            told=(answer, *self._paragraphs(stage.step.because)),
            places=places,
            changes=tuple(change_said(change, words) for change in changes),
            rules=(stage.step.rule,) if stage.step.rule else (),
            seats=eyes.seats(stage.done.state),
            described=tuple(drawing.describe(after, words)),
        )

    def _wish(self, stage: Stage) -> Iterator[str]:
        if stage.move is not None:
            yield self.words("handout-your-move")
        elif stage.quiz is not None:
            yield self.words("handout-your-answer")

    def _answer(self, stage: Stage) -> str:
        if stage.move is not None:
            return self.words.say(stage.move)
        assert stage.quiz is not None
        return list(self._choices(stage.quiz))[stage.quiz.right]

    def _choices(self, quiz: Quiz) -> Iterator[str]:
        for choice in quiz.choices:
            if isinstance(choice, Move):
                yield self.words.say(choice)
            elif quiz.about is About.POINTS:
                yield self.words("lesson-points", points=choice)
            else:
                yield self.words.seat(Seat(choice))

    def _said(self, texts: Said) -> str:
        return visible(said(texts, self.words.language))

    def _paragraphs(self, texts: Said) -> Iterator[str]:
        """Part a text at its blank lines; it is somebody's own, so nothing in it is taken for a code."""
        for part in said(texts, self.words.language).split("\n\n"):
            if part.strip():
                yield visible(" ".join(part.split()))

    def _veil(self, picture: Picture) -> Picture:
        looks: Mapping[Any, Look] = picture.looks
        veiled = {place: VEIL for place in self._veiled if place in looks}
        return evolve(picture, looks={**looks, **veiled}) if veiled else picture


def _events(stage: Stage) -> Sequence[Event]:
    """List what the answer to a step makes happen."""
    moments = stage.done.moments[stage.match.at + 1 : stage.done.at + 1]
    return [frame.event for one in moments for frame in one.step.frames]
