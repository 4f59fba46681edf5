"""The sheets of a class: a question with its answers, bars once they are revealed, and the table of all."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from boardkit.core.teaching.quiz import LETTERS, Classroom, Poll, lettered
from boardkit.draw.blocks import Room, wrapped
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.desk.ink import Tones
from boardkit.tui.desk.intents import Tally, Type
from boardkit.tui.desk.sheet import Sheet, abreast, plain, stacked, wanting

BLOCK, FAINT = "█", "░"
MARGIN: Final = 2
NUMBER: Final = 12
"""Columns of a count with its share."""

NAME, CELL = 18, 4
"""Columns of a name and of what it answered to a question."""


def question_sheet(
    poll: Poll, room: Room, words: Words, tones: Tones, *, counting: bool, revealed: bool
) -> Sheet:
    """Draw a question; what anybody has answered is seen only once it is revealed."""
    rows = [_answer(poll, number, room, counting=counting) for number in range(len(poll.counts))]
    if revealed:
        rows = [plain(_bar(poll, number, room, tones)) for number in range(len(poll.counts))]
    given = plain([Text(), *_indented(Text(words("class-answered", count=poll.asked), "dim"), room)])
    return stacked(plain([*_head(poll, room), Text()]), *rows, given)


def _head(poll: Poll, room: Room) -> Sequence[Text]:
    return _indented(Text(visible(poll.question.text), "bold"), room)


def _indented(text: Text, room: Room) -> list[Text]:
    return [Text(" " * MARGIN).append_text(line) for line in wrapped(text, max(room.width - 2 * MARGIN, 10))]


def _answer(poll: Poll, number: int, room: Room, *, counting: bool) -> Sheet:
    """Write an answer, which a click gives; while hands are counted, how many there are, less and more."""
    letter, choice = [*lettered(poll.question)][number]
    said = wanting(
        Type(letter), _indented(Text.assemble((f" {letter} ", "reverse bold"), f" {visible(choice)}"), room)
    )
    if not counting:
        return stacked(said, plain([Text()]))
    less, more = (
        wanting(Tally(number, by), [Text(f" {sign} ", "reverse")]) for sign, by in (("−", -1), ("+", 1))
    )
    count = plain([Text(f"{poll.counts[number]:>3} ", "bold")])
    return stacked(said, abreast(plain([Text(" " * 2 * MARGIN)]), less, count, more), plain([Text()]))


def _bar(poll: Poll, number: int, room: Room, tones: Tones) -> list[Text]:
    """Write an answer with its bar; the right one is marked by a sign and in colour."""
    letter, choice = [*lettered(poll.question)][number]
    count, right = poll.counts[number], poll.question.right
    tone = tones.good if number == right else ""
    sign = "" if right is None else "✓ " if number == right else "  "
    said = Text.assemble(f"{sign}{letter}) {visible(choice)}", style=f"bold {tone}".strip())
    longest = max(room.width - 2 * MARGIN - NUMBER, 4)
    part = count / poll.asked if poll.asked else 0
    cells, share = max(round(part * longest), 1) if count else 0, round(100 * part)
    bar = Text.assemble(
        " " * MARGIN, (BLOCK * cells, tone), (FAINT * (longest - cells), "dim"), f" {count} · {share} %"
    )
    return [*_indented(said, room), bar, Text()]


def class_sheet(classroom: Classroom, room: Room, words: Words, tones: Tones) -> Sheet:
    """Draw the table of all questions so far: who gave which answer, and how many were right."""
    if not classroom.polls:
        return plain(_indented(Text(words("class-nothing-yet")), room))
    return plain(list(_table(classroom, room, words, tones)))


def _table(classroom: Classroom, room: Room, words: Words, tones: Tones) -> Iterator[Text]:
    shown = max((room.width - NAME - NUMBER) // CELL, 1)
    first = max(len(classroom.polls) - shown, 0)
    polls = classroom.polls[first:]
    numbers = "".join(f"{number:>{CELL}}" for number in range(first + 1, len(classroom.polls) + 1))
    yield Text(f"{'':{NAME}}{numbers}  {words('class-right-count')}", "bold")
    for name in classroom.pupils:
        line = Text(visible(name)[: NAME - 1])
        line.pad_right(NAME - line.cell_len)
        for poll in polls:
            line.append_text(_cell(poll, name, tones))
        yield line.append(f"  {classroom.right(name)}")
    yield Text()
    for number, poll in enumerate(polls, first + 1):
        best = "" if poll.question.right is None else f"✓ {poll.counts[poll.question.right]}/{poll.asked}"
        yield from wrapped(Text(f"{number:>2}  {visible(poll.question.text)}  {best}"), room.width)


def _cell(poll: Poll, name: str, tones: Tones) -> Text:
    choice, right = poll.answers.get(name), poll.question.right
    if choice is None:
        return Text(f"{'·':>{CELL}}", "dim")
    sign, tone = ("", "") if right is None else ("✓", tones.good) if choice == right else ("✗", tones.bad)
    return Text(f"{LETTERS[choice] + sign:>{CELL}}", tone)
