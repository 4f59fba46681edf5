"""Verdicts of players: the move, the other moves, the terms between them; also as plain data."""

from statistics import fmean
from typing import Any, Final, Self

from msgspec import field

from boardkit.core import FaultError, Match, Move
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.moves import read, write
from boardkit.core.values import Value
from boardkit.players import facts as fc
from boardkit.players.facts import Fact, Tried, changes, facts, gaps_of
from boardkit.players.mind import Counts, Worth, mean

TOLD: Final = 3  # how many moves are told
NOTHING: Final = 0.15  # how many points are told as none: nobody plays for a tenth of a point
ALIKE: Final = 0.05  # how many points differ so little that they are told as none
MOST: Final = 5  # how many terms are told


class Things(Value):
    """What is taken one by one, and what is left; `led` is whether another answer led to that."""

    taken: tuple[Move, ...]
    left: tuple[Move, ...]
    led: bool = False


class Opinion(Value):
    """Opinion of a player on a move: the mean worth of tables it may lead to, and of how many."""

    move: Move
    worth: Worth
    samples: int
    rest: tuple[Move, ...] = ()  # the answers that follow, where several were tried in a row
    things: Things | None = None  # what is taken by all of them, where things are taken one by one
    tries: tuple[Tried, ...] = ()  # each try by itself, where moves were tried side by side
    idle: bool = False  # whether the seat does nothing by it
    plan: tuple[Move, ...] = ()  # the answers that follow in most tries, whatever comes

    def is_like(self, other: Self) -> bool:
        """Return whether another move comes to the same, term by term, or is part of the same plan."""
        plans = [{one.move, *one.rest, *one.plan} for one in (self, other)]
        same = all(abs(gap) < ALIKE for _, gap in self.worth.over(other.worth))
        return same or (len(plans[0]) > 1 and plans[0] == plans[1])

    def is_better(self, other: Self) -> bool:
        """Return whether more than luck sets it above a move that was tried beside it."""
        gaps = self.ahead_of(other)
        return fmean(gaps) > max(NOTHING, fc.SURE * fc.standard_error(gaps))

    def ahead_of(self, other: Self) -> list[float]:
        """Return by how much it is ahead of another move, try by try where they were tried side by side."""
        return gaps_of(self.tries, other.tries) or [self.worth.total - other.worth.total]


