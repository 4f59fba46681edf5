"""What buildings will bring in the rounds to come, as far as there is something to run them with."""

from collections.abc import Iterable
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.water_sharing.box import BLUEPRINTS
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Good, Stage
from boardkit.games.water_sharing.players.economy import PRICE, coming
from boardkit.games.water_sharing.rules.generating import made
from boardkit.games.water_sharing.rules.model import State

EARNERS: Final = tuple(building for building, plan in BLUEPRINTS.items() if Good.THUNES in plan.makes)
"""What brings thunes works first, as long as there are rounds to spend them in."""

Built = tuple[Spot, Building]


class Group(Value):
    """What some buildings take and bring in a round, all together."""

    fees: int
    energy: int
    food: int
    thunes: int
    points: int

    @classmethod
    def of(cls, built: Iterable[Built]) -> "Group":
        """Add up what some buildings take and bring."""
        rows = [
            (
                *(BLUEPRINTS[building].needs.get(good, 0) for good in (Good.THUNES, Good.ENERGY, Good.FOOD)),
                made(at, building, Good.THUNES),
                BLUEPRINTS[building].points,
            )
            for at, building in built
        ]
        return cls(*map(sum, zip((0,) * 5, *rows, strict=True)))

    def cost(self, energy: int, food: int) -> float:
        """Count the thunes that it takes to run them with so many cubes, the others bought."""
        return self.fees + PRICE * (max(0, self.energy - energy) + max(0, self.food - food))


class Household(Value):
    """What a community runs in a round: buildings that bring thunes, others, and cubes made or in stock."""

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
        earn = Group.of(one for one in all_of_them if one[1] in EARNERS)
        return cls(earn, Group.of(one for one in all_of_them if one[1] not in EARNERS), energy, food)

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
    """What is to come.

    Attributes:
        points: victory points in all rounds to come, as far as there are thunes to run what brings them.
        cost: the thunes that it takes to let everything work in the next of them.
    """

    points: float
    cost: float


def forecast(state: State, seat: Seat) -> Forecast:
    """Follow a community through the rounds to come: what lacks thunes brings nothing."""
    rounds, community = coming(state), state.communities[seat]
    own = [*state.land.of(seat), *((dam.at, Building.DAM) for dam in state.land.dams_of(seat))]
    worked = state.worked if state.clock.stage < Stage.EARN else frozenset[Spot]()
    still = [(at, building) for at, building in own if at not in worked]
    now = Household.of(still, community.total(Good.ENERGY), community.total(Good.FOOD))
    done = Group.of((at, building) for at, building in own if at in worked)
    every, thunes, points = Household.of(own), float(community.thunes), 0.0
    for left in reversed(range(rounds)):
        first = left == rounds - 1
        gained, thunes = (now if first else every).run(thunes, last=not left)
        points += gained + done.points * first
        thunes += done.thunes * first
    return Forecast(points, now.cost)
