"""`boardkit lesson check`: plays a lesson by the rules, and says exactly what does not fit."""

from argparse import Namespace
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import UnknownWord
from boardkit.commands.files import read_file
from boardkit.commands.parser import Parser
from boardkit.core.faults import FaultError, UnknownGame
from boardkit.core.game import Game
from boardkit.core.lesson import Lesson, from_json, said
from boardkit.core.teaching import stages
from boardkit.games import GAMES

CHECK: Final = "check"


def declare(parser: Parser) -> None:
    """Take what to do, and a file."""
    parser.operand("what", "check")
    parser.operand("file", "file")


def run(desk: Desk, given: Namespace) -> int:
    """Check a lesson."""
    if given.what != CHECK:
        raise FaultError(UnknownWord(given.what, "boardkit lesson", (CHECK,)))
    lesson = from_json(read_file(given.file))
    print(_verdict(desk, _game_of(desk, lesson), lesson))
    return 0


def _game_of(desk: Desk, lesson: Lesson) -> Game[Any]:
    game = GAMES.get(lesson.game)
    if game is None:
        raise FaultError(UnknownGame(lesson.game, tuple(GAMES)))
    desk.speak(game.key, lesson.start.players)
    return game


def _verdict(desk: Desk, game: Game[Any], lesson: Lesson) -> str:
    found = stages(game, lesson)
    return desk.words(
        "cli-lesson-fits",
        title=said(lesson.title, desk.words.language),
        chapters=len(lesson.chapters),
        steps=len(found),
        moves=sum(stage.move is not None for stage in found),
        questions=sum(stage.quiz is not None for stage in found),
    )
