"""Asking several players at once for cubes."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Move, Seat
from boardkit.draw.forms import Plea
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules.model import State


def made(of: Sequence[Seat], amount: int, *, back: bool) -> Sequence[Move]:
    """V.2.b List the moves by which others are asked for so many cubes each."""
    first, *more = of
    promise = (mv.PromiseBack(),) if back else ()
    return (mv.Ask(first, amount), *map(mv.AskAlso, more), *promise, mv.Request())


def most(view: State, seat: Seat) -> int:
    """V.2.b Say how many cubes a player has."""
    return view.tableaux[seat].cubes


PLEA: Final = Plea(kind=mv.Ask, made=made, most=most)
"""V.2.b A request for cubes."""
