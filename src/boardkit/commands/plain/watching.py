"""Following a match line by line that is played elsewhere, as everybody may hear it."""

import time
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.plain import conversation, greet
from boardkit.commands.plain.talk import Talk
from boardkit.commands.screens import Because
from boardkit.core import CHANCE, Fault, FaultError, Match
from boardkit.draw.drawings import drawing_of
from boardkit.draw.hearing import signs_of
from boardkit.games import GAMES
from boardkit.library import MatchId
from boardkit.library.watching import Onlooker, look_into
from boardkit.text.aloud import Aloud
from boardkit.text.scores import winner_sentence
from boardkit.text.telling import told

PAUSE: Final = 1.0
"""Seconds between two looks."""


def watch_plainly(desk: Desk, why: Because, number: MatchId) -> int:
    """Tell what happens in a match until it is over or somebody ends the program; return the exit code."""
    talk = conversation()
    greet(desk, talk, why)
    with look_into(desk.data) as library:
        onlooker = Onlooker(library.folder, number, GAMES)
    talk.say(Aloud(desk.words)(desk.words("plain-watching", match=str(number))))
    try:
        follow(desk, talk, onlooker)
    finally:
        onlooker.close()
    return 0


def follow(desk: Desk, talk: Talk, onlooker: Onlooker) -> None:
    """Look again and again, and tell what is new; a match that cannot be read for a while is told once."""
    told_before: Sequence[str] = ()
    wrong: Fault | None = None
    over = False
    while not over:
        try:
            study, wrong = onlooker.look(), None
        except FaultError as error:
            if error.fault != wrong:
                desk.complain(error.fault)
            study, wrong = None, error.fault
        if study is not None:
            told_before, over = _tell(desk, talk, study.main, told_before), study.main.over
        if not over:
            time.sleep(PAUSE)


def _tell(desk: Desk, talk: Talk, match: Match[Any], before: Sequence[str]) -> Sequence[str]:
    """Tell what a log has that it had not before, and whose turn it is now or who has won; return the log."""
    words = desk.speak(match.game.key, [player.name for player in match.players])
    aloud = Aloud(words, signs_of(drawing_of(match.game.key)))
    log = aloud.lines(line.text for line in told(match, CHANCE, aloud.words))
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(log, before, strict=False)))
    talk.say(*log[same:])
    if match.over:
        talk.say(aloud(winner_sentence(match.game.score(match.state), aloud.words)))
    elif match.state.to_move is not None:
        talk.say(aloud(aloud.words("plain-turn", seat=aloud.words.seat(match.state.to_move))))
    talk.flush()
    return log
