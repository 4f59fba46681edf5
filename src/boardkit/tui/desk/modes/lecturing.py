"""What a lesson tells at the table: the note beside the map, the places it names, what came of an answer."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import field
from rich.text import Text

from boardkit.core import Match, Study
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.quiz import Quiz
from boardkit.core.teaching.stages import Stage
from boardkit.core.values import Value
from boardkit.draw.shapes import Place
from boardkit.text.teaching import own_text
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.helping import Help, area, named_in
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.keys import LESSON_KEYS
from boardkit.tui.desk.lessonpanel import Panel
from boardkit.tui.desk.modes.curtain import look
from boardkit.tui.desk.modes.quizzing import Asker, Quizzing, card_asked_about
from boardkit.tui.desk.pointed import arrows_in, rings_in
from boardkit.tui.desk.reading import Mark, Reading
from boardkit.tui.desk.saying import asked, hint, rule_of_move
from boardkit.tui.desk.standing import book_of
from boardkit.tui.desk.wishes import KeepProgress, Unroll


class Lecture(Value, eq=False):
    """What is told of a lesson beside where its reader stands.

    Attributes:
        id: what its progress is kept under; empty keeps none.
        number: which lesson of how many it is.
        following: the title of the lesson that comes next, if one does.
    """

    id: str
    lesson: Lesson
    number: tuple[int, int]
    following: Said = field(default_factory=dict)


class Lecturing(Value, Asker, eq=False):
    """Tells a lesson to a reader.

    Attributes:
        reading: where the reader stands.
        judged: whether the last answer was good; None before there is one.
        said: what came of it.
        help: how far the reader has been helped with the step.
    """

    lecture: Lecture
    reading: Reading
    judged: bool | None = None
    said: str = ""
    help: Help = Help.NONE

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
    def may_leave(self) -> bool:
        """A lesson can be left at any moment; how far its reader has come is kept."""
        return True

    @property
    def teaches(self) -> bool:
        """Something is told beside the map."""
        return True

    def beside(self, desk: Desk, ink: Ink, width: int) -> Text:  # noqa: ARG002 - it is wrapped later
        """Tell the step where the reader stands."""
        panel = self.panel(desk).__replace__(feedback=self.feedback(ink), card=card_asked_about(desk, ink))
        return panel.text(desk.words, book_of(desk))

    def panel(self, desk: Desk) -> Panel:
        """Return what is told of the lesson now, in plain words."""
        return Panel(
            self.lecture.lesson,
            self.lecture.number,
            self.reading,
            desk.drawing,
            feedback=Text(self.said),
            help=self.help,
            chosen=desk.mode.chosen if isinstance(desk.mode, Quizzing) else None,
            following=own_text(self.lecture.following, desk.words),
        )

    def named(self, desk: Desk, places: Collection[Place]) -> frozenset[Place]:
        """Return the places that the note names, and those that help points at."""
        stage, words = self.reading.stage, desk.words
        told = stage.step.note if self.reading.open else stage.step.because
        pointed = area(stage, desk.drawing) if self.reading.to_play and self.help >= Help.AREA else ()
        own = rings_in(stage.step, places) if self.reading.open else ()
        return frozenset((*named_in(own_text(told, words), places, words), *pointed, *own)).intersection(
            places
        )

    def arrows(self, desk: Desk, places: Collection[Place]) -> Sequence[tuple[Place, Place]]:
        """Return the arrows of the step, while it is open."""
        del desk
        return arrows_in(self.reading.stage.step, places) if self.reading.open else ()

    def feedback(self, ink: Ink) -> Text:
        """Say what came of the last answer."""
        return Text(f"✓ {self.said}", ink.tones.good) if self.judged else Text(self.said)

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what is to be done, and in the second line, which is always seen, what came of it."""
        if self.reading.to_play:
            said = asked(desk, ink.tones)
            return Text("\n").join([said.split("\n")[0], self.feedback(ink)]) if self.said else said
        if self.reading.finished:
            return Text(desk.words("lesson-finished"), "bold")
        answered = self.reading.stage.wants_answer or not self.reading.open
        asked_now = Text(desk.words("lesson-answered" if answered else "lesson-go-on"), "bold")
        return Text("\n").join([asked_now, self.feedback(ink)]) if self.said else asked_now

    def remark(self, desk: Desk) -> str:
        """Say what the move in the making would do."""
        return hint(desk).plain

    def rule(self, desk: Desk) -> str:
        """Return the rule of the step, unless a refused move has one of its own."""
        step = self.reading.stage.step.rule
        return rule_of_move(desk) or super().rule(desk) if self.reading.to_play and desk.draft.move else step


def missed(desk: Desk, mode: Lecturing, said: str, aside: Sequence[Stage] = ()) -> Outcome:
    """Say that an answer was not right, and why; what is told besides to who gives it is told first."""
    reading = mode.reading.marked(Mark.MISSED)
    now = mode.__replace__(reading=reading.looking_closer(aside), judged=False, said=said)
    if len(now.reading.stages) > len(reading.stages):
        return shown(desk, now.__replace__(help=Help.NONE), reading.kept)
    return Outcome(desk.__replace__(modes=(now, *desk.modes[1:]))).wishing(Unroll())


def finished(
    desk: Desk,
    mode: Lecturing,
    said: str,
    own: Match[Any] | None = None,
    aside: Sequence[Stage] = (),
) -> Outcome:
    """Have the step done, and say so."""
    reading = mode.reading.finish(own).looking_closer(aside)
    return shown(desk, mode.__replace__(reading=reading, judged=True, said=said), mode.reading.kept)


def shown(desk: Desk, mode: Lecturing, done: int) -> Outcome:
    """Show where the reader stands now, of whom so many steps were done before."""
    reading, stage = mode.reading, mode.reading.stage
    study = Study(stage.match if reading.open else stage.done)
    table = look(desk.__replace__(study=study, modes=(mode,)), reading.viewer)
    lesson = mode.lecture.id
    kept = (KeepProgress(lesson, reading.kept),) if lesson and reading.kept != done else ()
    quiz = reading.quiz
    return table.wishing(*kept, Unroll()).then(
        lambda now: Outcome(now) if quiz is None else _asking(now, mode, quiz)
    )


def _asking(desk: Desk, mode: Lecturing, quiz: Quiz) -> Outcome:
    return Outcome(desk.entering(Quizzing(quiz, mode.in_a_quiz, mode.foot)))


def read(desk: Desk, mode: Lecturing, reading: Reading) -> Outcome:
    """Show a step from its start, with nothing answered yet."""
    fresh = mode.__replace__(reading=reading, judged=None, said="", help=Help.NONE)
    return shown(desk, fresh, mode.reading.kept)


def lesson_at(desk: Desk) -> Lecturing:
    """Return the lesson that is read at a desk."""
    mode = desk.modes[0]
    assert isinstance(mode, Lecturing)
    return mode
