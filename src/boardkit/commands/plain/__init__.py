"""Plays line by line, without a screen: for screen readers, pipes and scripts."""

import sys
from typing import Any

from boardkit.commands.desk import Desk
from boardkit.commands.plain.sitting import Sitting
from boardkit.commands.plain.talk import Talk
from boardkit.commands.plain.turns import sit
from boardkit.core import Match, Study
from boardkit.core.lines.study import MAIN
from boardkit.games import GAMES
from boardkit.library import MatchId
from boardkit.library.coaching import set_coached
from boardkit.library.session import Session


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


def _play(desk: Desk, number: MatchId) -> int:
    with desk.library.claim(number) as claim:
        study = desk.library.load(number, GAMES).switch(MAIN)
        words = desk.speak(study.main.game.key, [player.name for player in study.main.players])
        talk = Talk(sys.stdin, sys.stdout)
        sit(Sitting(Session(desk.library, number, claim), study, words, talk))
    return 0
