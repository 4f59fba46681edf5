"""8 and 9.1 The end: which objectives are met, when the game is over, and the score sheet."""

from typing import Final

from boardkit.core import Event, ScoreLine, ScoreSheet, Seat, SeatEvent, Step, TieBreak, emit
from boardkit.games.water_sharing.box import BOARD, BOX, NEAR, SCENARIOS, WATERSIDE, cards, things
from boardkit.games.water_sharing.rules.model import State

PENALTY_CUBES: Final = BOX["penalty_cubes"]
PENALTY_POINTS: Final = BOX["penalty_points"]


def without_pollution(options: things.Options) -> bool:
    """12.1 Tell whether the simplified mode is played; a scenario has its own."""
    if options.scenario is things.Scenario.FREE:
        return options.simplified
    return SCENARIOS[options.scenario].simplified


def objective(state: State, card: things.ObjectiveCard) -> cards.Objective:
    """9.1 Return what an objective card says."""
    return cards.deck(state.options.own_cards).objectives[card]


def is_met(state: State, seat: Seat, card: things.ObjectiveCard) -> bool:
    """9.1 Tell whether a seat passes every part of the test of an objective."""
    test = objective(state, card)
    dams = [things.Building.DAM for _ in state.land.dams_of(seat)]
    built = [*(building for _, building in state.land.of(seat)), *dams]
    community, holding = state.communities[seat], state.land.holding(seat)
    water = {near for at in holding.part for near in WATERSIDE[at]}
    beside = {BOARD[near].terrain for at in holding.part for near in NEAR[at]}
    return (
        sum(building in test.building for building in built) >= test.min
        and not any(building in built for building in test.none_of)
        and all(building in built for building in test.all_of)
        and not (test.no_pollution_adjacent and any(state.pollution.get(at) for at in water))
        and community.thunes >= test.thunes_min
        and all(terrain in beside for terrain in test.adjacent_all)
        and not (test.no_crisis and any(at in state.crisis for at in holding.part))
        and sum(building is not things.Building.JUNCTION for building in built) >= test.buildings_min
    )


def penalty(state: State) -> int:
    """8 Count what each seat loses for the pollution on the board, the sea included."""
    return -PENALTY_POINTS * (sum(state.pollution.values()) // PENALTY_CUBES)


class GameEnded(Event, rule="8"):
    """The last round is over."""


class ObjectiveMet(SeatEvent, rule="9.1", reveals=True):
    """A seat has met its objective."""

    card: things.ObjectiveCard
    points: int


class ObjectiveMissed(SeatEvent, rule="9.1", reveals=True):
    """A seat has not met its objective."""

    card: things.ObjectiveCard


class PenaltyCounted(Event, rule="8"):
    """Pollution on the board costs every seat victory points."""

    cubes: int
    points: int


def end_game(state: State) -> Step[State]:
    """8 Objectives are shown, and the pollution on the board is counted."""
    clock = state.clock.__replace__(contested=(), passed=(), refused=(), silent=())
    step = emit(state.__replace__(clock=clock), GameEnded())
    for seat in state.order:
        card = state.communities[seat].objective
        if card is not None:
            points = objective(state, card).vp
            met = is_met(state, seat, card)
            step = step.then(emit, ObjectiveMet(seat, card, points) if met else ObjectiveMissed(seat, card))
    if without_pollution(state.options):
        return step
    return step.then(emit, PenaltyCounted(sum(state.pollution.values()), penalty(state)))


class Track(ScoreLine, rule="8", kind="track"):
    """The victory points that the marker on the board shows."""


class ObjectiveReached(ScoreLine, rule="9.1", kind="objective"):
    """The objective that a seat has met."""

    card: things.ObjectiveCard


class ObjectiveFailed(ScoreLine, rule="9.1", kind="objective"):
    """The objective that a seat has not met in the end."""

    card: things.ObjectiveCard


class PollutionPenalty(ScoreLine, rule="8", kind="pollution"):
    """Cost to everybody of all the pollution on the board."""

    cubes: int


class MoreThunes(TieBreak, rule="8"):
    """Equal points: whoever has more thunes wins."""


def score(state: State) -> ScoreSheet:
    """8 Count the points as they stand now; a hidden objective counts nothing."""
    seats = state.everyone
    lines: list[ScoreLine] = [Track(seat, state.communities[seat].points) for seat in seats]
    for seat in seats:
        card = state.communities[seat].objective
        if card is None or card == things.HIDDEN_OBJECTIVE:
            continue
        if is_met(state, seat, card):
            lines.append(ObjectiveReached(seat, objective(state, card).vp, card))
        elif state.over:
            lines.append(ObjectiveFailed(seat, 0, card))
    cubes = sum(state.pollution.values())
    if not without_pollution(state.options):
        lines += [PollutionPenalty(seat, -penalty(state), cubes) for seat in seats]
    thunes = MoreThunes(tuple(community.thunes for community in state.communities))
    return ScoreSheet(state.seats, tuple(lines), (thunes,))
