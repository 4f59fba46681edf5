"""Sharing the Water: settle a river basin, and share what flows through it."""

from boardkit.core.game import Game
from boardkit.core.kinds import kinds_in
from boardkit.core.step import Refusal
from boardkit.core.table import Pending
from boardkit.games.water_sharing import questions
from boardkit.games.water_sharing.faults import faults, rebuilt
from boardkit.games.water_sharing.model import State
from boardkit.games.water_sharing.moves import MOVES
from boardkit.games.water_sharing.rules import apply, candidates, effects, ruling
from boardkit.games.water_sharing.rules.asking import weight
from boardkit.games.water_sharing.rules.older import from_1
from boardkit.games.water_sharing.rules.refusals import goods, land, table
from boardkit.games.water_sharing.scoring import score
from boardkit.games.water_sharing.setup import fault, moot, setup
from boardkit.games.water_sharing.things import Options
from boardkit.games.water_sharing.view import guess, view

GAME = Game(
    key="water_sharing",
    seats=range(2, 5),
    secret=True,
    options=Options,
    state=State,
    moves=MOVES,
    business=kinds_in(Pending, questions, effects),
    refusals=kinds_in(Refusal, goods, land, table),
    rules=2,
    migrations={1: from_1},
    setup=setup,
    fault=fault,
    moot=moot,
    candidates=candidates,
    exact=True,
    ruling=ruling,
    apply=apply,
    view=view,
    guess=guess,
    score=score,
    faults=faults,
    rebuilt=rebuilt,
    round=lambda state: state.clock.round,
    weight=weight,
)
