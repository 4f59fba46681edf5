"""Action cards at a glance: when to play one, on whom, and which hexes it should mean."""

from collections.abc import Iterator
from typing import Final

from boardkit.core import Move, Question, Seat
from boardkit.games.water_sharing.box import BLUEPRINTS, CardEffect, When
from boardkit.games.water_sharing.box import effects as fx
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import ActionCard
from boardkit.games.water_sharing.players.economy import coming, economy_of
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.card_effects import action
from boardkit.games.water_sharing.rules.cards import playable
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.water import need

WAITING: Final = (
    fx.AddWater,
    fx.AddWaterSources,
    fx.TakeWaterAnywhere,
    fx.Boost,
    fx.SetPrice,
    fx.NoPollution,
)
"""What is of use only at some times."""

MANY: Final = 3
"""So many cubes of pollution cost everybody a point."""


def good_cards(state: State, question: Question) -> Iterator[mv.PlayAction]:
    """List the cards in hand that are worth playing now."""
    if not state.communities[question.seat].actions:
        return
    for move in playable(state, question):
        effect = action(state, move.card).effect
        if is_timely(state, question.seat, effect, question) and _is_meant(state, question.seat, move):
            yield move


def _is_meant(state: State, seat: Seat, move: mv.PlayAction) -> bool:
    """Tell whether a card strikes nobody, or the one who leads."""
    return move.target is None or move.target == leader(state, seat)


def leader(state: State, seat: Seat) -> Seat:
    """Name the rival with the most points, then thunes."""
    return max(
        state.others(seat), key=lambda at: (state.communities[at].points, state.communities[at].thunes)
    )


def is_too_early(state: State, question: Question, card: ActionCard) -> bool:
    """Tell whether a card brings or spares what is not lacking or not much yet: it can wait."""
    effect = action(state, card).effect
    return isinstance(effect, WAITING) and not is_timely(state, question.seat, effect, question)


def is_timely(state: State, seat: Seat, effect: CardEffect, question: Question) -> bool:
    """Tell whether an effect is of use now, and no better later."""
    match effect:
        case fx.Gain() | fx.RemovePollution() | fx.RemoveCrisis():
            return True
        case fx.NoPollution():
            return not coming(state) or _dropped(state, seat) >= MANY
        case fx.AddWater() | fx.AddWaterSources() | fx.TakeWaterAnywhere():
            return _is_dry(state, seat)
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


def _dropped(state: State, seat: Seat) -> int:
    """Count the cubes of pollution that the buildings drop that have worked in this round."""
    own = [building for at, building in state.land.of(seat) if at in state.worked]
    return sum(BLUEPRINTS[building].pollution for building in own)


def _is_dry(state: State, seat: Seat) -> bool:
    """Tell whether a building lacks water, and the river beside it has none left."""
    holding = state.land.holding(seat)
    lacks = any(need(state, seat, part) for part in holding.thirst)
    return lacks and not any(state.water.get(at) for at in holding.taps)


def hexes(state: State, question: qs.WhichHex, moves: list[mv.Pick]) -> list[mv.Pick]:
    """Order the hexes that a card may mean: those beside the seat's own buildings first."""
    holding = state.land.holding(question.seat)
    when = action(state, question.card).when

    def order(move: mv.Pick) -> tuple[int, Spot]:
        own = move.at in holding.taps or state.land.tiles.get(move.at) is not None
        return (-int(own and (when is not When.COLLECT or not state.water.get(move.at))), move.at)

    return sorted(moves, key=order)


def bidding(state: State, question: qs.HowMuch) -> Move:
    """Bid nothing over a card, which takes little; over a hex one point where one has some to lose."""
    over_card = state.conflict is not None and state.conflict.card is not None
    return mv.Bid(0 if over_card else min(1, state.communities[question.seat].points // 4))
