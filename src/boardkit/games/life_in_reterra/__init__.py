"""Life in Reterra: grow a community of land tiles, buildings and inhabitants out of what is left."""

from boardkit.core import Game, Pending, Refusal, kinds_in
from boardkit.games.life_in_reterra.rules import apply, candidates, effects, faults, moves, refusals, ruling
from boardkit.games.life_in_reterra.rules import setup as setting_up
from boardkit.games.life_in_reterra.rules.community import Community
from boardkit.games.life_in_reterra.rules.faults.course import LIMITS
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import MOVES
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
    moves=MOVES,
    fault=fault,
    business=kinds_in(Pending, moves, effects),
    refusals=kinds_in(Refusal, refusals, setting_up),
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
    box=faults.box,
    pieces=faults.pieces,
    limits=LIMITS,
    faults=faults.faults,
    derived={Community: faults.relaid},
    round=lambda state: state.now and state.now.number,
)
