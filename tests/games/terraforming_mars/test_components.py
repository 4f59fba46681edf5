"""What is in the box: counts, and clear errors for records that are wrong."""

from collections import Counter
from typing import Any

import pytest

from boardkit.games.terraforming_mars.box import (
    CARDS,
    CORPORATIONS,
    GROUNDS,
    TILES,
    TRACKS,
    grammar,
    measures,
    read_all,
    reading,
)
from boardkit.games.terraforming_mars.box.effects import Gain, PlaceTile
from boardkit.games.terraforming_mars.box.placements import Base
from boardkit.games.terraforming_mars.box.things import Area, Parameter, Resource, TileKind
from boardkit.games.terraforming_mars.rules.card_effects import CARD_EFFECTS


def test_the_box_holds_what_is_printed_on_it() -> None:
    assert Counter(card.set for card in CARDS.values()) == {"base": 137, "corporate_era": 71}
    sets = Counter(card.set for card in CORPORATIONS.values())
    assert sets == {"standard": 10, "corporate_era": 2, "beginner": 5}
    assert sorted(card.number for card in CARDS.values()) == [f"{number:03}" for number in range(1, 209)]


def test_the_map_is_tharsis() -> None:
    assert len(GROUNDS) == 61
    assert sum(ground.ocean_reserved for ground in GROUNDS.values()) == 12
    assert [str(at) for at, ground in GROUNDS.items() if ground.volcanic] == ["B2", "C1", "D1", "E1"]
    assert [str(at) for at, ground in GROUNDS.items() if ground.reserved_for] == ["E3"]
    assert GROUNDS[Area.parse("B6")].cards == 2


def test_the_tracks_run_from_start_to_goal() -> None:
    ends = {each: (track.start, track.goal) for each, track in TRACKS.items()}
    assert ends == {
        Parameter.TEMPERATURE: (-30, 8),
        Parameter.OXYGEN: (0, 14),
        Parameter.OCEANS: (0, 9),
    }


def test_special_tiles_exist_once() -> None:
    assert sum(tile.supply == 1 for tile in TILES.values()) == 11
    assert TILES[TileKind.OCEAN].supply == 9


def test_every_sort_of_effect_is_done_by_some_rule() -> None:
    assert set(CARD_EFFECTS) == set(grammar.EFFECT_NAMES)


def test_a_tile_has_its_default_placement() -> None:
    effect = grammar.effect({"kind": "place_tile", "tile": "ocean", "count": 1})
    assert isinstance(effect, PlaceTile)
    assert effect.placement.base is Base.OCEAN_RESERVED


def test_an_effect_is_read() -> None:
    plain = {"kind": "gain", "resource": "steel", "amount": 2}
    assert grammar.effect(plain) == Gain(Resource.STEEL, 2)


@pytest.mark.parametrize(
    "plain",
    [
        {"kind": "gian", "resource": "steel", "amount": 2},
        {"kind": "gain", "resource": "iron", "amount": 2},
        {"kind": "gain", "resource": "steel", "amount": "2"},
        {"kind": "gain", "resource": "steel", "amount": True},
        {"kind": "gain", "resource": "steel"},
        {"kind": "gain", "resource": "steel", "amount": 2, "colour": "red"},
        {"kind": "gain", "resource": "steel", "amount": {"count": "stars"}},
        {"kind": "remove_resource", "resource": "steel", "up_to": 2, "from": "opponents"},
    ],
)
def test_an_effect_that_is_wrong_is_refused(plain: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"unknown|no value|missing|no whole|not a valid|is known"):
        grammar.effect(plain)


def test_points_of_another_form_are_refused() -> None:
    with pytest.raises(ValueError, match="no such form"):
        measures.points({"worth": 3})


def test_a_file_names_itself_and_the_record_that_is_wrong() -> None:
    def read(plain: reading.Plain) -> object:
        return reading.build(dict, plain, {})

    with pytest.raises(ValueError, match=r"^tiles\.json: ocean: unknown key"):
        read_all("tiles.json", read, 14)


def test_a_file_with_too_few_records_is_refused() -> None:
    with pytest.raises(ValueError, match=r"tiles\.json: 14 records instead of 15"):
        read_all("tiles.json", dict, 15)


@pytest.mark.parametrize("text", ["", "A", "A0", "J1", "AA1", "A10", "mars"])
def test_other_words_are_no_area(text: str) -> None:
    with pytest.raises(ValueError, match="is no area"):
        Area.parse(text)


def test_areas_read_as_they_are_written() -> None:
    areas = [*GROUNDS, Area.parse("ganymede"), Area.parse("phobos")]
    assert [Area.parse(str(at)) for at in areas] == areas
    assert [at.on_mars for at in areas[-3:]] == [True, False, False]
