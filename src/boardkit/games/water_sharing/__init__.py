"""Sharing the Water: settle a river basin, and share what flows through it."""

from boardkit.core import Game
from boardkit.games.water_sharing.box.things import Options
from boardkit.games.water_sharing.rules import ANSWERS, faults
from boardkit.games.water_sharing.rules.dealing import weight
from boardkit.games.water_sharing.rules.model import Community, State
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
    rules=2,
    migrations={1: from_1},
    setup=setup,
    fault=fault,
    moot=moot,
    answers=ANSWERS,
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
    # Deals, conflicts, cards and thunes set bounds; random matches of four stay below a third of this.
    longest=3000,
    unseen=frozenset(
        {"clock.contested", "clock.passed", "clock.refused", "clock.silent", "communities[].deals"}
    ),
)
