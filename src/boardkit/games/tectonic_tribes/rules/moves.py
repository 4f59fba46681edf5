"""What may be asked, and what may be answered."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Move, Question, Seat
from boardkit.games.tectonic_tribes.rules.model import TerrainCard, TribeCard, Turn
from boardkit.maps.squares import Square


@frozen
class DrawOrder(Question):
    """Chance: who receives order card (carte Ordre du tour) number `place`, counted from 1?"""

    word: ClassVar[str] = "draw-order"
    rule: ClassVar[str] = "2"

    place: int


@frozen
class DrawStart(Question):
    """Chance: which terrain card does `to` draw for the origin of the continent?"""

    word: ClassVar[str] = "draw-start"
    rule: ClassVar[str] = "2"

    to: Seat


@frozen
class PlaceStart(Question):
    """Where does the seat lay its card of the origin?"""

    word: ClassVar[str] = "place-start"
    rule: ClassVar[str] = "2"

    card: TerrainCard


@frozen
class DealCard(Question):
    """Chance: which terrain card does `to` receive into the hand?"""

    word: ClassVar[str] = "deal-card"
    rule: ClassVar[str] = "2"

    to: Seat


@frozen
class WhichDiscard(Question):
    """Which card of the hand does the seat discard, in secret?"""

    word: ClassVar[str] = "which-discard"
    rule: ClassVar[str] = "3.1"


@frozen
class WhichPlay(Question):
    """Which card of the hand does the seat play, in secret?"""

    word: ClassVar[str] = "which-play"
    rule: ClassVar[str] = "3.1"


@frozen
class PlaceCard(Question):
    """Where does the seat lay its terrain card, or a tribe card instead?"""

    word: ClassVar[str] = "place-card"
    rule: ClassVar[str] = "3.3"


@frozen
class WhichDrop(Question):
    """Whose terrain card is discarded for the tribe card just laid?"""

    word: ClassVar[str] = "which-drop"
    rule: ClassVar[str] = "3.3.2"


@frozen
class PlaceOwn(Question):
    """Where does the seat lay its own terrain card, after a rival's was discarded?"""

    word: ClassVar[str] = "place-own"
    rule: ClassVar[str] = "3.3.2"


@frozen
class GiveOrder(Move):
    """Chance: this seat receives the order card."""

    verb: ClassVar[str] = "order"

    seat: Seat


@frozen
class Draw(Move):
    """Chance: this terrain card comes off the draw pile."""

    verb: ClassVar[str] = "draw"

    card: TerrainCard


@frozen
class Discard(Move):
    """Put a card of the hand aside, face down."""

    verb: ClassVar[str] = "discard"

    card: TerrainCard


@frozen
class Play(Move):
    """Play a card of the hand, face down."""

    verb: ClassVar[str] = "play"

    card: TerrainCard


@frozen
class PlaceTerrain(Move):
    """Lay the terrain card; `at` is the top left square of the card as turned."""

    verb: ClassVar[str] = "place"
    turns: ClassVar[tuple[str, ...]] = ("turn",)

    at: Square
    turn: Turn


@frozen
class PlaceTribe(Move):
    """Lay a tribe card instead; `at` is the top left square of the card as turned."""

    verb: ClassVar[str] = "tribe"
    turns: ClassVar[tuple[str, ...]] = ("turn",)

    card: TribeCard
    at: Square
    turn: Turn


@frozen
class DiscardTerrain(Move):
    """Discard the terrain card that `of` plays this round."""

    verb: ClassVar[str] = "drop"

    of: Seat


@frozen
class Pass(Move):
    """Lay nothing, because nothing can be laid."""

    verb: ClassVar[str] = "pass"


MOVES = (GiveOrder, Draw, Discard, Play, PlaceTerrain, PlaceTribe, DiscardTerrain, Pass)
