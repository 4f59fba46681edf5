"""`boardkit lesson`: checks a lesson by the rules, makes one from a match, or tells the form of its file."""

from argparse import Namespace
from collections.abc import Callable
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import MoreFaults, OperandMissing, UnknownArgument, UnknownWord
from boardkit.commands.files import STREAM, read_file, write_file
from boardkit.commands.parser import Parser
from boardkit.commands.reading import study_from
from boardkit.core import FaultError, Game
from boardkit.core.faults import UnknownGame
from boardkit.core.notation.plain import written
from boardkit.core.records.record import read_json
from boardkit.core.teaching.checking import faults_in
from boardkit.core.teaching.lesson import Lesson, from_json, misfits_in, said, to_json, too_long
from boardkit.core.teaching.manuscript import recorded
from boardkit.core.teaching.schema import explained, schema
from boardkit.core.teaching.stages import stages
from boardkit.games import GAMES
from boardkit.library.lessons import LESSONS_FOLDER

WRONG: Final = 2
"""The exit code where something does not fit."""

MOST: Final = 50
"""How many faults are told one by one."""


def declare(parser: Parser) -> None:
    """Take what to do, what with, and where to write it."""
    parser.operand("what", "check")
    parser.operand("source", "source", optional=True)
    parser.operand("file", "file", optional=True)
    parser.flag("force")


def run(desk: Desk, given: Namespace) -> int:
    """Check or record a lesson, or tell the form of its file."""
    if given.what not in DEEDS:
        raise FaultError(UnknownWord(given.what, "boardkit lesson", tuple(DEEDS)))
    return DEEDS[given.what](desk, given)


def check(desk: Desk, given: Namespace) -> int:
    """Play a lesson by the rules and say what there is in it, or all that does not fit."""
    if given.file is not None:
        raise FaultError(UnknownArgument(given.file, "boardkit lesson"))
    data = read_file(_source(given))
    faults = tuple(explained(read_json(data), fault) for fault in misfits_in(data))
    if not faults:
        lesson = from_json(data)
        game = _game_of(desk, lesson)
        faults = (*too_long(lesson), *faults_in(game, lesson))
        if not faults:
            print(_verdict(desk, game, lesson))
            return 0
    for fault in faults[:MOST]:
        desk.complain(fault)
    if faults[MOST:]:
        desk.complain(MoreFaults(len(faults[MOST:])))
    return WRONG


def tell_schema(desk: Desk, given: Namespace) -> int:
    """Print the form of a lesson's file as JSON Schema."""
    del desk
    if given.source is not None:
        raise FaultError(UnknownArgument(given.source, "boardkit lesson"))
    print(written(schema()), end="")
    return 0


def _source(given: Namespace) -> str:
    """Return what is to be worked on."""
    if given.source is None:
        raise FaultError(OperandMissing("source", "boardkit lesson"))
    source: str = given.source
    return source


def record(desk: Desk, given: Namespace) -> int:
    """Make a lesson of a match and its remarks."""
    match = study_from(desk, _source(given)).main
    words = desk.words
    title = words("lesson-recorded", players=words.listed(words.names))
    lesson = recorded(match, words.language, title, words("summary"))
    name = given.file or STREAM
    write_file(name, to_json(lesson), force=given.force)
    if name != STREAM:
        print(words("cli-lesson-recorded", file=name, folder=str(desk.library.folder / LESSONS_FOLDER)))
    return 0


DEEDS: Final[dict[str, Callable[[Desk, Namespace], int]]] = {
    "check": check,
    "record": record,
    "schema": tell_schema,
}


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
