"""Matches to and from plain data: options and moves, every move checked."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from attrs import asdict, field, frozen

from boardkit.core.faults import FaultError
from boardkit.core.lines.match import (
    COLOURS,
    LONGEST_NAME,
    LONGEST_NOTE,
    Match,
    Moment,
    Note,
    Player,
)
from boardkit.core.lines.study import Study
from boardkit.core.notation import moves as notation
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.faults import NotText, TextTooLong, TooLarge, WrongType
from boardkit.core.notation.plain import is_plain, parsed, written
from boardkit.core.records.faults import (
    MoveDoesNotFit,
    MoveIsGarbled,
    NewerRecord,
    NoSuchMoment,
    OptionsDoNotFit,
    UnknownGame,
    WrongSeats,
)
from boardkit.core.rules.game import Game
from boardkit.core.rules.step import RulesError, Step
from boardkit.core.rules.table import Table
from boardkit.core.rules.values import evolve

S = TypeVar("S", bound=Table)

FORMAT: Final = 2
"""The version of the record's form; 2 adds branches, and records of 1 have none."""

LIMIT: Final = 16 * 1024 * 1024
"""The most bytes a record may have."""


@frozen(kw_only=True)
class BranchRecord:
    """A branch of a match, as plain data.

    Attributes:
        root: how many of the match's own moves come before its own.
        moves: its own moves, with those that were undone at the end.
        at: how many moves are played in it, the match's own included.
        by_hand: whether somebody answers for chance in it.
    """

    name: str
    seed: int
    root: int
    moves: list[str]
    at: int
    notes: list[Note] = field(factory=list)
    by_hand: bool = False


@frozen(kw_only=True)
class Record:
    """A match as plain data: enough to play it again.

    Attributes:
        boardkit: the version of this form.
        version: the version of the program that wrote it.
        rules: the version of the game's rules by which it was played.
        moves: every answer in notation, chance's included, with those that were undone at the end.
        at: how many of the moves are played.
        by_hand: whether somebody answers for chance.
        position: the code of the table that the match began with; empty where the game was set up.
        branch: the name of the branch that is played now; empty for the match itself.
    """

    boardkit: int
    version: str
    game: str
    options: dict[str, Any]
    players: list[Player]
    seed: int
    moves: list[str]
    at: int
    notes: list[Note] = field(factory=list)
    open_table: bool = False
    by_hand: bool = False
    position: str = ""
    branches: list[BranchRecord] = field(factory=list)
    branch: str = ""
    rules: int = 1


def record(study: Study[S], version: str) -> Record:
    """Write a match down, with its branches."""
    return evolve(head(study, version), moves=moves_of(study.main.moments))


