"""What is in the box: the terrain cards, the tribe cards, and the numbers that depend on the seats."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from attrs import frozen

from boardkit.games.tectonic_tribes.box.things import (
    Bonus,
    Face,
    Faces,
    Terrain,
    TerrainCard,
    TribeCard,
    Turn,
)

TENT: Final = "tent"
NUMBERS: Final = range(1, 81)
TRIBE_CARDS: Final = 5


@frozen
class Table:
    """The numbers of the set-up table for one number of players.

    Attributes:
        hand_size: terrain cards dealt to each seat.
        hands: how many hands a game has.
        hands_advanced: how many hands the advanced variant has.
    """

    hand_size: int
    hands: int
    hands_advanced: int


def read_terrain(records: list[Any]) -> dict[TerrainCard, Faces]:
    """Check and read the terrain cards.

    Raises:
        ValueError: a record is wrong, or the set is not 80 cards numbered 1 to 80.
    """
    cards = {TerrainCard(record["number"]): _faces(record) for record in records}
    if sorted(cards) != list(NUMBERS) or len(records) != len(NUMBERS):
        raise ValueError("terrain_cards.json: the numbers must be 1 to 80, each once")
    return cards


def read_tribe(records: list[Any]) -> dict[TribeCard, Faces]:
    """Check and read the tribe cards of one colour.

    Raises:
        ValueError: a record is wrong, or the set is not five cards of plain and tents.
    """
    cards = {TribeCard(record["id"]): _faces(record) for record in records}
    if len(cards) != TRIBE_CARDS or len(records) != TRIBE_CARDS:
        raise ValueError("tribe_cards.json: there must be five different cards")
    for card, faces in cards.items():
        row = [face for line in faces for face in line]
        if not any(face.tent for face in row) or {face.terrain for face in row} != {Terrain.PLAIN}:
            raise ValueError(f"tribe_cards.json: {card} must show tents and plain only")
    return cards


def read_table(records: list[Any]) -> dict[int, Table]:
    """Check and read the set-up table.

    Raises:
        ValueError: a hand cannot be played two cards a round.
    """
    table = {
        record["seats"]: Table(record["hand_size"], record["hands"], record["hands_advanced"])
        for record in records
    }
    if any(row.hand_size % 2 for row in table.values()):
        raise ValueError("seats.json: a hand is used up two cards a round, so its size is even")
    return table


@cache
def turned(card: TerrainCard | TribeCard, turn: Turn) -> Faces:
    """Return the squares of a card after so many quarter turns clockwise."""
    faces = TERRAIN[card] if isinstance(card, int) else TRIBE[card]
    for _ in range(turn // 90):
        faces = tuple(zip(*faces[::-1], strict=True))
    return faces


def _faces(record: Mapping[str, Any]) -> Faces:
    rows = record["squares"]
    if [len(row) for row in rows] != [3, 3]:
        raise ValueError(f"a card has two rows of three squares: {record}")
    return tuple(tuple(_face(word) for word in row) for row in rows)


def _face(word: str) -> Face:
    """Read a square: `lake`, `lake +1` or `tent`."""
    if word == TENT:
        return Face(Terrain.PLAIN, tent=True)
    terrain, _, mark = word.partition(" ")
    face = Face(Terrain(terrain), Bonus(mark) if mark else None)
    if face.bonus and face.terrain in (Terrain.PLAIN, Terrain.LAVA):
        raise ValueError(f"only a scoring terrain has a mark: {word}")
    return face


def _load(name: str) -> list[Any]:
    records: list[Any] = json.loads(files(__name__).joinpath(name).read_text("utf-8"))
    return records


TERRAIN: Final = read_terrain(_load("terrain_cards.json"))
TRIBE: Final = read_tribe(_load("tribe_cards.json"))
SEATS: Final = read_table(_load("seats.json"))
