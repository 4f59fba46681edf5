"""Handing out and presenting from the screens: a table, a saved match, a lesson."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from boardkit.core import FaultError, Match, Study
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.stages import stages
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.handout.forms import FORMS
from boardkit.handout.lessons import Telling
from boardkit.handout.making import of_lesson, of_match, of_step
from boardkit.handout.matches import By, happenings, slide, turn
from boardkit.handout.slides import Eyes, Handout, Slide, open_eyes
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.desk.doors import Presenter
from boardkit.tui.desk.walk import Walk
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen
from boardkit.tui.screens.exchange import plain_name, safe_name, save_handout
from boardkit.tui.screens.picking import PickScreen

Making = Callable[[], Handout]
Slides = Sequence[Callable[[], Slide]]
"""Slides, each made when it is first shown."""


def hand_out(board: Board, study: Study[Any], words: Words, walk: Walk) -> None:
    """Ask what of a match to hand out and in which form, and write it; `walk` says where we are."""
    seat = open_eyes(study.match)
    first, last = turn(study.match, walk.halt.at)
    ways: dict[str, Making] = {
        "handout-turn": lambda: of_match(study, words, seat, By.HAPPENING, first, last),
        "handout-all": lambda: of_match(study, words, seat, By.DECISION),
        "handout-step": lambda: of_step(study, words, seat, walk.happening),
    }
    _ask(board, words, ways, lambda _: safe_name(study.main))


def hand_out_lesson(board: Board, lesson: Lesson, name: str) -> None:
    """Ask for whom to hand out a lesson and in which form, and write it."""
    words = board.words_of(lesson.game, lesson.start.players)
    ways: dict[str, Making] = {
        "handout-with-answers": lambda: of_lesson(lesson, words, answers=True),
        "handout-without-answers": lambda: of_lesson(lesson, words, answers=False),
    }
    suffixes = {"handout-with-answers": "teacher", "handout-without-answers": "learners"}
    _ask(board, words, ways, lambda way: plain_name(f"{lesson.game}-{name}-{suffixes[way]}"))


def presenting(match: Match[Any], at: int = 0) -> Presenter:
    """Present a match happening by happening, as everybody at its table may see it.

    Args:
        match: the match.
        at: the happening to begin with, as a walk counts them; by default the first.
    """
    passages = tuple(happenings(match))

    def telling(words: Words) -> Slides:
        eyes = Eyes(match, drawing_of(match.game.key), words, open_eyes(match))
        return [partial(slide, eyes, passage) for passage in passages]

    return Presenter(match, telling, at)


def present_lesson(board: Board, lesson: Lesson) -> None:
    """Present a lesson, after a warning that it tells the answers."""
    words = board.words_of(lesson.game, lesson.start.players)

    def answered(sure: bool | None) -> None:
        if sure:
            _present_lesson(board, lesson)

    question = words("present-teacher-ask")
    board.show(ConfirmScreen(question, words("present-yes"), words("present-no")), answered)


def _present_lesson(board: Board, lesson: Lesson) -> None:
    game = GAMES[lesson.game]
    try:
        told = stages(game, lesson)
    except FaultError as error:
        board.say(error.fault)
        return
    drawing = drawing_of(game.key)

    def telling(words: Words) -> Slides:
        slides = Telling(lesson, told, drawing, words, len(told)).slides_from()
        return [partial(_as_it_is, slide) for slide in slides]

    board.open(Presenter(told[0].match, telling))


def _as_it_is(slide: Slide) -> Slide:
    return slide


def _ask(board: Board, words: Words, ways: dict[str, Making], name: Callable[[str], str]) -> None:
    """Offer every way in every form."""
    entries = [
        (f"{way} {form}", words("handout-entry", what=words(way), form=form))
        for way in ways
        for form in FORMS
    ]

    def chosen(entry: str | None) -> None:
        if entry is not None:
            way, form = entry.split()
            _write(board, words, ways[way], form, name(way))

    board.show(PickScreen(words("handout-ask"), entries, words), chosen)


def _write(board: Board, words: Words, make: Making, form: str, name: str) -> None:
    try:
        path = save_handout(board.library, name, form, FORMS[form](make()))
    except FaultError as error:
        board.say(error.fault)
    else:
        lines = [words("handout-written"), "", visible(str(path))]
        board.show(NoticeScreen(words("key-handout"), lines, words))
