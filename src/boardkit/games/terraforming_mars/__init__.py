"""Terraforming Mars: warm a planet, give it air and water, and profit by it."""

from boardkit.core import Game, Pending, Refusal, kinds_in
from boardkit.games.terraforming_mars.rules import (
    apply,
    candidates,
    effects,
    faults,
    questions,
    refusals,
    ruling,
)
from boardkit.games.terraforming_mars.rules.faults import cards
from boardkit.games.terraforming_mars.rules.model import Options, State
from boardkit.games.terraforming_mars.rules.moves import MOVES
from boardkit.games.terraforming_mars.rules.scoring import score
from boardkit.games.terraforming_mars.rules.setup import moot, setup
from boardkit.games.terraforming_mars.rules.view import guess, view

GAME = Game(
    key="terraforming_mars",
    seats=range(1, 6),
    secret=True,
    options=Options,
    state=State,
    moves=MOVES,
    business=kinds_in(Pending, questions, effects),
    refusals=kinds_in(Refusal, refusals.actions, refusals.cards),
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
    box=cards.box,
    pieces=cards.pieces,
    known=faults.known,
    limits=faults.LIMITS,
    faults=faults.faults,
    derived={State: faults.on_the_clock},
    round=lambda state: state.generation,
)
