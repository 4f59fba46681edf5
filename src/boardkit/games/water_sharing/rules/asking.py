"""Which answers there are to each question, and why one may not be given."""

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Any

from boardkit.core import Move, Question, Ruling, refusal_in
from boardkit.games.water_sharing.box import FACES
from boardkit.games.water_sharing.rules import (
    bargaining,
    building,
    cards,
    collecting,
    conflicts,
    dams,
    dealing,
    generating,
    picking,
    trading,
)
from boardkit.games.water_sharing.rules.deals import Deal
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import (
    Accept,
    Begin,
    Bid,
    Build,
    BuildDam,
    Buy,
    Contest,
    Destroy,
    DrawAction,
    DrawObjective,
    DrawResource,
    FillDam,
    KeepCards,
    Pass,
    Pick,
    PlayAction,
    Refuse,
    Roll,
    Run,
    Sell,
    TakeWater,
    Treat,
    TurnUp,
)
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
from boardkit.games.water_sharing.rules.refusals import GameIsOver, NotAsked

PASSABLE = (ContestWater, ContestSite, Reinforce, AnyCard, AfterPollution)
"""The questions that may be passed over, but for those that have more to say about it."""

YES_OR_NO = (Accept(), Refuse())


def candidates(state: State) -> Iterable[Move]:
    """List the answers to the question on top."""
    question = state.question
    if question is None:
        return ()
    own = _answers(state, question)
    return _with_cards(state, question, own) if isinstance(question, cards.OWN) else own


def _with_cards(state: State, question: Question, own: Iterable[Move]) -> Iterable[Move]:
    holds = state.communities[question.seat].actions
    return chain(own, cards.playable(state, question)) if holds else own


def _answers(state: State, question: Question) -> Iterable[Move]:
    match question:
        case Generate():
            return generating.generating(state, question)
        case Collect() | FirstUse():
            return collecting.collecting(state, question)
        case WhatToBuild() | BuildFirst() | FirstSite():
            return building.constructions(state, question)
        case AnswerDeal() | SufferCard() | JoinDam():
            return (answer for answer in YES_OR_NO if refusal_in(_agreeing(state, question, answer)) is None)
        case ContestWater() | ContestSite():
            return conflicts.contesting(state, question)
        case HowMuch(seat):
            return conflicts.bids(state, seat)
        case AfterPollution(seat):
            return (*collecting.treatable(state, seat, keep=False), Pass())
        case PlaceZone():
            return building.zones(state)
        case WhichShore():
            return map(Pick, dams.shores(state, question))
        case WhichHex():
            return map(Pick, picking.choices(state, question))
    return _about_cards(state, question)


def _about_cards(state: State, question: Question) -> Iterable[Move]:
    match question:
        case Reinforce():
            return (Pass(),)
        case AnyCard():
            return (Pass(), KeepCards())
        case ChooseResource():
            return dealing.choosable(state)
    return _of_chance(state, question)


def _of_chance(state: State, question: Question) -> Iterable[Move]:
    match question:
        case RollDie() | RollRiot():
            return map(Roll, dict.fromkeys(FACES))
        case RevealResource():
            return map(_reveal, state.decks.resources)
        case DealAction():
            return map(DrawAction, dict.fromkeys(state.decks.actions))
        case DealObjective():
            return map(DrawObjective, state.decks.objectives)
        case WhoBegins():
            return map(Begin, state.order)
    return ()


@cache
def _reveal(card: Any) -> DrawResource:
    return DrawResource(card)


