"""Slides of a lesson, for the teacher and for learners, and the answers of a class as a table."""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from io import StringIO
from typing import Any, Final, Self

from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Event, Move, Seat, choice_of, legal
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.course import events_since
from boardkit.core.notation.shapes import fields_of
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import Lesson, said
from boardkit.core.teaching.quiz import LETTERS, Classroom, lettered
from boardkit.core.teaching.stages import Stage
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card
from boardkit.draw.colours import ink
from boardkit.draw.cropping import cropped
from boardkit.draw.numbers import change_said, differences
from boardkit.draw.palette import Palette
from boardkit.draw.show import Show, Sign, board, card_of, shared_in, where
from boardkit.handout.matches import played
from boardkit.handout.slides import Answer, Eyes, Handout, Slide, standing
from boardkit.library import Library
from boardkit.library.learning import Learning, learning
from boardkit.library.learning import Row as Learnt
from boardkit.library.lessons import lessons_of
from boardkit.text import Words, words_for
from boardkit.text.names import visible
from boardkit.text.teaching import answers_said, choice_said, goal_said, pointed_said

LONG: Final = 24  # from so many questions on, a sheet has three columns: map, table and question
TABLE: Final = Room(60, 30)  # the cells that the seats have on a sheet, and what belongs to all
AGAIN: Final = Room(60, 12)  # the same on a long sheet, once its first table has told what never changes

ROOM_TO_WRITE: Final = 3  # how many lines there are to write on; one where answers are listed
MANY: Final = 3  # from so many cards on, what all of them say is told once
SHORE: Final = 3  # squares of the sea that are shown round a land: as many as a card may reach beyond it


def beside(eyes: Eyes, view: Any, paper: Palette, room: Room) -> Iterator[Text]:
    """Write what lies open before the seats, and what belongs to all."""
    drawing, words = eyes.drawing, eyes.words
    yield from drawing.seats(view, words, paper, room) or [Text(line) for line in eyes.seats(view)]
    shared = shared_in(drawing, view, words, paper, room)
    yield from [Text(), *shared] if shared else ()


def in_question(eyes: Eyes, view: Any, stage: Stage, paper: Palette) -> list[Card]:
    """Draw the cards that a step asks about, if it asks: those of the answers, or those to choose from."""
    if not stage.wants_answer:
        return []
    if stage.quiz is not None:
        asked = [choice_of(move) for move in stage.quiz.choices if isinstance(move, Move)]
    else:
        # What lies in the hand, as far as it is asked for, and all that may be done as the answer is.
        offered = [choice_of(move) for move in legal(eyes.match.game, view)]
        kinds = {choice.kind for choice in offered}
        held = [] if eyes.seat is None else map(choice_of, eyes.drawing.hand(view, eyes.seat))
        asked = [choice for choice in held if choice.kind in kinds]
        asked += (choice for choice in offered if choice.kind is type(stage.move))
    known: dict[str, Card] = {}
    for choice in asked:
        card = card_of(eyes.drawing, view, choice, eyes.words, paper)
        if card.tags or card.picture:
            known.setdefault(card.name, card)
    return list(known.values())


def in_common(cards: Sequence[Card]) -> tuple[str, ...]:
    """Give the paragraphs that stand on each of several cards."""
    if len(cards) < MANY:
        return ()
    first, *others = cards
    return tuple(text for text in first.text if all(text in card.text for card in others))


def asks_for_place(stage: Stage) -> bool:
    """Return whether the answer to a step lies on the map."""
    moves = [stage.move] if stage.quiz is None else stage.quiz.choices
    return any(isinstance(move, Move) and PLACE in fields_of(type(move)) for move in moves)


