"""What is in the box, and what the loader says about data that is wrong."""

import json
from collections import Counter
from typing import Any

import pytest

from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box import (
    BOX,
    CARDS,
    SETS,
    SHAPES,
    TILES,
    Kind,
    Source,
    read_cards,
    read_sets,
    read_tiles,
)
from boardkit.games.life_in_reterra.box.powers import (
    Active,
    Choose,
    Inhabitants,
    Protect,
    Relics,
    Timing,
    Where,
    read_power,
)
from boardkit.games.life_in_reterra.box.things import BuildingSet, Card, Icon, Side, Space, Terrain
from boardkit.games.life_in_reterra.rules.community import Turn
from boardkit.games.life_in_reterra.rules.lying import turned, turns_of


def records(name: str) -> list[Any]:
    found: list[Any] = json.loads(GAME.file("components", name).read_text("utf-8"))
    return found


def test_the_box_has_104_land_tiles() -> None:
    assert len(TILES) == BOX["land_tiles"] == 104
    assert Counter(facts.kind for facts in TILES.values()) == {Kind.START: 4, Kind.LAND: 88, Kind.ENERGY: 12}


def test_terrains_gears_and_relics_are_as_many_as_meant() -> None:
    dry = [facts for facts in TILES.values() if facts.kind is not Kind.ENERGY]
    spaces = [space for facts in dry for row in facts.spaces for space in row]
    terrains = Counter(space.terrain for space in spaces)
    assert terrains == {**dict.fromkeys(Terrain, 76), Terrain.WATER: 64}
    icons = Counter(space.icon for space in spaces if space.icon)
    relics = (Icon.BOX, Icon.BOOK, Icon.GIZMO, Icon.TUBE)
    assert icons == {Icon.GEAR: 148, **dict.fromkeys(relics, 19)}


def test_no_two_tiles_are_alike_but_energy_sources() -> None:
    looks = [
        min(str(turned(tile, turn)) for turn in Turn)
        for tile, facts in TILES.items()
        if facts.kind is not Kind.ENERGY
    ]
    assert len(set(looks)) == len(looks)


def test_four_quarter_turns_change_nothing() -> None:
    for tile in TILES:
        quarter = turned(tile, Turn.R90)
        assert tuple(zip(*turned(tile, Turn.R270)[::-1], strict=True)) == turned(tile, Turn.R0)
        assert tuple(zip(*turned(tile, Turn.R0)[::-1], strict=True)) == quarter


def test_a_tile_has_as_many_turns_as_looks() -> None:
    for tile in TILES:
        assert len(turns_of(tile)) == len({turned(tile, turn) for turn in Turn})
        assert turns_of(tile)[0] is Turn.R0


def test_the_box_has_93_building_tiles_of_15_buildings() -> None:
    assert len(CARDS) == 15
    assert sum(facts.copies[4] for facts in CARDS.values()) == BOX["building_tiles"] == 93


def test_every_category_has_two_two_and_one_buildings() -> None:
    sizes: dict[int, list[int]] = {1: [], 2: [], 3: []}
    for facts in CARDS.values():
        sizes[facts.category].append(len(SHAPES[facts.shape]))
    assert {category: sorted(found) for category, found in sizes.items()} == {
        number: [2, 2, 3, 3, 4] for number in (1, 2, 3)
    }


def test_the_two_faces_of_a_card_differ() -> None:
    for facts in CARDS.values():
        assert facts.faces[Side.PURPLE].powers != facts.faces[Side.ORANGE].powers


def test_there_are_three_categories_and_four_mixes() -> None:
    assert set(SETS) == set(BuildingSet) - {BuildingSet.OWN_MIX}
    kinds = Counter(record["kind"] for record in records("sets.json"))
    assert kinds == {"category": 3, "preset": 4}


def test_the_printed_facts_are_the_printed_ones() -> None:
    field = CARDS[Card("sports_field")].faces[Side.PURPLE]
    assert field.powers == (Active(Timing.TURN, Relics(Where.ADJACENT, 1)),)
    assert field.source is CARDS[Card("observatory")].faces[Side.PURPLE].source is Source.IDEA
    assert CARDS[Card("observatory")].source is Source.PRINTED


