"""Handing out and presenting from the screens: a table, a saved match, a lesson."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from boardkit.core import FaultError, Match
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.stages import stages
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.handout.forms import FORMS
from boardkit.handout.lessons import Telling
from boardkit.handout.making import of_lesson, of_match, of_step
from boardkit.handout.matches import By, turn
from boardkit.handout.slides import Handout, Slide, open_eyes
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.app import BoardkitApp
from boardkit.tui.books.presenter import PresentScreen, Slides, present_match
from boardkit.tui.desk.walk import Walk
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen
from boardkit.tui.screens.exchange import plain_name, safe_name, save_handout
from boardkit.tui.screens.picking import PickScreen

if TYPE_CHECKING:
    from boardkit.tui.table.play import PlayScreen

Making = Callable[[], Handout]


def hand_out(table: "PlayScreen") -> None:
    """Ask what of a match to hand out and in which form, and write it."""
    study, words, seat = table.study, table.words, open_eyes(table.match)
    walk = _walk(table)
    first, last = turn(study.match, walk.halt.at)
    ways: dict[str, Making] = {
        "handout-turn": lambda: of_match(study, words, seat, By.HAPPENING, first, last),
        "handout-all": lambda: of_match(study, words, seat, By.DECISION),
        "handout-step": lambda: of_step(study, words, seat, walk.happening),
    }
    _ask(table.board, words, ways, lambda _: safe_name(study.main))


def hand_out_lesson(board: BoardkitApp, lesson: Lesson, name: str) -> None:
    """Ask for whom to hand out a lesson and in which form, and write it."""
    words = board.words_of(lesson.game, lesson.start.players)
    ways: dict[str, Making] = {
        "handout-with-answers": lambda: of_lesson(lesson, words, answers=True),
        "handout-without-answers": lambda: of_lesson(lesson, words, answers=False),
    }
    suffixes = {"handout-with-answers": "teacher", "handout-without-answers": "learners"}
    _ask(board, words, ways, lambda way: plain_name(f"{lesson.game}-{name}-{suffixes[way]}"))


def present(table: "PlayScreen") -> None:
    """Present a match from where the walk or the match stands."""
    at = _walk(table).happening
    table.show_all(present_match(table.board, table.match, at))


def present_saved(board: BoardkitApp, match: Match[Any]) -> None:
    """Present a saved match from its beginning."""
    board.push_screen(present_match(board, match))


def present_lesson(board: BoardkitApp, lesson: Lesson) -> None:
    """Present a lesson, after a warning that it tells the answers."""
    words = board.words_of(lesson.game, lesson.start.players)

    def answered(sure: bool | None) -> None:
        if sure:
            _present_lesson(board, lesson)

    question = words("present-teacher-ask")
    board.push_screen(ConfirmScreen(question, words("present-yes"), words("present-no")), answered)


def _present_lesson(board: BoardkitApp, lesson: Lesson) -> None:
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

    board.push_screen(PresentScreen(board, told[0].match, telling))


def _as_it_is(slide: Slide) -> Slide:
    return slide


def _walk(table: "PlayScreen") -> Walk:
    return table.walk or table.new_walk()


def _ask(board: BoardkitApp, words: Words, ways: dict[str, Making], name: Callable[[str], str]) -> None:
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

    board.push_screen(PickScreen(words("handout-ask"), entries, words), chosen)


def _write(board: BoardkitApp, words: Words, make: Making, form: str, name: str) -> None:
    try:
        path = save_handout(board.library, name, form, FORMS[form](make()))
    except FaultError as error:
        board.say(error.fault)
    else:
        lines = [words("handout-written"), "", visible(str(path))]
        board.push_screen(NoticeScreen(words("key-handout"), lines, words))
