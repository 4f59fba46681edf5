"""Whether a move reaches what a task asks for, what it lacks, and what could be asked for by it."""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import islice
from operator import eq, ge, le
from typing import Any, Final, Generic, TypeAlias

from boardkit.core.faults import FaultError
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.course import events_since
from boardkit.core.lines.match import Match
from boardkit.core.notation import shapes
from boardkit.core.notation.data import structure
from boardkit.core.notation.moves import write, write_value
from boardkit.core.notation.shapes import Shape, contents, fields_of, narrowed
from boardkit.core.records.record import read_json
from boardkit.core.rules.ahead import after
from boardkit.core.rules.game import Game, legal
from boardkit.core.rules.kinds import kebab
from boardkit.core.rules.score import ScoreSheet
from boardkit.core.rules.step import Event, Move, Refusal
from boardkit.core.rules.table import S, Seat, Table
from boardkit.core.teaching import goals
from boardkit.core.teaching.faults import NoSuchLines, NoSuchSeatOfLesson
from boardkit.core.values import Value, evolve

MOST_FORCED: Final = 20  # how many answers without a choice are counted to a move


class Attempt(Value, Generic[S], eq=False):
    """A legal move at a table, and where it leads."""

    match: Match[S]
    move: Move
    seat: Seat  # who moves
    done: Match[S]  # the match after the move, with the answers of the same seat that leave no choice

    @property
    def game(self) -> Game[S]:
        """The game that is played."""
        return self.match.game

    @property
    def events(self) -> Sequence[Event]:
        """What happens by the move."""
        return events_since(self.done, self.match.at)


class Short(Value):
    """Something counted is less than is asked for, or more."""

    goal: goals.Measured
    seat: Seat
    value: int


class Beaten(Value):
    """Another move brings more points."""

    seat: Seat
    value: int
    best: int


class Amiss(Value):
    """Something asked for does not happen, or happens and must not; or the move is another."""

    goal: goals.Goal


Lack: TypeAlias = Short | Beaten | Amiss  # something that a move lacks


def attempted(match: Match[S], move: Move) -> Attempt[S]:
    """Make a legal move, and forced answers of its seat after it; RulesError if it is refused."""
    seat, done = match.state.to_move, match.answer(move)
    assert seat is not None
    for _ in range(MOST_FORCED):
        answers = legal(done.game, done.state) if done.state.to_move == seat else ()
        if len(answers) != 1:
            break
        done = done.answer(answers[0])
    return Attempt(match, move, seat, done)


def lacks(goal: goals.Goal, attempt: Attempt[S]) -> tuple[Lack, ...]:
    """Say what a move lacks of a goal, if anything; FaultError if the goal names what is not there."""
    match goal:
        case goals.Best():
            return _beaten(goal, attempt)
        case goals.Measured():
            return _short(goal, attempt)
        case goals.Moves(of=patterns):
            text = write(attempt.move)
            return () if any(goals.fits(pattern, text) for pattern in patterns) else (Amiss(goal),)
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


def parts_of(goal: goals.Goal) -> Iterator[goals.Goal]:
    """Walk a goal and all it is made of."""
    yield goal
    match goal:
        case goals.AnyOf(of=parts) | goals.AllOf(of=parts):
            for part in parts:
                yield from parts_of(part)
        case goals.Not(of=inner):
            yield from parts_of(inner)


def within(goal: goals.Measured, value: int) -> bool:
    """Return whether a number is within the bounds of a goal."""
    bounds = ((ge, goal.at_least), (le, goal.at_most), (eq, goal.exactly))
    return all(bound is None or compare(value, bound) for compare, bound in bounds)


def points_of(sheet: ScoreSheet, seat: int, lines: Sequence[str]) -> int:
    """Count a seat's points, by some kinds of lines if any; FaultError if seat or kind is unknown."""
    if seat not in range(sheet.seats):
        raise FaultError(NoSuchSeatOfLesson(seat, sheet.seats - 1))
    points = sheet.by_kind(Seat(seat))
    if unknown := tuple(kind for kind in lines if kind not in points):
        raise FaultError(NoSuchLines(unknown, tuple(points)))
    return sum(points[kind] for kind in lines or points)


def _short(goal: goals.Measured, attempt: Attempt[S]) -> tuple[Lack, ...]:
    seat = attempt.seat if goal.seat is None else Seat(goal.seat)
    value = _value(goal, attempt, attempt.done.state, seat)
    if isinstance(goal, goals.Gain | goals.Change):
        value -= _value(goal, attempt, attempt.match.state, seat)
    return () if within(goal, value) else (Short(goal, seat, value),)


def _value(goal: goals.Measured, attempt: Attempt[S], state: S, seat: Seat) -> int:
    """Count at a table; lines that a sheet does not have yet bring nothing."""
    if isinstance(goal, goals.Points):
        sheet = attempt.game.score(state)
        known = {line.kind for line in sheet.lines}
        wanted = [kind for kind in goal.lines if kind in known]
        return 0 if goal.lines and not wanted else points_of(sheet, seat, wanted)
    assert isinstance(goal, goals.Number)
    return goals.measured(attempt.game, state, goal.of, seat, goal.take)


