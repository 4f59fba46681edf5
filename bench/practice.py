"""Soak practice: `python -m bench.practice [GAME …] --count 10000 --jobs 2`; `--write` lists what there is.

Each exercise is made as it is for a learner, then looked at again by other means: its table is written as a
code and read, each answer is held to the rules there and on tables that its seat cannot tell from it, and
what is said of it is compared in all languages. With `--write` the kinds of each section of which there are
exercises enough go into the game's `box/practice.json`.
"""

import json
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from random import Random
from time import perf_counter
from typing import Any

from boardkit.core import FaultError, Game, Move
from boardkit.core.catalogue import GAMES
from boardkit.core.records.position import position_code
from boardkit.core.records.record import start_at
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.players.lookup import some
from boardkit.practice.exercises import (
    Exercise,
    Kind,
    exercise,
    exercises_at,
    happens,
    held,
    played_out,
)
from boardkit.practice.sessions import KNOWN, patterns_of
from boardkit.practice.telling import is_clear, step_of
from boardkit.text import LANGUAGES, words_for

LOOKS = 40  # how many tables of each match --write looks at
SEEDS = 6  # how many exercises of a kind it wants to be found
GUESSES = 12  # how many tables that its seat cannot tell from it an exercise is held to again
BATCH = 50
TOLD_EVERY = 1000  # after how many it says how far it is
LEFT_OUT = {
    "water_sharing": {
        # What decides stands on the cards, which are played at any time: only the program has an order.
        *(("9.3", kind) for kind in Kind),
        ("6", Kind.NEXT),
        # The section says that it costs nothing; what lies in a part that is gone is lost with it.
        ("5.7.1", Kind.COST),
    },
}
"""Sections and kinds, by game, of which there are exercises that no teacher would set."""


def kinds_in(key: str, seed: int) -> set[tuple[str, Kind]]:
    """List the sections and kinds that a match has exercises of."""
    match, random = played_out(GAMES[key], seed), Random(seed)
    found = set[tuple[str, Kind]]()
    for at in some(range(len(match.moments) - 1), LOOKS, random):
        for kind in Kind:
            made = exercises_at(match.jump(at), kind, seed, random)
            found |= {
                (one.section, kind) for one in made if (one.section, kind) not in found and is_clear(one)
            }
    return found


def is_found(key: str, pair: tuple[str, Kind]) -> bool:
    """Return whether each of some seeds has an exercise of a section and a kind."""
    return all(exercise(GAMES[key], *pair, seed, is_clear) for seed in range(SEEDS))


def listed(key: str, matches: int, pool: ProcessPoolExecutor) -> dict[str, list[str]]:
    """Return the kinds of each section of the rulebook of which every seed has an exercise."""
    found = {one for some in pool.map(partial(kinds_in, key), range(matches), chunksize=4) for one in some}
    sections = [section.number for section in rulebook_of(GAMES[key], "en").rules]
    pairs = [(section, kind) for section in sections for kind in Kind if (section, kind) in found]
    pairs = [pair for pair in pairs if pair not in LEFT_OUT.get(key, ())]
    kept = [pair for pair, good in zip(pairs, pool.map(partial(is_found, key), pairs), strict=True) if good]
    return {
        section: [kind.value for one, kind in kept if one == section]
        for section in dict.fromkeys(one for one, _ in kept)
    }


def looked_at_again(found: Exercise) -> str:
    """Say what is wrong with an exercise; nothing where nothing is."""
    game, quiz = found.match.game, found.quiz
    right = [number == quiz.right for number in range(len(quiz.choices))]
    try:
        code = position_code(game, found.match.state)
        table = start_at(game, code, found.match.players, 0, by_hand=True).state
    except FaultError:
        table = found.match.state
    if held(found, table) != right:
        return "wrong"
    guesses = (game.guess(table, found.seat, Random(1000 + number)) for number in range(GUESSES))
    if any(held(found, guess) != right for guess in guesses) or any(said_too(found, table)):
        return "ambiguous"
    note = step_of(found).step.note
    return "" if all(note.values()) and is_clear(found) else "unclear"


