"""Terraforming Mars: warm a planet, give it air and water, and profit by it."""

from boardkit.core.game import Game
from boardkit.core.kinds import kinds_in
from boardkit.core.step import Refusal
from boardkit.core.table import Pending
from boardkit.games.terraforming_mars import questions
from boardkit.games.terraforming_mars.faults import faults, rebuilt
from boardkit.games.terraforming_mars.model import Options, State
from boardkit.games.terraforming_mars.moves import MOVES
from boardkit.games.terraforming_mars.rules import apply, candidates, effects, ruling
from boardkit.games.terraforming_mars.rules.refusals import actions, cards
from boardkit.games.terraforming_mars.scoring import score
from boardkit.games.terraforming_mars.setup import moot, setup
from boardkit.games.terraforming_mars.view import guess, view

GAME = Game(
    key="terraforming_mars",
    seats=range(1, 6),
    secret=True,
    options=Options,
    state=State,
    moves=MOVES,
    business=kinds_in(Pending, questions, effects),
    refusals=kinds_in(Refusal, actions, cards),
    moot=moot,
    rules=2,
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
    round=lambda state: state.generation,
)
