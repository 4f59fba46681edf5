"""Tectonic Tribes: lay overlapping cards, and hold regions with your tents."""

from typing import Final

from boardkit.core import Game
from boardkit.games.tectonic_tribes import rules
from boardkit.games.tectonic_tribes.rules import faults, model, scoring, setup, view

GAME: Final[Game[model.State]] = Game(
    key="tectonic_tribes",
    seats=range(2, 6),
    state=model.State,
    setup=setup.setup,
    answers=rules.ANSWERS,
    view=view.view,
    guess=view.guess,
    telltale=lambda _: False,
    private=view.private,
    in_secret=view.IN_SECRET,
    score=scoring.score,
    box=faults.box,
    pieces=faults.pieces,
    faults=faults.faults,
    astray=faults.astray,
    derived=faults.DERIVED,
    # Laying the origin is no round.
    round=lambda state: (state.hand, state.round) if state.hand else None,
    # Five seats: 15 answers of the set-up; 3 hands of 40 cards to deal and 4 rounds of 5 answers a seat.
    longest=435,
    unseen=frozenset({"acted"}),
)
