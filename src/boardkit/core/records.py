"""Matches to and from plain data: options and moves, every move checked."""

import json
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from attrs import asdict, field, frozen

from boardkit.core import notation
from boardkit.core.faults import (
    FaultError,
    MoveDoesNotFit,
    MoveIsGarbled,
    NewerRecord,
    NoSuchMoment,
    NotJson,
    NotText,
    OptionsDoNotFit,
    TooLarge,
    UnknownGame,
    WrongSeats,
    WrongType,
)
from boardkit.core.game import Game
from boardkit.core.match import COLOURS, LONGEST_NAME, Match, Note, NoteKind, Player
from boardkit.core.plain import is_plain, structure, unstructure
from boardkit.core.step import RulesError
from boardkit.core.table import Seat, Table
from boardkit.core.values import evolve

S = TypeVar("S", bound=Table)

FORMAT: Final = 1
"""The version of the record's form."""

LIMIT: Final = 16 * 1024 * 1024
"""The most bytes a record may have."""


@frozen(kw_only=True)
class NoteRecord:
    """A note of the log, as plain data."""

    at: int
    kind: NoteKind
    seat: int
    text: str = ""


@frozen(kw_only=True)
class PlayerRecord:
    """A player, as plain data."""

    name: str
    colour: int


@frozen(kw_only=True)
class Record:
    """A match as plain data: enough to play it again.

    Attributes:
        boardkit: the version of this form.
        version: the version of the program that wrote it.
        moves: every answer in notation, chance's included, with those that were undone at the end.
        at: how many of the moves are played.
    """

    boardkit: int
    version: str
    game: str
    options: dict[str, Any]
    players: list[PlayerRecord]
    seed: int
    moves: list[str]
    at: int
    notes: list[NoteRecord] = field(factory=list)
    open_table: bool = False


def record(match: Match[Any], version: str) -> Record:
    """Write a match down."""
    return Record(
        boardkit=FORMAT,
        version=version,
        game=match.game.key,
        options=asdict(match.options),
        players=[PlayerRecord(name=player.name, colour=player.colour) for player in match.players],
        seed=match.seed,
        moves=[notation.write(moment.move) for moment in match.moments if moment.move],
        at=match.at,
        notes=[NoteRecord(**asdict(note)) for note in match.notes],
        open_table=match.open_table,
    )


def restore(game: Game[S], plain: Record) -> Match[S]:
    """Play a record again, move by move.

    Raises:
        FaultError: something in it does not fit the game; the fault says what and where.
    """
    match = _opening(game, plain)
    for number, text in enumerate(plain.moves, start=1):
        match = _replayed(match, number, text)
    if not 0 <= plain.at < len(match.moments):
        raise FaultError(NoSuchMoment(plain.at, len(plain.moves)))
    notes = tuple(_note(match, number, note) for number, note in enumerate(plain.notes))
    return evolve(match, at=plain.at, notes=notes, by_hand=False)


def to_json(plain: Record) -> str:
    """Write a record as readable JSON with one move a line."""
    return json.dumps(unstructure(plain), ensure_ascii=False, indent=1) + "\n"


def from_json(data: bytes) -> Record:
    """Read a record.

    Raises:
        FaultError: the bytes are no record; the fault says what is wrong and where.
    """
    plain = read_json(data)
    written = plain.get("boardkit") if isinstance(plain, dict) else None
    if isinstance(written, int) and written > FORMAT:
        raise FaultError(NewerRecord(written, FORMAT))
    return structure(plain, Record)


def read_json(data: bytes) -> Any:
    """Read plain data from a file's bytes.

    Raises:
        FaultError: they are too many, no UTF-8 text, or no JSON; the fault says where.
    """
    if len(data) > LIMIT:
        raise FaultError(TooLarge(len(data), LIMIT))
    try:
        return json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise FaultError(NotText(error.start)) from error
    except json.JSONDecodeError as error:
        raise FaultError(NotJson(error.lineno, error.colno)) from error
    except (RecursionError, ValueError) as error:
        raise FaultError(WrongType("$")) from error


def start(
    game: Game[S],
    options: Any,
    players: Sequence[Player],
    seed: int,
    *,
    open_table: bool = False,
    by_hand: bool = False,
) -> Match[S]:
    """Begin a match, after a look at whether options and players fit.

    Raises:
        FaultError: the game is not for so many players, one of them has no proper name or colour, or the
            options do not fit.
    """
    for number, player in enumerate(players):
        _check(number, player)
    if len(players) not in game.seats:
        raise FaultError(WrongSeats(len(players), game.seats[0], game.seats[-1]))
    refusal = game.fault(options, len(players))
    if refusal is not None:
        raise FaultError(OptionsDoNotFit(refusal))
    return Match.start(game, options, players, seed, open_table=open_table, by_hand=by_hand)


def _opening(game: Game[S], plain: Record) -> Match[S]:
    if plain.game != game.key:
        raise FaultError(UnknownGame(plain.game, (game.key,)))
    options = structure(plain.options, game.options, "$.options")
    players = [Player(player.name, player.colour) for player in plain.players]
    return start(game, options, players, plain.seed, open_table=plain.open_table, by_hand=True)


def _check(number: int, player: Player) -> None:
    if not 0 < len(player.name.strip()) <= len(player.name) <= LONGEST_NAME or not is_plain(player.name):
        raise FaultError(WrongType(f"$.players[{number}].name"))
    if player.colour not in range(COLOURS):
        raise FaultError(WrongType(f"$.players[{number}].colour"))


def _note(match: Match[Any], number: int, note: NoteRecord) -> Note:
    if note.seat not in range(len(match.players)):
        raise FaultError(WrongType(f"$.notes[{number}].seat"))
    if note.at not in range(len(match.moments)):
        raise FaultError(WrongType(f"$.notes[{number}].at"))
    return Note(note.at, note.kind, Seat(note.seat), note.text)


def _replayed(match: Match[S], number: int, text: str) -> Match[S]:
    try:
        return match.answer(notation.read(text, match.game.moves))
    except FaultError as error:
        raise FaultError(MoveIsGarbled(number, text, error.fault)) from error
    except RulesError as error:
        raise FaultError(MoveDoesNotFit(number, text, error.refusal)) from error
