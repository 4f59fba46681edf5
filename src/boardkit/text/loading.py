"""Loading the words of a language: the kit's, a game's, and defaults for a game without any."""

import inspect
import pkgutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from boardkit import core
from boardkit.core.catalogue import GAMES, KEYS, package_of
from boardkit.core.notation.shapes import fields_of
from boardkit.core.packaged import folder_of, text_in
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import has_fields
from boardkit.text.messages import Messages, split, unread
from boardkit.text.names import class_id, member_id, spaced
from boardkit.text.words import Words

LANGUAGES: Final = ("en", "fr")  # every text exists in these; the first is the one to fall back on
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

# The bases of what is said.
SAID: Final = (
    core.Question,
    core.Move,
    core.Event,
    core.Refusal,
    core.ScoreLine,
    core.TieBreak,
    core.Verdict,
)

PARTS: Final = (
    "kit",
    "players",
    "library",
    "table",
    "hands",
    "scores",
    "screens",
    "lessons",
    "practice",
    "author",
    "branches",
    "handouts",
    "scene",
    "many",
    "cli",
    "plain",
    "doctor",
    "coach",
)
"""The kit's files of words, each in every language."""


def choose_language(asked: str | None, setting: str | None, environment: Mapping[str, str]) -> str:
    """Take the language asked for, else the player's setting, else that of the locale, else English."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    for wish in (asked, setting, locale[:2].lower()):
        if wish in LANGUAGES:
            return wish
    return LANGUAGES[0]


class UnreadWords(core.Fault):
    """A line of a game's words is not in the Fluent that is read."""

    file: str
    line: int
    text: str


def default_words(game: core.Game[Any]) -> str:
    """Write the messages of a game as a Fluent file."""
    kinds = tuple(_classes(game.package))
    lines = [f"title = {spaced(game.key)}", f"summary = {_first_line(import_module(game.package))}"]
    for kind in kinds:
        lines += _of_class(kind)
    lines += (f"option-{kebab(name)} = {spaced(name)}" for name in fields_of(game.options))
    parts = {name: None for kind in (game.state, *kinds) if has_fields(kind) for name in fields_of(kind)}
    lines += (f"part-{kebab(name)} = {spaced(name).lower()}" for name in parts)
    # The commands of a game's own are those of its module `show`.
    show = getattr(sys.modules.get(f"{game.package}.show"), "SHOW", None)
    names = [command.action for command in getattr(show, "commands", ())]
    lines += (f"key-{name} = {spaced(name).lower()}\n    .word = {name}" for name in names)
    return "\n".join(lines) + "\n"


def _classes(package: str) -> Iterator[type]:
    root = import_module(package)
    names = [found.name for found in pkgutil.walk_packages(getattr(root, "__path__", ()), f"{package}.")]
    for module in (root, *map(import_module, names)):
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__:
                yield kind


def _of_class(kind: type) -> Iterator[str]:
    if issubclass(kind, Enum):
        yield from (f"{member_id(member)} = {spaced(member.name).lower()}" for member in kind)
    elif has_fields(kind) and not issubclass(kind, (*SAID, core.Effect, core.Table)):
        named = " ".join(f"{{ ${name} }}" for name in fields_of(kind))
        yield f"{class_id(kind)} = {named or spaced(kind.__name__)}"
    elif has_fields(kind) and issubclass(kind, SAID):
        yield f"{class_id(kind)} = {_sentence(kind)}"
        if issubclass(kind, core.Refusal):
            yield f"    .met = not so: {_sentence(kind)}"
        if issubclass(kind, core.ScoreLine):
            yield f"kind-{kebab(kind.__name__)} = {spaced(kind.__name__)}"


def _sentence(kind: type) -> str:
    """Say what the docstring of a class says, and its fields with their values."""
    said = spaced(kind.__name__) if issubclass(kind, core.Move) else _first_line(kind)
    named = ", ".join(f"{spaced(name).lower()} {{ ${name} }}" for name in fields_of(kind) if name != "seat")
    who = "{ $seat }: " if "seat" in fields_of(kind) and issubclass(kind, core.Event) else ""
    return f"{who}{said} ({named})" if named else f"{who}{said}"


def _first_line(thing: type | ModuleType) -> str:
    text = inspect.cleandoc(thing.__doc__ or spaced(thing.__name__)).splitlines()[0]
    return text.replace("{", "(").replace("}", ")")


def words_for(language: str, game: str | None = None, names: Iterable[str] = ()) -> Words:
    """Load the words of a language, with those of a game if one is named."""
    return Words(language, _messages(language, game)).called(names)


@cache
def _messages(language: str, game: str | None) -> Messages:
    parts = [_kit_part(f"{part}_{language}.ftl") for part in PARTS]
    if game in KEYS:
        parts += (split(text) for text in _files_of(game, language).values())
    elif game is not None:
        # It may lack some words, or have some that cannot be read: its defaults stand behind them.
        parts.append(split(default_words(GAMES[game])))
        for own in dict.fromkeys(("en", language)):
            for messages in map(split, _files_of(game, own).values()):
                sound = {name: text for name, text in messages.items() if not any(unread(text, own))}
                parts.append(sound)
    return Messages(language, parts)


@cache
def _kit_part(name: str) -> Mapping[str, str]:
    return split(text_in("boardkit.text", name))


def unread_words(game: str) -> Iterator[UnreadWords]:
    """Walk what cannot be read in a game's words, in every language; a default stands in for each."""
    for language in LANGUAGES:
        for path, text in _files_of(game, language).items():
            for line in unread(text, language):
                yield UnreadWords(str(path), line, text.splitlines()[line - 1].strip())


def _files_of(game: str, language: str) -> dict[Path, str]:
    """Read `en.ftl`, and what has a file of its own, such as `cards_en.ftl`, by their paths."""
    folder = folder_of(package_of(game)) / "text"
    if not folder.is_dir():
        return {}
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    named = [file for file in files if f"_{file.name}".endswith(f"_{language}.ftl")]
    return {file: file.read_text("utf-8") for file in named}
