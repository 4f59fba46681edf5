"""Whether a move reaches what a task asks for, and by how much it falls short."""

from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from boardkit.core.faults import FaultError
from boardkit.core.lines.match import Match
from boardkit.core.lines.stretch import events_since
from boardkit.core.notation.moves import write, write_value
from boardkit.core.notation.shapes import fields_of
from boardkit.core.rules.ahead import after
from boardkit.core.rules.game import Game, legal
from boardkit.core.rules.kinds import kebab
from boardkit.core.rules.score import ScoreSheet
from boardkit.core.rules.step import Event, Move
from boardkit.core.rules.table import Seat, Table
from boardkit.core.teaching import goals
from boardkit.core.teaching.faults import NoSuchLines, NoSuchSeatOfLesson
from boardkit.core.teaching.goals import Goal, Measured, fits, fits_entries, fits_value
from boardkit.core.teaching.measuring import measured
from boardkit.core.values import Value

S = TypeVar("S", bound=Table)

MOST_FORCED: Final = 20
"""How many answers without a choice are counted to a move."""


class Attempt(Value, Generic[S], eq=False):
    """A legal move at a table, and where it leads.

    Attributes:
        seat: who moves.
        done: the match after the move, with the answers of the same seat that leave no choice.
    """

    match: Match[S]
    move: Move
    seat: Seat
    done: Match[S]

    @property
    def game(self) -> Game[S]:
        """The game that is played."""
        return self.match.game

    @property
    def events(self) -> Sequence[Event]:
        """What happens by the move."""
        return events_since(self.done, self.match.at)


class Short(Value):
    """What is counted is not as much as is asked for, or more."""

    goal: Measured
    seat: Seat
    value: int


class Beaten(Value):
    """Another move brings more points."""

    seat: Seat
    value: int
    best: int


class Amiss(Value):
    """What is asked for does not happen, or happens and must not; or the move is another."""

    goal: Goal


Lack: TypeAlias = Short | Beaten | Amiss
"""What a move lacks."""


def attempted(match: Match[S], move: Move) -> Attempt[S]:
    """Make a legal move, and the answers after it that leave its seat no choice.

    Raises:
        RulesError: the rules refuse the move.
    """
    seat, done = match.state.to_move, match.answer(move)
    assert seat is not None
    for _ in range(MOST_FORCED):
        answers = legal(done.game, done.state) if done.state.to_move == seat else ()
        if len(answers) != 1:
            break
        done = done.answer(answers[0])
    return Attempt(match, move, seat, done)


def lacks(goal: Goal, attempt: Attempt[S]) -> tuple[Lack, ...]:
    """Say what a move lacks of a goal; nothing where it reaches it.

    Raises:
        FaultError: the goal names what the game does not have.
    """
    match goal:
        case goals.Best():
            return _beaten(goal, attempt)
        case goals.Measured():
            return _short(goal, attempt)
        case goals.Moves(of=patterns):
            text = write(attempt.move)
            return () if any(fits(pattern, text) for pattern in patterns) else (Amiss(goal),)
        case goals.Allows(of=patterns):
            return () if _is_open(patterns, attempt) else (Amiss(goal),)
        case goals.Happens():
            return () if any(_is_meant(goal, event) for event in attempt.events) else (Amiss(goal),)
        case goals.Not(of=inner):
            return () if lacks(inner, attempt) else (Amiss(goal),)
        case goals.AllOf(of=parts):
            return tuple(lack for part in parts for lack in lacks(part, attempt))
        case goals.AnyOf(of=parts):
            found = [lacks(part, attempt) for part in parts]
            return () if not all(found) else tuple(lack for each in found for lack in each)
    return ()


def parts_of(goal: Goal) -> Iterator[Goal]:
    """Walk a goal and all it is made of."""
    yield goal
    match goal:
        case goals.AnyOf(of=parts) | goals.AllOf(of=parts):
            for part in parts:
                yield from parts_of(part)
        case goals.Not(of=inner):
            yield from parts_of(inner)


