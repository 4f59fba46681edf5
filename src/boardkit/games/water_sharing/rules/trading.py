"""7.1 The world market."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Move, Seat, Step, emit, evolve, must
from boardkit.games.water_sharing.box import BOX
from boardkit.games.water_sharing.box.things import TRADED, Good
from boardkit.games.water_sharing.rules.dealing import resource
from boardkit.games.water_sharing.rules.events import GoodsBought, GoodsSold
from boardkit.games.water_sharing.rules.ledger import main_part, pay, stock_good
from boardkit.games.water_sharing.rules.model import State, Store
from boardkit.games.water_sharing.rules.moves import Buy, Sell
from boardkit.games.water_sharing.rules.refusals import (
    BankIsEmpty,
    BoughtBefore,
    Lacks,
    NotTraded,
    NowhereToStore,
    TooExpensive,
)

SELL_PRICE: Final = BOX["sell_price"]


def price(state: State, seat: Seat, good: Good) -> int:
    """7.1 Say what a cube costs a seat on the world market, cards included."""
    card, favours = resource(state), state.communities[seat].favours
    if good is Good.ENERGY:
        return (favours.cheap_energy or card.energy_price) + favours.dearer
    return (favours.cheap_food or card.food_price) + favours.dearer


def held(store: Store, good: Good) -> int:
    """Count the cubes of a traded good."""
    return store.energy if good is Good.ENERGY else store.food


def _in_bank(state: State, good: Good) -> int:
    return state.bank.energy if good is Good.ENERGY else state.bank.food


@cache
def _buy(good: Good, count: int) -> Buy:
    return Buy(good, count)


@cache
def _sell(good: Good, count: int) -> Sell:
    return Sell(good, count)


def trades(state: State, seat: Seat) -> Iterator[Move]:
    """7.1 List what may be bought and sold on the world market."""
    main, community = main_part(state, seat), state.communities[seat]
    if main is None:
        return
    for good in TRADED:
        most = min(community.thunes // price(state, seat, good), _in_bank(state, good))
        yield from (_buy(good, count) for count in range(1, most + 1))
    for good in TRADED:
        if good not in community.bought:
            most = held(community.stock(main), good)
            yield from (_sell(good, count) for count in range(1, most + 1))


def may_buy(state: State, seat: Seat, move: Buy) -> Iterator[Condition]:
    """7.1 The world market sells energy and food at the price of the card."""
    traded = move.good in TRADED and move.count >= 1
    yield must(traded, NotTraded())
    yield must(main_part(state, seat) is not None, NowhereToStore())
    if traded:
        cost, has = move.count * price(state, seat, move.good), state.communities[seat].thunes
        yield must(has >= cost, TooExpensive(seat, cost, has))
        yield must(move.count <= _in_bank(state, move.good), BankIsEmpty(move.good))


def buy(state: State, seat: Seat, move: Buy) -> Step[State]:
    """7.1 The cubes come from the bank; what was bought is not sold there in the same round."""
    cost = move.count * price(state, seat, move.good)
    state = stock_good(pay(state, seat, cost), seat, main_part(state, seat), move.good, move.count)
    community = state.communities[seat]
    if move.good not in community.bought:
        bought = tuple(sorted((*community.bought, move.good)))
        state = state.with_community(seat, evolve(community, bought=bought))
    return emit(state, GoodsBought(seat, move.good, move.count, cost))


def may_sell(state: State, seat: Seat, move: Sell) -> Iterator[Condition]:
    """7.1 The world market pays one thune a cube."""
    community = state.communities[seat]
    traded = move.good in TRADED and move.count >= 1
    yield must(traded, NotTraded())
    if traded:
        yield must(move.good not in community.bought, BoughtBefore(move.good))
        has = held(community.stock(main_part(state, seat)), move.good)
        yield must(move.count <= has, Lacks(move.good, move.count, has))


def sell(state: State, seat: Seat, move: Sell) -> Step[State]:
    """7.1 The cubes go to the bank."""
    gain = move.count * SELL_PRICE
    state = stock_good(pay(state, seat, -gain), seat, main_part(state, seat), move.good, -move.count)
    return emit(state, GoodsSold(seat, move.good, move.count, gain))
