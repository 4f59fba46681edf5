"""Looking ahead, as players do: moves made on tables alone, without a match, frames or a seed of its own."""

from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar

from boardkit.core.rules.chance import answer
from boardkit.core.rules.game import Game, legal
from boardkit.core.rules.step import MOST_IN_A_ROW, EndlessError, Move
from boardkit.core.rules.table import CHANCE, Table
from boardkit.core.values import Value

S = TypeVar("S", bound=Table)


class Ahead(Value, Generic[S], eq=False):
    """Where a line of moves has led: a table, and what may be answered there; nothing once all is over."""

    state: S
    moves: tuple[Move, ...]


def after(game: Game[S], state: S, move: Move) -> S:
    """Return the table after a legal move; what happened on the way is not kept."""
    return game.answers.after(state, move)


def settled(game: Game[S], state: S, random: Random) -> S:
    """Let chance answer, drawing from `random`, until a seat is asked or all is over.

    Raises:
        EndlessError: chance is asked again and again.
    """
    return settled_by(game, state, lambda _: random)


def settled_by(game: Game[S], state: S, source: Callable[[S], Random]) -> S:
    """Do the same, drawing from the source that there is for the table at which chance is asked.

    Raises:
        EndlessError: chance is asked again and again.
    """
    for _ in range(MOST_IN_A_ROW):
        if state.to_move != CHANCE:
            return state
        state = after(game, state, answer(game, state, source(state)))
    raise EndlessError("answers of chance", state.pile[-1])


def onward(game: Game[S], state: S, move: Move, random: Random) -> Ahead[S]:
    """Make a legal move, let chance answer, and give every answer that leaves no choice, of any seat.

    Raises:
        EndlessError: chance or seats are asked again and again without a choice.
    """
    return unforced(game, after(game, state, move), random)


def unforced(game: Game[S], state: S, random: Random) -> Ahead[S]:
    """Go on to the next table at which a seat has a choice, or all is over; where one has it now, stay.

    Raises:
        EndlessError: chance or seats are asked again and again without a choice.
    """
    for _ in range(MOST_IN_A_ROW):
        state = settled(game, state, random)
        moves = legal(game, state)
        if len(moves) != 1:
            return Ahead(state, moves)
        state = after(game, state, moves[0])
    raise EndlessError("answers without a choice", state.pile[-1])
