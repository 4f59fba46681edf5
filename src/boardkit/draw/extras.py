"""What a game's drawing may give besides what all give: ways to sort a hand, and answers it proposes."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from boardkit.core import Choice, Move
from boardkit.draw.drawing import Drawing


@frozen
class Sort:
    """A way to sort choices of one kind: `name` is a message of the game.

    Attributes:
        key: (view, choice) -> what the choices of a hand are compared by, the least first.
    """

    name: str
    key: Callable[[Any, Choice], Any]


def sorts_of(drawing: Drawing) -> Sequence[Sort]:
    """Return the ways to sort a hand that a drawing knows: its `SORTS`, if it has any."""
    sorts: Sequence[Sort] = getattr(drawing, "SORTS", ())
    return sorts


def proposed(drawing: Drawing, view: Any) -> Move | None:
    """Return the legal answer that a drawing proposes to the question on top by its `proposal`, if any."""
    proposal = getattr(drawing, "proposal", None)
    answer: Move | None = proposal(view) if proposal is not None else None
    return answer
