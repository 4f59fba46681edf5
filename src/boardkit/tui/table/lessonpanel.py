"""The lesson beside the map: where we are, the note, what came of an answer, and the rule."""

from collections.abc import Iterator

from attrs import field, frozen
from rich.text import Text

from boardkit.core import Move, Seat
from boardkit.core.teaching.lesson import About, Lesson, Said, said
from boardkit.core.teaching.quiz import Quiz
from boardkit.core.teaching.rulebook import Rulebook
from boardkit.core.teaching.stages import Outcome, Reply
from boardkit.text import Words
from boardkit.text.markdown import without_marks
from boardkit.text.outside import visible_lines
from boardkit.tui.desk.reading import Reading


@frozen(eq=False)
class Panel:
    """What is told of a lesson.

    Attributes:
        number: which lesson of how many it is.
        feedback: what came of the last answer; empty before there is one.
        hinted: whether the hint was asked for.
    """

    lesson: Lesson
    number: tuple[int, int]
    reading: Reading
    feedback: Text = field(factory=Text)
    hinted: bool = False

    def text(self, words: Words, book: Rulebook) -> Text:
        """Write the panel in a language."""
        parts = [*self._head(words), self._note(words), *self._answers(words), *self._rule(words, book)]
        return Text("\n\n").join(parts)

    def hint(self, words: Words) -> str:
        """Return the hint of the step, or that there is none."""
        step = self.reading.stage.step
        part = step.task or step.ask
        hint = _said(part.hint, words) if part else ""
        return words("lesson-hint", hint=hint) if hint else words("lesson-no-hint")

    def _head(self, words: Words) -> Iterator[Text]:
        number, count = self.number
        reading = self.reading
        where = words("lesson-place", number=number, count=count)
        step = words("lesson-step", at=reading.at + 1, steps=len(reading.stages))
        title = _said(self.lesson.title, words)
        chapter = _said(self.lesson.chapters[reading.stage.chapter].title, words)
        yield Text.assemble(
            (f"{where}  {step}", "dim"), "\n", (title, "bold"), "\n", (chapter, "italic"), "\n", self._trail()
        )

    def _note(self, words: Words) -> Text:
        return Text(_said(self.reading.stage.step.note, words))

    def _answers(self, words: Words) -> Iterator[Text]:
        reading = self.reading
        if self.feedback:
            yield self.feedback
        if self.hinted and reading.open:
            yield Text(self.hint(words), "italic")
        if not reading.open and reading.stage.quiz is not None:
            quiz = reading.stage.quiz
            yield Text(f"✓ {choice_said(quiz, quiz.right, words)}", "bold")
        if not reading.open and reading.stage.move is not None:
            yield Text(f"✓ {words.say(reading.stage.move)}", "bold")
        if not reading.open and reading.stage.step.because:
            yield Text(_said(reading.stage.step.because, words))

    def _rule(self, words: Words, book: Rulebook) -> Iterator[Text]:
        """Quote the rule; of an open question's only the heading, for its examples would tell the answer."""
        section = book.sections.get(self.reading.stage.step.rule)
        if section is None:
            return
        heading = Text(f"{words('lesson-rule')} §{section.number} {section.title}", "bold")
        quoted = Text(without_marks(section.text), "dim")
        yield heading if self.reading.quiz is not None else Text("\n").join([heading, quoted])

    def _trail(self) -> Text:
        """Show the steps as marks: done, shown, still to come."""
        marks = map(self._mark, range(len(self.reading.stages)))
        return Text("".join(marks))

    def _mark(self, step: int) -> str:
        if step == self.reading.at:
            return "▶"
        return "✓" if step < self.reading.done else "·"


def choice_said(quiz: Quiz, number: int, words: Words) -> str:
    """Say one of the answers to a question."""
    choice = quiz.choices[number]
    if isinstance(choice, Move):
        return words.say(choice)
    if quiz.about is About.POINTS:
        return words("lesson-points", points=choice)
    return words.seat(Seat(choice))


def reply_said(reply: Reply, move: Move, words: Words) -> Text:
    """Say what came of a move, with the rule if the rules refuse it."""
    note = f" {_said(reply.note, words)}" if reply.note else ""
    match reply.outcome:
        case Outcome.RIGHT:
            return Text(words("lesson-right"))
        case Outcome.RIGHT_TOO:
            return Text(words("lesson-right-too", move=words.say(move)))
        case Outcome.NOT_MEANT:
            return Text(f"✗{note}" if note else f"✗ {words('lesson-not-meant')}")
    assert reply.refusal is not None
    return Text(f"✗ {words.say(reply.refusal)} §{reply.refusal.section}{note}")


def _said(texts: Said, words: Words) -> str:
    """Return a text of the lesson, which may come from anywhere, as it can be shown."""
    return visible_lines(said(texts, words.language))
