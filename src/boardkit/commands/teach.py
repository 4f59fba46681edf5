"""`boardkit teach`: the lessons of a game, and one of them at the table."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from boardkit.commands.desk import Desk
from boardkit.commands.faults import NoSuchLesson
from boardkit.commands.parser import Parser
from boardkit.commands.reading import game_named
from boardkit.commands.screens import open_screens, why_in_lines
from boardkit.core import FaultError, Game
from boardkit.core.teaching.lesson import said
from boardkit.library.lessons import LESSONS_FOLDER, Found, lessons_of, progress
from boardkit.text.names import visible
from boardkit.text.reasons import fault_said


def declare(parser: Parser) -> None:
    """Take a game and a lesson."""
    parser.operand("game", "game")
    parser.operand("lesson", "lesson", optional=True)
    parser.flag("plain")


def run(desk: Desk, given: Namespace) -> int:
    """Open a lesson, or list those of the game."""
    game = game_named(desk, given.game)
    found = lessons_of(game, desk.library.folder)
    if given.lesson is None:
        for line in _lines(desk, game, found):
            print(visible(line))
        return 0
    number = lesson_number(found, given.lesson)
    if (fault := found[number].fault) is not None:
        raise FaultError(fault)
    why = why_in_lines(desk, asked=given.plain)
    if why is None:
        return open_screens(desk, lesson=(game.key, number))
    from boardkit.commands.plain import read_plainly

    return read_plainly(desk, why, game, found, number)


def lesson_number(found: Sequence[Found], text: str) -> int:
    """Return the place, from 0, of a lesson named by its number or its name.

    Raises:
        FaultError: `NoSuchLesson`.
    """
    for number, one in enumerate(found):
        if text in (one.called, str(number + 1)):
            return number
    raise FaultError(NoSuchLesson(text, tuple(one.called for one in found)))


def _lines(desk: Desk, game: Game[Any], found: Sequence[Found]) -> Iterator[str]:
    words = desk.words
    if not found:
        yield words("cli-teach-none", folder=str(desk.library.folder / LESSONS_FOLDER))
        return
    done = progress(desk.library)
    for number, one in enumerate(found, start=1):
        yield from _lesson(desk, number, one, done.get(one.id, 0))
    yield desk.advised(words("cli-teach-hint", game=game.key))


def _lesson(desk: Desk, number: int, found: Found, done: int) -> Iterator[str]:
    words, lesson = desk.words, found.lesson
    if lesson is None:
        fault = fault_said(found.fault, words) if found.fault else ""
        yield words("cli-teach-damaged", number=number, name=found.called, fault=fault)
        return
    state = "done" if done >= lesson.steps else "begun" if done else "new"
    title = said(lesson.title, words.language)
    place = {"at": done + 1, "steps": lesson.steps}
    yield words("cli-teach-line", number=number, name=found.called, title=title, state=state, **place)
    yield words("cli-teach-summary", summary=said(lesson.summary, words.language))
