"""Terraforming Mars: warm a planet, give it air and water, and profit by it."""

from boardkit.core import Game
from boardkit.games.terraforming_mars.rules import ANSWERS, faults
from boardkit.games.terraforming_mars.rules.faults import cards
from boardkit.games.terraforming_mars.rules.model import Options, State
from boardkit.games.terraforming_mars.rules.scoring import score
from boardkit.games.terraforming_mars.rules.setup import moot, setup
from boardkit.games.terraforming_mars.rules.view import guess, view

GAME = Game(
    key="terraforming_mars",
    seats=range(1, 6),
    secret=True,
    options=Options,
    state=State,
    moot=moot,
    rules=2,
    setup=setup,
    answers=ANSWERS,
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
    # Only boredom ends a game in which nobody raises a parameter; random matches have under 4000 answers.
    longest=20_000,
    unseen=frozenset({"active", "latest"}),
)
