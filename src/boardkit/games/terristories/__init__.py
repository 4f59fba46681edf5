"""TerriStories: settle a planet together, and keep it alive, or think of yourselves."""

from collections.abc import Iterator, Sequence
from typing import Final

from boardkit.core import Game, Move
from boardkit.core.records.older import filled
from boardkit.core.records.record import Record
from boardkit.games.terristories import rules
from boardkit.games.terristories.rules import faults, model, scoring, setup, view
from boardkit.games.terristories.rules.applying import forced
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Agree, Ask, Decline, Give, Negotiate, Request
from boardkit.games.terristories.rules.options import fault, moot
from boardkit.games.terristories.rules.questions import PutRequest


def from_1(game: Game[State], plain: Record) -> Record:
    """V.2.b In version 1 cubes were given and asked for without a word before, and requests met in full."""
    branches = [branch.__replace__(moves=list(_in_full(branch.moves))) for branch in plain.branches]
    return filled(game, plain.__replace__(moves=list(_in_full(plain.moves)), branches=branches), _opened)


def _in_full(moves: Sequence[str]) -> Iterator[str]:
    """Say how much is given to whoever asked."""
    amount = ""
    for move in moves:
        words = move.split()
        amount = words[-1] if words[:1] == [Ask.verb] else amount
        yield f"{move} {amount}" if move == Agree.verb else move


def _opened(state: State, move: Move) -> Move | None:
    if isinstance(state.question, PutRequest) and isinstance(move, Agree | Decline):
        return Request()
    return Negotiate() if isinstance(move, Give | Ask) else None


UNSEEN: Final = ("callers", "influenced", "developed", "late", "deals", "quiet", "laps")  # of a round

GAME: Final[Game[model.State]] = Game(
    key="terristories",
    seats=range(2, 5),
    state=model.State,
    setup=setup.setup,
    answers=rules.ANSWERS,
    view=view.view,
    guess=view.guess,
    telltale=view.telltale,
    private=view.private,
    in_secret=view.IN_SECRET,
    score=scoring.score,
    box=faults.box,
    pieces=faults.pieces,
    known=faults.known,
    limits=faults.LIMITS,
    faults=faults.faults,
    astray=faults.astray,
    fault=fault,
    forced=forced,
    moot=moot,
    rules=2,
    migrations={1: from_1},
    round=lambda state: state.round or None,
    # Four seats: 8 rounds of 6 phases, in each of which a seat negotiates at most 8 times, 9 answers long;
    # and 5000 answers for everything else, such as 16 turns of financing in a round.
    longest=20_000,
    unseen=frozenset({"turn", *(f"season.{name}" for name in UNSEEN)}),
)
