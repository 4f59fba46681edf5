"""The questions, and business that resolves by itself."""

from boardkit.core import Effect, Question, SeatChance, SeatEffect
from boardkit.games.tectonic_tribes.box.things import TerrainCard


class DrawOrder(Question, word="draw-order", rule="2"):
    """Chance: who receives order card (carte Ordre du tour) number `place`, counted from 1?"""

    place: int


class DrawStart(SeatChance, word="draw-start", rule="2"):
    """Chance: which terrain card does `to` draw for the origin of the continent?"""


class PlaceStart(Question, word="place-start", rule="2"):
    """Where does the seat lay its card of the origin?"""

    card: TerrainCard


class DealCard(SeatChance, word="deal-card", rule="2"):
    """Chance: which terrain card does `to` receive into the hand?"""


class WhichDiscard(Question, word="which-discard", rule="3.1"):
    """Which card of the hand does the seat discard, in secret?"""


class WhichPlay(Question, word="which-play", rule="3.1"):
    """Which card of the hand does the seat play, in secret?"""


class PlaceCard(Question, word="place-card", rule="3.3"):
    """Where does the seat lay its terrain card, or a tribe card instead?"""


class WhichDrop(Question, word="which-drop", rule="3.3.2"):
    """Whose terrain card is discarded for the tribe card just laid?"""


class PlaceOwn(Question, word="place-own", rule="3.3.2"):
    """Where does the seat lay its own terrain card, after a rival's was discarded?"""


class BeginHand(Effect, word="begin-hand", rule="2"):
    """A hand is dealt to everybody."""


class EndDeal(SeatEffect, word="end-deal", rule="2"):
    """A seat's hand is complete."""


class BeginRound(Effect, word="begin-round", rule="3"):
    """Everybody is to choose two cards."""


class Reveal(Effect, word="reveal", rule="3.1"):
    """The cards played are turned up."""


class EndRound(Effect, word="end-round", rule="3.4"):
    """Everybody has acted."""
