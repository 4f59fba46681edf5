"""5.3 Water: how much of it lies there, and how much a community can still use."""

from boardkit.core import Condition, Refusal, Seat, must
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.rules.model import State


def need(state: State, seat: Seat, part: Spot) -> int:
    """5.3 Say how much water a part can still use; a cistern serves the main part."""
    holding, community = state.land.holding(seat), state.communities[seat]
    cistern = community.favours.cistern if part == holding.main else 0
    return max(0, holding.thirst[part] + cistern - community.stock(part).water)


def need_at(state: State, seat: Seat, at: Spot) -> int:
    """5.3 Say how much water the parts that touch a river hex can still use."""
    return sum(need(state, seat, part) for part in state.land.holding(seat).taps.get(at, ()))


def need_of(state: State, seat: Seat) -> int:
    """5.3 Say how much water all parts of a seat can still use."""
    return sum(need(state, seat, part) for part in state.land.holding(seat).thirst)


class NoWaterThere(Refusal, word="no-water-there", rule="5.3"):
    """The hex does not have so much water."""

    has: int


def must_flow(state: State, at: Spot, count: int) -> Condition:
    """5.3 So much water lies on the hex."""
    there = state.water.get(at, 0)
    return must(0 < count <= there, NoWaterThere(there))


class NoNeed(Refusal, word="no-need", rule="5.3"):
    """The seat's buildings need no more water than so much."""

    need: int


def must_need(count: int, wanted: int) -> Condition:
    """5.3 Nobody takes more water than its buildings need."""
    return must(count <= wanted, NoNeed(wanted))
