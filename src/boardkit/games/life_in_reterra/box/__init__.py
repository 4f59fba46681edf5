"""What is in the box: land tiles, buildings with their cards, ready-made sets, and how many of what."""

import json
from collections.abc import Iterable, Mapping
from enum import StrEnum
from importlib.resources import files
from typing import Any, Final, TypeAlias

from attrs import frozen

from boardkit.games.life_in_reterra.box.powers import Power, read_power
from boardkit.games.life_in_reterra.box.things import (
    WIDTH,
    BuildingSet,
    Card,
    Icon,
    LandTile,
    Side,
    Space,
    Terrain,
)

Spaces: TypeAlias = tuple[tuple[Space, ...], ...]
"""The spaces of a land tile, row by row."""

Shape: TypeAlias = tuple[tuple[int, int], ...]
"""The spaces of a building as (x, y) from its north-west corner, in reading order."""

SIZES: Final = (2, 2, 3, 3, 4)
"""7.1 How many spaces the five buildings of a category or a set have."""

COPIES: Final = 31
"""7.1 Building tiles of each category."""


class Kind(StrEnum):
    """What a land tile is for."""

    START = "start"
    LAND = "land"
    ENERGY = "energy"


class Source(StrEnum):
    """Where a fact about a component comes from; an idea is printed, but not its numbers."""

    PRINTED = "printed"
    IDEA = "idea"
    PUBLIC = "public"
    ORIGINAL = "original"


@frozen
class TileFacts:
    """What is printed on a land tile."""

    kind: Kind
    spaces: Spaces
    source: Source


@frozen
class Face:
    """One face of a building card."""

    points: int
    powers: tuple[Power, ...]
    source: Source


@frozen
class CardFacts:
    """A building card and its building tiles.

    Attributes:
        copies: building tiles by the number of players.
        source: where the building's name comes from.
    """

    category: int
    shape: str
    copies: Mapping[int, int]
    faces: Mapping[Side, Face]
    source: Source


def read_tiles(records: list[Any]) -> dict[LandTile, TileFacts]:
    """Check and read the land tiles.

    Raises:
        ValueError: a record is wrong, or two tiles share a code.
    """
    tiles = {record["id"]: _tile(record) for record in records}
    if len(tiles) != len(records):
        raise ValueError("land_tiles.json: every tile has a code of its own")
    return tiles


def read_cards(records: list[Any]) -> dict[Card, CardFacts]:
    """Check and read the building cards.

    Raises:
        ValueError: a record is wrong, or a category is not two, two and one buildings of 31 copies.
    """
    cards = {Card(record["id"]): _card(record) for record in records}
    for category in {card.category for card in cards.values()}:
        own = [card for card in cards.values() if card.category == category]
        if sorted(len(SHAPES[card.shape]) for card in own) != list(SIZES):
            raise ValueError(f"buildings.json: category {category} must have sizes {SIZES}")
        if sum(card.copies[max(card.copies)] for card in own) != COPIES:
            raise ValueError(f"buildings.json: category {category} must have {COPIES} building tiles")
    return cards


def read_shapes(records: list[Any]) -> dict[str, Shape]:
    """Read the shapes of buildings."""
    return {record["id"]: moved((x, y) for y, x in record["spaces"]) for record in records}


def read_sets(records: list[Any]) -> dict[BuildingSet, tuple[tuple[Card, Side], ...]]:
    """Check and read the ready-made sets.

    Raises:
        ValueError: a set is not five different buildings of the right sizes.
    """
    sets = {BuildingSet(record["id"]): tuple(map(_card_and_side, record["cards"])) for record in records}
    for name, chosen in sets.items():
        if not is_a_set(card for card, _ in chosen):
            raise ValueError(f"sets.json: {name} must have five different buildings of sizes {SIZES}")
    return sets


def is_a_set(cards: Iterable[Card]) -> bool:
    """7.3 Tell whether cards are five different ones: two of two spaces, two of three, one of four."""
    chosen = tuple(cards)
    sizes = sorted(len(SHAPES[CARDS[card].shape]) for card in chosen)
    return len(set(chosen)) == len(chosen) and sizes == list(SIZES)


def moved(spaces: Iterable[tuple[int, int]]) -> Shape:
    """Move spaces so that their box begins at (0, 0), and put them in reading order."""
    found = list(spaces)
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return tuple(sorted(((x - left, y - top) for x, y in found), key=lambda space: (space[1], space[0])))


def size_of(card: Card) -> int:
    """Say how many spaces a building has."""
    return len(SHAPES[CARDS[card].shape])


def _tile(record: Mapping[str, Any]) -> TileFacts:
    rows = record["spaces"]
    if [len(row) for row in rows] != [WIDTH] * WIDTH:
        raise ValueError(f"a land tile has two rows of two spaces: {record}")
    spaces = tuple(tuple(map(_space, row)) for row in rows)
    kind = Kind(record["kind"])
    if kind is Kind.ENERGY and {space for row in spaces for space in row} != {Space(Terrain.WATER)}:
        raise ValueError(f"an energy source has four spaces of water: {record}")
    return TileFacts(kind, spaces, Source(record["source"]))


def _space(words: str) -> Space:
    """Read a space: `water`, `forest gear` or `grass box`."""
    terrain, _, icon = words.partition(" ")
    if icon == Icon.BALL:
        raise ValueError("the ball is on relic tokens only")
    return Space(Terrain(terrain), Icon(icon) if icon else None)


def _card(record: Mapping[str, Any]) -> CardFacts:
    if record["shape"] not in SHAPES:
        raise ValueError(f"there is no such shape: {record}")
    faces = {side: _face(record[side.value]) for side in Side}
    copies = {int(seats): count for seats, count in record["copies"].items()}
    return CardFacts(record["category"], record["shape"], copies, faces, Source(record["source"]))


def _face(record: Mapping[str, Any]) -> Face:
    return Face(record["points"], tuple(map(read_power, record["powers"])), Source(record["source"]))


def _card_and_side(record: list[str]) -> tuple[Card, Side]:
    card, side = record
    if card not in CARDS:
        raise ValueError(f"there is no building {card!r}")
    return Card(card), Side(side)


def _load(name: str) -> list[Any]:
    records: list[Any] = json.loads(files(__name__).joinpath(name).read_text("utf-8"))
    return records


SHAPES: Final = read_shapes(_load("shapes.json"))
TILES: Final = read_tiles(_load("land_tiles.json"))
CARDS: Final = read_cards(_load("buildings.json"))
SETS: Final = read_sets(_load("sets.json"))
BOX: Final[Mapping[str, int]] = {record["what"]: record["count"] for record in _load("box.json")}
