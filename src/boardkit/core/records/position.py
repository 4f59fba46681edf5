"""A table without the moves that led there: looked over for faults, and written as a code to copy."""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sized
from typing import Any, Final, Protocol, TypeVar, cast

from attrs import frozen

from boardkit.core.faults import Fault, FaultError
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import parsed
from boardkit.core.notation.shapes import Basic, leaves, shape
from boardkit.core.records.faults import OptionsDoNotFit, UnknownGame, WrongSeats
from boardkit.core.rules.game import Game, legal
from boardkit.core.rules.table import CHANCE, Seat, Table

S = TypeVar("S", bound=Table)
K = TypeVar("K", bound=Hashable)

FORM: Final = 2
"""The version of the form of a code; in 1, classes stood by their names in the code of then."""

LONGEST: Final = 100_000
"""The most characters of a code."""

LARGEST: Final = 4 * 1024 * 1024
"""The most bytes of what a code holds, unpacked."""

CODE: Final = re.compile(r"boardkit(\d{1,6})\.(\w{1,60})\.([\w-]+)\.([0-9a-f]{8})")


@frozen
class NoPosition(Fault):
    """A text is no code of a position."""


@frozen
class PositionTooLong(Fault):
    """A text is longer than the code of any position can be."""

    length: int
    limit: int


@frozen
class NewerPosition(Fault):
    """A code was written by a later version of the program."""

    form: int
    known: int


@frozen
class PositionDamaged(Fault):
    """A code is not what was written: something is missing, or was changed."""


@frozen
class PositionDoesNotFit(Fault):
    """What a code holds is no table of its game."""

    fault: Fault


@frozen
class PositionHasFaults(Fault):
    """A table cannot be; `fault` is the first of `count` reasons."""

    fault: Fault
    count: int


@frozen
class UnevenSeats(Fault):
    """Something lies there for other than as many players as there are."""

    there: int
    seats: int


@frozen
class NoSuchSeatThere(Fault):
    """Something belongs to a player who does not play."""

    number: int
    seats: int


@frozen
class RulesCannotGoOn(Fault):
    """The rules find no way on from a table, though nothing on it is wrong by itself."""


@frozen
class OtherOptions(Fault):
    """A record names other options than its position."""


class Scene(Protocol):
    """What every game's table tells of itself."""

    @property
    def options(self) -> Any:
        """The options it is played with."""
        ...

    @property
    def seats(self) -> int:
        """How many players there are."""
        ...


def scene_of(state: Table) -> Scene:
    """Return a table as what tells its options and seats."""
    return cast("Scene", state)


def position_code(game: Game[S], state: S) -> str:
    """Write a table as a code: letters, digits, dots and dashes, nothing secret about it."""
    plain = unstructure(state, _tagged(game))
    packed = zlib.compress(json.dumps(plain, separators=(",", ":"), ensure_ascii=False).encode(), 9)
    head = f"boardkit{FORM}.{game.key}.{urlsafe_b64encode(packed).decode().rstrip('=')}"
    return f"{head}.{_check(head)}"


def game_of_code(code: str, games: Mapping[str, Game[Any]]) -> Game[Any]:
    """Say which game a code is of.

    Raises:
        FaultError: it is no code, or of a game that is not in the box.
    """
    _, key, _ = _parts(code)
    if key not in games:
        raise FaultError(UnknownGame(key, tuple(games)))
    return games[key]


def position_of(game: Game[S], code: str) -> S:
    """Read the table of a code and look it over.

    Raises:
        FaultError: the text is no code, not of this game, damaged, or its table cannot be.
    """
    state = drafted_position(game, code)
    found = faults_of(game, state)
    if found:
        raise FaultError(PositionHasFaults(found[0], len(found)))
    return state


