"""5.3, 5.4 What is left beside the board, and who is next to whom."""

from collections.abc import Iterable

from boardkit.core import Refusal, Seat
from boardkit.games.life_in_reterra.box import BOX, CARDS, Face
from boardkit.games.life_in_reterra.box.things import Card, Side
from boardkit.games.life_in_reterra.rules.community import Building
from boardkit.games.life_in_reterra.rules.model import Stall, State


def tokens_left(state: State) -> int:
    """5.4 Relics and junk are the two sides of the same tokens."""
    return BOX["tokens"] - sum(len(land.relics) + len(land.junk) for land in state.communities)


def inhabitants_left(state: State) -> int:
    """5.4 There are only so many inhabitants."""
    return BOX["inhabitants"] - sum(len(land.inhabitants) for land in state.communities)


def stall_of(state: State, card: Card) -> Stall | None:
    """5.2 Find a building on the board; None when it does not belong to this game."""
    return next((stall for stall in state.market if stall.card == card), None)


def face_of(state: State, card: Card) -> Face:
    """5.2 Return the face of a building's card that is in use.

    Raises:
        LookupError: the building does not belong to this game.
    """
    return CARDS[card].faces[side_of(state, card)]


def side_of(state: State, card: Card) -> Side:
    """5.2 Say which face of a building's card is in use.

    Raises:
        LookupError: the building does not belong to this game.
    """
    stall = stall_of(state, card)
    if stall is None:
        raise LookupError(card)
    return stall.side


def neighbours_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """6.3 Name the seats directly to the left and to the right, each once."""
    count = len(state.communities)
    beside: Iterable[int] = ((seat + 1) % count, (seat - 1) % count)
    return tuple(Seat(other) for other in dict.fromkeys(beside) if other != seat)


def building_at(state: State, seat: Seat, at: object) -> Building | None:
    """Find the building of a seat that is named by its first space."""
    return next((building for building in state.communities[seat].buildings if building.at == at), None)


class NoInhabitantsLeft(Refusal, word="no-inhabitants-left", rule="5.4"):
    """All inhabitants are placed."""
