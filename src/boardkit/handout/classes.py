"""What came of questions to a class, as a table for spreadsheets."""

import csv
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Final

from boardkit.core.teaching.classroom import LETTERS, Classroom, Poll, lettered
from boardkit.text import Words

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a cell begins with that spreadsheets would reckon with; some take wide signs for it, too."""

Row = Sequence[str | int]


def class_table(room: Classroom, words: Words) -> str:
    """Write a class as CSV: a line for each name and one for each answer, a column for each question."""
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(map(_harmless, _rows(room, words)))
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
    """Let no text of a row be taken for a formula."""
    return [f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell for cell in row]
