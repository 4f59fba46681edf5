"""What is in the box of Tectonic Tribes, where it lies, and how long a match may last."""

from collections import Counter
from typing import Any

from attrs import evolve

from boardkit.games.tectonic_tribes.components import NUMBERS, TRIBE, turned
from boardkit.games.tectonic_tribes.model import Cell, Continent, Placement, State
from boardkit.games.tectonic_tribes.moves import PlaceStart
from boardkit.maps.squares import Square

LONGEST = 435
"""Five seats: 15 answers of the set-up; 3 hands of 40 cards to deal and 4 rounds of 5 answers a seat."""


def box(state: State) -> Counter[Any]:
    """Count what the box holds for so many seats."""
    tribes = ((seat, card) for seat in state.everyone for card in TRIBE)
    return Counter([*NUMBERS, *tribes])


def pieces(state: State) -> Counter[Any]:
    """Count terrain cards by number and tribe cards by seat, wherever they lie."""
    laid = state.continent.placements
    in_play = [card for card in (*state.chosen, *state.set_aside) if card is not None]
    drawn = [question.card for question in state.pile if isinstance(question, PlaceStart)]
    found: Counter[Any] = Counter([*state.deck, *state.face_down, *state.face_up, *in_play, *drawn])
    for seat in state.everyone:
        found.update([*state.hands[seat], *((seat, card) for card in state.tribes[seat])])
    found.update((card.seat, card.tribe) if card.tribe else card.terrain for card in laid)
    return found


def rebuilt(state: State) -> State:
    """Lay all cards of the continent again, one after the other, on an empty table."""
    cells: dict[Square, Cell] = {}
    for layer, placement in enumerate(state.continent.placements):
        cells.update(_laid(cells, placement, layer))
    return evolve(state, continent=Continent(cells, state.continent.placements))


def _laid(cells: dict[Square, Cell], placement: Placement, layer: int) -> dict[Square, Cell]:
    card = placement.terrain or placement.tribe
    assert card is not None
    laid = {}
    for y, row in enumerate(turned(card, placement.turn), start=placement.at.y):
        for x, face in enumerate(row, start=placement.at.x):
            at = Square(x, y)
            height = cells[at].height + 1 if at in cells else 0
            laid[at] = Cell(face.terrain, face.bonus, placement.seat if face.tent else None, layer, height)
    return laid
