"""What every game promises of itself: its rulebook, its events, its moves."""

import pkgutil
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeAlias

from boardkit.core import Event, Game, Pending, Refusal, ScoreLine, TieBreak, Verdict
from boardkit.core.teaching.rulebook import Rulebook, read_rulebook
from boardkit.testing import PromiseError
from boardkit.testing.causes import exists

OfGame: TypeAlias = Callable[[Game[Any]], None]
"""A promise of a game."""

RULED: Final = (Pending, Event, Refusal, ScoreLine, TieBreak, Verdict)
"""The bases of all classes that cite a section of the rulebook."""


def promise_0_every_rule_that_is_cited_is_a_section(game: Game[Any]) -> None:
    books = rulebooks(game)
    if not books:
        raise PromiseError("there is no rulebook; write book/rulebook/en.md")
    for language, book in books.items():
        for kind in ruled_classes(game):
            if kind.rule not in book.sections:
                raise PromiseError(f"{language}.md has no section {kind.rule!r}, which {kind.__name__} cites")


def promise_0_events_touch_parts_that_there_are(game: Game[Any]) -> None:
    events = [kind for kind in ruled_classes(game) if issubclass(kind, Event)]
    touched = [(kind, pattern) for kind in events for pattern in kind.touches]
    for kind, pattern in (*touched, *((Event, pattern) for pattern in game.unseen)):
        if not exists(game.state, kind, pattern):
            raise PromiseError(f"no table has the part {pattern!r} that {kind.__name__} touches")


def promise_0_moves_have_verbs_of_their_own(game: Game[Any]) -> None:
    verbs = [move.verb for move in game.moves]
    for verb in verbs:
        if verbs.count(verb) > 1:
            raise PromiseError(f"{verbs.count(verb)} classes of moves have the verb {verb!r}")


OF_GAMES: Final[tuple[OfGame, ...]] = (
    promise_0_every_rule_that_is_cited_is_a_section,
    promise_0_events_touch_parts_that_there_are,
    promise_0_moves_have_verbs_of_their_own,
)


@cache
def rulebooks(game: Game[Any]) -> Mapping[str, Rulebook]:
    """Read a game's rulebook in every language in which it has one."""
    folder = game.file("book", "rulebook")
    found = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else ()
    names = [name.removesuffix(".md") for name in found if name.endswith(".md")]
    return {name: read_rulebook(folder.joinpath(f"{name}.md").read_text("utf-8")) for name in names}


def ruled_classes(game: Game[Any]) -> list[Any]:
    """Find every class of a game's package that cites a rule."""
    found = {
        value
        for module in modules(game)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, RULED) and value.__module__ == module.__name__
    }
    return sorted(found, key=lambda kind: kind.__qualname__)


def modules(game: Game[Any]) -> Iterator[ModuleType]:
    """Import every module of a game's package."""
    package = import_module(game.package)
    yield package
    for found in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{game.package}."):
        yield import_module(found.name)
