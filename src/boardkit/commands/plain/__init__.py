"""Plays line by line, without a screen, and follows matches: for screen readers, pipes and scripts."""

import os
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from itertools import takewhile
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.plain.dialogue import Dialogue
from boardkit.commands.plain.lesson import LessonSitting, go_on, read_lesson
from boardkit.commands.plain.making import make_of_match
from boardkit.commands.plain.sitting import Sitting, Talk
from boardkit.commands.plain.turns import sit
from boardkit.commands.screens import Because
from boardkit.core import CHANCE, Fault, FaultError, Game, Match, Study
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.course import decided_since
from boardkit.core.lines.study import MAIN
from boardkit.core.records.record import start_at
from boardkit.draw.drawings import drawing_of
from boardkit.draw.hearing import signs_of
from boardkit.library import MatchId
from boardkit.library.coaching import set_coached
from boardkit.library.learning import given_before, progress
from boardkit.library.lessons import Found
from boardkit.library.session import Onlooker, Session, look_into, new_seed
from boardkit.text.aloud import Aloud
from boardkit.text.log import told
from boardkit.text.names import quoted
from boardkit.text.scores import standing_said
from boardkit.tui.desk.teach.lessons import Lecture, drill_of, keep_learnt, opened_lesson
from boardkit.tui.desk.teach.reading import Reading
from boardkit.tui.desk.wishes import Begin, Practice
from boardkit.tui.preferences import Switch
from boardkit.tui.terminal.ending import ending_on_signals

PAUSE: Final = 1.0  # seconds between two looks


def kept(desk: Desk, match: Match[Any], *, coached: bool = False) -> MatchId:
    """Keep a new match, `coached` by rules when they are first needed, and return its number."""
    number = desk.library.create(Study(match))
    if coached:
        set_coached(desk.library, number, coached=True)
    return number


def practise(desk: Desk, talk: Talk, door: Practice, why: Because | None = None) -> None:
    """Practise at tables that who learns was not given yet; FaultError if there is no exercise."""
    drill, lecture = drill_of(door.__replace__(given=given_before(desk.library)))
    if why is not None:
        greet(desk, talk, why)
    go_through(desk, talk, drill, lecture)


def conversation() -> Talk:
    """Talk by the streams of the process."""
    return Talk(sys.stdin, sys.stdout)


def greet(desk: Desk, talk: Talk, why: Because, *, secret: bool = False) -> None:
    """Say which form this is, and why; where there may be secrets, whether the terminal keeps them."""
    words, remembers = desk.words, "yes" if secret and talk.remembers else "no"
    term = str(quoted(os.environ.get("TERM", ""))) or words("list-none")
    talk.say(desk.advised(Aloud(words)(words("plain-mode", why=why, remembers=remembers, term=term))))


def play(desk: Desk, talk: Talk, number: MatchId, why: Because | None = None) -> None:
    """Play a match of the library, telling why line by line; FaultError if it is damaged or open."""
    with desk.library.claim(number) as claim, ending_on_signals(sys.exit):
        study = desk.library.load(number, GAMES).switch(MAIN)
        words = desk.speak(study.main.game.key, [player.name for player in study.main.players])
        sitting = Sitting(Session(desk.library, number, claim), study, words, talk)
        sitting.advised = desk.advised
        dialogue, through = Dialogue(desk, talk, study.main.game.key), partial(go_through, desk, talk)
        sitting.make = partial(make_of_match, dialogue, through)
        if sitting.closed and decided_since(study.main, 0):
            # What was told before may still stand in the terminal.
            talk.hide()
        if why is not None:
            greet(desk, talk, why, secret=sitting.closed)
        sit(sitting)


def read(
    desk: Desk, talk: Talk, game: Game[Any], found: Sequence[Found], number: int, why: Because | None = None
) -> None:
    """Read a lesson, and the match played on from there; FaultError if it does not fit its game."""
    lesson = found[number]
    if why is not None:
        greet(desk, talk, why)
    reading, lecture = opened_lesson(game, found, number, progress(desk.library).get(lesson.id, 0))
    go_through(desk, talk, reading, lecture)


def go_through(desk: Desk, talk: Talk, reading: Reading, lecture: Lecture) -> None:
    """Read, and practise what was missed or play on if the reader likes."""
    game = reading.stage.match.game
    words = desk.speak(game.key, [player.name for player in reading.stage.match.players])
    again = desk.preferences().due is Switch.ON
    sitting = LessonSitting(lecture, reading, words, talk, partial(keep_learnt, desk.library, again=again))
    read_lesson(sitting)
    while isinstance(sitting.door, Begin):
        match = start_at(game, sitting.door.code, sitting.door.players, new_seed())
        play(desk, talk, kept(desk, match))
        sitting.say("plain-lesson-back")
        go_on(sitting)
    if isinstance(sitting.door, Practice):
        practise(desk, talk, sitting.door)


def watch_plainly(desk: Desk, why: Because, number: MatchId) -> int:
    """Tell what happens in a match until it is over or somebody ends the program; return the exit code.

    That it cannot be read for a while is told once.
    """
    talk = conversation()
    greet(desk, talk, why)
    with look_into(desk.data) as library:
        onlooker = Onlooker(library.folder, number, GAMES)
    talk.say(Aloud(desk.words)(desk.words("plain-watching", match=str(number))))
    log: Sequence[str] = ()
    wrong: Fault | None = None
    with closing(onlooker):
        while True:
            try:
                study, wrong = onlooker.look(), None
            except FaultError as error:
                if error.fault != wrong:
                    desk.complain(error.fault)
                study, wrong = None, error.fault
            if study is not None:
                log = _tell(desk, talk, study.main, log)
                if study.main.over:
                    return 0
            time.sleep(PAUSE)


def _tell(desk: Desk, talk: Talk, match: Match[Any], before: Sequence[str]) -> Sequence[str]:
    """Tell what a log has that it had not before, and whose turn it is now or who has won; return the log."""
    words = desk.speak(match.game.key, [player.name for player in match.players])
    aloud = Aloud(words, signs_of(drawing_of(match.game.key)))
    log = aloud.lines(line.text for line in told(match, CHANCE, aloud.words))
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(log, before, strict=False)))
    talk.say(*(words("plain-said-log", text=line) for line in log[same:]))
    if now := standing_said(match, aloud.words):
        talk.say(aloud(aloud.words("plain-said-now", text=now)))
    talk.flush()
    return log
