"""A lesson as plain data: a start, and steps with notes, moves to make and questions to answer."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final, TypeAlias

from attrs import field

from boardkit.core.faults import FaultError
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.faults import TextTooLong
from boardkit.core.notation.plain import written
from boardkit.core.records.faults import NewerRecord
from boardkit.core.records.record import read_json
from boardkit.core.rules.values import frozen

FORMAT: Final = 1
"""The version of the form of a lesson."""

LONGEST_TEXT: Final = 10_000
"""The most characters of a text in a lesson that is checked or recorded; older ones may have longer texts."""

Said: TypeAlias = dict[str, str]
"""A sentence or more, by language."""


class About(StrEnum):
    """What a question is about; the rules know the answer."""

    POINTS = "points"
    NEXT = "next"
    LEADER = "leader"
    LEGAL = "legal"
    REFUSED = "refused"


@frozen(kw_only=True)
class Mistake:
    """A likely wrong move, and the class of the refusal that answers it; none where it is merely unwise."""

    move: str
    refusal: str = ""
    note: Said = field(factory=dict)


@frozen(kw_only=True)
class Task:
    """A move that the reader is to make.

    Attributes:
        play: the move, with which the lesson goes on.
        also: moves that are as good.
    """

    play: str
    also: list[str] = field(factory=list)
    hint: Said = field(factory=dict)
    mistakes: list[Mistake] = field(factory=list)


@frozen(kw_only=True)
class Ask:
    """A question with answers to choose from, one of them right.

    Attributes:
        after: moves to imagine before the question is answered.
        seat: whose points are asked for, counted from 0.
        lines: the kinds of lines of the score sheet whose points are asked for; all if none is named.
        choices: numbers for points, moves for what is legal or refused; seats need none.
    """

    about: About
    after: list[str] = field(factory=list)
    seat: int = 0
    lines: list[str] = field(factory=list)
    choices: list[str] = field(factory=list)
    hint: Said = field(factory=dict)


@frozen(kw_only=True)
class Step:
    """A step of a lesson.

    Attributes:
        note: what is explained, or asked.
        rule: the section of the rulebook behind it, if there is one.
        moves: moves that the lesson makes itself as the step begins.
        because: what is said once the step is done.
    """

    note: Said
    rule: str = ""
    moves: list[str] = field(factory=list)
    task: Task | None = None
    ask: Ask | None = None
    because: Said = field(factory=dict)


@frozen(kw_only=True)
class Chapter:
    """Some steps under a heading."""

    title: Said
    steps: list[Step]


@frozen(kw_only=True)
class Start:
    """How the table is set.

    Attributes:
        players: their names, in the order they sit.
        seed: what decides chance's answers where the lesson leaves them to it.
        moves: moves made before the first step.
        seat: the seat of the reader, who looks through it while nobody has to move.
        position: the code of the table to begin with, which knows its options; empty for the game's set-up.
    """

    players: list[str]
    options: dict[str, Any] = field(factory=dict)
    seed: int = 0
    moves: list[str] = field(factory=list)
    seat: int = 0
    position: str = ""


@frozen(kw_only=True)
class Lesson:
    """A lesson as it stands in its file.

    Attributes:
        lesson: the version of this form.
        game: the key of its game.
    """

    lesson: int
    game: str
    title: Said
    summary: Said
    start: Start
    chapters: list[Chapter]

    @property
    def steps(self) -> int:
        """How many steps it has in all its chapters."""
        return sum(len(chapter.steps) for chapter in self.chapters)


def said(texts: Said, language: str) -> str:
    """Return a text in a language, or in the first that it is written in; empty if it is not written."""
    return texts.get(language) or next(iter(texts.values()), "")


def from_json(data: bytes) -> Lesson:
    """Read a lesson.

    Raises:
        FaultError: the bytes are no lesson; the fault says what is wrong and where.
    """
    plain = read_json(data)
    form = plain.get("lesson") if isinstance(plain, dict) else None
    if isinstance(form, int) and form > FORMAT:
        raise FaultError(NewerRecord(form, FORMAT))
    return structure(plain, Lesson)


def to_json(lesson: Lesson) -> str:
    """Write a lesson as readable JSON."""
    return written(unstructure(lesson))


def check_texts(lesson: Lesson) -> None:
    """Check that no text of a lesson is longer than anybody would read.

    Raises:
        FaultError: one is.
    """
    for path, text in _texts(unstructure(lesson), "$"):
        if len(text) > LONGEST_TEXT:
            raise FaultError(TextTooLong(path, len(text), LONGEST_TEXT))


def _texts(plain: object, path: str) -> Iterator[tuple[str, str]]:
    match plain:
        case str():
            yield path, plain
        case dict():
            for name, one in plain.items():
                if name != "position":
                    yield from _texts(one, f"{path}.{name}")
        case list():
            for number, one in enumerate(plain):
                yield from _texts(one, f"{path}[{number}]")
