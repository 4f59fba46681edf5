"""Sharing the Water: settle a river basin, and share what flows through it."""

from boardkit.core import Game, Pending, Refusal, kinds_in
from boardkit.games.water_sharing.box.things import Options
from boardkit.games.water_sharing.rules import apply, candidates, effects, faults, questions, ruling
from boardkit.games.water_sharing.rules.asking import weight
from boardkit.games.water_sharing.rules.model import Community, State
from boardkit.games.water_sharing.rules.moves import MOVES
from boardkit.games.water_sharing.rules.older import from_1
from boardkit.games.water_sharing.rules.refusals import goods, land, table
from boardkit.games.water_sharing.rules.scoring import score
from boardkit.games.water_sharing.rules.setup import fault, moot, setup
from boardkit.games.water_sharing.rules.view import guess, view

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
    box=faults.box,
    pieces=faults.pieces,
    known=faults.known,
    limits=faults.LIMITS,
    faults=faults.faults,
    derived={Community: faults.tidied, State: faults.swept},
    round=lambda state: state.clock.round,
    weight=weight,
)
