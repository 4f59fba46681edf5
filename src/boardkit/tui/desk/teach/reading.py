"""Where a reader stands in a lesson, and what is told of it beside the map."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, ClassVar, Final, Self

from msgspec import field
from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Match, Move, Seat
from boardkit.core.lines.choosing import PLACE
from boardkit.core.teaching.lesson import TO, Lesson, Step
from boardkit.core.teaching.quiz import LETTERED, Quiz
from boardkit.core.teaching.rulebook import Rulebook
from boardkit.core.teaching.stages import Stage, carried, goes_on_alone
from boardkit.core.values import Value
from boardkit.draw.looks import NONE
from boardkit.draw.shapes import Place
from boardkit.draw.show import Show
from boardkit.text import Words
from boardkit.text.markdown import without_marks
from boardkit.text.spots import HERE, standing_for
from boardkit.text.teaching import answers_said, choice_said, idea_said, own_text
from boardkit.tui.desk.desk import ANSWER, DEED, ONWARD, PRACTISE


class Mark(IntEnum):
    """How a step went, the best first."""

    FIRST = 0
    HELPED = 1
    MISSED = 2
    SHOWN = 3


class Reading(Value, eq=False):
    """A lesson being read."""

    stages: Sequence[Stage]
    seat: Seat  # the reader's seat, through which the table is seen while nobody has to move
    done: int = 0  # how many steps are done
    at: int = 0  # the step that is shown, from 0; at most the first that is not done
    marks: Mapping[int, Mark] = field(default_factory=dict)  # how steps went that wanted something, by number
    reviewed: bool = False  # whether what was missed stands at the end once more

    practises: ClassVar = False  # whether it is practice, which can go on
    kind: ClassVar = ""  # how what is asked now is practised, where that is known

    @classmethod
    def resumed(cls, stages: Sequence[Stage], seat: Seat, done: int) -> Self:
        """Go on where the reader stopped; a lesson that is done begins at its first step again."""
        done = min(done, len(stages))
        return cls(stages, seat, done, done % len(stages))

    @property
    def stage(self) -> Stage:
        """The step that is shown."""
        return self.stages[self.at]

    @property
    def open(self) -> bool:
        """Whether the step that is shown is not done yet."""
        return self.at == self.done

    @property
    def finished(self) -> bool:
        """Whether the step that is shown is the last, and done."""
        return self.at == len(self.stages) - 1 and not self.open

    @property
    def kept(self) -> int:
        """How many of the lesson's own steps are done."""
        return sum(not stage.aside for stage in self.stages[: self.done])

    @property
    def own(self) -> Sequence[Stage]:
        """The lesson's own steps, without what is told besides."""
        return [stage for stage in self.stages if not stage.aside]

    @property
    def to_play(self) -> bool:
        """Whether the reader is to make a move."""
        return self.open and self.stage.move is not None

    @property
    def to_answer(self) -> bool:
        """Whether the reader has something to do."""
        return self.open and self.stage.wants_answer

    @property
    def quiz(self) -> Quiz | None:
        """The question that the reader is to answer, if one is open."""
        return self.stage.quiz if self.open else None

    @property
    def table(self) -> Match[Any]:
        """The table that is shown."""
        return self.stage.match if self.open else self.stage.done

    @property
    def viewer(self) -> Seat:
        """Whose view is shown: who has to move, or else the reader's."""
        asked = self.stage.match.state.to_move
        return self.seat if asked in (None, CHANCE) or not self.stage.wants_answer else asked

    def marked(self, mark: Mark) -> "Reading":
        """Remember how the step goes that is shown; what is told besides does not count."""
        stage = self.stage
        if stage.aside or not self.to_answer:
            return self
        worst = max(mark, self.marks.get(stage.number, Mark.FIRST))
        return self.__replace__(marks={**self.marks, stage.number: worst})

    def finish(self, own: Match[Any] | None = None) -> "Reading":
        """Have the step done that is shown, and stay; go on from the reader's `own` table if one can."""
        stage, reading = self.stage, self
        # All later steps have to fit there.
        if own is not None and goes_on_alone(stage) and not stage.aside:
            rest = carried(self.stages[self.at + 1 :], own)
            if rest is not None:
                stages = (*self.stages[: self.at], stage.__replace__(done=own), *rest)
                reading = self.__replace__(stages=stages)
        reading = reading.marked(Mark.FIRST)
        reading = reading.__replace__(done=max(reading.done, reading.at + 1))
        if reading.reviewed or reading.done < len(reading.stages):
            return reading
        # What was not right at first stands once more at the end, when all else is done.
        again = tuple(reading.missed_stages())
        return reading.__replace__(stages=(*reading.stages, *again), reviewed=True) if again else reading

    def missed_stages(self) -> Iterator[Stage]:
        """Walk what was not right at first, to be told once more."""
        for stage in self.own:
            if self.marks.get(stage.number, Mark.FIRST) >= Mark.MISSED:
                yield stage.__replace__(aside=True)

    def looking_closer(self, steps: Sequence[Stage]) -> "Reading":
        """Tell some steps besides: before the step that is shown while it is open, else after it."""
        at = self.at if self.open else self.at + 1
        known = [stage.step for stage in self.stages if stage.aside]
        if not steps or steps[0].step in known:
            return self
        return self.__replace__(stages=(*self.stages[:at], *steps, *self.stages[at:]))

    def on(self) -> "Reading":
        """Go on to the next step; stay where the reader has something to do first, and at the end."""
        if self.to_answer:
            return self
        reading = self.finish()
        return reading.__replace__(at=min(self.at + 1, len(reading.stages) - 1))

    def back(self) -> "Reading":
        """Go back by one step; at the start, stay."""
        return self.__replace__(at=max(self.at - 1, 0))

    def anew(self) -> "Reading":
        """Begin again, with nothing done."""
        return self.__replace__(stages=self.own, done=0, at=0, marks={}, reviewed=False)


