"""TerriStories: settle a planet together, and keep it alive, or think of yourselves."""

from boardkit.core import Game
from boardkit.games.terristories.rules import ANSWERS
from boardkit.games.terristories.rules.faults import faults
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.older import from_1
from boardkit.games.terristories.rules.options import Options, fault, moot
from boardkit.games.terristories.rules.scoring import score
from boardkit.games.terristories.rules.setup import setup
from boardkit.games.terristories.rules.view import guess, view

GAME = Game(
    key="terristories",
    seats=range(2, 5),
    secret=True,
    options=Options,
    state=State,
    fault=fault,
    moot=moot,
    moves=ANSWERS.moves,
    business=ANSWERS.business,
    refusals=ANSWERS.refusals,
    rules=2,
    migrations={1: from_1},
    setup=setup,
    candidates=ANSWERS.legal,
    exact=True,
    ruling=ANSWERS.ruling,
    apply=ANSWERS.apply,
    view=view,
    guess=guess,
    score=score,
    faults=faults,
    round=lambda state: state.round,
)
