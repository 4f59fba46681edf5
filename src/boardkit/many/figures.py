"""Figures of many games: rates with 95 % intervals, averages, distributions, and who won how often."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from math import sqrt
from typing import Any, Final

from attrs import define, field

from boardkit.core.values import Value
from boardkit.many.job import Deed, Header, Outcome
from boardkit.players.rating import bounds, ratings

Z: Final = 1.959963984540054  # within so many standard deviations lie 95 of 100


class Rate(Value):
    """How many of some; `low` and `high` are the ends of Wilson's 95 % interval."""

    count: int
    of: int

    @property
    def share(self) -> float:
        """The rate itself, from 0 to 1; 0 where there are none."""
        return self.count / self.of if self.of else 0.0

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return max(0.0, self._middle - self._reach) if self.count else 0.0

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return min(1.0, self._middle + self._reach) if self.count < self.of else 1.0

    @property
    def _middle(self) -> float:
        return (self.count + Z * Z / 2) / (self.of + Z * Z)

    @property
    def _reach(self) -> float:
        spread = self.count * (self.of - self.count) / self.of if self.of else 0.0
        return Z / (self.of + Z * Z) * sqrt(spread + Z * Z / 4)


class Average(Value):
    """The average of some whole numbers, by how many there are, their sum and that of their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    @property
    def mean(self) -> float:
        """The average; 0 where there are none."""
        return self.total / self.count if self.count else 0.0

    @property
    def reach(self) -> float:
        """How far the 95 % interval of the average reaches to either side; 0 for less than two numbers."""
        if self.count < 2:
            return 0.0
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return Z * sqrt(max(variance, 0.0) / self.count)


def average(times: Mapping[int, int]) -> Average:
    """Average numbers of which it is known how often each came."""
    items = times.items()
    return Average(
        sum(times.values()), sum(n * count for n, count in items), sum(n * n * count for n, count in items)
    )


def quantile(times: Mapping[int, int], part: float) -> int:
    """Return the least number that at least such a part of all are not above; 0 where there are none."""
    left = part * sum(times.values())
    for number in sorted(times):
        left -= times[number]
        if left <= 0:
            return number
    return 0


@define
class Done:
    """How often something was done."""

    times: int = 0  # in all games, by all seats
    seats: int = 0  # by how many seats at least once, counting a seat again in every game
    won: int = 0  # how many of these won

    @property
    def rate(self) -> Rate:
        """How often a seat that did it won."""
        return Rate(self.won, self.seats)


@define
class Tally:
    """What some games have in common; it grows with every game, and their order does not matter.

    Only games that came to an end count for wins, points, lengths and deeds.
    """

    seats: int
    games: int = 0
    finished: int = 0
    decisions: int = 0
    listed: int = 0
    longest: int = 0
    wins: Counter[int] = field(factory=Counter)  # by seat
    # By place in the order in which seats were first asked, wins.
    first_wins: Counter[int] = field(factory=Counter)
    # By the word of a player, wins; `player_seats` says how often it sat there.
    player_wins: Counter[str] = field(factory=Counter)
    player_seats: Counter[str] = field(factory=Counter)
    # By the words of two players, how often the first had a better place, ties counting half.
    beaten: dict[tuple[str, str], float] = field(factory=dict)
    # By the words of two players, how often they shared a place.
    level: Counter[tuple[str, str]] = field(factory=Counter)
    # By seat, then by number of points, in how many games.
    points: dict[int, Counter[int]] = field(factory=dict)
    # By the word of a player, then by number of points, at how many seats.
    player_points: dict[str, Counter[int]] = field(factory=dict)
    # By kind of score line, the points of all seats; `winners_kinds` those of the winners.
    kinds: Counter[str] = field(factory=Counter)
    winners_kinds: Counter[str] = field(factory=Counter)
    verdicts: Counter[str] = field(factory=Counter)
    rounds: Counter[int] = field(factory=Counter)
    lengths: Counter[int] = field(factory=Counter)
    deeds: dict[Deed, Done] = field(factory=dict)
    shuffled: bool = False  # whether seats were ever first asked in another order than they sit

    @property
    def won(self) -> int:
        """How often a seat has won, counting every seat that shares a victory."""
        return self.wins.total()

    @property
    def base(self) -> Rate:
        """How often any seat won."""
        return Rate(self.won, self.finished * self.seats)

    def ahead(self, one: str, other: str) -> Rate:
        """Count how often a player had a better place than another, of the meetings that set them apart."""
        pairs = ((one, other), (other, one))
        first, second = (round(self.beaten[pair] - self.level[pair] / 2) for pair in pairs)
        return Rate(first, first + second)

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += outcome.decisions
        self.listed += outcome.listed
        self.longest = max(self.longest, outcome.decisions)
        if outcome.finished:
            self.finished += 1
            self.shuffled |= list(outcome.order) != sorted(outcome.order)
            self.player_seats.update(outcome.players)
            for seat in outcome.winners:
                self.wins[seat] += 1
                self.first_wins[outcome.order.index(seat)] += 1
                self.player_wins[outcome.players[seat]] += 1
            for one, other in permutations(range(self.seats), 2):
                pair = outcome.players[one], outcome.players[other]
                if pair[0] != pair[1]:
                    level = outcome.places[one] == outcome.places[other]
                    better = (outcome.places[one] < outcome.places[other]) + level / 2
                    self.beaten[pair] = self.beaten.get(pair, 0.0) + better
                    self.level[pair] += level
            self._add_points(outcome)
            self._add_deeds(outcome)
            self.rounds[outcome.rounds] += 1
            self.lengths[outcome.decisions] += 1
            self.verdicts[outcome.verdict] += 1

    def _add_points(self, outcome: Outcome) -> None:
        for seat, (player, total) in enumerate(zip(outcome.players, outcome.totals, strict=True)):
            self.points.setdefault(seat, Counter())[total] += 1
            self.player_points.setdefault(player, Counter())[total] += 1
        for kind, by_seat in outcome.points.items():
            self.kinds[kind] += sum(by_seat)
            self.winners_kinds[kind] += sum(by_seat[seat] for seat in outcome.winners)

    def _add_deeds(self, outcome: Outcome) -> None:
        for deed, by_seat in outcome.deeds.items():
            done = self.deeds.get(deed) or self.deeds.setdefault(deed, Done())
            done.times += sum(by_seat)
            done.seats += sum(times > 0 for times in by_seat)
            done.won += sum(by_seat[seat] > 0 for seat in outcome.winners)


def standings(tallies: Sequence[Tally], header: Header) -> list[dict[str, Any]]:
    """Tell for each setting of a plan who won, with how many points, and how long the games were.

    Shares are parts of 1; `low` and `high` are the ends of their 95 % intervals, and `reach` is how far the
    interval of an average reaches to either side. Of two players, `won` is how often the first had the better
    place, of those `decided`; `level` is how often they shared one. A rating whose `bound` is `least` belongs
    to somebody who never lost: it may be any higher; one whose `bound` is `most`, to somebody who never won.
    """
    pairs = zip(tallies, header.settings, strict=True)
    return [{"options": setting, **_standing(tally)} for tally, setting in pairs]


def _standing(tally: Tally) -> dict[str, Any]:
    rated, ends = ratings(tally.beaten), bounds(tally.beaten)
    return {
        "finished": tally.finished,
        "players": {
            player: {
                "seats": seats,
                **_wins(Rate(tally.player_wins[player], seats)),
                "points": _average(average(tally.player_points[player])),
                "rating": round(rated[player], 1) if player in rated else None,
                "bound": ends.get(player),
            }
            for player, seats in tally.player_seats.items()
        },
        "pairs": [
            {"players": [one, other], "level": tally.level[one, other], **_wins(ahead), "decided": ahead.of}
            for one, other in combinations(tally.player_seats, 2)
            for ahead in (tally.ahead(one, other),)
        ],
        "by_seat": [
            {
                **_wins(Rate(tally.wins[seat], tally.finished)),
                "points": _average(average(tally.points.get(seat, {}))),
            }
            for seat in range(tally.seats)
        ],
        "verdicts": {name: times for name, times in tally.verdicts.items() if name},
        "rounds": _length(tally.rounds),
        "decisions": _length(tally.lengths),
    }


def _wins(rate: Rate) -> dict[str, float]:
    return {"won": rate.count, "share": rate.share, "low": rate.low, "high": rate.high}


def _average(numbers: Average) -> dict[str, float]:
    return {"mean": numbers.mean, "reach": numbers.reach}


def _length(times: Mapping[int, int]) -> dict[str, float]:
    return {
        **_average(average(times)),
        "median": quantile(times, 0.5),
        "least": min(times, default=0),
        "most": max(times, default=0),
    }
