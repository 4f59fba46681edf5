"""A lesson played by the rules: the table at every step, and what to say to a reader's move."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from typing import Any

from boardkit.core.faults import FaultError, UnknownField, UnknownGame, WrongType
from boardkit.core.lines.match import COLOURS, Match, Player
from boardkit.core.notation import moves as notation
from boardkit.core.notation.data import structure
from boardkit.core.records.position import OtherOptions
from boardkit.core.records.record import start, start_at
from boardkit.core.records.replay import played, read_move
from boardkit.core.rules.game import Game
from boardkit.core.rules.step import Event, Move, Refusal
from boardkit.core.rules.table import CHANCE, S
from boardkit.core.teaching.faults import EmptyLesson, LessonDoesNotFit, NobodyToAsk, UnknownSection
from boardkit.core.teaching.goals import Best, Said, fits
from boardkit.core.teaching.lesson import Branch, Lesson, Onward, Start, Step
from boardkit.core.teaching.quiz import Quiz, place_of, quiz_of
from boardkit.core.teaching.reaching import Lack, attempted, lacks
from boardkit.core.teaching.rulebook import Section, rulebook_of
from boardkit.core.values import Value


def opening(game: Game[S], lesson: Lesson) -> Match[S]:
    """Set the table of a lesson; FaultError, in chapter 0 that of the start, if it does not fit."""
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


class Outcome(Enum):
    """The outcome of a reader's move."""

    RIGHT = "right"
    RIGHT_TOO = "right-too"
    REFUSED = "refused"
    NOT_MEANT = "not-meant"


class Reply(Value, eq=False):
    """The lesson's reply to a move: what the rules say, and what its author adds."""

    outcome: Outcome
    refusal: Refusal | None = None
    note: Said | None = None
    lacks: Sequence[Lack] = ()  # what a legal move lacks of the goal
    events: Sequence[Event] = ()  # what a legal move does
    done: Match[Any] | None = None  # the match after a legal move
    branch: Branch | None = None  # the steps that are told to who makes it

    @property
    def good(self) -> bool:
        """Whether the lesson goes on."""
        return self.outcome in (Outcome.RIGHT, Outcome.RIGHT_TOO)


class Stage(Value, eq=False):
    """A step of a lesson at the table."""

    chapter: int  # the number of its chapter, from 0
    step: Step
    match: Match[Any]  # the match when the step begins, without a trace of what comes later
    done: Match[Any]  # the match once the step is done
    move: Move | None = None  # the move that is shown, if the reader is to make one
    also: Sequence[Move] = ()  # moves that are as good
    quiz: Quiz | None = None  # the question, if there is one
    number: int = 0  # its place in the lesson, from 0; in a branch, that of the branch
    aside: bool = False  # whether it is told besides: in a branch, or once more at the end

    @property
    def wants_answer(self) -> bool:
        """Whether the reader has something to do here."""
        return self.move is not None or self.quiz is not None

    def reply(self, move: Move) -> Reply:
        """Judge a move that the reader has made."""
        task = self.step.task
        assert task is not None
        refusal = self.match.game.refusal(self.match.state, move)
        note = next((one.note for one in task.mistakes if fits(one.move, notation.write(move))), {}) or None
        branch = next((one for one in task.then if fits(one.answer, notation.write(move))), None)
        if refusal is not None:
            return Reply(Outcome.REFUSED, refusal, note)
        attempt = attempted(self.match, move)
        if move == self.move:
            return Reply(Outcome.RIGHT, done=self.done, branch=branch)
        missing = () if task.goal is None else lacks(task.goal, attempt)
        if move in self.also or (task.goal is not None and not missing):
            return Reply(Outcome.RIGHT_TOO, done=self.match.answer(move), branch=branch)
        return Reply(Outcome.NOT_MEANT, None, note, missing, attempt.events, self.match.answer(move), branch)

    def branch_of(self, given: Collection[int]) -> Branch | None:
        """Return the steps that are told to who gives an answer; of several, a wrong one's, where one is."""
        if self.quiz is None or self.step.ask is None:
            return None
        quiz, good = self.quiz, self.quiz.judge(given)
        heard = [number for number in given if (number in quiz.rights) is good]
        return next((one for one in self.step.ask.then if place_of(quiz, one.answer) in heard), None)


