"""Tectonic Tribes: lay overlapping cards, and hold regions with your tents."""

from boardkit.core.game import Game
from boardkit.core.kinds import kinds_in
from boardkit.core.step import Refusal
from boardkit.core.table import Pending
from boardkit.games.tectonic_tribes import moves
from boardkit.games.tectonic_tribes.faults import faults, rebuilt
from boardkit.games.tectonic_tribes.model import Options, State
from boardkit.games.tectonic_tribes.moves import MOVES
from boardkit.games.tectonic_tribes.rules import apply, candidates, effects, refusals, ruling
from boardkit.games.tectonic_tribes.scoring import score
from boardkit.games.tectonic_tribes.setup import setup
from boardkit.games.tectonic_tribes.view import guess, view

GAME = Game(
    key="tectonic_tribes",
    seats=range(2, 6),
    secret=True,
    options=Options,
    state=State,
    moves=MOVES,
    business=kinds_in(Pending, moves, effects),
    refusals=kinds_in(Refusal, refusals),
    setup=setup,
    candidates=candidates,
    exact=True,
    ruling=ruling,
    apply=apply,
    view=view,
    guess=guess,
    score=score,
    faults=faults,
    rebuilt=rebuilt,
    round=lambda state: (state.hand, state.round),
)
