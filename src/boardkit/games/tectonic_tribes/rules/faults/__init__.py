"""What cannot be on a table of Tectonic Tribes: the box holds each card once."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from attrs import frozen

from boardkit.core import Fault, Seat, evolve
from boardkit.core.records.position import surplus, uneven
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.box.things import TerrainCard, TribeCard
from boardkit.games.tectonic_tribes.rules.faults.course import course_faults
from boardkit.games.tectonic_tribes.rules.land import misfit, spread
from boardkit.games.tectonic_tribes.rules.model import Cell, Continent, Placement, State
from boardkit.games.tectonic_tribes.rules.questions import PlaceStart
from boardkit.maps.squares import Square

Piece: TypeAlias = TerrainCard | tuple[Seat, TribeCard]
"""A terrain card, or a tribe card of a seat's own."""


@frozen
class NoSuchTerrainCard(Fault):
    """A terrain card has a number that no card has."""

    card: TerrainCard


@frozen
class NoSuchTribeCard(Fault):
    """A tribe card is none of the five."""

    name: str


@frozen
class TerrainCardTwice(Fault):
    """A terrain card lies in several places."""

    card: TerrainCard
    more: int


@frozen
class TerrainCardMissing(Fault):
    """A terrain card lies nowhere."""

    card: TerrainCard


@frozen
class TribeCardTwice(Fault):
    """A seat's tribe card lies in several places."""

    seat: Seat
    card: TribeCard
    more: int


@frozen
class TribeCardMissing(Fault):
    """A seat's tribe card lies nowhere."""

    seat: Seat
    card: TribeCard


@frozen
class CardOfNeitherKind(Fault):
    """What lies on the continent is not just one card."""

    at: Square


@frozen
class CardLaidWrongly(Fault):
    """A card lies on the continent where it could not be laid."""

    at: Square


def faults(state: State) -> Iterator[Fault]:
    """2, 3 Look at what lies on the table, and, once that can be, at how it came there."""
    found = list(lying(state))
    yield from found
    if not found:
        yield from _laid_wrongly(state.continent.placements)
        yield from course_faults(state)


def lying(state: State) -> Iterator[Fault]:
    """2 Each terrain card is in the box once, and five tribe cards for each seat, amid a rule, too."""
    yield from uneven(state.seats, state.tribes, state.set_aside, state.chosen)
    for laid in state.continent.placements:
        if (laid.terrain is None) is (laid.tribe is None):
            yield CardOfNeitherKind(laid.at)
    yield from (_fault(piece, more) for piece, more in surplus(box(state), pieces(state)))


def _laid_wrongly(placements: Sequence[Placement]) -> Iterator[Fault]:
    """3.3 Each card lies as it could be laid on those before it."""
    land = Continent({})
    for placement in placements:
        card = placement.terrain or placement.tribe
        if card is None:
            return
        if land.cells and misfit(land, placement.seat, placement.at, placement.turn) is not None:
            yield CardLaidWrongly(placement.at)
        land = land.lay(placement, spread(card, placement.at, placement.turn))


def _fault(piece: Piece, more: int) -> Fault:
    if isinstance(piece, tuple):
        seat, tribe = piece
        if tribe not in TRIBE:
            return NoSuchTribeCard(tribe)
        return TribeCardTwice(seat, tribe, more) if more > 0 else TribeCardMissing(seat, tribe)
    if piece not in TERRAIN:
        return NoSuchTerrainCard(piece)
    return TerrainCardTwice(piece, more) if more > 0 else TerrainCardMissing(piece)


def box(state: State) -> Counter[Piece]:
    """Count what the box holds for so many seats."""
    tribes = ((seat, card) for seat in state.everyone for card in TRIBE)
    return Counter([*TERRAIN, *tribes])


def pieces(state: State) -> Counter[Piece]:
    """Count terrain cards by number and tribe cards by seat, wherever they lie."""
    laid = state.continent.placements
    in_play = [card for card in (*state.chosen, *state.set_aside) if card is not None]
    drawn = [question.card for question in state.pile if isinstance(question, PlaceStart)]
    found: Counter[Piece] = Counter([*state.deck, *state.face_down, *state.face_up, *in_play, *drawn])
    for cards in state.hands:
        found.update(cards)
    for seat, tribes in zip(state.everyone, state.tribes, strict=False):
        found.update((seat, card) for card in tribes)
    found.update((card.seat, card.tribe) for card in laid if card.tribe is not None)
    found.update(card.terrain for card in laid if card.terrain is not None)
    return found


def recompute_derived(state: State) -> State:
    """3.3 Lay all cards of the continent again, one after the other, on an empty table."""
    cells: dict[Square, Cell] = {}
    for layer, placement in enumerate(state.continent.placements):
        cells.update(_laid(cells, placement, layer))
    return evolve(state, continent=Continent(cells, state.continent.placements))


def _laid(cells: dict[Square, Cell], placement: Placement, layer: int) -> dict[Square, Cell]:
    card = placement.terrain or placement.tribe
    if card is None:
        return {}
    laid = {}
    for at, face in spread(card, placement.at, placement.turn).items():
        height = cells[at].height + 1 if at in cells else 0
        laid[at] = Cell(face.terrain, face.bonus, placement.seat if face.tent else None, layer, height)
    return laid