def signs_on(slides: Sequence[Slide], drawing: Show, words: Words) -> Iterator[Sign]:
    """List the signs that stand on the maps and the cards of slides, texts left out, and beside the maps."""
    texts = list[str]()
    for slide in slides:
        looks = slide.picture.looks.values()
        texts += (text for look in looks for text in (*look.lines, "▴" * bool(look.height)))
        texts += (*slide.seats, *(line.plain for line in slide.beside))
        for card in slide.cards:
            drawn = ([card.tags] if card.tags else []) + list(card.picture)
            texts += (card.price, *(line.plain for line in drawn), *card.text)
    written = {token for text in texts for token in text.split()}
    letters = {letter for token in written for letter in token}
    for sign in (one.__replace__(sign=one.read(words)) for one in drawing.legend):
        first, *others = sign.sign.split()
        if first in written or (len(first) == 1 and not others and first in letters):
            yield sign


def legend_lines(handout: Handout, width: int) -> list[Text]:
    """Write what the signs stand for, as many in a line as there is room for."""
    lines = [Text()]
    for one in handout.legend:
        ground = handout.palette[one.colour] if one.colour else ""
        style = Style(color=ink(ground), bgcolor=ground) if ground else Style(bold=True)
        entry = Text.assemble((f" {one.sign} ", style), f" {handout.words(one.message)}   ")
        if lines[-1] and lines[-1].cell_len + entry.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(entry)
    return lines


class Telling(Value, eq=False):
    """A lesson that is told."""

    lesson: Lesson
    stages: Sequence[Stage]
    drawing: Show
    words: Words
    # The colours of what learners are given beside the map; None for teachers, who are told all.
    paper: Palette | None = None
    # How many of the first steps teachers are told the answers to; all by default.
    answered: int | None = None

    def slides_from(self, first: int = 0) -> tuple[Slide, ...]:
        """Make the slides of the steps from `first`, counted from 0."""
        slides = list[Slide]()
        for number, stage in enumerate(self.stages[first:], start=first):
            slides.append(self._asked(number, stage))
            told = self.paper is None and (self.answered is None or number < self.answered)
            if stage.wants_answer and told:
                slides.append(self._answered(stage))
        return tuple(slides)

    def answers_from(self, first: int = 0) -> tuple[Answer, ...]:
        """Give the answers of the steps from `first`, counted from 0."""
        wanting = (stage for stage in self.stages[first:] if stage.wants_answer)
        return tuple(Answer(self._place(stage), self._solved(stage)) for stage in wanting)

    def _place(self, stage: Stage) -> str:
        return self.words("handout-place", number=stage.number + 1, count=self.lesson.steps)

    def _eyes(self, stage: Stage) -> Eyes:
        """See a table as its reader does."""
        asked = stage.match.state.to_move
        reader = Seat(self.lesson.start.seat)
        seat = reader if asked in (None, CHANCE) or not stage.wants_answer else asked
        return Eyes(stage.match, self.drawing, self.words, seat)

    def _asked(self, number: int, stage: Stage) -> Slide:
        """Tell a step as it begins, without the counts and the rule where they tell the answer."""
        eyes, quiz, step, words = self._eyes(stage), stage.quiz, stage.step, self.words
        view, counts = eyes.table(stage.match.state), quiz is None or not quiz.told_by_the_table
        solved = stage.wants_answer and self.paper is not None
        rules = (step.rule,) if step.rule else ()
        cards = in_question(eyes, view, stage, self.paper) if self.paper else []
        common, picture = in_common(cards), cropped(self.drawing.map(view, None), SHORE)
        asking = [one.number for one in self.stages if one.wants_answer]
        room = AGAIN if len(asking) > LONG and number > asking[0] else TABLE

        def without(card: Card) -> tuple[str, ...]:
            return tuple(text for text in card.text if text not in common)

        return Slide(
            chapter=self._said(self.lesson.chapters[stage.chapter].title),
            picture=picture,
            place=self._place(stage),
            heading=self.drawing.heading(view, words) if counts else "",
            told=tuple(self._told(number, stage)),
            places=frozenset(place for place in picture.looks if str(place) in step.rings),
            choices=tuple(choice_said(quiz, at, words) for at in range(len(quiz.choices))) if quiz else (),
            rules=rules if quiz is None else (),
            named=rules if quiz is not None else (),
            seats=() if counts and solved else eyes.seats(stage.match.state) if counts else eyes.letters(),
            beside=tuple(beside(eyes, view, self.paper, room)) if self.paper and solved and counts else (),
            cards=tuple(card.__replace__(text=without(card)) for card in cards),
            of_all_cards=common,
            described=tuple(self.drawing.describe(view, words)) if counts else (),
            asks=stage.wants_answer,
            spatial=asks_for_place(stage),
            standing=standing(self.drawing, view) if counts else None,
            playing=partial(in_question, eyes, view, stage),
        )

    def _answered(self, stage: Stage) -> Slide:
        """Tell a step that is done: the answer, what it did, and why."""
        eyes, words, drawing = self._eyes(stage), self.words, self.drawing
        before, after = eyes.table(stage.match.state), eyes.table(stage.done.state)
        changes = differences(drawing.numbers(before), drawing.numbers(after))
        seat, places = where(drawing, _events(stage))
        return Slide(
            chapter=self._said(self.lesson.chapters[stage.chapter].title),
            picture=board(drawing, after, seat),
            place=self._place(stage),
            heading=drawing.heading(after, words),
            told=self._solved(stage),
            places=places,
            changes=tuple(change_said(change, words) for change in changes),
            rules=(stage.step.rule,) if stage.step.rule else (),
            seats=eyes.seats(stage.done.state),
            described=tuple(drawing.describe(after, words)),
            standing=standing(drawing, after),
            playing=partial(played, drawing, before, _events(stage), words),
        )

    def _told(self, number: int, stage: Stage) -> Iterator[str]:
        """Say what a step says as it begins; to learners, which move led to the table that they see, too."""
        words, task, seat = self.words, stage.step.task, stage.match.state.to_move
        before = self.stages[number - 1].move if number and self.paper is not None else None
        if before is not None:
            yield words("handout-went-on", answer=words.say(before))
        yield from self._paragraphs(stage.step.note)
        yield from pointed_said(stage.step, words)
        if stage.move is not None:
            goal = ""
            if task is not None and task.goal is not None and seat is not None:
                goal = goal_said(task.goal, seat, words).rstrip(".")
            yield words("handout-goal", goal=goal) if goal else words("handout-your-move")
        elif stage.quiz is not None:
            yield words("handout-your-answer")

    def _solved(self, stage: Stage) -> tuple[str, ...]:
        """Say the answer, or one of several, and why."""
        several = stage.step.task is not None and stage.step.task.goal is not None
        message = "handout-sample" if several else "handout-answer"
        also = [self.words("handout-also", answer=self.words.say(move)) for move in stage.also]
        if stage.move is not None:
            answer = self.words.say(stage.move)
        else:
            assert stage.quiz is not None
            answer = answers_said(stage.quiz, stage.quiz.rights, self.words)
        told = self.words(message, answer=answer)
        return (told, *also, *self._paragraphs(stage.step.because))

    def _said(self, texts: Said) -> str:
        return visible(said(texts, self.words.language))

    def _paragraphs(self, texts: Said) -> Iterator[str]:
        """Part a text at its blank lines; it is somebody's own, so nothing in it is taken for a code."""
        for part in said(texts, self.words.language).split("\n\n"):
            if part.strip():
                yield visible(" ".join(part.split()))


