from boardkit.core import ScoreSheet, Seat
from boardkit.games.tectonic_tribes.box import TRIBE
from boardkit.games.tectonic_tribes.box.things import Terrain
from boardkit.games.tectonic_tribes.rules.scoring import FewerTribeCards, RegionHeld, score
from boardkit.maps.squares import Square
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


def test_4_most_tents_take_the_region() -> None:
    assert sheet("0 F 1 \n 0 F P").totals == (2, 0, 0)


def test_4_equal_tents_give_it_to_nobody() -> None:
    assert sheet("0 F 1 \n P F P").lines == ()
    assert sheet("0 F 1 \n 1 F 0").lines == ()


def test_4_a_third_seat_does_not_profit_from_a_tie_above_it() -> None:
    assert sheet("0 F 1 \n 0 F 1 \n P 2 P").lines == ()


def test_4_a_region_without_tents_scores_for_nobody() -> None:
    assert sheet("F F P 0").lines == ()


def test_4_a_tent_at_a_corner_is_not_around_the_region() -> None:
    assert sheet("F P \n P 0").lines == ()


def test_4_a_tent_counts_once_however_many_squares_it_touches() -> None:
    assert sheet("F F P \n F 0 P \n P 1 F \n P 1 F").totals == (3, 2, 0)
    assert sheet("F F 1 \n F 0 P \n 1 P P").totals == (0, 3, 0)


def test_4_a_tent_counts_for_every_region_it_touches() -> None:
    assert sheet("P F P \n L 0 M+1 \n P F P").totals == (5, 0, 0)


def test_4_the_plain_of_a_tribe_card_does_not_count() -> None:
    assert sheet("F P 0").lines == ()


def test_4_a_covered_tent_is_gone() -> None:
    before = revealed("F 0 P \n F 0 P \n 1 P P", 31, 1)
    assert score(before).totals == (2, 0)
    after = act(before, "place e1n1 r0", "tribe scouts e1s2 r0").state
    assert after.continent.cells[Square(1, 0)].terrain is LAKE
    assert after.continent.regions[0].tents == {Seat(0): 1, Seat(1): 1}
    assert score(before).totals != score(after).totals


def test_4_a_tie_goes_to_fewer_tribe_cards() -> None:
    result = sheet("F 0 P 1 F", laid=(3, 2, 0))
    assert result.totals == (1, 1, 0)
    assert result.winners == (Seat(1),)
    assert result.deciding == FewerTribeCards((-3, -2, 0))
    assert result.ranking == ((Seat(1),), (Seat(0),), (Seat(2),))


def test_4_points_come_before_fewer_tribe_cards() -> None:
    result = sheet("F F 0 P 1 F", laid=(5, 1, 0))
    assert (result.winners, result.deciding) == ((Seat(0),), None)


def test_4_a_tie_that_persists_is_shared() -> None:
    result = sheet("F 0 P 1 F", laid=(2, 2, 0))
    assert (result.winners, result.deciding) == ((Seat(0), Seat(1)), None)


def test_4_the_sheet_can_be_read_at_any_moment() -> None:
    assert score(table(".")).totals == (0, 0)
    assert score(revealed("F 0", 31, 1)).totals == (1, 0)
