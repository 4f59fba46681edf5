"""A question to the room: answered in secret at the one keyboard, or by hands that are counted."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from boardkit.core.teaching.quiz import LETTERS, Poll
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.tui.desk.classsheet import question_sheet
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Confirm
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Next, Tally, Type, Want
from boardkit.tui.desk.labelled import Labelled
from boardkit.tui.desk.modes.curtain import ANYWHERE
from boardkit.tui.desk.sheet import Sheet, within
from boardkit.tui.desk.wishes import Ask, Ring

IN_TURN: Final = {
    "pick": "class-give",
    "overlay": "class-reveal",
    "walk": "class-count",
    "undo": "class-undo",
    "next_target": "class-skip",
    "back": "class-leave",
}
COUNTING: Final = {
    "overlay": "class-reveal",
    "walk": "class-in-turn",
    "undo": "class-undo",
    "back": "class-leave",
}
AFTERWARDS: Final = {"sort": "class-save", "back": "class-table"}
"""The actions of the footer, with the messages that say what they do then."""


class Polling(Value, Labelled, eq=False):
    """Asks a class.

    Attributes:
        names: whom it asks one after the other; numbers stand for people without a name.
        also: what can be done besides, by the class.
        turn: who is asked now, from 0.
        chosen: the answer that is taken, which nobody sees; given once it is confirmed.
        counting: whether hands are counted.
        revealed: whether everybody sees how many gave which answer.
    """

    poll: Poll
    names: Sequence[str]
    also: Deeds
    turn: int = 0
    chosen: int | None = None
    counting: bool = False
    revealed: bool = False

    @property
    def deeds(self) -> Deeds:
        """Answer, or count; once it is revealed, only leave and save."""
        return {**ANYWHERE, **(REVEALED if self.revealed else ANSWERING), **self.also}

    @property
    def styles(self) -> tuple[str, ...]:
        """Letters are those of answers."""
        return ("-polling",)

    @property
    def resting(self) -> bool:
        """Let nobody move."""
        return True

    @property
    def labels(self) -> Mapping[str, str]:
        """What the keys of the footer do here."""
        return AFTERWARDS if self.revealed else COUNTING if self.counting else IN_TURN

    @property
    def over(self) -> bool:
        """Whether everybody who is named has had a turn."""
        return bool(self.names) and self.turn >= len(self.names)

    def who(self, desk: Desk) -> str:
        """Name whoever is asked now."""
        number = self.turn + 1
        return (
            self.names[self.turn] if self.turn < len(self.names) else desk.words("class-pupil", number=number)
        )

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say who answers how, without a word on which answer was taken."""
        words = desk.words
        if self.revealed:
            return Text(words("class-revealed"), "bold")
        if self.counting:
            return Text(words("class-counting"), "bold")
        if self.over:
            return Text(words("class-all-asked"), "bold")
        said = Text(words("class-turn", name=self.who(desk)), "bold")
        taken = words("class-taken" if self.chosen is not None else "class-in-secret")
        return said.append("\n").append(taken, ink.tones.good if self.chosen is not None else "")

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw the question, and the buttons."""
        how = {"counting": self.counting, "revealed": self.revealed}
        return within(question_sheet(self.poll, room, desk.words, ink.tones, **how), room.width, room.height)


def _poll(desk: Desk) -> Polling:
    assert isinstance(desk.mode, Polling)
    return desk.mode


def _type(desk: Desk, typed: Type) -> Outcome:
    """Take an answer, or count one."""
    mode, number = _poll(desk), LETTERS.find(typed.letter.lower())
    if not 0 <= number < len(mode.poll.question.choices) or (mode.over and not mode.counting):
        return desk.wishing(Ring())
    if mode.counting:
        return Outcome(desk.turning(mode.__replace__(poll=mode.poll.tallied(number, 1))))
    return Outcome(desk.turning(mode.__replace__(chosen=number)))


def _tally(desk: Desk, wanted: Tally) -> Outcome:
    """Count an answer once more, or once less."""
    mode = _poll(desk)
    known = mode.counting and 0 <= wanted.number < len(mode.poll.question.choices)
    poll = mode.poll.tallied(wanted.number, wanted.by) if known else mode.poll
    return Outcome(desk.turning(mode.__replace__(poll=poll)))


def _give(desk: Desk) -> Outcome:
    """Give the answer that was taken; the next is asked."""
    mode = _poll(desk)
    if mode.chosen is None or mode.counting:
        return desk.wishing(Ring())
    poll = mode.poll.answered(mode.who(desk), mode.chosen)
    return Outcome(desk.turning(mode.__replace__(poll=poll, turn=mode.turn + 1, chosen=None)))


def _skip(desk: Desk, step: Next) -> Outcome:
    """Leave somebody out, or go back to somebody."""
    mode = _poll(desk)
    last = len(mode.names) or len(mode.poll.answers)
    turn = min(max(mode.turn + step.step, 0), last)
    return Outcome(desk.turning(mode.__replace__(turn=turn, chosen=None)))


def _undo(desk: Desk) -> Outcome:
    """Take back what was counted last, or what the one before has answered."""
    mode = _poll(desk)
    if mode.counting:
        return Outcome(
            desk.turning(mode.__replace__(poll=mode.poll.__replace__(tallies=mode.poll.tallies[:-1])))
        )
    before = mode.__replace__(turn=max(mode.turn - 1, 0), chosen=None)
    return Outcome(desk.turning(before.__replace__(poll=mode.poll.without(before.who(desk)))))


def _switch(desk: Desk) -> Outcome:
    mode = _poll(desk)
    return Outcome(desk.turning(mode.__replace__(counting=not mode.counting, chosen=None)))


def _back(desk: Desk) -> Outcome:
    """Leave the question; what was answered and has not been revealed would be lost, so that is asked."""
    mode, words = _poll(desk), desk.words
    if mode.revealed or not mode.poll.asked:
        return Outcome(desk.leaving())
    lost = words("class-lost-ask", count=mode.poll.asked)
    question = Confirm(lost, words("class-leave"), words("class-keep"), Want.LEAVE_QUESTION, careful=True)
    return desk.wishing(Ask(question))


REVEALED: Final[Deeds] = deeds(simply(Do.BACK, _back), simply(Do.ACT, _back))
"""What can be done with a question that everybody has seen answered."""

ANSWERING: Final[Deeds] = deeds(
    given(Type, _type),
    given(Tally, _tally),
    given(Next, _skip),
    simply(Do.ACT, _give),
    simply(Do.UNDO, _undo),
    simply(Do.WALK, _switch),
    simply(Do.BACK, _back),
    simply(Want.LEAVE_QUESTION, lambda desk: Outcome(desk.leaving())),
)
"""What can be done while answers are collected."""
