from boardkit.core import Seat
from boardkit.games.tectonic_tribes.box.things import Terrain
from boardkit.games.tectonic_tribes.rules.model import Region
from boardkit.maps.squares import Square
from tests.every import with_each
from tests.games.tectonic_tribes.board import act, continent, revealed


def worth(diagram: str) -> list[tuple[Terrain, int]]:
    """List the regions of a diagram in reading order, with their points."""
    return [(region.terrain, region.points) for region in continent(diagram).regions]


def test_3_3_1_squares_are_linked_through_their_sides() -> None:
    assert worth("F F P \n P F F") == [(Terrain.FOREST, 4)]


def test_3_3_1_corners_do_not_link() -> None:
    assert worth("F P \n P F") == [(Terrain.FOREST, 1), (Terrain.FOREST, 1)]


def test_3_3_1_a_gap_parts_a_region() -> None:
    assert worth("L . L") == [(Terrain.LAKE, 1), (Terrain.LAKE, 1)]


def test_3_3_1_terrains_do_not_mix() -> None:
    assert worth("F L M") == [(Terrain.FOREST, 1), (Terrain.LAKE, 1), (Terrain.MINE, 1)]


def test_3_3_1_plain_and_lava_are_worth_nothing() -> None:
    assert worth("P P * * \n P 0 1 *") == []


@with_each(
    "diagram, points",
    [
        ("M M M", 3),
        ("M M+1 M", 4),
        ("M M+2 M", 5),
        ("M+1 M+2 M+1", 7),
        ("M Mx2 M", 6),
        ("L L+1 Lx2 L L", 12),
        ("Fx2 F Fx2", 12),
        ("Fx2 F+2 Fx2", 20),
        ("Lx2", 2),
    ],
)
def test_3_3_1_marks_are_added_first_and_doubled_last(diagram: str, points: int) -> None:
    assert [value for _, value in worth(diagram)] == [points]


def test_3_3_1_a_mark_counts_for_its_own_region_only() -> None:
    assert worth("F+2 P Fx2 F") == [(Terrain.FOREST, 3), (Terrain.FOREST, 4)]


def test_3_3_1_a_tent_belongs_to_no_region_and_parts_it() -> None:
    assert worth("F 0 F") == [(Terrain.FOREST, 1), (Terrain.FOREST, 1)]


def test_3_3_1_a_covered_square_is_gone_with_its_mark() -> None:
    state = act(revealed("F Fx2 F+1", 31, 1), "place e1s0 r0").state
    regions = [(region.terrain, region.points) for region in state.continent.regions]
    assert regions == [(Terrain.FOREST, 1), (Terrain.LAKE, 3)]


def test_3_3_1_a_region_knows_its_squares_and_the_tents_around_it() -> None:
    lake, tents = frozenset({Square(1, 0), Square(1, 1)}), {Seat(0): 2, Seat(1): 1}
    [region] = continent("0 L+1 1 \n P Lx2 P \n P 0 P").regions
    assert region == Region(Terrain.LAKE, lake, plus=1, doubles=1, tents=tents)
    assert (region.at, region.points, region.holder) == (Square(1, 0), 6, Seat(0))
