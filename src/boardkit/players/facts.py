"""Facts: what a person can count after a move, and in how much of it another move differs for sure."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from statistics import fmean, stdev
from typing import Final, Self

from msgspec import field

from boardkit.core import Move
from boardkit.core.values import Value
from boardkit.players.mind import POINTS, Counts, Worth

SURE: Final = 2.0  # how many standard errors a mean must be away from what it is said not to be
HALF: Final = 0.5  # the least that is told, and how far the mean that is told may be wrong
TENTH: Final = 0.1  # the same, as a share of it
AGREED: Final = 0.8  # in which share of the tries a difference must have the sign that is told
FACTS: Final = 3  # how many are told
SLIGHT: Final = 0.1  # what share of the weightiest a fact must have to be told beside it
WIDE: Final = 0.4  # from which share of it on the spread of a number is told


class When(StrEnum):
    """The tables of a try at which is counted, in their order."""

    BEFORE = "before"  # as the table lies
    NOW = "now"  # right after the move, before chance or anybody answers
    DONE = "done"  # once the seat has answered the same question for the last time, by one plan
    TURN = "turn"  # once the turn is another seat's
    ROUND = "round"  # once the next round has begun
    END = "end"  # once all is over
    LATER = "later"  # at any other time, of which nothing is told


class Tried(Value):
    """One try of a move: the worth of the table to which it led, and what could be counted on the way."""

    worth: Worth
    counts: Mapping[When, Counts] = field(default_factory=dict)
    plan: tuple[Move, ...] = ()  # how the seat went on to answer the same question


class Fact(Value):
    """How much more a person counts of something, and between which numbers most tries lie."""

    word: str
    when: When
    by: float
    low: float
    high: float

    @classmethod
    def of(cls, word: str, when: When, gaps: Sequence[float]) -> Self | None:
        """Return what the differences of all tries say, if they say it for sure."""
        by, count = fmean(gaps), len(gaps)
        error = standard_error(gaps)
        agreed = sum(gap * by > 0 for gap in gaps)
        if abs(by) < HALF or SURE * error > max(HALF, TENTH * abs(by)) or agreed < AGREED * count:
            return None
        ordered, cut = sorted(map(float, gaps), key=abs), count - round(AGREED * count)
        return cls(word, when, by, ordered[cut], ordered[-1 - cut])

    @property
    def is_wide(self) -> bool:
        """Whether one number alone would hide how much it differs from try to try."""
        return abs(self.high - self.low) > max(1.0, WIDE * abs(self.by))


def standard_error(gaps: Sequence[float]) -> float:
    """Return the standard error of a mean; none where there is one number."""
    return stdev(gaps) / len(gaps) ** 0.5 if len(gaps) > 1 else 0.0


def plan_of(tries: Sequence[Tried]) -> tuple[Move, ...]:
    """List the answers that follow in most tries, whatever comes, in the order of most of them."""
    often = Counter(move for one in tries for move in {*one.plan})
    sure = [move for move, count in often.items() if count >= AGREED * len(tries)]
    places = {move: fmean(one.plan.index(move) for one in tries if move in one.plan) for move in sure}
    return tuple(sorted(sure, key=lambda move: places[move]))


def gaps_of(mine: Sequence[Tried], other: Sequence[Tried]) -> list[float]:
    """Return by how much one move's worth exceeds another's, in each try that both have had."""
    return [one.worth.total - two.worth.total for one, two in zip(mine, other, strict=False)]


def facts(mine: Sequence[Tried], other: Sequence[Tried]) -> Iterator[Fact]:
    """Walk what is counted after one move beside another, in the order of time.

    What differs at first, and by less than half of it where the tries go on to, is left out: it is the order
    of things alone.
    """
    found = {when: _gaps(when, mine, when, other) for when in (When.NOW, When.TURN, When.ROUND, When.END)}
    last: Mapping[str, Sequence[float]] = next((gaps for gaps in reversed(found.values()) if gaps), {})
    for when, gaps in found.items():
        for fact in filter(None, (Fact.of(word, when, each) for word, each in gaps.items())):
            if fmean(last[fact.word]) / fact.by >= HALF:
                yield fact


def changes(mine: Sequence[Tried], *, planned: bool = False) -> Iterator[Fact]:
    """Walk what a move itself changes; or a whole plan, and the points that it brings by the next round.

    All else that comes later comes of what others do, too.
    """
    for when in (When.DONE, When.ROUND, When.END) if planned else (When.NOW, When.TURN):
        gaps = _gaps(when, mine, When.BEFORE, mine)
        own = {
            word: each for word, each in gaps.items() if when not in (When.ROUND, When.END) or word == POINTS
        }
        yield from filter(None, (Fact.of(word, when, each) for word, each in own.items()))


def _gaps(
    when: When, mine: Sequence[Tried], then: When, other: Sequence[Tried]
) -> Mapping[str, Sequence[float]]:
    """List by word how tables differ, try by try; nothing unless all tries have come to them."""
    pairs = [(one.counts.get(when), two.counts.get(then)) for one, two in zip(mine, other, strict=False)]
    counted = [(one, two) for one, two in pairs if one is not None and two is not None]
    if not counted or len(counted) < len(pairs):
        return {}
    return {word: [one[word] - two[word] for one, two in counted] for word in counted[0][0]}


def weightiest(found: Iterable[Fact], units: Counts) -> list[Fact]:
    """Choose the facts that matter most, in the order of time, what speaks for the move first.

    Of what is counted several times the last is told, as long as it differs from the first. `units` say by
    word roughly how much one of it counts for whoever moves; below 0 what is better not had.
    """
    last: dict[str, Fact] = {}
    for fact in found:
        if fact.word not in last or round(fact.by) != round(last[fact.word].by):
            last[fact.word] = fact
    ordered = sorted(last.values(), key=lambda fact: -abs(fact.by * units[fact.word]))
    least = SLIGHT * max((abs(fact.by * units[fact.word]) for fact in ordered), default=0.0)
    told = [fact for fact in ordered if abs(fact.by * units[fact.word]) >= least][:FACTS]
    return sorted(told, key=lambda fact: ([*When].index(fact.when), fact.by * units[fact.word] < 0))
