"""A lesson at the table: the reader makes the moves and answers the questions; the note stands beside."""

from typing import Final

from attrs import frozen
from rich.text import Text

from boardkit.core import Move, Study, evolve
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.quiz import Quiz
from boardkit.tui.desk.consulting import book_of
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Notice
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Stroll, Want
from boardkit.tui.desk.keys import LESSON_KEYS
from boardkit.tui.desk.lessonpanel import Panel, reply_said
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.modes.choosing import IN_HAND
from boardkit.tui.desk.modes.curtain import look, touched
from boardkit.tui.desk.modes.quizzing import Asker, Quizzing
from boardkit.tui.desk.modes.walking import STROLLING
from boardkit.tui.desk.reading import Reading
from boardkit.tui.desk.saying import asked, hint, rule_of_move
from boardkit.tui.desk.walk import Stride
from boardkit.tui.desk.wishes import Ask, KeepProgress, Leave, Ring, Tell, Unroll


@frozen(eq=False)
class Lecture:
    """What is told of a lesson beside where its reader stands.

    Attributes:
        id: what its progress is kept under.
        number: which lesson of how many it is.
    """

    id: str
    lesson: Lesson
    number: tuple[int, int]


@frozen(eq=False)
class ReadingLesson(Asker):
    """Leads a reader through a lesson.

    Attributes:
        reading: where the reader stands.
        judged: whether the last answer was good; None before there is one.
        said: what came of it.
        hinted: whether the hint was asked for.
    """

    lecture: Lecture
    reading: Reading
    judged: bool | None = None
    said: str = ""
    hinted: bool = False

    @property
    def resting(self) -> bool:
        """Whether the lesson wants no move now."""
        return not self.reading.to_play

    @property
    def gathers(self) -> bool:
        """A lesson judges each move."""
        return False

    @property
    def foot(self) -> tuple[str, ...]:
        """The keys of a lesson."""
        return LESSON_KEYS

    @property
    def deeds(self) -> Deeds:
        """Make the move of the step, go on, go back, look around."""
        return READING

    @property
    def in_a_quiz(self) -> Deeds:
        """What goes through the lesson while its question is open, too."""
        return IN_A_LESSON

    def answered(self, desk: Desk, said: str, *, good: bool) -> Outcome:
        """Have the step done after a good answer, or say why it was not."""
        return finished(desk, self, said) if good else Outcome(told(desk, self, said))

    @property
    def teaches(self) -> bool:
        """Something is told beside the map."""
        return True

    def beside(self, desk: Desk, ink: Ink) -> Text:
        """Tell the step where the reader stands."""
        return self.panel(ink).text(desk.words, book_of(desk))

    def panel(self, ink: Ink) -> Panel:
        """Return what is told of the lesson now."""
        return Panel(self.lecture.lesson, self.lecture.number, self.reading, self.feedback(ink), self.hinted)

    def feedback(self, ink: Ink) -> Text:
        """Say what came of the last answer."""
        return Text(f"✓ {self.said}", ink.tones.good) if self.judged else Text(self.said)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what is to be done, and what came of it."""
        if self.reading.to_play:
            said = asked(desk, ink.tones)
            return Text("\n").join([said, self.feedback(ink)]) if self.said else said
        if self.reading.finished:
            return Text(desk.words("lesson-finished"), "bold")
        answered = self.reading.stage.wants_answer or not self.reading.open
        return Text(desk.words("lesson-answered" if answered else "lesson-go-on"), "bold")

    def remark(self, desk: Desk) -> str:
        """Say what the move in the making would do."""
        return hint(desk).plain

    def rule(self, desk: Desk) -> str:
        """Return the rule of the step, unless a refused move has one of its own."""
        step = self.reading.stage.step.rule
        return rule_of_move(desk) or super().rule(desk) if self.reading.to_play and desk.draft.move else step

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Let the lesson judge a move."""
        if not self.reading.to_play:
            return Outcome(desk)
        stage = self.reading.stage
        assert stage.move is not None
        reply = stage.reply(move)
        said = reply_said(reply, stage.move, desk.words).plain
        return finished(desk, self, said) if reply.good else Outcome(told(desk, self, said))


def told(desk: Desk, mode: ReadingLesson, said: str) -> Desk:
    """Say that an answer was not the one that is meant."""
    return evolve(desk, modes=(evolve(mode, judged=False, said=said), *desk.modes[1:]))


