"""Saving a lesson among the player's own, and playing it as its readers do."""

import re
from typing import Final

from boardkit.core import FaultError
from boardkit.core.teaching.lesson import said
from boardkit.core.teaching.stages import stages
from boardkit.text.outside import visible
from boardkit.tui.desk.author.doors import Trial
from boardkit.tui.desk.author.making import turned, work_at
from boardkit.tui.desk.author.wanted import TryFrom
from boardkit.tui.desk.author.wishes import KeepLesson
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Entry
from boardkit.tui.desk.intents import Do, KeepAs, Kept
from boardkit.tui.desk.wishes import Ask, Complain, Open, Tell

LONGEST_NAME: Final = 60
"""The most characters of the name of a lesson's file."""


def try_it(desk: Desk, wanted: TryFrom) -> Outcome:
    """Play the lesson as its readers do."""
    lesson = work_at(desk).text.lesson
    try:
        stages(desk.game, lesson)
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    return desk.wishing(Open(Trial(lesson, max(wanted.step, 0)), Do.STAY))


def save(desk: Desk) -> Outcome:
    """Save by the name it has, or ask for one."""
    work = work_at(desk)
    return _save(desk, KeepAs(work.name, over=True)) if work.name else ask_name(desk)


def ask_name(desk: Desk) -> Outcome:
    """Ask for the name of the lesson's file."""
    work, words = work_at(desk), desk.words
    if not work.text.steps:
        return desk.wishing(Tell(words("author-empty"), wrong=True))
    title = work.name or said(work.text.title, words.language)
    name = "_".join(re.findall(r"\w+", title.lower()))
    return desk.wishing(Ask(Entry(words("author-save-ask"), KeepAs, name[:LONGEST_NAME], LONGEST_NAME)))


def _save(desk: Desk, wanted: KeepAs) -> Outcome:
    name = wanted.name.strip()
    wish = KeepLesson(name, work_at(desk).text.lesson, wanted.over)
    return desk.wishing(wish) if name else Outcome(desk)


def saved(desk: Desk, known: Kept) -> Outcome:
    """Know by which name it was saved, and say so, and what does not fit yet."""
    work = work_at(desk)
    outcome = turned(desk, work.__replace__(name=known.name, saved=work.text))
    said = desk.words("author-saved", name=visible(known.name), faults=len(work.faults))
    return outcome.wishing(Tell(said))


SAVING: Final[Deeds] = deeds(
    given(TryFrom, try_it),
    given(KeepAs, _save),
    given(Kept, saved),
    simply(Do.PRESENT, lambda desk: try_it(desk, TryFrom(0))),
    simply(Do.SPEED, save),
    simply(Do.KEEP, ask_name),
)
"""What keeps a lesson, and plays it."""
