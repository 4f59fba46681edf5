"""Loading the words of a language: the kit's own, and a game's."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from boardkit.core.packaged import folder_of, text_in
from boardkit.games import GAMES, KEYS, package_of
from boardkit.text.defaults import default_words
from boardkit.text.messages import Messages, split
from boardkit.text.words import Words

PARTS: Final = (
    "kit",
    "players",
    "library",
    "table",
    "scores",
    "screens",
    "lessons",
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


def words_for(language: str, game: str | None = None, names: Iterable[str] = ()) -> Words:
    """Load the words of a language, with those of a game if one is named."""
    return Words(language, _messages(language, game)).called(names)


@cache
def _messages(language: str, game: str | None) -> Messages:
    parts = [_kit_part(f"{part}_{language}.ftl") for part in PARTS]
    if game is not None:
        parts += map(split, _game_texts(game, language))
    return Messages(language, parts)


@cache
def _kit_part(name: str) -> Mapping[str, str]:
    return split(text_in("boardkit.text", name))


def _game_texts(game: str, language: str) -> list[str]:
    """Read a game's words; one from elsewhere may lack some of them, or all."""
    if game in KEYS:
        return _files_of(game, language)
    own = dict.fromkeys(("en", language))
    return [default_words(GAMES[game]), *(text for one in own for text in _files_of(game, one))]


def _files_of(game: str, language: str) -> list[str]:
    """Read `en.ftl`, and what has a file of its own, such as `cards_en.ftl`."""
    folder = folder_of(package_of(game)) / "text"
    if not folder.is_dir():
        return []
    names = sorted(file.name for file in folder.iterdir() if f"_{file.name}".endswith(f"_{language}.ftl"))
    return [(folder / name).read_text("utf-8") for name in names]