class Help(IntEnum):
    """How far a reader has been helped with a step."""

    NONE = 0
    IDEA = 1
    AREA = 2
    MOVE = 3


def help_said(stage: Stage, level: Help, drawing: Show, words: Words) -> str:
    """Say one piece of help with a step."""
    if level is Help.IDEA:
        return words("lesson-hint", hint=idea_said(stage.match.game, stage, words))
    if stage.quiz is not None:
        quiz = stage.quiz
        if level is Help.MOVE:
            return words("lesson-the-answer", answer=answers_said(quiz, quiz.rights, words))
        if quiz.wants_all:
            return words("lesson-area-count", count=len(quiz.rights))
        other = (quiz.right + 1) % len(quiz.choices)
        two = [choice_said(quiz, number, words) for number in sorted((quiz.right, other))]
        return words("lesson-area-answers", choices=words.listed(two))
    assert stage.move is not None
    if level is Help.MOVE:
        return words("lesson-the-move", move=words.say(stage.move))
    places = sorted({words.name(place) for place in area(stage, drawing)})
    if not places:
        return words("lesson-area-kind", kind=words.verb(type(stage.move)))
    return words("lesson-area", places=words.listed(places))


def area(stage: Stage, drawing: Show) -> frozenset[Place]:
    """Return the places of the move that is shown."""
    move = stage.move
    return drawing.touched(move) if isinstance(move, Move) and hasattr(move, PLACE) else NONE


def named_in(text: str, places: Collection[Place], words: Words) -> Iterator[Place]:
    """Find the places of a map that a text names."""
    said = set(re.findall(r"\w+", text))
    for place in places:
        name = words.name(place)
        if len(name) > 1 and (name in said or (not name.isalnum() and name in text)):
            yield place


def rings_in(step: Step, places: Collection[Place]) -> Iterator[Place]:
    """Find the places of a map that a step rings."""
    return (place for place in places if str(place) in step.rings)


def arrows_in(step: Step, places: Collection[Place]) -> tuple[tuple[Place, Place], ...]:
    """Find the arrows of a step, each from a place of a map to another."""
    called = {str(place): place for place in places}
    pairs = (arrow.partition(TO) for arrow in step.arrows)
    return tuple((called[one], called[two]) for one, _, two in pairs if one in called and two in called)


def end_of(reading: Reading, following: str, words: Words, book: Rulebook) -> Text:
    """Write what a reader at the end has behind them, and may do now: a lesson may be `following`."""
    parts = [Text(words("lesson-end-title"), "bold")]
    if reading.marks:
        went = Counter(reading.marks.values())
        numbers = {mark.name.lower(): went[mark] for mark in Mark}
        parts.append(Text(words("lesson-end-went", count=len(reading.marks), **numbers)))
    if not reading.practises:
        next_ = words("lesson-end-next", title=following) if following else words("lesson-end-last")
        parts.append(Text(next_))
    button = Style(reverse=True, bold=True)
    if reading.practises or to_practise(reading):
        more = "practice-more" if reading.practises else "practice-missed"
        parts.append(Text(f" {words(more)} ", standing_for(PRACTISE, "") + button))
    if may_play_on(reading):
        parts.append(Text(f" {words('lesson-end-play')} ", standing_for(ONWARD, "") + button))
    about = dict.fromkeys(stage.step.rule for stage in reading.own)
    learnt = [f"§{number} {book.sections[number].title}" for number in about if number in book.sections]
    if learnt:
        parts.append(Text("\n".join([words("lesson-end-learnt"), *learnt])))
    return Text("\n\n").join(parts)


