"""Matches played at random, by seed, and their plain form, for tests over every game."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any

import attrs
from attrs import frozen
from hypothesis import strategies as st

from boardkit.core import Game, Match, Move, Player, legal
from boardkit.core.notation.shapes import alternatives, fields_of
from boardkit.core.teaching.rulebook import Rulebook, read_rulebook

LANGUAGES = ("en", "fr")

SHARED = 20
"""How many matches the tests of a game share."""


@frozen
class Setting:
    """All that decides how a random match goes."""

    game: Game[Any]
    options: Any
    seats: int
    seed: int


@st.composite
def settings_of(draw: st.DrawFn, game: Game[Any]) -> Setting:
    """Draw a number of seats, a set of options that fits it, and a seed."""
    seats = draw(st.sampled_from(game.seats))
    options = draw(options_of(game).filter(lambda options: game.fault(options, seats) is None))
    return Setting(game, options, seats, draw(st.integers(0, 2**32 - 1)))


def options_of(game: Game[Any]) -> st.SearchStrategy[Any]:
    """Build option sets from the kinds of the options' fields; what is no choice keeps its default."""
    fields = fields_of(game.options).items()
    drawn = {name: st.sampled_from(choices) for name, whole in fields if (choices := alternatives(whole))}
    return st.builds(game.options, **drawn)


def options_at_random(game: Game[Any], seats: int, random: Random) -> Any:
    """Draw options that fit each other and the number of seats."""
    fields = fields_of(game.options).items()
    named = {name: choices for name, whole in fields if (choices := alternatives(whole))}
    while True:
        drawn = {name: random.choice(choices) for name, choices in named.items()}
        options = game.options(**drawn)
        if game.fault(options, seats) is None:
            return options


@lru_cache
def shared(game: Game[Any]) -> st.SearchStrategy[Setting]:
    """Draw one of a few settings, each number of seats in turn: the tests of a game share these matches."""
    several = [(seed, game.seats[seed % len(game.seats)]) for seed in range(SHARED)]
    return st.sampled_from(
        [Setting(game, options_at_random(game, seats, Random(seed)), seats, seed) for seed, seats in several]
    )


@lru_cache(maxsize=128)
def play_out(setting: Setting) -> Match[Any]:
    """Play a match at random, until it is over or has had more answers than a match may have."""
    random = Random(setting.seed)
    players = [Player(f"seat {seat}", seat) for seat in range(setting.seats)]
    match = Match.start(setting.game, setting.options, players, setting.seed)
    while not match.over and len(match.moments) <= longest(setting.game):
        match = match.play(pick(legal(setting.game, match.state), random))
    return match


def pick(moves: tuple[Move, ...], random: Random) -> Move:
    """Choose a class of move first, so that a class with few moves is played as often as one with many."""
    kind = random.choice(list(dict.fromkeys(map(type, moves))))
    return random.choice([move for move in moves if type(move) is kind])


def tables(match: Match[Any]) -> Iterator[Any]:
    """Walk every table of a match, those between two answers included."""
    for moment in match.moments:
        for frame in moment.step.frames:
            yield frame.state
        yield moment.step.state


def longest(game: Game[Any]) -> int:
    """Look up how many answers, chance's included, a match of the game has at most."""
    answers: int = conservation(game).LONGEST
    return answers


def conservation(game: Game[Any]) -> Any:
    """Return the game's module of counts: LONGEST, box(table), pieces(table) and recompute_derived(table)."""
    return import_module(f"tests.games.{game.key}.conservation")


def below(kind: type) -> Iterator[type]:
    """Walk the classes derived from one."""
    children: list[type] = kind.__subclasses__()
    for child in children:
        yield child
        yield from below(child)


@lru_cache
def rulebook(game: Game[Any], language: str) -> Rulebook:
    """Read a game's rulebook."""
    return read_rulebook(game.file("book", "rulebook", f"{language}.md").read_text("utf-8"))


def plain(value: Any) -> Any:
    """Turn a value into what JSON can hold, keeping every field and the order of everything that has one."""
    match value:
        case Enum():
            return plain(value.value)
        case None | bool() | int() | str():
            return value
        case Mapping():
            return [[plain(key), plain(item)] for key, item in value.items()]
        case frozenset() | set():
            return sorted(map(plain, value), key=json.dumps)
        case tuple() | list():
            return [plain(item) for item in value]
    names = [field.name for field in attrs.fields(type(value))]
    return [type(value).__name__, {name: plain(getattr(value, name)) for name in names}]


def digest(*values: object) -> str:
    """Sum up values by their plain form."""
    return hashlib.sha256(json.dumps([plain(value) for value in values]).encode()).hexdigest()
