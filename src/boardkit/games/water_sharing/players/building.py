"""Choosing what to build, and where: for an objective, to treat pollution, or for products."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value, known_by, remembered
from boardkit.games.water_sharing import box
from boardkit.games.water_sharing.box.cards import Objective
from boardkit.games.water_sharing.box.things import DRY, HIDDEN_OBJECTIVE, Building, Good, Stage, Terrain
from boardkit.games.water_sharing.players import economy
from boardkit.games.water_sharing.rules import moves, scoring
from boardkit.games.water_sharing.rules.land import KNOWN, Land
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.sites import affordable, build, price

HOPE = 0.7  # share of an objective that counts while rounds are still to come


def aim_of(state: State, seat: Seat) -> Objective | None:
    """Return what the objective card of a seat says, if it has one."""
    card = state.communities[seat].objective
    return None if card in (None, HIDDEN_OBJECTIVE) else scoring.objective(state, card)


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
        helpful = {building for building in box.BLUEPRINTS if building is not Building.JUNCTION}
    return {**dict.fromkeys(helpful, share), **spoils}


def _share(state: State, seat: Seat, aim: Objective, lacking: int, absent: list[Building], few: int) -> float:
    """Share the points of an objective among what it lacks, as far as it can be hoped for."""
    missing = lacking + len(absent) + few
    if not missing:
        return 0.0
    thunes, rounds = state.communities[seat].thunes, economy.coming(state)
    kinds = aim.building
    if not rounds:  # In the last round nothing can be hoped for that has no free hex now.
        free = state.land.holding(seat).beside - state.land.taken
        kinds = tuple(building for building in kinds if free & box.BLUEPRINTS[building].sites)
    if lacking and not kinds:
        return 0.0
    costs = lacking * min((box.BLUEPRINTS[building].cost for building in kinds), default=0)
    costs += sum(box.BLUEPRINTS[building].cost for building in absent) + 5 * few
    if costs <= thunes:
        return aim.vp / missing * (HOPE if rounds else 1)
    return aim.vp / missing * HOPE * min(1.0, (thunes + 5 * rounds) / costs) if rounds else 0.0


def way_to(state: State, seat: Seat, terrain: Terrain) -> tuple[box.Spot, ...]:
    """Find the fewest free hexes to build on, one after the other, to get beside a terrain, if there are."""
    taken = state.land.taken
    ways: list[tuple[box.Spot, ...]] = [(at,) for at in sorted(state.land.holding(seat).beside - taken)]
    known = {way[0] for way in ways}
    for way in ways:
        if any(box.BOARD[near].terrain is terrain for near in box.NEAR[way[-1]]):
            return way
        for near in box.NEAR[way[-1]]:
            if near not in known and near not in taken:
                known.add(near)
                ways.append((*way, near))
    return ()


def roads(state: State, seat: Seat) -> Mapping[box.Spot, float]:
    """Return the hexes to build on next towards the terrains of the objective, with what that is worth."""
    aim, beside = aim_of(state, seat), state.land.holding(seat).beside
    if aim is None or not aim.adjacent_all:
        return {}
    reached = {box.BOARD[near].terrain for near in beside}
    ways = [way_to(state, seat, terrain) for terrain in aim.adjacent_all if terrain not in reached]
    steps, thunes = sum(map(len, ways)), state.communities[seat].thunes
    if not ways or not all(ways) or (2 * steps > thunes + 4 * economy.coming(state)):
        return {}
    return {way[0]: aim.vp / steps * (HOPE if economy.coming(state) else 1.0) for way in ways}


TREATED: Final = 3  # how many cubes a treatment plant may treat in a round, for two thunes each
CUBE: Final = 1.2  # points of a treated cube: one, and less pollution
RUNNING: Final = 0.8  # share of the buildings that pollute that works in a round


SOON: Final = (1.0, 1.0, 1.0, 0.7, 0.3)  # what of it counts, by rounds to come: a plant can wait

ABOVE: Final = {
    at: {at: 0} | {one: box.COURSE[one].index(at) + 1 for one in box.RIVERS if at in box.COURSE[one]}
    for at in box.RIVERS
}
"""For each river hex those from which water flows there, with how many steps that takes."""


def plants_of(state: State, seat: Seat) -> list[box.Spot]:
    """List the treatment plants of a seat."""
    return [at for at, building in state.land.of(seat) if building is Building.TREATMENT]


def cleaning(state: State, plants: Iterable[box.Spot]) -> float:
    """Return what treatment plants bring until the end, in points: most once thunes buy nothing else."""
    own, rounds = tuple(plants), economy.coming(state)
    if not own or not 0 < rounds < len(SOON) or scoring.without_pollution(state.options):
        return 0.0
    near = frozenset(near for at in own for near in box.NEAR[at] if near in box.COURSE)
    found = min(float(TREATED * len(own)), _found(state, near, rounds))
    return SOON[rounds] * found * _treated(rounds)


@cache
def _treated(rounds: int) -> float:
    """Return what a cube treated in each of so many rounds brings beyond its price."""
    return sum(max(0.0, CUBE - 2 * economy.thune(left)) for left in range(rounds))


def _found(state: State, here: frozenset[box.Spot], rounds: int) -> float:
    """Guess how many cubes can be treated in a round: those that fall there, and those that flow by."""
    falling = _falling(state.land)
    # In a round that goes on nothing has flowed yet; what falls higher up comes only after it.
    flows = not Stage.OPENING < state.clock.stage < Stage.EARN
    flowing = float(sum([state.pollution.get(at, 0) for at in _within(here, flows, rounds + flows)]))
    flowing += RUNNING * sum([falling.get(at, 0) for at in _within(here, 1, rounds) - here])
    return RUNNING * sum([falling.get(at, 0) for at in here]) + min(len(here), flowing)


@remembered
def _falling(land: Land) -> Mapping[box.Spot, int]:
    """Count by river hex the buildings that pollute it."""
    return Counter(box.OUTFALL[at] for at, tile in land.tiles.items() if tile.building in box.POLLUTING)


@lru_cache(maxsize=KNOWN)
def _within(here: frozenset[box.Spot], least: int, end: int) -> frozenset[box.Spot]:
    """List the river hexes from which cubes come to some others in so many steps, `end` left out."""
    return frozenset(one for at in here for one, steps in ABOVE[at].items() if least <= steps < end)


FEES: Final = {
    building: sum(plan.needs.get(good, 0) for good in (Good.THUNES, Good.ENERGY, Good.FOOD))
    for building, plan in box.BLUEPRINTS.items()
}
"""What each building takes in a round besides water."""

SHORT = 1.1  # cost of each thune that will be missing to let everything work, in points


class Plan(Value):
    """A building, where it may stand, and what it is worth on an ordinary hex, in points."""

    building: Building
    sites: frozenset[box.Spot]
    worth: float


def _looked_at(state: State, seat: Seat) -> Hashable:
    """Return all that the worth of buildings hangs on."""
    holding, community, aim = state.land.holding(seat), state.communities[seat], aim_of(state, seat)
    free, able = holding.beside - state.land.taken, tuple(affordable(state, seat))
    thunes, yields = (community.thunes, community.favours.discount), economy.economy_of(state, seat)
    return holding, free, able, thunes, aim, yields, economy.coming(state)


def _river(state: State) -> Hashable:
    """Return all besides buildings that a treatment plant hangs on."""
    return frozenset(state.pollution.items()), state.clock.stage, scoring.without_pollution(state.options)


def _planned_by(state: State, seat: Seat, only: box.Spot | None = None) -> Hashable:
    """Return all that plans hang on, such as where rivals stand, who may take what a junction leads to."""
    river = _river(state) if state.tiles[Building.TREATMENT] else None
    return _looked_at(state, seat), economy.rivals(state, seat), river, only


@known_by(_planned_by)
def plans(state: State, seat: Seat, only: box.Spot | None = None) -> list[Plan]:
    """List what a seat could build, the best first."""
    holding = state.land.holding(seat)
    free = (holding.beside - state.land.taken) & (holding.beside if only is None else {only})
    found, worth_of = [], worths(state, seat)
    for building, worth in worth_of.items():
        sites = free & box.BLUEPRINTS[building].sites
        if sites:
            treated = max(map(_treating(state, seat), sites)) if building is Building.TREATMENT else 0.0
            found.append(Plan(building, sites, worth + treated))
    if Building.JUNCTION in worth_of and all(plan.worth <= 0 for plan in found):
        found += _beyond(state, seat, free, worth_of)
    return sorted(found, key=lambda plan: -plan.worth)


def _beyond(
    state: State, seat: Seat, free: frozenset[box.Spot], worths: Mapping[Building, float]
) -> Iterator[Plan]:
    """Plan a junction, where nothing beside is worth building, to hexes on which something is."""
    left = state.communities[seat].thunes - price(state, seat, Building.JUNCTION)
    able = [one for one, worth in worths.items() if worth > 0 and price(state, seat, one) <= left]
    reached = state.land.taken | state.land.holding(seat).beside
    opened: dict[box.Spot, float] = {}
    for at in free & box.BLUEPRINTS[Building.JUNCTION].sites:
        new = frozenset(box.NEAR[at]) - reached
        opened[at] = max((worths[one] for one in able if new & box.BLUEPRINTS[one].sites), default=0.0)
    best = max(opened.values(), default=0.0)
    if best > 0:
        sites = frozenset(at for at, worth in opened.items() if worth == best)
        yield Plan(Building.JUNCTION, sites, best + worths[Building.JUNCTION])


@known_by(_looked_at)
def worths(state: State, seat: Seat) -> Mapping[Building, float]:
    """Tell what buildings bring until the end and for the objective, less their price, in points."""
    means, helps, rounds = economy.economy_of(state, seat), pieces(state, seat), economy.coming(state)
    thunes, upkeep, thune = state.communities[seat].thunes, means.upkeep, economy.thune(rounds)
    aim = aim_of(state, seat)
    kept, found = 0 if aim is None else aim.thunes_min, {}
    for building in affordable(state, seat):
        cost = price(state, seat, building)
        worth, left = -cost * thune, thunes - cost
        if rounds:
            short = max(0.0, upkeep + FEES[building] - left)
            worth += _brings(building, means, rounds) - SHORT * short
        elif left < kept:
            worth -= SHORT * kept
        found[building] = worth + helps.get(building, 0.0)
    return found


def _brings(building: Building, means: economy.Economy, rounds: int) -> float:
    plan = box.BLUEPRINTS[building]
    energy = plan.makes.get(Good.ENERGY, 0) - plan.needs.get(Good.ENERGY, 0)
    food = plan.makes.get(Good.FOOD, 0) - plan.needs.get(Good.FOOD, 0)
    thunes = plan.makes.get(Good.THUNES, 0) - plan.needs.get(Good.THUNES, 0)
    worth = plan.points * rounds + thunes * economy.flowing(rounds)
    worth += economy.cubes_worth(means.energy + energy, rounds) - economy.cubes_worth(means.energy, rounds)
    worth += economy.cubes_worth(means.food + food, rounds) - economy.cubes_worth(means.food, rounds)
    thirst = plan.needs.get(Good.WATER, 0)
    spare = means.supply + 0.5 * economy.FLOW - means.thirst
    return worth * (max(0.1, min(1.0, spare / thirst)) if thirst else 1.0)


def _treating(state: State, seat: Seat) -> Callable[[box.Spot], float]:
    """Return how much one more treatment plant brings on a hex."""
    own = plants_of(state, seat)
    without = cleaning(state, own)
    return lambda at: cleaning(state, [*own, at]) - without


def site_worth(state: State, seat: Seat, building: Building) -> Callable[[box.Spot], float]:
    """Return how good a hex is for a building: its bonus, new water, and mountains left for mines."""
    holding, rivals, rounds = state.land.holding(seat), economy.drawing(state, seat), economy.coming(state)
    way, working = roads(state, seat), box.BLUEPRINTS[building].needs or box.BLUEPRINTS[building].makes
    treated = _treating(state, seat) if building is Building.TREATMENT else None

    def worth(at: box.Spot) -> float:
        field = box.BOARD[at]
        water = sum(
            economy.FLOW / (1 + rivals[river]) for river in box.WATERSIDE[at] if river not in holding.taps
        )
        mountain = field.terrain is Terrain.MOUNTAIN and building is not Building.MINE
        bonus = field.bonus is not None and bool(working) and building is not Building.JUNCTION
        free = [near for near in box.NEAR[at] if near not in state.land.taken]
        room = sum(box.BOARD[near].terrain in DRY for near in free)
        worth = 0.15 * rounds * min(3.0, water) + 1.2 * bonus * economy.flowing(rounds) + 0.05 * room
        worth += treated(at) if treated is not None else 0.0
        return worth - 0.1 * rounds * mountain + way.get(at, 0.0)

    return worth


def best_sites(state: State, seat: Seat, plan: Plan, count: int) -> list[moves.Build]:
    """List the best hexes for a building."""
    return in_order(state, seat, plan.building, plan.sites)[:count]


def _placed_by(state: State, seat: Seat, building: Building, sites: frozenset[box.Spot]) -> Hashable:
    """Return all that the order of hexes hangs on."""
    built = state.land.holding(seat), economy.rivals(state, seat)
    road = aim_of(state, seat), state.communities[seat].thunes, economy.coming(state)
    return built, road, building, sites, _river(state) if building is Building.TREATMENT else None


@known_by(_placed_by)
def in_order(state: State, seat: Seat, building: Building, sites: frozenset[box.Spot]) -> list[moves.Build]:
    """List hexes for a building, the best first."""
    worth = site_worth(state, seat, building)
    return [build(building, at) for at in sorted(sites, key=lambda at: (-worth(at), at))]


def settling(places: Iterable[box.Spot], state: State, seat: Seat) -> list[box.Spot]:
    """Order the hexes for a first zone: water, mountains and a bonus near by, and few others."""
    rivals = economy.drawing(state, seat)

    def worth(at: box.Spot) -> float:
        around = {near for step in box.NEAR[at] for near in (step, *box.NEAR[step])} - state.land.taken
        water = {river for near in (at, *box.NEAR[at]) for river in box.WATERSIDE[near]}
        terrains = [box.BOARD[near].terrain for near in around]
        drawn = sum(1 / (1 + rivals[river]) for river in box.WATERSIDE[at])
        worth = 1.0 * min(2.0, drawn) + 0.25 * sum(1 / (1 + rivals[river]) for river in water)
        worth += 0.6 * min(2, sum(box.BOARD[near].terrain is Terrain.MOUNTAIN for near in box.NEAR[at]))
        worth += 0.1 * terrains.count(Terrain.MOUNTAIN) + 0.1 * terrains.count(Terrain.MEADOW)
        return worth + 0.5 * sum(box.BOARD[near].bonus is not None for near in (at, *box.NEAR[at]))

    return sorted(places, key=lambda at: (-worth(at), at))


def is_idle(state: State, seat: Seat, building: Building, at: box.Spot) -> bool:
    """Return whether a building comes too late to bring anything, and no objective asks for it there."""
    if economy.coming(state) or at in roads(state, seat):
        return False
    return pieces(state, seat).get(building, 0.0) <= 0
