"""7 The world market, and deals between communities."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from attrs import evolve

from boardkit.core.step import Move, Refusal, Step, happen
from boardkit.core.table import Seat
from boardkit.games.water_sharing.components import BOX
from boardkit.games.water_sharing.events import (
    DealAccepted,
    DealProposed,
    DealRefused,
    GoodsBought,
    GoodsSold,
)
from boardkit.games.water_sharing.model import State, Store
from boardkit.games.water_sharing.moves import Buy, Deal, Offer, Request, Sell, Swap
from boardkit.games.water_sharing.questions import AnswerDeal
from boardkit.games.water_sharing.rules.dealing import resource
from boardkit.games.water_sharing.rules.ledger import main_part, pay, stock_good
from boardkit.games.water_sharing.rules.refusals import (
    BankIsEmpty,
    BoughtBefore,
    Lacks,
    NoSuchSeat,
    NotTraded,
    NowhereToStore,
    RefusedBefore,
    TooExpensive,
    TooManyDeals,
)
from boardkit.games.water_sharing.things import TRADED, Good

SELL_PRICE: Final[int] = BOX["sell_price"]["value"]
MOST_DEALS: Final = 6
"""How many deals a seat may propose in a round."""

MOST_CUBES: Final = 3
"""How many cubes of a good a deal may be about."""

MOST_THUNES: Final = 9
"""How many thunes a deal may be about."""


def price(state: State, seat: Seat, good: Good) -> int:
    """7.1 Say what a cube costs a seat on the world market, cards included."""
    card, favours = resource(state), state.communities[seat].favours
    printed = card.energy_price if good is Good.ENERGY else card.food_price
    return (printed if favours.cheap is None else favours.cheap) + favours.dearer


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
    """7 List what may be bought and sold, on the world market and among each other."""
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
    if community.deals < MOST_DEALS:
        yield from _deals(state, seat)


def _deals(state: State, seat: Seat) -> Iterator[Deal]:
    refused = {deal for by, deal in state.clock.refused if by == seat}
    own = _means(state, seat)
    for other in range(state.seats):
        if other != seat and main_part(state, Seat(other)) is not None:
            for deal in _possible(Seat(other), own, _means(state, Seat(other))):
                if deal not in refused:
                    yield deal


def _means(state: State, seat: Seat) -> tuple[int, int, int]:
    """7.2 Count what a seat can put into a deal, up to what a deal may be about: energy, food, thunes."""
    community = state.communities[seat]
    store = community.stock(main_part(state, seat))
    return min(store.energy, MOST_CUBES), min(store.food, MOST_CUBES), min(community.thunes, MOST_THUNES)


@lru_cache(maxsize=4096)
def _possible(to: Seat, own: tuple[int, int, int], other: tuple[int, int, int]) -> tuple[Deal, ...]:
    """List the deals that both sides can keep; worked out once for each pair of means."""
    return (
        *(_offer(to, count, good, thunes) for count, good, thunes in _sales(own, other[2])),
        *(_request(to, count, good, thunes) for count, good, thunes in _sales(other, own[2])),
        *_swaps(to, own, other),
    )


def _sales(seller: tuple[int, int, int], thunes: int) -> Iterator[tuple[int, Good, int]]:
    for good, most in zip(TRADED, seller[:2], strict=True):
        for count in range(1, most + 1):
            yield from ((count, good, price) for price in range(thunes + 1))


def _swaps(to: Seat, own: tuple[int, int, int], other: tuple[int, int, int]) -> Iterator[Deal]:
    for good, most, back in ((Good.ENERGY, own[0], other[1]), (Good.FOOD, own[1], other[0])):
        for count in range(1, most + 1):
            yield from (Swap(to, count, good, cubes) for cubes in range(1, back + 1))


@cache
def _offer(to: Seat, count: int, good: Good, thunes: int) -> Offer:
    return Offer(to, count, good, thunes)


@cache
def _request(to: Seat, count: int, good: Good, thunes: int) -> Request:
    return Request(to, count, good, thunes)


def may_buy(state: State, seat: Seat, move: Buy) -> Refusal | None:
    """7.1 The world market sells energy and food at the price of the card."""
    if move.good not in TRADED or move.count < 1:
        return NotTraded()
    if main_part(state, seat) is None:
        return NowhereToStore()
    cost, has = move.count * price(state, seat, move.good), state.communities[seat].thunes
    if has < cost:
        return TooExpensive(seat, cost, has)
    return None if move.count <= _in_bank(state, move.good) else BankIsEmpty(move.good)


def buy(state: State, seat: Seat, move: Buy) -> Step[State]:
    """7.1 The cubes come from the bank; what was bought is not sold there in the same round."""
    cost = move.count * price(state, seat, move.good)
    state = stock_good(pay(state, seat, cost), seat, main_part(state, seat), move.good, move.count)
    community = state.communities[seat]
    if move.good not in community.bought:
        bought = tuple(sorted((*community.bought, move.good)))
        state = state.with_community(seat, evolve(community, bought=bought))
    return happen(state, GoodsBought(seat, move.good, move.count, cost))


def may_sell(state: State, seat: Seat, move: Sell) -> Refusal | None:
    """7.1 The world market pays one thune a cube."""
    community = state.communities[seat]
    if move.good not in TRADED or move.count < 1:
        return NotTraded()
    if move.good in community.bought:
        return BoughtBefore(move.good)
    has = held(community.stock(main_part(state, seat)), move.good)
    return None if move.count <= has else Lacks(move.good, move.count, has)


def sell(state: State, seat: Seat, move: Sell) -> Step[State]:
    """7.1 The cubes go to the bank."""
    gain = move.count * SELL_PRICE
    state = stock_good(pay(state, seat, -gain), seat, main_part(state, seat), move.good, -move.count)
    return happen(state, GoodsSold(seat, move.good, move.count, gain))


def may_propose(state: State, seat: Seat, deal: Deal) -> Refusal | None:
    """7.2 A deal is about up to three cubes and nine thunes, and both sides can keep it."""
    if deal.to == seat or not 0 <= deal.to < state.seats:
        return NoSuchSeat()
    if main_part(state, seat) is None or main_part(state, deal.to) is None:
        return NowhereToStore()
    if not _is_about_little(deal):
        return NotTraded()
    if state.communities[seat].deals >= MOST_DEALS:
        return TooManyDeals(MOST_DEALS)
    if (seat, deal) in state.clock.refused:
        return RefusedBefore()
    return _lacking(state, seat, deal)


def _is_about_little(deal: Deal) -> bool:
    if deal.good not in TRADED or not 1 <= deal.count <= MOST_CUBES:
        return False
    match deal:
        case Offer() | Request():
            return 0 <= deal.thunes <= MOST_THUNES
        case Swap():
            return 1 <= deal.back <= MOST_CUBES
    return False


def _lacking(state: State, seat: Seat, deal: Deal) -> Refusal | None:
    """7.2 Say what one of the two sides cannot give."""
    for giver, good, count in _parts(seat, deal):
        if good is Good.THUNES:
            has = state.communities[giver].thunes
            if has < count:
                return TooExpensive(giver, count, has)
        else:
            has = held(state.communities[giver].stock(main_part(state, giver)), good)
            if has < count:
                return Lacks(good, count, has)
    return None


def _parts(seat: Seat, deal: Deal) -> tuple[tuple[Seat, Good, int], tuple[Seat, Good, int]]:
    """7.2 Say who gives what in a deal."""
    match deal:
        case Offer():
            return (seat, deal.good, deal.count), (deal.to, Good.THUNES, deal.thunes)
        case Request():
            return (deal.to, deal.good, deal.count), (seat, Good.THUNES, deal.thunes)
        case Swap():
            other = Good.FOOD if deal.good is Good.ENERGY else Good.ENERGY
            return (seat, deal.good, deal.count), (deal.to, other, deal.back)
    raise TypeError(f"nobody knows what {deal} is about")


def propose(state: State, seat: Seat, deal: Deal) -> Step[State]:
    """7.2 The other seat answers at once."""
    community = state.communities[seat]
    state = state.with_community(seat, evolve(community, deals=community.deals + 1))
    return happen(state.ask(AnswerDeal(deal.to, seat, deal)), DealProposed(seat, deal))


def accept(state: State, question: AnswerDeal) -> Step[State]:
    """7.2 Both sides give what they have promised."""
    state = state.answered()
    (seat, good, count), (other, back, price_) = _parts(question.by, question.deal)
    state = _give(_give(state, seat, other, good, count), other, seat, back, price_)
    return happen(state, DealAccepted(question.seat, question.deal))


def _give(state: State, giver: Seat, taker: Seat, good: Good, count: int) -> State:
    if good is Good.THUNES:
        return pay(pay(state, giver, count), taker, -count)
    state = stock_good(state, giver, main_part(state, giver), good, -count)
    return stock_good(state, taker, main_part(state, taker), good, count)


def decline(state: State, question: AnswerDeal) -> Step[State]:
    """7.2 A deal that was refused is not proposed again in the same step."""
    refused = (*state.clock.refused, (question.by, question.deal))
    state = evolve(state.answered(), clock=evolve(state.clock, refused=refused))
    return happen(state, DealRefused(question.seat, question.by))
