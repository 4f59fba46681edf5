"""A lesson made from a match: each remark of its log is a step, and the decision after it a move to make."""

from collections.abc import Iterator
from itertools import groupby
from typing import TypeVar

from attrs import asdict

from boardkit.core.faults import FaultError
from boardkit.core.lines.match import Match, NoteKind
from boardkit.core.notation import moves as notation
from boardkit.core.rules.table import CHANCE, Table
from boardkit.core.teaching.faults import NoRemarks
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.lesson import FORMAT, Chapter, Lesson, Start, Step, Task
from boardkit.core.teaching.texts import check_texts

S = TypeVar("S", bound=Table)


def recorded(match: Match[S], language: str, title: str, summary: str) -> Lesson:
    """Make a lesson of what was played up to now, told in one language by the remarks of the log.

    Raises:
        FaultError: `NoRemarks`; there is nothing to tell. Or `TextTooLong`.
    """
    steps = list(_steps(match, language))
    if not steps:
        raise FaultError(NoRemarks())
    said = {language: title}
    start = Start(
        players=[player.name for player in match.players],
        options={} if match.position else asdict(match.options),
        seed=match.seed,
        position=match.position,
    )
    lesson = Lesson(
        lesson=FORMAT,
        game=match.game.key,
        title=said,
        summary={language: summary},
        start=start,
        chapters=[Chapter(title=said, steps=steps)],
    )
    check_texts(lesson)
    return lesson


def _steps(match: Match[S], language: str) -> Iterator[Step]:
    made = 0
    remarks = [note for note in match.notes if note.kind is NoteKind.REMARK and note.at <= match.at]
    for at, notes in groupby(sorted(remarks, key=lambda note: note.at), key=lambda note: note.at):
        text = {language: "\n\n".join(note.text for note in notes)}
        moves = _moves(match, made, at)
        task = _task(match, at + 1)
        made = at if task is None else at + 1
        yield _step(match, at, text, moves, task)


def _step(match: Match[S], at: int, text: Said, moves: list[str], task: Task | None) -> Step:
    question = match.moments[at].step.state.question
    return Step(note=text, rule=question.rule if question else "", moves=moves, task=task)


def _moves(match: Match[S], since: int, until: int) -> list[str]:
    """Write the moves after moment `since`, up to moment `until`."""
    moves = (moment.move for moment in match.moments[since + 1 : until + 1])
    return [notation.write(move) for move in moves if move is not None]


def _task(match: Match[S], at: int) -> Task | None:
    """Have the reader make the move of a moment, if it was a player's and has been made."""
    if at > match.at or match.moments[at].seat == CHANCE:
        return None
    return Task(play=_moves(match, at - 1, at)[0])
