"""Records of older versions of these rules."""

from boardkit.core import Game, Move
from boardkit.core.records.older import filled
from boardkit.core.records.record import Record
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Pass
from boardkit.games.water_sharing.rules.questions import AnyCard


def from_1(game: Game[State], plain: Record) -> Record:
    """9.3 In version 1 nobody was asked for cards where a step closes."""
    return filled(game, plain, _passed)


def _passed(state: State, move: Move) -> Move | None:
    del move
    return Pass() if isinstance(state.question, AnyCard) else None
