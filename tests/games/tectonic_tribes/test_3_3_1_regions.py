from boardkit.core import Seat
from boardkit.games.tectonic_tribes.box.things import Terrain
from boardkit.games.tectonic_tribes.rules.model import Region
from boardkit.maps.squares import Square
from tests.every import named, with_each
from tests.games.tectonic_tribes.board import act, continent, revealed

FOREST, LAKE = Terrain.FOREST, Terrain.LAKE


def worth(diagram: str) -> list[tuple[Terrain, int]]:
    """List the regions of a diagram in reading order, with their points."""
    return [(region.terrain, region.points) for region in continent(diagram).regions]


@named(
    "diagram, regions",
    {
        "squares are linked through their sides": ("F F P \n P F F", [(FOREST, 4)]),
        "corners do not link": ("F P \n P F", [(FOREST, 1), (FOREST, 1)]),
        "a gap parts a region": ("L . L", [(LAKE, 1), (LAKE, 1)]),
        "terrains do not mix": ("F L M", [(FOREST, 1), (LAKE, 1), (Terrain.MINE, 1)]),
        "plain and lava are worth nothing": ("P P * * \n P 0 1 *", []),
        "a mark counts for its own region only": ("F+2 P Fx2 F", [(FOREST, 3), (FOREST, 4)]),
        "a tent belongs to no region and parts it": ("F 0 F", [(FOREST, 1), (FOREST, 1)]),
    },
)
def test_3_3_1_regions_and_what_they_are_worth(diagram: str, regions: list[tuple[Terrain, int]]) -> None:
    assert worth(diagram) == regions


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


def test_3_3_1_a_covered_square_is_gone_with_its_mark() -> None:
    state = act(revealed("F Fx2 F+1", 31, 1), "place e1s0 r0").state
    regions = [(region.terrain, region.points) for region in state.continent.regions]
    assert regions == [(FOREST, 1), (LAKE, 3)]


def test_3_3_1_a_region_knows_its_squares_and_the_tents_around_it() -> None:
    lake, tents = frozenset({Square(1, 0), Square(1, 1)}), {Seat(0): 2, Seat(1): 1}
    [region] = continent("0 L+1 1 \n P Lx2 P \n P 0 P").regions
    assert region == Region(LAKE, lake, plus=1, doubles=1, tents=tents)
    assert (region.at, region.points, region.holder) == (Square(1, 0), 6, Seat(0))
