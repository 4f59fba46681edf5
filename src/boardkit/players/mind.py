"""How a game is judged: what a table is worth, which moves deserve a look, and what one plays at a glance."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar

from boardkit.core import Game, Move, ScoreSheet, Seat, Table
from boardkit.core.values import Value
from boardkit.players.ladder import LEVELS, Level
from boardkit.players.player import Seen
from boardkit.players.worth import Worth

S = TypeVar("S", bound=Table)
W = TypeVar("W")

WON: Final = "won"
POINTS: Final = "points"
"""The terms of every game: that the game is won, and points now beside those of the best rival."""


SCALE: Final = 20.0
"""By how many points a game is decided that says nothing of what it is worth to win."""


def all_of_them(state: Table, moves: Sequence[Move]) -> Sequence[Move]:
    """Look at every move."""
    del state
    return moves


def any_of_them(state: Table, moves: Sequence[Move], random: Random) -> Move:
    """Play any move."""
    del state
    return random.choice(moves)


def all_in_mind(state: S, seat: Seat, rounds: float) -> S:
    """Think of all that is on the table, however far ahead."""
    del seat, rounds
    return state


def one_turn(state: Table) -> object:
    """Take all questions that a seat is asked in a row for one turn."""
    del state
    return None


def none_pointless(state: Table, move: Move) -> bool:
    """Take it that every move may be good for something."""
    del state, move
    return False


def no_points(state: Any) -> float:
    """Count from nothing."""
    del state
    return 0.0


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
        policy: (table, moves, random) -> one that a sensible player would make at a glance.
        final: the same for a finished table; without it, the points by which a seat is ahead say it.
        dealt: the same as `worth`, with all that chance has just dealt, where `worth` leaves that out.
        in_mind: (table, seat, rounds) -> the table as a seat has it in mind that plans for an aim of its own
            over so many rounds.
        turn: table -> what differs between one turn and the next; who looks ahead stops where it does.
        rows: the kinds of moves by which several things are taken one by one, and told as one answer.
        winning: what it is worth to win, in points.
        decisive: how many points matter as much, where that is not what it is worth to win.
        levels: how each level looks for its moves.
        apart: the terms that are no points of the seat's own, such as those of rivals: no curve has them.
        par: table -> the points that a score sheet has where `worth` counts none.
    """

    weights: W
    terms: tuple[str, ...]
    worth: Callable[[S, Seat, W], Worth]
    prune: Callable[[S, Sequence[Move]], Sequence[Move]] = all_of_them
    pointless: Callable[[S, Move], bool] = none_pointless
    policy: Callable[[S, Sequence[Move], Random], Move] = any_of_them
    final: Callable[[S, Seat, W], Worth] | None = None
    dealt: Callable[[S, Seat, W], Worth] | None = None
    in_mind: Callable[[S, Seat, float], S] = all_in_mind
    turn: Callable[[S], object] = one_turn
    rows: tuple[type[Move], ...] = ()
    winning: float = SCALE
    decisive: float = 0.0
    levels: Mapping[str, Level] = LEVELS
    apart: tuple[str, ...] = ()
    par: Callable[[S], float] = no_points

    @property
    def scale(self) -> float:
        """By how many points the game is decided, by which losses are measured."""
        return self.decisive or self.winning or SCALE

    def imagined(self, seen: Seen[S], level: Level, random: Random) -> S:
        """Make up what a seat does not see, and leave out what its level does not think of yet."""
        return self.in_mind(seen.dealt(random), seen.seat, level.foresight)

    def promising(self, state: S, moves: Sequence[Move]) -> Sequence[Move]:
        """List the moves that deserve a look, the most promising first, and none that is pointless."""
        pruned = self.prune(state, moves)
        return [move for move in pruned if not self.pointless(state, move)] or pruned

    def in_sight(self, state: S, seat: Seat) -> float:
        """Return the points that a seat has in sight, as its score sheet would count them."""
        terms = self.worth(state, seat, self.weights).terms
        return self.par(state) + sum(worth for term, worth in terms.items() if term not in self.apart)

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
