"""8 The score sheet: the track, the objective, and what pollution costs everybody."""

from boardkit.core import ScoreLine, ScoreSheet, TieBreak
from boardkit.games.water_sharing.box.things import HIDDEN_OBJECTIVE, ObjectiveCard
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.objectives import is_met, objective, penalty, without_pollution


class Track(ScoreLine, rule="8", kind="track"):
    """The victory points that the marker on the board shows."""


class ObjectiveReached(ScoreLine, rule="9.1", kind="objective"):
    """The objective that a seat has met."""

    card: ObjectiveCard


class PollutionPenalty(ScoreLine, rule="8", kind="pollution"):
    """What all the pollution on the board costs everybody."""

    cubes: int


class MoreThunes(TieBreak, rule="8"):
    """Equal points: whoever has more thunes wins."""


def score(state: State) -> ScoreSheet:
    """8 Count the points as they stand now; a hidden objective counts nothing."""
    seats = state.everyone
    lines: list[ScoreLine] = [Track(seat, state.communities[seat].points) for seat in seats]
    for seat in seats:
        card = state.communities[seat].objective
        if card is not None and card != HIDDEN_OBJECTIVE and is_met(state, seat, card):
            lines.append(ObjectiveReached(seat, objective(state, card).vp, card))
    cubes = sum(state.pollution.values())
    if not without_pollution(state.options):
        lines += [PollutionPenalty(seat, -penalty(state), cubes) for seat in seats]
    thunes = MoreThunes(tuple(community.thunes for community in state.communities))
    return ScoreSheet(state.seats, tuple(lines), (thunes,))
