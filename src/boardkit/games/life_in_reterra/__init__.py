"""Life in Reterra: grow a community of land tiles, buildings and inhabitants out of what is left."""

from typing import TYPE_CHECKING, Final

from boardkit.core import Game, Later, by_name
from boardkit.games.life_in_reterra import rules
from boardkit.games.life_in_reterra.rules import model, scoring, setup, view

if TYPE_CHECKING:
    from boardkit.games.life_in_reterra.rules import faults
else:
    # Imported when somebody edits a table or brings a position: no match has any.
    faults = Later(f"{__name__}.rules.faults")

GAME: Final[Game[model.State]] = Game(
    **by_name(rules, model, setup, view, scoring, faults),
    key="life_in_reterra",
    seats=range(1, 5),
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
