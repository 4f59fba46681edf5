"""Minds of games by key, baselines and levels by word, and the measure of what verdicts are worth."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from boardkit import __version__
from boardkit.core import Game, Move, legal
from boardkit.core.catalogue import GAMES, package_of
from boardkit.core.notation.shapes import alternatives, fields_of
from boardkit.core.rules.ahead import after, settled
from boardkit.players.mind import Mind, Seen, mind_by_points
from boardkit.players.search import decide


@cache
def mind_of(game: str) -> Mind[Any, Any]:
    """Return the mind of a game, named by its key: of its package `players`, or one that counts."""
    module = f"{package_of(game)}.players"
    if find_spec(module) is None:
        return mind_by_points(GAMES[game])
    mind: Mind[Any, Any] = import_module(module).MIND
    return mind


@cache
def measure_of(game: str) -> str:
    """Return a digest of the program's version, and of a game's weights, levels and lines of judgement."""
    mind = mind_of(game)
    numbers = (__version__, mind.weights, mind.terms, mind.winning, mind.decisive, dict(mind.levels))
    digest = hashlib.sha256(repr(numbers).encode())
    # Between two versions nothing but the lines themselves tells that they have changed.
    for package in ("boardkit.players", f"{package_of(game)}.players"):
        if find_spec(package) is not None:
            modules = (one for one in files(package).iterdir() if one.name.endswith(".py"))
            for module in sorted(modules, key=lambda one: one.name):
                digest.update(module.read_bytes())
    return digest.hexdigest()[:16]


Chooser: TypeAlias = Callable[[Seen[Any], int], Move]  # (what a seat sees, a seed) -> the move it makes
RANDOM: Final = "random"
GREEDY: Final = "greedy"


def any_move(seen: Seen[Any], seed: int) -> Move:
    """Take any legal move."""
    random = Random(seed)
    return random.choice(legal(seen.game, seen.dealt(random)))


T = TypeVar("T")
TRIES: Final = 10_000  # how often options are drawn before there seem to be none that fit


def options_at_random(game: Game[Any], seats: int, random: Random) -> Any:
    """Draw options that fit each other and the seats, no choice kept as it is; LookupError if none."""
    fields = fields_of(game.options).items()
    named = {name: choices for name, whole in fields if (choices := alternatives(whole))}
    for _ in range(TRIES):
        drawn = {name: random.choice(choices) for name, choices in named.items()}
        options = game.options(**drawn)
        if game.fault(options, seats) is None:
            return options
    raise LookupError(f"no options fit {seats} seats")


def pick(moves: Sequence[Move], random: Random) -> Move:
    """Choose a class of move first, so that a class with few moves is played as often as one with many."""
    kind = random.choice(list(dict.fromkeys(map(type, moves))))
    return random.choice([move for move in moves if type(move) is kind])


def some(values: Sequence[T], count: int, random: Random) -> list[T]:
    """Choose up to `count` values."""
    return random.sample(values, min(count, len(values)))


def most_points_now(seen: Seen[Any], seed: int) -> Move:
    """Take a move after which the seat has the most points; among equals, any."""
    random = Random(seed)
    state = seen.dealt(random)
    moves = legal(seen.game, state)
    if len(moves) == 1:
        return moves[0]
    reached = (settled(seen.game, after(seen.game, state, move), Random(seed)) for move in moves)
    points = [seen.game.totals(table)[seen.seat] for table in reached]
    return random.choice([move for move, has in zip(moves, points, strict=True) if has == max(points)])


BASELINES: Final[Mapping[str, Chooser]] = {RANDOM: any_move, GREEDY: most_points_now}


def chooser_of(game: str, word: str) -> Chooser:
    """Return how the baseline or level of a word chooses a game's moves; KeyError if there is none."""
    if word in BASELINES:
        return BASELINES[word]
    mind = mind_of(game)
    level = mind.levels[word]
    return lambda seen, seed: decide(seen, mind, level, seed).move
