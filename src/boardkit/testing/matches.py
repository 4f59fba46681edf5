"""Matches played at random, by seed, and their plain form."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from enum import Enum
from random import Random
from typing import Any, Final

from boardkit.core import Game, Match, Move, Player, Step, legal
from boardkit.core.lines.match import COLOURS
from boardkit.core.notation.shapes import alternatives, fields_of
from boardkit.core.values import Value, names_of
from boardkit.testing import PromiseError

TRIES: Final = 10_000
"""How often options are drawn before there seem to be none that fit."""


class Setting(Value):
    """All that decides how a random match goes."""

    game: Game[Any]
    options: Any
    seats: int
    seed: int


def setting_of(game: Game[Any], seed: int) -> Setting:
    """Take each number of seats in turn, seed by seed, and draw options that fit it.

    Raises:
        LookupError: no options fit.
    """
    seats = game.seats[seed % len(game.seats)]
    return Setting(game, options_at_random(game, seats, Random(seed)), seats, seed)


def options_at_random(game: Game[Any], seats: int, random: Random) -> Any:
    """Draw options that fit each other and the number of seats; what is no choice keeps its default.

    Raises:
        LookupError: none fit.
    """
    fields = fields_of(game.options).items()
    named = {name: choices for name, whole in fields if (choices := alternatives(whole))}
    for _ in range(TRIES):
        drawn = {name: random.choice(choices) for name, choices in named.items()}
        options = game.options(**drawn)
        if game.fault(options, seats) is None:
            return options
    raise LookupError(f"no options fit {seats} seats")


def play_out(setting: Setting) -> Match[Any]:
    """Play a match at random, until nothing can be answered or it is longer than a match may be.

    Raises:
        PromiseError: an answer that is listed is refused.
    """
    game, random = setting.game, Random(setting.seed)
    players = [Player(f"seat {seat}", seat % COLOURS) for seat in range(setting.seats)]
    match = Match.start(game, setting.options, players, setting.seed)
    while len(match.moments) <= game.longest and (moves := legal(game, match.state)):
        move = pick(moves, random)
        refusal = game.refusal(match.state, move)
        if refusal is not None:
            raise PromiseError(f"an answer that is listed is refused: {refusal}")
        match = match.play(move)
    return match


def pick(moves: tuple[Move, ...], random: Random) -> Move:
    """Choose a class of move first, so that a class with few moves is played as often as one with many."""
    kind = random.choice(list(dict.fromkeys(map(type, moves))))
    return random.choice([move for move in moves if type(move) is kind])


def tables(match: Match[Any]) -> Iterator[Any]:
    """Walk every table of a match, those between two answers included."""
    for moment in match.moments:
        yield from tables_of(moment.step)


def tables_of(step: Step[Any]) -> Iterator[Any]:
    """Walk the tables after each event of a step, and the one that it ends with."""
    for frame in step.frames:
        yield frame.state
    yield step.state


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
    names = names_of(type(value))
    return [type(value).__name__, {name: plain(getattr(value, name)) for name in names}]


def digest(*values: object) -> str:
    """Sum up values by their plain form."""
    return hashlib.sha256(json.dumps([plain(value) for value in values]).encode()).hexdigest()
