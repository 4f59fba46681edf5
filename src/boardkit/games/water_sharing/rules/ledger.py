"""Moving cubes, thunes and victory points, from the bank and back, and the conditions of many rules."""

from collections.abc import Mapping

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must, put
from boardkit.games.water_sharing.box import Spot
from boardkit.games.water_sharing.box.things import Cube, Good
from boardkit.games.water_sharing.rules.land import Land
from boardkit.games.water_sharing.rules.model import EMPTY, Bank, State, Store


def pay(state: State, seat: Seat, thunes: int) -> State:
    """Move thunes from a seat to the bank; a negative number moves them back."""
    community = state.communities[seat]
    return state.__replace__(
        communities=put(state.communities, seat, community.__replace__(thunes=community.thunes - thunes)),
        bank=state.bank.__replace__(paid=state.bank.paid - thunes),
    )


def award(state: State, seat: Seat, points: int) -> State:
    """Give a seat victory points, or take them; nobody has less than none."""
    community = state.communities[seat]
    return state.with_community(seat, community.__replace__(points=max(0, community.points + points)))


def stock(
    state: State, seat: Seat, part: Spot | None, *, water: int = 0, energy: int = 0, food: int = 0
) -> State:
    """Move cubes between the bank and a part of a seat; a community without a part gets nothing."""
    if part is None:
        return state
    bank, community = state.bank, state.communities[seat]
    before = community.stock(part)
    after = Store(before.water + water, before.energy + energy, before.food + food)
    stores = {name: store for name, store in community.stores.items() if name != part or after != EMPTY}
    if after != EMPTY:
        stores[part] = after
    left = bank.water - water, bank.pollution, bank.energy - energy, bank.food - food, bank.crisis
    communities = put(state.communities, seat, community.__replace__(stores=stores))
    return state.__replace__(communities=communities, bank=Bank(*left, bank.paid))


def stock_good(state: State, seat: Seat, part: Spot | None, good: Good, count: int) -> State:
    """Move cubes of one good between the bank and a part of a seat."""
    return stock(state, seat, part, **{good.value: count})


def main_part(state: State, seat: Seat) -> Spot | None:
    """7.1 Name the part of a community that trades: the largest."""
    return state.land.holding(seat).main


def drop_pollution(state: State, at: Spot, count: int) -> State:
    """Put cubes of pollution on a hex, or take them away."""
    bank = state.bank.__replace__(pollution=state.bank.pollution - count)
    return state.__replace__(pollution=lay(state.pollution, at, count), bank=bank)


def pour(state: State, at: Spot, count: int) -> State:
    """Put cubes of water on a hex, or take them away."""
    return state.__replace__(
        water=lay(state.water, at, count), bank=state.bank.__replace__(water=state.bank.water - count)
    )


def lay(cubes: Mapping[Spot, int], at: Spot, count: int) -> Mapping[Spot, int]:
    """Change how many cubes lie on a hex."""
    now = cubes.get(at, 0) + count
    if now:
        return {**cubes, at: now}
    return {other: there for other, there in cubes.items() if other != at}


def shift(cubes: Mapping[Spot, int], at: Spot, to: Spot) -> Mapping[Spot, int]:
    """Move a cube from a hex to another one."""
    moved = {**cubes, to: cubes.get(to, 0) + 1}
    moved[at] -= 1
    if not moved[at]:
        del moved[at]
    return moved


def resettle(state: State, land: Land, *seats: Seat) -> State:
    """5.4 Change the land: cubes stay with the largest of what has become of their part.

    The cubes of a community that has nothing left go back to the bank.
    """
    changed = state.__replace__(land=land)
    for seat in seats:
        before, after = state.land.holding(seat), land.holding(seat)
        heirs = dict(zip(after.thirst, after.parts, strict=True))
        for part, store in state.communities[seat].stores.items():
            old = next(group for group in before.parts if part in group)
            to = next((name for name, group in heirs.items() if group & old), None)
            if to != part:
                water, energy, food = store.water, store.energy, store.food
                changed = stock(changed, seat, part, water=-water, energy=-energy, food=-food)
                changed = stock(changed, seat, to, water=water, energy=energy, food=food)
    return changed


def lift_crisis(state: State, at: Spot) -> State:
    """5.5.1 The red cube of a building goes back to the bank, if it has one."""
    if at not in state.crisis:
        return state
    bank = state.bank.__replace__(crisis=state.bank.crisis + 1)
    return state.__replace__(crisis=state.crisis - {at}, bank=bank)


class NoSuchSeat(Refusal, word="no-such-seat", rule="2"):
    """Nobody who could be meant sits there."""


class NotYours(Refusal, word="not-yours", rule="5.7.1"):
    """The seat has no such building there."""

    section: str = "5.7.1"  # 5.4 for what is to work


class TooExpensive(Refusal, word="too-expensive", rule="10.1", lacks=("cost", "has")):
    """A seat has fewer thunes than that costs."""

    seat: Seat
    cost: int
    has: int


def must_pay(state: State, seat: Seat, cost: int) -> Condition:
    """10.1 Whoever pays has so many thunes."""
    has = state.communities[seat].thunes
    return must(has >= cost, TooExpensive(seat, cost, has))


class Lacks(Refusal, word="lacks", rule="5.4", lacks=("needs", "has")):
    """The part of the community has less of a good than that needs."""

    good: Good
    needs: int
    has: int


def must_hold(state: State, seat: Seat, part: Spot | None, good: Good, count: int) -> Condition:
    """5.4 What is used or given lies with that part of the community."""
    has = state.communities[seat].held(part, good)
    return must(has >= count, Lacks(good, count, has))


class BankIsEmpty(Refusal, word="bank-is-empty", rule="2"):
    """The bank has fewer cubes than that."""

    good: Good


def must_be_in_bank(state: State, good: Good, count: int) -> Condition:
    """2 The bank has no more cubes than those of the box."""
    return must(state.bank.held(good) >= count, BankIsEmpty(good))


class CubesMissing(Event, rule="2", wasted=True):
    """The bank had so many cubes less than were due, at some places or nowhere in particular."""

    cube: Cube
    count: int
    at: tuple[Spot, ...] = ()


def tell_missing(state: State, cube: Cube, count: int, *at: Spot) -> Step[State]:
    """2 What the bank lacks does not come, and that is told."""
    return emit(state, CubesMissing(cube, count, at)) if count else Step(state)
