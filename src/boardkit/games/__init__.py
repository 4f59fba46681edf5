"""The games in the box, and those that other distributions add by the entry point group `boardkit.games`."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from boardkit.core import Game

__all__ = ["GAMES", "GROUP", "KEYS", "package_of"]

KEYS: Final = (
    "tectonic_tribes",
    "terraforming_mars",
    "life_in_reterra",
    "water_sharing",
    "terristories",
)
"""The games in the box."""

GROUP: Final = "boardkit.games"
"""The entry point group of games from elsewhere: `quilt = "quilt:GAME"`."""

KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,59}")
"""What a game may be called by files, codes and the command line."""


@cache
def _from_elsewhere() -> Mapping[str, EntryPoint]:
    found = entry_points(group=GROUP)
    return {point.name: point for point in found if KEY.fullmatch(point.name) and point.name not in KEYS}


def package_of(key: str) -> str:
    """Return the dotted name of the package that holds a game; the game is not imported for it.

    Raises:
        KeyError: there is no such game.
    """
    return f"{GROUP}.{key}" if key in KEYS else _from_elsewhere()[key].module


class Catalogue(Mapping[str, Game[Any]]):
    """The games by key; a game is imported when it is first looked up."""

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in KEYS:
            return _checked(_from_elsewhere()[key])
        game: Game[Any] = import_module(package_of(key)).GAME
        return game

    def __contains__(self, key: object) -> bool:
        return key in KEYS or key in _from_elsewhere()

    def __iter__(self) -> Iterator[str]:
        yield from KEYS
        yield from _from_elsewhere()

    def __len__(self) -> int:
        return len(KEYS) + len(_from_elsewhere())


def _checked(point: EntryPoint) -> Game[Any]:
    """Load a game from elsewhere.

    Raises:
        TypeError: it is no game, or calls itself otherwise than its entry point does.
    """
    game = point.load()
    if not isinstance(game, Game) or game.key != point.name:
        raise TypeError(f"{point.value} is no game whose key is {point.name!r}")
    return game


GAMES: Final = Catalogue()