def stages(game: Game[S], lesson: Lesson) -> tuple[Stage, ...]:
    """Play a lesson by the rules, step by step; FaultError says what does not fit and where."""
    match = opening(game, lesson)
    sections = rulebook_of(game, "en").sections
    found: list[Stage] = []
    for chapter, number, step in steps_of(lesson):
        try:
            check_words(step, sections)
            found.append(stage_of(match, chapter, step).__replace__(number=len(found)))
        except FaultError as error:
            raise FaultError(LessonDoesNotFit(chapter + 1, number, error.fault)) from error
        match = found[-1].done
    return tuple(found)


def branched(stage: Stage, branch: Branch, match: Match[S]) -> tuple[Stage, ...]:
    """Play the steps of a branch from the table after its answer; those that do not fit it are left out."""
    found: list[Stage] = []
    with suppress(FaultError):
        for step in branch.steps:
            one = stage_of(match, stage.chapter, step)
            found.append(one.__replace__(number=stage.number, aside=True))
            match = one.done
    return tuple(found)


def carried(rest: Sequence[Stage], match: Match[S]) -> tuple[Stage, ...] | None:
    """Play later steps of a lesson from another table; None where one of them does not fit there."""
    found: list[Stage] = []
    for stage in rest:
        try:
            anew = stage_of(match, stage.chapter, stage.step)
            one = anew.__replace__(number=stage.number, aside=stage.aside)
            if not _is_same(stage, one):
                return None
        except FaultError:
            return None
        found.append(one)
        match = one.done
    return tuple(found)


def _is_same(stage: Stage, other: Stage) -> bool:
    """Return whether a step asks the same seat for the same, and its move reaches what is asked for."""
    if stage.match.state.to_move != other.match.state.to_move:
        return False
    if stage.quiz is not None and other.quiz is not None and stage.quiz.rights != other.quiz.rights:
        return False
    goal = other.step.task.goal if other.step.task else None
    if goal is None or other.move is None or isinstance(goal, Best):
        return True
    return not lacks(goal, attempted(other.match, other.move))


def goes_on_alone(stage: Stage) -> bool:
    """Return whether the lesson may go on from the table of a reader who has reached the goal otherwise."""
    task = stage.step.task
    return task is not None and task.goal is not None and task.onward is Onward.OWN


def steps_of(lesson: Lesson) -> Iterator[tuple[int, int, Step]]:
    """Walk the steps as (chapter from 0, number in it from 1, step)."""
    for number, chapter in enumerate(lesson.chapters):
        yield from ((number, place, step) for place, step in enumerate(chapter.steps, start=1))


def check_words(step: Step, sections: Mapping[str, Section]) -> None:
    """Check what is said of a step: FaultError for no note, an unknown section, or two answers wanted."""
    if not step.note:
        raise FaultError(EmptyLesson())
    if step.rule and step.rule not in sections:
        raise FaultError(UnknownSection(step.rule))
    if step.task is not None and step.ask is not None:
        raise FaultError(UnknownField("$", "ask"))


def stage_of(match: Match[S], chapter: int, step: Step) -> Stage:
    """Play a step from a table; raise FaultError if it does not fit there."""
    match = played(match, step.moves)
    if step.task is not None:
        task = step.task
        if match.state.to_move in (None, CHANCE):
            raise FaultError(NobodyToAsk())
        done, *_ = [played(match, [move]) for move in (task.play, *task.also)]
        move, *also = (read_move(match, 1, text) for text in (task.play, *task.also))
        return Stage(chapter, step, match, done, move, tuple(also))
    return Stage(chapter, step, match, match, quiz=None if step.ask is None else quiz_of(match, step.ask))