def _events(stage: Stage) -> Sequence[Event]:
    """List what the answer to a step makes happen."""
    return events_since(stage.done, stage.match.at)


SEPARATORS: Final[Mapping[str, str]] = {"fr": ";"}  # what parts cells, where numbers have a comma

FORMULA: Final = re.compile(r"""(^|[,;|\t\r\n"'])( *)(?=[=+\-@\t\r\n＝＋－＠])""")
"""Where a spreadsheet would begin to reckon: at what begins a cell, whatever it takes for a separator.

Some take wide signs for a formula, too.
"""

Row = Sequence[str | int]


def class_table(room: Classroom, words: Words) -> str:
    """Write a class as CSV: a line for each name and one for each answer, a column for each question."""
    polls = room.polls
    choices = [[f"{letter}) {choice}" for letter, choice in lettered(poll.question)] for poll in polls]
    both = list(zip(polls, choices, strict=True))
    rows: list[Row] = [
        [words("class-name"), *(poll.question.text for poll in polls), words("class-right-count")]
    ]
    for name in room.pupils:
        given = (said[poll.answers[name]] if name in poll.answers else "" for poll, said in both)
        rows.append([name, *given, room.right(name)])
    right = (" · ".join(said[number] for number in poll.question.rights) for poll, said in both)
    rows.append([words("class-right-answer"), *right, ""])
    for number in range(max(map(len, choices), default=0)):
        counts = [poll.counts[number] if number < len(poll.counts) else "" for poll in polls]
        rows.append([words("class-counted", letter=LETTERS[number]), *counts, ""])
    return _csv(rows, words)