def within(goal: Measured, value: int) -> bool:
    """Tell whether a number is within the bounds of a goal."""
    low, high, exact = goal.at_least, goal.at_most, goal.exactly
    return (
        (low is None or value >= low)
        and (high is None or value <= high)
        and (exact is None or value == exact)
    )


def points_of(sheet: ScoreSheet, seat: int, lines: Sequence[str]) -> int:
    """Count the points of a seat, by some kinds of lines if there are any.

    Raises:
        FaultError: there is no such seat, or no such kind of line.
    """
    if seat not in range(sheet.seats):
        raise FaultError(NoSuchSeatOfLesson(seat, sheet.seats - 1))
    points = sheet.by_kind(Seat(seat))
    if unknown := tuple(kind for kind in lines if kind not in points):
        raise FaultError(NoSuchLines(unknown, tuple(points)))
    return sum(points[kind] for kind in lines or points)


def _short(goal: Measured, attempt: Attempt[S]) -> tuple[Lack, ...]:
    seat = attempt.seat if goal.seat is None else Seat(goal.seat)
    value = _value(goal, attempt, attempt.done.state, seat)
    if isinstance(goal, goals.Gain | goals.Change):
        value -= _value(goal, attempt, attempt.match.state, seat)
    return () if within(goal, value) else (Short(goal, seat, value),)


def _value(goal: Measured, attempt: Attempt[S], state: S, seat: Seat) -> int:
    """Count at a table; lines that a sheet does not have yet bring nothing."""
    if isinstance(goal, goals.Points):
        sheet = attempt.game.score(state)
        known = {line.kind for line in sheet.lines}
        wanted = [kind for kind in goal.lines if kind in known]
        if goal.lines and not wanted:
            return 0
        return points_of(sheet, seat, wanted)
    assert isinstance(goal, goals.Number)
    return measured(attempt.game, state, goal.of, seat, goal.take)


def _is_open(patterns: Sequence[str], attempt: Attempt[S]) -> bool:
    """Tell whether the seat that has moved may make one of some moves next."""
    game, state = attempt.game, attempt.done.state
    moves = legal(game, state) if state.to_move == attempt.seat else ()
    return any(fits(pattern, write(move)) for move in moves for pattern in patterns)


def _beaten(goal: goals.Best, attempt: Attempt[S]) -> tuple[Lack, ...]:
    """Look for a legal move that brings more."""
    game, state, seat = attempt.game, attempt.match.state, attempt.seat
    before = _count(game, state, seat, goal.lines)
    own = _count(game, attempt.done.state, seat, goal.lines)
    others = (_forced(game, after(game, state, move), seat) for move in legal(game, state))
    best = max((_count(game, other, seat, goal.lines) for other in others), default=own)
    return () if own >= best else (Beaten(seat, own - before, best - before),)


def _count(game: Game[S], state: S, seat: Seat, lines: Sequence[str]) -> int:
    if not lines:
        return game.totals(state)[seat]
    return sum(line.points for line in game.score(state).of(seat) if line.kind in lines)


def _forced(game: Game[S], state: S, seat: Seat) -> S:
    """Give the answers of a seat that leave no choice."""
    for _ in range(MOST_FORCED):
        answers = legal(game, state) if state.to_move == seat else ()
        if len(answers) != 1:
            break
        state = after(game, state, answers[0])
    return state


def _is_meant(goal: goals.Happens, event: Event) -> bool:
    if kebab(type(event).__name__) != goal.event:
        return False
    return all(
        name in fields_of(type(event)) and _has(getattr(event, name), wanted)
        for name, wanted in goal.having.items()
    )


def _has(value: object, wanted: str) -> bool:
    """Tell whether a value of a happening is what is wanted; of several, entry by entry."""
    if type(value) is tuple and value:
        return fits_entries(wanted.split(","), [write_value(one) for one in value])
    if isinstance(value, frozenset):
        return fits_entries(wanted.split(","), sorted(write_value(one) for one in value))
    return fits_value(wanted, write_value(value))
