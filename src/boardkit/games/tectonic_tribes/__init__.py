"""Tectonic Tribes: lay overlapping cards, and hold regions with your tents."""

from typing import Final

from boardkit.core import Game, by_name
from boardkit.games.tectonic_tribes import rules
from boardkit.games.tectonic_tribes.rules import faults, model, scoring, setup, view

GAME: Final[Game[model.State]] = Game(
    **by_name(rules, model, setup, view, scoring, faults),
    key="tectonic_tribes",
    seats=range(2, 6),
    round=lambda state: (state.hand, state.round),
    # Five seats: 15 answers of the set-up; 3 hands of 40 cards to deal and 4 rounds of 5 answers a seat.
    longest=435,
    unseen=frozenset({"acted"}),
)
