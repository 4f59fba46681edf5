"""What is in the box, and how it is read."""

from collections import Counter
from typing import Any

import pytest

from boardkit.core import FaultError
from boardkit.core.notation.data import fitted
from boardkit.games.life_in_reterra.box import (
    BOX,
    CARDS,
    SETS,
    SHAPES,
    TILES,
    Face,
    Kind,
    Shape,
    Source,
    is_a_set,
    powers,
)
from boardkit.games.life_in_reterra.box.things import BuildingSet, Card, Icon, Side, Space, Terrain
from boardkit.games.life_in_reterra.rules.community import turned, turns_of
from boardkit.maps.groups import components
from boardkit.maps.squares import Square, Turn, neighbours
from tests.every import with_each


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
    assert all(is_a_set(card for card, _ in chosen) for chosen in SETS.values())


def test_the_printed_facts_are_the_printed_ones() -> None:
    field = CARDS[Card("sports_field")].faces[Side.PURPLE]
    assert field.powers == (powers.Active(powers.Timing.TURN, powers.Relics(powers.Where.ADJACENT, 1)),)
    assert field.source is CARDS[Card("observatory")].faces[Side.PURPLE].source is Source.IDEA
    assert CARDS[Card("observatory")].source is Source.PRINTED


def test_energy_sources_are_all_water_and_the_ball_is_on_tokens_only() -> None:
    for facts in TILES.values():
        spaces = {space for row in facts.spaces for space in row}
        assert facts.kind is not Kind.ENERGY or spaces == {Space(Terrain.WATER)}
        assert Icon.BALL not in {space.icon for space in spaces}


def test_every_category_has_31_building_tiles() -> None:
    tiles: Counter[int] = Counter()
    for facts in CARDS.values():
        tiles[facts.category] += facts.copies[4]
    assert tiles == {1: 31, 2: 31, 3: 31}


def test_a_space_is_read_as_it_is_printed() -> None:
    assert Space.printed("forest gear") == Space(Terrain.FOREST, Icon.GEAR)
    assert Space.printed("water") == Space(Terrain.WATER)
    for wrong in ("swamp", "forest wheel", ""):
        with pytest.raises(ValueError, match="is not a valid"):
            Space.printed(wrong)


def face(power: dict[str, Any]) -> Face:
    """Read a face with one power."""
    return fitted({"points": 1, "powers": [power], "source": "original"}, Face)


def test_powers_read_in_their_vocabulary() -> None:
    relics = {"kind": "relics", "count": 1, "where": "adjacent"}
    inhabitants = {"kind": "inhabitants", "count": 2, "where": "this_tile_gear"}
    choice = {
        "kind": "active",
        "timing": "turn",
        "deed": {"kind": "choose", "options": [relics, inhabitants]},
    }
    both = powers.Relics(powers.Where.ADJACENT, 1), powers.Inhabitants(powers.Where.THIS_TILE_GEAR, 2)
    assert face(choice).powers == (powers.Active(powers.Timing.TURN, powers.Choose(both)),)
    assert face({"kind": "protect"}).powers == (powers.Protect(),)


@with_each(
    "power",
    [
        {"kind": "fly"},
        {"kind": "active", "timing": "turn", "deed": {"kind": "fly"}},
        {"kind": "active", "timing": "yesterday", "deed": {"kind": "row-change", "count": 1}},
        {"kind": "active", "timing": "turn", "deed": {"kind": "relics", "count": 1, "where": "moon"}},
        {"kind": "active", "timing": "turn", "deed": {"kind": "row-change", "count": 1}, "condition": "rain"},
        {"kind": "active", "timing": "turn", "deed": {"kind": "junk", "count": 1, "whom": "everybody"}},
        {"kind": "scoring", "counted": "clouds", "points": 1, "most": 1},
        {"kind": "majority", "rivalry": "clouds", "points": 1},
    ],
)
def test_a_power_outside_the_vocabulary_is_refused(power: dict[str, Any]) -> None:
    with pytest.raises(FaultError):
        face(power)


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_7_1_the_spaces_of_a_building_hang_together(shape: Shape) -> None:
    """Where it may stand is looked for only among gears that do."""
    spaces = [Square(x, y) for x, y in shape]
    assert len(components(spaces, neighbours, lambda _one, _two: True)) == 1