def _is_open(patterns: Sequence[str], attempt: Attempt[S]) -> bool:
    """Return whether the seat that has moved may make one of some moves next."""
    game, state = attempt.game, attempt.done.state
    moves = legal(game, state) if state.to_move == attempt.seat else ()
    return any(goals.fits(pattern, write(move)) for move in moves for pattern in patterns)


def _beaten(goal: goals.Best, attempt: Attempt[S]) -> tuple[Lack, ...]:
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
    fields, having = fields_of(type(event)), goal.having.items()
    named = kebab(type(event).__name__) == goal.event
    return named and all(name in fields and _has(getattr(event, name), wanted) for name, wanted in having)


def _has(value: object, wanted: str) -> bool:
    """Return whether a value of a happening is what is wanted; of several, entry by entry."""
    if type(value) is tuple and value:
        return goals.fits_entries(wanted.split(","), [write_value(one) for one in value])
    if isinstance(value, frozenset):
        return goals.fits_entries(wanted.split(","), sorted(write_value(one) for one in value))
    return goals.fits_value(wanted, write_value(value))


MOST_TRIED: Final = 240  # how many legal moves are held to a goal at most
LAID: Final = (PLACE, "turn")  # the fields of what happens that tell how something lies, not what it is
MOST_WAYS: Final = 12  # how many things that a move changes are proposed
DEEPEST: Final = 4  # how many steps a way has that is proposed
PATH: Final = re.compile(r"[a-z]\w*")
UNCOUNTED: Final = frozenset({"pile", "options", "seats"})  # fields that no task is about


class Proposal(Value, eq=False):
    """A goal that a move reaches."""

    goal: goals.Goal
    event: Event | None = None  # what happens by the move, where that is what is asked for


class Reach(Value):
    """How many moves reach a goal."""

    good: int  # those that do
    tried: int  # the legal moves that were held to it
    all: bool  # whether there are no others
    sample: bool  # whether the move that is shown does


def attempts_at(match: Match[S]) -> Sequence[Attempt[S]]:
    """Make each of the legal moves of a table, or as many as are held to goals."""
    return [attempted(match, move) for move in legal(match.game, match.state)[:MOST_TRIED]]


def reach(goal: goals.Goal | None, match: Match[S], sample: Move, attempts: Sequence[Attempt[S]]) -> Reach:
    """Count the moves that reach a goal, without one the sample; FaultError if it names what is not there."""
    count = len(legal(match.game, match.state))
    if goal is None:
        return Reach(1, count, all=True, sample=True)
    own = not lacks(goal, attempted(match, sample))
    tried = attempts if not any(isinstance(part, goals.Best) for part in parts_of(goal)) else ()
    good = sum(not lacks(goal, one) for one in tried)
    return Reach(good if tried else int(own), len(tried) or 1, all=len(tried) == count, sample=own)


def proposals(match: Match[S], sample: Move) -> tuple[Proposal, ...]:
    """List goals that a move reaches: first what a teacher would name, then what happens, then the moves."""
    attempt = attempted(match, sample)
    kinds = ([write(sample)], [f"{sample.verb} {goals.ANYTHING}"])
    found = (
        *map(Proposal, _in_measures(attempt, up=True)),
        *map(Proposal, _in_points(attempt)),
        *_in_events(attempt),
        *(Proposal(goals.Moves(of=kind)) for kind in kinds),
        Proposal(goals.Legal()),
        *map(Proposal, _in_moves(attempt)),
        *map(Proposal, _in_measures(attempt, up=False)),
        *map(Proposal, _in_numbers(attempt)),
    )
    return tuple(one for one in found if _is_reached(one.goal, attempt))


def _is_reached(goal: goals.Goal, attempt: Attempt[S]) -> bool:
    try:
        return not lacks(goal, attempt)
    except FaultError:
        return False


@cache
def measures_of(game: Game[S]) -> tuple[goals.Number, ...]:
    """Return what a teacher of a game would count, named, without bounds: what lies in its `book`."""
    file = game.file("book", "measures.json")
    return tuple(structure(read_json(file.read_bytes()), list[goals.Number])) if file.is_file() else ()


def _in_measures(attempt: Attempt[S], *, up: bool) -> Iterator[goals.Goal]:
    """Ask for as much as there is after the move of what is more by it, or as little of what is less."""
    for one in measures_of(attempt.game):
        before, now = (_value(one, attempt, at.state, attempt.seat) for at in (attempt.match, attempt.done))
        if now != before and (now > before) is up:
            yield evolve(one, at_least=now) if up else evolve(one, at_most=now)


def _in_events(attempt: Attempt[S]) -> Iterator[Proposal]:
    """Ask for what happens: with the same card or building, at the same place, or like it."""
    told = {type(event): event for event in reversed(attempt.events) if not event.minor}
    for kind, event in reversed(told.items()):
        word, fields = kebab(kind.__name__), fields_of(kind)
        named = (name for name in fields if name not in LAID and isinstance(getattr(event, name), str | Enum))
        for name in (*islice(named, 1), *({PLACE} & fields.keys())):
            yield Proposal(goals.Happens(event=word, having={name: write_value(getattr(event, name))}), event)
        yield Proposal(goals.Happens(event=word), event)


