"""What is in the box, and how a square is read."""

from collections import Counter

import pytest

from boardkit.games.tectonic_tribes.box import SEATS, TERRAIN, TRIBE, turned
from boardkit.games.tectonic_tribes.box.things import CARD, Bonus, Face, Terrain, TribeCard
from boardkit.maps.squares import Turn
from tests.every import with_each


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
    table = {seats: (row.hand_size, row.hands, row.hands_advanced) for seats, row in SEATS.items()}
    assert table == {2: (10, 3, 4), 3: (12, 2, 3), 4: (10, 2, 3), 5: (8, 2, 3)}


def test_a_square_is_read_as_it_is_printed() -> None:
    assert Face.printed("lake +1") == Face(Terrain.LAKE, Bonus.PLUS_ONE)
    assert Face.printed("mine x2") == Face(Terrain.MINE, Bonus.DOUBLE)
    assert Face.printed("tent") == Face(Terrain.PLAIN, tent=True)


def test_a_size_says_how_a_turned_card_lies() -> None:
    for turn in Turn:
        faces = turned(TribeCard("hunters"), turn)
        assert (len(faces[0]), len(faces)) == turn.size(*CARD)


@with_each(
    "text, message",
    [
        ("plain +1", "only a scoring terrain"),
        ("lava x2", "only a scoring terrain"),
        ("swamp", "swamp"),
        ("lake +9", r"\+9"),
    ],
)
def test_a_wrong_square_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Face.printed(text)


def test_tribe_cards_show_tents_and_plain_only() -> None:
    assert {face.terrain for card in TRIBE.values() for row in card for face in row} == {Terrain.PLAIN}


def test_every_hand_can_be_played_two_cards_a_round() -> None:
    assert all(row.hand_size % 2 == 0 for row in SEATS.values())
