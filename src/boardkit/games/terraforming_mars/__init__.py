"""Terraforming Mars: warm a planet, give it air and water, and profit by it."""

from typing import Final

from boardkit.core import Game
from boardkit.games.terraforming_mars import rules
from boardkit.games.terraforming_mars.rules import faults, model, scoring, setup, view

GAME: Final[Game[model.State]] = Game(
    key="terraforming_mars",
    seats=range(1, 6),
    state=model.State,
    setup=setup.setup,
    answers=rules.ANSWERS,
    view=view.view,
    guess=view.guess,
    telltale=view.telltale,
    private=view.private,
    in_secret=view.IN_SECRET,
    score=scoring.score,
    box=faults.box,
    pieces=faults.pieces,
    known=faults.known,
    limits=faults.LIMITS,
    faults=faults.faults,
    astray=faults.astray,
    derived=faults.DERIVED,
    moot=setup.moot,
    rules=2,
    round=lambda state: state.generation,
    # Only boredom ends a game in which nobody raises a parameter; random matches have under 4000 answers.
    longest=20_000,
    unseen=frozenset({"active", "latest"}),
)