def _in_points(attempt: Attempt[S]) -> Iterator[goals.Goal]:
    game, seat = attempt.game, attempt.seat
    before, now = (points_of(game.score(at.state), seat, ()) for at in (attempt.match, attempt.done))
    if now > before:
        yield goals.Gain(at_least=now - before)
        yield goals.Points(at_least=now)
        if len(legal(game, attempt.match.state)) <= MOST_TRIED:
            yield goals.Best()


def _in_numbers(attempt: Attempt[S]) -> Iterator[goals.Goal]:
    """Ask for as much as there is after the move of whatever else it changes."""
    before, now = (dict(ways(at.state, attempt.seat)) for at in (attempt.match, attempt.done))
    known = {one.of for one in measures_of(attempt.game)}
    changed = [way for way, value in now.items() if before.get(way, value) != value and way not in known]
    for way in changed[:MOST_WAYS]:
        up = now[way] > before[way]
        yield goals.Number(of=way, at_least=now[way]) if up else goals.Number(of=way, at_most=now[way])


def _in_moves(attempt: Attempt[S]) -> Iterator[goals.Goal]:
    """Ask for what can be done next, and could not before."""
    game, done = attempt.game, attempt.done.state
    if done.to_move == attempt.seat:
        before = {move.verb for move in legal(game, attempt.match.state)}
        fresh = dict.fromkeys(move.verb for move in legal(game, done) if move.verb not in before)
        yield from (goals.Allows(of=[f"{verb} {goals.ANYTHING}"]) for verb in fresh)


def ways(state: Table, seat: int) -> Iterator[tuple[str, int]]:
    """Walk what can be counted on a table, of all and of a seat, as (way, number)."""
    for name, whole, value in contents(shapes.Record(type(state)), state):
        if name not in UNCOUNTED and PATH.fullmatch(str(name)):
            each = type(value) is tuple and len(value) == state.seats
            inner = contents(whole, value) if each else ()
            own = next((part for part in inner if part[0] == seat), None)
            named = (f"{name}", whole, value) if own is None else (f"{name}[{goals.ME}]", *own[1:])
            yield from _ways(*named)


def _ways(way: str, whole: Shape, value: Any, depth: int = 1) -> Iterator[tuple[str, int]]:
    """Walk numbers; of what has entries, how many there are, unless they are numbers."""
    match narrowed(whole, value):
        case shapes.Number() if value is not None:
            yield way, int(value)
        case shapes.Record() if value is not None and depth < DEEPEST:
            for name, part, inner in contents(whole, value):
                if PATH.fullmatch(str(name)):
                    yield from _ways(f"{way}.{name}", part, inner, depth + 1)
        case shapes.Series(shapes.Number()) | shapes.Lookup(item=shapes.Number()) | shapes.Row():
            for at, part, inner in contents(whole, value):
                if not re.search(r"[\[\]=]", write_value(at)):
                    yield from _ways(f"{way}[{write_value(at)}]", part, inner, depth + 1)
        case shapes.Series() | shapes.Bunch() | shapes.Lookup():
            yield way, len(value)


def bounded(goal: goals.Goal, text: str) -> goals.Goal | None:
    """Give a goal bounds: `5` or `>=5` at least, `<=3`, `=4`, or `3-5`; None if it or the text has none."""
    said = re.fullmatch(r"\s*(>=|<=|=|)\s*(-?\d{1,6})\s*(?:-\s*(-?\d{1,6}))?\s*", text)
    if said is None or not isinstance(goal, goals.Measured) or (said[3] and said[1]):
        return None
    sign, low, last = said[1], int(said[2]), said[3]
    if last:
        return evolve(goal, at_least=low, at_most=int(last), exactly=None)
    at_least, at_most, exactly = (low if sign in signs else None for signs in (("", ">="), ("<=",), ("=",)))
    return evolve(goal, at_least=at_least, at_most=at_most, exactly=exactly)


def refused_moves(match: Match[S], offered: Sequence[Move], places: Sequence[object]) -> Iterator[Move]:
    """Find moves like the legal ones that are refused, for different reasons first."""
    game, state = match.game, match.state
    found = dict[type[Refusal], list[Move]]()
    first = {type(move): move for move in reversed(legal(game, state)) if hasattr(move, PLACE)}
    pairs = ((move, at) for move in first.values() for at in places if type(at) is type(getattr(move, PLACE)))
    for move in (*offered, *(evolve(move, **{PLACE: at}) for move, at in pairs)):
        refusal = game.refusal(state, move)
        if refusal is not None:
            found.setdefault(type(refusal), []).append(move)
    rows = list(found.values())
    for number in range(max(map(len, rows), default=0)):
        yield from (row[number] for row in rows if number < len(row))
