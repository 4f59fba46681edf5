"""Which answers each question has, why one may not be given, and what each does."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from boardkit.core import Move, Question, Ruling, Step
from boardkit.games.terraforming_mars.rules import (
    actions,
    choices,
    companies,
    cubes,
    deck,
    gains,
    offers,
    payment,
    phases,
    pool,
    projects,
    solo,
    taking,
    tiles,
)
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.refusals import GameIsOver, NotAsked

Lists = Callable[[State, Any], Iterable[Move]]
Rules = Callable[[State, Any, Any], Ruling]
Answers = Callable[[State, Any, Any], Step[State]]


def listed(state: State) -> Iterable[Move]:
    """List the answers to the question on top."""
    question = state.question
    return () if question is None else LISTS[type(question)](state, question)


def ruled(state: State, move: Move) -> Ruling:
    """Say what it takes for a move to answer the question on top."""
    question = state.question
    if question is None:
        return GameIsOver()
    found = ANSWERS.get((type(question), type(move)))
    if found is None and isinstance(question, qs.TakeAction):
        return actions.ruling(state, question, move)
    return NotAsked() if found is None else found[0](state, question, move)


def answer(state: State, move: Move) -> Step[State]:
    """Do what a legal move does."""
    question = state.question
    if isinstance(question, qs.TakeAction):
        return actions.act(state, question, move)
    return ANSWERS[type(question), type(move)][1](state, question, move)


def by_state(rule: Callable[[State], Any]) -> Callable[..., Any]:
    """Make a rule that asks the table only take a question and a move, too."""
    return lambda state, *_: rule(state)


def by_move(rule: Callable[[State, Any], Any]) -> Callable[[State, Any, Any], Any]:
    """Make a rule that asks for no question take one."""
    return lambda state, _, move: rule(state, move)


def each(kind: Callable[[Any], Move], rule: Callable[[State], Iterable[Any]]) -> Lists:
    """List a move for each thing that a rule finds on the table."""
    return lambda state, _: map(kind, rule(state))


def _nothing(*_: object) -> None:
    """Refuse no such answer."""


def _bare(state: State, question: Question, move: Move) -> Step[State]:
    """Go on below the question."""
    del question, move
    return Step(state.answered())


LISTS: Final[dict[type[Question], Lists]] = {
    qs.DealCorporation: lambda state, _: map(mv.GiveCorporation, state.corporations),
    qs.DealOffer: by_state(deck.draws),
    qs.DrawCard: by_state(deck.draws),
    qs.RevealCard: by_state(deck.draws),
    qs.RevealCost: by_state(deck.draws),
    qs.WhichCorporation: lambda state, question: map(
        mv.ChooseCorporation, state.companies[question.seat].choices
    ),
    qs.BuyCards: offers.purchases,
    qs.KeepCards: lambda state, question: map(mv.KeepCard, state.companies[question.seat].offer),
    qs.WhichDraft: lambda state, question: map(mv.KeepCard, state.companies[question.seat].offer),
    qs.TakeAction: actions.actions,
    qs.HowToPay: lambda state, _: payment.splits(
        payment.bill_purse(state, payment.bill_of(state)), payment.bill_of(state).cost
    ),
    qs.WherePlace: each(mv.Place, tiles.areas),
    qs.WhereClaim: each(mv.Place, tiles.areas),
    qs.WhichLoss: by_state(taking.losses),
    qs.WhichProduction: by_state(taking.productions),
    qs.WhichCubes: by_state(cubes.takings),
    qs.WhichCard: each(mv.ChooseCard, cubes.targets),
    qs.WhichCopy: each(mv.ChooseCard, choices.copies),
    qs.WhichOption: by_state(choices.options),
    qs.WhichNumber: lambda _, question: map(mv.ChooseNumber, range(question.least, question.most + 1)),
    qs.WhichBonus: by_state(gains.productions_shown),
    qs.WhichDiscard: deck.discards,
    qs.WhichPatent: projects.sales,
    qs.WhichFirst: by_state(pool.firsts),
    qs.LastGreenery: actions.last_greeneries,
}

ANSWERS: Final[dict[tuple[type[Question] | type[None], type[Move]], tuple[Rules, Answers]]] = {
    (qs.DealCorporation, mv.GiveCorporation): (
        by_move(companies.may_deal),
        companies.deal,
    ),
    (qs.DealOffer, mv.Draw): (by_move(deck.may_draw), deck.deal_offer),
    (qs.DrawCard, mv.Draw): (by_move(deck.may_draw), deck.draw_card),
    (qs.RevealCard, mv.Draw): (
        by_move(deck.may_draw),
        by_move(deck.reveal),
    ),
    (qs.RevealCost, mv.Draw): (by_move(deck.may_draw), solo.place_neutral),
    (qs.WhichCorporation, mv.ChooseCorporation): (
        lambda state, question, move: companies.may_choose(state, question.seat, move),
        companies.choose,
    ),
    (qs.WhichCorporation, mv.BuyCard): (lambda *_: companies.may_buy_yet(), _bare),
    (qs.BuyCards, mv.BuyCard): (offers.may_buy, offers.buy),
    (qs.BuyCards, mv.Done): (_nothing, lambda state, question, _: offers.stop_buying(state, question)),
    (qs.KeepCards, mv.KeepCard): (
        lambda state, question, move: offers.may_keep(state, question.seat, move),
        offers.keep,
    ),
    (qs.KeepCards, mv.Done): (lambda _, question, __: offers.may_stop(question), _bare),
    (qs.WhichDraft, mv.KeepCard): (
        lambda state, question, move: offers.may_keep(state, question.seat, move),
        offers.draft,
    ),
    (qs.HowToPay, mv.Pay): (
        by_move(payment.may_pay),
        by_move(payment.pay),
    ),
    (qs.WherePlace, mv.Place): (
        by_move(tiles.may_place),
        by_move(tiles.place),
    ),
    (qs.WhereClaim, mv.Place): (
        by_move(tiles.may_place),
        by_move(tiles.place),
    ),
    (qs.WhichLoss, mv.TakeFrom): (
        by_move(taking.may_take),
        by_move(taking.take),
    ),
    (qs.WhichLoss, mv.TakeFromNeutral): (
        by_move(taking.may_rob_neutral),
        by_move(taking.rob_neutral),
    ),
    (qs.WhichLoss, mv.Decline): (_nothing, by_state(taking.decline)),
    (qs.WhichProduction, mv.LowerProduction): (
        by_move(taking.may_lower),
        by_move(taking.lower),
    ),
    (qs.WhichProduction, mv.LowerNeutral): (
        by_move(taking.may_lower),
        by_state(taking.lower_neutral),
    ),
    (qs.WhichCubes, mv.TakeCubes): (
        by_move(cubes.may_remove),
        by_move(cubes.remove),
    ),
    (qs.WhichCubes, mv.TakeCubesFromNeutral): (
        by_state(cubes.may_remove_from_neutral),
        by_state(cubes.remove_from_neutral),
    ),
    (qs.WhichCubes, mv.Decline): (
        by_state(cubes.may_decline),
        by_state(taking.decline),
    ),
    (qs.WhichCard, mv.ChooseCard): (
        by_move(cubes.may_add),
        by_move(cubes.add),
    ),
    (qs.WhichCopy, mv.ChooseCard): (
        by_move(choices.may_copy),
        by_move(choices.copy),
    ),
    (qs.WhichOption, mv.ChooseOption): (
        by_move(choices.may_choose),
        by_move(choices.choose),
    ),
    (qs.WhichNumber, mv.ChooseNumber): (
        lambda _, question, move: choices.may_number(question, move),
        by_move(choices.choose_number),
    ),
    (qs.WhichBonus, mv.RaiseProduction): (
        by_move(gains.may_raise),
        by_move(gains.choose_bonus),
    ),
    (qs.WhichDiscard, mv.DiscardCard): (deck.may_discard, deck.discard),
    (qs.WhichDiscard, mv.Decline): (by_state(deck.may_decline), deck.discard),
    (qs.WhichPatent, mv.SellCard): (projects.may_sell, projects.sell),
    (qs.WhichPatent, mv.Done): (lambda _, question, __: projects.may_stop(question), _bare),
    (qs.WhichFirst, mv.DoFirst): (
        by_move(pool.may_do_first),
        by_move(pool.do_first),
    ),
    (qs.LastGreenery, mv.ConvertPlants): (
        lambda state, question, _: (actions.may_convert_plants(state, question.seat),),
        lambda state, question, _: phases.last_greenery(state, question),
    ),
    (qs.LastGreenery, mv.Done): (_nothing, _bare),
}
