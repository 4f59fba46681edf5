"""Plays line by line, without a screen: for screen readers, pipes and scripts."""

import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

from boardkit.commands.desk import Desk
from boardkit.commands.plain.sitting import Sitting
from boardkit.commands.plain.talk import Talk
from boardkit.commands.plain.turns import sit
from boardkit.core import Game, Match, Study
from boardkit.core.lines.study import MAIN
from boardkit.core.records.record import start_at
from boardkit.games import GAMES
from boardkit.library import MatchId
from boardkit.library.coaching import set_coached
from boardkit.library.lessons import Found, keep_progress, progress
from boardkit.library.session import Session, new_seed


def play_new(desk: Desk, match: Match[Any], *, coached: bool = False) -> int:
    """Keep a new match in the library and play it; return the exit code.

    Args:
        desk: the words and the library.
        match: the match.
        coached: whether rules are told when they are first needed.
    """
    number = desk.library.create(Study(match))
    if coached:
        set_coached(desk.library, number, coached=True)
    return _play(desk, number)


def play_saved(desk: Desk, number: MatchId) -> int:
    """Go on with a saved match; return the exit code.

    Raises:
        FaultError: it cannot be loaded, or somebody else has it open.
    """
    return _play(desk, number)


def read_plainly(desk: Desk, game: Game[Any], found: Sequence[Found], number: int) -> int:
    """Read one of a game's lessons, and the match that its reader plays on from there; return the exit code.

    Raises:
        FaultError: the lesson does not fit its game.
    """
    # Who plays without lessons does without all of this.
    from boardkit.commands.plain.lecture import LessonSitting
    from boardkit.commands.plain.lesson import read_lesson
    from boardkit.tui.desk.lectures import opened_lesson

    lesson = found[number]
    reading, lecture = opened_lesson(game, found, number, progress(desk.library).get(lesson.id, 0))
    words = desk.speak(game.key, [player.name for player in reading.stage.match.players])
    talk = Talk(sys.stdin, sys.stdout)
    sitting = LessonSitting(lecture, reading, words, talk, partial(keep_progress, desk.library, lesson.id))
    read_lesson(sitting)
    if sitting.begun is None:
        return 0
    return play_new(desk, start_at(game, sitting.begun.code, sitting.begun.players, new_seed()))


def _play(desk: Desk, number: MatchId) -> int:
    with desk.library.claim(number) as claim:
        study = desk.library.load(number, GAMES).switch(MAIN)
        words = desk.speak(study.main.game.key, [player.name for player in study.main.players])
        talk = Talk(sys.stdin, sys.stdout)
        sit(Sitting(Session(desk.library, number, claim), study, words, talk))
    return 0
