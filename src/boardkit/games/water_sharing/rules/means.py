"""Conditions of many rules: somebody who is meant, a building, thunes, cubes, enough in the bank."""

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.box.things import Cube, Good
from boardkit.games.water_sharing.rules.model import State


class NoSuchSeat(Refusal, word="no-such-seat", rule="2"):
    """Nobody who could be meant sits there."""


class NotYours(Refusal, word="not-yours", rule="5.7.1"):
    """The seat has no such building there."""


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
