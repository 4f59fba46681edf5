"""Hexes: their notation, their neighbours, and the large hexagon they make."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.maps.hexes import Hex, distance, neighbours, rows
from tests.every import with_each

hexes = st.builds(Hex, st.integers(-99, 99), st.integers(-99, 99))


@given(hexes)
def test_a_hex_reads_as_it_is_written(here: Hex) -> None:
    assert Hex.parse(str(here)) == here


@with_each("text", ["", "q1", "r1q1", "q1r", "q1.5r2", "1,2"])
def test_anything_else_is_no_hex(text: str) -> None:
    with pytest.raises(ValueError, match="is no hex"):
        Hex.parse(text)


def test_neighbours_go_clockwise_from_the_upper_left() -> None:
    around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert neighbours(Hex(0, 0)) == tuple(Hex(q, r) for q, r in around)


@given(hexes)
def test_neighbours_are_one_step_away_and_mutual(here: Hex) -> None:
    assert len(set(neighbours(here))) == 6
    assert all(distance(here, there) == 1 and here in neighbours(there) for there in neighbours(here))


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_a_hexagon_is_laid_out_row_by_row() -> None:
    assert [len(row) for row in rows(4)] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert rows(4)[0][0] == Hex(0, -4)
    assert rows(4)[8][4] == Hex(0, 4)
    assert all(distance(Hex(0, 0), place) <= 4 for row in rows(4) for place in row)
