import pytest

from boardkit.maps.octagons import Octagon, neighbours, within
from tests.every import with_each


@with_each("text", ["a1", "c4", "z99"])
def test_an_octagon_reads_as_it_is_written(text: str) -> None:
    assert str(Octagon.parse(text)) == text


def test_an_octagon_is_a_column_and_a_row_from_0() -> None:
    assert Octagon.parse("c1") == Octagon(2, 0)


@with_each("text", ["", "1a", "a0", "a", "aa1", "a100", "e1s2"])
def test_what_is_no_octagon_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no octagon"):
        Octagon.parse(text)


def test_an_octagon_has_four_neighbours() -> None:
    assert [str(at) for at in neighbours(Octagon.parse("b2"))] == ["b1", "c2", "b3", "a2"]


def test_steps_go_over_land_only() -> None:
    land = [Octagon.parse(text) for text in ("a1", "b1", "b2", "c2", "a3")]
    assert {str(at) for at in within(land[0], 1, land)} == {"b1"}
    assert {str(at) for at in within(land[0], 2, land)} == {"b1", "b2"}
    assert {str(at) for at in within(land[0], 9, land)} == {"b1", "b2", "c2"}
