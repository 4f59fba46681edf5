"""A class in the room: what it was asked so far, and what it can be asked now."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardkit.core.teaching.quiz import (
    FEWEST_OFFERED,
    MOST_CHOICES,
    Classroom,
    Poll,
    Question,
    names_in,
    question_in,
)
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.handout.classes import class_table
from boardkit.tui.desk.classsheet import class_sheet
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Confirm, Entry, Pick
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import (
    ClassCalled,
    Do,
    Intent,
    NameClass,
    Pose,
    PoseChoices,
    PoseText,
    Want,
)
from boardkit.tui.desk.labelled import Labelled
from boardkit.tui.desk.modes.curtain import ANYWHERE
from boardkit.tui.desk.modes.polling import Polling
from boardkit.tui.desk.sheet import Sheet, within
from boardkit.tui.desk.wishes import Ask, CallClass, KeepClass, Tell, WriteTable

LONGEST_TEXT, LONGEST_LINE = 200, 2000
"""The most characters of a question, and of a line of names or answers."""

LABELS: Final = {
    "replay": "class-ask-next",
    "choices": "class-names",
    "sort": "class-save",
    "only_move": "class-forget",
    "back": "key-back",
}
"""The actions of the footer, with the messages that say what they do here."""


class InClass(Value, Labelled, eq=False):
    """Shows what a class was asked, and asks it something.

    Attributes:
        room: the class.
    """

    room: Classroom

    @property
    def deeds(self) -> Deeds:
        """Ask, name, save, forget, leave."""
        return IN_CLASS

    @property
    def resting(self) -> bool:
        """Let nobody move."""
        return True

    @property
    def labels(self) -> Mapping[str, str]:
        """What the keys of the footer do here."""
        return LABELS

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say whose table this is, and what can be done."""
        del ink
        words, named = desk.words, len(self.room.names)
        return Text.assemble((words("class-heading", count=named), "bold"), "\n", words("class-how"))

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw the table of all questions, and the buttons."""
        return within(class_sheet(self.room, room, desk.words, ink.tones), room.width, room.height)


def _in_class(desk: Desk) -> InClass:
    return next(mode for mode in reversed(desk.modes) if isinstance(mode, InClass))


def call_class(desk: Desk) -> Outcome:
    """Let the class be called that was asked last."""
    return desk.wishing(CallClass())


def meet(desk: Desk, room: Classroom, question: Question | None = None) -> Outcome:
    """Meet a class, and ask it something at once if there is a question already."""
    met = desk.entering(InClass(room))
    return Outcome(met) if question is None else _pose(met, Pose(question))


def _pose(desk: Desk, wanted: Pose) -> Outcome:
    mode = _in_class(desk)
    return Outcome(desk.entering(Polling(Poll(wanted.question), mode.room.names, REVEALING)))


def _ask(desk: Desk) -> Outcome:
    """Offer what can be asked: a question of one's own, and what the table gives rise to."""
    words = desk.words
    found = [(question.text, Pose(question)) for question in posed_by_table(desk)]
    entries: list[tuple[str | Text, Intent]] = [(words("class-own"), Want.OWN_QUESTION), *found]
    return desk.wishing(Ask(Pick(words("class-ask-next"), tuple(entries))))


def posed_by_table(desk: Desk) -> Sequence[Question]:
    """List the questions whose answers the table knows: who leads, and who is asked."""
    words, match = desk.words, desk.match
    names = tuple(words.names)
    if not FEWEST_OFFERED <= len(names) <= MOST_CHOICES:
        return ()
    leaders = match.game.score(match.state).ranking[0]
    leads = Question(words("class-who-leads"), names, leaders[0] if len(leaders) == 1 else None)
    asked = match.state.to_move
    return (
        leads,
        *((Question(words("class-who-next"), names, asked),) if asked in range(len(names)) else ()),
    )


def _own(desk: Desk) -> Outcome:
    question = desk.words("class-text-ask")
    return desk.wishing(Ask(Entry(question, PoseText, longest=LONGEST_TEXT)))


def _choices(desk: Desk, wanted: PoseText) -> Outcome:
    """Ask for the answers to a question."""
    text = wanted.text.strip()
    if not text:
        return Outcome(desk)

    def fill(line: str) -> Intent:
        return PoseChoices(text, line)

    return desk.wishing(Ask(Entry(desk.words("class-choices-ask"), fill, longest=LONGEST_LINE)))


def _own_posed(desk: Desk, wanted: PoseChoices) -> Outcome:
    question = question_in(wanted.text, wanted.line)
    if question is None:
        return desk.wishing(Tell(desk.words("class-choices-wrong"), wrong=True))
    return _pose(desk, Pose(question))


def _ask_names(desk: Desk) -> Outcome:
    value = ", ".join(_in_class(desk).room.names)
    return desk.wishing(Ask(Entry(desk.words("class-names-ask"), NameClass, value, LONGEST_LINE)))


def _name(desk: Desk, wanted: NameClass) -> Outcome:
    return kept(desk, _in_class(desk).room.__replace__(names=names_in(wanted.line)))


def kept(desk: Desk, room: Classroom) -> Outcome:
    """Keep a class as it has become, and show it."""
    modes: Any = tuple(InClass(room) if isinstance(mode, InClass) else mode for mode in desk.modes)
    return Outcome(desk.__replace__(modes=modes), (KeepClass(room),))


def _revealed(desk: Desk) -> Outcome:
    """Reveal what the class has answered, and keep it."""
    poll = desk.mode
    assert isinstance(poll, Polling)
    if poll.revealed or not poll.poll.asked:
        return Outcome(desk)
    shown = desk.turning(poll.__replace__(revealed=True))
    return kept(shown, _in_class(shown).room.asked(poll.poll))


def _save(desk: Desk) -> Outcome:
    room = _in_class(desk).room
    return desk.wishing(WriteTable("class", class_table(room, desk.words))) if room.polls else Outcome(desk)


def _forget(desk: Desk) -> Outcome:
    words = desk.words
    question = Confirm(
        words("class-forget-ask"), words("class-forget"), words("class-keep"), Want.FORGET_CLASS, careful=True
    )
    return desk.wishing(Ask(question)) if _in_class(desk).room.polls else Outcome(desk)


def _forgotten(desk: Desk) -> Outcome:
    return kept(desk, Classroom(_in_class(desk).room.names))


CLASSES: Final[Deeds] = deeds(
    simply(Want.ASK_CLASS, lambda desk: call_class(desk) if desk.match.open_table else Outcome(desk)),
    given(ClassCalled, lambda desk, called: meet(desk, called.room)),
)
"""How a class is met at a table; it is asked at open tables only."""

REVEALING: Final[Deeds] = deeds(simply(Do.OVERLAY, _revealed), simply(Do.SORT, _save))
"""What a question can do once it has been asked."""

IN_CLASS: Final[Deeds] = {
    **ANYWHERE,
    **deeds(
        simply(Do.REPLAY, _ask),
        simply(Do.ACT, _ask),
        simply(Want.OWN_QUESTION, _own),
        simply(Do.CHOICES, _ask_names),
        simply(Do.SORT, _save),
        simply(Do.ONLY_MOVE, _forget),
        simply(Want.FORGET_CLASS, _forgotten),
        simply(Do.BACK, lambda desk: Outcome(desk.leaving())),
        given(Pose, _pose),
        given(PoseText, _choices),
        given(PoseChoices, _own_posed),
        given(NameClass, _name),
    ),
}
"""What can be done with a class."""
