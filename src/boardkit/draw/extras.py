"""What a game's drawing may give besides what all give.

* `SORTS`: ways to sort a hand.
* `proposal`: an answer that it proposes.
* `EDGES`: lines along borders of its map.
* `layered`: what a key lays over its map.
* `laid_open`: all that lies open before a seat.
* `stride`: how far a piece moves at a time.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import frozen

from boardkit.core import Choice, Move, Seat
from boardkit.draw.drawing import Drawing, Picture
from boardkit.draw.shapes import Place
from boardkit.text import Words


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


def edges_of(drawing: Drawing) -> Mapping[frozenset[Place], str]:
    """Return the colours of lines along borders of a map, by the two places that share one: its `EDGES`."""
    edges: Mapping[frozenset[Place], str] = getattr(drawing, "EDGES", {})
    return edges


def layer_of(drawing: Drawing) -> Callable[[Any, Picture], Picture] | None:
    """Return what lays something over a map on demand: its `layered`, if it has one."""
    layered: Callable[[Any, Picture], Picture] | None = getattr(drawing, "layered", None)
    return layered


def tableaux_of(drawing: Drawing) -> Callable[[Any, Seat, Words], Sequence[str]] | None:
    """Return what tells all that lies open before a seat, a line each: its `laid_open`, if it has one."""
    laid_open: Callable[[Any, Seat, Words], Sequence[str]] | None = getattr(drawing, "laid_open", None)
    return laid_open


def stride_of(drawing: Drawing, choice: Choice | None) -> int:
    """Say how many squares a piece moves at a time: by its `stride`, or else one."""
    stride: Callable[[Choice], int] | None = getattr(drawing, "stride", None)
    return 1 if stride is None or choice is None else stride(choice)
