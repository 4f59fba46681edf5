"""Advice: moves tried side by side before they are told, also those that are taken one by one."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from statistics import fmean
from typing import Any, Final, Generic, Self, TypeVar

from boardkit.core import Game, Move, Seat, Table, legal
from boardkit.core.rules.ahead import after
from boardkit.core.values import Value
from boardkit.players.facts import SURE, Tried, gaps_of, plan_of, standard_error
from boardkit.players.mind import Level, Mind, Seen
from boardkit.players.mind import mean as mean_worth
from boardkit.players.search import Row, decide, thinking_of, tried_again
from boardkit.players.verdict import Opinion, Things, Verdict

S = TypeVar("S", bound=Table)

OTHERS: Final = 3  # beside how many other moves one is set that needs no thought
CANDIDATES: Final = 10  # how many moves are looked at closer, without those that come to the same
TRIES: Final = 48
CLOSER: Final = 1200
"""How often each of them is tried at most, and for how many tables."""
OFTEN: Final = 6  # how many times as often where it is told to somebody who decides now

MATTERS: Final = 0.05  # the loss, as a share of a game's scale, below which moves are alike
MISTAKE: Final = 0.12  # the loss, as a share of a game's scale, from which a decision is a mistake
TURN: Final = 16  # how many own answers a turn may have: moves are compared at its end


def advised(seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int) -> Verdict:
    """Decide as a player would; a move that needs no thought is set beside others, to know why."""
    verdict = decide(seen, mind, level, seed)
    return verdict if len(verdict.opinions) > 1 else beside_others(seen, mind, level, seed)


def beside_others(seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int) -> Verdict:
    """Set the first move that the mind thinks of beside others, one of each kind that is not pointless."""
    dealt = thinking_of(seen, mind, level, seed)
    moves = legal(seen.game, dealt)
    first = mind.prune(dealt, moves)[0]
    others = (move for move in reversed(moves) if move != first and not mind.pointless(dealt, move))
    kinds = {type(move): move for move in others}
    return decide(seen, mind, level, seed, also=tuple(kinds.values())[:OTHERS])


def looked_closer(
    seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int, moves: Sequence[Move], times: float = 1
) -> Verdict:
    """Try moves side by side to the end of the turn, or farther where the level plays on, to compare them.

    The first is what the player would do, and stays first unless another is better by more than the player
    doubts it, or than a mistake costs, and than luck explains. It is done `times` as often as usual.
    """
    return rows_compared(seen, mind, level, seed, [(move,) for move in moves], times)


def rows_compared(
    seen: Seen[S],
    mind: Mind[S, Any],
    level: Level,
    seed: int,
    rows: Sequence[Row],
    times: float = 1,
    *,
    told: bool = False,
) -> Verdict:
    """Do the same with answers that are given one after the other; each is told by the first of them.

    Where they are `told` to somebody who decides now, what came to more stands above what came to less: else
    the advice would hang on what was thought of first.
    """
    deals, tables = round(TRIES * times), round(CLOSER * max(1, times))
    closer = level.__replace__(deals=deals, ahead=max(level.ahead, TURN), tables=tables)
    doubt = min(level.doubt, MISTAKE * mind.scale)
    tried = tried_again(seen, mind, closer, seed, rows, MATTERS * mind.scale)
    return compared(tried, rows[0], doubt, mind, 0.0 if told else SURE)


def compared(
    tried: Mapping[Row, Sequence[Tried]], first: Row, doubt: float, mind: Mind[Any, Any], sure: float = SURE
) -> Verdict:
    """Order rows by what they came to; one comes first where a doubt, or luck, may have put it behind.

    Luck is what another row is ahead of it by less than `sure` standard errors.
    """
    worths = {row: mean_worth([one.worth for one in tries]) for row, tries in tried.items()}
    # Rows that were given up have had fewer tries: each is measured by the first on those that both had.
    ahead = {row: gaps_of(tries, tried[first]) for row, tries in tried.items()}
    ordered = sorted(tried, key=lambda row: -fmean(ahead[row]))
    best = ahead[ordered[0]]
    if fmean(best) <= doubt + sure * standard_error(best):
        ordered.sort(key=lambda row: row != first)
    opinions = tuple(
        Opinion(
            row[0],
            worths[row],
            len(tried[row]),
            row[1:],
            tries=tuple(tried[row]),
            idle=isinstance(row[0], mind.idle),
            plan=plan_of(tried[row]),
        )
        for row in ordered
    )
    return Verdict(ordered[0][0], opinions, units=mind.units)


MOST: Final = 40  # how many things are taken in a row at most
EXCHANGES: Final = 3  # how often one thing is exchanged to find a better row


class Taking(Value, Generic[S], eq=False):
    """A question that is asked again and again until enough is taken."""

    game: Game[S]
    state: S  # the table at which it is asked first
    seat: Seat
    things: tuple[Move, ...]  # what may be taken there
    pointless: frozenset[Move]  # those that no player would take; they are told as left
    # (table, moves) -> the answer to what is asked after a thing, such as how it is paid.
    between: Callable[[S, Sequence[Move]], Move]
    before: Row = ()  # the answer that led to it, where it is another question's

    @classmethod
    def at(cls, seen: Seen[S], mind: Mind[S, Any], seed: int, first: Move | None = None) -> Self | None:
        """Return what may be taken one by one, now or after another answer, if anything may."""
        state = seen.dealt(Random(f"{seed}:deal"))
        if first is not None:
            state = after(seen.game, state, first)
        if state.to_move != seen.seat:
            return None
        things = tuple(move for move in legal(seen.game, state) if type(move) in mind.rows)
        pointless = frozenset(thing for thing in things if mind.pointless(state, thing))
        before = () if first is None else (first,)

        def first_thought(table: S, moves: Sequence[Move]) -> Move:
            return mind.promising(moves, table)[0]

        return cls(seen.game, state, seen.seat, things, pointless, first_thought, before) if things else None

    def whole(self, taken: Collection[Move]) -> Row | None:
        """Take some of the things, in their order, and no more; None where that may not be."""
        state, row = self.state, list(self.before)
        for thing in (thing for thing in self.things if thing in taken):
            if thing not in self._asked(state):
                return None
            row.append(thing)
            state = self._gone_on(after(self.game, state, thing), row)
        asked = self._asked(state)
        end = next((move for move in asked if type(move) not in map(type, self.things)), None)
        if asked and end is None:
            return None
        return (*row, *(() if end is None else (end,)))

    def _gone_on(self, state: S, row: list[Move]) -> S:
        """Answer what is asked in between, if the question comes again after that, and add it to the row."""
        if state.to_move != self.seat or self._asked(state):
            return state
        move = self.between(state, legal(self.game, state))
        reached = after(self.game, state, move)
        if not self._asked(reached):
            return state
        row.append(move)
        return reached

    def _asked(self, state: S) -> Sequence[Move]:
        """List the answers to the question, as long as it is asked again."""
        again = state.to_move == self.seat and type(state.question) is type(self.state.question)
        return legal(self.game, state) if again else ()

    def chosen(self, mind: Mind[S, Any], level: Level, seed: int) -> Row:
        """Take what a player would take, one after the other."""
        state, row = self.state, list(self.before)
        while self._asked(state) and len(row) < MOST:
            there = Seen.of(self.game, state, self.seat)
            row.append(decide(there, mind, level, seed + len(row)).move)
            state = self._gone_on(after(self.game, state, row[-1]), row)
        return self.whole(row) or tuple(row)

    def beside(self, row: Row) -> Iterator[Row]:
        """Take or leave one thing more; where so many are to be taken, another one instead."""
        parted = self.parted(row)
        taken = frozenset(parted.taken)
        sound = [thing for thing in parted.left if thing not in self.pointless]
        single = [*filter(None, (self.whole(taken ^ {thing}) for thing in (*parted.taken, *sound)))]
        swapped = (self.whole(taken - {old} | {new}) for old, new in product(parted.taken, sound))
        yield from single or filter(None, swapped)

    def parted(self, row: Row) -> Things:
        """Part what a row takes from what it leaves."""
        taken, left = (tuple(one for one in self.things if (one in row) is side) for side in (True, False))
        return Things(taken, left, bool(self.before))


def looked_at_rows(
    seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int, moves: Sequence[Move]
) -> Verdict:
    """Look closer at moves, each with all that is taken with it one by one, where several things may be."""
    taking = Taking.at(seen, mind, seed)
    if taking is not None:
        return _told(_settled(seen, mind, level, seed, taking), {taking.before: taking})
    found: dict[Row, Taking[S] | None] = {(move,): Taking.at(seen, mind, seed, move) for move in moves}
    if not any(found.values()):
        return rows_compared(seen, mind, level, seed, [*found], OFTEN, told=True)
    rows = [
        before if one is None else _row(_settled(seen, mind, level, seed, one).opinions[0])
        for before, one in found.items()
    ]
    return _told(rows_compared(seen, mind, level, seed, rows, OFTEN, told=True), found)


def _settled(seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int, taking: Taking[S]) -> Verdict:
    """Begin with what a player takes, and take one thing more or less as long as that is better."""
    row = taking.chosen(mind, level, seed)
    for _ in range(EXCHANGES):
        rows = dict.fromkeys((row, *taking.beside(row), *filter(None, (taking.whole(()),))))
        verdict = rows_compared(seen, mind, level, seed, list(rows))
        if _row(verdict.opinions[0]) == row:
            break
        row = _row(verdict.opinions[0])
    return verdict


def _row(opinion: Opinion) -> Row:
    return (opinion.move, *opinion.rest)


def _told(verdict: Verdict, found: Mapping[Row, Taking[Any] | None]) -> Verdict:
    """Tell of each row what it takes and what it leaves; what ends it goes without saying."""
    opinions = list[Opinion]()
    for one in verdict.opinions:
        taking = found.get((one.move,)) or found.get(())
        opinions.append(one if taking is None else one.__replace__(things=taking.parted(_row(one))))
    return verdict.__replace__(opinions=tuple(opinions))
