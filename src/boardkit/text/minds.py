"""How the computer plays: a chapter behind the rules of a game, made from what its players judge by."""

from collections.abc import Iterator, Mapping
from math import isfinite
from typing import Any, Final

from boardkit.core import Game, values_in
from boardkit.core.teaching.rulebook import Rulebook, Section, rulebook_of
from boardkit.players.finding import mind_of
from boardkit.players.ladder import Level
from boardkit.players.mind import POINTS, WON, Mind
from boardkit.text.names import capital
from boardkit.text.players import term_said
from boardkit.text.words import Words

CHAPTER: Final = "computer"
"""The word by which the chapter is found, in place of the number of a section."""


def book_of(game: Game[Any], words: Words) -> Rulebook:
    """Read a game's rulebook in a language, with the chapter behind its last one."""
    book = rulebook_of(game, words.language)
    return book.__replace__(sections={**book.sections, CHAPTER: chapter(game, words)})


def chapter(game: Game[Any], words: Words) -> Section:
    """Write the chapter: what players see, what they weigh, and what each level does."""
    mind = mind_of(game.key)
    text = (
        words("mind-sees"),
        words("mind-weighs"),
        "\n".join(_terms(mind, words)),
        words("mind-levels"),
        "\n".join(_levels(mind, words)),
        words("mind-ask"),
    )
    return Section(CHAPTER, words("mind-title"), 2, "\n\n".join(text))


def _terms(mind: Mind[Any, Any], words: Words) -> Iterator[str]:
    """Say what each term is, what to look at for it, and what a unit of it counts."""
    values = figures(mind, words)
    ending = (POINTS, WON) if mind.winning else (POINTS,)
    for term in dict.fromkeys((*mind.terms, *ending)):
        message = f"term-{term}"
        said = (words.explanation(message, "unit", **values), words.explanation(message, "nudge"))
        yield " ".join((f"* **{capital(term_said(term, words))}**.", *filter(None, said)))


def _levels(mind: Mind[Any, Any], words: Words) -> Iterator[str]:
    for word, level in mind.levels.items():
        named = capital(words.explanation(f"sitter-{word}", "short"))
        yield " ".join((f"* **{named}**.", *_habits(level, words)))


def _habits(level: Level, words: Words) -> Iterator[str]:
    """Say how a level looks for its moves, habit by habit, without those that it has not."""
    yield words("level-width", moves=level.width, tables=level.tables)
    if level.deals > 1:
        yield words("level-deals", deals=level.deals)
    if level.ahead:
        yield words("level-ahead", ahead=level.ahead, breadth=level.breadth)
    if level.playout:
        yield words("level-rounds" if level.rounds else "level-playout", rounds=level.rounds)
    if level.doubt:
        yield words("level-doubt", points=written(level.doubt, words))
    if isfinite(level.foresight):
        yield words("level-foresight", rounds=int(level.foresight))
    if level.slip:
        yield words("level-slip", points=written(level.slip, words))


def figures(mind: Mind[Any, Any], words: Words) -> Mapping[str, str]:
    """Write the weights of a mind, by name, each as it is and in percent."""
    weights = {**values_in(mind.weights), "winning": mind.winning}
    percent = {f"{name}_percent": written(100 * weight, words) for name, weight in weights.items()}
    return {**{name: written(weight, words) for name, weight in weights.items()}, **percent}


def written(number: float, words: Words) -> str:
    """Write a number as short as it can be, to a hundredth."""
    return f"{number:.2f}".rstrip("0").rstrip(".").replace(".", words("decimal-mark"))
