"""What a legal move would cause, as the seat that thinks about it may know beforehand."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar

from attrs import frozen

from boardkit.core.game import Game
from boardkit.core.step import Event, Frame, Move, Step
from boardkit.core.table import CHANCE, Seat, Table

S = TypeVar("S", bound=Table)

SAME_GUESS: Final = 0
"""Seeds the guess that a preview rests on: what it tells is the same for every guess."""


@frozen(eq=False)
class Preview(Generic[S]):
    """What a legal move would cause, up to what nobody can know yet.

    Attributes:
        events: what would happen, oldest first, as the seat may know it.
        state: the table after the last of them, as the seat may see it.
        unknown: whether something follows that chance decides or that is hidden now.
    """

    events: Sequence[Event]
    state: S
    unknown: bool


def guessed(game: Game[S], state: S, seat: Seat) -> S:
    """Return a full table that the seat cannot tell from the real one: rules need all of it."""
    return game.guess(state, seat, Random(SAME_GUESS))


def preview(game: Game[S], table: S, seat: Seat, move: Move) -> Preview[S]:
    """Work out what a legal move would cause.

    Args:
        game: the game.
        table: a table that the seat cannot tell from the real one, such as `guessed` returns.
        seat: who thinks about the move.
        move: a move that is legal there.
    """
    step = game.apply(table, move)
    known = list(_known(step, seat))
    unknown = len(known) < len(step.frames) or step.state.to_move == CHANCE
    last: Any = step.state if len(known) == len(step.frames) else known[-1].state if known else table
    return Preview([frame.event.covered(seat) for frame in known], game.view(last, seat), unknown)


def _known(step: Step[S], seat: Seat) -> Iterator[Frame[S]]:
    """Walk what happens up to the first thing that tells the seat something new."""
    for frame in step.frames:
        if frame.event.is_news(seat):
            return
        yield frame
