"""The shelf of games: how many play, how long, from what age and how hard it is, and how that is known."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from boardkit.core import Game
from boardkit.core.catalogue import package_of
from boardkit.core.lines.match import Sitter
from boardkit.core.notation.components import load_records
from boardkit.core.packaged import folder_of
from boardkit.core.values import Value
from boardkit.text.words import Words

FILE: Final = "box/shelf.json"
STEP: Final = 5  # minutes are said in steps of so many
LENGTHS: Final = (2500, 3500, 5000, 8000)  # the words of a rulebook above which a game is harder by one
HARDEST: Final = len(LENGTHS) + 1


class ShelfFacts(Value):
    """What is known of a game before it is played, as its `box/shelf.json` has it."""

    source: str  # where age and printed minutes come from
    age: int  # from how many years on
    age_from: str  # `rulebook`, or `box` where the rulebook says nothing
    printed: tuple[int, ...]  # the minutes of the rulebook from and to; empty where it says nothing
    seconds: int  # how long a person is assumed to take for a decision
    # The decisions of a match with several answers, by number of players from the least on: medians of
    # matches between the program's own computers (`bench.shelf`).
    decisions: tuple[int, ...]
    answers: int  # the median number of answers of these decisions
    words: int  # the words of the rulebook in English
    level: str  # the level of the computers
    matches: int  # how many were played with each number of players

    @property
    def hard(self) -> int:
        """How hard the game is, from 1 to `HARDEST`, by the length of its rules."""
        return 1 + sum(self.words > length for length in LENGTHS)


def shelf_facts(game: Game[Any]) -> ShelfFacts | None:
    """Return what is known of a game; None if it has no such file."""
    return _facts(package_of(game.key))


@cache
def _facts(package: str) -> ShelfFacts | None:
    if not (folder_of(package) / FILE).is_file():
        return None
    (facts,) = load_records(package, FILE, ShelfFacts)
    return facts


def decisions_of(game: Game[Any], facts: ShelfFacts) -> tuple[int, int]:
    """Return from how many decisions to how many a match of several players has; alone it is no measure."""
    counts = [count for seats, count in zip(game.seats, facts.decisions, strict=True) if seats > 1]
    return min(counts), max(counts)


def minutes_of(game: Game[Any], facts: ShelfFacts) -> tuple[int, int]:
    """Return from how many minutes to how many a match of several players takes, printed or worked out."""
    if facts.printed:
        return facts.printed[0], facts.printed[-1]
    least, most = (count * facts.seconds / 60 for count in decisions_of(game, facts))
    return STEP * max(round(least / STEP), 1), STEP * max(round(most / STEP), 1)


def is_first(game: Game[Any], games: Iterable[Game[Any]]) -> bool:
    """Return whether newcomers begin with a game: of several it has the shortest rules."""
    known = {one.key: facts.words for one in games if (facts := shelf_facts(one)) is not None}
    return len(known) > 1 and game.key == min(known, key=known.__getitem__)


def in_short(game: Game[Any], words: Words) -> tuple[str, ...]:
    """Say how many play; where it is known, how long, from what age and, by dots, how hard it is."""
    facts, seats = shelf_facts(game), words("seats", least=game.seats[0], most=game.seats[-1])
    if facts is None:
        return (seats,)
    least, most = minutes_of(game, facts)
    dots = "●" * facts.hard + "○" * (HARDEST - facts.hard)
    return seats, words("shelf-minutes", least=least, most=most), words("shelf-age", age=facts.age), dots


def in_full(game: Game[Any], words: Words) -> tuple[str, ...]:
    """Say how long a match takes, from what age the game is and how hard, each with how that is known."""
    facts = shelf_facts(game)
    if facts is None:
        return ()
    (least, most), (fewest, many) = minutes_of(game, facts), decisions_of(game, facts)
    known = dict.fromkeys(one.character for one in sitters_of(words) if one.character)
    characters = [words("character", character=one) for one in known]
    counted = {"fewest": fewest, "many": many, "seconds": facts.seconds, "matches": facts.matches}
    return (
        words("shelf-length", least=least, most=most, printed=len(facts.printed), **counted),
        words("shelf-from-age", age=facts.age, source=facts.age_from),
        words("shelf-hard", hard=facts.hard, hardest=HARDEST, words=facts.words, answers=facts.answers),
        *([words("shelf-characters", characters=words.either(characters))] if characters else ()),
    )


def sitters_of(words: Words) -> list[Sitter]:
    """List who may sit at a seat of a game; computers have the characters for which it has words."""
    return [one for one in Sitter if not one.character or words.knows(f"character-{one.character}")]


def sitter_told(sitter: Sitter, words: Words) -> str:
    """Name who sits at a seat, and say what its character is like, if it has one."""
    if not sitter.character:
        return words.name(sitter)
    return words("plain-now", question=words.name(sitter), value=words(f"character-{sitter.character}"))


def in_a_line(game: Game[Any], words: Words) -> str:
    """Say the same in one sentence for a list of games; empty where nothing is known."""
    if (facts := shelf_facts(game)) is None:
        return ""
    least, most = minutes_of(game, facts)
    hard = {"hard": facts.hard, "hardest": HARDEST, "printed": len(facts.printed)}
    return words("shelf-line", least=least, most=most, age=facts.age, source=facts.age_from, **hard)
