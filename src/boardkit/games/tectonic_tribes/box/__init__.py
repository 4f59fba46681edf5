"""The box: the terrain cards, the tribe cards, and the numbers that depend on the seats."""

from functools import cache
from typing import Final

from boardkit.core.notation.components import load_index
from boardkit.core.values import Value
from boardkit.games.tectonic_tribes.box.things import Face, Faces, TerrainCard, TribeCard
from boardkit.maps.squares import Turn

Row = tuple[Face, Face, Face]


class PrintedTerrain(Value):
    """A terrain card: two rows of three squares."""

    number: TerrainCard
    squares: tuple[Row, Row]
    source: str


class PrintedTribe(Value):
    """A tribe card, the same for every colour."""

    id: TribeCard
    squares: tuple[Row, Row]
    source: str


class Table(Value):
    """The numbers of the set-up table for one number of players."""

    seats: int
    hand_size: int  # terrain cards dealt to each seat, used up two a round
    hands: int  # how many hands a game has
    hands_advanced: int  # how many hands the advanced variant has
    source: str


@cache
def turned(card: TerrainCard | TribeCard, turn: Turn) -> Faces:
    """Return the squares of a card after so many quarter turns clockwise."""
    faces = TERRAIN[card] if isinstance(card, int) else TRIBE[card]
    for _ in range(turn // 90):
        faces = tuple(zip(*faces[::-1], strict=True))
    return faces


_TERRAIN: Final = load_index(__name__, "terrain_cards.json", PrintedTerrain, lambda card: card.number)
_TRIBE: Final = load_index(__name__, "tribe_cards.json", PrintedTribe, lambda card: card.id)
TERRAIN: Final[dict[TerrainCard, Faces]] = {number: card.squares for number, card in _TERRAIN.items()}
TRIBE: Final[dict[TribeCard, Faces]] = {name: card.squares for name, card in _TRIBE.items()}
SEATS: Final = load_index(__name__, "seats.json", Table, lambda row: row.seats)
