"""A lesson played by the rules: the table at every step, and what to say to a reader's move."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, TypeVar

from boardkit.core.faults import Fault, FaultError
from boardkit.core.lines.match import Match
from boardkit.core.lines.players import COLOURS, Player
from boardkit.core.notation import moves as notation
from boardkit.core.notation.data import structure
from boardkit.core.notation.faults import UnknownField, WrongType
from boardkit.core.records.faults import UnknownGame
from boardkit.core.records.position import OtherOptions
from boardkit.core.records.record import start, start_at
from boardkit.core.records.script import played, read_move
from boardkit.core.rules.game import Game
from boardkit.core.rules.kinds import by_word, called
from boardkit.core.rules.step import Move, Refusal
from boardkit.core.rules.table import CHANCE, Table
from boardkit.core.rules.values import frozen
from boardkit.core.teaching.faults import (
    EmptyLesson,
    LessonDoesNotFit,
    MistakeIsLegal,
    NobodyToAsk,
    OtherRefusal,
    UnknownRefusal,
    UnknownSection,
)
from boardkit.core.teaching.lesson import Lesson, Mistake, Said, Start, Step, Task
from boardkit.core.teaching.quiz import Quiz, quiz_of
from boardkit.core.teaching.rulebook import Section, rulebook_of

S = TypeVar("S", bound=Table)


class Outcome(Enum):
    """What came of a reader's move."""

    RIGHT = "right"
    RIGHT_TOO = "right-too"
    REFUSED = "refused"
    NOT_MEANT = "not-meant"


@frozen(eq=False)
class Reply:
    """What the lesson says to a move: what the rules say, and what its author adds."""

    outcome: Outcome
    refusal: Refusal | None = None
    note: Said | None = None

    @property
    def good(self) -> bool:
        """Whether the lesson goes on."""
        return self.outcome in (Outcome.RIGHT, Outcome.RIGHT_TOO)


@frozen(eq=False)
class Stage:
    """A step of a lesson at the table.

    Attributes:
        chapter: the number of its chapter, from 0.
        match: the match when the step begins, without a trace of what comes later.
        done: the match once the step is done.
        move: the move that the reader is to make, if any.
        also: moves that are as good.
        quiz: the question, if there is one.
    """

    chapter: int
    step: Step
    match: Match[Any]
    done: Match[Any]
    move: Move | None = None
    also: Sequence[Move] = ()
    quiz: Quiz | None = None

    @property
    def wants_answer(self) -> bool:
        """Whether the reader has something to do here."""
        return self.move is not None or self.quiz is not None

    def reply(self, move: Move) -> Reply:
        """Judge a move that the reader has made."""
        state = self.match.state
        if move == self.move:
            return Reply(Outcome.RIGHT)
        if move in self.also:
            return Reply(Outcome.RIGHT_TOO)
        refusal = self.match.game.refusal(state, move)
        outcome = Outcome.NOT_MEANT if refusal is None else Outcome.REFUSED
        return Reply(outcome, refusal, self._note_on(move))

    def _note_on(self, move: Move) -> Said | None:
        mistakes = self.step.task.mistakes if self.step.task else ()
        return next((one.note for one in mistakes if one.move == notation.write(move) and one.note), None)


def check_lesson(game: Game[S], lesson: Lesson) -> Fault | None:
    """Say the first thing in a lesson that does not fit its game, or None."""
    try:
        stages(game, lesson)
    except FaultError as error:
        return error.fault
    return None


def stages(game: Game[S], lesson: Lesson) -> tuple[Stage, ...]:
    """Play a lesson by the rules, step by step.

    Raises:
        FaultError: something in it does not fit; the fault says what and where.
    """
    match = _opening(game, lesson)
    sections = rulebook_of(game, "en").sections
    found: list[Stage] = []
    for chapter, number, step in _steps(lesson):
        try:
            _check_words(step, sections)
            found.append(_stage(match, chapter, step))
        except FaultError as error:
            raise FaultError(LessonDoesNotFit(chapter + 1, number, error.fault)) from error
        match = found[-1].done
    return tuple(found)


def _steps(lesson: Lesson) -> Iterator[tuple[int, int, Step]]:
    """Walk the steps as (chapter from 0, number in it from 1, step)."""
    for number, chapter in enumerate(lesson.chapters):
        yield from ((number, place, step) for place, step in enumerate(chapter.steps, start=1))


def _opening(game: Game[S], lesson: Lesson) -> Match[S]:
    """Set the table of a lesson; chapter 0 of its faults is the start."""
    if lesson.game != game.key:
        raise FaultError(UnknownGame(lesson.game, (game.key,)))
    if not lesson.steps or not lesson.title or not lesson.summary:
        raise FaultError(EmptyLesson())
    plain = lesson.start
    if plain.seat not in range(len(plain.players)):
        raise FaultError(WrongType("$.start.seat"))
    try:
        return played(_start(game, plain), plain.moves)
    except FaultError as error:
        raise FaultError(LessonDoesNotFit(0, 0, error.fault)) from error


def _start(game: Game[S], plain: Start) -> Match[S]:
    """Set the game up, or begin with a position, which has its own options."""
    players = [Player(name, seat % COLOURS) for seat, name in enumerate(plain.players)]
    if plain.position:
        if plain.options:
            raise FaultError(OtherOptions())
        return start_at(game, plain.position, players, plain.seed, by_hand=True)
    options = structure(plain.options, game.options, "$.start.options")
    return start(game, options, players, plain.seed, open_table=True, by_hand=True)


def _check_words(step: Step, sections: Mapping[str, Section]) -> None:
    if not step.note:
        raise FaultError(EmptyLesson())
    if step.rule and step.rule not in sections:
        raise FaultError(UnknownSection(step.rule))
    if step.task is not None and step.ask is not None:
        raise FaultError(UnknownField("$", "ask"))


def _stage(match: Match[S], chapter: int, step: Step) -> Stage:
    match = played(match, step.moves)
    if step.task is not None:
        return _task(match, chapter, step, step.task)
    quiz = None if step.ask is None else quiz_of(match, step.ask)
    return Stage(chapter, step, match, match, quiz=quiz)


def _task(match: Match[S], chapter: int, step: Step, task: Task) -> Stage:
    if match.state.to_move in (None, CHANCE):
        raise FaultError(NobodyToAsk())
    done, *_ = [played(match, [move]) for move in (task.play, *task.also)]
    for mistake in task.mistakes:
        _check_mistake(match, mistake)
    move, *also = (read_move(match, 1, text) for text in (task.play, *task.also))
    return Stage(chapter, step, match, done, move, tuple(also))


def _check_mistake(match: Match[S], mistake: Mistake) -> None:
    """Hold a mistake to the refusal that its author expects."""
    found = match.game.refusal(match.state, read_move(match, 1, mistake.move))
    if found is None and mistake.refusal:
        raise FaultError(MistakeIsLegal(mistake.move))
    if found is not None and type(found) is not _expected(match.game, mistake):
        raise FaultError(OtherRefusal(mistake.move, found.word, found))


def _expected(game: Game[S], mistake: Mistake) -> type[Refusal]:
    kind = called(mistake.refusal, by_word(game.refusals))
    if kind is None:
        raise FaultError(UnknownRefusal(mistake.refusal))
    return kind
