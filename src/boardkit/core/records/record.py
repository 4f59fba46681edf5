"""The record of a match, how it is written and read, and how a match begins."""

from collections.abc import Sequence
from typing import Any, Final, Unpack

from attrs import AttrsInstance
from msgspec import field

from boardkit.core import faults
from boardkit.core.lines.match import COLOURS, LONGEST_NAME, LONGEST_NOTE, How, Match, Moment, Note, Player
from boardkit.core.lines.study import Study
from boardkit.core.notation import moves as notation
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import is_plain, parsed, written
from boardkit.core.records.position import position_of
from boardkit.core.rules.game import Game
from boardkit.core.rules.step import Step
from boardkit.core.rules.table import S
from boardkit.core.values import Value, values_in

FORMAT: Final = 3  # the version of the record's form; 2 adds branches, and 3 what was taken back
LIMIT: Final = 16 * 1024 * 1024  # the most bytes a record may have


class BranchRecord(Value, kw_only=True):
    """A branch of a match, as plain data."""

    name: str
    seed: int
    root: int  # how many of the match's own moves come before its own
    moves: list[str]  # its own moves, with those that were undone at the end
    at: int  # how many moves are played in it, the match's own included
    notes: list[Note] = field(default_factory=list)
    by_hand: bool = False  # whether somebody answers for chance in it


class Record(Value, kw_only=True):
    """A match as plain data: enough to play it again."""

    boardkit: int  # the version of this form
    version: str  # the version of the program that wrote it
    game: str
    options: dict[str, Any]
    players: list[Player]
    seed: int
    moves: list[str]  # every answer in notation, chance's included, with those that were undone at the end
    at: int  # how many of the moves are played
    notes: list[Note] = field(default_factory=list)
    open_table: bool = False
    by_hand: bool = False  # whether somebody answers for chance
    position: str = ""  # the code of the table that the match began with; empty where the game was set up
    branches: list[BranchRecord] = field(default_factory=list)
    branch: str = ""  # the name of the branch that is played now; empty for the match itself
    rules: int = 1  # the version of the game's rules by which it was played


def record(study: Study[S], version: str) -> Record:
    """Write a match down, with its branches."""
    return head(study, version).__replace__(moves=moves_of(study.main.moments))


def head(study: Study[S], version: str) -> Record:
    """Write a match down, except for its own moves."""
    match = study.main
    return Record(
        boardkit=FORMAT,
        version=version,
        game=match.game.key,
        options={**values_in(match.options)},
        players=list(match.players),
        seed=match.seed,
        moves=[],
        at=match.at,
        notes=list(match.notes),
        open_table=match.open_table,
        by_hand=match.by_hand,
        position=match.position,
        branches=[_branch_record(study, name) for name in study.names[1:]],
        branch=study.name,
        rules=match.game.rules,
    )


def moves_of(moments: Sequence[Moment[S]]) -> list[str]:
    """Write the moves of some moments in notation."""
    return [notation.write(moment.move) for moment in moments if moment.move]


def _branch_record(study: Study[S], name: str) -> BranchRecord:
    branch, root = study.branches[name], study.root(name)
    return BranchRecord(
        name=name,
        seed=branch.seed,
        root=root,
        moves=moves_of(branch.moments[root + 1 :]),
        at=branch.at,
        notes=list(branch.notes),
        by_hand=branch.by_hand,
    )


def to_json(plain: Record) -> str:
    """Write a record as readable JSON with one move a line."""
    return written(unstructure(plain))


def from_json(data: bytes) -> Record:
    """Read a record; raise FaultError, which says what is wrong and where, if the bytes are none."""
    plain = read_json(data)
    check_form(plain, "boardkit", FORMAT)
    return structure(plain, Record)


def check_form(plain: object, name: str, known: int) -> None:
    """Check the version of a file's form, which stands under a name; FaultError if it is not known here."""
    form = plain.get(name) if isinstance(plain, dict) else None
    if type(form) is not int:
        return
    if form > known:
        raise faults.FaultError(faults.NewerRecord(form, known))
    if form < 1:
        forms = tuple(map(str, range(1, known + 1)))
        raise faults.FaultError(faults.NotOneOf(f"$.{name}", str(form), forms))


def read_json(data: bytes) -> object:
    """Read a file's bytes; FaultError, which says where, if they are too many, no UTF-8 or no JSON."""
    if len(data) > LIMIT:
        raise faults.FaultError(faults.TooLarge(len(data), LIMIT))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise faults.FaultError(faults.NotText(error.start)) from error
    return parsed(text)


def check_notes(plain: Record) -> None:
    """Check the notes of a record from outside; FaultError if one is longer than can be typed."""
    own = [("$.notes", plain.notes)]
    branches = [(f"$.branches[{n}].notes", branch.notes) for n, branch in enumerate(plain.branches)]
    for path, notes in own + branches:
        for number, note in enumerate(notes):
            if len(note.text) > LONGEST_NOTE:
                place = f"{path}[{number}].text"
                raise faults.FaultError(faults.TextTooLong(place, len(note.text), LONGEST_NOTE))


def start(
    game: Game[S], options: AttrsInstance, players: Sequence[Player], seed: int, **how: Unpack[How]
) -> Match[S]:
    """Begin a match; FaultError if its options, names, colours or number of players do not fit."""
    check_players(players)
    if len(players) not in game.seats:
        raise faults.FaultError(faults.WrongSeats(len(players), game.seats[0], game.seats[-1]))
    refusal = game.fault(options, len(players))
    if refusal is not None:
        raise faults.FaultError(faults.OptionsDoNotFit(refusal))
    return Match.start(game, options, players, seed, **how)


def start_at(game: Game[S], code: str, players: Sequence[Player], seed: int, **how: Unpack[How]) -> Match[S]:
    """Begin an open match with the table of a code; FaultError if that has faults, or players misfit."""
    check_players(players)
    state = position_of(game, code)
    if len(players) != state.seats:
        raise faults.FaultError(faults.WrongSeats(len(players), state.seats, state.seats))
    how = {"open_table": True, **how}
    match = Match(game, state.options, tuple(players), seed, (Moment(Step(state)),), **how)
    return match.__replace__(position="".join(code.split())).advance_chance()


def check_players(players: Sequence[Player]) -> None:
    """Check the players; FaultError if one of them has no proper name or colour."""
    for number, player in enumerate(players):
        if not 0 < len(player.name.strip()) <= len(player.name) <= LONGEST_NAME or not is_plain(player.name):
            raise faults.FaultError(faults.WrongType(f"$.players[{number}].name"))
        if player.colour not in range(COLOURS):
            raise faults.FaultError(faults.WrongType(f"$.players[{number}].colour"))
