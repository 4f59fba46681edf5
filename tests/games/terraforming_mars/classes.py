"""The classes of the game that cite a rule or are said to players."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from boardkit.core import Event, Game, Move, Pending, Question, Refusal, ScoreLine, TieBreak, Verdict

SAID = (Question, Move, Event, Refusal, ScoreLine, TieBreak, Verdict)


def classes_of(game: Game[Any], *, said: bool = False) -> list[Any]:
    """Find the classes of the game's package; only those that have words if `said`."""
    bases = SAID if said else (*SAID, Pending)
    package = import_module(game.package)
    names = [found.name for found in walk_packages(package.__path__, f"{game.package}.")]
    modules = [import_module(name) for name in names]
    found = {
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, bases) and value.__module__.startswith(game.package)
    }
    return sorted((kind for kind in found if not kind.__subclasses__()), key=lambda kind: kind.__qualname__)
