"""Records of older rules: carried over where that is possible, else looked at as far as they fit."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

from boardkit.core.faults import Fault, FaultError, MoveDoesNotFit, MoveIsGarbled, NotOneOf
from boardkit.core.lines.match import Match, Note
from boardkit.core.lines.study import Study
from boardkit.core.notation import moves as notation
from boardkit.core.records.record import BranchRecord, Record
from boardkit.core.records.replay import opening, restore
from boardkit.core.rules.game import Game
from boardkit.core.rules.step import Move, RulesError
from boardkit.core.rules.table import S

MOST_FILLED: Final = 100  # how many answers may be put in before one move
Filler: TypeAlias = Callable[[S, Move], Move | None]  # what an older version did not ask is answered first


class NewerRules(Fault):
    """A record was played by a later version of the rules."""

    rules: int
    known: int


class OlderRules(Fault):
    """A record was played by an earlier version of the rules, and does not fit those of today."""

    rules: int
    known: int
    fault: Fault


def restored(game: Game[S], plain: Record) -> Study[S]:
    """Play a record by today's rules if it fits.

    FaultError: `NotOneOf` for a version that never was, `NewerRules`, `OlderRules`, or as `restore`.
    """
    if plain.rules > game.rules:
        raise FaultError(NewerRules(plain.rules, game.rules))
    if plain.rules < 1:
        versions = tuple(map(str, range(1, game.rules + 1)))
        raise FaultError(NotOneOf("$.rules", str(plain.rules), versions))
    if plain.rules == game.rules:
        return restore(game, plain)
    carried = carried_over(game, plain)
    try:
        return restore(game, carried)
    except FaultError as error:
        fault = _as_written(game, plain, carried, error.fault)
        raise FaultError(OlderRules(plain.rules, game.rules, fault)) from error


def looked_at(game: Game[S], plain: Record) -> tuple[Study[S], Fault | None]:
    """Play a record again as far as it fits, and say why no further; FaultError if it never begins."""
    try:
        return restored(game, plain), None
    except FaultError as error:
        if not isinstance(error.fault, OlderRules):
            raise
        fault = error.fault
    trunk = carried_over(game, plain).__replace__(branches=[], branch="")
    moves = _fitting(game, trunk)
    notes = [note for note in trunk.notes if note.at <= len(moves)]
    return restore(game, trunk.__replace__(moves=moves, at=min(trunk.at, len(moves)), notes=notes)), fault


def _as_written(game: Game[S], plain: Record, carried: Record, fault: Fault) -> Fault:
    """Name a move that does not fit by its number and its text in the file, before it was carried over."""
    if not isinstance(fault, MoveDoesNotFit | MoveIsGarbled):
        return fault
    lines = [(0, plain.moves, 0, carried.moves)]
    if len(_fitting(game, carried)) == len(carried.moves):
        pairs = zip(plain.branches, carried.branches, strict=True)
        lines = [(was.root, was.moves, now.root, now.moves) for was, now in pairs]
    for root, moves, root_now, moves_now in lines:
        at = fault.number - root_now
        if moves_now[at - 1 : at] == [fault.move]:
            own = 0  # the moves of the file, to which others were put in, and values in some
            for move in moves_now[:at]:
                own += own < len(moves) and moves[own].split()[:1] == move.split()[:1]
            return fault.__replace__(number=root + own, move=moves[own - 1])
    return fault


def carried_over(game: Game[S], plain: Record) -> Record:
    """Carry a record from one version of the rules to the next, up to that of today."""
    for version in sorted(game.migrations):
        if plain.rules <= version:
            plain = game.migrations[version](game, plain).__replace__(rules=version + 1)
    return plain.__replace__(rules=max(plain.rules, game.rules))


def filled(game: Game[S], plain: Record, filler: Filler[S]) -> Record:
    """Put answers into a record to questions that its version did not ask; what points into it moves along.

    From a move on that fits no more, the rest stays as it is. FaultError if options or players do not fit.
    """
    trunk, moves, places = _filled(opening(game, plain), plain.moves, filler)
    branches = [_filled_branch(trunk, branch, places, filler) for branch in plain.branches]
    notes = _moved(plain.notes, places)
    return plain.__replace__(moves=moves, at=_place(plain.at, places), notes=notes, branches=branches)


def _filled_branch(
    trunk: Match[S], plain: BranchRecord, places: Sequence[int], filler: Filler[S]
) -> BranchRecord:
    root = _place(plain.root, places)
    if root not in range(len(trunk.moments)):
        return plain
    stem = trunk.jump(root).__replace__(moments=trunk.moments[: root + 1])
    _, moves, own = _filled(stem, plain.moves, filler)
    whole = [*places[: plain.root], *(root + place for place in own)]
    at, notes = _place(plain.at, whole), _moved(plain.notes, whole)
    return plain.__replace__(root=root, moves=moves, at=at, notes=notes)


def _filled(
    match: Match[S], moves: Sequence[str], filler: Filler[S]
) -> tuple[Match[S], list[str], list[int]]:
    """Play moves with what is to be filled in; say how many there are after each of the old ones."""
    written, places = list[str](), [0]
    for number, text in enumerate(moves):
        try:
            match, answers = _answered(match, text, filler)
        except (FaultError, RulesError):
            rest = moves[number:]
            return match, [*written, *rest], [*places, *range(len(written) + 1, len(written) + len(rest) + 1)]
        written += answers
        places.append(len(written))
    return match, written, places


def _answered(match: Match[S], text: str, filler: Filler[S]) -> tuple[Match[S], list[str]]:
    move, first = notation.read(text, match.game.moves), list[str]()
    while len(first) < MOST_FILLED and match.game.refusal(match.state, move) is not None:
        answer = filler(match.state, move)
        if answer is None:
            break
        match = match.answer(answer)
        first.append(notation.write(answer))
    return match.answer(move), [*first, text]


def _place(at: int, places: Sequence[int]) -> int:
    """Return where a place of the old record lies now; what pointed nowhere still does."""
    return places[at] if at in range(len(places)) else at


def _moved(notes: Sequence[Note], places: Sequence[int]) -> list[Note]:
    return [note.__replace__(at=_place(note.at, places)) for note in notes]


def _fitting(game: Game[S], plain: Record) -> list[str]:
    match, fitting = opening(game, plain), list[str]()
    with suppress(FaultError, RulesError):
        for text in plain.moves:
            match = match.answer(notation.read(text, game.moves))
            fitting.append(text)
    return fitting
