"""What there is to present: a match happening by happening, a lesson with its answers."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from boardkit.core import CHANCE, Match
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.stages import Stage, stages
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.handout.lessons import Telling
from boardkit.handout.matches import happenings, place, slide
from boardkit.handout.slides import Eyes, Slide, open_eyes
from boardkit.text import Words
from boardkit.tui.desk.doors import Presenter


def match_presented(match: Match[Any], at: int = 0, *, public: bool = False) -> Presenter:
    """Present a match happening by happening, as everybody at its table may see it.

    Args:
        match: the match.
        at: the happening to begin with, as a walk counts them.
        public: whether even what an open table shows is told only as far as everybody sees it at any table.
    """
    passages = tuple(happenings(match))

    def telling(words: Words) -> Sequence[Callable[[], Slide]]:
        eyes = Eyes(match, drawing_of(match.game.key), words, CHANCE if public else open_eyes(match))
        return [
            partial(slide, eyes, passage, place(words, at, len(passages)))
            for at, passage in enumerate(passages)
        ]

    return Presenter(match, telling, at)


def lesson_presented(lesson: Lesson) -> Presenter:
    """Present a lesson with its answers.

    Raises:
        FaultError: the lesson does not fit its game.
    """
    told = stages(GAMES[lesson.game], lesson)

    def telling(words: Words) -> Sequence[Callable[[], Slide]]:
        slides = Telling(lesson, told, drawing_of(lesson.game), words).slides_from()
        return [partial(_as_it_is, slide) for slide in slides]

    return Presenter(told[0].match, telling)


def reading_presented(lesson: Lesson, stages: Sequence[Stage], done: int) -> Presenter:
    """Present a lesson as far as it has been read, from its last step, with the answers that were given.

    Args:
        lesson: the lesson.
        stages: its steps up to the one that is shown.
        done: how many of them are done.
    """

    def telling(words: Words) -> Sequence[Callable[[], Slide]]:
        slides = Telling(lesson, stages, drawing_of(lesson.game), words, answered=done).slides_from()
        return [partial(_as_it_is, slide) for slide in slides]

    last = sum(1 + (stage.wants_answer and at < done) for at, stage in enumerate(stages)) - 1
    return Presenter(stages[-1].match, telling, last)


def _as_it_is(shown: Slide) -> Slide:
    return shown
