"""A move for each choice: what a card tells of it does not depend on its place or its turns."""

from collections.abc import Mapping
from typing import Final

from boardkit.core import CHANCE, Choice, Move, Seat
from boardkit.games.water_sharing.box import BOARD, reading
from boardkit.games.water_sharing.rules.model import State

HERE: Final = min(BOARD, key=reading)
"""A hex for moves whose place counts for nothing."""

UNTURNED: Final[Mapping[str, object]] = {"against": (), "back": 1, "count": 1, "thunes": 1}
"""Values for the fields that a key cycles, for words that do not speak of them."""


def sample(choice: Choice) -> Move:
    """Make a move of a choice, at any place and turned in any way."""
    filled = {"at": HERE} if choice.needs_place else {}
    turned = {name: UNTURNED[name] for name in choice.kind.turns}
    return choice.kind(**dict(choice.values), **filled, **turned)


def asked(view: State) -> Seat | None:
    """Name the seat that is asked, if it is not chance."""
    seat = view.to_move
    return None if seat == CHANCE else seat
