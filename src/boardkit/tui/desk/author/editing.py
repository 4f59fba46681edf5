"""What an author does with a lesson: adds, changes, moves and removes steps, and goes among them."""

from typing import Any, Final

from boardkit.core import FaultError
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import parsed
from boardkit.core.teaching.faults import UnknownSection
from boardkit.core.teaching.goals import Goal
from boardkit.core.teaching.lesson import About, Ask, Step, Task
from boardkit.core.teaching.manuscript import Placed
from boardkit.core.teaching.reaching import bounded
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.tui.desk.author.asking import dialog_for, note_dialog
from boardkit.tui.desk.author.choosing import proposed_choices
from boardkit.tui.desk.author.fields import GOAL
from boardkit.tui.desk.author.filling import OF_LESSON, filled
from boardkit.tui.desk.author.going import to_step
from boardkit.tui.desk.author.making import changed, work_at
from boardkit.tui.desk.author.wanted import (
    AddStep,
    AskFor,
    Begin,
    BringHere,
    Fill,
    SetBounds,
    Shift,
    Sort,
    TypeGoal,
    TypeRule,
    Way,
)
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.wishes import Ask as AskWish
from boardkit.tui.desk.wishes import Complain, Ring, Tell

ABOUT: Final[Way] = ("ask", "about")

NEXT: Final = {Sort.TASK: GOAL, Sort.ASK: ABOUT}
"""What is asked for next of a new step, by what it is."""


def ask_for(desk: Desk, wanted: AskFor) -> Outcome:
    """Ask for what is to stand in a part; of the step at hand there has to be one."""
    work = work_at(desk)
    if work.step is None and wanted.way[0] not in (*OF_LESSON, "lesson", "step", "moves"):
        return desk.wishing(Ring())
    return desk.wishing(AskWish(dialog_for(work, desk, wanted.way)))


def begin(desk: Desk, wanted: Begin) -> Outcome:
    """Ask for the note of a new step."""
    return desk.wishing(AskWish(note_dialog(desk, wanted)))


def add(desk: Desk, wanted: AddStep) -> Outcome:
    """Add a step below those that stand before; a task asks for its goal, a question for what it is about."""
    work, note = work_at(desk), wanted.note.strip()
    if not note:
        return Outcome(desk)
    text = work.text if wanted.move is None else work.text.with_move(work.at, wanted.move)
    placed = Placed(_begun(wanted.sort, {desk.words.language: note}, _rule_now(work.match.state)), work.at)
    text, number = text.with_step(placed, work.chosen)
    outcome = changed(desk, work.changed(text, number, text.laid[number].at))
    then = NEXT.get(wanted.sort)
    return outcome if then is None else outcome.then(lambda now: ask_for(now, AskFor(then)))


def _begun(sort: Sort, note: dict[str, str], rule: str) -> Step:
    match sort:
        case Sort.TASK:
            return Step(note=note, rule=rule, task=Task(play=""))
        case Sort.ASK:
            return Step(note=note, rule=rule, ask=Ask(about=About.LEGAL))
    return Step(note=note)


def _rule_now(state: Any) -> str:
    """Return the section behind what is asked at a table: the rule that a task is most likely about."""
    return "" if state.question is None else state.question.rule


def fill(desk: Desk, wanted: Fill) -> Outcome:
    """Put something into a part of the step at hand, and ask for the next."""
    work = work_at(desk)
    try:
        text = filled(work.text, work.chosen, wanted.way, wanted.value)
        if wanted.way == ABOUT:
            choices = proposed_choices(work, desk, About(wanted.value))
            text = filled(text, work.chosen, ("ask", "choices"), choices)
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    outcome = changed(desk, work.changed(text))
    return ask_for_next(outcome, wanted.then)


def ask_for_next(outcome: Outcome, way: Way) -> Outcome:
    """Ask for another part after one, if there is one to be asked for."""
    return outcome.then(lambda now: ask_for(now, AskFor(way))) if way else outcome


def set_bounds(desk: Desk, typed: SetBounds) -> Outcome:
    """Give the goal at hand other bounds."""
    step = work_at(desk).step
    goal = None if step is None or step.step.task is None else step.step.task.goal
    other = None if goal is None else bounded(goal, typed.text)
    if other is None:
        return desk.wishing(Tell(desk.words("author-bounds-wrong"), wrong=True))
    return fill(desk, Fill(GOAL, unstructure(other)))


def type_goal(desk: Desk, typed: TypeGoal) -> Outcome:
    """Take a goal in the form of the file."""
    try:
        goal = structure(parsed(typed.text), Goal)
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    return fill(desk, Fill(GOAL, unstructure(goal)))


def type_rule(desk: Desk, typed: TypeRule) -> Outcome:
    """Cite a section that the rulebook has."""
    number = typed.number.strip().removeprefix("§").strip()
    if number and number not in rulebook_of(desk.game, desk.words.language).sections:
        return desk.wishing(Complain(UnknownSection(number)))
    return fill(desk, Fill(("rule",), number))


def shift(desk: Desk, wanted: Shift) -> Outcome:
    """Let the step at hand change places with another."""
    work = work_at(desk)
    if work.step is None or not 0 <= work.chosen + wanted.by < len(work.text.steps):
        return desk.wishing(Ring())
    number = work.chosen + wanted.by
    return changed(desk, work.changed(work.text.shifted(work.chosen, wanted.by), number)).then(to_step)


def bring_here(desk: Desk, _: BringHere) -> Outcome:
    """Let the step at hand stand at the moment that is shown."""
    work = work_at(desk)
    if work.step is None:
        return desk.wishing(Ring())
    return changed(desk, work.changed(*work.text.brought_to(work.chosen, work.at)))


def remove(desk: Desk) -> Outcome:
    """Take the step at hand away; it can be brought back."""
    work = work_at(desk)
    if work.step is None:
        return desk.wishing(Ring())
    said = Tell(desk.words("author-removed", number=work.chosen + 1))
    return changed(desk, work.changed(work.text.without(work.chosen))).wishing(said)


def undo(desk: Desk) -> Outcome:
    """Take the last change back."""
    work = work_at(desk)
    return changed(desk, work.undone()) if work.before else desk.wishing(Ring())


def redo(desk: Desk) -> Outcome:
    """Make the change again that was taken back."""
    work = work_at(desk)
    return changed(desk, work.redone()) if work.after else desk.wishing(Ring())


EDITING: Final[Deeds] = deeds(
    given(AskFor, ask_for),
    given(Begin, begin),
    given(AddStep, add),
    given(Fill, fill),
    given(SetBounds, set_bounds),
    given(TypeGoal, type_goal),
    given(TypeRule, type_rule),
    given(Shift, shift),
    given(BringHere, bring_here),
    simply(Do.REMOVE, remove),
    simply(Do.UNDO, undo),
    simply(Do.REDO, redo),
    simply(Do.STAY, Outcome),
)
"""What changes a lesson, and goes about in it."""
