"""Whether open business belongs to the step that is played, and to what lies on the table."""

from typing import Final

from boardkit.core import CHANCE, Effect, Pending, Question, Seat, refusal_in
from boardkit.games.water_sharing.box import BLUEPRINTS, COURSE, DAM_SITES, When
from boardkit.games.water_sharing.box.things import ActionCard, Building, Stage
from boardkit.games.water_sharing.rules import effects
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.bargaining import is_about_little
from boardkit.games.water_sharing.rules.card_effects import action, choices, rule_of
from boardkit.games.water_sharing.rules.dams import dam_price, fitting, may_share, shores
from boardkit.games.water_sharing.rules.ledger import main_part
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.setup import ACTIONS

CHANCES: Final = (qs.WhoBegins, qs.DealObjective, qs.DealAction, qs.RevealResource, qs.RollDie, qs.RollRiot)
"""The questions that chance answers."""

MOMENTS: Final[dict[Stage, tuple[type[Pending], ...]]] = {
    Stage.OPENING: (
        qs.WhoBegins,
        qs.DealObjective,
        qs.DealAction,
        qs.PlaceZone,
        qs.BuildFirst,
        qs.WhichShore,
        qs.JoinDam,
        effects.Open,
        effects.BeginRound,
        effects.FirstBuilder,
        effects.InviteToDam,
        effects.RaiseDam,
    ),
    Stage.REVEAL: (qs.RevealResource, qs.ChooseResource, effects.RaiseSprings),
    Stage.COLLECT: (qs.ContestWater, qs.FirstUse, qs.Collect, effects.MayContestWater, effects.MayCollect),
    Stage.GENERATE: (qs.Generate, qs.AnswerDeal, effects.MayGenerate),
    Stage.EARN: (qs.RollRiot, effects.Harvest, effects.CountCrises),
    Stage.POLLUTE: (qs.AfterPollution, effects.Pollute, effects.AfterFall),
    Stage.BUILD: (
        qs.ContestSite,
        qs.FirstSite,
        qs.WhatToBuild,
        qs.WhichShore,
        qs.JoinDam,
        effects.MayContestSite,
        effects.FirstBuilder,
        effects.InviteToDam,
        effects.RaiseDam,
    ),
    Stage.FLOW: (effects.Flow,),
}
"""What may be open in each step of the game."""

ALWAYS: Final = (qs.SufferCard, qs.WhichHex, effects.Strike)
FIGHTING: Final = (qs.HowMuch, qs.Reinforce, qs.RollDie, effects.ShowBids, effects.EndConflict)
CLOSING: Final = (qs.AnyCard, effects.MayPlayCards)
SKELETON: Final = (effects.BeginStage, effects.EndRound)


def seat_of(one: Pending) -> Seat:
    """Name the seat that business is for; chance where it is for nobody."""
    return one.seat if isinstance(one, Question | effects.SeatEffect) else CHANCE


def fits(state: State, one: Pending) -> bool:
    """Tell whether a piece of business belongs to the step and to what lies on the table."""
    if isinstance(one, SKELETON):
        return True
    if isinstance(one, FIGHTING):
        return _fits_conflict(state, one)
    if isinstance(one, CLOSING):
        return state.clock.stage is not Stage.OPENING
    if not isinstance(one, (*ALWAYS, *MOMENTS.get(state.clock.stage, ()))):
        return False
    return _suits(state, one) if isinstance(one, Question) else _follows(state, one)


def _fits_conflict(state: State, one: Pending) -> bool:
    conflict = state.conflict
    if conflict is None or isinstance(one, Effect):
        return conflict is not None
    seat = one.to if isinstance(one, qs.RollDie) else seat_of(one)
    return seat in conflict.parties


def _follows(state: State, one: Pending) -> bool:
    """Tell whether what resolves by itself can."""
    match one:
        case effects.RaiseDam(seat, site, partners):
            known = seat not in partners and site in DAM_SITES
            return known and site in fitting(state, (seat, *partners))
        case effects.InviteToDam(seat, by, at):
            return _is_invited(state, seat, by, at)
        case effects.Strike(card=card):
            return action(state, card).when is not When.CONFLICT
    return True


def _is_invited(state: State, seat: Seat, by: Seat, at: object) -> bool:
    dams = [one for one in state.pile if isinstance(one, effects.RaiseDam)]
    return any(seat in dam.partners and (dam.seat, dam.site.at) == (by, at) for dam in dams)


def _suits(state: State, question: Question) -> bool:
    """Tell whether a question is about what there is."""
    match question:
        case qs.DealObjective(_, to):
            return state.communities[to].objective is None and bool(state.decks.objectives)
        case qs.DealAction(_, to):
            return _is_dealt(state, to)
        case qs.PlaceZone(seat):
            return (
                not state.land.holding(seat).part and state.tiles.get(Building.RESIDENTIAL, 0) >= state.seats
            )
        case qs.WhatToBuild(seat) | qs.BuildFirst(seat):
            return seat not in state.clock.passed
        case qs.FirstUse(_, at):
            return at in COURSE
        case qs.AnswerDeal():
            return _is_proposed(state, question)
        case qs.RollRiot(_, to, at):
            tile = state.land.tiles.get(at)
            riots = at in state.crisis and at not in state.worked
            return riots and tile is not None and tile.owner == to and bool(BLUEPRINTS[tile.building].needs)
    return _is_about_card(state, question)


def _is_about_card(state: State, question: Question) -> bool:
    match question:
        case qs.SufferCard(seat, by, card):
            return action(state, card).effect.harms and by != seat
        case qs.WhichHex(_, card, left):
            return _is_chosen_for(state, card) and left >= 1 and bool(choices(state, question))
    return _is_about_dam(state, question)


def _is_chosen_for(state: State, card: ActionCard) -> bool:
    return rule_of(action(state, card).effect).choosing is not None


def _is_about_dam(state: State, question: Question) -> bool:
    match question:
        case qs.JoinDam(seat, by, at, cost):
            owners = (
                len(next((one.partners for one in state.pile if isinstance(one, effects.RaiseDam)), ())) + 1
            )
            return _is_invited(state, seat, by, at) and cost == dam_price(state, seat, owners)
        case qs.WhichShore(seat, _, partners):
            shared = refusal_in(may_share(state, seat, partners)) is None
            return shared and bool(shores(state, question))
    return True


def _is_dealt(state: State, to: Seat) -> bool:
    waiting = sum(isinstance(one, qs.DealAction) and one.to == to for one in state.pile)
    held = len(state.communities[to].actions)
    return held + waiting <= ACTIONS and len(state.decks.actions) >= waiting


def _is_proposed(state: State, question: qs.AnswerDeal) -> bool:
    deal = question.deal
    apart = question.by != question.seat and deal.to == question.seat
    known = isinstance(deal, mv.Offer | mv.Request | mv.Swap) and is_about_little(deal)
    settled = apart and None not in (main_part(state, question.by), main_part(state, question.seat))
    return known and settled
