"""Terraforming Mars: warm a planet, give it air and water, and profit by it."""

from boardkit.core import Game
from boardkit.games.terraforming_mars.rules import ANSWERS
from boardkit.games.terraforming_mars.rules.faults import faults, recompute_derived
from boardkit.games.terraforming_mars.rules.model import Options, State
from boardkit.games.terraforming_mars.rules.scoring import score
from boardkit.games.terraforming_mars.rules.setup import moot, setup
from boardkit.games.terraforming_mars.rules.view import guess, view

GAME = Game(
    key="terraforming_mars",
    seats=range(1, 6),
    secret=True,
    options=Options,
    state=State,
    moves=ANSWERS.moves,
    business=ANSWERS.business,
    refusals=ANSWERS.refusals,
    moot=moot,
    rules=2,
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
    round=lambda state: state.generation,
)
