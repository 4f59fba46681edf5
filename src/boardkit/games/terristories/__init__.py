"""TerriStories: settle a planet together, and keep it alive, or think of yourselves."""

from boardkit.core.game import Game
from boardkit.games.terristories.faults import faults
from boardkit.games.terristories.model import State
from boardkit.games.terristories.moves import MOVES
from boardkit.games.terristories.options import Options
from boardkit.games.terristories.rules import apply, candidates, ruling
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