def drafted_position(game: Game[S], code: str) -> S:
    """Read the table of a code, whatever is wrong with what lies on it.

    Raises:
        FaultError: the text is no code, not of this game, or damaged.
    """
    _, key, payload = _parts(code)
    if key != game.key:
        raise FaultError(UnknownGame(key, (game.key,)))
    plain = _unpacked(payload)
    try:
        state = structure(plain, game.state, tagged=_tagged(game))
    except FaultError as error:
        raise FaultError(PositionDoesNotFit(error.fault)) from error
    return recompute_derived(game, state)


def _tagged(game: Game[Any]) -> tuple[type, ...]:
    """Name the classes of which something may wait on a table: its business, and moves in it."""
    return (*game.business, *game.moves)


def recompute_derived(game: Game[S], state: S) -> S:
    """Work out again what follows from the rest of a table; where that is impossible, leave it."""
    try:
        return game.recompute_derived(state)
    except Exception:
        return state


def faults_of(game: Game[S], state: S) -> tuple[Fault, ...]:
    """Say all that is wrong with a table; nothing, if a match can be played from it.

    Rules take for granted what a table made up by hand need not have, so what they raise is a fault of it.
    """
    scene = scene_of(state)
    try:
        if scene.seats not in game.seats:
            return (WrongSeats(scene.seats, game.seats[0], game.seats[-1]),)
        refusal = game.fault(scene.options, scene.seats)
        if refusal is not None:
            return (OptionsDoNotFit(refusal),)
        return _strangers(state, scene.seats) or tuple(game.faults(state)) or _tried(game, state)
    except Exception:
        return (RulesCannotGoOn(),)


def _strangers(state: Table, seats: int) -> tuple[Fault, ...]:
    """Look for seats that nobody has."""
    found = {value for whole, value in leaves(shape(type(state)), state) if whole is Basic.SEAT}
    return tuple(
        NoSuchSeatThere(seat + 1, seats) for seat in sorted(found) if seat not in range(CHANCE, seats)
    )


def uneven(seats: int, *rows: Sized) -> Iterator[Fault]:
    """Say which rows by seat have not one entry for each seat."""
    return (UnevenSeats(len(row), seats) for row in rows if len(row) != seats)


def surplus(box: Counter[K], found: Counter[K]) -> Iterator[tuple[K, int]]:
    """Walk the pieces that there are more of on a table than in the box, or fewer, by how many."""
    if dict.__eq__(box, found):
        return
    for piece in {**box, **found}:
        if found[piece] != box[piece]:
            yield piece, found[piece] - box[piece]


def _tried(game: Game[S], state: S) -> tuple[Fault, ...]:
    """Try what a match would ask of the rules first."""
    seats = (CHANCE, *map(Seat, range(scene_of(state).seats)))
    moves = legal(game, state)
    game.score(state)
    for seat in seats:
        game.view(state, seat)
    for move in moves[:1]:
        game.apply(state, move)
    return () if moves or state.question is None else (RulesCannotGoOn(),)


def _parts(code: str) -> tuple[int, str, str]:
    """Part a code into form, game and content, after a look at its checksum."""
    if len(code) > LONGEST:
        raise FaultError(PositionTooLong(len(code), LONGEST))
    found = CODE.fullmatch("".join(code.split()))
    if found is None:
        raise FaultError(PositionDamaged() if code.strip().startswith("boardkit") else NoPosition())
    form, key, payload, check = found.groups()
    if int(form) > FORM:
        raise FaultError(NewerPosition(int(form), FORM))
    if _check(found[0].rpartition(".")[0]) != check:
        raise FaultError(PositionDamaged())
    return int(form), key, payload


def _check(head: str) -> str:
    return f"{zlib.crc32(head.encode()):08x}"


def _unpacked(payload: str) -> Any:
    """Unpack the content of a code, but no more of it than a table can have."""
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), LARGEST)
        return parsed(data.decode() if unpacker.eof else "")
    except (FaultError, ValueError, zlib.error) as error:
        raise FaultError(PositionDamaged()) from error
