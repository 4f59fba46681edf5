"""Matches played at random, by seed, samples of their tables and moves, and their plain form."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from random import Random
from typing import Any, Final

from boardkit.core import Game, Match, Move, Player, Step, legal
from boardkit.core.lines.match import COLOURS
from boardkit.core.notation.shapes import Basic, Number, Piece, Shape, fields_of
from boardkit.core.values import Value, evolve, names_of
from boardkit.players.lookup import options_at_random, pick, some
from boardkit.testing import PromiseError


class Setting(Value):
    """All that decides how a random match goes."""

    game: Game[Any]
    options: Any
    seats: int
    seed: int


def setting_of(game: Game[Any], seed: int) -> Setting:
    """Take each number of seats in turn, and draw options that fit it; LookupError if none do."""
    seats = game.seats[seed % len(game.seats)]
    return Setting(game, options_at_random(game, seats, Random(seed)), seats, seed)


def play_out(setting: Setting) -> Match[Any]:
    """Play at random until nothing is asked or it is too long; PromiseError if a listed answer is refused."""
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


NUMBERS: Final = (-2, 0, 99)
UNKNOWN: Final[dict[Shape, Sequence[Any]]] = {
    Number(): NUMBERS,
    Basic.SEAT: NUMBERS,
    Basic.TEXT: ("nonsense", ""),
}
"""Values of a shape that hardly any table knows."""


class Nonsense(Move):
    """A move that no game knows."""

    verb = "nonsense"


def some_moments(match: Match[Any], count: int, random: Random) -> list[int]:
    """Choose up to `count` moments after an answer to each class of question that the match has asked."""
    by_question: dict[Any, list[int]] = defaultdict(list)
    for at, moment in enumerate(match.moments[:-1]):
        by_question[type(moment.step.state.question)].append(at + 1)
    return [at for several in by_question.values() for at in some(several, count, random)]


def some_tables(match: Match[Any], count: int, random: Random) -> list[Any]:
    """Choose up to `count` tables that ask each class of question, and the last table."""
    asked = [match.moments[at - 1].step.state for at in some_moments(match, count, random)]
    return [*asked, match.state]


def strange_moves(match: Match[Any], random: Random) -> list[Move]:
    """Collect moves from all over the match, and as many with values exchanged for others of their kind."""
    lists = [legal(match.game, state) for state in some_tables(match, 1, random)]
    played = tuple(moment.move for moment in match.moments if moment.move)
    moves = [move for several in (*lists, played) for move in some(several, 20, random)]
    known: dict[Shape, list[Any]] = defaultdict(list)
    for move in moves:
        for name, whole in fields_of(type(move)).items():
            known[whole].append(getattr(move, name))
    for whole, values in known.items():
        values += UNKNOWN.get(whole.by if isinstance(whole, Piece) else whole, ())
    garbled = list[Move]()
    for move in moves:
        fields = fields_of(type(move))
        changed = [name for name in fields if random.random() < 0.5]
        garbled.append(evolve(move, **{name: random.choice(known[fields[name]]) for name in changed}))
    return [*moves, *garbled, Nonsense()]