class Verdict(Value):
    """A decision: the move, every move that was looked at, the best first, and how many tables that took.

    The best is not the one taken where the level slips.
    """

    move: Move
    opinions: tuple[Opinion, ...]
    tables: int = 0
    units: Counts = field(default_factory=dict)  # what one of each thing that is counted matters
    told: tuple[Fact, ...] = ()  # what a person can count of the best beside a move that was made
    open: float = 0.0  # by how much another move may still be better than that
    # By how many points the best is ahead of that where players of another kind play on to the end, and how
    # much of it may be luck.
    ends: tuple[float, float] | None = None
    deep: bool = False  # whether a deep review has found it: with more tries, and players of another kind

    @property
    def others(self) -> list[Opinion]:
        """The opinions worth telling beside the best: of moves that come to the same, the first alone.

        What a few lucky tables put above one that was looked at more closely is left out, and doing nothing
        unless it may be as good.
        """
        best = self.opinions[0]
        told = [best]
        for one in self.opinions[1:]:
            lucky = one.samples < best.samples and one.worth.total > best.worth.total
            if not (lucky or (one.idle and best.is_better(one)) or any(map(one.is_like, told))):
                told.append(one)
        return told[1:TOLD]

    @property
    def foil(self) -> Opinion | None:
        """The best of those that come to something else, with which the best is compared."""
        return next(iter(self.others), None)

    @property
    def nothing(self) -> Opinion | None:
        """What came of doing nothing, where that was tried and is not the best."""
        return next((one for one in self.opinions[1:] if one.idle and one.tries), None)

    def facts_of(self, one: Opinion, other: Opinion | None = None) -> list[Fact]:
        """Say what a person can count of a move beside another, or beside the table as it lies."""
        if other is not None:
            return fc.weightiest(facts(one.tries, other.tries), self.units)
        found = changes(one.tries, planned=bool(one.plan))
        # Until a plan is done, others have changed what is nobody's own.
        own = [fact for fact in found if not one.plan or self.units[fact.word] > 0]
        return fc.weightiest(own, self.units)

    def open_beside(self, made: Move) -> float:
        """Return by how much another move may still be better than one, by all that luck leaves open."""
        mine = self.opinion_of(made)
        gaps = [one.ahead_of(mine) for one in self.opinions if mine is not None and one != mine]
        return max((fmean(gap) + fc.SURE * fc.standard_error(gap) for gap in gaps), default=0.0)

    def beside(self, made: Move) -> "Verdict":
        """Keep of all the tries what a person can count of the best beside a move that was made."""
        mine = self.opinion_of(made)
        told = () if mine is None else tuple(self.facts_of(self.opinions[0], mine))
        opinions = tuple(Opinion(one.move, one.worth, one.samples) for one in self.opinions)
        return self.__replace__(opinions=opinions, told=told, units={}, open=self.open_beside(made))

    @property
    def stands_out(self) -> bool:
        """Whether the best is better than its foil, or differs from it by what can be counted."""
        best, foil = self.opinions[0], self.foil
        return foil is not None and (best.is_better(foil) or bool(self.facts_of(best, foil)))

    def facts_of_both(self, one: Opinion, other: Opinion) -> list[Fact]:
        """Say what a person can count of either of two moves beside the table as it lies."""
        as_much = {(fact.word, fact.when, round(fact.by)) for fact in changes(other.tries)}
        both = (fact for fact in changes(one.tries) if (fact.word, fact.when, round(fact.by)) in as_much)
        return fc.weightiest(both, self.units)

    @property
    def as_good(self) -> tuple[Opinion, ...]:
        """The other moves that come to the same as the best."""
        return tuple(filter(self.opinions[0].is_like, self.opinions[1:]))

    @property
    def merits(self) -> tuple[tuple[str, float], ...]:
        """The terms by which the best move stands above the mean of all looked at, the largest first."""
        return self.opinions[0].worth.over(mean([opinion.worth for opinion in self.opinions]))

    def opinion_of(self, move: Move) -> Opinion | None:
        """Return what it thinks of a move, or None where it did not look at it."""
        return next((opinion for opinion in self.opinions if opinion.move == move), None)

    def reasons(self, move: Move) -> tuple[tuple[str, float], ...]:
        """Return by which terms a move differs from the best, or the best from its foil, largest first."""
        mine, best = self.opinion_of(move), self.opinions[0]
        other = self.foil if mine == best else best
        return () if mine is None or other is None else mine.worth.over(other.worth)[:MOST]


class Kept(Value):
    """An opinion: the move in notation, its worth term by term, and how many tables were seen."""

    move: str
    terms: list[tuple[str, float]]
    samples: int


class Looked(Value):
    """A verdict as it is kept: the opinions, and what a person can count of the best."""

    opinions: list[Kept]
    told: list[Fact]
    open: float
    ends: tuple[float, float] | None
    deep: bool


def plain(verdict: Verdict) -> Any:
    """Write the opinions of a verdict, and its facts."""
    kept = [Kept(write(one.move), list(one.worth.terms.items()), one.samples) for one in verdict.opinions]
    return unstructure(Looked(kept, list(verdict.told), verdict.open, verdict.ends, verdict.deep))


def verdict_from(match: Match[Any], at: int, data: Any) -> Verdict | None:
    """Read the verdict about the decision that led to a moment; None where it does not fit that."""
    try:
        looked = structure(data, Looked)
        opinions = tuple(
            Opinion(read(one.move, match.game.moves), Worth(dict(one.terms)), one.samples)
            for one in looked.opinions
        )
    except FaultError:
        return None
    made = match.moments[at].move
    fits = any(opinion.move == made for opinion in opinions)
    verdict = Verdict(opinions[0].move, opinions)
    told = verdict.__replace__(told=tuple(looked.told), open=looked.open, ends=looked.ends, deep=looked.deep)
    return told if fits else None
