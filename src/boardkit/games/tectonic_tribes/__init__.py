"""Tectonic Tribes: lay overlapping cards, and hold regions with your tents."""

from boardkit.core.game import Game
from boardkit.games.tectonic_tribes.faults import faults, rebuilt
from boardkit.games.tectonic_tribes.model import Options, State
from boardkit.games.tectonic_tribes.moves import MOVES
from boardkit.games.tectonic_tribes.rules import apply, candidates, ruling
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