def _csv(rows: Iterable[Row], words: Words) -> str:
    """Write rows as CSV, as spreadsheets of the language part cells; no text is taken for a formula."""
    text = StringIO()
    writer = csv.writer(text, delimiter=SEPARATORS.get(words.language, ","), lineterminator="\n")
    for row in rows:
        writer.writerow(FORMULA.sub(r"\1'\2", cell) if isinstance(cell, str) else cell for cell in row)
    return text.getvalue()


class Learners(Value, eq=False):
    """What is kept of learners, told in a language."""

    kept: Learning
    lessons: Mapping[str, Lesson]  # by id
    words: Words

    @classmethod
    def of(cls, library: Library, words: Words, today: date) -> Self:
        """Look up what is kept, and the lessons it is about."""
        found = (one for game in GAMES.values() for one in lessons_of(game, library.folder))
        return cls(learning(library, today), {one.id: one.lesson for one in found if one.lesson}, words)

    def table(self) -> str:
        """Write all of it as CSV: a line for each step of each learner, and for what comes again."""
        heads = ("who", "what", "step", "section", "tries", "good", "wrong", "day")
        rows: list[Row] = [[self.words(f"learners-{head}") for head in heads]]
        for row in self._rows():
            # Without its sign, a section such as 3.1 would be a date to spreadsheets.
            done = [row.step or "", row.section and f"§{row.section}", row.tries, row.good]
            rows.append([row.who, self._what(row), *done, "; ".join(row.wrong), row.day])
        again = self.words("learners-again")
        missed = ((one, f"§{one.section}") for one in self.kept.again)
        rows += ([one.who, again, "", section, "", "", one.kind, one.day] for one, section in missed)
        return _csv(rows, self.words)

    def lines(self, today: date) -> Iterator[str]:
        """Say all of it, a line each: who learns, how everybody fared, where readers stop, what is due."""
        words, kept = self.words, self.kept
        yield words("learners-now", who=visible(kept.who) or words("learners-nobody"))
        yield words("learners-stays" if kept.stays else "learners-goes")
        for row in self._rows():
            told = {"who": visible(row.who), "what": visible(self._what(row)), "day": row.day}
            told["wrong"] = visible("; ".join(row.wrong)) or words("list-none")
            told["section"] = row.section or words("list-none")
            yield words("learners-row", step=row.step, tries=row.tries, good=row.good, **told)
        stops = kept.stops({name: lesson.steps for name, lesson in self.lessons.items()})
        for (lesson, step), count in stops.items():
            title = visible(said(self._titles[lesson], words.language))
            yield words("learners-stop-row", what=title, step=step, count=count)
        mine = sum(one.who == kept.who for one in kept.again)
        yield words("learners-due", count=mine, due=len(kept.due(today)), days=kept.streak(today))

    @property
    def _titles(self) -> Mapping[str, Said]:
        """The titles of lessons by id: those that lie elsewhere as their readers found them."""
        elsewhere = {one.lesson: one.title for one in self.kept.reached}
        return elsewhere | {name: lesson.title for name, lesson in self.lessons.items()}

    def _rows(self) -> Sequence[Learnt]:
        return sorted(self.kept.rows, key=lambda row: (row.who, row.game, row.lesson, row.step, row.section))

    def _what(self, row: Learnt) -> str:
        if title := self._titles.get(row.lesson):
            return said(title, self.words.language)
        if row.lesson or row.game not in GAMES:
            return row.lesson or row.game
        return self.words("learners-practice", game=words_for(self.words.language, row.game)("title"))
