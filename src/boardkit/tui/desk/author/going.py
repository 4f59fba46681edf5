"""Going about in a lesson in the making: along the match, from step to step, to what does not fit."""

from typing import Final

from boardkit.core import Fault
from boardkit.core.teaching.faults import LessonDoesNotFit
from boardkit.tui.desk.author.asking import dialog_for
from boardkit.tui.desk.author.making import shown, work_at
from boardkit.tui.desk.author.wanted import AskAt
from boardkit.tui.desk.deeds import deeds, given
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.intents import ShowFault, Stand, Stroll
from boardkit.tui.desk.walk import Stride
from boardkit.tui.desk.wishes import Ask


def stand(desk: Desk, there: Stand) -> Outcome:
    """Take a step in hand, and show its table."""
    return shown(desk, work_at(desk).on_step(there.number))


def to_step(desk: Desk) -> Outcome:
    """Show the table of the step at hand."""
    return stand(desk, Stand(work_at(desk).chosen))


def stroll(desk: Desk, step: Stroll) -> Outcome:
    """Walk along the match by decisions, by rounds, to its start or end; or from step to step."""
    work = work_at(desk)
    match step.stride:
        case Stride.DECISION:
            return stand(desk, Stand(work.chosen + step.way))
        case Stride.HAPPENING:
            return shown(desk, work.walked(step.way))
    rests, rounds = work.text.rests, work.text.line.game.round
    now = rounds(work.match.state)
    others = [at for at in rests if (at - work.at) * step.way > 0]
    found = (at for at in others[:: step.way] if rounds(work.text.line.moments[at].step.state) != now)
    ends = {1: rests[-1], -1: rests[0]}
    return shown(desk, work.standing(next(found, ends[step.way])))


def show_fault(desk: Desk, wanted: ShowFault) -> Outcome:
    """Take the step in hand that a fault is about; faults of the lesson as a whole have none."""
    work = work_at(desk)
    fault = work.faults[wanted.number] if wanted.number < len(work.faults) else None
    number = None if fault is None else step_of(desk, fault)
    if number is None:
        return desk.wishing(Ask(dialog_for(work, desk, ("lesson",))))
    return stand(desk, Stand(number)).then(_ask_of_step)


def ask_at(desk: Desk, wanted: AskAt) -> Outcome:
    """Take a step in hand, and ask for a part of it."""
    there = stand(desk, Stand(wanted.number))
    return there.then(lambda now: now.wishing(Ask(dialog_for(work_at(now), now, wanted.way))))


def _ask_of_step(desk: Desk) -> Outcome:
    """Ask which part of the step at hand is to be another."""
    return desk.wishing(Ask(dialog_for(work_at(desk), desk, ("step",))))


def step_of(desk: Desk, fault: Fault) -> int | None:
    """Return the number, from 0, of the step that a fault is about; None where it is about none."""
    if not isinstance(fault, LessonDoesNotFit) or not fault.chapter:
        return None
    chapters = work_at(desk).text.lesson.chapters[: fault.chapter - 1]
    return sum(len(chapter.steps) for chapter in chapters) + fault.step - 1


GOING: Final[Deeds] = deeds(
    given(Stand, stand),
    given(AskAt, ask_at),
    given(Stroll, stroll),
    given(ShowFault, show_fault),
)
"""What goes about in a lesson."""
