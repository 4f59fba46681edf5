"""What is in the box, and what the loaders say about data that is wrong."""

from collections import Counter
from typing import Any

import pytest

from boardkit.games.water_sharing.box import (
    BLUEPRINTS,
    BOARD,
    COURSE,
    DAM_COST,
    DAM_SITES,
    FACES,
    NEAR,
    OUTFALL,
    PRINTED,
    RIVERS,
    SEAS,
    SOURCES,
)
from boardkit.games.water_sharing.box.board import read_board
from boardkit.games.water_sharing.box.buildings import read_buildings
from boardkit.games.water_sharing.box.loading import BOX, load
from boardkit.games.water_sharing.box.scenarios import read_scenarios
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Good, Terrain
from tests.games.water_sharing.basin import at


def test_the_tiles_are_those_of_the_material_list() -> None:
    counts = [plan.tiles for plan in BLUEPRINTS.values()]
    assert dict(zip(BLUEPRINTS, counts, strict=True)) == dict(
        zip(Building, (19, 17, 5, 12, 23, 10, 24, 10, 16, 8, 20, 4), strict=True)
    )


def test_the_cards_are_those_of_the_material_list() -> None:
    assert len(PRINTED.resources) == 49
    assert sum(action.copies for action in PRINTED.actions.values()) == 39
    assert len(PRINTED.objectives) == 8
    assert {name: count for name, count in BOX["cubes"].items() if name not in ("name", "source")} == {
        "water": 120,
        "pollution": 160,
        "energy": 100,
        "food": 100,
        "crisis": 40,
    }
    assert Counter(FACES) == {0: 1, 1: 2, 2: 2, 3: 1}


def test_the_board_has_twelve_parts_of_ten_hexes() -> None:
    assert set(Counter(field.part for field in BOARD.values()).values()) == {10}
    assert Counter(field.terrain for field in BOARD.values()) == {
        Terrain.SOURCE: 3,
        Terrain.RIVER: 21,
        Terrain.SEA: 18,
        Terrain.MOUNTAIN: 31,
        Terrain.MEADOW: 47,
    }
    bonuses = Counter(field.bonus for field in BOARD.values() if field.bonus)
    assert bonuses == {Good.FOOD: 4, Good.ENERGY: 4, Good.THUNES: 4}


def test_water_suffices_for_the_wettest_card() -> None:
    assert max(card.water for card in PRINTED.resources.values()) * len(RIVERS) <= BOX["cubes"]["water"]


def test_rivers_flow_from_hex_to_hex_into_the_sea() -> None:
    assert len(SOURCES) == 3
    for hexagon, course in COURSE.items():
        for above, below in zip((hexagon, *course), course, strict=False):
            assert below in NEAR[above]
        assert BOARD[(hexagon, *course)[-1]].downstream in SEAS


def test_upstream_hexes_come_before_those_below_them() -> None:
    assert all(RIVERS.index(above) < RIVERS.index(below) for above in RIVERS for below in COURSE[above])


def test_rows_are_staggered() -> None:
    assert set(NEAR[at(6, 4)]) == {at(5, 3), at(5, 4), at(6, 3), at(6, 5), at(7, 3), at(7, 4)}
    assert set(NEAR[at(7, 4)]) == {at(6, 4), at(6, 5), at(7, 3), at(7, 5), at(8, 4), at(8, 5)}


def test_3_1_a_hex_is_named_by_its_row_and_its_number_in_it() -> None:
    assert [str(hexagon) for hexagon in (at(0, 2), at(6, 3), at(11, 9))] == ["a3", "g4", "l10"]
    assert {Spot.parse(str(hexagon)) for hexagon in BOARD} == set(BOARD)
    for nonsense in ("m1", "a0", "a11", "q0r0", "4g", ""):
        with pytest.raises(ValueError, match="is no hex"):
            Spot.parse(nonsense)


def test_every_hex_that_the_board_knows_has_its_name() -> None:
    known = [*BOARD, *NEAR[at(6, 3)], *COURSE[at(0, 2)], *OUTFALL.values(), *DAM_SITES[0].hexes]
    assert {type(hexagon) for hexagon in known} == {Spot}


def test_a_dam_costs_by_owners() -> None:
    assert DAM_COST == {1: 15, 2: 13, 3: 11}


@pytest.mark.parametrize(
    ("hexagon", "changes", "message"),
    [
        (0, {"part": "7G"}, "twelve parts"),
        (0, {"col": 1}, "each once"),
        (2, {"downstream": None}, "flows exactly"),
        (0, {"downstream": [1, 0]}, "flows exactly"),
        (2, {"downstream": [3, 1]}, "beside it"),
        (12, {"downstream": [0, 2]}, "never uphill"),
        (2, {"downstream": [1, 1]}, "into a river"),
        (0, {"terrain": "lava"}, "lava"),
        (4, {"bonus": "gold"}, "gold"),
    ],
)
def test_a_wrong_board_is_refused(hexagon: int, changes: dict[str, Any], message: str) -> None:
    records = load("board.json")
    records[hexagon] = {**records[hexagon], **changes}
    with pytest.raises(ValueError, match=message):
        read_board(records)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"id": "farm"}, "each once"),
        ({"id": "castle"}, "castle"),
        ({"cost": 0}, "below 1"),
        ({"tiles": 0}, "below 1"),
        ({"needs": {"water": 0}}, "below 1"),
        ({"needs": {"gold": 1}}, "gold"),
    ],
)
def test_a_wrong_building_is_refused(changes: dict[str, Any], message: str) -> None:
    records = load("buildings.json")
    records[0] = {**records[0], **changes}
    with pytest.raises(ValueError, match=message):
        read_buildings(records)


def test_wrong_scenarios_are_refused() -> None:
    records = load("scenarios.json")
    with pytest.raises(ValueError, match="four different"):
        read_scenarios(records[:3])
    on_water = {"A": [{"building": "farm", "at": [4, 2]}]}
    with pytest.raises(ValueError, match="may stand"):
        read_scenarios([{**records[0], "communities": on_water}, *records[1:]])
    dam = {"river": [4, 2], "land": [[0, 0], [4, 3]], "owners": ["A"]}
    with pytest.raises(ValueError, match="no dam fits"):
        read_scenarios([{**records[0], "dams": [dam]}, *records[1:]])
