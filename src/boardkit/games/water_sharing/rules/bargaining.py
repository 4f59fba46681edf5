"""7.2 Deals between communities."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from boardkit.core import Condition, Refusal, Seat, SeatEvent, Step, emit, must
from boardkit.games.water_sharing.box.things import TRADED, Good
from boardkit.games.water_sharing.rules import ledger, trading
from boardkit.games.water_sharing.rules.model import State, owned
from boardkit.games.water_sharing.rules.moves import Deal, Offer, Request, Swap
from boardkit.games.water_sharing.rules.questions import AnswerDeal, Generate

MOST_DEALS: Final = 6  # how many deals a seat may propose in a round
MOST_CUBES: Final = 3  # how many cubes of a good a deal may be about
MOST_THUNES: Final = 9  # how many thunes a deal may be about
_offer: Final = cache(Offer)
_request: Final = cache(Request)  # makes each answer once: lists of them are long, and asked for often


def deals(state: State, question: Generate) -> list[Deal]:
    """7.2 List the deals that a seat may propose."""
    seat, found = question.seat, list[Deal]()
    if ledger.main_part(state, seat) is None or state.communities[seat].deals >= MOST_DEALS:
        return found
    own = means_of(state, seat)
    for other in state.others(seat):
        if ledger.main_part(state, other) is not None:
            possible = _possible(other, own, means_of(state, other))
            refused = {deal for by, deal in state.clock.refused if by == seat}
            found += [deal for deal in possible if deal not in refused] if refused else possible
    return found


def means_of(state: State, seat: Seat) -> tuple[int, int, int]:
    """7.2 Count what a seat can put into a deal, up to what a deal may be about: energy, food, thunes."""
    community = state.communities[seat]
    store = community.stock(ledger.main_part(state, seat))
    return min(store.energy, MOST_CUBES), min(store.food, MOST_CUBES), min(community.thunes, MOST_THUNES)


@lru_cache(maxsize=4096)
def _possible(to: Seat, own: tuple[int, int, int], other: tuple[int, int, int]) -> tuple[Deal, ...]:
    """List the deals that both sides can keep; worked out once for each pair of means."""
    means = ((Good.ENERGY, own[0], other[1]), (Good.FOOD, own[1], other[0]))
    swaps = (
        (count, good, cubes)
        for good, most, back in means
        for count in range(1, most + 1)
        for cubes in range(1, back + 1)
    )
    return (
        *(_offer(to, count, good, thunes) for count, good, thunes in _sales(own, other[2])),
        *(_request(to, count, good, thunes) for count, good, thunes in _sales(other, own[2])),
        *(Swap(to, count, good, cubes) for count, good, cubes in swaps),
    )


def _sales(seller: tuple[int, int, int], thunes: int) -> Iterator[tuple[int, Good, int]]:
    for good, most in zip(TRADED, seller[:2], strict=True):
        for count in range(1, most + 1):
            yield from ((count, good, price) for price in range(thunes + 1))


class RefusedBefore(Refusal, word="refused-before", rule="7.2"):
    """The same was proposed and refused in this step."""


class TooManyDeals(Refusal, word="too-many-deals", rule="7.2"):
    """The seat has proposed as many deals as a round allows."""

    most: int


def may_propose(state: State, question: Generate, move: Deal) -> Iterator[Condition]:
    """7.2 A deal is about up to three cubes and nine thunes, and both sides can keep it."""
    seat, deal = question.seat, move
    meant = deal.to in state.others(seat)
    yield must(meant, ledger.NoSuchSeat())
    if not meant:
        return
    settled = ledger.main_part(state, seat) is not None and ledger.main_part(state, deal.to) is not None
    yield must(settled, trading.NowhereToStore())
    little = is_about_little(deal)
    yield must(little, trading.NotTraded())
    yield must(state.communities[seat].deals < MOST_DEALS, TooManyDeals(MOST_DEALS))
    yield must((seat, deal) not in state.clock.refused, RefusedBefore())
    if settled and little:
        yield from _kept(state, seat, deal)


def is_about_little(deal: Deal) -> bool:
    """7.2 Tell whether a deal is about what may be traded, and about no more than that."""
    if deal.good not in TRADED or not 1 <= deal.count <= MOST_CUBES:
        return False
    match deal:
        case Offer() | Request():
            return 0 <= deal.thunes <= MOST_THUNES
        case Swap():
            return 1 <= deal.back <= MOST_CUBES
    return False


def _kept(state: State, seat: Seat, deal: Deal) -> Iterator[Condition]:
    """7.2 Tell what each of the two sides must have to give."""
    for giver, good, count in parts(seat, deal):
        if good is Good.THUNES:
            yield ledger.must_pay(state, giver, count)
        else:
            yield ledger.must_hold(state, giver, ledger.main_part(state, giver), good, count)


def parts(seat: Seat, deal: Deal) -> tuple[tuple[Seat, Good, int], tuple[Seat, Good, int]]:
    """7.2 Say who gives what in a deal."""
    match deal:
        case Offer():
            return (seat, deal.good, deal.count), (deal.to, Good.THUNES, deal.thunes)
        case Request():
            return (deal.to, deal.good, deal.count), (seat, Good.THUNES, deal.thunes)
        case Swap():
            return (seat, deal.good, deal.count), (deal.to, in_return(deal.good), deal.back)
    raise TypeError(f"nobody knows what {deal} is about")


def in_return(good: Good) -> Good:
    """7.2 Return what may be swapped for a good."""
    return Good.FOOD if good is Good.ENERGY else Good.ENERGY


class DealProposed(SeatEvent, rule="7.2"):
    """A seat proposed a deal to another."""

    deal: Deal


def propose(state: State, question: Generate, move: Deal) -> Step[State]:
    """7.2 The other seat answers at once."""
    seat, community = question.seat, state.communities[question.seat]
    state = state.with_community(seat, community.__replace__(deals=community.deals + 1))
    return emit(state.ask(AnswerDeal(move.to, seat, move)), DealProposed(seat, move))


def may_accept(state: State, question: AnswerDeal) -> Iterator[Condition]:
    """7.2 Both sides still have what they are to give."""
    return _kept(state, question.by, question.deal)


class DealAccepted(SeatEvent, rule="7.2", touches=owned("stores", "thunes", by="parties")):
    """A deal was accepted that `by` had proposed."""

    deal: Deal
    by: Seat

    @property
    def parties(self) -> tuple[Seat, Seat]:
        """Both sides, which give what they have promised."""
        return self.seat, self.by


def accept(state: State, question: AnswerDeal) -> Step[State]:
    """7.2 Both sides give what they have promised."""
    state = state.answered()
    (seat, good, count), (other, back, number) = parts(question.by, question.deal)
    state = _give(_give(state, seat, other, good, count), other, seat, back, number)
    return emit(state, DealAccepted(question.seat, question.deal, question.by))


def _give(state: State, giver: Seat, taker: Seat, good: Good, count: int) -> State:
    if good is Good.THUNES:
        return ledger.pay(ledger.pay(state, giver, count), taker, -count)
    state = ledger.stock_good(state, giver, ledger.main_part(state, giver), good, -count)
    return ledger.stock_good(state, taker, ledger.main_part(state, taker), good, count)


class DealRefused(SeatEvent, rule="7.2"):
    """A deal was refused."""

    by: Seat


def decline(state: State, question: AnswerDeal) -> Step[State]:
    """7.2 A deal that was refused is not proposed again in the same step."""
    refused = (*state.clock.refused, (question.by, question.deal))
    state = state.answered().__replace__(clock=state.clock.__replace__(refused=refused))
    return emit(state, DealRefused(question.seat, question.by))
