"""A question that all seats are asked on one screen: whoever wants to answer says so, the others pass."""

from boardkit.core import Question, Seat
from boardkit.core.values import Value


class Window(Value):
    """A question put to the table.

    Attributes:
        kind: what the rules ask one seat after the other.
        wants: who wants to answer.
        open: whether everybody looks at the screen; if not, one of those who want to is asked.
    """

    kind: type[Question]
    wants: frozenset[Seat] = frozenset()
    open: bool = True
