"""The words of a game with their meanings, each with the section of the rulebook that explains it."""

import re
from functools import cache
from typing import Final, TypeVar

from boardkit.core.rules.game import Game
from boardkit.core.rules.table import Table
from boardkit.core.values import Value

S = TypeVar("S", bound=Table)

LINE: Final = r"(?P<term>[^§]+) §(?P<section>\S+?)\s?: (?P<meaning>.+)"


class Term(Value):
    """A word of a game, the number of the section about it, and what it means, in a sentence."""

    term: str
    section: str
    meaning: str


@cache
def glossary_of(game: Game[S], language: str) -> tuple[Term, ...]:
    """Read the words of a game, in English where there are none in the language; there may be none.

    Raises:
        ValueError: a line is not like `city §III.B.4: A tile.`
    """
    folder = game.file("book", "rulebook")
    found = (folder.joinpath(f"glossary_{one}.txt") for one in (language, "en"))
    text = next((file.read_text("utf-8") for file in found if file.is_file()), "")
    return tuple(map(_term, text.splitlines()))


def _term(line: str) -> Term:
    found = re.fullmatch(LINE, line)
    if found is None:
        raise ValueError(f"a line of a glossary is like 'city §III.B.4: A tile.': {line!r}")
    return Term(found["term"], found["section"], found["meaning"])
