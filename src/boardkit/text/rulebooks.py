"""A game's rulebook in a language."""

from functools import cache
from typing import Any

from boardkit.core import Game
from boardkit.core.teaching.rulebook import Rulebook, read_rulebook


@cache
def rulebook_of(game: Game[Any], language: str) -> Rulebook:
    """Read a game's rulebook."""
    return read_rulebook(game.file("book", "rulebook", f"{language}.md").read_text("utf-8"))
