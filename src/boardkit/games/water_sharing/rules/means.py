"""What many rules ask for: somebody who is meant, a building of one's own, thunes and cubes."""

from boardkit.core import Condition, Refusal, Seat, must
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Good
from boardkit.games.water_sharing.rules.model import State


class NoSuchSeat(Refusal, word="no-such-seat", rule="2"):
    """Nobody who could be meant sits there."""


class NotYours(Refusal, word="not-yours", rule="5.7.1"):
    """The seat has no such building there."""


class TooExpensive(Refusal, word="too-expensive", rule="10.1"):
    """A seat has fewer thunes than that costs."""

    seat: Seat
    cost: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.cost - self.has


def must_pay(state: State, seat: Seat, cost: int) -> Condition:
    """10.1 Whoever pays has so many thunes."""
    has = state.communities[seat].thunes
    return must(has >= cost, TooExpensive(seat, cost, has))


class Lacks(Refusal, word="lacks", rule="5.4"):
    """The part of the community has less of a good than that needs."""

    good: Good
    needs: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.needs - self.has


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