def finished(desk: Desk, mode: ReadingLesson, said: str) -> Outcome:
    """Have the step done, and say so."""
    return shown(desk, evolve(mode, reading=mode.reading.finish(), judged=True, said=said), mode.reading.done)


def shown(desk: Desk, mode: ReadingLesson, done: int) -> Outcome:
    """Show where the reader stands now, of whom so many steps were done before."""
    reading, stage = mode.reading, mode.reading.stage
    study = Study(stage.match if reading.open else stage.done)
    table = look(evolve(desk, study=study, modes=(mode,)), reading.viewer)
    kept = (KeepProgress(mode.lecture.id, reading.done),) if reading.done != done else ()
    quiz = reading.quiz
    return table.wishing(*kept).then(lambda now: Outcome(now) if quiz is None else _asking(now, mode, quiz))


def _asking(desk: Desk, mode: ReadingLesson, quiz: Quiz) -> Outcome:
    return Outcome(desk.entering(Quizzing(quiz, mode.in_a_quiz, mode.foot)))


def read(desk: Desk, mode: ReadingLesson, reading: Reading) -> Outcome:
    """Show a step from its start, with nothing answered yet."""
    fresh = evolve(mode, reading=reading, judged=None, said="", hinted=False)
    return shown(desk, fresh, mode.reading.done).wishing(Unroll())


def lesson_at(desk: Desk) -> ReadingLesson:
    """Return the lesson that is read at a desk."""
    mode = desk.modes[0]
    assert isinstance(mode, ReadingLesson)
    return mode


def begin(desk: Desk) -> Outcome:
    """Show the step where the reader stands."""
    mode = lesson_at(desk)
    return read(desk, mode, mode.reading)


def _act(desk: Desk) -> Outcome:
    """Take what lies nearest, make the move, or go on."""
    mode, move = lesson_at(desk), desk.draft.move
    if mode.reading.to_play and not desk.touched:
        return Outcome(touched(desk))
    if mode.reading.to_play:
        return desk.wishing(Ring()) if move is None else mode.decide(desk, move)
    return desk.wishing(Leave()) if mode.reading.finished else _on(desk)


def _on(desk: Desk) -> Outcome:
    """Go on by a step, as far as the reader has come."""
    mode = lesson_at(desk)
    further = mode.reading.on()
    if (further.at, further.done) == (mode.reading.at, mode.reading.done):
        return desk.wishing(Ring())
    return read(desk, mode, further)


def step(desk: Desk, wanted: Stroll) -> Outcome:
    """Go on by a step of the lesson, or back by one; longer strides are for walks."""
    if wanted.stride is not Stride.HAPPENING:
        return Outcome(desk)
    mode = lesson_at(desk)
    return _on(desk) if wanted.way > 0 else read(desk, mode, mode.reading.back())


def give_hint(desk: Desk) -> Outcome:
    """Show the hint."""
    mode = evolve(lesson_at(desk), hinted=True)
    return evolve(desk, modes=(mode, *desk.modes[1:])).wishing(Tell(_panel(mode).hint(desk.words)))


def show_all(desk: Desk) -> Outcome:
    """Show all of the step, where the panel is too small for it."""
    lines = _panel(lesson_at(desk)).text(desk.words, book_of(desk)).plain.splitlines()
    return desk.wishing(Ask(Notice(desk.words("lesson-all-steps"), tuple(lines))))


def _panel(mode: ReadingLesson) -> Panel:
    return Panel(mode.lecture.lesson, mode.lecture.number, mode.reading, Text(mode.said), mode.hinted)


def restart(desk: Desk) -> Outcome:
    """Begin the lesson again."""
    mode = lesson_at(desk)
    return read(desk, mode, mode.reading.anew())


IN_A_LESSON: Final[Deeds] = deeds(
    given(Stroll, step),
    simply(Do.HINT, give_hint),
    simply(Do.LOG, show_all),
    simply(Want.RESTART, restart),
)
"""What goes through a lesson."""

READING: Final[Deeds] = {
    **LOOKING,
    **IN_HAND,
    Do.WALK: STROLLING[Do.WALK],
    **IN_A_LESSON,
    **deeds(simply(Do.ACT, _act), simply(Want.SIT_DOWN, begin)),
}
"""What can be done while a lesson is read."""
