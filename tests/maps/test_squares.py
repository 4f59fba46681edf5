"""Squares: notation, neighbours, rectangles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.maps.squares import Direction, Square, box, neighbours, step
from tests.every import with_each

squares = st.builds(Square, st.integers(), st.integers())


@with_each("square, text", [(Square(2, 1), "e2s1"), (Square(-1, -3), "w1n3"), (Square(0, 0), "e0s0")])
def test_a_square_is_written_as_compass_steps(square: Square, text: str) -> None:
    assert str(square) == text


@given(squares)
def test_what_is_written_is_read_back(square: Square) -> None:
    assert Square.parse(str(square)) == square


@with_each("text", ["", "e2", "s1e2", "x2s1", "e2s1 e", "e-2s1"])
def test_anything_else_is_no_square(text: str) -> None:
    with pytest.raises(ValueError, match="is no square"):
        Square.parse(text)


@given(squares)
def test_neighbours_are_one_step_away_and_mutual(square: Square) -> None:
    assert neighbours(square) == tuple(step(square, direction) for direction in Direction)
    assert all(square in neighbours(near) for near in neighbours(square))


def test_a_box_is_walked_in_reading_order() -> None:
    assert list(map(str, box(Square(-1, 0), 2, 2))) == ["w1s0", "e0s0", "w1s1", "e0s1"]
