"""Ratings: who beats whom how often, as points of chess."""

from collections.abc import Mapping
from itertools import permutations
from math import log10
from random import Random

import pytest

from boardkit.players.rating import DRAW, MEAN, Bound, bounds, ratings
from tests.every import with_each

Beaten = Mapping[tuple[str, str], float]


def test_equals_have_the_same_rating() -> None:
    assert ratings({("a", "b"): 5.0, ("b", "a"): 5.0}) == pytest.approx({"a": MEAN, "b": MEAN})


def test_ten_to_one_is_four_hundred_points() -> None:
    rated = ratings({("a", "b"): 10_000.0, ("b", "a"): 1_000.0})
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=1)


def test_who_never_loses_is_rated_all_the_same() -> None:
    rated = ratings({("a", "b"): 20.0, ("b", "a"): 0.0, ("b", "c"): 20.0, ("c", "b"): 0.0})
    assert rated["a"] > rated["b"] > rated["c"]
    assert sum(rated.values()) / 3 == pytest.approx(MEAN)


def test_nobody_has_no_rating() -> None:
    assert ratings({}) == {}
    assert bounds({}) == {}


@with_each("won", [1, 50, 200, 10_000, 1_000_000])
def test_two_players_are_as_far_apart_as_their_games_say_however_seldom_one_loses(won: int) -> None:
    rated = ratings({("a", "b"): float(won), ("b", "a"): 0.0})
    apart = 400 * log10((won + DRAW) / DRAW)
    assert rated["a"] - rated["b"] == pytest.approx(apart, abs=0.01)


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(12))
def test_ratings_are_the_likeliest_ones(seed: int) -> None:
    beaten = _some_games(Random(seed), players=2 + seed % 5)
    rated, likeliest = ratings(beaten), _likeliest(beaten)
    assert rated == pytest.approx(likeliest, abs=0.01)


def test_who_never_lost_may_be_any_better_and_who_never_won_any_worse() -> None:
    beaten = {("a", "b"): 20.0, ("b", "a"): 0.0, ("b", "c"): 20.0, ("c", "b"): 0.0, ("a", "c"): 20.0}
    assert bounds(beaten) == {"a": Bound.LEAST, "c": Bound.MOST}
    assert bounds({("a", "b"): 20.0, ("b", "a"): 0.5}) == {}


def _some_games(random: Random, players: int) -> Beaten:
    """Let players meet so that the better ones hardly ever lose."""
    names = "abcdefgh"[:players]
    strengths = {name: random.choice((1, 10, 300, 20_000)) for name in names}
    chances = {
        (one, other): strengths[one] / (strengths[one] + strengths[other])
        for one, other in permutations(names, 2)
    }
    return {pair: float(round(chance * random.choice((10, 400)))) for pair, chance in chances.items()}


def _likeliest(beaten: Beaten) -> dict[str, float]:
    """Find the same optimum another way: one player at a time, by halving where its expected wins fit."""
    players = sorted({player for pair in beaten for player in pair})
    found = dict.fromkeys(players, 0.0)
    for _ in range(4000):
        before = dict(found)
        for player in players:
            found[player] = _fitting(player, found, beaten)
        middle = sum(found.values()) / len(found)
        found = {player: value - middle for player, value in found.items()}
        if max(abs(found[player] - before[player]) for player in players) < 1e-8:
            break
    return {player: MEAN + value for player, value in found.items()}


def _fitting(player: str, rated: Mapping[str, float], beaten: Beaten) -> float:
    low, high = -20_000.0, 20_000.0
    for _ in range(80):
        middle = (low + high) / 2
        too_strong = sum(
            (won + lost) / (1 + 10 ** min((rated[other] - middle) / 400, 300)) - won
            for other in rated
            if other != player
            for won, lost in [(beaten.get((player, other), 0) + DRAW, beaten.get((other, player), 0) + DRAW)]
        )
        low, high = (low, middle) if too_strong > 0 else (middle, high)
    return (low + high) / 2
