"""A lesson as plain data: a start, and steps with notes, goals and questions; and its texts."""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from attrs import field, frozen

from boardkit.core.faults import Fault, FaultError, TextTooLong
from boardkit.core.notation.data import misfits, structure, unstructure
from boardkit.core.notation.plain import written
from boardkit.core.records.record import check_form, read_json
from boardkit.core.teaching.goals import Goal, Said

FORMAT: Final = 2  # the version of the form of a lesson; 2 adds goals, replies by pattern and branches

NEEDED: Final = frozenset(
    {"title", "summary", "note", "steps", "chapters", "play", "move", "of", "players", "text"}
)
"""The fields that are written though they be empty."""

TO: Final = ">"  # stands in an arrow between the place it begins at and the one it points at


class About(StrEnum):
    """The subject of a question; the rules know the answer, unless its answers are the author's own."""

    POINTS = "points"
    NEXT = "next"
    LEADER = "leader"
    LEGAL = "legal"
    REFUSED = "refused"
    OWN = "own"


class Wanted(StrEnum):
    """How many of the answers are right, and how many of those have to be given."""

    ONE = "one"  # one is right
    ANY = "any"  # several are, and one of them is enough
    ALL = "all"  # several are, and all of them are asked for


class Onward(StrEnum):
    """From which table a lesson goes on after another good move than its own."""

    OWN = "own"
    LINE = "line"


@frozen(kw_only=True)
class Mistake:
    """A likely wrong move, and the class of the refusal that answers it; none where it is merely unwise.

    Attributes:
        move: the move in notation, or a pattern: `*` stands for any value, `|` between values.
    """

    move: str
    refusal: str = ""
    note: Said = field(factory=dict)


@frozen(kw_only=True)
class Branch:
    """Steps that are told only to who gives some answer, before the lesson goes on.

    Attributes:
        answer: a move or a pattern of moves; one of the choices of a question, a seat by its number from 0.
        steps: they begin on the table after that answer; who answered wrong is asked again after them.
    """

    answer: str
    steps: "list[Step]"


@frozen(kw_only=True)
class Task:
    """A move that the reader is to make.

    Attributes:
        play: a move that is right: it is shown, and the lesson goes on with it.
        goal: what is to be reached; every move that does is right. Without one, only `play` and `also` are.
        also: moves that are as good.
        hint: what to think of, said first to who wants help.
        mistakes: replies to likely wrong moves; what they would do is said to all others.
        onward: `own`: another good move is gone on from if the later steps fit there; `line`: never.
        then: steps for who makes some move.
    """

    play: str
    goal: Goal | None = None
    also: list[str] = field(factory=list)
    hint: Said = field(factory=dict)
    mistakes: list[Mistake] = field(factory=list)
    onward: Onward = Onward.OWN
    then: list[Branch] = field(factory=list)


@frozen(kw_only=True)
class Wrong:
    """The reply to a wrong answer; what the rules say is told without it."""

    choice: str
    note: Said


@frozen(kw_only=True)
class Offered:
    """An answer in an author's own words, and whether it is right."""

    text: Said
    right: bool = False


@frozen(kw_only=True)
class Ask:
    """A question with answers to choose from, one of them right, or several.

    Attributes:
        after: moves to imagine before the question is answered.
        seat: whose points are asked for, counted from 0.
        lines: the kinds of lines of the score sheet whose points are asked for; all if none is named.
        choices: numbers for points, moves for what is legal or refused; seats need none.
        answers: those of a question of the author's own; elsewhere they are named by their numbers from 0.
        wanted: `one`: one answer is right; `any`, `all`: several may be, and any, or all of them, are wanted.
        mistakes: replies to wrong answers, said before what the rules say of them.
        then: steps for who gives some answer.
    """

    about: About
    after: list[str] = field(factory=list)
    seat: int = 0
    lines: list[str] = field(factory=list)
    choices: list[str] = field(factory=list)
    answers: list[Offered] = field(factory=list)
    wanted: Wanted = Wanted.ONE
    hint: Said = field(factory=dict)
    mistakes: list[Wrong] = field(factory=list)
    then: list[Branch] = field(factory=list)


@frozen(kw_only=True)
class Step:
    """A step of a lesson.

    Attributes:
        note: what is explained, or asked.
        rule: the section of the rulebook behind it, if there is one.
        moves: moves that the lesson makes itself as the step begins.
        because: what is said once the step is done.
        rings: places that are ringed on the map, besides those that the note names.
        arrows: arrows on the map, each two places with `>` between: `e2n1>e4n1`.
    """

    note: Said
    rule: str = ""
    moves: list[str] = field(factory=list)
    task: Task | None = None
    ask: Ask | None = None
    because: Said = field(factory=dict)
    rings: list[str] = field(factory=list)
    arrows: list[str] = field(factory=list)


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


@lru_cache(maxsize=128)
def from_json(data: bytes) -> Lesson:
    """Read a lesson, from memory if it was read before; FaultError says what is wrong and where."""
    return structure(_plain(data), Lesson)


def misfits_in(data: bytes) -> tuple[Fault, ...]:
    """List all that does not belong in a lesson's file; FaultError if no usable JSON or too new."""
    return misfits(_plain(data), Lesson)


def _plain(data: bytes) -> object:
    plain = read_json(data)
    check_form(plain, "lesson", FORMAT)
    return plain


def to_json(lesson: Lesson) -> str:
    """Write a lesson as readable JSON, without what it does not say."""
    return written(_said_only(unstructure(lesson)))


def _said_only(plain: object) -> object:
    """Leave out what is empty and need not be there."""
    if isinstance(plain, list):
        return [_said_only(one) for one in plain]
    if not isinstance(plain, dict):
        return plain
    inner = {name: one if name == "options" else _said_only(one) for name, one in plain.items()}
    return {name: one for name, one in inner.items() if name in NEEDED or one not in (None, "", [], {})}


LONGEST_TEXT: Final = 10_000  # the most characters of a text that is checked or recorded; old ones have more


def check_texts(lesson: Lesson) -> None:
    """Check that no text of a lesson is longer than anybody would read; raise FaultError if one is."""
    for fault in too_long(lesson):
        raise FaultError(fault)


def too_long(lesson: Lesson) -> Iterator[Fault]:
    """List the texts of a lesson that are longer than anybody would read."""
    for path, text in texts_in(unstructure(lesson)):
        if len(text) > LONGEST_TEXT:
            yield TextTooLong(path, len(text), LONGEST_TEXT)


def texts_in(plain: object) -> Iterator[tuple[str, str]]:
    """Walk the texts of plain data, each with the way to it; the code of a position is none."""
    for way, text in _walk(plain):
        if isinstance(text, str) and "position" not in way:
            yield "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in way), text


def untold(step: Step, language: str, other: str) -> Iterator[tuple[str | int, ...]]:
    """Walk the ways to the texts of a step in another language, where they are told in one alone."""
    for way, texts in _walk(unstructure(step)):
        if isinstance(texts, dict) and texts.get(language) and not texts.get(other):
            yield (*way, other)


def _walk(plain: object, way: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], object]]:
    """Walk plain data and all that it is made of, each with the way to it."""
    yield way, plain
    listed = plain if isinstance(plain, list) else ()
    entries = plain.items() if isinstance(plain, dict) else enumerate(listed)
    for step, one in entries:
        yield from _walk(one, (*way, step))
