"""Sharing the Water: settle a river basin, and share what flows through it."""

from typing import TYPE_CHECKING, Final

from boardkit.core import Game, Later, Move, by_name
from boardkit.core.records.older import filled
from boardkit.core.records.record import Record
from boardkit.games.water_sharing import rules
from boardkit.games.water_sharing.rules import model, scoring, setup, view
from boardkit.games.water_sharing.rules.dealing import weight
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Pass
from boardkit.games.water_sharing.rules.options import fault, moot
from boardkit.games.water_sharing.rules.questions import AnyCard


def from_1(game: Game[State], plain: Record) -> Record:
    """9.3 In version 1 nobody was asked for cards where a step closes."""
    return filled(game, plain, _passed)


def _passed(state: State, _move: Move) -> Move | None:
    return Pass() if isinstance(state.question, AnyCard) else None


if TYPE_CHECKING:
    from boardkit.games.water_sharing.rules import faults
else:
    # Imported when somebody edits a table or brings a position: no match has any.
    faults = Later(f"{__name__}.rules.faults")

GAME: Final[Game[model.State]] = Game(
    **by_name(rules, model, setup, view, scoring, faults),
    key="water_sharing",
    seats=range(2, 5),
    rules=2,
    migrations={1: from_1},
    fault=fault,
    moot=moot,
    # What is built in the opening comes before the first round.
    round=lambda state: state.clock.round or None,
    weight=weight,
    # Deals, conflicts, cards and thunes set bounds; random matches of four stay below a third of this.
    longest=3000,
    unseen=frozenset(
        {"clock.contested", "clock.passed", "clock.refused", "clock.silent", "communities[].deals"}
    ),
)
