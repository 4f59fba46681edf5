"""Small questions over the table, as values: what is asked, and the intent that each answer is."""

from collections.abc import Callable

from rich.text import Text

from boardkit.core.values import Value
from boardkit.tui.desk.intents import Intent


class Dialog(Value):
    """Something laid over the screen until it is answered or put away."""


class Notice(Dialog):
    """Says something.

    Attributes:
        more: the label of a second button, and what it does.
    """

    title: str
    lines: tuple[str, ...]
    more: tuple[str, Intent] | None = None


class Pick(Dialog):
    """A list to choose from, narrowed by typing: each entry's label, and what choosing it does."""

    title: str
    entries: tuple[tuple[str | Text, Intent], ...]


class Entry(Dialog, eq=False):
    """Asks for a line of at most `longest` characters; `fill` makes an intent of it."""

    question: str
    fill: Callable[[str], Intent]
    value: str = ""
    longest: int = 200


class Confirm(Dialog):
    """Asks a question to be answered by yes or no; yes does `then`.

    Attributes:
        careful: whether a mere enter means no, so that a key too many does nothing.
    """

    question: str
    yes: str
    no: str
    then: Intent
    careful: bool = False
