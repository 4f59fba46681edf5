"""Finding the mind of a game."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from boardkit.games import GAMES, package_of
from boardkit.players.mind import Mind, mind_by_points


@cache
def mind_of(game: str) -> Mind[Any, Any]:
    """Return the mind of a game, named by its key: of its package `players`, or one that counts."""
    module = f"{package_of(game)}.players"
    if find_spec(module) is None:
        return mind_by_points(GAMES[game])
    mind: Mind[Any, Any] = import_module(module).MIND
    return mind
