"""What lies beside what, and in which direction: on every board, and as the maps of the games have it."""

import pytest

from boardkit.draw.grids import OctagonBoard, SquareBoard
from boardkit.draw.hearing import Bearing, beside, rows_of
from boardkit.draw.shapes import Board
from boardkit.games.terraforming_mars.rules.land import AROUND
from boardkit.games.terraforming_mars.show.map import BOARD as MARS
from boardkit.games.water_sharing.box import NEAR
from boardkit.games.water_sharing.show.map import BASIN
from boardkit.maps.octagons import Octagon
from boardkit.maps.squares import Square

SQUARES = SquareBoard(frozenset(Square(x, y) for x in range(3) for y in range(3)) - {Square(1, 0)})
OCTAGONS = OctagonBoard(tuple(tuple(Octagon(x, y) for x in range(3)) for y in range(3)))
OPPOSITE = dict(zip(Bearing, [*list(Bearing)[4:], *list(Bearing)[:4]], strict=True))


@pytest.mark.parametrize("board", [SQUARES, OCTAGONS, MARS, BASIN])
def test_who_is_beside_one_has_it_beside_in_the_opposite_direction(board: Board) -> None:
    for place in (place for row in rows_of(board) for place in row):
        found = beside(board, place)
        assert [bearing for bearing, _ in found] == sorted(
            (bearing for bearing, _ in found), key=list(Bearing).index
        )
        for bearing, near in found:
            assert (OPPOSITE[bearing], place) in beside(board, near)


def test_places_are_beside_each_other_as_the_rules_have_it() -> None:
    assert {at: {near for _, near in beside(MARS, at)} for at in AROUND} == {
        at: set(near) for at, near in AROUND.items()
    }
    assert {at: {near for _, near in beside(BASIN, at)} for at in NEAR} == {
        at: set(near) for at, near in NEAR.items()
    }


def test_squares_and_octagons_have_four_sides_and_holes_have_nothing_beside_them() -> None:
    assert beside(OCTAGONS, Octagon(1, 1)) == (
        (Bearing.NORTH, Octagon(1, 0)),
        (Bearing.EAST, Octagon(2, 1)),
        (Bearing.SOUTH, Octagon(1, 2)),
        (Bearing.WEST, Octagon(0, 1)),
    )
    assert beside(SQUARES, Square(0, 0)) == ((Bearing.SOUTH, Square(0, 1)),)
