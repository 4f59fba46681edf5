"""`boardkit lesson`: checks a lesson by the rules, or makes one from a match."""

from argparse import Namespace
from collections.abc import Callable
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import UnknownArgument, UnknownWord
from boardkit.commands.files import STREAM, read_file, write_file
from boardkit.commands.parser import Parser
from boardkit.commands.reading import study_from
from boardkit.core import FaultError, Game
from boardkit.core.records.faults import UnknownGame
from boardkit.core.teaching.lesson import Lesson, check_texts, from_json, said, to_json
from boardkit.core.teaching.recording import recorded
from boardkit.core.teaching.stages import stages
from boardkit.games import GAMES
from boardkit.library.lessons import FOLDER


def declare(parser: Parser) -> None:
    """Take what to do, what with, and where to write it."""
    parser.operand("what", "check")
    parser.operand("source", "source")
    parser.operand("file", "file", optional=True)
    parser.flag("force")


def run(desk: Desk, given: Namespace) -> int:
    """Check or record a lesson."""
    if given.what not in DEEDS:
        raise FaultError(UnknownWord(given.what, "boardkit lesson", tuple(DEEDS)))
    DEEDS[given.what](desk, given)
    return 0


def check(desk: Desk, given: Namespace) -> None:
    """Play a lesson by the rules and say what there is in it."""
    if given.file is not None:
        raise FaultError(UnknownArgument(given.file, "boardkit lesson"))
    lesson = from_json(read_file(given.source))
    check_texts(lesson)
    print(_verdict(desk, _game_of(desk, lesson), lesson))


def record(desk: Desk, given: Namespace) -> None:
    """Make a lesson of a match and its remarks."""
    match = study_from(desk, given.source).main
    words = desk.words
    title = words("lesson-recorded", players=words.listed(words.names))
    lesson = recorded(match, words.language, title, words("summary"))
    name = given.file or STREAM
    write_file(name, to_json(lesson), force=given.force)
    if name != STREAM:
        print(words("cli-lesson-recorded", file=name, folder=str(desk.library.folder / FOLDER)))


DEEDS: Final[dict[str, Callable[[Desk, Namespace], None]]] = {"check": check, "record": record}


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
