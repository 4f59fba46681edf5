"""Rates, averages and tallies, against numbers worked out elsewhere and by hand."""

from collections import Counter

import pytest

from boardkit.core import Seat
from boardkit.many.figures import Average, Done, Rate, Tally, average, quantile
from boardkit.many.job import Deed, Outcome
from tests.every import with_each

PLAY = Deed("play", "card", "birds")
BUY = Deed("buy", "card", "birds")


def outcome(number: int, totals: tuple[int, int], *winners: int, finished: bool = True) -> Outcome:
    """Make a game of two seats; who wins has played the card twice, and everybody has bought it."""
    return Outcome(
        number=number,
        setting=0,
        players=("random", "strong"),
        decisions=10 + number,
        listed=50,
        finished=finished,
        rounds=3,
        verdict="",
        totals=totals,
        places=(1, 2),
        winners=tuple(map(Seat, winners)),
        order=(Seat(1), Seat(0)),
        points={"cards": (totals[0] - 1, totals[1]), "rating": (1, 0)},
        deeds={PLAY: (2 * (0 in winners), 2 * (1 in winners)), BUY: (1, 1)},
    )


def tally_of(*outcomes: Outcome) -> Tally:
    tally = Tally(2)
    for one in outcomes:
        tally.add(one)
    return tally


@with_each(
    "count, of, low, high",
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_intervals_are_those_of_wilson(count: int, of: int, low: float, high: float) -> None:
    """The examples of Newcombe, Statistics in Medicine 17 (1998), method 3."""
    rate = Rate(count, of)
    assert rate.low == pytest.approx(low, abs=5e-5)
    assert rate.high == pytest.approx(high, abs=5e-5)


def test_a_rate_of_nothing_says_nothing() -> None:
    assert (Rate(0, 0).share, Rate(0, 0).low, Rate(0, 0).high) == (0, 0, 1)


def test_an_average_has_the_interval_of_its_standard_error() -> None:
    numbers = average(Counter([2, 4, 4, 4, 5, 5, 7, 9]))
    assert numbers == Average(8, 40, 232)
    assert numbers.mean == 5
    assert numbers.reach == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5)
    assert (average({}).mean, average({3: 1}).reach) == (0, 0)


def test_a_quantile_is_the_least_number_that_enough_are_not_above() -> None:
    times = {10: 1, 20: 8, 30: 1}
    assert [quantile(times, part) for part in (0.1, 0.5, 0.9, 0.95)] == [10, 20, 20, 30]
    assert quantile({}, 0.5) == 0


def test_who_shares_a_place_is_neither_ahead_nor_behind() -> None:
    tally = tally_of(outcome(0, (5, 3), 0), outcome(1, (2, 2), 0, 1).__replace__(places=(1, 1)))
    assert tally.ahead("random", "strong") == Rate(1, 1)
    assert tally.ahead("strong", "random") == Rate(0, 1)
    assert tally.level["random", "strong"] == 1


def test_a_tally_counts_what_can_be_counted_by_hand() -> None:
    tally = tally_of(outcome(0, (5, 3), 0), outcome(1, (2, 2), 0, 1), outcome(2, (1, 4), 1))
    assert (tally.games, tally.finished, tally.decisions, tally.listed, tally.longest) == (3, 3, 33, 150, 12)
    assert (tally.wins, tally.won, tally.base) == ({0: 2, 1: 2}, 4, Rate(4, 6))
    assert tally.first_wins == {0: 2, 1: 2}
    assert tally.player_wins == {"random": 2, "strong": 2}
    assert tally.points == {0: {5: 1, 2: 1, 1: 1}, 1: {3: 1, 2: 1, 4: 1}}
    assert tally.player_points == {"random": {5: 1, 2: 1, 1: 1}, "strong": {3: 1, 2: 1, 4: 1}}
    assert tally.kinds == {"cards": (5 + 2 + 1) - 3 + (3 + 2 + 4), "rating": 3}
    assert tally.winners_kinds == {"cards": 4 + 1 + 2 + 4, "rating": 2}
    assert (tally.rounds, tally.lengths) == ({3: 3}, {10: 1, 11: 1, 12: 1})
    assert tally.deeds == {PLAY: Done(times=8, seats=4, won=4), BUY: Done(times=6, seats=6, won=4)}
    assert tally.shuffled


def test_a_game_that_was_given_up_counts_as_a_game_only() -> None:
    tally = tally_of(outcome(0, (5, 3), finished=False))
    assert (tally.games, tally.finished, tally.decisions) == (1, 0, 10)
    assert (tally.points, tally.deeds, tally.rounds) == ({}, {}, {})


def test_the_order_of_games_does_not_matter() -> None:
    games = [outcome(0, (5, 3), 0), outcome(1, (2, 2), 0, 1), outcome(2, (1, 4), 1)]
    assert tally_of(*games) == tally_of(*reversed(games))
