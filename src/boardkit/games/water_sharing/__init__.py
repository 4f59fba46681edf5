"""Sharing the Water: settle a river basin, and share what flows through it."""

from boardkit.core import Game
from boardkit.games.water_sharing.box.things import Options
from boardkit.games.water_sharing.rules import ANSWERS
from boardkit.games.water_sharing.rules.dealing import weight
from boardkit.games.water_sharing.rules.faults import faults, recompute_derived
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.older import from_1
from boardkit.games.water_sharing.rules.options import fault, moot
from boardkit.games.water_sharing.rules.scoring import score
from boardkit.games.water_sharing.rules.setup import setup
from boardkit.games.water_sharing.rules.view import guess, view

GAME = Game(
    key="water_sharing",
    seats=range(2, 5),
    secret=True,
    options=Options,
    state=State,
    moves=ANSWERS.moves,
    business=ANSWERS.business,
    refusals=ANSWERS.refusals,
    rules=2,
    migrations={1: from_1},
    setup=setup,
    fault=fault,
    moot=moot,
    candidates=ANSWERS.legal,
    exact=True,
    ruling=ANSWERS.ruling,
    apply=ANSWERS.apply,
    view=view,
    guess=guess,
    score=score,
    faults=faults,
    recompute_derived=recompute_derived,
    round=lambda state: state.clock.round,
    weight=weight,
)
