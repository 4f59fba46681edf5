"""Mind of a game: what a player sees, the worth of a table, levels, and which moves deserve a look."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from math import inf
from random import Random
from types import MappingProxyType
from typing import Any, Final, Generic, Self, TypeVar

from msgspec import field

from boardkit.core import Game, Move, ScoreSheet, Seat, Table
from boardkit.core.lines.match import Sitter
from boardkit.core.values import Value

Taste = Mapping[str, float]  # by the word of a term, how many times as much it counts as in the judgement


class Worth(Value):
    """What a table is worth, term by term; `terms` maps the word of each to its points, weight included."""

    terms: Mapping[str, float] = field(default_factory=dict)

    @property
    def total(self) -> float:
        """The sum of all terms."""
        return sum(self.terms.values())

    def over(self, other: "Worth") -> tuple[tuple[str, float], ...]:
        """Return by how much each term exceeds the other's, largest first; equal ones are left out."""
        words = dict.fromkeys((*self.terms, *other.terms))
        gaps = [(word, self.terms.get(word, 0.0) - other.terms.get(word, 0.0)) for word in words]
        return tuple(sorted((gap for gap in gaps if gap[1]), key=lambda gap: -abs(gap[1])))

    def to(self, taste: Taste) -> "Worth":
        """Return what it is worth to a taste."""
        if not taste:
            return self
        return Worth({word: amount * taste.get(word, 1.0) for word, amount in self.terms.items()})


Counts = Mapping[str, float]  # by the word of what is counted, how many there are


def mean(worths: Sequence[Worth]) -> Worth:
    """Return the mean, term by term, of one or more; raise ZeroDivisionError if there are none."""
    sums = dict.fromkeys((word for worth in worths for word in worth.terms), 0.0)
    for worth in worths:
        for word, amount in worth.terms.items():
            sums[word] += amount
    share = 1 / len(worths)
    return Worth({word: amount * share for word, amount in sums.items()})


class Level(Value, kw_only=True):
    """How a level looks for its move, all counted in tables: what it finds follows from the seed alone."""

    width: int = 12  # how many moves it looks at
    deals: int = 1  # for how many guesses of what it cannot see
    ahead: int = 0  # how many own answers it goes on with, greedily, before it judges
    breadth: int = 6  # how many moves it looks at for each of those
    playout: int = 0  # how many answers of all seats it lets follow at a glance before it judges
    rounds: int = 0  # how many ends of rounds it lets come in that; 0 for any number
    samples: int = 1  # how often it tries each move before it drops the worse half and tries the rest again
    tables: int = 1000  # after how many tables it stops and takes the best so far
    doubt: float = 0.0  # how many points better a move must be than the first that the mind thinks of
    slip: float = 0.0  # how many points a move may be worse and still be taken now and then
    # From how many rounds before it can be reached an aim of its own is thought of; 0 for one that is only
    # noticed when it is reached.
    foresight: float = inf
    taste: Taste = MappingProxyType({})  # what a character minds more than others do, or less


def ladder(
    *, newcomer: Level, casual: Level, strong: Level, coach: Level, **tastes: Taste
) -> Mapping[str, Level]:
    """Give each computer player its level, by its word; a casual and a strong one to each of the `tastes`."""
    words = (Sitter.NEWCOMER, Sitter.CASUAL, Sitter.STRONG, Sitter.COACH)
    levels = dict[str, Level](zip(words, (newcomer, casual, strong, coach), strict=True))
    for word, (character, taste) in product((Sitter.CASUAL, Sitter.STRONG), tastes.items()):
        levels[Sitter(f"{word}-{character}")] = levels[word].__replace__(taste=taste)
    return MappingProxyType(levels)


LEVELS: Final = ladder(
    newcomer=Level(width=8, slip=4.0, tables=50),
    casual=Level(width=12, ahead=1, breadth=4, slip=1.0, tables=200),
    strong=Level(width=12, deals=4, ahead=8, breadth=6, samples=4, tables=2000),
    coach=Level(width=20, deals=8, ahead=12, breadth=8, samples=8, tables=8000),
)
"""The four levels as any game has them by default; a game's mind may look otherwise at each."""


S = TypeVar("S", bound=Table)


class Seen(Value, Generic[S]):
    """A table as one seat sees it: the only way from a match to a player."""

    game: Game[S]
    view: S
    seat: Seat

    @classmethod
    def of(cls, game: Game[S], state: S, seat: Seat) -> Self:
        """Cover what a seat may not know."""
        return cls(game, game.view(state, seat), seat)

    def dealt(self, random: Random) -> S:
        """Make up what the seat does not see."""
        return self.game.guess(self.view, self.seat, random)


W = TypeVar("W")

WON: Final = "won"
POINTS: Final = "points"
RIVAL_POINTS: Final = "rival-points"  # what is counted of the best of the others, where there are some
"""The terms of every game: that the game is won, and points now beside those of the best rival."""


SCALE: Final = 20.0  # by how many points a game is decided that says nothing of what it is worth to win


def standing_of(totals: Sequence[int], seat: Seat) -> Counts:
    """Count the points of a seat and of the best of the others, of whom there may be none."""
    others = [own for rival, own in enumerate(totals) if rival != seat]
    return {POINTS: totals[seat], RIVAL_POINTS: max(others, default=0)}


class NoWeights(Value):
    """The weights of a judgement that has none."""


