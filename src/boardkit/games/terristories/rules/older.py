"""Records of older versions of these rules."""

from collections.abc import Iterator, Sequence

from boardkit.core import Game, Move
from boardkit.core.records.older import filled
from boardkit.core.records.record import Record
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Agree, Ask, Decline, Give, Negotiate, Request
from boardkit.games.terristories.rules.questions import PutRequest


def from_1(game: Game[State], plain: Record) -> Record:
    """V.2.b In version 1 cubes were given and asked for without a word before, and requests met in full."""
    branches = [branch.__replace__(moves=list(_in_full(branch.moves))) for branch in plain.branches]
    return filled(game, plain.__replace__(moves=list(_in_full(plain.moves)), branches=branches), _opened)


def _in_full(moves: Sequence[str]) -> Iterator[str]:
    """Say how much is given to whoever asked."""
    amount = ""
    for move in moves:
        verb, *values = move.split()
        amount = values[-1] if verb == Ask.verb else amount
        yield f"{move} {amount}" if move == Agree.verb else move


def _opened(state: State, move: Move) -> Move | None:
    if isinstance(state.question, PutRequest) and isinstance(move, Agree | Decline):
        return Request()
    return Negotiate() if isinstance(move, Give | Ask) else None
