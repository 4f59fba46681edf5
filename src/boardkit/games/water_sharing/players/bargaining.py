"""Deals: what cubes are worth to each side, which deals suit both, and what nobody gives away."""

from collections.abc import Iterator
from typing import Final

from boardkit.core import Move, Seat
from boardkit.games.water_sharing.box.things import TRADED, Building, Good
from boardkit.games.water_sharing.players.building import is_idle
from boardkit.games.water_sharing.players.cards import is_too_early
from boardkit.games.water_sharing.players.economy import economy_of
from boardkit.games.water_sharing.players.fighting import is_vain
from boardkit.games.water_sharing.players.running import idle_need, lacking, needs_back, wanted
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules.ledger import main_part
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.trading import price

FEW: Final = 2
"""How many deals a player thinks of in a round: the others want to get on."""

MOST: Final = 3
"""About how many cubes a deal is at most."""


def pointless(state: State, move: Move) -> bool:
    """Tell whether an answer only gives something away.

    Such are deals by which one side loses, to sell what is still needed, and to buy, build, fight or spend a
    card for nothing.
    """
    question = state.question
    assert question is not None
    match move:
        case mv.Deal():
            return own_gain(state, question.seat, move) <= 0 or deal_gain(state, move.to, move) <= 0
        case mv.Buy(good, count):
            return count > lacking(state, question.seat, good)
        case mv.Sell(good, count):
            return needs_back(state, question.seat, good, count)
        case mv.Build(building, at):
            return is_idle(state, question.seat, building, at)
        case mv.BuildDam(at):
            return is_idle(state, question.seat, Building.DAM, at)
        case mv.Contest():
            return is_vain(state, question, move)
        case mv.PlayAction(card):
            return is_too_early(state, question, card)
        case mv.Destroy():
            return True
    return False


def own_gain(state: State, seat: Seat, deal: mv.Deal) -> float:
    """Return what a deal is worth to the seat that proposes it, in thunes."""
    given = cubes_value(state, seat, deal.good, -deal.count)
    match deal:
        case mv.Offer():
            return deal.thunes + given
        case mv.Request():
            return cubes_value(state, seat, deal.good, deal.count) - deal.thunes
        case mv.Swap():
            return cubes_value(state, seat, other(deal.good), deal.back) + given
    return 0.0


def deal_gain(state: State, seat: Seat, deal: mv.Deal) -> float:
    """Return what a deal that another proposes is worth to a seat, in thunes."""
    match deal:
        case mv.Offer():
            return cubes_value(state, seat, deal.good, deal.count) - deal.thunes
        case mv.Request():
            return deal.thunes + cubes_value(state, seat, deal.good, -deal.count)
        case mv.Swap():
            has = cubes_value(state, seat, deal.good, deal.count)
            return has + cubes_value(state, seat, other(deal.good), -deal.back)
    return 0.0


def other(good: Good) -> Good:
    """Return the other good that is traded."""
    return Good.FOOD if good is Good.ENERGY else Good.ENERGY


def cubes_value(state: State, seat: Seat, good: Good, count: int) -> float:
    """Return what cubes more, or less, are worth to a seat, in thunes: where they are needed, the price."""
    economy, stock = economy_of(state, seat), state.communities[seat].total(good)
    lack, needed = wanted(state, seat, good), idle_need(state, seat, good)
    if count > 0:
        used = min(count, lack)
        return used * price(state, seat, good) + 0.9 * (count - used)
    balance = economy.energy if good is Good.ENERGY else economy.food
    spare = max(0, stock - max(needed, -balance))
    given = -count
    return -(min(given, spare) * 1.0 + max(0, given - spare) * price(state, seat, good))


def bargains(state: State, seat: Seat) -> Iterator[mv.Deal]:
    """Ask for what is missing, and offer what is left, at a price that suits both."""
    if state.communities[seat].deals >= FEW:
        return
    for good in TRADED:
        for partner in state.others(seat):
            yield from _asked(state, seat, partner, good)
            yield from _offered(state, seat, partner, good)


def _asked(state: State, seat: Seat, partner: Seat, good: Good) -> Iterator[mv.Request]:
    """Ask for what is missing, for a thune more than it is worth to the other, if the market is dearer."""
    has = state.communities[partner].held(main_part(state, partner), good)
    count = min(MOST, wanted(state, seat, good), has)
    asked = -cubes_value(state, partner, good, -count) + 1
    if count and asked < count * price(state, seat, good):
        yield mv.Request(partner, count, good, int(asked))


def _offered(state: State, seat: Seat, partner: Seat, good: Good) -> Iterator[mv.Offer]:
    """Offer what is left and missing there, for a thune less than it is worth, if the market pays less."""
    has = state.communities[seat].held(main_part(state, seat), good)
    count = min(MOST, has, wanted(state, partner, good))
    asked = int(cubes_value(state, partner, good, count)) - 1
    if count and not wanted(state, seat, good) and asked > count:
        yield mv.Offer(partner, count, good, asked)
