"""Which sections can be practised how, and the exercises of one session."""

import json
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, Final

from boardkit.core import Game, Match
from boardkit.core.records.position import position_code
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.values import Value
from boardkit.practice.exercises import Exercise, Kind, exercise
from boardkit.practice.telling import is_clear

SESSION: Final = 10  # how many exercises a session has
KNOWN: Final = ("box", "practice.json")  # the sections of each kind; `python -m bench.practice` writes them
FAR: Final = 10**9  # what lies between the seeds of an exercise and of the one that comes for it once more
AGAIN: Final = 3  # how many seeds are tried for what was missed
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


def table_mark(match: Match[Any]) -> str:
    """Return what stands for a table among those that a learner was given: 12 hex digits."""
    return blake2b(position_code(match.game, match.state).encode(), digest_size=6).hexdigest()


def session(
    game: Game[Any],
    patterns: Sequence[Pattern],
    seed: int,
    size: int | None = None,
    given: Collection[str] = (),
) -> list[Exercise]:
    """Make so many exercises of a session, or the usual number, each pattern in turn.

    No table comes twice, nor any whose mark was `given` before.
    """
    order = Random(seed).sample(patterns, len(patterns))
    made, marks, tried, failures = list[Exercise](), {*given}, 0, 0
    while order and len(made) < (size or SESSION) and failures < FAILURES:
        pattern = order[tried % len(order)]
        found = exercise(game, pattern.section, pattern.kind, seed + tried, is_clear)
        tried += 1
        if found is None or (mark := table_mark(found.match)) in marks:
            failures += 1
        else:
            marks.add(mark)
            made.append(found)
            failures = 0
    return made


def another(game: Game[Any], done: Exercise, given: Collection[str] = ()) -> Exercise | None:
    """Make an exercise of the pattern of another, at a table not given yet; None if there is none."""
    seeds = (done.seed + times * FAR for times in range(1, AGAIN + 1))
    found = (exercise(game, done.section, done.kind, seed, is_clear) for seed in seeds)
    return next((one for one in found if one is not None and table_mark(one.match) not in given), None)
