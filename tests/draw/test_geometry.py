"""Geometry: what is true of every board at every size."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.draw.geometry import BESIDE, Geometry, fitting, geometry, whole
from boardkit.draw.grids import HexBoard, SquareBoard
from boardkit.draw.shapes import Place, Size
from boardkit.maps.squares import Square, neighbours
from tests.draw.boards import BOARDS, DIAMONDS, GEOMETRIES, HEXES, OCTAGONS, SPARSE, SQUARES, STAGGERED
from tests.every import with_each

every = with_each("plan", GEOMETRIES)

APART = [plan for plan in GEOMETRIES if plan.size not in (Size.XXS, Size.XS)]
"""Those whose tiles are not so small that rows touch."""

apart = with_each("plan", APART)


def body(plan: Geometry, place: Place) -> set[tuple[int, int]]:
    return {(px % plan.columns, px // plan.columns) for px in plan.body(place)}


AROUND = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0))


def near(px: tuple[int, int], ways: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
    return {(px[0] + dx, px[1] + dy) for dx, dy in ways}


@every
def test_1_every_tile_is_one_piece(plan: Geometry) -> None:
    for tile in plan.tiles:
        left = body(plan, tile.place)
        waiting = [left.pop()]
        while waiting:
            found = near(waiting.pop(), BESIDE) & left
            left -= found
            waiting += found
        assert not left


@every
def test_1_tiles_of_a_shape_differ_by_their_position_only(plan: Geometry) -> None:
    for tile in plan.tiles:
        moved = {(x - tile.column, y - 2 * tile.line) for x, y in body(plan, tile.place)}
        assert moved == {(x, y) for y, left, width in tile.shape.spans for x in range(left, left + width)}


@every
def test_2_tiles_are_disjoint(plan: Geometry) -> None:
    owner = Counter(px for tile in plan.tiles for px in body(plan, tile.place))
    assert max(owner.values()) == 1


@apart
def test_2_tiles_never_touch_side_by_side(plan: Geometry) -> None:
    owner = Counter(px for tile in plan.tiles for px in body(plan, tile.place))
    for tile in plan.tiles:
        own = body(plan, tile.place)
        beside = {other for px in own for other in near(px, BESIDE)} - own
        assert not beside & owner.keys()


@with_each("plan", [plan for plan in APART if not isinstance(plan.board, HexBoard)])
def test_2_squares_and_octagons_do_not_even_touch_at_corners(plan: Geometry) -> None:
    taken = {px for tile in plan.tiles for px in body(plan, tile.place)}
    for tile in plan.tiles:
        own = body(plan, tile.place)
        assert not ({other for px in own for other in near(px, AROUND)} - own) & taken


@every
def test_3_every_seam_px_touches_the_tiles_whose_ring_it_is_in(plan: Geometry) -> None:
    rings: dict[int, set[Place]] = {}
    for tile in plan.tiles:
        for px in plan.ring(tile.place):
            rings.setdefault(px, set()).add(tile.place)
    assert plan.beside == rings


def pairs(plan: Geometry) -> Counter[Place]:
    places = [tile.place for tile in plan.tiles]
    return Counter(
        end
        for number, one in enumerate(places)
        for two in places[number + 1 :]
        if len(plan.edge(one, two)) > 1
        for end in (one, two)
    )


@pytest.mark.parametrize("size", HEXES.sizes)
def test_3_sixty_one_hexes_have_156_edges_and_six_neighbours_at_most(size: Size) -> None:
    degrees = pairs(geometry(HEXES, size))
    assert degrees.total() == 2 * 156
    assert max(degrees.values()) == 6


@pytest.mark.parametrize("size", STAGGERED.sizes)
def test_3_staggered_rows_share_edges_with_two_hexes_of_the_next_row(size: Size) -> None:
    plan = geometry(STAGGERED, size)
    touched = {place for place in plan.places - {"b1"} if len(plan.edge("b1", place)) > 1}
    assert touched == {"b0", "b2", "a1", "a2", "c1", "c2"}
    assert pairs(plan).total() == 2 * (5 * 3 + 4 * 7)


@pytest.mark.parametrize("size", OCTAGONS.sizes)
def test_3_eight_by_five_octagons_have_67_edges(size: Size) -> None:
    assert pairs(geometry(OCTAGONS, size)).total() == 2 * 67


@pytest.mark.parametrize("size", [size for size in SPARSE.sizes if size not in (Size.XXS, Size.XS)])
def test_3_squares_share_an_edge_exactly_with_their_neighbours(size: Size) -> None:
    plan = geometry(SPARSE, size)
    for at in SPARSE.cells:
        for other in SPARSE.cells - {at}:
            assert (len(plan.edge(at, other)) > 1) == (other in neighbours(at))


@every
def test_4_each_slot_cell_hits_its_own_tile(plan: Geometry) -> None:
    for tile in plan.tiles:
        for line, column, width in plan.slots(tile.place):
            assert {plan.tile_at(x, line) for x in range(column, column + width)} == {tile.place}


@every
def test_4_every_tile_is_hit_and_within_its_box(plan: Geometry) -> None:
    hit = {(x, y): plan.tile_at(x, y) for y in range(plan.lines) for x in range(plan.columns)}
    assert set(hit.values()) - {None} == plan.places
    bodies = {place: {*plan.body(place)} for place in plan.places}
    for (x, y), place in hit.items():
        if place is not None and 2 * y * plan.columns + x in bodies[place]:
            left, top, width, height = plan.box(place)
            assert left <= x < left + width
            assert top <= y < top + height


@given(st.integers(), st.integers())
def test_4_any_cell_at_all_has_an_answer(x: int, y: int) -> None:
    plan = geometry(DIAMONDS, Size.M)
    inside = 0 <= x < plan.columns and 0 <= y < plan.lines
    assert plan.tile_at(x, y) in ({*plan.places, None} if inside else {None})


@pytest.mark.parametrize("size", DIAMONDS.sizes)
def test_a_diamond_is_hit_where_four_octagons_meet(size: Size) -> None:
    plan = geometry(DIAMONDS, size)
    diamond = plan.tile("w")
    assert plan.tile_at(diamond.column, diamond.line) == "w"


@with_each(
    "board, size, extent",
    [
        (STAGGERED, Size.S, (28, 11)),
        (STAGGERED, Size.L, (46, 21)),
        (STAGGERED, Size.XS, (23, 5)),
        (HEXES, Size.XS, (46, 9)),
        (HEXES, Size.S, (55, 19)),
        (HEXES, Size.M, (73, 28)),
        (HEXES, Size.L, (91, 37)),
        (HEXES, Size.XL, (127, 47)),
        (HEXES, Size.XXL, (145, 56)),
        (OCTAGONS, Size.S, (49, 16)),
        (OCTAGONS, Size.M, (65, 21)),
        (OCTAGONS, Size.L, (81, 26)),
        (OCTAGONS, Size.XL, (113, 36)),
        (OCTAGONS, Size.XXL, (177, 56)),
        (SQUARES, Size.XXS, (25, 8)),
        (SQUARES, Size.XS, (33, 8)),
        (SQUARES, Size.S, (49, 17)),
        (SQUARES, Size.M, (49, 25)),
        (SQUARES, Size.L, (65, 33)),
        (SQUARES, Size.XL, (97, 49)),
    ],
)
def test_boards_take_the_room_they_promise(board: SquareBoard, size: Size, extent: tuple[int, int]) -> None:
    plan = geometry(board, size)
    assert (plan.columns, plan.lines) == board.extent(size) == extent


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: type(board).__name__)
@given(st.integers(1, 200), st.integers(1, 80))
def test_the_largest_size_that_fits_is_chosen(board: SquareBoard, width: int, height: int) -> None:
    fits = [
        all(a <= b for a, b in zip(board.extent(size), (width, height), strict=True)) for size in board.sizes
    ]
    chosen = board.sizes.index(fitting(board, width, height))
    assert not any(fits[chosen + 1 :])
    assert fits[chosen] or chosen == 0


@with_each("plan", [plan for plan in APART if plan.size is not Size.S5])
def test_text_has_odd_widths_so_that_it_can_be_centred(plan: Geometry) -> None:
    assert {slot.width % 2 for tile in plan.tiles for slot in plan.slots(tile.place)} <= {1}


def test_a_rim_runs_round_the_set_and_not_between_its_members() -> None:
    plan = geometry(SQUARES, Size.M)
    card = frozenset({Square(2, 2), Square(3, 2), Square(2, 3), Square(3, 3)})
    rim = plan.rim(card)
    assert not rim & set(plan.edge(Square(2, 2), Square(3, 3)))
    assert all(any(other not in card for other in plan.beside[px]) for px in rim)
    assert len(rim) == 2 * (13 + 11)


def test_a_rim_round_places_that_lie_apart_is_the_rings_of_each() -> None:
    plan = geometry(SQUARES, Size.M)
    apart = frozenset({Square(1, 1), Square(5, 5)})
    assert plan.rim(apart) == {*plan.ring(Square(1, 1)), *plan.ring(Square(5, 5))}


@every
def test_a_rim_is_all_of_the_seam_but_what_lies_inside(plan: Geometry) -> None:
    places = frozenset(sorted(plan.places, key=str)[::2])
    inside = {px for place in places for px in plan.ring(place)} - plan.rim(places)
    assert all(len(plan.beside[px]) > 1 and plan.beside[px] <= places for px in inside)


def test_a_rim_at_the_edge_of_the_board_is_whole() -> None:
    plan = geometry(SPARSE, Size.M)
    assert plan.rim(frozenset({Square(5, 5)})) == set(plan.ring(Square(5, 5)))
    pair = frozenset({Square(2, 1), Square(2, 2)})
    assert len(plan.rim(pair)) == 2 * (7 + 11)


def test_a_growing_board_starts_at_its_north_west_corner() -> None:
    plan = geometry(SPARSE, Size.S)
    assert (plan.tile(Square(-2, -1)).column, plan.tile(Square(-2, -1)).line) == (0, 0)


def test_squares_half_a_line_high_share_their_lines_without_a_gap() -> None:
    plan = geometry(SQUARES, Size.HALF)
    assert (plan.columns, plan.lines) == (16, 4)
    assert sorted(px for tile in plan.tiles for px in plan.body(tile.place)) == list(range(16 * 8))
    assert plan.tile_at(4, 1) == Square(2, 2)


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [
        (25, 8, Size.XXS),
        (24, 8, Size.TIGHT),
        (16, 8, Size.TIGHT),
        (25, 7, Size.XXS),
        (24, 7, Size.TIGHT),
        (24, 5, Size.HALF),
        (16, 4, Size.HALF),
        (15, 4, Size.XXS),
    ],
)
def test_squares_stand_close_or_are_halved_where_more_than_a_few_lines_of_the_board_are_not_seen(
    width: int, height: int, size: Size
) -> None:
    assert whole(SQUARES, width, height, colours=True) is size


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [(25, 8, Size.XXS), (25, 7, Size.XXS), (24, 7, Size.TIGHT), (16, 4, Size.TIGHT), (15, 8, Size.XXS)],
)
def test_without_colours_squares_stand_close_where_else_the_board_is_cut_off_on_the_right(
    width: int, height: int, size: Size
) -> None:
    assert whole(SQUARES, width, height, colours=False) is size


def test_squares_that_stand_close_fill_two_columns_of_a_line_each() -> None:
    plan = geometry(SQUARES, Size.TIGHT)
    assert (plan.columns, plan.lines) == (16, 8)
    assert sorted(px for tile in plan.tiles for px in plan.body(tile.place)) == list(range(16 * 16))
    assert plan.tile_at(5, 1) == Square(2, 1)


def test_boards_of_other_shapes_are_never_halved() -> None:
    assert whole(HEXES, 1, 1, colours=True) is fitting(HEXES, 1, 1)
