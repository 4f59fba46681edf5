"""A lesson being read line by line: where its reader stands, as a screen would have it."""

from collections.abc import Callable

from boardkit.commands.plain.sitting import Sitting
from boardkit.commands.plain.talk import Talk
from boardkit.core import Move, Study
from boardkit.core.teaching.lesson import Step
from boardkit.library.session import Unkept
from boardkit.text import Words
from boardkit.tui.desk.deeds import update
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.intents import Intent, Want
from boardkit.tui.desk.modes.lecturing import Lecture, Lecturing, lesson_at
from boardkit.tui.desk.modes.reading import ReadingLesson
from boardkit.tui.desk.reading import Reading
from boardkit.tui.desk.wishes import Begin, KeepProgress, Tell


class LessonSitting(Sitting):
    """A lesson being read line by line.

    Attributes:
        desk: the lesson as it stands, as a screen would have it.
        keep: remembers how many steps are done.
        told: the step that was told last, and its place.
        begun: the code of the table from which the reader plays on, once they want to.
    """

    def __init__(
        self, lecture: Lecture, reading: Reading, words: Words, talk: Talk, keep: Callable[[int], None]
    ) -> None:
        study = Study(reading.stage.match)
        super().__init__(Unkept(), study, words, talk)
        self.keep = keep
        self.begun: Begin | None = None
        self.told: tuple[int, Step] | None = None
        self.desk = Desk.of(study, words, ReadingLesson(lecture, reading))
        self.wants(Want.SIT_DOWN)

    @property
    def lesson(self) -> Lecturing:
        """The lesson, and where its reader stands."""
        return lesson_at(self.desk)

    @property
    def reading(self) -> Reading:
        """Where the reader stands."""
        return self.lesson.reading

    @property
    def place(self) -> tuple[int, Step]:
        """The step where the reader stands, which stays the same however its table changes."""
        return self.reading.at, self.reading.stage.step

    def wants(self, intent: Intent) -> None:
        """Do what is wanted."""
        self.follow(update(self.desk, intent))

    def follow(self, outcome: Outcome) -> None:
        """Take over what came of something, and do what is wished."""
        self.desk = outcome.desk
        self.study = self.desk.study
        self.begin_move()
        for wish in outcome.wishes:
            match wish:
                case KeepProgress(done=done):
                    self.keep(done)
                case Tell(sentence):
                    self.tell(sentence)
                case Begin():
                    self.begun = wish

    def decide(self, move: Move) -> None:
        """Let the lesson judge a move."""
        self.follow(self.lesson.decide(self.desk, move))
        self.tell_reply()

    def tell_reply(self) -> None:
        """Say what came of the last answer."""
        lesson = self.lesson
        if lesson.said:
            said = lesson.said.removeprefix("✗ ")
            self.say("plain-lesson-good" if lesson.judged else "plain-lesson-bad", said=said)
