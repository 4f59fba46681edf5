import pytest

from boardkit.games.water_sharing.box import OUTFALL, RIVERS, SEAS, Spot
from boardkit.games.water_sharing.box.things import Building, Options, Stage
from boardkit.games.water_sharing.rules import ANSWERS
from boardkit.games.water_sharing.rules.generating import CubeDiluted, CubeFlowed, PollutionFell
from boardkit.games.water_sharing.rules.questions import AfterFall, AfterPollution, BeginStage, Flow, Pollute
from tests.every import with_each
from tests.games.water_sharing.basin import A, B, at, events, table

NORMAL = Options()
POLLUTERS = {"residential", "farm", "fishing_port", "power_plant", "leisure", "industry", "mine"}


@with_each("building", Building)
def test_10_1_a_building_that_works_pollutes_as_its_tile_says(building: Building) -> None:
    state = table(f"A {building} 7 4", options=NORMAL).__replace__(worked=frozenset({at(7, 4)}))
    fell = [PollutionFell(A, building, at(7, 4), at(8, 4))] if building in POLLUTERS else []
    assert events(ANSWERS.resolve(state, Pollute(A))) == fell


def test_5_6_what_does_not_work_does_not_pollute() -> None:
    state = table("A farm 6 4\nB farm 6 2", options=NORMAL).__replace__(worked=frozenset({at(6, 2)}))
    assert events(ANSWERS.resolve(state, Pollute(A))) == []
    assert ANSWERS.resolve(state, Pollute(B)).state.pollution == {OUTFALL[at(6, 2)]: 1}


@with_each(
    "fallen_from, to",
    [
        ((6, 2), (6, 3)),
        ((6, 4), (7, 3)),
        ((3, 5), (5, 6)),
        ((4, 9), (5, 9)),
        ((6, 5), (7, 5)),
        ((0, 1), (0, 2)),
        ((6, 3), (6, 3)),
    ],
)
def test_5_6_the_cube_falls_into_the_nearest_river_and_of_equals_the_one_further_down(
    fallen_from: tuple[int, int], to: tuple[int, int]
) -> None:
    assert OUTFALL[at(*fallen_from)] == at(*to)


@with_each("fallen_from, to", [((9, 6), (10, 6)), ((10, 0), (11, 0)), ((9, 1), (10, 2))])
def test_5_6_the_cube_falls_into_the_sea_where_that_is_nearer(
    fallen_from: tuple[int, int], to: tuple[int, int]
) -> None:
    assert OUTFALL[at(*fallen_from)] == at(*to)


def test_5_6_beside_a_river_and_the_sea_it_is_the_river() -> None:
    assert OUTFALL[at(9, 3)] == OUTFALL[at(9, 5)] == at(9, 4)


def test_5_6_new_filters_keep_the_river_clean() -> None:
    state = table("A farm 6 4", options=NORMAL).__replace__(worked=frozenset({at(6, 4)}))
    clean = state.communities[A].__replace__(favours=state.communities[A].favours.__replace__(clean=True))
    assert events(ANSWERS.resolve(state.with_community(A, clean), Pollute(A))) == []


def test_5_6_whoever_can_clean_is_asked() -> None:
    plant = table("A treatment 6 4", pollution={at(6, 3): 1}, options=NORMAL)
    assert ANSWERS.resolve(plant, AfterFall(B)).state.question is None
    assert ANSWERS.resolve(plant, AfterFall(A)).state.question == AfterPollution(A)


@pytest.mark.parametrize("stage", [Stage.POLLUTE, Stage.FLOW])
def test_12_1_without_pollution_steps_6_and_8_are_left_out(stage: Stage) -> None:
    assert not ANSWERS.resolve(table("A farm 6 4"), BeginStage(stage)).state.pile
    assert ANSWERS.resolve(table("A farm 6 4", options=NORMAL), BeginStage(stage)).state.pile


def flowed(pollution: dict[Spot, int]) -> dict[Spot, int]:
    """Let pollution flow down once."""
    return dict(ANSWERS.resolve(table(options=NORMAL, pollution=pollution), Flow()).state.pollution)


def test_5_8_three_cubes_on_one_hex_end_on_three_hexes() -> None:
    step = ANSWERS.resolve(table(options=NORMAL, pollution={at(1, 2): 3}), Flow())
    assert step.state.pollution == {at(2, 2): 1, at(3, 1): 1, at(4, 2): 1}
    assert events(step) == [
        *[CubeFlowed(at(1, 2), at(2, 2))] * 3,
        *[CubeDiluted(at(2, 2), at(3, 1))] * 2,
        CubeDiluted(at(3, 1), at(4, 2)),
    ]


def test_5_8_all_cubes_move_down_by_one_at_once() -> None:
    assert flowed({at(0, 2): 1, at(1, 2): 1, at(2, 2): 1}) == {at(1, 2): 1, at(2, 2): 1, at(3, 1): 1}


def test_5_8_cubes_too_many_pass_over_hexes_that_are_full() -> None:
    assert flowed({at(0, 2): 2, at(1, 2): 1, at(2, 2): 1}) == {
        at(1, 2): 1,
        at(2, 2): 1,
        at(3, 1): 1,
        at(4, 2): 1,
    }


def test_5_8_where_rivers_join_the_cubes_of_both_meet() -> None:
    assert flowed({at(7, 3): 1, at(8, 5): 1}) == {at(8, 4): 1, at(9, 4): 1}


def test_5_8_what_reaches_the_sea_stays_there() -> None:
    assert flowed({at(9, 4): 3, at(10, 4): 2}) == {at(10, 4): 5}
    assert flowed({at(8, 8): 4}) == {at(9, 8): 1, at(10, 8): 3}


def test_5_8_dams_and_junctions_do_not_stop_pollution() -> None:
    state = table("A junction 5 2", options=NORMAL, dams={(4, 2): "A"}, pollution={at(3, 1): 1, at(4, 2): 1})
    assert ANSWERS.resolve(state, Flow()).state.pollution == {at(4, 2): 1, at(5, 2): 1}


def test_5_8_no_river_hex_holds_more_than_one_and_no_cube_is_lost() -> None:
    pollution = {hexagon: 1 + number % 4 for number, hexagon in enumerate(RIVERS)}
    after = ANSWERS.resolve(table(options=NORMAL, pollution=pollution), Flow()).state
    assert sum(after.pollution.values()) == sum(pollution.values())
    assert all(count == 1 for hexagon, count in after.pollution.items() if hexagon not in SEAS)
