"""What is in the box, and what the loader says about data that is wrong."""

from collections import Counter
from typing import Any

import pytest

from boardkit.games.tectonic_tribes.box import (
    SEATS,
    TERRAIN,
    TRIBE,
    Table,
    read_table,
    read_terrain,
    read_tribe,
    turned,
)
from boardkit.games.tectonic_tribes.box.things import Bonus, Face, Terrain, TerrainCard, TribeCard, Turn

GOOD = [["lake +1", "forest", "plain"], ["lava", "mine x2", "mine"]]
CAMP = [["tent", "plain", "tent"], ["plain", "plain", "plain"]]


def terrain_cards(count: int = 80, **changes: Any) -> list[Any]:
    """Write cards of good records, the first of which is changed."""
    records = [{"number": number, "squares": GOOD} for number in range(1, count + 1)]
    return [{**records[0], **changes}, *records[1:]]


def tribe_cards(count: int = 5, **changes: Any) -> list[Any]:
    """Write tribe cards of good records, the first of which is changed."""
    records = [{"id": f"camp-{number}", "squares": CAMP} for number in range(count)]
    return [{**records[0], **changes}, *records[1:]]


def test_the_box_has_80_terrain_cards_and_5_tribe_cards() -> None:
    assert list(TERRAIN) == list(range(1, 81))
    assert len(TRIBE) == 5


def test_every_card_has_two_rows_of_three_squares() -> None:
    assert {tuple(map(len, faces)) for faces in (*TERRAIN.values(), *TRIBE.values())} == {(3, 3)}


def test_terrain_cards_show_what_the_authors_of_the_set_meant() -> None:
    faces = [face for card in TERRAIN.values() for row in card for face in row]
    terrains = Counter(face.terrain for face in faces)
    bonuses = Counter(face.bonus for face in faces if face.bonus)
    assert terrains == {
        Terrain.FOREST: 112,
        Terrain.LAKE: 112,
        Terrain.MINE: 96,
        Terrain.PLAIN: 108,
        Terrain.LAVA: 52,
    }
    assert bonuses == {Bonus.PLUS_ONE: 32, Bonus.PLUS_TWO: 12, Bonus.DOUBLE: 8}
    assert not any(face.tent for face in faces)


def test_tribe_cards_have_two_to_four_tents() -> None:
    tents = [sum(face.tent for row in card for face in row) for card in TRIBE.values()]
    assert sorted(tents) == [2, 2, 3, 3, 4]


def test_the_table_of_hands_is_the_printed_one() -> None:
    assert {2: Table(10, 3, 4), 3: Table(12, 2, 3), 4: Table(10, 2, 3), 5: Table(8, 2, 3)} == SEATS


def test_a_card_reads_row_by_row() -> None:
    lake, forest, plain = (
        Face(Terrain.LAKE, Bonus.PLUS_ONE),
        Face(Terrain.FOREST),
        Face(Terrain.PLAIN),
    )
    lava, double, mine = Face(Terrain.LAVA), Face(Terrain.MINE, Bonus.DOUBLE), Face(Terrain.MINE)
    assert read_terrain(terrain_cards())[TerrainCard(1)] == ((lake, forest, plain), (lava, double, mine))


def test_four_quarter_turns_change_nothing() -> None:
    for card in (*TERRAIN, *TRIBE):
        quarter = turned(card, Turn.R90)
        assert (len(quarter), len(quarter[0])) == (3, 2)
        assert tuple(zip(*quarter[::-1], strict=True)) == turned(card, Turn.R180)
        assert tuple(zip(*turned(card, Turn.R270)[::-1], strict=True)) == turned(card, Turn.R0)


def test_a_size_says_how_a_turned_card_lies() -> None:
    for turn in Turn:
        faces = turned(TribeCard("hunters"), turn)
        assert (len(faces[0]), len(faces)) == turn.size


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"number": 2}, "numbers must be 1 to 80"),
        ({"number": 81}, "numbers must be 1 to 80"),
        ({"squares": GOOD[:1]}, "two rows of three"),
        ({"squares": [["lake", "lake"], ["lake", "lake"]]}, "two rows of three"),
        ({"squares": [["plain +1", "lake", "lake"], GOOD[1]]}, "only a scoring terrain"),
        ({"squares": [["lava x2", "lake", "lake"], GOOD[1]]}, "only a scoring terrain"),
        ({"squares": [["swamp", "lake", "lake"], GOOD[1]]}, "swamp"),
        ({"squares": [["lake +9", "lake", "lake"], GOOD[1]]}, r"\+9"),
    ],
)
def test_a_wrong_terrain_card_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_terrain(terrain_cards(**changes))


@pytest.mark.parametrize("count", [79, 81])
def test_a_wrong_number_of_terrain_cards_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match="numbers must be 1 to 80"):
        read_terrain(terrain_cards(count))


@pytest.mark.parametrize(
    ("records", "message"),
    [
        (tribe_cards(4), "five different cards"),
        (tribe_cards(6), "five different cards"),
        (tribe_cards(id="camp-1"), "five different cards"),
        (tribe_cards(squares=[["plain"] * 3] * 2), "tents and plain only"),
        (tribe_cards(squares=[["tent", "lake", "plain"], ["plain"] * 3]), "tents and plain only"),
    ],
)
def test_wrong_tribe_cards_are_refused(records: list[Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_tribe(records)


def test_a_hand_that_cannot_be_played_two_cards_a_round_is_refused() -> None:
    with pytest.raises(ValueError, match="two cards a round"):
        read_table([{"seats": 2, "hand_size": 9, "hands": 3, "hands_advanced": 4}])
