"""Life in Reterra: grow a community of land tiles, buildings and inhabitants out of what is left."""

from boardkit.core import Game
from boardkit.games.life_in_reterra.rules import ANSWERS
from boardkit.games.life_in_reterra.rules.faults import faults, recompute_derived
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.scoring import score
from boardkit.games.life_in_reterra.rules.setup import fault, moot, setup
from boardkit.games.life_in_reterra.rules.view import guess, view

GAME = Game(
    key="life_in_reterra",
    seats=range(1, 5),
    secret=True,
    options=Options,
    state=State,
    moves=ANSWERS.moves,
    fault=fault,
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
    round=lambda state: state.now and state.now.number,
)
