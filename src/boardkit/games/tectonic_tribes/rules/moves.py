"""What may be asked, and what may be answered."""

from attrs import frozen

from boardkit.core import Move, Question, Seat
from boardkit.games.tectonic_tribes.box.things import TerrainCard, TribeCard, Turn
from boardkit.maps.squares import Square


@frozen
class DrawOrder(Question, word="draw-order", rule="2"):
    """Chance: who receives order card (carte Ordre du tour) number `place`, counted from 1?"""

    place: int


@frozen
class DrawStart(Question, word="draw-start", rule="2"):
    """Chance: which terrain card does `to` draw for the origin of the continent?"""

    to: Seat


@frozen
class PlaceStart(Question, word="place-start", rule="2"):
    """Where does the seat lay its card of the origin?"""

    card: TerrainCard


@frozen
class DealCard(Question, word="deal-card", rule="2"):
    """Chance: which terrain card does `to` receive into the hand?"""

    to: Seat


@frozen
class WhichDiscard(Question, word="which-discard", rule="3.1"):
    """Which card of the hand does the seat discard, in secret?"""


@frozen
class WhichPlay(Question, word="which-play", rule="3.1"):
    """Which card of the hand does the seat play, in secret?"""


@frozen
class PlaceCard(Question, word="place-card", rule="3.3"):
    """Where does the seat lay its terrain card, or a tribe card instead?"""


@frozen
class WhichDrop(Question, word="which-drop", rule="3.3.2"):
    """Whose terrain card is discarded for the tribe card just laid?"""


@frozen
class PlaceOwn(Question, word="place-own", rule="3.3.2"):
    """Where does the seat lay its own terrain card, after a rival's was discarded?"""


@frozen
class GiveOrder(Move, verb="order"):
    """Chance: this seat receives the order card."""

    seat: Seat


@frozen
class Draw(Move, verb="draw"):
    """Chance: this terrain card comes off the draw pile."""

    card: TerrainCard


@frozen
class Discard(Move, verb="discard"):
    """Put a card of the hand aside, face down."""

    card: TerrainCard


@frozen
class Play(Move, verb="play"):
    """Play a card of the hand, face down."""

    card: TerrainCard


@frozen
class PlaceTerrain(Move, verb="place", turns=("turn",)):
    """Lay the terrain card; `at` is the top left square of the card as turned."""

    at: Square
    turn: Turn


@frozen
class PlaceTribe(Move, verb="tribe", turns=("turn",)):
    """Lay a tribe card instead; `at` is the top left square of the card as turned."""

    card: TribeCard
    at: Square
    turn: Turn


@frozen
class DiscardTerrain(Move, verb="drop"):
    """Discard the terrain card that `of` plays this round."""

    of: Seat


@frozen
class Pass(Move, verb="pass"):
    """Lay nothing, because nothing can be laid."""


MOVES = (GiveOrder, Draw, Discard, Play, PlaceTerrain, PlaceTribe, DiscardTerrain, Pass)
