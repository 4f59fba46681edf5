"""Ratings: who beats whom how often, as points of chess."""

import pytest

from boardkit.players.rating import MEAN, ratings


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