def ruling(state: State, move: Move) -> Ruling:
    """Say what it takes to give an answer to the question on top."""
    match state.question, move:
        case None, _:
            return GameIsOver()
        case question, PlayAction() if isinstance(question, cards.OWN):
            return cards.may_play(state, question, move)
        case ((Generate() as question), _):
            return _while_generating(state, question, move)
        case (Collect() | FirstUse()) as question, _:
            return _while_collecting(state, question, move)
        case (WhatToBuild() | BuildFirst() | FirstSite()) as question, _:
            return _while_building(state, question, move)
        case (AnswerDeal() | SufferCard() | JoinDam()) as question, _:
            return _agreeing(state, question, move)
        case question, Pass() if isinstance(question, PASSABLE):
            return None
        case AfterPollution() as question, Treat():
            return collecting.may_treat(state, question, move)
        case question, Contest() | Bid():
            return _while_fighting(state, question, move)
        case question, _:
            return _where(state, question, move)


def _while_fighting(state: State, question: Question | None, move: Contest | Bid) -> Ruling:
    match question, move:
        case ((ContestWater() | ContestSite()), Contest()):
            return conflicts.may_contest(state, question, move)
        case HowMuch(seat), Bid():
            return conflicts.may_bid(state, seat, move)
    return NotAsked()


def _agreeing(state: State, question: AnswerDeal | SufferCard | JoinDam, move: Move) -> Ruling:
    match question, move:
        case AnswerDeal(), Accept():
            return bargaining.may_accept(state, question)
        case JoinDam(), Accept():
            return dams.may_join(state, question)
        case _, Accept() | Refuse():
            return None
    return NotAsked()


def _where(state: State, question: Question | None, move: Move) -> Ruling:
    match question, move:
        case AnyCard(), KeepCards():
            return None
        case ChooseResource(), TurnUp():
            return dealing.may_turn_up(state, move)
        case PlaceZone(seat), Build():
            return building.may_place_zone(state, seat, move)
        case WhichShore(), Pick():
            return dams.may_lean(state, question, move)
        case WhichHex(), Pick():
            return picking.may_pick(state, question, move)
    return _unless_chance(state, question, move)


def _while_generating(state: State, question: Generate, move: Move) -> Ruling:
    match move:
        case Run(at):
            return generating.may_run(state, question.seat, at)
        case Buy():
            return trading.may_buy(state, question.seat, move)
        case Sell():
            return trading.may_sell(state, question.seat, move)
        case Deal():
            return bargaining.may_propose(state, question.seat, move)
        case Pass():
            return None
    return NotAsked()


def _while_collecting(state: State, question: Collect | FirstUse, move: Move) -> Ruling:
    match move:
        case TakeWater():
            return collecting.may_take(state, question, move)
        case FillDam():
            return collecting.may_fill(state, question, move)
        case Treat() if isinstance(question, Collect):
            return collecting.may_treat(state, question, move)
        case Pass():
            return None
    return NotAsked()


def _while_building(state: State, question: building.Site, move: Move) -> Ruling:
    match move:
        case Build():
            return building.may_build(state, question, move)
        case BuildDam() if not isinstance(question, FirstSite):
            return dams.may_build_dam(state, question, move)
        case Destroy(at) if isinstance(question, WhatToBuild):
            return building.may_destroy(state, question.seat, at)
        case Pass():
            return None
    return NotAsked()


def _unless_chance(state: State, question: Question | None, move: Move) -> Ruling:
    match question, move:
        case ((RollDie() | RollRiot()), Roll(swords)):
            return dealing.may_roll(swords)
        case RevealResource(), DrawResource(resource):
            return dealing.may_draw(state.decks.resources, resource)
        case DealAction(), DrawAction(action):
            return dealing.may_draw(state.decks.actions, action)
        case DealObjective(), DrawObjective(objective):
            return dealing.may_draw(state.decks.objectives, objective)
        case WhoBegins(), Begin():
            return dealing.may_begin(state, move)
    return NotAsked()


def weight(state: State, move: Move) -> int:
    """2, 3.2 Say how often chance gives an answer: equal cards and equal faces count together."""
    match move:
        case Roll(swords):
            return FACES.count(swords)
        case DrawAction(card):
            return state.decks.actions.count(card)
    return 1
