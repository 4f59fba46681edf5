"""Life in Reterra: grow a community of land tiles, buildings and inhabitants out of what is left."""

from typing import Final

from boardkit.core import Game
from boardkit.games.life_in_reterra import rules
from boardkit.games.life_in_reterra.rules import faults, model, scoring, setup, view

GAME: Final[Game[model.State]] = Game(
    key="life_in_reterra",
    seats=range(1, 5),
    state=model.State,
    setup=setup.setup,
    answers=rules.ANSWERS,
    view=view.view,
    guess=view.guess,
    telltale=view.telltale,
    private=view.telltale,
    score=scoring.score,
    box=faults.box,
    pieces=faults.pieces,
    limits=faults.LIMITS,
    faults=faults.faults,
    astray=faults.astray,
    derived=faults.DERIVED,
    fault=setup.fault,
    moot=setup.moot,
    totals=scoring.totals,
    rules=2,
    round=lambda state: state.now and state.now.number,
    # Four seats: 22 answers of the set-up; 60 turns of 10 answers, and one to leave powers; and in each turn
    # two for each building from the turns before.
    longest=1522,
    unseen=frozenset({"claims"}),
)
