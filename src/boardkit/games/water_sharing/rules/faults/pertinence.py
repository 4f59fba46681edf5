"""Whether open business belongs to the step that is played, and to what lies on the table."""

from typing import Final

from boardkit.core import CHANCE, Effect, Pending, Question, Seat, refusal_in
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, COURSE, DAM_SITES, Target, deck
from boardkit.games.water_sharing.box.things import Building, Stage
from boardkit.games.water_sharing.rules import effects
from boardkit.games.water_sharing.rules.bargaining import is_about_little
from boardkit.games.water_sharing.rules.dams import dam_price, fitting, may_share, shores
from boardkit.games.water_sharing.rules.ledger import main_part
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Offer, Request, Swap
from boardkit.games.water_sharing.rules.picking import CHOOSES, choices
from boardkit.games.water_sharing.rules.questions import (
    AfterPollution,
    AnswerDeal,
    AnyCard,
    BuildFirst,
    ChooseResource,
    Collect,
    ContestSite,
    ContestWater,
    DealAction,
    DealObjective,
    FirstSite,
    FirstUse,
    Generate,
    HowMuch,
    JoinDam,
    PlaceZone,
    Reinforce,
    RevealResource,
    RollDie,
    RollRiot,
    SufferCard,
    WhatToBuild,
    WhichHex,
    WhichShore,
    WhoBegins,
)
from boardkit.games.water_sharing.rules.setup import ACTIONS

CHANCES: Final = (WhoBegins, DealObjective, DealAction, RevealResource, RollDie, RollRiot)
"""The questions that chance answers."""

MOMENTS: Final[dict[Stage, tuple[type[Pending], ...]]] = {
    Stage.OPENING: (
        WhoBegins,
        DealObjective,
        DealAction,
        PlaceZone,
        BuildFirst,
        WhichShore,
        JoinDam,
        effects.Open,
        effects.BeginRound,
        effects.FirstBuilder,
        effects.InviteToDam,
        effects.RaiseDam,
    ),
    Stage.REVEAL: (RevealResource, ChooseResource, effects.RaiseSprings),
    Stage.COLLECT: (ContestWater, FirstUse, Collect, effects.MayContestWater, effects.MayCollect),
    Stage.GENERATE: (Generate, AnswerDeal, effects.MayGenerate),
    Stage.EARN: (RollRiot, effects.Harvest, effects.CountCrises),
    Stage.POLLUTE: (AfterPollution, effects.Pollute, effects.AfterFall),
    Stage.BUILD: (
        ContestSite,
        FirstSite,
        WhatToBuild,
        WhichShore,
        JoinDam,
        effects.MayContestSite,
        effects.FirstBuilder,
        effects.InviteToDam,
        effects.RaiseDam,
    ),
    Stage.FLOW: (effects.Flow,),
}
"""What may be open in each step of the game."""

ALWAYS: Final = (SufferCard, WhichHex, effects.Strike)
FIGHTING: Final = (HowMuch, Reinforce, RollDie, effects.ShowBids, effects.EndConflict)
CLOSING: Final = (AnyCard, effects.MayPlayCards)
SKELETON: Final = (effects.BeginStage, effects.EndRound)


def seat_of(one: Pending) -> Seat:
    """Name the seat that business is for; chance where it is for nobody."""
    return one.seat if isinstance(one, Question | effects.SeatEffect) else CHANCE


def fits(state: State, one: Pending) -> bool:
    """Tell whether a piece of business belongs to the step and to what lies on the table."""
    if isinstance(one, SKELETON):
        return True
    if isinstance(one, Question | effects.SeatEffect) and (one.seat == CHANCE) is not isinstance(
        one, CHANCES
    ):
        return False
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
    seat = one.to if isinstance(one, RollDie) else seat_of(one)
    return seat in conflict.parties


def _follows(state: State, one: Pending) -> bool:
    """Tell whether what resolves by itself can."""
    match one:
        case effects.RaiseDam(seat, site, partners):
            owners = {seat, *partners}
            known = CHANCE not in owners and len(owners) == len(partners) + 1 and site in DAM_SITES
            return known and site in fitting(state, (seat, *partners))
        case effects.InviteToDam(seat, by, at):
            return _is_invited(state, seat, by, at)
        case effects.Strike(_, card, target):
            return card in deck(state.options.own_cards).actions and target != CHANCE
    return True


def _is_invited(state: State, seat: Seat, by: Seat, at: object) -> bool:
    dams = [one for one in state.pile if isinstance(one, effects.RaiseDam)]
    return any(seat in dam.partners and (dam.seat, dam.site.at) == (by, at) for dam in dams)


def _suits(state: State, question: Question) -> bool:
    """Tell whether a question is about what there is."""
    match question:
        case DealObjective(_, to):
            return to != CHANCE and state.communities[to].objective is None and bool(state.decks.objectives)
        case DealAction(_, to):
            return _is_dealt(state, to)
        case PlaceZone(seat):
            return (
                not state.land.holding(seat).part and state.tiles.get(Building.RESIDENTIAL, 0) >= state.seats
            )
        case WhatToBuild(seat) | BuildFirst(seat):
            return seat not in state.clock.passed
        case FirstUse(_, at):
            return at in COURSE
        case FirstSite(_, at):
            return at in BOARD
        case AnswerDeal():
            return _is_proposed(state, question)
        case RollRiot(_, to, at):
            tile = state.land.tiles.get(at)
            riots = at in state.crisis and at not in state.worked
            return riots and tile is not None and tile.owner == to and bool(BLUEPRINTS[tile.building].needs)
    return _is_about_card(state, question)


def _is_about_card(state: State, question: Question) -> bool:
    actions = deck(state.options.own_cards).actions
    match question:
        case SufferCard(seat, by, card):
            struck = card in actions and actions[card].target is not Target.SELF
            return struck and by not in (CHANCE, seat)
        case WhichHex(_, card, left, target):
            picks = card in actions and actions[card].op in CHOOSES and left >= 1
            return picks and target != CHANCE and bool(choices(state, question))
    return _is_about_dam(state, question)


def _is_about_dam(state: State, question: Question) -> bool:
    match question:
        case JoinDam(seat, by, at, cost):
            owners = (
                len(next((one.partners for one in state.pile if isinstance(one, effects.RaiseDam)), ())) + 1
            )
            return _is_invited(state, seat, by, at) and cost == dam_price(state, seat, owners)
        case WhichShore(seat, _, partners):
            named = CHANCE not in partners and refusal_in(may_share(state, seat, partners)) is None
            return named and bool(shores(state, question))
    return True


def _is_dealt(state: State, to: Seat) -> bool:
    waiting = sum(isinstance(one, DealAction) and one.to == to for one in state.pile)
    known = to != CHANCE and len(state.communities[to].actions) + waiting <= ACTIONS
    return known and len(state.decks.actions) >= waiting


def _is_proposed(state: State, question: AnswerDeal) -> bool:
    deal = question.deal
    apart = question.by not in (CHANCE, question.seat) and deal.to == question.seat
    known = isinstance(deal, Offer | Request | Swap) and is_about_little(deal)
    settled = apart and None not in (main_part(state, question.by), main_part(state, question.seat))
    return known and settled