def head(study: Study[S], version: str) -> Record:
    """Write a match down, except for its own moves."""
    match = study.main
    return Record(
        boardkit=FORMAT,
        version=version,
        game=match.game.key,
        options=asdict(match.options),
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


def restore(game: Game[S], plain: Record) -> Study[S]:
    """Play a record again, move by move.

    Raises:
        FaultError: something in it does not fit the game; the fault says what and where.
    """
    match = _continued(opening(game, plain), plain.moves)
    study = Study(evolve(_at(match, plain.at, plain.notes), by_hand=plain.by_hand))
    for branch in plain.branches:
        study = study.add(branch.name, _branch(match, branch))
    study.line(plain.branch)
    return evolve(study, name=plain.branch) if study.main.has_no_secrets else study


def to_json(plain: Record) -> str:
    """Write a record as readable JSON with one move a line."""
    return written(unstructure(plain))


def from_json(data: bytes) -> Record:
    """Read a record.

    Raises:
        FaultError: the bytes are no record; the fault says what is wrong and where.
    """
    plain = read_json(data)
    form = plain.get("boardkit") if isinstance(plain, dict) else None
    if isinstance(form, int) and form > FORMAT:
        raise FaultError(NewerRecord(form, FORMAT))
    return structure(plain, Record)


def read_json(data: bytes) -> object:
    """Read plain data from a file's bytes.

    Raises:
        FaultError: they are too many, no UTF-8 text, or no JSON that can be used; the fault says where.
    """
    if len(data) > LIMIT:
        raise FaultError(TooLarge(len(data), LIMIT))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FaultError(NotText(error.start)) from error
    return parsed(text)


def check_notes(plain: Record) -> None:
    """Check that the notes of a record from outside are no longer than those that can be typed.

    Raises:
        FaultError: one of them is too long.
    """
    own = [("$.notes", plain.notes)]
    branches = [(f"$.branches[{n}].notes", branch.notes) for n, branch in enumerate(plain.branches)]
    for path, notes in own + branches:
        for number, note in enumerate(notes):
            if len(note.text) > LONGEST_NOTE:
                raise FaultError(TextTooLong(f"{path}[{number}].text", len(note.text), LONGEST_NOTE))


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
    check_players(players)
    if len(players) not in game.seats:
        raise FaultError(WrongSeats(len(players), game.seats[0], game.seats[-1]))
    refusal = game.fault(options, len(players))
    if refusal is not None:
        raise FaultError(OptionsDoNotFit(refusal))
    return Match.start(game, options, players, seed, open_table=open_table, by_hand=by_hand)


def start_at(
    game: Game[S],
    code: str,
    players: Sequence[Player],
    seed: int,
    *,
    open_table: bool = True,
    by_hand: bool = False,
) -> Match[S]:
    """Begin a match with the table of a position code.

    Raises:
        FaultError: the code cannot be read, its table has faults, or the players do not fit it.
    """
    from boardkit.core.records.position import position_of

    check_players(players)
    state = position_of(game, code)
    if len(players) != state.seats:
        raise FaultError(WrongSeats(len(players), state.seats, state.seats))
    moments = (Moment(Step(state)),)
    match = Match(game, state.options, tuple(players), seed, moments, open_table=open_table, by_hand=by_hand)
    return evolve(match, position="".join(code.split())).advance_chance()


def check_players(players: Sequence[Player]) -> None:
    """Check the names and colours of players.

    Raises:
        FaultError: one of them has no proper name or colour.
    """
    for number, player in enumerate(players):
        _check(number, player)


def _continued(match: Match[S], moves: Sequence[str], since: int = 0) -> Match[S]:
    """Make moves after the first `since`."""
    for number, text in enumerate(moves, start=since + 1):
        match = _replayed(match, number, text)
    return match


def _at(match: Match[S], at: int, notes: Sequence[Note]) -> Match[S]:
    """Stand where the record stands, with its notes."""
    if at not in range(len(match.moments)):
        raise FaultError(NoSuchMoment(at, len(match.moments) - 1))
    for number, note in enumerate(notes):
        _check_note(match, number, note)
    return evolve(match, at=at, notes=tuple(notes))


def _branch(played: Match[S], plain: BranchRecord) -> Match[S]:
    """Grow a branch on the whole line of moves of its match.

    The seeds of chance are the record's; its answers are checked like every other move.
    """
    if plain.root not in range(len(played.moments)):
        raise FaultError(NoSuchMoment(plain.root, len(played.moments) - 1))
    stem = evolve(played.jump(plain.root), moments=played.moments[: plain.root + 1], seed=plain.seed)
    branch = _at(_continued(stem, plain.moves, plain.root), plain.at, plain.notes)
    return evolve(branch, open_table=True, by_hand=plain.by_hand)


def opening(game: Game[S], plain: Record) -> Match[S]:
    """Begin the match of a record, before its first move.

    Raises:
        FaultError: its options or players do not fit the game.
    """
    if plain.game != game.key:
        raise FaultError(UnknownGame(plain.game, (game.key,)))
    options = structure(plain.options, game.options, "$.options")
    players, seed, opened = plain.players, plain.seed, plain.open_table
    if plain.position:
        from boardkit.core.records.position import OtherOptions

        match = start_at(game, plain.position, players, seed, open_table=opened, by_hand=True)
        if match.options != options:
            raise FaultError(OtherOptions())
        return match
    return start(game, options, players, seed, open_table=opened, by_hand=True)


def _check(number: int, player: Player) -> None:
    if not 0 < len(player.name.strip()) <= len(player.name) <= LONGEST_NAME or not is_plain(player.name):
        raise FaultError(WrongType(f"$.players[{number}].name"))
    if player.colour not in range(COLOURS):
        raise FaultError(WrongType(f"$.players[{number}].colour"))


def _check_note(match: Match[S], number: int, note: Note) -> None:
    if note.seat not in range(len(match.players)):
        raise FaultError(WrongType(f"$.notes[{number}].seat"))
    if note.at not in range(len(match.moments)):
        raise FaultError(WrongType(f"$.notes[{number}].at"))


def _replayed(match: Match[S], number: int, text: str) -> Match[S]:
    try:
        return match.answer(notation.read(text, match.game.moves))
    except FaultError as error:
        raise FaultError(MoveIsGarbled(number, text, error.fault)) from error
    except RulesError as error:
        raise FaultError(MoveDoesNotFit(number, text, error.refusal)) from error