class Mind(Value, Generic[S, W], kw_only=True, eq=False):
    """What the players of a game know of it beyond its rules. All of it sees whole tables, dealt by a guess.

    Attributes:
        weights: a frozen attrs class of numbers, by which `worth` weighs its terms; tuned by self-play.
        terms: the words of all terms that `worth` may have, in the order in which they are told.
        worth: (table, seat, weights) -> what a table is worth to a seat while the game goes on.
        prune: (table, moves) -> those that deserve a look, the most promising first; never none of some.
        pointless: (table, move) -> whether the move only gives something away: nobody looks at it where there
            is anything else.
        policy: (table, moves, random) -> one that a sensible player would make at a glance; by default any.
        final: the same for a finished table; without it, the points by which a seat is ahead say it.
        dealt: the same as `worth`, with all that chance has just dealt, where `worth` leaves that out.
        indifferent: table -> whether it is worth the same whatever chance, which is asked there, answers.
        in_mind: (table, seat, rounds) -> the table as a seat has it in mind that plans for an aim of its own
            over so many rounds.
        turn: table -> what differs between one turn and the next; who looks ahead stops where it does. By
            default all questions that a seat is asked in a row are one turn.
        rows: the kinds of moves by which several things are taken one by one, and told as one answer.
        winning: what it is worth to win, in points.
        decisive: how many points matter as much, where that is not what it is worth to win.
        levels: how each level looks for its moves, those of characters included.
        counts: (table, seat) -> what a person can count there that knows what the seat knows.
        units: by the word of each, roughly how many points one of it is worth, to tell what matters most.
        idle: the kinds of moves by which a seat does nothing.
        whose: table -> whose turn it is, in a game in which seats take turns of several answers.
    """

    weights: W
    terms: tuple[str, ...]
    worth: Callable[[S, Seat, W], Worth]
    prune: Callable[[S, Sequence[Move]], Sequence[Move]] = lambda _state, moves: moves
    pointless: Callable[[S, Move], bool] = lambda _state, _move: False
    policy: Callable[[S, Sequence[Move], Random], Move] = lambda _state, moves, random: random.choice(moves)
    final: Callable[[S, Seat, W], Worth] | None = None
    dealt: Callable[[S, Seat, W], Worth] | None = None
    indifferent: Callable[[S], bool] = lambda _state: False
    in_mind: Callable[[S, Seat, float], S] = lambda state, _seat, _rounds: state
    turn: Callable[[S], object] = lambda _state: None
    rows: tuple[type[Move], ...] = ()
    winning: float = SCALE
    decisive: float = 0.0
    levels: Mapping[str, Level] = LEVELS
    counts: Callable[[S, Seat], Counts] = lambda _state, _seat: {}
    units: Counts = field(default_factory=dict)
    idle: tuple[type[Move], ...] = ()
    whose: Callable[[S], object] = lambda _state: None

    @property
    def scale(self) -> float:
        """By how many points the game is decided, by which losses are measured."""
        return self.decisive or self.winning or SCALE

    def imagined(self, seen: Seen[S], level: Level, random: Random) -> S:
        """Make up what a seat does not see, and leave out what its level does not think of yet."""
        return self.in_mind(seen.dealt(random), seen.seat, level.foresight)

    def level_of(self, sitter: Sitter) -> Level:
        """Return how a sitter looks; one of a character that the game does not know looks as its level."""
        return self.levels.get(sitter) or self.levels[sitter.level]

    def promising(self, moves: Sequence[Move], state: S, *others: S) -> Sequence[Move]:
        """List the moves that deserve a look, the most promising first.

        None is pointless: on the table itself, or on half of the tables that it may be as well.
        """
        dealt, pruned = (state, *others), self.prune(state, moves)
        idle = {move for move in pruned if 2 * sum(self.pointless(one, move) for one in dealt) >= len(dealt)}
        return [move for move in pruned if move not in idle] or pruned

    def ended(self, game: Game[Any], state: S, seat: Seat) -> Worth:
        """Return what a finished table is worth to a seat."""
        if self.final is not None:
            return self.final(state, seat, self.weights)
        return ended(game, state, seat, self.winning)


def mind_by_points(game: Game[Any]) -> Mind[Any, NoWeights]:
    """Judge tables by the points that everybody has: the mind of a game that says nothing better."""
    return Mind(
        weights=NoWeights(),
        terms=(POINTS,),
        worth=lambda state, seat, _: Worth({POINTS: margin(game, state, seat)}),
        counts=lambda state, seat: {POINTS: game.totals(state)[seat]},
        units={POINTS: 1.0},
    )


def margin(game: Game[Any], state: Table, seat: Seat) -> float:
    """Return by how many points a seat is ahead of the best rival; alone, how many it has."""
    totals = game.totals(state)
    return totals[seat] - max((points for rival, points in enumerate(totals) if rival != seat), default=0)


def ended(game: Game[Any], state: Table, seat: Seat, winning: float) -> Worth:
    """Return what a finished table is worth: the margin, and a share of what it is worth to win."""
    return Worth({POINTS: margin(game, state, seat), WON: win(game.score(state), seat, winning)})


def win(sheet: ScoreSheet, seat: Seat, winning: float) -> float:
    """Return a seat's share of what it is worth to win; all of it where nobody else has lost."""
    winners = sheet.winners
    return winning * (seat in winners) / max(1, len(winners)) if len(winners) < sheet.seats else winning


T = TypeVar("T")


def thought_of(moves: Sequence[Move], ideas: Iterable[Move], most: int) -> tuple[Move, ...]:
    """List ideas that are among the moves, each once and in their order, and not more than so many."""
    known = frozenset(moves)
    return tuple(dict.fromkeys(idea for idea in ideas if idea in known))[:most]


def a_few(things: Sequence[T], most: int, random: Random) -> Sequence[T]:
    """Take all moves, or other things, or where there are more, as many at random."""
    return things if len(things) <= most else random.sample(things, most)
