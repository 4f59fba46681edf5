"""What can be filled in, of the step at hand and of the whole lesson: each part with what stands there."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from boardkit.core import FaultError, Move, Seat, notation
from boardkit.core.teaching import goals
from boardkit.core.teaching.goals import ANYTHING, Goal
from boardkit.core.teaching.lesson import About, Ask, Step, Task
from boardkit.core.teaching.reaching import Reach, attempts_at, reach
from boardkit.core.values import Value
from boardkit.text import LANGUAGES, Words
from boardkit.text.outside import visible, visible_lines
from boardkit.text.teaching import asked_said, goal_said
from boardkit.tui.desk.author.filling import part
from boardkit.tui.desk.author.wanted import Way
from boardkit.tui.desk.author.work import Work

NOTHING: Final = "—"
"""What stands where nothing stands."""

GOAL: Final = ("task", "goal")


class Field(Value):
    """A part that can be filled in.

    Attributes:
        label: the message that names it.
        said: what stands there.
        language: the language it is in, where it is a text.
    """

    way: Way
    label: str
    said: str
    language: str = ""

    @property
    def empty(self) -> bool:
        """Whether nothing stands there."""
        return self.said == NOTHING


def languages(words: Words) -> tuple[str, ...]:
    """Return the languages of a lesson, that of the author first."""
    return (words.language, *(one for one in LANGUAGES if one != words.language))


def fields(work: Work, words: Words) -> tuple[Field, ...]:
    """List the parts of the step at hand."""
    placed = work.step
    if placed is None:
        return ()
    step = placed.step
    return (
        *_texts(work, words, ("note",), "author-note"),
        Field(("rule",), "author-rule", _rule_said(step, words)),
        *(_of_task(work, step.task, words) if step.task is not None else ()),
        *(_of_question(work, step.ask, words) if step.ask is not None else ()),
        *_texts(work, words, ("because",), "author-because"),
        Field(("marks",), "author-marks", _marks_said(step)),
        *_texts(work, words, ("chapter",), "author-chapter"),
    )


def of_lesson(work: Work, words: Words) -> tuple[Field, ...]:
    """List the parts of the lesson as a whole."""
    reader = words.seat(Seat(work.text.seat))
    seats = len(work.text.line.players)
    return (
        *_texts(work, words, ("title",), "author-title"),
        *_texts(work, words, ("summary",), "author-summary"),
        *((Field(("seat",), "author-reader", reader),) if seats > 1 else ()),
    )


def _texts(work: Work, words: Words, way: Way, label: str) -> Iterator[Field]:
    for language in languages(words):
        said = part(work.text, work.chosen, (*way, language))
        shown = visible_lines(said) if isinstance(said, str) else ""
        yield Field((*way, language), label, " ".join(shown.split()) or NOTHING, language)


def _rule_said(step: Step, words: Words) -> str:
    del words
    return f"§{visible(step.rule)}" if step.rule else NOTHING


def _marks_said(step: Step) -> str:
    return visible(", ".join((*step.rings, *(arrow.replace(">", " → ") for arrow in step.arrows)))) or NOTHING


def _of_task(work: Work, task: Task, words: Words) -> Iterator[Field]:
    sample = work.sample
    yield Field(("task", "play"), "author-sample", NOTHING if sample is None else words.say(sample))
    yield Field(GOAL, "author-goal", goal_told(task.goal, work, words))
    if isinstance(task.goal, goals.Measured):
        yield Field((*GOAL, "bounds"), "author-bounds", asked_said(task.goal, words))
    if isinstance(task.goal, goals.Measured | goals.Happens | goals.Allows | goals.Not):
        yield from _texts(work, words, (*GOAL, "name"), "author-name")
    yield from _texts(work, words, ("task", "hint"), "author-hint")
    count = len(task.mistakes) + len(task.also)
    yield Field(("task", "mistakes"), "author-replies", str(count) if count else NOTHING)
    yield Field(("task", "onward"), "author-onward", words(f"author-onward-{task.onward}"))


def _of_question(work: Work, ask: Ask, words: Words) -> Iterator[Field]:
    yield Field(("ask", "about"), "author-about", words(f"author-about-{ask.about}"))
    if ask.about not in (About.NEXT, About.LEADER):
        said = " · ".join(choice_told(work, one, words) for one in ask.choices)
        yield Field(("ask", "choices"), "author-choices", said or NOTHING)
    if ask.about is About.POINTS:
        yield Field(("ask", "seat"), "author-whose", words.seat(Seat(ask.seat)))
    yield from _texts(work, words, ("ask", "hint"), "author-hint")
    yield Field(("ask", "mistakes"), "author-replies", str(len(ask.mistakes)) if ask.mistakes else NOTHING)


def choice_told(work: Work, text: str, words: Words) -> str:
    """Say an answer to the question at hand: a move in words, a number as it is."""
    move = move_of(work, text)
    return visible(text) if move is None else words.say(move)


def move_of(work: Work, text: str) -> Move | None:
    """Read a move in notation; None where it is none."""
    try:
        return notation.read(text, work.text.line.game.moves)
    except FaultError:
        return None


def goal_told(goal: Goal | None, work: Work, words: Words) -> str:
    """Say a goal in its own words, and how many moves reach it."""
    seat = work.before_step.state.to_move
    only = goal is None or goal == goals.Moves(of=[work.sample_text])
    said = words("author-goal-sample") if only else ""
    if goal is not None and not only:
        said = goal_said(goal, Seat(0) if seat is None else seat, words) or goal_plain(goal, words)
    sample = work.sample
    told = "" if sample is None else reach_told(reach_at(work, goal, sample), words)
    return f"{said} · {told}" if told else said


def goal_plain(goal: Goal, words: Words) -> str:
    """Say a goal that has no words of its own."""
    match goal:
        case goals.Moves(of=[pattern]) if pattern.endswith(f" {ANYTHING}"):
            return words("author-goal-kind")
        case goals.Moves(of=patterns) | goals.Allows(of=patterns):
            return words(f"author-goal-{goal.word}", moves=visible(" / ".join(patterns)))
        case goals.Happens(event=event, having=having):
            there = " ".join(having.values())
            return words("author-goal-event", event=visible(f"{event} {there}".strip()))
    return words("author-goal-other", kind=goal.word)


def reach_at(work: Work, goal: Goal | None, sample: Move) -> Reach | None:
    """Count the moves that reach a goal at the step at hand; None where it cannot be counted."""
    try:
        return reach(goal, work.before_step, sample, attempts(work))
    except FaultError:
        return None


def attempts(work: Work) -> Sequence[Any]:
    """Make each of the legal moves at the step at hand, or as many as are held to goals."""
    match = work.before_step
    return attempts_at(match) if match.state.to_move is not None else ()


def reach_told(found: Reach | None, words: Words) -> str:
    """Say how many moves reach a goal, and whether the one that is shown does."""
    if found is None:
        return ""
    mark = "✓" if found.sample else "✗"
    if found.tried == 1 and not found.all:
        return f"{mark} {words('author-reach-sample', reached=str(found.sample).lower())}"
    return f"{mark} {words('author-reach', good=found.good, tried=found.tried)}"
