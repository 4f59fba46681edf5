"""TerriStories: settle a planet together, and keep it alive, or think of yourselves."""

from boardkit.core.game import Game
from boardkit.core.kinds import kinds_in
from boardkit.core.step import Refusal
from boardkit.core.table import Pending
from boardkit.games.terristories import questions
from boardkit.games.terristories.faults import faults
from boardkit.games.terristories.model import State
from boardkit.games.terristories.moves import MOVES
from boardkit.games.terristories.options import Options
from boardkit.games.terristories.rules import apply, candidates, effects, refusals, ruling
from boardkit.games.terristories.rules.older import from_1
from boardkit.games.terristories.rules.starting import fault, moot
from boardkit.games.terristories.scoring import score
from boardkit.games.terristories.setup import setup
from boardkit.games.terristories.view import guess, view

GAME = Game(
    key="terristories",
    seats=range(2, 5),
    secret=True,
    options=Options,
    state=State,
    fault=fault,
    moot=moot,
    moves=MOVES,
    business=kinds_in(Pending, questions, effects),
    refusals=kinds_in(Refusal, refusals),
    rules=2,
    migrations={1: from_1},
    setup=setup,
    candidates=candidates,
    exact=True,
    ruling=ruling,
    apply=apply,
    view=view,
    guess=guess,
    score=score,
    faults=faults,
    round=lambda state: state.round,
)
