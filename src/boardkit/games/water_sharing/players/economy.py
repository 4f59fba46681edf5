"""What thunes, goods and water are worth to a community, and how much of each it has in a round."""

from collections import Counter
from functools import cache
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.water_sharing.box import BLUEPRINTS
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Good, Stage
from boardkit.games.water_sharing.rules.generating import made
from boardkit.games.water_sharing.rules.model import State

THUNE: Final = (0.02, 0.4, 0.64, 0.8, 0.96, 1.2, 1.36, 1.5)
"""What a thune is worth in victory points, by how many rounds are still to bring something."""

PRICE: Final = 2.0
"""What a cube costs on the world market, on the average of the cards."""

FLOW: Final = 1.9
"""How many cubes of water come to a river hex, on the average of the cards."""


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


class Economy(Value):
    """What a community makes and needs in a round if all of it works.

    Attributes:
        supply: how much water it may hope for; `thirst` is how much it needs.
        energy, food: cubes made, less cubes needed.
        thunes: thunes made, less thunes needed.
        fees: thunes that must be there before anything is earned, cubes not counted.
    """

    supply: float
    thirst: int
    energy: int
    food: int
    thunes: int
    fees: int

    @property
    def upkeep(self) -> float:
        """The thunes it takes to let everything work, before anything is earned."""
        return self.fees + PRICE * (max(0, -self.energy) + max(0, -self.food))


def economy_of(state: State, seat: Seat) -> Economy:
    """Add up what a community makes and needs."""
    energy = food = thunes = fees = 0
    for at, building in state.land.of(seat):
        needs = BLUEPRINTS[building].needs
        energy += made(at, building, Good.ENERGY) - needs.get(Good.ENERGY, 0)
        food += made(at, building, Good.FOOD) - needs.get(Good.FOOD, 0)
        fees += needs.get(Good.THUNES, 0)
        thunes += made(at, building, Good.THUNES)
    energy += sum(made(dam.at, Building.DAM, Good.ENERGY) for dam in state.land.dams_of(seat))
    holding = state.land.holding(seat)
    rivals = drawing(state, seat)
    supply = sum(FLOW / (1 + rivals[at]) for at in holding.taps)
    return Economy(supply, sum(holding.thirst.values()), energy, food, thunes - fees, fees)


def drawing(state: State, seat: Seat) -> Counter[Spot]:
    """Count by river hex the other seats that may draw from it."""
    return Counter(at for other in state.others(seat) for at in state.land.holding(other).taps)


def cubes_worth(balance: int, rounds: int) -> float:
    """Return what it is worth to have so many cubes of a good left, or missing, in each of some rounds."""
    return (balance if balance > 0 else PRICE * balance) * flowing(rounds)
