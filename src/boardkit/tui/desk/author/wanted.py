"""What an author wants of a lesson in the making."""

from enum import StrEnum
from typing import Any

from boardkit.core import Move
from boardkit.core.rules.values import frozen
from boardkit.tui.desk.intents import Intent

Way = tuple[str | int, ...]
"""The way to a part of a step as its file has it, such as `("task", "hint", "en")`."""


class Sort(StrEnum):
    """What a step can be."""

    NOTE = "note"
    ASK = "ask"
    TASK = "task"


class Use(StrEnum):
    """What a move can be used for."""

    TASK = "task"
    LINE = "line"
    SAMPLE = "sample"
    ALSO = "also"
    REPLY = "reply"
    CHOICE = "choice"


@frozen
class Begin(Intent):
    """Begin a step: ask for its note; with a move for the reader to make, if one is given."""

    sort: Sort
    move: Move | None = None


@frozen
class AddStep(Intent):
    """Add a step with a note."""

    sort: Sort
    note: str
    move: Move | None = None


@frozen
class AskFor(Intent):
    """Ask for what is to stand in a part of the step at hand."""

    way: Way


@frozen
class AskAt(Intent):
    """Take a step in hand, by its number from 0, and ask for what is to stand in a part of it."""

    number: int
    way: Way


@frozen(eq=False)
class Fill(Intent):
    """Put something into a part of the step at hand, as its file has it; nothing takes it away.

    Attributes:
        then: the part that is asked for next; empty for none.
    """

    way: Way
    value: Any
    then: Way = ()


@frozen
class AskReply(Intent):
    """Ask for what is said to a wrong answer.

    Attributes:
        way: where the reply is to stand.
        said: what it has besides: which answer it is about.
    """

    way: Way
    said: tuple[tuple[str, str], ...]


@frozen
class UseMove(Intent):
    """Use a move for something."""

    move: Move
    use: Use


@frozen
class Shift(Intent):
    """Let the step at hand change places with the one above, or below with 1."""

    by: int


@frozen
class BringHere(Intent):
    """Let the step at hand stand at the moment that is shown."""


@frozen
class TryFrom(Intent):
    """Play the lesson as a reader does, from the step with a number, from 0."""

    step: int


@frozen
class SetBounds(Intent):
    """Give what is counted by the goal at hand other bounds, as they were typed."""

    text: str


@frozen
class TypeGoal(Intent):
    """Take a goal as it was typed, in the form of the file."""

    text: str


@frozen
class TypeRule(Intent):
    """Cite a section as it was typed."""

    number: str
