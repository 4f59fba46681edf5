"""The table as a seat may see it, and a full one that it cannot tell from the real one."""

from collections.abc import Sequence
from random import Random
from typing import Final

from boardkit.core import Seat
from boardkit.core.rules.chance import covered, filled, shuffled
from boardkit.games.tectonic_tribes.box import TERRAIN
from boardkit.games.tectonic_tribes.box.things import HIDDEN, TerrainCard
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.questions import PlaceStart, WhichDiscard, WhichPlay

IN_SECRET: Final = (WhichDiscard, WhichPlay)  # 3.1 answered in secret


def view(state: State, seat: Seat) -> State:
    """2, 3.1 Cover the draw pile, the discards nobody may look at, and what others hold or have chosen.

    A seat that does not exist, as chance's, sees what everybody may see. Which tribe cards a seat has left is
    no secret: all seats have the same five, and those that are gone lie on the table.
    """
    return state.__replace__(
        deck=(HIDDEN,) * len(state.deck),
        face_down=(HIDDEN,) * len(state.face_down),
        hands=covered(state.hands, seat, lambda hand: (HIDDEN,) * len(hand)),
        set_aside=covered(state.set_aside, seat, lambda card: card and HIDDEN),
        chosen=state.chosen if state.order else covered(state.chosen, seat, lambda card: card and HIDDEN),
    )


def guess(state: State, seat: Seat, random: Random) -> State:
    """Fill what the seat does not see with cards it has not seen, at random."""
    seen = view(state, seat)
    open_cards = known(seen)
    unseen = shuffled((card for card in TERRAIN if card not in open_cards), random)

    def fill(cards: Sequence[TerrainCard]) -> tuple[TerrainCard, ...]:
        return filled(cards, HIDDEN, unseen)

    def fill_each(cards: Sequence[TerrainCard | None]) -> tuple[TerrainCard | None, ...]:
        return tuple(unseen.pop() if card == HIDDEN else card for card in cards)

    return seen.__replace__(
        deck=fill(seen.deck),
        face_down=fill(seen.face_down),
        hands=tuple(map(fill, seen.hands)),
        set_aside=fill_each(seen.set_aside),
        chosen=fill_each(seen.chosen),
    )


def known(seen: State) -> set[TerrainCard | None]:
    """Name the terrain cards that a seat has seen, from what it may see."""
    piles = (seen.face_up, *seen.hands, seen.set_aside, seen.chosen)
    laid = [placement.terrain for placement in seen.continent.placements]
    start = [question.card for question in seen.pile if isinstance(question, PlaceStart)]
    return {card for pile in (*piles, laid, start) for card in pile}


def private(state: State) -> bool:
    """3.1 A card is chosen from the hand in secret; where it is laid, it lies open before."""
    return isinstance(state.question, IN_SECRET)
