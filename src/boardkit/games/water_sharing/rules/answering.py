"""What each answer does, one line for each pair of question and answer."""

from boardkit.core import Move, Question, Step, settle
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
    windows,
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
    RollDie,
    RollRiot,
    SufferCard,
    WhatToBuild,
    WhichHex,
    WhichShore,
)
from boardkit.games.water_sharing.rules.resolving import resolve


def apply(state: State, move: Move) -> Step[State]:
    """Do what a legal answer does, and all that follows by itself."""
    question = state.question
    assert question is not None
    return settle(_answer(state, question, move), resolve)


def _answer(state: State, question: Question, move: Move) -> Step[State]:
    match question, move:
        case _, PlayAction():
            again = dams.invited_again(state, question) if isinstance(question, JoinDam) else state
            return cards.play(again, question, move)
        case Generate(), _:
            return _generate(state, question, move)
        case ((Collect() | FirstUse() | AfterPollution()), _):
            return _collect(state, question, move)
        case (WhatToBuild() | BuildFirst() | FirstSite()) as site, _:
            return _build(state, site, move)
        case (AnswerDeal() | SufferCard() | JoinDam()) as proposal, _:
            return _agree(state, proposal) if move == Accept() else _disagree(state, proposal)
        case _, Contest() | Bid():
            return _fight(state, question, move)
        case PlaceZone(), Build():
            return building.place_zone(state, question, move)
        case ((WhichShore() | WhichHex()), Pick()):
            return _pick(state, question, move)
        case _, Pass():
            return Step(state.answered())
        case AnyCard(), KeepCards():
            return windows.keep_cards(state, question)
    return _by_chance(state, question, move)


def _agree(state: State, question: AnswerDeal | SufferCard | JoinDam) -> Step[State]:
    match question:
        case AnswerDeal():
            return bargaining.accept(state, question)
        case SufferCard():
            return cards.bear(state, question)
        case JoinDam():
            return dams.join(state, question)


def _disagree(state: State, question: AnswerDeal | SufferCard | JoinDam) -> Step[State]:
    match question:
        case AnswerDeal():
            return bargaining.decline(state, question)
        case SufferCard():
            return cards.resist(state, question)
        case JoinDam():
            return dams.stay_out(state, question)


def _fight(state: State, question: Question, move: Contest | Bid) -> Step[State]:
    match question, move:
        case ((ContestWater() | ContestSite()), Contest()):
            return conflicts.declare(state, question, move)
        case HowMuch(seat), Bid():
            return conflicts.bid(state, seat, move)
    raise TypeError(f"{move} is not an answer to {question}")


def _pick(state: State, question: WhichShore | WhichHex, move: Pick) -> Step[State]:
    if isinstance(question, WhichShore):
        return dams.lean(state, question, move)
    return picking.pick(state, question, move)


def _generate(state: State, question: Generate, move: Move) -> Step[State]:
    seat = question.seat
    match move:
        case Run(at):
            return generating.run(state, seat, at)
        case Buy():
            return trading.buy(state, seat, move)
        case Sell():
            return trading.sell(state, seat, move)
        case Deal():
            return bargaining.propose(state, seat, move)
    return Step(state.answered())


def _collect(state: State, question: Question, move: Move) -> Step[State]:
    match move:
        case TakeWater():
            return collecting.take_water(state, question.seat, move)
        case FillDam():
            return collecting.fill_dam(state, question.seat, move)
        case Treat():
            return collecting.treat(state, question.seat, move)
    return Step(state.answered())


def _build(state: State, question: building.Site, move: Move) -> Step[State]:
    match question, move:
        case _, Build():
            return building.build_it(state, question, move)
        case ((BuildFirst() | WhatToBuild()), BuildDam()):
            return dams.propose_dam(state, question, move)
        case WhatToBuild(), Destroy():
            return building.destroy(state, question, move)
    return building.pass_building(state, question)


def _by_chance(state: State, question: Question, move: Move) -> Step[State]:
    match question, move:
        case RollDie(), Roll():
            return conflicts.roll(state, question, move)
        case RollRiot(), Roll():
            return generating.riot(state, question, move)
        case _, DrawResource():
            return dealing.reveal(state, move)
        case _, TurnUp():
            return dealing.turn_up_chosen(state, move)
        case DealAction(), DrawAction():
            return dealing.deal_action(state, question, move)
        case DealObjective(), DrawObjective():
            return dealing.deal_objective(state, question, move)
        case _, Begin():
            return dealing.begin(state, move)
    raise TypeError(f"{move} is not an answer to {question}")
