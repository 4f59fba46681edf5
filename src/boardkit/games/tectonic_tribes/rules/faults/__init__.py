"""What cannot be on a table of Tectonic Tribes, and what is in its box: each card once."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boardkit.core import Derived, Fault, Limits, Pieces, none_known
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.rules.faults.course import astray
from boardkit.games.tectonic_tribes.rules.land import misfit, spread
from boardkit.games.tectonic_tribes.rules.model import Continent, Placement, State
from boardkit.games.tectonic_tribes.rules.questions import PlaceStart
from boardkit.maps.squares import Square

__all__ = ["DERIVED", "LIMITS", "astray", "box", "faults", "known", "pieces"]

known = none_known

LIMITS: Final[Limits] = {}
"""Numbers have no limits but those of the kit."""


class CardOfNeitherKind(Fault):
    """What lies on the continent is not just one card."""

    at: Square


class CardLaidWrongly(Fault):
    """A card lies on the continent where it could not be laid."""

    at: Square


def box(state: State) -> Pieces:
    """2 Each terrain card is in the box once, and five tribe cards for each seat."""
    tribes = Counter((seat, card) for seat in state.everyone for card in TRIBE)
    return {"terrain-card": Counter(list(TERRAIN)), "tribe-card": tribes}


def pieces(state: State) -> Pieces:
    """Count terrain cards by number and tribe cards by seat, wherever they lie."""
    laid = state.continent.placements
    in_play = [card for card in (*state.chosen, *state.set_aside) if card is not None]
    drawn = [question.card for question in state.pile if isinstance(question, PlaceStart)]
    terrain = Counter([*state.deck, *state.face_down, *state.face_up, *in_play, *drawn])
    for cards in state.hands:
        terrain.update(cards)
    terrain.update(card.terrain for card in laid if card.terrain is not None)
    tribes = Counter((seat, card) for seat in state.everyone for card in state.tribes[seat])
    tribes.update((card.seat, card.tribe) for card in laid if card.tribe is not None)
    return {"terrain-card": terrain, "tribe-card": tribes}


def faults(state: State) -> Iterator[Fault]:
    """3.3 Each card lies as it could be laid on those before it."""
    land = Continent({})
    for placement in state.continent.placements:
        card = placement.terrain or placement.tribe
        if card is None or (placement.terrain and placement.tribe):
            yield CardOfNeitherKind(placement.at)
            return
        if land.cells and misfit(land, placement.seat, placement.at, placement.turn) is not None:
            yield CardLaidWrongly(placement.at)
        land = land.lay(placement, spread(card, placement.at, placement.turn))


def relaid(continent: Continent) -> Continent:
    """3.3 Lay all cards of a continent again, one after the other, on an empty table."""
    return _laid(continent.placements)


@lru_cache(maxsize=16)
def _laid(placements: tuple[Placement, ...]) -> Continent:
    land = Continent({})
    for placement in placements:
        card = placement.terrain or placement.tribe
        if card is None or card not in (TERRAIN if isinstance(card, int) else TRIBE):
            land = land.lay(placement, {})
        else:
            land = land.lay(placement, spread(card, placement.at, placement.turn))
    return land


DERIVED: Final[Derived] = {Continent: relaid}
"""How what follows from the rest of a record is worked out again."""
