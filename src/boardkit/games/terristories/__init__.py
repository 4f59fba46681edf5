"""TerriStories: settle a planet together, and keep it alive, or think of yourselves."""

from typing import TYPE_CHECKING, Final

from boardkit.core import Game, Later, by_name
from boardkit.games.terristories import rules
from boardkit.games.terristories.rules import model, scoring, setup, view
from boardkit.games.terristories.rules.applying import forced
from boardkit.games.terristories.rules.older import from_1
from boardkit.games.terristories.rules.options import fault, moot

if TYPE_CHECKING:
    from boardkit.games.terristories.rules import faults
else:
    # Imported when somebody edits a table or brings a position: no match has any.
    faults = Later(f"{__name__}.rules.faults")

GAME: Final[Game[model.State]] = Game(
    **by_name(rules, model, setup, view, scoring, faults),
    key="terristories",
    seats=range(2, 5),
    fault=fault,
    forced=forced,
    moot=moot,
    rules=2,
    migrations={1: from_1},
    round=lambda state: state.round or None,
    # Four seats: 8 rounds of 6 phases, in each of which a seat negotiates at most 8 times, 9 answers long;
    # and 5000 answers for everything else, such as 16 turns of financing in a round.
    longest=20_000,
    unseen=frozenset(
        {
            "turn",
            "season.callers",
            "season.influenced",
            "season.developed",
            "season.late",
            "season.deals",
            "season.quiet",
            "season.laps",
        }
    ),
)
