"""Among communities, at a glance: action cards, conflicts over hexes, and deals that suit both."""

from collections.abc import Iterator
from typing import Final

from boardkit.core import Move, Question, Seat
from boardkit.games.water_sharing.box import BLUEPRINTS, Spot, things
from boardkit.games.water_sharing.box import effects as fx
from boardkit.games.water_sharing.players.building import best_sites, is_idle, plans
from boardkit.games.water_sharing.players.economy import coming, drawing, economy_of
from boardkit.games.water_sharing.players.running import idle_need, lacking, needs_back, wanted
from boardkit.games.water_sharing.rules import bargaining, cards, collecting, ledger, trading
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.model import State

WAITING: Final = (
    fx.AddWater,
    fx.AddWaterSources,
    fx.TakeWaterAnywhere,
    fx.Boost,
    fx.SetPrice,
    fx.NoPollution,
)
"""Cards that are of use only at some times."""

MANY: Final = 3  # so many cubes of pollution cost everybody a point


def good_card(state: State, question: Question) -> mv.PlayAction | None:
    """Find a card in hand that is worth playing now."""
    if not state.communities[question.seat].actions:
        return None
    for move in cards.playable(state, question):
        effect = cards.action(state, move.card).effect
        meant = move.target is None or move.target == leader(state, question.seat)
        if meant and is_timely(state, question.seat, effect, question):
            return move
    return None


def leader(state: State, seat: Seat) -> Seat:
    """Name the rival with the most points, then thunes."""
    held = {at: state.communities[at] for at in state.others(seat)}
    return max(held, key=lambda at: (held[at].points, held[at].thunes))


def is_timely(state: State, seat: Seat, effect: fx.CardEffect, question: Question) -> bool:
    """Return whether an effect is of use now, and no better later."""
    match effect:
        case fx.Gain() | fx.RemovePollution() | fx.RemoveCrisis():
            return True
        case fx.NoPollution():
            worked = [building for at, building in state.land.of(seat) if at in state.worked]
            dropped = sum(BLUEPRINTS[building].pollution for building in worked)
            return not coming(state) or dropped >= MANY
        case fx.AddWater() | fx.AddWaterSources() | fx.TakeWaterAnywhere():
            taps = state.land.holding(seat).taps
            return bool(collecting.need_of(state, seat)) and not any(state.water.get(at) for at in taps)
        case fx.Boost(building=building):
            return sum(built is building for _, built in state.land.of(seat)) >= 2
        case fx.SetPrice():
            economy = economy_of(state, seat)
            return economy.energy + economy.food <= -2
        case fx.Discount():
            return isinstance(question, qs.WhatToBuild | qs.BuildFirst)
        case fx.Lose() | fx.LoseWater() | fx.PriceDelta() | fx.ConflictBonus() | fx.CancelConflict():
            return True
    return False


def hexes(state: State, question: qs.WhichHex, moves: list[mv.Pick]) -> list[mv.Pick]:
    """Order the hexes that a card may mean: those beside the seat's own buildings first."""
    holding = state.land.holding(question.seat)
    when = cards.action(state, question.card).when

    def order(move: mv.Pick) -> tuple[int, Spot]:
        own = move.at in holding.taps or state.land.tiles.get(move.at) is not None
        return (-int(own and (when is not fx.When.COLLECT or not state.water.get(move.at))), move.at)

    return sorted(moves, key=order)


def bidding(state: State, question: qs.HowMuch) -> Move:
    """Bid nothing over a card, which takes little; over a hex one point where one has some to lose."""
    over_card = state.conflict is not None and state.conflict.card is not None
    return mv.Bid(0 if over_card else min(1, state.communities[question.seat].points // 4))


SITES: Final = 3  # so many hexes are as good as the best, so that nobody needs just that one


def is_vain(state: State, question: Question, move: mv.Contest) -> bool:
    """Return whether a fight is about a site where nothing would be built, or about water to spare."""
    if isinstance(question, qs.ContestSite):
        best = next(iter(plans(state, question.seat)), None)
        if best is None or best.worth <= 0:
            return True
        return all(site.at != move.at for site in best_sites(state, question.seat, best, SITES))
    rivals, taps = drawing(state, question.seat), state.land.holding(question.seat).taps
    own = sum(state.water.get(at, 0) for at in taps if not rivals[at])
    return own >= collecting.need_of(state, question.seat)


FEW: Final = 2  # how many deals a player thinks of in a round: the others want to get on
MOST: Final = 3  # about how many cubes a deal is at most


def pointless(state: State, move: Move) -> bool:
    """Return whether an answer only gives something away.

    Such are deals by which one side loses, to sell what is still needed, and to buy, build, fight or spend a
    card for nothing.
    """
    question = state.question
    assert question is not None
    match move:
        case mv.Deal():
            return any(deal_gain(state, side, question.seat, move) <= 0 for side in (question.seat, move.to))
        case mv.Buy(good, count):
            return count > lacking(state, question.seat, good)
        case mv.Sell(good, count):
            return needs_back(state, question.seat, good, count)
        case mv.Build(building, at):
            return is_idle(state, question.seat, building, at)
        case mv.BuildDam(at):
            return is_idle(state, question.seat, things.Building.DAM, at)
        case mv.Contest():
            return is_vain(state, question, move)
        case mv.PlayAction(card):
            # What brings or spares what is not lacking yet, or not much, can wait.
            effect = cards.action(state, card).effect
            return isinstance(effect, WAITING) and not is_timely(state, question.seat, effect, question)
        case mv.Destroy():
            return True
    return False


def deal_gain(state: State, seat: Seat, by: Seat, deal: mv.Deal) -> float:
    """Return what a deal that `by` proposes is worth to one of its two sides, in thunes."""
    signed = ((good, -count if giver == seat else count) for giver, good, count in bargaining.parts(by, deal))
    return sum(cubes_value(state, seat, good, count) for good, count in signed)


def cubes_value(state: State, seat: Seat, good: things.Good, count: int) -> float:
    """Return what cubes more, or less, are worth to a seat, in thunes: where they are needed, the price."""
    if good is things.Good.THUNES:
        return count
    economy, stock = economy_of(state, seat), state.communities[seat].total(good)
    lack, needed = wanted(state, seat, good), idle_need(state, seat, good)
    if count > 0:
        used = min(count, lack)
        return used * trading.price(state, seat, good) + 0.9 * (count - used)
    balance = economy.energy if good is things.Good.ENERGY else economy.food
    spare = max(0, stock - max(needed, -balance))
    given = -count
    return -(min(given, spare) * 1.0 + max(0, given - spare) * trading.price(state, seat, good))


def bargains(state: State, seat: Seat) -> Iterator[mv.Deal]:
    """Ask for what is missing, and offer what is left, at a price that suits both."""
    if state.communities[seat].deals >= FEW:
        return
    for good in things.TRADED:
        for partner in state.others(seat):
            sides = ((state.communities[one], ledger.main_part(state, one)) for one in (seat, partner))
            own, theirs = (community.held(part, good) for community, part in sides)
            wanting = wanted(state, seat, good)
            # A thune more than it is worth to the other, if the market is dearer.
            count = min(MOST, wanting, theirs)
            asked = -cubes_value(state, partner, good, -count) + 1
            if count and asked < count * trading.price(state, seat, good):
                yield mv.Request(partner, count, good, int(asked))
            # A thune less than it is worth to the other, if the market pays less.
            count = min(MOST, own, wanted(state, partner, good))
            offered = int(cubes_value(state, partner, good, count)) - 1
            if count and not wanting and offered > count:
                yield mv.Offer(partner, count, good, offered)
