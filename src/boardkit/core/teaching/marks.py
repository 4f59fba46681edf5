"""Where rings and arrows of a lesson stand."""

from collections.abc import Iterator
from typing import Any

from boardkit.core.notation.shapes import Place, fields_of
from boardkit.core.rules.game import Game
from boardkit.core.teaching.lesson import TO, Step


def nowhere(game: Game[Any], step: Step) -> Iterator[str]:
    """Walk the names that are no places of a game, of the rings and arrows of a step."""
    shapes = [whole for move in game.moves for whole in fields_of(move).values()]
    kinds = dict.fromkeys(whole.kind for whole in shapes if isinstance(whole, Place))
    ends = [end for arrow in step.arrows for end in arrow.partition(TO)[::2]]
    yield from (name for name in (*step.rings, *ends) if not any(_is_of(kind, name) for kind in kinds))


def _is_of(kind: Any, name: str) -> bool:
    """Tell whether a name is that of a place of a kind."""
    try:
        kind.parse(name)
    except (ValueError, KeyError):
        return False
    return True
