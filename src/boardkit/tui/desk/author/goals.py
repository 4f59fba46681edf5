"""What a task can ask for: goals found by making its move, in words, each with how many moves reach it."""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from boardkit.core import Seat
from boardkit.core.notation.data import unstructure
from boardkit.core.notation.plain import written
from boardkit.core.teaching import goals
from boardkit.core.teaching.goals import ANYTHING, Goal
from boardkit.core.teaching.lesson import Task
from boardkit.core.teaching.reaching import Proposal, proposals, reach
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.text.teaching import goal_said
from boardkit.tui.desk.author.fields import GOAL, attempts, goal_plain, reach_told
from boardkit.tui.desk.author.wanted import AskFor, Fill, SetBounds, TypeGoal
from boardkit.tui.desk.author.work import Work
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.dialogs import Dialog, Entry, Pick
from boardkit.tui.desk.intents import Intent

JOINED: Final = {"and": "all", "or": "any"}
"""How two goals are made one."""

LONGEST_GOAL: Final = 2000


def goal_dialog(work: Work, desk: Desk) -> Dialog:
    """List the goals that the sample reaches, and ways to have others."""
    return _dialog(work, desk, "")


def joined_dialog(how: str, work: Work, desk: Desk) -> Dialog:
    """List the goals that can be joined with the one there is."""
    return _dialog(work, desk, how)


def _dialog(work: Work, desk: Desk, how: str) -> Dialog:
    words, task = desk.words, _task(work)
    entries = list(_proposed(work, desk.words, how))
    if not how and task.goal is not None:
        entries += [(words(f"author-goal-{name}"), AskFor((*GOAL, name))) for name in JOINED]
        entries.append((words("author-goal-none"), Fill(GOAL, None)))
    if not how:
        entries.append((words("author-goal-typed"), AskFor((*GOAL, "typed"))))
    return Pick(words("author-goal-which"), tuple(entries))


def _task(work: Work) -> Task:
    assert work.step is not None
    assert work.step.step.task is not None
    return work.step.step.task


def _proposed(work: Work, words: Words, how: str) -> Iterator[tuple[str | Text, Intent]]:
    sample, before = work.sample, work.before_step
    if sample is None:
        return
    tried = attempts(work)
    for one in proposals(before, sample):
        told = reach_told(reach(one.goal, before, sample, tried), words)
        plain: Any = unstructure(named(one, work))
        if how:
            plain = {"is": JOINED[how], "of": [unstructure(_task(work).goal), plain]}
        yield f"{proposal_said(one, before.state.to_move, words)}  {told}", Fill(GOAL, plain)


def proposal_said(one: Proposal, seat: Seat | None, words: Words) -> str:
    """Say what a goal asks for."""
    match one.goal:
        case goals.Moves(of=[pattern]) if pattern.endswith(ANYTHING):
            return words("author-goal-kind")
        case goals.Moves():
            return words("author-goal-only")
        case goals.Happens(having=having) if one.event is not None:
            message = "author-goal-there" if having else "author-goal-happens"
            return words(message, event=words.say(one.event).rstrip("."))
    return goal_said(one.goal, Seat(0) if seat is None else seat, words) or goal_plain(one.goal, words)


def named(one: Proposal, work: Work) -> Goal:
    """Name what happens in all languages, where it is asked for at a place."""
    goal, line = one.goal, work.text.line
    if not isinstance(goal, goals.Happens) or not goal.having or one.event is None:
        return goal
    names = [player.name for player in line.players]
    spoken = {language: words_for(language, line.game.key, names) for language in LANGUAGES}
    said = {language: words.say(one.event).rstrip(".") for language, words in spoken.items()}
    return goals.Happens(event=goal.event, having=goal.having, name=said)


def bounds_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask for other bounds."""
    goal = _task(work).goal
    assert isinstance(goal, goals.Measured)
    low, high, exact = goal.at_least, goal.at_most, goal.exactly
    between = low is not None and high is not None
    now = f"{low}-{high}" if between else f"={exact}" if exact is not None else None
    plain = now or (f">={low}" if low is not None else f"<={high}")
    return Entry(desk.words("author-bounds-ask"), SetBounds, plain, 40)


def goal_text_dialog(work: Work, desk: Desk) -> Dialog:
    """Ask for a goal in the form of the file."""
    goal = _task(work).goal
    plain = unstructure(goal if goal is not None else goals.Number(of="", at_least=1))
    return Entry(desk.words("author-goal-ask"), TypeGoal, " ".join(written(plain).split()), LONGEST_GOAL)
