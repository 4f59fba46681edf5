"""7.1 The world market."""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeVar

from boardkit.core import Condition, Refusal, Seat, SeatEvent, Step, emit, must
from boardkit.games.water_sharing.box import BOX
from boardkit.games.water_sharing.box.things import TRADED, Good
from boardkit.games.water_sharing.rules import ledger, rounds
from boardkit.games.water_sharing.rules.model import State, owned
from boardkit.games.water_sharing.rules.moves import Buy, Sell
from boardkit.games.water_sharing.rules.questions import Generate

T = TypeVar("T", Buy, Sell)

SELL_PRICE: Final = BOX["sell_price"]


@cache
def _up_to(most: int, move: type[T], good: Good) -> tuple[T, ...]:
    """Return the answers about one to so many cubes, made once: lists of them are asked for often."""
    return tuple(move(good, count) for count in range(1, most + 1))


def price(state: State, seat: Seat, good: Good) -> int:
    """7.1 Say what a cube costs a seat on the world market, cards included."""
    card, favours = rounds.resource(state), state.communities[seat].favours
    if good is Good.ENERGY:
        return (favours.cheap_energy or card.energy_price) + favours.dearer
    return (favours.cheap_food or card.food_price) + favours.dearer


def purchases(state: State, question: Generate) -> list[Buy]:
    """7.1 List what may be bought on the world market."""
    seat, found = question.seat, list[Buy]()
    if ledger.main_part(state, seat) is None:
        return found
    for good in TRADED:
        most = min(state.communities[seat].thunes // price(state, seat, good), state.bank.held(good))
        found += _up_to(most, Buy, good)
    return found


class NotTraded(Refusal, word="not-traded", rule="7.1"):
    """Such a thing, or so much of it, is not traded."""


class NowhereToStore(Refusal, word="nowhere-to-store", rule="7.1"):
    """A community without buildings has no place for cubes."""


def may_buy(state: State, question: Generate, move: Buy) -> Iterator[Condition]:
    """7.1 The world market sells energy and food at the price of the card."""
    seat = question.seat
    traded = move.good in TRADED and move.count >= 1
    yield must(traded, NotTraded())
    yield must(ledger.main_part(state, seat) is not None, NowhereToStore())
    if traded:
        yield ledger.must_pay(state, seat, move.count * price(state, seat, move.good))
        yield ledger.must_be_in_bank(state, move.good, move.count)


class GoodsBought(SeatEvent, rule="7.1", touches=(*owned("stores", "thunes", "bought"), "bank")):
    """A seat bought on the world market."""

    good: Good
    count: int
    thunes: int


def buy(state: State, question: Generate, move: Buy) -> Step[State]:
    """7.1 The cubes come from the bank; what was bought is not sold there in the same round."""
    seat, main = question.seat, ledger.main_part(state, question.seat)
    cost = move.count * price(state, seat, move.good)
    state = ledger.stock_good(ledger.pay(state, seat, cost), seat, main, move.good, move.count)
    community = state.communities[seat]
    if move.good not in community.bought:
        bought = tuple(sorted((*community.bought, move.good)))
        state = state.with_community(seat, community.__replace__(bought=bought))
    return emit(state, GoodsBought(seat, move.good, move.count, cost))


def sales(state: State, question: Generate) -> list[Sell]:
    """7.1 List what may be sold on the world market."""
    seat, community, found = question.seat, state.communities[question.seat], list[Sell]()
    for good in TRADED:
        if good not in community.bought:
            found += _up_to(community.held(ledger.main_part(state, seat), good), Sell, good)
    return found


class BoughtBefore(Refusal, word="bought-before", rule="7.1"):
    """Goods bought on the world market are not sold there in the same round."""

    good: Good


def may_sell(state: State, question: Generate, move: Sell) -> Iterator[Condition]:
    """7.1 The world market pays one thune a cube."""
    seat, community = question.seat, state.communities[question.seat]
    traded = move.good in TRADED and move.count >= 1
    yield must(traded, NotTraded())
    if traded:
        yield must(move.good not in community.bought, BoughtBefore(move.good))
        yield ledger.must_hold(state, seat, ledger.main_part(state, seat), move.good, move.count)


class GoodsSold(SeatEvent, rule="7.1", touches=(*owned("stores", "thunes"), "bank")):
    """A seat sold on the world market."""

    good: Good
    count: int
    thunes: int


def sell(state: State, question: Generate, move: Sell) -> Step[State]:
    """7.1 The cubes go to the bank."""
    seat, main, gain = question.seat, ledger.main_part(state, question.seat), move.count * SELL_PRICE
    state = ledger.stock_good(ledger.pay(state, seat, -gain), seat, main, move.good, -move.count)
    return emit(state, GoodsSold(seat, move.good, move.count, gain))
