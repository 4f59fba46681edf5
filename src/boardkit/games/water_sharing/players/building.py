"""What to build, and where, at a glance."""

from collections.abc import Callable, Iterable

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, NEAR, WATERSIDE
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Good, Terrain
from boardkit.games.water_sharing.players.aims import pieces, roads, spared
from boardkit.games.water_sharing.players.cleaning import cleaning, plants_of
from boardkit.games.water_sharing.players.economy import (
    FLOW,
    Economy,
    coming,
    cubes_worth,
    drawing,
    economy_of,
    flowing,
    thune,
)
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Build
from boardkit.games.water_sharing.rules.sites import affordable, build, price

SHORT = 1.1
"""What each thune costs that will be missing to let everything work, in points."""


class Plan(Value):
    """A building, where it may stand, and what it is worth on an ordinary hex, in points."""

    building: Building
    sites: frozenset[Spot]
    worth: float


def plans(state: State, seat: Seat, only: Spot | None = None) -> list[Plan]:
    """List what a seat could build, the best first."""
    holding = state.land.holding(seat)
    free = (holding.beside - state.land.taken) & (holding.beside if only is None else {only})
    economy, helps = economy_of(state, seat), pieces(state, seat)
    found = []
    for building in affordable(state, seat):
        sites = free & BLUEPRINTS[building].sites
        if sites:
            worth = _worth(state, seat, building, economy) + helps.get(building, 0.0)
            if building is Building.TREATMENT:
                worth += max(map(_treating(state, seat), sites))
            found.append(Plan(building, sites, worth))
    return sorted(found, key=lambda plan: -plan.worth)


def _worth(state: State, seat: Seat, building: Building, economy: Economy) -> float:
    """Return what a building brings until the end, less its price, in points."""
    rounds, cost = coming(state), price(state, seat, building)
    left = state.communities[seat].thunes - cost
    worth = -cost * thune(rounds)
    if rounds:
        worth += _brings(building, economy, rounds) - SHORT * max(0.0, _fees(building, economy) - left)
    elif left < spared(state, seat):
        worth -= SHORT * spared(state, seat)
    return worth


def _fees(building: Building, economy: Economy) -> float:
    needs = BLUEPRINTS[building].needs
    return economy.upkeep + needs.get(Good.THUNES, 0) + needs.get(Good.ENERGY, 0) + needs.get(Good.FOOD, 0)


def _brings(building: Building, economy: Economy, rounds: int) -> float:
    plan = BLUEPRINTS[building]
    energy = plan.makes.get(Good.ENERGY, 0) - plan.needs.get(Good.ENERGY, 0)
    food = plan.makes.get(Good.FOOD, 0) - plan.needs.get(Good.FOOD, 0)
    thunes = plan.makes.get(Good.THUNES, 0) - plan.needs.get(Good.THUNES, 0)
    worth = plan.points * rounds + thunes * flowing(rounds)
    worth += cubes_worth(economy.energy + energy, rounds) - cubes_worth(economy.energy, rounds)
    worth += cubes_worth(economy.food + food, rounds) - cubes_worth(economy.food, rounds)
    thirst = plan.needs.get(Good.WATER, 0)
    spare = economy.supply + 0.5 * FLOW - economy.thirst
    return worth * (max(0.1, min(1.0, spare / thirst)) if thirst else 1.0)


def _treating(state: State, seat: Seat) -> Callable[[Spot], float]:
    """Return how much one more treatment plant brings on a hex."""
    own = plants_of(state, seat)
    without = cleaning(state, own)
    return lambda at: cleaning(state, [*own, at]) - without


def site_worth(state: State, seat: Seat, building: Building) -> Callable[[Spot], float]:
    """Return how good a hex is for a building: its bonus, new water, and mountains left for mines."""
    holding, rivals, rounds = state.land.holding(seat), drawing(state, seat), coming(state)
    way, working = roads(state, seat), BLUEPRINTS[building].needs or BLUEPRINTS[building].makes
    treated = _treating(state, seat) if building is Building.TREATMENT else None

    def worth(at: Spot) -> float:
        field = BOARD[at]
        water = sum(FLOW / (1 + rivals[river]) for river in WATERSIDE[at] if river not in holding.taps)
        mountain = field.terrain is Terrain.MOUNTAIN and building is not Building.MINE
        bonus = field.bonus is not None and bool(working) and building is not Building.JUNCTION
        room = sum(near not in state.land.taken and BOARD[near].terrain in _GROUND for near in NEAR[at])
        worth = 0.15 * rounds * min(3.0, water) + 1.2 * bonus * flowing(rounds) + 0.05 * room
        worth += treated(at) if treated is not None else 0.0
        return worth - 0.1 * rounds * mountain + way.get(at, 0.0)

    return worth


_GROUND = (Terrain.MEADOW, Terrain.MOUNTAIN)


def best_sites(state: State, seat: Seat, plan: Plan, count: int) -> list[Build]:
    """List the best hexes for a building."""
    worth = site_worth(state, seat, plan.building)
    return [build(plan.building, at) for at in sorted(plan.sites, key=lambda at: (-worth(at), at))[:count]]


def settling(places: Iterable[Spot], state: State, seat: Seat) -> list[Spot]:
    """Order the hexes for a first zone: water, mountains and a bonus near by, and few others."""
    rivals = drawing(state, seat)

    def worth(at: Spot) -> float:
        around = {near for step in NEAR[at] for near in (step, *NEAR[step])} - state.land.taken
        water = {river for near in (at, *NEAR[at]) for river in WATERSIDE[near]}
        terrains = [BOARD[near].terrain for near in around]
        drawn = sum(1 / (1 + rivals[river]) for river in WATERSIDE[at])
        worth = 1.0 * min(2.0, drawn) + 0.25 * sum(1 / (1 + rivals[river]) for river in water)
        worth += 0.6 * min(2, sum(BOARD[near].terrain is Terrain.MOUNTAIN for near in NEAR[at]))
        worth += 0.1 * terrains.count(Terrain.MOUNTAIN) + 0.1 * terrains.count(Terrain.MEADOW)
        return worth + 0.5 * sum(BOARD[near].bonus is not None for near in (at, *NEAR[at]))

    return sorted(places, key=lambda at: (-worth(at), at))


def is_idle(state: State, seat: Seat, building: Building, at: Spot) -> bool:
    """Tell whether a building comes too late to bring anything, and no objective asks for it there."""
    if coming(state) or at in roads(state, seat):
        return False
    return pieces(state, seat).get(building, 0.0) <= 0
