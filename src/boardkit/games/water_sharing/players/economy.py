"""The worth of thunes, goods and water to a community, and the yield of its buildings."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value, known_by
from boardkit.games.water_sharing.box import BLUEPRINTS, Spot
from boardkit.games.water_sharing.box.things import Building, Good, Stage
from boardkit.games.water_sharing.rules.generating import made
from boardkit.games.water_sharing.rules.land import KNOWN, Holding
from boardkit.games.water_sharing.rules.model import State

THUNE: Final = (0.02, 0.4, 0.64, 0.8, 0.96, 1.2, 1.36, 1.5)
"""Worth of a thune in victory points, by how many rounds are still to bring something."""

PRICE: Final = 2.0  # price of a cube on the world market, on the average of the cards
FLOW: Final = 1.9  # how many cubes of water come to a river hex, on the average of the cards


def coming(state: State) -> int:
    """Count the rounds that are still to bring something, this one included before its harvest."""
    clock = state.clock
    return clock.rounds - clock.round + (Stage.OPENING < clock.stage < Stage.EARN)


def thune(rounds: int) -> float:
    """Return what a thune is worth in points while so many rounds are still to bring something."""
    return THUNE[max(0, min(rounds, len(THUNE) - 1))]


@cache
def flowing(rounds: int) -> float:
    """Return what a thune more in each of so many rounds is worth in points."""
    return sum(thune(left) for left in range(rounds))


class Economy(Value, cache_hash=True):
    """Products and needs of a community in a round if all of it works."""

    supply: float  # how much water it may hope for; `thirst` is how much it needs
    thirst: int
    # cubes made, less cubes needed
    energy: int
    food: int
    thunes: int  # thunes made, less thunes needed
    fees: int  # thunes that must be there before anything is earned, cubes not counted

    @property
    def upkeep(self) -> float:
        """The thunes it takes to let everything work, before anything is earned."""
        return self.fees + PRICE * (max(0, -self.energy) + max(0, -self.food))


def economy_of(state: State, seat: Seat) -> Economy:
    """Add up what a community makes and needs."""
    return _economy(state.land.holding(seat), rivals(state, seat))


def rivals(state: State, seat: Seat) -> tuple[Holding, ...]:
    """Return what the other communities have built."""
    return tuple(map(state.land.holding, state.others(seat)))


@lru_cache(maxsize=KNOWN)
def _economy(holding: Holding, others: tuple[Holding, ...]) -> Economy:
    energy = food = thunes = fees = 0
    for at, building in holding.built:
        needs = BLUEPRINTS[building].needs
        energy += made(at, building, Good.ENERGY) - needs.get(Good.ENERGY, 0)
        food += made(at, building, Good.FOOD) - needs.get(Good.FOOD, 0)
        fees += needs.get(Good.THUNES, 0)
        thunes += made(at, building, Good.THUNES)
    energy += sum(made(dam.at, Building.DAM, Good.ENERGY) for dam in holding.dams)
    drawn = _drawing(others)
    supply = sum(FLOW / (1 + drawn[at]) for at in holding.taps)
    return Economy(supply, sum(holding.thirst.values()), energy, food, thunes - fees, fees)


def drawing(state: State, seat: Seat) -> Mapping[Spot, int]:
    """Count by river hex the other seats that may draw from it."""
    return _drawing(rivals(state, seat))


@lru_cache(maxsize=KNOWN)
def _drawing(others: tuple[Holding, ...]) -> Mapping[Spot, int]:
    return Counter(at for other in others for at in other.taps)


def cubes_worth(balance: int, rounds: int) -> float:
    """Return what it is worth to have so many cubes of a good left, or missing, in each of some rounds."""
    return (balance if balance > 0 else PRICE * balance) * flowing(rounds)


EARNERS: Final = tuple(building for building, plan in BLUEPRINTS.items() if Good.THUNES in plan.makes)
"""Buildings that bring thunes work first, as long as there are rounds to spend them in."""

Built = tuple[Spot, Building]


class Group(Value):
    """Needs and products of some buildings in a round, all together."""

    fees: int
    energy: int
    food: int
    thunes: int
    points: int

    @classmethod
    @lru_cache(maxsize=KNOWN)
    def of(cls, built: tuple[Built, ...]) -> "Group":
        """Add up what some buildings take and bring."""
        rows = [(0,) * 5]
        for at, building in built:
            plan, thunes = BLUEPRINTS[building], made(at, building, Good.THUNES)
            fees, energy, food = (plan.needs.get(good, 0) for good in (Good.THUNES, Good.ENERGY, Good.FOOD))
            rows.append((fees, energy, food, thunes, plan.points))
        return cls(*map(sum, zip(*rows, strict=True)))

    def cost(self, energy: int, food: int) -> float:
        """Count the thunes that it takes to run them with so many cubes, the others bought."""
        return self.fees + PRICE * (max(0, self.energy - energy) + max(0, self.food - food))


class Household(Value):
    """Round of a community: buildings that bring thunes, others, and cubes made or in stock."""

    earn: Group
    spend: Group
    energy: int
    food: int

    @classmethod
    def of(cls, built: Iterable[Built], energy: int = 0, food: int = 0) -> "Household":
        """Add up what some buildings take and bring, with so many cubes in stock."""
        all_of_them = tuple(built)
        energy += sum(made(at, building, Good.ENERGY) for at, building in all_of_them)
        food += sum(made(at, building, Good.FOOD) for at, building in all_of_them)
        earn = tuple(one for one in all_of_them if one[1] in EARNERS)
        spend = tuple(one for one in all_of_them if one[1] not in EARNERS)
        return cls(Group.of(earn), Group.of(spend), energy, food)

    def run(self, thunes: float, *, last: bool) -> tuple[float, float]:
        """Run what can be paid, in part where not in full; return the points, and the thunes left after."""
        energy, food, points, brought = self.energy, self.food, 0.0, 0.0
        for group in (self.spend, self.earn) if last else (self.earn, self.spend):
            cost = group.cost(energy, food)
            share = min(1.0, thunes / cost) if cost else 1.0
            thunes -= share * cost
            points += share * group.points
            brought += share * group.thunes
            energy, food = max(0, energy - group.energy), max(0, food - group.food)
        return points, thunes + brought + energy + food

    @property
    def cost(self) -> float:
        """The thunes that it takes to run everything."""
        rest = max(0, self.energy - self.earn.energy), max(0, self.food - self.earn.food)
        return self.earn.cost(self.energy, self.food) + self.spend.cost(*rest)


class Forecast(Value):
    """Forecast of a community."""

    points: float  # victory points in all rounds to come, as far as there are thunes to run what brings them
    cost: float  # the thunes that it takes to let everything work in the next of them


def _foreseen(state: State, seat: Seat) -> Hashable:
    """Return all that a forecast hangs on."""
    community, holding = state.communities[seat], state.land.holding(seat)
    cubes = community.total(Good.ENERGY), community.total(Good.FOOD)
    worked = state.worked.intersection(holding.part) if state.clock.stage < Stage.EARN else None
    return holding, worked, cubes, community.thunes, coming(state)


@known_by(_foreseen)
def forecast(state: State, seat: Seat) -> Forecast:
    """Follow a community through the rounds to come: what lacks thunes brings nothing."""
    rounds, community = coming(state), state.communities[seat]
    own = [*state.land.of(seat), *((dam.at, Building.DAM) for dam in state.land.dams_of(seat))]
    worked = state.worked if state.clock.stage < Stage.EARN else frozenset[Spot]()
    still = [(at, building) for at, building in own if at not in worked]
    now = Household.of(still, community.total(Good.ENERGY), community.total(Good.FOOD))
    done = Group.of(tuple(one for one in own if one[0] in worked))
    every, thunes, points = Household.of(own), float(community.thunes), 0.0
    for left in reversed(range(rounds)):
        first = left == rounds - 1
        gained, thunes = (now if first else every).run(thunes, last=not left)
        points += gained + done.points * first
        thunes += done.thunes * first
    return Forecast(points, now.cost)
