"""8 and 9.1 Which objectives are met, and what pollution costs."""

from typing import Final

from boardkit.core import Seat
from boardkit.games.water_sharing.box import BOARD, BOX, NEAR, SCENARIOS, WATERSIDE, Objective, deck
from boardkit.games.water_sharing.box.things import Building, ObjectiveCard, Options, Scenario
from boardkit.games.water_sharing.rules.model import State

PENALTY_CUBES: Final[int] = BOX["pollution_penalty"]["cubes"]
PENALTY_POINTS: Final[int] = BOX["pollution_penalty"]["vp"]


def without_pollution(options: Options) -> bool:
    """12.1 Tell whether the simplified mode is played; a scenario has its own."""
    if options.scenario is Scenario.FREE:
        return options.simplified
    return SCENARIOS[options.scenario].simplified


def objective(state: State, card: ObjectiveCard) -> Objective:
    """9.1 Return what an objective card says."""
    return deck(state.options.own_cards).objectives[card]


def is_met(state: State, seat: Seat, card: ObjectiveCard) -> bool:
    """9.1 Tell whether a seat passes every part of the test of an objective."""
    test = objective(state, card)
    built = _built(state, seat)
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
        and sum(building is not Building.JUNCTION for building in built) >= test.buildings_min
    )


def _built(state: State, seat: Seat) -> list[Building]:
    dams = [Building.DAM for _ in state.land.dams_of(seat)]
    return [*(building for _, building in state.land.of(seat)), *dams]


def penalty(state: State) -> int:
    """8 Count what each seat loses for the pollution on the board, the sea included."""
    return -PENALTY_POINTS * (sum(state.pollution.values()) // PENALTY_CUBES)
