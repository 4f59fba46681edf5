"""How the table of a lesson is set before its first step."""

from typing import TypeVar

from boardkit.core.faults import FaultError
from boardkit.core.lines.match import Match
from boardkit.core.lines.players import COLOURS, Player
from boardkit.core.notation.data import structure
from boardkit.core.notation.faults import WrongType
from boardkit.core.records.faults import UnknownGame
from boardkit.core.records.position import OtherOptions
from boardkit.core.records.record import start, start_at
from boardkit.core.records.script import played
from boardkit.core.rules.game import Game
from boardkit.core.rules.table import Table
from boardkit.core.teaching.faults import EmptyLesson, LessonDoesNotFit
from boardkit.core.teaching.lesson import Lesson, Start

S = TypeVar("S", bound=Table)


def opening(game: Game[S], lesson: Lesson) -> Match[S]:
    """Set the table of a lesson; chapter 0 of its faults is the start.

    Raises:
        FaultError: it does not fit.
    """
    if lesson.game != game.key:
        raise FaultError(UnknownGame(lesson.game, (game.key,)))
    if not lesson.steps or not lesson.title or not lesson.summary:
        raise FaultError(EmptyLesson())
    plain = lesson.start
    if plain.seat not in range(len(plain.players)):
        raise FaultError(WrongType("$.start.seat"))
    try:
        return played(_start(game, plain), plain.moves)
    except FaultError as error:
        raise FaultError(LessonDoesNotFit(0, 0, error.fault)) from error


def _start(game: Game[S], plain: Start) -> Match[S]:
    """Set the game up, or begin with a position, which has its own options."""
    players = [Player(name, seat % COLOURS) for seat, name in enumerate(plain.players)]
    if plain.position:
        if plain.options:
            raise FaultError(OtherOptions())
        return start_at(game, plain.position, players, plain.seed, by_hand=True)
    options = structure(plain.options, game.options, "$.start.options")
    return start(game, options, players, plain.seed, open_table=True, by_hand=True)
