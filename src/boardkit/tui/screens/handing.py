"""Handing out from the screens: a match, a lesson."""

from collections.abc import Callable
from typing import Any

from boardkit.core import FaultError, Study
from boardkit.core.teaching.lesson import Lesson
from boardkit.handout.forms import FORMS
from boardkit.handout.making import of_lesson, of_match, of_step
from boardkit.handout.matches import By, turn
from boardkit.handout.slides import Handout, open_eyes
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.desk.walk import Walk
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.exchange import plain_name, safe_name, save_handout
from boardkit.tui.screens.picking import PickScreen

Making = Callable[[], Handout]


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
