"""Terraforming Mars: warm a planet, give it air and water, and profit by it."""

from typing import TYPE_CHECKING, Final

from boardkit.core import Game, Later, by_name
from boardkit.games.terraforming_mars import rules
from boardkit.games.terraforming_mars.rules import model, scoring, setup, view

if TYPE_CHECKING:
    from boardkit.games.terraforming_mars.rules import faults
else:
    # Imported when somebody edits a table or brings a position: no match has any.
    faults = Later(f"{__name__}.rules.faults")

GAME: Final[Game[model.State]] = Game(
    **by_name(rules, model, setup, view, scoring, faults),
    key="terraforming_mars",
    seats=range(1, 6),
    moot=setup.moot,
    rules=2,
    round=lambda state: state.generation,
    # Only boredom ends a game in which nobody raises a parameter; random matches have under 4000 answers.
    longest=20_000,
    unseen=frozenset({"active", "latest"}),
)
