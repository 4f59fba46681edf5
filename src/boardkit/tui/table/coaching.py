"""What the library remembers for the coach of a table."""

from typing import Any

from boardkit.core import FaultError, Game
from boardkit.library.coaching import is_coached, keep_told, rules_told, set_coached
from boardkit.library.session import Keeper, Session
from boardkit.tui.desk.coaching import Coach
from boardkit.tui.screens.board import Board


def coach_of(keeper: Keeper, game: Game[Any]) -> Coach | None:
    """Return the coach of a match of the library; one that leaves no trace has none."""
    if not isinstance(keeper, Session):
        return None
    library = keeper.library
    return Coach(is_coached(library, keeper.number), rules_told(library, game.key))


def keep_coach(board: Board, keeper: Keeper, game: Game[Any], coach: Coach) -> None:
    """Remember whether a match is coached, and what has been told to whom; say what goes wrong."""
    if not isinstance(keeper, Session):
        return
    try:
        if is_coached(keeper.library, keeper.number) != coach.on:
            set_coached(keeper.library, keeper.number, coached=coach.on)
        keep_told(keeper.library, game.key, coach.told)
    except FaultError as error:
        board.say(error.fault)
