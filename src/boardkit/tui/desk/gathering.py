"""Taking several of a list: entries are ticked, and one key makes all of those moves and ends the list."""

from typing import Any

from boardkit.core import Choice, Match, Move, evolve
from boardkit.draw.extras import several_of
from boardkit.tui.desk.changing import change
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.works import PASS, passing


def ends(desk: Desk) -> Move | None:
    """Return the move that ends a list of which several may be taken; None where none such is asked for."""
    kinds, legal = several_of(desk.drawing), desk.sight.legal
    end = passing(legal)
    return (
        end if end is not None and end.verb != PASS and any(type(move) in kinds for move in legal) else None
    )


def may_be_ticked(desk: Desk, choice: Choice) -> bool:
    """Tell whether an entry is one of several that may be taken together."""
    return (
        ends(desk) is not None and choice.kind in several_of(desk.drawing) and choice in desk.sight.playable
    )


def ticked(desk: Desk, choice: Choice) -> Desk:
    """Tick an entry, or take the tick away."""
    return evolve(desk, marked=desk.marked ^ {choice})


def moves_of(desk: Desk) -> list[Move]:
    """List the moves of what is ticked, in the order of the list, and the one that ends it."""
    end = ends(desk)
    chosen = [choice.kind(**dict(choice.values)) for choice in desk.sight.choices if choice in desk.marked]
    return [*chosen, *([end] if end is not None else [])]


def make_all(desk: Desk) -> Outcome:
    """Make all moves of what is ticked, and end the list; if one is refused, nothing happens."""
    moves = moves_of(desk)
    return change(evolve(desk, marked=frozenset()), lambda match: _played(match, moves))


def _played(match: Match[Any], moves: list[Move]) -> Match[Any]:
    for move in moves:
        match = match.play(move)
    return match
