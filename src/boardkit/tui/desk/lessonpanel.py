"""The lesson beside the map: where we are, the note, the answers, what came of one, and the rule."""

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Final

from msgspec import field
from rich.style import Style
from rich.text import Text

from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.rulebook import Rulebook
from boardkit.core.values import Value
from boardkit.draw.drawing import Drawing
from boardkit.text import Words
from boardkit.text.markdown import without_marks
from boardkit.text.spots import HERE, standing_for
from boardkit.text.teaching import choice_said, own_text
from boardkit.tui.desk.helping import Help, help_said
from boardkit.tui.desk.lessonend import end_of
from boardkit.tui.desk.reading import Reading
from boardkit.tui.desk.spotted import ANSWER, DEED

LETTERS: Final = ascii_lowercase
"""What the answers to a question are called."""

TABLE: Final = 32
"""The columns that a table of a quoted rule has, beside the smallest map."""


class Panel(Value, eq=False):
    """What is told of a lesson.

    Attributes:
        number: which lesson of how many it is.
        feedback: what came of the last answer; empty before there is one.
        help: how far the reader has been helped.
        chosen: the answer that is taken.
        following: the title of the lesson that comes next.
        card: the card that the answer taken is about, if it is about one.
    """

    lesson: Lesson
    number: tuple[int, int]
    reading: Reading
    drawing: Drawing
    feedback: Text = field(default_factory=Text)
    help: Help = Help.NONE
    chosen: int | None = None
    following: str = ""
    card: Text = field(default_factory=Text)

    def text(self, words: Words, book: Rulebook) -> Text:
        """Write the panel in a language; what is said to an answer comes first, where it is always seen."""
        said = [*self._said(words)]
        if self.reading.finished:
            said.append(end_of(self.reading, self.following, words, book))
        note, answers, rule = self._note(words), self._answers(words), self._rule(words, book)
        told = [*said, *answers, *note, *rule] if said else [*note, *answers, *rule]
        head = self._head(words) if self._begins_chapter and not said else self._place(words)
        return Text("\n").join([head, Text("\n\n").join(told)])

    @property
    def _begins_chapter(self) -> bool:
        reading = self.reading
        return not reading.at or reading.stage.chapter != reading.stages[reading.at - 1].chapter

    def _place(self, words: Words) -> Text:
        number, count = self.number
        where = words("lesson-place", number=number, count=count)
        step = words("lesson-step", at=self.reading.stage.number + 1, steps=len(self.reading.own))
        return Text(f"{where}  {step}", "dim")

    def _head(self, words: Words) -> Text:
        """Say what begins here; later steps leave that out, for their notes need the lines."""
        title = own_text(self.lesson.title, words)
        chapter = own_text(self.lesson.chapters[self.reading.stage.chapter].title, words)
        titles = Text.assemble((title, "bold"), "\n", (chapter, "italic"))
        return Text("\n").join([self._place(words), titles, self._trail(), Text()])

    def _note(self, words: Words) -> Iterator[Text]:
        if self.reading.stage.aside:
            yield Text(words("lesson-once-more" if self.reading.reviewed else "lesson-aside"), "italic")
        yield Text(own_text(self.reading.stage.step.note, words))

    def _answers(self, words: Words) -> Iterator[Text]:
        """List the answers to the open question, and draw the card that the one taken is about."""
        if self.reading.quiz is not None:
            yield Text("\n").join(self._choices(words))
        if self.card:
            yield self.card

    def _choices(self, words: Words) -> Iterator[Text]:
        """List the answers to the open question one below the other; a second click gives the one taken."""
        quiz = self.reading.stage.quiz
        for number in range(len(quiz.choices) if quiz is not None else 0):
            assert quiz is not None
            taken = number == self.chosen
            spot = standing_for(DEED, "") if taken else standing_for(ANSWER, number)
            line = f" {LETTERS[number]}) {choice_said(quiz, number, words)} "
            yield Text(line, Style(reverse=taken, bold=taken) + spot + (HERE if taken else Style()))

    def _said(self, words: Words) -> Iterator[Text]:
        """Say what came of the last answer, how the reader is helped, and what is right once that is open."""
        reading, stage = self.reading, self.reading.stage
        if self.feedback:
            yield self.feedback
        if reading.to_answer and self.help:
            yield Text("\n").join(self._helped(words))
        if not reading.open and stage.quiz is not None:
            yield Text(f"✓ {choice_said(stage.quiz, stage.quiz.right, words)}", "bold")
        if not reading.open and stage.done.at > stage.match.at:
            yield Text(f"✓ {words.say(stage.done.moments[stage.match.at + 1].move)}", "bold")
        if not reading.open and stage.step.because:
            yield Text(own_text(stage.step.because, words))

    def _helped(self, words: Words) -> Iterator[Text]:
        for level in Help:
            if Help.NONE < level <= self.help:
                yield Text(help_said(self.reading.stage, level, self.drawing, words), "italic")
        yield Text(words("lesson-further", key="H"), "dim")

    def _rule(self, words: Words, book: Rulebook) -> Iterator[Text]:
        """Quote the rule; of an open question's only the heading, for its examples would tell the answer."""
        section = book.sections.get(self.reading.stage.step.rule)
        if section is None or self.reading.finished:
            return
        heading = Text(f"{words('lesson-rule')} §{section.number} {section.title}", "bold")
        quoted = Text(without_marks(section.text, TABLE), "dim")
        yield heading if self.reading.quiz is not None else Text("\n").join([heading, quoted])

    def _trail(self) -> Text:
        """Show the steps as marks: done, shown, still to come."""
        marks = map(self._mark, range(len(self.reading.stages)))
        return Text("".join(marks))

    def _mark(self, step: int) -> str:
        if step == self.reading.at:
            return "▶"
        return "✓" if step < self.reading.done else "·"
