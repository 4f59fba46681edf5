"""Life in Reterra: grow a community of land tiles, buildings and inhabitants out of what is left."""

from boardkit.core import Game
from boardkit.games.life_in_reterra.rules import ANSWERS, faults
from boardkit.games.life_in_reterra.rules.community import Community
from boardkit.games.life_in_reterra.rules.faults.course import LIMITS
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
    fault=fault,
    moot=moot,
    rules=2,
    setup=setup,
    answers=ANSWERS,
    view=view,
    guess=guess,
    score=score,
    box=faults.box,
    pieces=faults.pieces,
    limits=LIMITS,
    faults=faults.faults,
    derived={Community: faults.relaid},
    round=lambda state: state.now and state.now.number,
    # Four seats: 22 answers of the set-up; 60 turns of 10 answers, and one to leave powers; and in each turn
    # two for each building from the turns before.
    longest=1522,
    unseen=frozenset({"claims"}),
)
