"""A table without the moves that led there, written as a code to copy."""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Final

from boardkit.core.editing.faults import NoSuchPiece, NoSuchPlace, NoSuchSeatThere
from boardkit.core.editing.sound import faults_of, recompute_derived
from boardkit.core.faults import Fault, FaultError, UnknownGame, WrongSeats
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import parsed
from boardkit.core.rules.game import Game
from boardkit.core.rules.table import S

FORM: Final = 2  # the version of the form of a code; in 1, classes stood by their names in the code of then
LONGEST: Final = 100_000  # the most characters of a code
LARGEST: Final = 4 * 1024 * 1024  # the most bytes of what a code holds, unpacked
UNKNOWN: Final = (NoSuchPiece, NoSuchPlace, NoSuchSeatThere, WrongSeats)  # with one, a table cannot be drawn
CODE: Final = re.compile(r"boardkit(\d{1,6})\.(\w{1,60})\.([\w-]+)\.([0-9a-f]{8})")


class NoPosition(Fault):
    """A text is not a position code."""


class PositionTooLong(Fault):
    """A text is longer than the code of any position can be."""

    length: int
    limit: int


class NewerPosition(Fault):
    """A code was written by a later version of the program."""

    form: int
    known: int


class PositionDamaged(Fault):
    """A code is not what was written: something is missing, or was changed."""


class PositionDoesNotFit(Fault):
    """The content of a code is no table of its game."""

    fault: Fault


class PositionHasFaults(Fault):
    """A table is impossible; `fault` is the first of `count` reasons."""

    fault: Fault
    count: int


class OtherOptions(Fault):
    """A record names other options than its position."""


def position_code(game: Game[S], state: S) -> str:
    """Write a table as a code: letters, digits, dots and dashes, nothing secret about it."""
    plain = unstructure(state, _tagged(game))
    packed = zlib.compress(json.dumps(plain, separators=(",", ":"), ensure_ascii=False).encode(), 9)
    head = f"boardkit{FORM}.{game.key}.{urlsafe_b64encode(packed).decode().rstrip('=')}"
    return f"{head}.{_check(head)}"


def game_of_code(code: str, games: Mapping[str, Game[S]]) -> Game[S]:
    """Say which game a code is of; FaultError if it is no code, or of a game not in the box."""
    key = game_key(code)
    if key not in games:
        raise FaultError(UnknownGame(key, tuple(games)))
    return games[key]


def game_key(code: str) -> str:
    """Return the key of the game that a code names, in the box or not; FaultError if it is no code."""
    return _parts(code)[1]


def position_of(game: Game[S], code: str) -> S:
    """Read the table of a code; FaultError if it is none of this game, or damaged, or its table cannot be."""
    state = drafted_position(game, code)
    found = faults_of(game, state)
    if found:
        raise FaultError(PositionHasFaults(found[0], len(found)))
    return state


def editable_position(game: Game[S], code: str) -> S:
    """Read the table of a code, even one to be mended; FaultError if it is damaged or of another game."""
    state = drafted_position(game, code)
    unknown = [fault for fault in faults_of(game, state) if isinstance(fault, UNKNOWN)]
    if unknown:
        raise FaultError(PositionHasFaults(unknown[0], len(unknown)))
    return state


def drafted_position(game: Game[S], code: str) -> S:
    """Read the table of a code, whatever is wrong on it; FaultError if it is damaged or of another game."""
    _, key, payload = _parts(code)
    if key != game.key:
        raise FaultError(UnknownGame(key, (game.key,)))
    plain = _unpacked(payload)
    try:
        state = structure(plain, game.state, tagged=_tagged(game))
    except FaultError as error:
        raise FaultError(PositionDoesNotFit(error.fault)) from error
    return recompute_derived(game, state)


def _tagged(game: Game[S]) -> tuple[type, ...]:
    """Name the classes of which something may wait on a table: its business, and moves in it."""
    return (*game.business, *game.moves)


def _parts(code: str) -> tuple[int, str, str]:
    """Split a code into form, game and content, after a look at its checksum."""
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


def _unpacked(payload: str) -> object:
    """Unpack the content of a code, but no more of it than a table can have."""
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), LARGEST)
        return parsed(data.decode() if unpacker.eof else "")
    except (FaultError, ValueError, zlib.error) as error:
        raise FaultError(PositionDamaged()) from error
