"""What an author wants of a lesson in the making."""

from enum import StrEnum
from typing import Any

from boardkit.core import Move
from boardkit.core.values import Value
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


class Begin(Value, Intent):
    """Begin a step: ask for its note; with a move for the reader to make, if one is given."""

    sort: Sort
    move: Move | None = None


class AddStep(Value, Intent):
    """Add a step with a note."""

    sort: Sort
    note: str
    move: Move | None = None


class AskFor(Value, Intent):
    """Ask for what is to stand in a part of the step at hand."""

    way: Way


class AskAt(Value, Intent):
    """Take a step in hand, by its number from 0, and ask for what is to stand in a part of it."""

    number: int
    way: Way


class Fill(Value, Intent, eq=False):
    """Put something into a part of the step at hand, as its file has it; nothing takes it away.

    Attributes:
        then: the part that is asked for next; empty for none.
    """

    way: Way
    value: Any
    then: Way = ()


class AskReply(Value, Intent):
    """Ask for what is said to a wrong answer.

    Attributes:
        way: where the reply is to stand.
        said: what it has besides: which answer it is about.
    """

    way: Way
    said: tuple[tuple[str, str], ...]


class UseMove(Value, Intent):
    """Use a move for something."""

    move: Move
    use: Use


class Shift(Value, Intent):
    """Let the step at hand change places with the one above, or below with 1."""

    by: int


class BringHere(Value, Intent):
    """Let the step at hand stand at the moment that is shown."""


class TryFrom(Value, Intent):
    """Play the lesson as a reader does, from the step with a number, from 0."""

    step: int


class SetBounds(Value, Intent):
    """Give what is counted by the goal at hand other bounds, as they were typed."""

    text: str


class TypeGoal(Value, Intent):
    """Take a goal as it was typed, in the form of the file."""

    text: str


class TypeRule(Value, Intent):
    """Cite a section as it was typed."""

    number: str
