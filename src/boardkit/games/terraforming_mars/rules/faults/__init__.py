"""Faults of tables of Terraforming Mars: cards, boards, the map, prizes, and open business."""

from collections.abc import Container, Iterator, Mapping
from typing import Any, Final

from boardkit.core import Derived, Fault, Limits, Seat
from boardkit.core.editing.sound import EVER, entries, within
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS, TRACKS
from boardkit.games.terraforming_mars.box.things import Area, Card, Corporation, Parameter
from boardkit.games.terraforming_mars.rules.faults.pieces import (
    LOWEST_MONEY,
    box,
    on_board,
    on_mars,
    pieces,
    with_cards,
)
from boardkit.games.terraforming_mars.rules.faults.waiting import (
    in_choosing,
    in_waiting,
    phase_of,
    whose_turn,
)
from boardkit.games.terraforming_mars.rules.land import HEXES, NAMED
from boardkit.games.terraforming_mars.rules.model import Company, State
from boardkit.games.terraforming_mars.rules.phases import SOLO_GENERATIONS
from boardkit.games.terraforming_mars.rules.prizes import AWARD_COSTS, MOST_MILESTONES
from boardkit.games.terraforming_mars.rules.questions import (
    NO_CARD,
    DealOffer,
    DrawCard,
    TakeAction,
    WhichPatent,
)
from boardkit.games.terraforming_mars.rules.setup import CARDS_DEALT
from boardkit.games.terraforming_mars.rules.turns import ACTIONS_A_TURN

__all__ = ["DERIVED", "LIMITS", "astray", "box", "faults", "known", "pieces"]

LIMITS: Final[Limits] = {
    (State, "temperature"): range(-30, 9, 2),
    (State, "oxygen"): range(TRACKS[Parameter.OXYGEN].goal + 1),
    (State, "generation"): EVER[1:],
    (Company, "production"): range(LOWEST_MONEY, EVER.stop),
    (Company, "cubes"): EVER[1:],
    (TakeAction, "taken"): range(ACTIONS_A_TURN),
    (DealOffer, "count"): range(1, CARDS_DEALT + 1),
    (DrawCard, "count"): range(1, CARDS_DEALT + 1),
    (WhichPatent, "sold"): range(len(CARDS) + 1),
}
"""The numbers that may stand in a field, as far as that is always the same."""


class PrizesAlone(Fault):
    """A game for one has neither milestones nor awards."""


def known(_state: State) -> Mapping[Any, Container[Any]]:
    """III Tell the areas of Mars and beside it, and the cards of the box."""
    return {Area: {*HEXES, *NAMED.values()}, Card: {*FACTS, NO_CARD}, Corporation: CORPORATIONS}


def faults(state: State) -> Iterator[Fault]:
    """III, IX Look at every track and board, and at what there is to choose from."""
    yield from _on_tracks(state)
    yield from on_mars(state)
    for seat in range(state.seats):
        yield from on_board(state, Seat(seat))
    yield from with_cards(state)
    if state.question is not None:
        yield from in_choosing(state)


def astray(state: State) -> Iterator[Fault]:
    """V Look at what waits where somebody is asked; to do so, rules are asked."""
    if state.question is not None:
        yield from in_waiting(state)


def _on_tracks(state: State) -> Iterator[Fault]:
    """V.C, V.D, VII.B Look at the generation of a game for one, and at how many prizes there are."""
    if state.solo:
        yield from within(state, ("generation",), 1, SOLO_GENERATIONS)
        if state.milestones or state.awards:
            yield PrizesAlone()
    yield from entries(state, ("milestones",), 0, MOST_MILESTONES)
    yield from entries(state, ("awards",), 0, len(AWARD_COSTS))


def on_the_clock(state: State) -> State:
    """V Whose turn it is, and in which phase, follows from what waits."""
    return state.but(phase=phase_of(state), active=whose_turn(state))


DERIVED: Final[Derived] = {State: on_the_clock}
"""How what follows from the rest of a record is worked out again."""
