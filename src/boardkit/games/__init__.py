"""The games in the box."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from boardkit.core import Game

KEYS: Final = (
    "tectonic_tribes",
    "terraforming_mars",
    "life_in_reterra",
    "water_sharing",
    "terristories",
)


class Catalogue(Mapping[str, Game[Any]]):
    """The games by key; a game is imported when it is first looked up."""

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in KEYS:
            raise KeyError(key)
        game: Game[Any] = import_module(f"boardkit.games.{key}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(KEYS)

    def __len__(self) -> int:
        return len(KEYS)


GAMES: Final = Catalogue()
