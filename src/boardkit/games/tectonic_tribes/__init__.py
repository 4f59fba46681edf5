"""Tectonic Tribes: lay overlapping cards, and hold regions with your tents."""

from typing import TYPE_CHECKING, Final

from boardkit.core import Game, Later, by_name
from boardkit.games.tectonic_tribes import rules
from boardkit.games.tectonic_tribes.rules import model, scoring, setup, view

if TYPE_CHECKING:
    from boardkit.games.tectonic_tribes.rules import faults
else:
    # Imported when somebody edits a table or brings a position: no match has any.
    faults = Later(f"{__name__}.rules.faults")

GAME: Final[Game[model.State]] = Game(
    **by_name(rules, model, setup, view, scoring, faults),
    key="tectonic_tribes",
    seats=range(2, 6),
    # Laying the origin is no round.
    round=lambda state: (state.hand, state.round) if state.hand else None,
    # Five seats: 15 answers of the set-up; 3 hands of 40 cards to deal and 4 rounds of 5 answers a seat.
    longest=435,
    unseen=frozenset({"acted"}),
)