def to_practise(reading: Reading) -> Sequence[str]:
    """Return the sections of what was missed."""
    missed = (stage.step.rule for stage in reading.own if reading.marks.get(stage.number, 0) >= Mark.MISSED)
    return list(dict.fromkeys(filter(None, missed)))


def onward_from(reading: Reading) -> Match[Any]:
    """Return the table from which a match is played on: the one shown; at the end, the lesson's last."""
    return reading.own[-1].done if reading.finished else reading.table


def may_play_on(reading: Reading) -> bool:
    """Return whether a match can be played from where a reader stands; no question is open there."""
    return reading.quiz is None and not onward_from(reading).over


TABLE: Final = 32  # the columns that a table of a quoted rule has, beside the smallest map


class Panel(Value, eq=False):
    """The panel of a lesson."""

    lesson: Lesson
    number: tuple[int, int]  # which lesson of how many it is
    reading: Reading
    drawing: Show
    feedback: Text = field(default_factory=Text)  # what came of the last answer; empty before there is one
    help: Help = Help.NONE  # how far the reader has been helped
    chosen: Sequence[int] = ()  # the answers that are taken
    following: str = ""  # the title of the lesson that comes next
    card: Text = field(default_factory=Text)  # the card that the answer taken is about, if it is about one

    def text(self, words: Words, book: Rulebook) -> Text:
        """Write the panel in a language; what is said to an answer comes first, where it is always seen."""
        said = [*self._said(words)]
        if self.reading.finished:
            said.append(end_of(self.reading, self.following, words, book))
        stage, answers, rule = self.reading.stage, self._answers(words), self._rule(words, book)
        aside = Text(words("lesson-once-more" if self.reading.reviewed else "lesson-aside"), "italic")
        note = [*([aside] if stage.aside else []), Text(own_text(stage.step.note, words))]
        # Whoever answers again reads the question again: a card that it is about comes below it.
        card = [self.card] if self.card else []
        told = [*said, *answers, *note, *card, *rule] if said else [*note, *answers, *card, *rule]
        head = self._head(words) if self._begins_chapter and not said else self._place(words)
        return Text("\n").join([head, Text("\n\n").join(told)])

    @property
    def _begins_chapter(self) -> bool:
        reading = self.reading
        if reading.practises:
            return False
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
        titles = Text(title, "bold")
        if chapter != title:
            titles.append(f"\n{chapter}", "italic")
        at, done = self.reading.at, self.reading.done
        marks = ["✓" if step < done else "·" for step in range(len(self.reading.stages))]
        marks[at] = "▶"
        return Text("\n").join([self._place(words), titles, Text("".join(marks)), Text()])

    def _answers(self, words: Words) -> Iterator[Text]:
        """List the answers to the open question one below the other; a second click gives the one taken."""
        quiz, lines = self.reading.quiz, list[Text]()
        if quiz is None:
            return
        for number in range(len(quiz.choices)):
            taken, ticks = number in self.chosen, quiz.wants_all
            spot = standing_for(DEED, "") if taken and not ticks else standing_for(ANSWER, number)
            tick = ("☒ " if taken else "☐ ") if ticks else ""
            line = f" {tick}{LETTERED[number]}) {choice_said(quiz, number, words)} "
            lines.append(Text(line, Style(reverse=taken, bold=taken) + spot + (HERE if taken else Style())))
        yield Text("\n").join(lines)

    def _said(self, words: Words) -> Iterator[Text]:
        """Say what came of the last answer, how the reader is helped, and what is right once that is open."""
        reading, stage = self.reading, self.reading.stage
        if self.feedback:
            yield self.feedback
        if reading.to_answer and self.help:
            levels = [level for level in Help if Help.NONE < level <= self.help]
            helped = [Text(help_said(stage, one, self.drawing, words), "italic") for one in levels]
            yield Text("\n").join([*helped, Text(words("lesson-further", key="H"), "dim")])
        if not reading.open and stage.quiz is not None:
            yield Text(f"✓ {answers_said(stage.quiz, stage.quiz.rights, words)}", "bold")
        if not reading.open and stage.done.at > stage.match.at:
            yield Text(f"✓ {words.say(stage.done.moments[stage.match.at + 1].move)}", "bold")
        if not reading.open and stage.step.because:
            yield Text(own_text(stage.step.because, words))

    def _rule(self, words: Words, book: Rulebook) -> Iterator[Text]:
        """Quote the rule; of an open question's only the heading, for its examples would tell the answer."""
        section = book.sections.get(self.reading.stage.step.rule)
        if section is None or self.reading.finished:
            return
        heading = Text(f"{words('lesson-rule')} §{section.number} {section.title}", "bold")
        quoted = Text(without_marks(section.text, TABLE), "dim")
        yield heading if self.reading.quiz is not None else Text("\n").join([heading, quoted])