def test_a_tile_reads_row_by_row() -> None:
    tile = {"id": "X", "kind": "land", "spaces": [["forest gear", "water"], ["grass box", "desert"]]}
    spaces = read_tiles([{**tile, "source": "original"}])["X"].spaces
    assert spaces == (
        (Space(Terrain.FOREST, Icon.GEAR), Space(Terrain.WATER)),
        (Space(Terrain.GRASS, Icon.BOX), Space(Terrain.DESERT)),
    )


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"spaces": [["forest", "forest"]]}, "two rows of two"),
        ({"spaces": [["forest", "forest", "forest"], ["forest"]]}, "two rows of two"),
        ({"spaces": [["swamp", "forest"], ["forest", "forest"]]}, "swamp"),
        ({"spaces": [["forest wheel", "forest"], ["forest", "forest"]]}, "wheel"),
        ({"spaces": [["forest ball", "forest"], ["forest", "forest"]]}, "relic tokens only"),
        ({"kind": "energy"}, "four spaces of water"),
        ({"kind": "moon"}, "moon"),
        ({"source": "rumour"}, "rumour"),
        ({"id": "S1"}, "a code of its own"),
    ],
)
def test_a_wrong_tile_is_refused(changes: dict[str, Any], message: str) -> None:
    first, *others = records("land_tiles.json")
    bad = {**others[0], "spaces": [["forest", "forest"], ["forest", "forest"]], **changes}
    with pytest.raises(ValueError, match=message):
        read_tiles([first, bad])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"shape": "Z9"}, "no such shape"),
        ({"shape": "O4"}, "must have sizes"),
        ({"category": 2}, "must have sizes"),
        ({"copies": {"2": 4, "3": 6, "4": 9}}, "31 building tiles"),
    ],
)
def test_a_wrong_card_is_refused(changes: dict[str, Any], message: str) -> None:
    first, *others = records("buildings.json")
    with pytest.raises(ValueError, match=message):
        read_cards([{**first, **changes}, *others])


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ([["moon", "purple"]], "no building 'moon'"),
        ([["school", "green"]], "green"),
        ([["school", "purple"]] * 5, "five different buildings"),
        ([["school", "purple"], ["farm", "purple"]], "five different buildings"),
    ],
)
def test_a_wrong_set_is_refused(cards: list[Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_sets([{"id": "shops", "cards": cards}])


def test_powers_read_in_their_vocabulary() -> None:
    choice = {
        "op": "choice",
        "timing": "turn",
        "options": [
            {"op": "place_relic", "n": 1, "where": "adjacent"},
            {"op": "place_inhabitant", "n": 2, "where": "this_tile_gear"},
        ],
    }
    both = Relics(Where.ADJACENT, 1), Inhabitants(Where.THIS_TILE_GEAR, 2)
    assert read_power(choice) == Active(Timing.TURN, Choose(both))
    assert read_power({"op": "protect", "timing": "always", "where": "adjacent"}) == Protect()


@pytest.mark.parametrize(
    "record",
    [
        {"op": "fly", "timing": "turn"},
        {"op": "place_relic", "timing": "yesterday", "n": 1, "where": "adjacent"},
        {"op": "place_relic", "timing": "turn", "n": 1, "where": "moon"},
        {"op": "place_relic", "timing": "turn", "n": 1, "where": "adjacent", "cond": "rain"},
        {"op": "junk", "timing": "turn", "n": 1, "on": "everybody"},
        {"op": "score", "per": "clouds", "points": 1, "max": 1},
        {"op": "majority", "of": "clouds", "points": 1},
        {"op": "choice", "timing": "turn", "options": [{"op": "junk", "n": 1, "on": "neighbor_one"}]},
    ],
)
def test_a_power_outside_the_vocabulary_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"is not a valid|no power does"):
        read_power(record)
