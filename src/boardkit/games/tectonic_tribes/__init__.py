"""Tectonic Tribes: lay overlapping cards, and hold regions with your tents."""

from boardkit.core import Game
from boardkit.games.tectonic_tribes.rules import ANSWERS
from boardkit.games.tectonic_tribes.rules.faults import faults, recompute_derived
from boardkit.games.tectonic_tribes.rules.model import Options, State
from boardkit.games.tectonic_tribes.rules.scoring import score
from boardkit.games.tectonic_tribes.rules.setup import setup
from boardkit.games.tectonic_tribes.rules.view import guess, view

GAME = Game(
    key="tectonic_tribes",
    seats=range(2, 6),
    secret=True,
    options=Options,
    state=State,
    moves=ANSWERS.moves,
    business=ANSWERS.business,
    refusals=ANSWERS.refusals,
    setup=setup,
    candidates=ANSWERS.legal,
    exact=True,
    ruling=ANSWERS.ruling,
    apply=ANSWERS.apply,
    view=view,
    guess=guess,
    score=score,
    faults=faults,
    recompute_derived=recompute_derived,
    round=lambda state: (state.hand, state.round),
)
