"""Handing out: a file that is written and told, and a lesson from the list of lessons."""

from collections.abc import Callable

from boardkit.core import FaultError
from boardkit.core.teaching.lesson import Lesson
from boardkit.handout.forms import FORMS
from boardkit.handout.making import of_lesson
from boardkit.handout.slides import Handout
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.exchange import save_handout
from boardkit.tui.screens.picking import PickScreen
from boardkit.tui.screens.writing import plain_name

Making = Callable[[], Handout]


def hand_out_lesson(board: Board, lesson: Lesson, name: str) -> None:
    """Ask for whom to hand out a lesson and in which form, and write it."""
    words = board.words_of(lesson.game, lesson.start.players)
    ways: dict[str, Making] = {
        "handout-with-answers": lambda: of_lesson(lesson, words, answers=True),
        "handout-without-answers": lambda: of_lesson(lesson, words, answers=False),
    }
    suffixes = {"handout-with-answers": "teacher", "handout-without-answers": "learners"}
    hand_out(board, words, ways, lambda way: plain_name(f"{lesson.game}-{name}-{suffixes[way]}"))


def hand_out(board: Board, words: Words, ways: dict[str, Making], name: Callable[[str], str]) -> None:
    """Ask what to hand out and in which form, and write it."""
    entries = [
        (f"{way} {form}", words("handout-entry", what=words(way), form=form))
        for way in ways
        for form in FORMS
    ]

    def chosen(entry: str | None) -> None:
        if entry is not None:
            way, form = entry.split()
            try:
                write_handout(board, words, ways[way], form, name(way))
            except FaultError as error:
                board.say(error.fault)

    board.show(PickScreen(words("handout-ask"), entries, words), chosen)


def write_handout(board: Board, words: Words, make: Making, form: str, name: str) -> None:
    """Write a handout, and say where.

    Raises:
        FaultError: it cannot be written.
    """
    path = save_handout(board.library, name, form, FORMS[form](make()))
    lines = [words("handout-written"), "", visible(str(path))]
    board.show(NoticeScreen(words("key-handout"), lines, words))
