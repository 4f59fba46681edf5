"""All that does not fit in a lesson, at once, each fault with its chapter and its step."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import cache
from typing import Final, TypeAlias

from boardkit.core.faults import Fault, FaultError
from boardkit.core.lines.match import Match
from boardkit.core.notation import moves as notation
from boardkit.core.notation.moves import parser
from boardkit.core.notation.shapes import Place, fields_of
from boardkit.core.records.replay import played, read_move
from boardkit.core.rules.game import Game, legal
from boardkit.core.rules.kinds import by_word, called, kebab
from boardkit.core.rules.step import Event, Move
from boardkit.core.rules.table import CHANCE, S
from boardkit.core.teaching import faults, goals
from boardkit.core.teaching.goals import Goal, fits, is_pattern
from boardkit.core.teaching.lesson import TO, Ask, Branch, Lesson, Mistake, Step, Task
from boardkit.core.teaching.quiz import place_of, quiz_of
from boardkit.core.teaching.reaching import Short, attempted, lacks, parts_of
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.core.teaching.stages import check_words, opening, steps_of


def nowhere(game: Game[S], step: Step) -> Iterator[str]:
    """Walk the names that are no places of a game, of the rings and arrows of a step."""
    shapes = [whole for move in game.moves for whole in fields_of(move).values()]
    kinds = dict.fromkeys(whole for whole in shapes if isinstance(whole, Place))
    ends = [end for arrow in step.arrows for end in arrow.partition(TO)[::2]]
    yield from (name for name in (*step.rings, *ends) if not any(_is_of(kind, name) for kind in kinds))


def _is_of(kind: Place, name: str) -> bool:
    try:
        parser(kind)(name)
    except (ValueError, KeyError):
        return False
    return True


NEAR: Final = 5  # how many names are given that one which is unknown may have meant
Line: TypeAlias = Match[S] | None  # where a lesson has come; None once it can be played no further


def faults_in(game: Game[S], lesson: Lesson) -> tuple[Fault, ...]:
    """List all that does not fit in a lesson; after a move that cannot be made, only what is written."""
    found: list[Fault] = []
    line: Line[S] = None
    try:
        line = opening(game, lesson)
    except FaultError as error:
        found.append(error.fault)
    if lesson.game != game.key:
        return tuple(found)
    for chapter, number, step in steps_of(lesson):
        wrong, line = _checked(game, line, step)
        found += [faults.LessonDoesNotFit(chapter + 1, number, fault) for fault in wrong]
    return tuple(found)


def _checked(game: Game[S], line: Line[S], step: Step) -> tuple[list[Fault], Line[S]]:
    """List what is wrong with a step, and say where it leads."""
    found: list[Fault] = []
    try:
        check_words(step, rulebook_of(game, "en").sections)
        line = None if line is None else played(line, step.moves)
    except FaultError as error:
        found, line = [error.fault], _onward(line, step.moves)
    found += map(faults.MarkNowhere, nowhere(game, step))
    if line is None:
        return found, None
    if step.task is not None:
        found += _in_task(line, step.task)
        return found, _onward(line, [step.task.play])
    if step.ask is not None:
        found += _in_question(line, step.ask)
    return found, line


def _onward(line: Line[S], moves: Sequence[str]) -> Line[S]:
    try:
        return None if line is None else played(line, moves)
    except FaultError:
        return None


def _in_task(match: Match[S], task: Task) -> Iterator[Fault]:
    if match.state.to_move in (None, CHANCE):
        yield faults.NobodyToAsk()
        return
    for text in (task.play, *task.also):
        try:
            played(match, [text])
        except FaultError as error:
            yield error.fault
    for mistake in task.mistakes:
        yield from _in_mistake(match, mistake)
    if task.goal is not None:
        yield from _in_goal(match, task.goal, task.play)
        yield from _reached(match, task, task.goal)
    for branch in task.then:
        answer = sample_of(match, branch.answer)
        if answer is None:
            yield faults.FitsNothing(branch.answer)
        else:
            yield from _in_steps(branch, match.answer(answer))


def _in_question(match: Match[S], ask: Ask) -> Iterator[Fault]:
    try:
        quiz = quiz_of(match, ask)
    except FaultError as error:
        yield error.fault
        return
    for wrong in ask.mistakes:
        place = place_of(quiz, wrong.choice)
        if place is None or place in quiz.rights:
            yield faults.FitsNothing(wrong.choice)
    for branch in ask.then:
        if place_of(quiz, branch.answer) is None:
            yield faults.FitsNothing(branch.answer)
        else:
            yield from _in_steps(branch, match)


def _in_steps(branch: Branch, match: Match[S]) -> Iterator[Fault]:
    line: Line[S] = match
    for number, step in enumerate(branch.steps, start=1):
        wrong, line = _checked(match.game, line, step)
        yield from (faults.InBranch(branch.answer, number, fault) for fault in wrong)


def _in_mistake(match: Match[S], mistake: Mistake) -> Iterator[Fault]:
    """Hold a mistake to the refusal that its author expects."""
    game = match.game
    expected = called(mistake.refusal, by_word(game.refusals))
    if is_pattern(mistake.move):
        found = sample_of(match, mistake.move)
        if mistake.refusal and expected is None:
            near = get_close_matches(mistake.refusal, by_word(game.refusals), NEAR, 0)
            yield faults.UnknownRefusal(mistake.refusal, tuple(near))
        elif mistake.refusal and found is not None:
            yield faults.MistakeIsLegal(notation.write(found))
        elif not mistake.refusal and found is None:
            yield faults.FitsNothing(mistake.move)
        return
    try:
        refusal = game.refusal(match.state, read_move(match, 1, mistake.move))
    except FaultError as error:
        yield error.fault
        return
    if refusal is None and mistake.refusal:
        yield faults.MistakeIsLegal(mistake.move)
    elif refusal is not None and expected is None:
        yield faults.UnknownRefusal(mistake.refusal, (refusal.word,))
    elif refusal is not None and type(refusal) is not expected:
        yield faults.OtherRefusal(mistake.move, refusal.word, refusal)


def _in_goal(match: Match[S], goal: Goal, play: str) -> Iterator[Fault]:
    """Look for what is missing in a goal, or can never be, beside what happens by the move that is shown."""
    shown = sample_of(match, play)
    events = () if shown is None else attempted(match, shown).events
    happening = tuple(dict.fromkeys(kebab(type(event).__name__) for event in events))
    for part in parts_of(goal):
        match part:
            case goals.Measured(at_least=None, at_most=None, exactly=None) | goals.AnyOf(of=[]):
                yield faults.NothingAsked(part.word)
            case goals.AllOf(of=[]) | goals.Moves(of=[]) | goals.Allows(of=[]):
                yield faults.NothingAsked(part.word)
            case goals.Measured(seat=int(seat)) if seat not in range(match.state.seats):
                yield faults.NoSuchSeatOfLesson(seat, match.state.seats - 1)
            case goals.Happens(event=event) if event not in happenings(match.game):
                yield faults.NoSuchHappening(event, happening)
            case goals.Moves(of=patterns):
                yield from (faults.FitsNothing(one) for one in patterns if sample_of(match, one) is None)


def _reached(match: Match[S], task: Task, goal: Goal) -> Iterator[Fault]:
    """Hold the move that is shown, and those that are as good, to the goal; and mistakes against it."""
    try:
        for text in (task.play, *task.also):
            move = sample_of(match, text)
            if move is not None and (found := lacks(goal, attempted(match, move))):
                value = next((one.value for one in found if isinstance(one, Short)), None)
                yield faults.GoalMissed(text) if value is None else faults.GoalShort(text, value)
        for mistake in task.mistakes:
            moves = [*meant(match, mistake.move)]
            if moves and all(not lacks(goal, attempted(match, move)) for move in moves):
                yield faults.GoalReached(mistake.move)
    except FaultError as error:
        yield error.fault


def meant(match: Match[S], pattern: str) -> Iterator[Move]:
    """Walk the legal moves that a pattern stands for, or the one that it is."""
    game, state = match.game, match.state
    if is_pattern(pattern):
        yield from (move for move in legal(game, state) if fits(pattern, notation.write(move)))
        return
    with suppress(FaultError):
        move = read_move(match, 1, pattern)
        if game.refusal(state, move) is None:
            yield move


def sample_of(match: Match[S], pattern: str) -> Move | None:
    """Return a legal move that a pattern stands for."""
    return next(meant(match, pattern), None)


@cache
def happenings(game: Game[S]) -> frozenset[str]:
    """Name what may happen in a game, as goals name it."""
    names = [name for name in sys.modules if name.startswith(f"{game.package}.rules")]
    found = (one for name in names for one in vars(sys.modules[name]).values() if isinstance(one, type))
    own = (one for one in found if one.__module__.startswith(game.package))
    return frozenset(kebab(one.__name__) for one in own if issubclass(one, Event))
