"""Conflicts over hexes: which of them are about something that one needs."""

from typing import Final

from boardkit.core import Question, Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.players.building import best_sites, plans
from boardkit.games.water_sharing.players.economy import drawing
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Contest
from boardkit.games.water_sharing.rules.questions import ContestSite
from boardkit.games.water_sharing.rules.water import need_of

SITES: Final = 3
"""How many hexes for a building are as good as the best of them, so that nobody needs just that one."""


def is_vain(state: State, question: Question, move: Contest) -> bool:
    """Tell whether a fight is about a site where nothing would be built, or about water to spare."""
    if isinstance(question, ContestSite):
        return not _would_build(state, question.seat, move.at)
    rivals, taps = drawing(state, question.seat), state.land.holding(question.seat).taps
    return sum(state.water.get(at, 0) for at in taps if not rivals[at]) >= need_of(state, question.seat)


def _would_build(state: State, seat: Seat, at: Spot) -> bool:
    """Tell whether a hex is among the best for what a seat would build next, if it would build anything."""
    best = next(iter(plans(state, seat)), None)
    if best is None or best.worth <= 0:
        return False
    return any(move.at == at for move in best_sites(state, seat, best, SITES))
