from boardkit.core import ScoreSheet, Seat
from boardkit.games.tectonic_tribes.box import TRIBE
from boardkit.games.tectonic_tribes.box.things import Terrain
from boardkit.games.tectonic_tribes.rules.scoring import FewerTribeCards, RegionHeld, score
from boardkit.maps.squares import Square
from tests.every import named
from tests.games.tectonic_tribes.board import act, continent, revealed, table

SAMANTHA, KEVIN, RENE = Seat(0), Seat(1), Seat(2)
FOREST, LAKE, MINE = Terrain.FOREST, Terrain.LAKE, Terrain.MINE

PRINTED_EXAMPLE = """
    1   F   F   0   P   L   L+1 0   P   M   M   M
    P   1   P   P   2   L   Lx2 0   P   M   M   M+1
    P   P   P   P   P   L   P   P   P   M   0   P
    F   F   F   1   P   P   P   P   P   F   0   P
    F   F   1   P   P   L   L   2   P   P   P   P
    0   P   P   P   P   P   P   P   P   P   P   P
    2   M   M   M   P   L   1   P   1   M   M   P
    P   P   P   P   P   P   P   P   P   M   M   P
    P   F   1   P   P   P   P   P   P   M   P   P
"""


def sheet(diagram: str, seats: int = 3, laid: tuple[int, ...] = (0, 0, 0)) -> ScoreSheet:
    """Score a diagram, after the seats have laid so many tribe cards."""
    tribes = tuple(tuple(TRIBE)[count:] for count in laid[:seats])
    return score(table(diagram, seats=seats).__replace__(tribes=tribes))


def test_4_the_printed_example_goes_21_to_14_to_5() -> None:
    assert sheet(PRINTED_EXAMPLE).totals == (21, 14, 5)
    assert sheet(PRINTED_EXAMPLE).winners == (SAMANTHA,)


def test_4_the_printed_example_region_by_region() -> None:
    lines = sheet(PRINTED_EXAMPLE)
    assert lines.of(SAMANTHA) == [
        RegionHeld(SAMANTHA, 12, LAKE, Square(5, 0), squares=5, plus=1, doubles=1),
        RegionHeld(SAMANTHA, 8, MINE, Square(9, 0), squares=7, plus=1, doubles=0),
        RegionHeld(SAMANTHA, 1, FOREST, Square(9, 3), squares=1, plus=0, doubles=0),
    ]
    assert [line.points for line in lines.of(KEVIN)] == [2, 5, 1, 5, 1]
    assert [line.points for line in lines.of(RENE)] == [2, 3]
    assert lines.by_kind(KEVIN) == {"forest": 8, "lake": 1, "mine": 5}


def test_4_the_printed_example_loses_two_forests_to_kevin() -> None:
    forests = [region for region in continent(PRINTED_EXAMPLE).regions if region.terrain is FOREST]
    lost = [(len(region.squares), region.tents) for region in forests if region.holder == KEVIN]
    assert lost == [(2, {KEVIN: 2, SAMANTHA: 1}), (5, {KEVIN: 2, SAMANTHA: 1}), (1, {KEVIN: 1})]


@named(
    "diagram, totals",
    {
        "most tents take the region": ("0 F 1 \n 0 F P", (2, 0, 0)),
        "equal tents, one each, give it to nobody": ("0 F 1 \n P F P", (0, 0, 0)),
        "equal tents, two each, give it to nobody": ("0 F 1 \n 1 F 0", (0, 0, 0)),
        "a third seat does not profit from a tie above it": ("0 F 1 \n 0 F 1 \n P 2 P", (0, 0, 0)),
        "a region without tents scores for nobody": ("F F P 0", (0, 0, 0)),
        "a tent at a corner is not around the region": ("F P \n P 0", (0, 0, 0)),
        "a tent counts once however many squares it touches": ("F F P \n F 0 P \n P 1 F \n P 1 F", (3, 2, 0)),
        "so does one against two that touch fewer": ("F F 1 \n F 0 P \n 1 P P", (0, 3, 0)),
        "a tent counts for every region it touches": ("P F P \n L 0 M+1 \n P F P", (5, 0, 0)),
        "the plain of a tribe card does not count": ("F P 0", (0, 0, 0)),
    },
)
def test_4_who_has_most_tents_around_a_region_scores_it(diagram: str, totals: tuple[int, int, int]) -> None:
    assert sheet(diagram).totals == totals
    assert sum(line.points for line in sheet(diagram).lines) == sum(totals)


def test_4_a_covered_tent_is_gone() -> None:
    before = revealed("F 0 P \n F 0 P \n 1 P P", 31, 1)
    assert score(before).totals == (2, 0)
    after = act(before, "place e1n1 r0", "tribe scouts e1s2 r0").state
    assert after.continent.cells[Square(1, 0)].terrain is LAKE
    assert after.continent.regions[0].tents == {Seat(0): 1, Seat(1): 1}
    assert score(before).totals != score(after).totals


@named(
    "diagram, laid, winners, deciding",
    {
        "points come before fewer tribe cards": ("F F 0 P 1 F", (5, 1, 0), (0,), None),
        "a tie goes to fewer tribe cards": ("F 0 P 1 F", (3, 2, 0), (1,), FewerTribeCards((-3, -2, 0))),
        "a tie that persists is shared": ("F 0 P 1 F", (2, 2, 0), (0, 1), None),
    },
)
def test_4_who_wins(
    diagram: str, laid: tuple[int, ...], winners: tuple[int, ...], deciding: FewerTribeCards | None
) -> None:
    result = sheet(diagram, laid=laid)
    assert (result.winners, result.deciding) == (winners, deciding)
    assert deciding is None or result.ranking == ((Seat(1),), (Seat(0),), (Seat(2),))


def test_4_the_sheet_can_be_read_at_any_moment() -> None:
    assert score(table(".")).totals == (0, 0)
    assert score(revealed("F 0", 31, 1)).totals == (1, 0)
