"""Search for all games: moves tried on dealt tables, half of them dropped, the rest tried again."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from math import exp
from random import Random
from statistics import fmean
from typing import Any, Final, Generic, TypeVar

from boardkit.core import Game, Move, Table, legal
from boardkit.core.rules.ahead import after, settled_by
from boardkit.players.facts import SURE, Tried, When, gaps_of, standard_error
from boardkit.players.mind import Counts, Level, Mind, Seen, Worth, mean
from boardkit.players.verdict import Opinion, Verdict


class Streams:
    """Sources of luck, one for each seat and kind of question.

    Moves that are compared meet the same luck only as long as chance is asked the same after them. Where one
    draws a card more than another, its draws alone are told apart: what comes of the weather stays the same.
    """

    def __init__(self, seed: object) -> None:
        self._seed = seed
        self._sources: dict[tuple[type, int], Random] = {}

    def of(self, state: Table) -> Random:
        """Return the source for the question on top."""
        question = state.question
        assert question is not None
        asked = type(question), question.seat
        if asked not in self._sources:
            self._sources[asked] = Random(f"{self._seed}:{asked[0].__name__}:{asked[1]}")
        return self._sources[asked]


S = TypeVar("S", bound=Table)

Row = tuple[Move, ...]  # answers of a seat that it gives one after the other
FEWEST: Final = 2  # how many moves are never dropped: there is a reason only beside another one


def decide(seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int, also: Sequence[Move] = ()) -> Verdict:
    """Choose a move for the seat that is asked; the same arguments give the same verdict on any machine.

    All chance follows from `seed`; the moves in `also` are looked at whatever the mind would leave out.
    """
    dealt = [thinking_of(seen, mind, level, seed, number) for number in range(max(1, level.deals))]
    moves = legal(seen.game, dealt[0])
    if len(moves) == 1:
        return Verdict(moves[0], (Opinion(moves[0], Worth(), 0),))
    pruned = list(dict.fromkeys((*mind.promising(moves, *dealt)[: level.width], *also)))
    if len(pruned) == 1:
        return Verdict(pruned[0], (Opinion(pruned[0], Worth(), 0),))
    search = Search(seen, mind, level, dealt, seed)
    opinions = search.halved(pruned)
    move = opinions[0].move
    if level.slip:
        # One that is worth a little less is taken, too, the more seldom the worse it is.
        worths = [opinion.worth.total + search.credit(opinion.move) for opinion in opinions]
        weights = [exp((worth - max(worths)) / level.slip) for worth in worths]
        move = Random(f"{seed}:slip").choices(opinions, weights)[0].move
    return Verdict(move, opinions, search.tables)


def thinking_of(seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int, number: int = 0) -> S:
    """Deal the table that a player thinks of when it decides by a seed; or one more of them."""
    return mind.imagined(seen, level, Random(f"{seed}:deal:{number}"))


FIRST_TRIES: Final = 6  # after how many tries rows are first told apart, then after twice as many each time
APART: Final = 3.0  # by how many standard errors a row must be behind to be given up before the end
FEW: Final = 4.0  # how much more, times the tries but one: a few tell little of their spread (Student)


def tried_again(
    seen: Seen[S], mind: Mind[S, Any], level: Level, seed: int, rows: Sequence[Row], alike: float = 0.0
) -> Mapping[Row, Sequence[Tried]]:
    """Try a few rows side by side, on the same deals and luck of `seed`, until they are told apart.

    What falls far behind is given up, all but the first. It ends where each that is left is behind, too, or
    surely by less than is `alike`; or where the level has no more deals or tables.
    """
    luck = (Random(f"{seed}:again:{number}") for number in range(level.deals))
    search = Search(seen, mind, level, [mind.imagined(seen, level, next(luck))], seed)
    tried: dict[Row, list[Tried]] = {row: [] for row in rows}
    left, check = [*rows], FIRST_TRIES
    for number in range(level.deals):
        for row in left:
            tried[row].append(search.tried(row, number))
        if search.spent and number:
            break
        if number + 1 == check:
            left, check = undecided(tried, left, alike), 2 * check
        if not left:
            break
        search.dealt += [mind.imagined(seen, level, one) for one in islice(luck, 1)]
    return tried


def undecided(tried: Mapping[Row, Sequence[Tried]], left: Sequence[Row], alike: float) -> list[Row]:
    """List the rows that are worth more tries: the first, the best, and those that may be as good."""
    first, best = left[0], max(left, key=lambda row: fmean(one.worth.total for one in tried[row]))
    near, decided = [], True
    apart = APART * (1 + FEW / (len(tried[best]) - 1))
    for row in left:
        gaps = gaps_of(tried[best], tried[row])
        behind, doubt = fmean(gaps), standard_error(gaps)
        if row in (first, best) or behind <= apart * doubt:
            near.append(row)
            decided &= row == best or behind > apart * doubt or behind + SURE * doubt < alike
    return [] if decided else near


class Search(Generic[S]):
    """The tables that are looked at for one decision, and how many they are."""

    def __init__(self, seen: Seen[S], mind: Mind[S, Any], level: Level, dealt: list[S], seed: int) -> None:
        self.game, self.seat = seen.game, seen.seat
        self.mind, self.level, self.dealt, self.seed = mind, level, dealt, seed
        self.turn, self.round, self.tables = mind.turn(dealt[0]), seen.game.round(dealt[0]), 0
        self.whose = mind.whose(dealt[0])
        self.first: Move | None = None
        self.asked = type(dealt[0].question)
        # How the seat goes on to answer the same question in a try, until the round ends.
        self.plan: list[Move] = []
        self.done = dealt[0]  # the table after that
        # The table after the best answer that was last found, and its worth.
        self.best: tuple[S | None, Worth] = (None, Worth())

    def credit(self, move: Move) -> float:
        """Return how many points the first move that the mind thinks of has in advance."""
        return self.level.doubt if move == self.first else 0.0

    @property
    def spent(self) -> bool:
        """Whether it has looked at as many tables as its level may."""
        return self.tables >= self.level.tables

    def halved(self, moves: list[Move]) -> tuple[Opinion, ...]:
        """Try moves, the most promising first, and drop the worse half until two or no tables are left."""
        tried: dict[Move, list[Worth]] = {move: [] for move in moves}
        means = dict[Move, Worth]()
        left, self.first = moves, moves[0]
        while True:
            for move in left * self.level.samples:
                if self.spent and tried[move]:
                    break
                *_, (_, state) = self.tables_after((move,), len(tried[move]))
                tried[move].append(self.worth(state))
            means |= {move: mean(tried[move]) for move in left}
            left = sorted(left, key=lambda move: -means[move].total - self.credit(move))
            if self.level.samples == 1 or self.spent or len(left) <= FEWEST:
                break
            left = left[: max(FEWEST, len(left) // 2)]
        # Those that were dropped stand below those that stayed, however lucky their few tables were.
        dropped = [move for move in tried if move not in left and tried[move]]
        order = [*left, *sorted(dropped, key=lambda move: -means[move].total)]
        return tuple(
            Opinion(move, means[move], len(tried[move]), tries=tuple(map(Tried, tried[move])))
            for move in order
        )

    def tried(self, row: Row, number: int) -> Tried:
        """Try a row, and count what a person can count on the way."""
        found = dict(self.tables_after(row, number))
        *_, state = found.values()
        if self.plan:
            found[When.DONE] = self.done
        counts: dict[When, Counts] = {
            when: self.mind.counts(table, self.seat) for when, table in found.items() if when != When.LATER
        }
        return Tried(self.worth(state), counts, tuple(self.plan))

    def tables_after(self, row: Row, number: int) -> Iterator[tuple[When, S]]:
        """Walk the tables of a try, in the order of time, up to the one that is judged.

        In a try of the same number each row meets the same deals and the same luck.
        Those of a turn or a round that is not over yet when it is judged are told as later than all.
        """
        luck = Streams(f"{self.seed}:try:{number}")
        state = self.dealt[number % len(self.dealt)]
        self.plan = []
        yield When.BEFORE, state
        for move in row:
            self.tables += 1
            state = after(self.game, settled_by(self.game, state, luck.of), move)
        yield When.NOW, state
        state = self._finished_turn(settled_by(self.game, state, luck.of), luck)
        if self.mind.whose(state) != self.whose and self._reached(state) is When.LATER:
            yield When.TURN, state
        state = self.played_out(state, luck)
        yield self._reached(state), state

    def _reached(self, state: S) -> When:
        """Tell what has come to its end at a table."""
        if state.question is None:
            return When.END
        return When.ROUND if self.game.round(state) != self.round else When.LATER

    def worth(self, state: S) -> Worth:
        """Return what a table is worth to the seat, finished or not."""
        if state is self.best[0]:
            return self.best[1]
        if state.question is None:
            return self.mind.ended(self.game, state, self.seat).to(self.level.taste)
        return self.mind.worth(state, self.seat, self.mind.weights).to(self.level.taste)

    def _after(self, state: S, move: Move, luck: Streams) -> S:
        self.tables += 1
        return settled_by(self.game, after(self.game, state, move), luck.of)

    def _finished_turn(self, state: S, luck: Streams) -> S:
        """Go on with the best own answers, one by one, while it is the same seat's turn."""
        for _ in range(self.level.ahead):
            here = self.mind.turn(state), self.game.round(state)
            if state.to_move != self.seat or here != (self.turn, self.round):
                break
            move, reached = self.best_next(state, luck)
            state = self._noted(state, move, reached)
        return state

    def _noted(self, state: S, move: Move, reached: S) -> S:
        """Note how the seat goes on, and where that has led."""
        same = state.to_move == self.seat and type(state.question) is self.asked
        if same and type(move) not in self.mind.idle:
            self.plan.append(move)
            self.done = reached
        return reached

    def best_next(self, state: S, luck: Streams) -> tuple[Move, S]:
        """Return the best answer at once, and the table after it, with what chance answers to it."""
        moves = legal(self.game, state)
        if len(moves) > 1:
            moves = tuple(self.mind.prune(state, moves)[: self.level.breadth])
        seed = luck.of(state).getrandbits(32)
        judged = [self._judged(state, move, seed) for move in moves]
        move, table, worth = max(judged, key=lambda one: one[2].total)
        self.best = settled_by(self.game, table, Streams(seed).of), worth
        return move, self.best[0]

    def _judged(self, state: S, move: Move, seed: int) -> tuple[Move, S, Worth]:
        """Judge the table after an answer; chance, if no worth hangs on it, waits until one goes on there."""
        self.tables += 1
        table = after(self.game, state, move)
        if not self.mind.indifferent(table):
            table = settled_by(self.game, table, Streams(seed).of)
        return move, table, self.worth(table)

    def played_out(self, state: S, luck: Streams) -> S:
        """Let all seats go on at a glance, for so many answers, rounds, and to the end of a turn at most.

        Rounds count from the decision: a move that ends its round is judged as far ahead as any other.
        """
        ends, now = self.level.rounds, self.round
        for _ in range(self.level.playout):
            ends -= self.game.round(state) != now
            over = state.question is None or (self.level.rounds and not ends)
            if over or self.mind.turn(state) != self.turn:
                break
            now = self.game.round(state)
            move = self.mind.policy(state, Listed(self.game, state), luck.of(state))
            state = self._noted(state, move, self._after(state, move, luck))
        return state


class Listed(Sequence[Move]):
    """The legal answers, listed when they are first looked at: a policy may know its own without the list."""

    def __init__(self, game: Game[Any], state: Table) -> None:
        self.game, self.state = game, state

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """All of them."""
        return legal(self.game, self.state)

    def __getitem__(self, number: Any) -> Any:
        """Return one, or some."""
        return self.moves[number]

    def __iter__(self) -> Iterator[Move]:
        """Walk them."""
        return iter(self.moves)

    def __len__(self) -> int:
        """Count them."""
        return len(self.moves)
