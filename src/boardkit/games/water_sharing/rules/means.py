"""What many rules ask for: a seat that is meant, something of one's own, thunes and cubes."""

from boardkit.core import Condition, Seat, must
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Good
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.refusals import BankIsEmpty, Lacks, NoSuchSeat, NotYours, TooExpensive


def must_sit(seated: bool) -> Condition:
    """2 Whoever is meant sits at the table."""
    return must(seated, NoSuchSeat())


def must_own(owned: object) -> Condition:
    """5.7.1 A seat decides about buildings of its own."""
    return must(owned, NotYours())


def must_pay(state: State, seat: Seat, cost: int) -> Condition:
    """10.1 Whoever pays has so many thunes."""
    has = state.communities[seat].thunes
    return must(has >= cost, TooExpensive(seat, cost, has))


def must_hold(state: State, seat: Seat, part: Spot | None, good: Good, count: int) -> Condition:
    """5.4 What is used or given lies with that part of the community."""
    has = state.communities[seat].held(part, good)
    return must(has >= count, Lacks(good, count, has))


def must_be_left(state: State, good: Good, count: int) -> Condition:
    """2 The bank has no more cubes than those of the box."""
    return must(state.bank.held(good) >= count, BankIsEmpty(good))
