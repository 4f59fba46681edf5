"""What is in the box."""

import json
from collections import Counter
from typing import get_args

import pytest

from boardkit.core.notation.components import ComponentError, numbered, read_records
from boardkit.core.packaged import text_in
from boardkit.core.values import names_of
from boardkit.games.water_sharing.box import (
    BLUEPRINTS,
    BOARD,
    BOX,
    COURSE,
    DAM_COST,
    DAM_SITES,
    FACES,
    NEAR,
    OUTFALL,
    RIVERS,
    SCENARIOS,
    SEAS,
    SOURCES,
    Spot,
)
from boardkit.games.water_sharing.box.cards import PRINTED, Action
from boardkit.games.water_sharing.box.effects import CardEffect
from boardkit.games.water_sharing.box.things import FLOWING, Building, Good, Scenario, Terrain
from tests.every import with_each
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
    cubes = [BOX[name] for name in ("water", "pollution", "energy", "food", "crisis")]
    assert cubes == [120, 160, 100, 100, 40]
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
    assert max(card.water for card in PRINTED.resources.values()) * len(RIVERS) <= BOX["water"]


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


def test_the_board_has_twelve_rows_of_ten_hexes() -> None:
    assert set(BOARD) == {at(row, column) for row in range(12) for column in range(10)}
    assert {field.part for field in BOARD.values()} == {
        f"{row}{half}" for row in range(1, 7) for half in "GD"
    }


def test_sources_and_rivers_flow_and_never_uphill() -> None:
    for hexagon, field in BOARD.items():
        assert (field.downstream is not None) == (field.terrain in FLOWING)
        if field.downstream is not None:
            assert field.downstream.r >= hexagon.r
            assert BOARD[field.downstream].terrain in (Terrain.RIVER, Terrain.SEA)


def test_no_number_of_a_building_is_below_1() -> None:
    assert list(BLUEPRINTS) == list(Building)
    for plan in BLUEPRINTS.values():
        assert min((plan.cost, plan.tiles, *plan.needs.values(), *plan.makes.values())) >= 1


def test_there_are_four_scenarios_and_all_stands_where_it_may() -> None:
    assert set(SCENARIOS) == set(Scenario) - {Scenario.FREE}
    for opening in SCENARIOS.values():
        assert all(place in BLUEPRINTS[building].sites for place, (_, building) in opening.places.items())
        assert all(site in DAM_SITES for site, _ in opening.dams)


CARDS = "action_cards.json"
KEYS = {kind: set(names_of(kind)) for kind in get_args(CardEffect)}
"""What each effect may say, by its class."""


def test_9_3_an_effect_says_nothing_that_belongs_to_another() -> None:
    said = {key for keys in KEYS.values() for key in keys}
    for line, record in numbered(text_in("boardkit.games.water_sharing.box", CARDS)):
        plain = json.loads(record)
        kind = next(kind for kind in KEYS if kind.word == plain["op"])
        for key in said - KEYS[kind]:
            wrong = "\n" * (line - 1) + json.dumps({**plain, key: 1})
            with pytest.raises(ComponentError, match=rf"^{CARDS}, line {line}: UnknownField.*'{key}'"):
                read_records(wrong, CARDS, Action)


@with_each(
    "record, message",
    [
        ('{"id": "x", "when": "any"}', r"WrongType.*\$\.op'"),
        ('{"id": "x", "when": "any", "op": "fly"}', r"WrongType.*\$\.op'"),
        ('{"id": "x", "when": "any", "effect": {"op": "gain", "vp": 1}}', r"WrongType.*\$\.op'"),
        ('{"id": "x", "when": "any", "op": "gain", "vp": "1"}', r"WrongType.*\$\.vp'"),
        ('{"id": "x", "when": "collect", "op": "add_water", "hexes": 1}', r"MissingField.*\$\.n'"),
    ],
)
def test_9_3_an_effect_that_does_not_fit_is_refused_by_file_line_and_key(record: str, message: str) -> None:
    with pytest.raises(ComponentError, match=rf"^{CARDS}, line 2: {message}"):
        read_records(f"[\n {record}\n]\n", CARDS, Action)
