"""What an objective card asks for, as far as building brings it nearer."""

from collections.abc import Mapping, Sequence

from boardkit.core import Seat
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, NEAR, Objective
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import HIDDEN_OBJECTIVE, Building, Terrain
from boardkit.games.water_sharing.players.economy import coming
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.objectives import objective

HOPE = 0.7
"""What part of an objective counts while rounds are still to come."""


def aim_of(state: State, seat: Seat) -> Objective | None:
    """Return what the objective card of a seat says, if it has one."""
    card = state.communities[seat].objective
    return None if card in (None, HIDDEN_OBJECTIVE) else objective(state, card)


def pieces(state: State, seat: Seat) -> Mapping[Building, float]:
    """Return what each building brings towards the objective of a seat, in points; some take it away."""
    aim = aim_of(state, seat)
    if aim is None:
        return {}
    built = [building for _, building in state.land.of(seat)]
    if any(building in built for building in aim.none_of):
        return {}
    spoils = {building: -float(aim.vp) for building in aim.none_of}
    lacking = max(0, aim.min - sum(building in aim.building for building in built))
    absent = [building for building in aim.all_of if building not in built]
    few = max(0, aim.buildings_min - sum(building is not Building.JUNCTION for building in built))
    share = _share(state, seat, aim, lacking, absent, few)
    helpful = {*(aim.building if lacking else ()), *absent}
    if few:
        helpful = {building for building in BLUEPRINTS if building is not Building.JUNCTION}
    return {**dict.fromkeys(helpful, share), **spoils}


def _share(state: State, seat: Seat, aim: Objective, lacking: int, absent: list[Building], few: int) -> float:
    """Share the points of an objective among what it lacks, as far as it can be hoped for."""
    missing = lacking + len(absent) + few
    if not missing:
        return 0.0
    thunes, rounds = state.communities[seat].thunes, coming(state)
    kinds = aim.building if rounds else _placeable(state, seat, aim.building)
    if lacking and not kinds:
        return 0.0
    costs = lacking * min((BLUEPRINTS[building].cost for building in kinds), default=0)
    costs += sum(BLUEPRINTS[building].cost for building in absent) + 5 * few
    if costs <= thunes:
        return aim.vp / missing * (HOPE if rounds else 1)
    return aim.vp / missing * HOPE * min(1.0, (thunes + 5 * rounds) / costs) if rounds else 0.0


def _placeable(state: State, seat: Seat, buildings: Sequence[Building]) -> list[Building]:
    """List the buildings for which a seat has a free hex now: in the last round no other can be hoped for."""
    free = state.land.holding(seat).beside - state.land.taken
    return [building for building in buildings if free & BLUEPRINTS[building].sites]


def spared(state: State, seat: Seat) -> int:
    """Count the thunes that the objective asks to have in the end."""
    aim = aim_of(state, seat)
    return 0 if aim is None else aim.thunes_min


def unreached(state: State, seat: Seat) -> list[Terrain]:
    """List the terrains that the objective asks to build beside, and that nothing of the seat is beside."""
    aim = aim_of(state, seat)
    if aim is None:
        return []
    beside = {BOARD[near].terrain for near in state.land.holding(seat).beside}
    return [terrain for terrain in aim.adjacent_all if terrain not in beside]


def way_to(state: State, seat: Seat, terrain: Terrain) -> tuple[Spot, ...]:
    """Find the fewest free hexes to build on, one after the other, to get beside a terrain, if there are."""
    taken = state.land.taken
    ways: list[tuple[Spot, ...]] = [(at,) for at in sorted(state.land.holding(seat).beside - taken)]
    known = {way[0] for way in ways}
    for way in ways:
        if any(BOARD[near].terrain is terrain for near in NEAR[way[-1]]):
            return way
        for near in NEAR[way[-1]]:
            if near not in known and near not in taken:
                known.add(near)
                ways.append((*way, near))
    return ()


def roads(state: State, seat: Seat) -> Mapping[Spot, float]:
    """Return the hexes to build on next towards the terrains of the objective, with what that is worth."""
    aim, missing = aim_of(state, seat), unreached(state, seat)
    if aim is None or not missing:
        return {}
    ways = [way_to(state, seat, terrain) for terrain in missing]
    steps, thunes = sum(map(len, ways)), state.communities[seat].thunes
    if not all(ways) or (2 * steps > thunes + 4 * coming(state)):
        return {}
    return {way[0]: aim.vp / steps * (HOPE if coming(state) else 1.0) for way in ways}
