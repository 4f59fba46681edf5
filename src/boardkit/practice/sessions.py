"""Which sections can be practised how, and the exercises of one session."""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import count, islice
from random import Random
from typing import Any, Final

from boardkit.core import Game
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.values import Value
from boardkit.practice.exercises import Exercise, Kind, exercise
from boardkit.practice.telling import is_clear

SESSION: Final = 10  # how many exercises a session has
KNOWN: Final = ("box", "practice.json")  # the sections of each kind; `python -m bench.practice` writes them
FAR: Final = 10**9  # what lies between the seeds of an exercise and of the one that comes for it once more
FAILURES: Final = 12  # after how many patterns in a row without an exercise a session is as long as it is


class Pattern(Value):
    """What comes again, each time at another table: the kind of a question that a section decides."""

    section: str
    kind: Kind


@cache
def patterns_of(game: Game[Any]) -> Sequence[Pattern]:
    """List what can be practised of a game, in the order of its rulebook; all there is where nobody knows."""
    sections = [section.number for section in rulebook_of(game, "en").rules]
    file = game.file(*KNOWN)
    known = json.loads(file.read_text("utf-8")) if file.is_file() else dict.fromkeys(Kind, sections)
    return [Pattern(section, kind) for section in sections for kind in Kind if section in known.get(kind, ())]


def patterns_in(game: Game[Any], sections: Iterable[str]) -> Sequence[Pattern]:
    """List what can be practised of some sections and those below them; an empty one is the whole book."""
    wanted = tuple(section and f"{section}." for section in sections)
    return [one for one in patterns_of(game) if f"{one.section}.".startswith(wanted)]


def session(
    game: Game[Any], patterns: Sequence[Pattern], seed: int, size: int | None = None
) -> list[Exercise]:
    """Make so many exercises of a session, or the usual number, each pattern in turn and no table twice."""
    return list(islice(_exercises(game, patterns, seed), size or SESSION))


def another(game: Game[Any], done: Exercise) -> Exercise | None:
    """Make an exercise of the pattern of another, at another table; None where there seems to be none."""
    return exercise(game, done.section, done.kind, done.seed + FAR, is_clear)


def _exercises(game: Game[Any], patterns: Sequence[Pattern], seed: int) -> Iterator[Exercise]:
    order = Random(seed).sample(patterns, len(patterns))
    made, failures = list[Exercise](), 0
    for number in count() if order else ():
        pattern = order[number % len(order)]
        found = exercise(game, pattern.section, pattern.kind, seed + number, is_clear)
        if found is None or any(found.match.state == one.match.state for one in made):
            failures += 1
        else:
            made.append(found)
            failures = 0
            yield found
        if failures == FAILURES:
            return
