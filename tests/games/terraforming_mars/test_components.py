"""What is in the box: counts, and clear errors for records that are wrong."""

from collections import Counter
from typing import Any

import pytest

from boardkit.core import FaultError
from boardkit.core.notation.data import fitted
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, GROUNDS, TILES, TRACKS
from boardkit.games.terraforming_mars.box.effects import EFFECT_NAMES, Base, Gain, PlaceTile
from boardkit.games.terraforming_mars.box.facts import StandardProject
from boardkit.games.terraforming_mars.box.things import Area, Parameter, Resource, TileKind
from boardkit.games.terraforming_mars.rules.card_effects import CARD_EFFECTS
from tests.every import with_each


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
    assert ends == {Parameter.TEMPERATURE: (-30, 8), Parameter.OXYGEN: (0, 14), Parameter.OCEANS: (0, 9)}


def test_special_tiles_exist_once() -> None:
    assert sum(tile.supply == 1 for tile in TILES.values()) == 11
    assert TILES[TileKind.OCEAN].supply == 9


def test_every_sort_of_effect_is_done_by_some_rule() -> None:
    assert set(CARD_EFFECTS) == set(EFFECT_NAMES)


def test_a_tile_has_its_default_placement() -> None:
    assert PlaceTile(TileKind.OCEAN, 1).placement.base is Base.OCEAN_RESERVED


def project(effect: dict[str, Any]) -> StandardProject:
    """Read a standard project with one effect."""
    return fitted({"id": "asteroid", "cost": 14, "effects": [effect]}, StandardProject)


def test_an_effect_is_read() -> None:
    plain = {"kind": "gain", "resource": "steel", "amount": 2}
    assert project(plain).effects == (Gain(Resource.STEEL, 2),)


@with_each(
    "plain",
    [
        {"kind": "gian", "resource": "steel", "amount": 2},
        {"kind": "gain", "resource": "iron", "amount": 2},
        {"kind": "gain", "resource": "steel", "amount": "2"},
        {"kind": "gain", "resource": "steel", "amount": True},
        {"kind": "gain", "resource": "steel"},
        {"kind": "gain", "resource": "steel", "amount": 2, "colour": "red"},
        {"kind": "gain", "resource": "steel", "amount": {"kind": "counter", "count": "stars"}},
        {"kind": "remove-card-resource", "resource": "animal", "up_to": 2, "source": "opponents"},
    ],
)
def test_an_effect_that_is_wrong_is_refused(plain: dict[str, Any]) -> None:
    with pytest.raises(FaultError):
        project(plain)


@with_each("text", ["", "A", "A0", "J1", "AA1", "A10", "mars"])
def test_other_words_are_no_area(text: str) -> None:
    with pytest.raises(ValueError, match="is no area"):
        Area.parse(text)


def test_areas_read_as_they_are_written() -> None:
    areas = [*GROUNDS, Area.parse("ganymede"), Area.parse("phobos")]
    assert [Area.parse(str(at)) for at in areas] == areas
    assert [at.on_mars for at in areas[-3:]] == [True, False, False]
