"""Tectonic Tribes: lay overlapping cards, and hold regions with your tents."""

from boardkit.core import Game
from boardkit.games.tectonic_tribes.rules import ANSWERS, faults
from boardkit.games.tectonic_tribes.rules.model import Continent, Options, State
from boardkit.games.tectonic_tribes.rules.scoring import score
from boardkit.games.tectonic_tribes.rules.setup import setup
from boardkit.games.tectonic_tribes.rules.view import guess, view

GAME = Game(
    key="tectonic_tribes",
    seats=range(2, 6),
    secret=True,
    options=Options,
    state=State,
    setup=setup,
    answers=ANSWERS,
    view=view,
    guess=guess,
    score=score,
    box=faults.box,
    pieces=faults.pieces,
    faults=faults.faults,
    derived={Continent: faults.relaid},
    round=lambda state: (state.hand, state.round),
    # Five seats: 15 answers of the set-up; 3 hands of 40 cards to deal and 4 rounds of 5 answers a seat.
    longest=435,
    unseen=frozenset({"acted"}),
)
