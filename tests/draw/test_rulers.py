"""Rulers: what stands beside rows and above columns is what the names of places are made of."""

import pytest

from boardkit.draw.geometry import NOBODY, Geometry, Label, geometry, halves, rulers
from boardkit.draw.grids import OctagonBoard, SquareBoard
from boardkit.draw.shapes import Place, Size
from boardkit.games.terraforming_mars.show.map import BOARD as MARS
from boardkit.games.water_sharing.show.map import BASIN
from boardkit.maps.octagons import Octagon
from boardkit.maps.squares import Square, box
from tests.every import with_each

SQUARES = SquareBoard(frozenset(box(Square(-3, -12), 9, 15)) - {Square(-3, -12), Square(0, 0)})
OCTAGONS = OctagonBoard(tuple(tuple(Octagon(column, row) for column in range(4)) for row in range(3)))
UPRIGHT = [geometry(board, size) for board in (SQUARES, OCTAGONS) for size in board.sizes]
HEXES = [geometry(board, size) for board in (MARS, BASIN) for size in board.sizes]


def name(plan: Geometry) -> str:
    return f"{type(plan.board).__name__}-{plan.size}"


def beside(plan: Geometry, place: Place) -> list[str]:
    """Return what stands on the line of a tile."""
    tile = plan.tile(place)
    lines = {tile.line + slot.line for slot in tile.shape.slots}
    return [label.text for label in rulers(plan) if label.line in lines]


def above(plan: Geometry, place: Place) -> list[str]:
    """Return what stands above the map in the columns of a tile."""
    left, _, width, _ = plan.box(place)
    centred = {label: label.column + len(label.text) // 2 for label in rulers(plan) if label.line < 0}
    return [label.text for label, middle in centred.items() if left < middle < left + width - 1]


@with_each("plan", UPRIGHT)
def test_row_and_column_together_are_the_name_of_every_place(plan: Geometry) -> None:
    for place in plan.places:
        [row], [column] = beside(plan, place), above(plan, place)
        assert str(place) in (column + row, row + column)


def test_where_columns_are_narrow_every_second_is_named() -> None:
    plan = geometry(SquareBoard(frozenset(box(Square(8, 0), 6, 2))), Size.XXS)
    assert [label.text for label in rulers(plan) if label.line < 0] == ["e8", "e10", "e12"]


@with_each("plan", HEXES)
def test_hexes_have_the_letters_of_their_rows_and_numbers_above_and_below(plan: Geometry) -> None:
    named = [tile.place for tile in plan.tiles if halves(tile.place)]
    for place in named:
        assert str(place)[0] in beside(plan, place)
    first, last = str(named[0])[0], str(named[-1])[0]
    for row, lines in ((first, range(-2, 0)), (last, range(plan.lines, plan.lines + 2))):
        numbers = [str(place)[1:] for place in named if str(place)[0] == row]
        assert [label.text for label in rulers(plan) if label.line in lines] == numbers


def test_rows_of_different_lengths_end_with_their_last_number() -> None:
    plan = geometry(MARS, Size.S)
    ends = [label.text for label in rulers(plan) if 0 <= label.line < plan.lines and label.text.isdigit()]
    assert ends == list("567898765")


@with_each("plan", [*UPRIGHT, *HEXES])
@with_each("gap", [0, 1])
def test_rulers_lie_on_no_tile(plan: Geometry, gap: int) -> None:
    def free(label: Label) -> bool:
        cells = range(label.column, label.column + len(label.text))
        inside = [x for x in cells if 0 <= x < plan.columns and 0 <= label.line < plan.lines]
        rows = (2 * label.line, 2 * label.line + 1)
        return all(plan.owner[row * plan.columns + x] == NOBODY for row in rows for x in inside)

    assert rulers(plan, gap)
    assert all(map(free, rulers(plan, gap)))


@pytest.mark.parametrize(
    ("said", "split"),
    [("D5", ("D", "5")), ("e2s1", ("e2", "s1")), ("q2r-1", ("q2", "r-1")), ("ganymede", None), ("7", None)],
)
def test_names_are_split_where_the_second_half_begins(said: str, split: tuple[str, str] | None) -> None:
    assert halves(said) == split


def test_places_that_have_names_of_their_own_have_no_rulers() -> None:
    board = OctagonBoard((("here", "there"), ("yonder", None)))
    assert rulers(geometry(board, Size.M)) == ()


@pytest.mark.parametrize("board", [MARS, BASIN])
def test_a_whole_board_of_hexes_has_room_in_the_smallest_window(board: object) -> None:
    assert isinstance(board, type(MARS) | type(BASIN))
    columns, lines = board.extent(board.sizes[0])
    assert columns < 54
    assert lines + 2 <= 16
