"""Playing a record or the moves of a lesson again, every move checked."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from boardkit.core import faults
from boardkit.core.lines.match import Match, Moment, Note, NoteKind, answered
from boardkit.core.lines.study import MAIN, Study
from boardkit.core.notation import moves as notation
from boardkit.core.notation.data import structure
from boardkit.core.records.position import OtherOptions
from boardkit.core.records.record import Record, start, start_at
from boardkit.core.rules.game import Game
from boardkit.core.rules.step import Move, RulesError
from boardkit.core.rules.table import CHANCE, S

CHANCE_WORD: Final = "chance"  # stands among moves for: chance answers by the seed until a seat is asked


def played(match: Match[S], moves: Sequence[str]) -> Match[S]:
    """Make moves in notation, leaving chance's word to the seed; FaultError counts moves from 1."""
    for number, text in enumerate(moves, start=1):
        if text == CHANCE_WORD:
            match = match.let_chance_answer()
            continue
        try:
            match = match.answer(read_move(match, number, text))
        except RulesError as error:
            raise faults.FaultError(faults.MoveDoesNotFit(number, text, error.refusal)) from error
    return match


def read_move(match: Match[S], number: int, text: str) -> Move:
    """Read the move that stands at place `number`, counted from 1; raise FaultError if it cannot be read."""
    try:
        return notation.read(text, match.game.moves)
    except faults.FaultError as error:
        raise faults.FaultError(faults.MoveIsGarbled(number, text, error.fault)) from error


ABOUT_CHANCE: Final = (NoteKind.TAKEN_BACK, NoteKind.ABANDONED)  # said of chance, too: somebody gave it


def restore(game: Game[S], plain: Record, known: Study[S] | None = None) -> Study[S]:
    """Play a record again, move by move; FaultError says what does not fit the game and where.

    What it shares with `known`, the match as it was before, is not played again.
    """
    lines = {} if known is None else {MAIN: known.main, **known.branches}
    match = opening(game, plain)
    if known is not None and known.main.moments[:1] == match.moments:
        match = match.__replace__(moments=known.main.moments[:1])
    match = _continued(match, plain.moves, lines.get(MAIN))
    study = Study(_at(match, plain.at, plain.notes).__replace__(by_hand=plain.by_hand))
    for branch in plain.branches:
        if branch.root not in range(len(match.moments)):
            raise faults.FaultError(faults.NoSuchMoment(branch.root, len(match.moments) - 1))
        stem = match.jump(branch.root).__replace__(moments=match.moments[: branch.root + 1], seed=branch.seed)
        line = _at(_continued(stem, branch.moves, lines.get(branch.name)), branch.at, branch.notes)
        study = study.add(branch.name, line.__replace__(open_table=True, by_hand=branch.by_hand))
    study.line(plain.branch)
    return study.__replace__(name=plain.branch) if study.main.has_no_secrets else study


def opening(game: Game[S], plain: Record) -> Match[S]:
    """Begin the match of a record; FaultError if its options or players do not fit the game."""
    if plain.game != game.key:
        raise faults.FaultError(faults.UnknownGame(plain.game, (game.key,)))
    options = structure(plain.options, game.options, "$.options")
    players, seed, opened = plain.players, plain.seed, plain.open_table
    if plain.position:
        match = start_at(game, plain.position, players, seed, open_table=opened, by_hand=True)
        if match.options != options:
            raise faults.FaultError(OtherOptions())
        return match
    return start(game, options, players, seed, open_table=opened, by_hand=True)


def _continued(match: Match[S], moves: Sequence[str], known: Match[S] | None = None) -> Match[S]:
    """Make moves, except for those that another line has made already at the same table."""
    line = [*match.moments, *(() if known is None else _made(match.moments, moves, known.moments))]
    for text in moves[len(line) - len(match.moments) :]:
        try:
            line.append(answered(match.game, line[-1], notation.read(text, match.game.moves)))
        except faults.FaultError as error:
            raise faults.FaultError(faults.MoveIsGarbled(len(line), text, error.fault)) from error
        except RulesError as error:
            raise faults.FaultError(faults.MoveDoesNotFit(len(line), text, error.refusal)) from error
    return match.__replace__(moments=tuple(line), at=len(line) - 1)


def _made(before: Sequence[Moment[S]], moves: Sequence[str], known: Sequence[Moment[S]]) -> list[Moment[S]]:
    """Return the moments of some moves that are known already to come after others."""
    if len(known) < len(before) or known[len(before) - 1] is not before[-1]:
        return []
    pairs = zip(known[len(before) :], moves, strict=False)
    made = takewhile(lambda pair: pair[0].move is not None and notation.write(pair[0].move) == pair[1], pairs)
    return [moment for moment, _ in made]


def _at(match: Match[S], at: int, notes: Sequence[Note]) -> Match[S]:
    if at not in range(len(match.moments)):
        raise faults.FaultError(faults.NoSuchMoment(at, len(match.moments) - 1))
    for number, note in enumerate(notes):
        nobody = note.kind in ABOUT_CHANCE and note.seat == CHANCE
        if not nobody and note.seat not in range(len(match.players)):
            raise faults.FaultError(faults.WrongType(f"$.notes[{number}].seat"))
        if note.at not in range(len(match.moments)):
            raise faults.FaultError(faults.WrongType(f"$.notes[{number}].at"))
    return match.__replace__(at=at, notes=tuple(notes))
