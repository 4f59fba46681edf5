"""A question of a lesson: the answers lie in the hand, and nothing on screen tells which is right."""

from abc import abstractmethod
from typing import Final

from rich.text import Text

from boardkit.core import Move, choice_of
from boardkit.core.teaching.quiz import Question, Quiz
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.cards import boxed, told
from boardkit.draw.drawing import Entry, Face
from boardkit.draw.extras import card_of
from boardkit.text.teaching import choice_said, wrong_said
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import ClassCalled, Do, Go, Next, Point, Take, Want
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.modes.inclass import call_class, meet
from boardkit.tui.desk.moving import go, point
from boardkit.tui.desk.showing import Answers
from boardkit.tui.desk.wishes import Ring

CARD, HIGHEST = 34, 10
"""Columns of a card that is asked about, and the most lines of what stands on it."""

TELLING: Final = frozenset({Do.INSPECT, Do.OVERLAY, Do.WHY, Do.FIND})
"""What might tell the answer to a question that is open."""


class Asker(Mode):
    """Whoever has asked, and hears what came of the answer."""

    @property
    @abstractmethod
    def in_a_quiz(self) -> Deeds:
        """What it allows besides while its question is open."""

    @abstractmethod
    def question(self, desk: Desk) -> str:
        """Return the question that is open."""

    @abstractmethod
    def answered(self, desk: Desk, said: str, *, good: bool) -> Outcome:
        """Go on after a good answer, or say why it was not."""

    @abstractmethod
    def feedback(self, ink: Ink) -> Text:
        """Say what came of the last answer."""


class Quizzing(Value, Mode, eq=False):
    """Asks a question.

    Attributes:
        also: what can be done besides.
        chosen: the answer taken to it.
    """

    quiz: Quiz
    also: Deeds
    foot_keys: tuple[str, ...]
    chosen: int | None = None

    @property
    def deeds(self) -> Deeds:
        """Take an answer and give it."""
        return {**ANSWERING, **self.also}

    @property
    def resting(self) -> bool:
        """Let nobody move."""
        return True

    @property
    def foot(self) -> tuple[str, ...]:
        """The keys of a lesson."""
        return self.foot_keys

    @property
    def styles(self) -> tuple[str, ...]:
        """What the table counts is hidden where it would answer the question; who the seats are is not."""
        return ("-quiz", "-tells") if self.quiz.told_by_the_table else ("-quiz",)

    def answers(self, desk: Desk) -> Answers:
        """List the answers as a hand does."""
        said = (choice_said(self.quiz, number, desk.words) for number in range(len(self.quiz.choices)))
        entries = (Entry(Face((Text(one),)), taken=number == self.chosen) for number, one in enumerate(said))
        return Answers(tuple(entries), self.offered)

    @property
    def offered(self) -> Move | None:
        """The move that is taken as an answer, if it is one."""
        choice = None if self.chosen is None else self.quiz.choices[self.chosen]
        return choice if isinstance(choice, Move) else None

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say that an answer is wanted, and what came of the last one."""
        asked = Text(desk.words("lesson-your-answer"), "bold")
        return Text("\n").join([asked, _asker(desk).feedback(ink)])

    def rule(self, desk: Desk) -> str:
        """Return the rule of the step."""
        return desk.modes[0].rule(desk)


def _quiz(desk: Desk) -> Quizzing:
    assert isinstance(desk.mode, Quizzing)
    return desk.mode


def _asker(desk: Desk) -> Asker:
    asker = desk.modes[0]
    assert isinstance(asker, Asker)
    return asker


def _take(desk: Desk, answer: Take) -> Outcome:
    mode = _quiz(desk)
    known = 0 <= answer.number < len(mode.quiz.choices)
    return Outcome(desk.turning(mode.__replace__(chosen=answer.number)) if known else desk)


def _next(desk: Desk, step: Next) -> Outcome:
    mode = _quiz(desk)
    now = -1 if mode.chosen is None and step.step > 0 else mode.chosen or 0
    return _take(desk, Take((now + step.step) % len(mode.quiz.choices)))


def _answer(desk: Desk) -> Outcome:
    """Give the answer that is taken."""
    mode, words = _quiz(desk), desk.words
    if mode.chosen is None:
        return desk.wishing(Ring())
    if mode.chosen == mode.quiz.right:
        return _asker(desk).answered(desk, words("lesson-right"), good=True)
    return _asker(desk).answered(desk, wrong_said(mode.quiz, mode.chosen, words), good=False)


def _put_to_class(desk: Desk, called: ClassCalled) -> Outcome:
    """Put the question to a class."""
    quiz = _quiz(desk).quiz
    choices = [choice_said(quiz, number, desk.words) for number in range(len(quiz.choices))]
    return meet(desk, called.room, Question(_asker(desk).question(desk), tuple(choices), quiz.right))


def card_asked_about(desk: Desk, ink: Ink) -> Text:
    """Draw the card of the answer that is taken, if it is about one."""
    move = desk.mode.offered if isinstance(desk.mode, Quizzing) else None
    if move is None or not dict(choice_of(move).values):
        return Text()
    card = card_of(desk.drawing, desk.state, choice_of(move), desk.words, ink.palette)
    lines = [line for line in told(card, CARD - 2) if line.plain.strip()]
    size = Room(CARD, min(len(lines), HIGHEST) + 2)
    return Text("\n").join(boxed(card.name, card.price, lines, size, Text()))


SILENT: Final[Deeds] = {kind: deed for kind, deed in LOOKING.items() if kind not in TELLING}
"""What can be looked at without learning an answer."""

ANSWERING: Final[Deeds] = {
    **SILENT,
    **deeds(
        given(Go, go),
        given(Point, point),
        given(Take, _take),
        given(Next, _next),
        simply(Do.ACT, _answer),
        simply(Want.ASK_CLASS, call_class),
        given(ClassCalled, _put_to_class),
    ),
}
"""What can be done while a question is open."""
