"""Records of older versions of these rules."""

from boardkit.core.game import Game
from boardkit.core.older import filled
from boardkit.core.records import Record
from boardkit.core.step import Move
from boardkit.games.water_sharing.model import State
from boardkit.games.water_sharing.moves import Pass
from boardkit.games.water_sharing.questions import AnyCard


def from_1(game: Game[State], plain: Record) -> Record:
    """9.3 In version 1 nobody was asked for cards where a step closes."""
    return filled(game, plain, _passed)


def _passed(state: State, move: Move) -> Move | None:
    del move
    return Pass() if isinstance(state.question, AnyCard) else None
