"""The box: land tiles, buildings with their cards, ready-made sets, and how many of what."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final, TypeAlias

from boardkit.core.notation.components import load_counts, load_index
from boardkit.core.values import Value
from boardkit.games.life_in_reterra.box.powers import Power
from boardkit.games.life_in_reterra.box.things import BuildingSet, Card, LandTile, Side, Space

Row: TypeAlias = tuple[Space, Space]
Spaces: TypeAlias = tuple[tuple[Space, ...], ...]  # the spaces of a land tile, row by row
Shape: TypeAlias = tuple[tuple[int, int], ...]  # (x, y) from the north-west corner, in reading order
SIZES: Final = (2, 2, 3, 3, 4)  # 7.1 How many spaces the five buildings of a category or a set have


class Kind(StrEnum):
    """The use of a land tile."""

    START = "start"
    LAND = "land"
    ENERGY = "energy"


class Source(StrEnum):
    """Where a fact about a component comes from; an idea is printed, but not its numbers."""

    PRINTED = "printed"
    IDEA = "idea"
    PUBLIC = "public"
    ORIGINAL = "original"


class TileFacts(Value):
    """A printed land tile."""

    id: LandTile
    kind: Kind
    spaces: tuple[Row, Row]
    source: Source


class PrintedShape(Value):
    """How the spaces of a building lie together."""

    id: str
    spaces: Shape


class PrintedSet(Value):
    """A ready-made set of five buildings, and the faces that lie up."""

    id: BuildingSet
    kind: str
    cards: tuple[tuple[Card, Side], ...]
    source: Source


class Face(Value):
    """One face of a building card."""

    points: int
    powers: tuple[Power, ...]
    source: Source


class CardFacts(Value):
    """A building card and its building tiles."""

    id: Card
    category: int
    shape: str
    copies: Mapping[int, int]  # building tiles by the number of players
    faces: Mapping[Side, Face]
    source: Source  # where the building's name comes from


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


_SHAPES: Final = load_index(__name__, "shapes.json", PrintedShape, lambda shape: shape.id)
_SETS: Final = load_index(__name__, "sets.json", PrintedSet, lambda chosen: chosen.id)
SHAPES: Final[Mapping[str, Shape]] = {name: shape.spaces for name, shape in _SHAPES.items()}
TILES: Final = load_index(__name__, "land_tiles.json", TileFacts, lambda tile: tile.id)
CARDS: Final = load_index(__name__, "buildings.json", CardFacts, lambda card: card.id)
SETS: Final = {name: chosen.cards for name, chosen in _SETS.items()}
BOX: Final = load_counts(__name__, "box.json")
