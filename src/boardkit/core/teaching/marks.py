"""Where rings and arrows of a lesson stand."""

from collections.abc import Iterator
from typing import TypeVar

from boardkit.core.notation.moves import parser
from boardkit.core.notation.shapes import Place, fields_of
from boardkit.core.rules.game import Game
from boardkit.core.rules.table import Table
from boardkit.core.teaching.lesson import TO, Step

S = TypeVar("S", bound=Table)


def nowhere(game: Game[S], step: Step) -> Iterator[str]:
    """Walk the names that are no places of a game, of the rings and arrows of a step."""
    shapes = [whole for move in game.moves for whole in fields_of(move).values()]
    kinds = dict.fromkeys(whole for whole in shapes if isinstance(whole, Place))
    ends = [end for arrow in step.arrows for end in arrow.partition(TO)[::2]]
    yield from (name for name in (*step.rings, *ends) if not any(_is_of(kind, name) for kind in kinds))


def _is_of(kind: Place, name: str) -> bool:
    """Tell whether a name is that of a place of a kind."""
    try:
        parser(kind)(name)
    except (ValueError, KeyError):
        return False
    return True
