"""The moves."""

from boardkit.core import Move, Seat
from boardkit.games.tectonic_tribes.box.things import TerrainCard, TribeCard
from boardkit.maps.squares import Square, Turn


class GiveOrder(Move, verb="order"):
    """Chance: this seat receives the order card."""

    seat: Seat


class Draw(Move, verb="draw"):
    """Chance: this terrain card comes off the draw pile."""

    card: TerrainCard


class Discard(Move, verb="discard"):
    """Put a card of the hand aside, face down."""

    card: TerrainCard


class Play(Move, verb="play"):
    """Play a card of the hand, face down."""

    card: TerrainCard


class PlaceTerrain(Move, verb="place", turns=("turn",)):
    """Lay the terrain card; `at` is the top left square of the card as turned."""

    at: Square
    turn: Turn


class PlaceTribe(Move, verb="tribe", turns=("turn",)):
    """Lay a tribe card instead; `at` is the top left square of the card as turned."""

    card: TribeCard
    at: Square
    turn: Turn


class DiscardTerrain(Move, verb="drop"):
    """Discard the terrain card that `of` plays this round."""

    of: Seat


class Pass(Move, verb="pass"):
    """Lay nothing, because nothing can be laid."""
