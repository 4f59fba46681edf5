"""Answers of a class as a table for spreadsheets."""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from typing import Final

from boardkit.core.teaching.quiz import LETTERS, Classroom, Poll, lettered
from boardkit.text import Words

SEPARATORS: Final[Mapping[str, str]] = {"fr": ";"}
"""What parts cells where a comma does not, because numbers have one: by language, as spreadsheets have it."""

FORMULA: Final = re.compile(r"""(^|[,;|\t\r\n"'])( *)(?=[=+\-@\t\r\n＝＋－＠])""")
"""Where a spreadsheet would begin to reckon: at what begins a cell, whatever it takes for a separator.

Some take wide signs for a formula, too.
"""

Row = Sequence[str | int]


def class_table(room: Classroom, words: Words) -> str:
    """Write a class as CSV: a line for each name and one for each answer, a column for each question."""
    text = StringIO()
    separator = SEPARATORS.get(words.language, ",")
    csv.writer(text, delimiter=separator, lineterminator="\n").writerows(map(_harmless, _rows(room, words)))
    return text.getvalue()


def _rows(room: Classroom, words: Words) -> Iterator[Row]:
    polls = room.polls
    yield [words("class-name"), *(poll.question.text for poll in polls), words("class-right-count")]
    for name in room.pupils:
        yield [name, *(_given(poll, name) for poll in polls), room.right(name)]
    yield [words("class-right-answer"), *map(_right, polls), ""]
    for number in range(max((len(poll.question.choices) for poll in polls), default=0)):
        counts = [poll.counts[number] if number < len(poll.counts) else "" for poll in polls]
        yield [words("class-counted", letter=LETTERS[number]), *counts, ""]


def _given(poll: Poll, name: str) -> str:
    choice = poll.answers.get(name)
    return "" if choice is None else _said(poll, choice)


def _right(poll: Poll) -> str:
    return "" if poll.question.right is None else _said(poll, poll.question.right)


def _said(poll: Poll, number: int) -> str:
    letter, choice = [*lettered(poll.question)][number]
    return f"{letter}) {choice}"


def _harmless(row: Row) -> list[str | int]:
    """Let no text of a row be taken for a formula, nor a part of it behind what might be a separator."""
    return [FORMULA.sub(r"\1'\2", cell) if isinstance(cell, str) else cell for cell in row]
