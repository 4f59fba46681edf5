"""The games by their keys: those in the box, and those of the entry point group `boardkit.games`."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from boardkit.core.rules.game import Game
from boardkit.core.values import Value

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

KEYS: Final = ("tectonic_tribes", "terraforming_mars", "life_in_reterra", "water_sharing", "terristories")
"""The games in the box."""

GROUP: Final = "boardkit.games"  # the entry point group of games from elsewhere: `quilt = "quilt:GAME"`
KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,59}")  # what files, codes and the command line may call a game


class Elsewhere(Value):
    """What other distributions add."""

    games: Mapping[str, Game[Any]]  # by key
    broken: Mapping[str, str]  # what is wrong with entry points that lead to no game, by what they name


@cache
def elsewhere() -> Elsewhere:
    """Load the games of other distributions, once."""
    # It takes as long to import as the whole core, and the games in the box do without.
    from importlib.metadata import entry_points

    games: dict[str, Game[Any]] = {}
    broken: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        try:
            games[point.name] = _loaded(point)
        # Code from elsewhere may raise anything, and the other games are played nonetheless.
        except Exception as error:
            broken[point.value] = f"{type(error).__name__}: {error}"
    return Elsewhere(games, broken)


def _loaded(point: "EntryPoint") -> Game[Any]:
    """Load a game; TypeError if it is none, or has not the name of its entry point, or that of another."""
    game = point.load()
    if not isinstance(game, Game) or game.key != point.name:
        raise TypeError(f"it is no game whose key is {point.name!r}")
    if not KEY.fullmatch(game.key) or game.key in KEYS:
        raise TypeError(f"no game from elsewhere can have the key {game.key!r}")
    return game


def package_of(key: str) -> str:
    """Return the dotted name of the package of a game, box games not imported; KeyError for no game."""
    return f"{GROUP}.{key}" if key in KEYS else elsewhere().games[key].package


class Catalogue(Mapping[str, Game[Any]]):
    """The games by key; a game of the box is imported when it is first looked up."""

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in KEYS:
            return elsewhere().games[key]
        game: Game[Any] = import_module(package_of(key)).GAME
        return game

    def __contains__(self, key: object) -> bool:
        return key in KEYS or key in elsewhere().games

    def __iter__(self) -> Iterator[str]:
        yield from KEYS
        yield from elsewhere().games

    def __len__(self) -> int:
        return len(KEYS) + len(elsewhere().games)


GAMES: Final = Catalogue()