def said_too(found: Exercise, table: Any) -> Iterator[bool]:
    """Say of each wrong answer about what happens whether anything happens that is said in its words."""
    quiz, names = found.quiz, [player.name for player in found.match.players]
    for language, (number, answer) in product(LANGUAGES, enumerate(quiz.choices)):
        words = words_for(language, found.match.game.key, names)
        move = answer if isinstance(answer, Move) else quiz.move
        event = found.event if isinstance(answer, Move) else getattr(answer, "event", None)
        if number != quiz.right and event is not None and move is not None:
            told = [words.say(one) for one in happens(found.match, found.seat, move, table)]
            yield words.say(event) in told


def batch(key: str, first: int) -> tuple[Counter[str], list[tuple[str, str, int]], list[int]]:
    """Make some exercises of a game, and count what came of them."""
    game: Game[Any] = GAMES[key]
    patterns = patterns_of(game)
    told, wrong, seen = Counter[str](), list[tuple[str, str, int]](), list[int]()
    for seed in range(first, first + BATCH):
        pattern = patterns[seed % len(patterns)]
        found = exercise(game, pattern.section, pattern.kind, seed, is_clear)
        if found is None:
            told["none"] += 1
            continue
        trouble = looked_at_again(found)
        told[trouble or "good"] += 1
        told[f"kind {pattern.kind}"] += 1
        if trouble:
            wrong.append((pattern.section, pattern.kind, seed))
        step = step_of(found).step
        seen.append(hash((position_code(game, found.match.state), tuple(step.note.values()))))
    return told, wrong, seen


def soaked(key: str, count: int, pool: ProcessPoolExecutor) -> Iterator[str]:
    """Make so many exercises of a game, and say what came of them."""
    began, told, seen = perf_counter(), Counter[str](), Counter[int]()
    firsts = range(0, count, BATCH)
    for first, (some_told, wrong, some_seen) in zip(
        firsts, pool.map(partial(batch, key), firsts), strict=True
    ):
        told.update(some_told)
        seen.update(some_seen)
        yield from (f"  {key} §{section} {kind}, seed {seed}" for section, kind, seed in wrong)
        if first and first % TOLD_EVERY == 0:
            yield f"  {key}: {first} of {count}, {told['good']} good, {perf_counter() - began:.0f} s"
    twice = sum(times - 1 for times in seen.values())
    said = ", ".join(f"{name} {number}" for name, number in sorted(told.items()))
    yield f"{key}: {said}, twice {twice}, {perf_counter() - began:.0f} s"


def arguments() -> Namespace:
    """Read the command line."""
    parser = ArgumentParser(prog="python -m bench.practice", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("keys", nargs="*", metavar="GAME", default=[*GAMES])
    parser.add_argument("--count", type=int, default=1000, help="exercises a game")
    parser.add_argument("--matches", type=int, default=100, help="matches that --write looks at")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="list what there is instead")
    return parser.parse_args()


def main() -> None:
    """Soak, or list."""
    given = arguments()
    with ProcessPoolExecutor(given.jobs) as pool:
        for key in given.keys:
            if given.write:
                kinds = listed(key, given.matches, pool)
                rows = {kind: [one for one, some in kinds.items() if kind in some] for kind in Kind}
                written = (f"  {json.dumps(kind)}: {json.dumps(row)}" for kind, row in rows.items() if row)
                lines = ",\n".join(written)
                GAMES[key].file(*KNOWN).write_text(f"{{\n{lines}\n}}\n", "utf-8")
                print(
                    f"{key}: {len(kinds)} sections, {sum(map(len, kinds.values()))} kinds of questions",
                    flush=True,
                )
            else:
                for line in soaked(key, given.count, pool):
                    print(line, flush=True)


if __name__ == "__main__":
    main()
