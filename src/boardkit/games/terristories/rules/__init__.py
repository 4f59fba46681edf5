"""The rules: which answers are worth testing, why one may not be given, and what one does."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from attrs import frozen

from boardkit.core import Effect, Move, Question, Ruling, Step, refusal_in, settle
from boardkit.games.terristories.rules import (
    choices,
    council,
    development,
    effects,
    ending,
    financing,
    harvest,
    hazards,
    land,
    moves,
    piles,
    powers,
    projects,
    questions,
    regeneration,
    rounds,
    starting,
    stock,
    talking,
    vocabulary,
    wages,
)
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.refusals import GameIsOver, NotAsked


def always(state: State, question: Question, move: Move) -> None:
    """Find nothing against a move."""
    del state, question, move


def passing(state: State, question: Question) -> Iterator[moves.Pass]:
    """List the move that does nothing."""
    del state, question
    yield moves.Pass()


@frozen
class Way:
    """One way to answer a question.

    Attributes:
        listed: the answers of this kind.
        apply: what one does.
        ruling: what it takes to give one of them.
        rough: whether some that are listed may not be given.
    """

    listed: Callable[[State, Any], Iterable[Move]]
    apply: Callable[[State, Any, Any], Step[State]]
    ruling: Callable[[State, Any, Any], Ruling] = always
    rough: bool = False

    def legal(self, state: State, question: Question) -> Iterable[Move]:
        """List the answers of this kind that may be given."""
        listed = self.listed(state, question)
        if not self.rough:
            return listed
        return (move for move in listed if refusal_in(self.ruling(state, question, move)) is None)


TALK: Final = Way(talking.openings, talking.negotiate, talking.may_negotiate)
"""What may come before the answer to whatever a seat is asked in a phase (V.2.b)."""

BUY: Final[Mapping[type[Move], Way]] = {
    moves.BuyIndividual: Way(development.recruits, development.recruit, development.may_recruit, rough=True),
    moves.BuyZone: Way(development.builds, development.build, development.may_build, rough=True),
}
"""The two purchases."""

DRAWN_PROJECT: Final = Way(piles.draws, piles.draw, piles.may_draw)
BURIED: Final = Way(piles.discards, piles.discard, piles.may_discard)
STOCK: Final = Way(stock.activations, stock.activate, stock.may_activate)

PROPER: Final[Mapping[type[Question], Mapping[type[Move], Way]]] = {
    questions.DrawPlanet: {moves.GoTo: Way(starting.planets, starting.go, starting.may_go)},
    questions.DrawMission: {moves.SetOut: Way(starting.missions, starting.set_out, starting.may_set_out)},
    questions.ChooseRole: {
        moves.TakeRole: Way(starting.roles, starting.take_role, starting.may_take_role, rough=True)
    },
    questions.DrawCharacter: {
        moves.TakeCharacter: Way(starting.characters, starting.take_character, starting.may_take_character)
    },
    questions.DrawProject: {moves.Draw: DRAWN_PROJECT},
    questions.PlaceFirstZone: {
        moves.Settle: Way(land.first_zones, land.settle_down, land.may_settle, rough=True)
    },
    questions.PlaceIndividual: {moves.PutIndividual: Way(land.own_zones, land.arrive, land.may_arrive)},
    questions.Develop: {
        moves.MoveIndividual: Way(development.moves, development.go, development.may_move),
        **BUY,
        moves.CallCouncil: Way(council.calls, council.call, council.may_call, rough=True),
        moves.UsePower: Way(powers.powers, powers.use, powers.may_use, rough=True),
        moves.Activate: STOCK,
        moves.ShowProfile: Way(development.shows, development.show, development.may_show, rough=True),
        moves.Pass: Way(passing, development.end_turn),
    },
    questions.BuySecond: {**BUY, moves.Pass: Way(passing, development.pass_second)},
    questions.Vote: {moves.VoteFor: Way(council.votes, council.vote, council.may_vote, rough=True)},
    questions.BreakTie: {moves.VoteFor: Way(council.tied, council.break_tie, council.may_break_tie)},
    questions.PledgeCubes: {moves.Pledge: Way(council.pledges, council.pledge, council.may_pledge)},
    questions.UseStock: {moves.Activate: STOCK, moves.Pass: Way(passing, stock.keep)},
    questions.SelectProject: {
        moves.Propose: Way(projects.selections, projects.propose, projects.may_propose),
        moves.Pass: Way(passing, projects.propose_nothing),
    },
    questions.Finance: {
        moves.Contribute: Way(financing.contributions, financing.contribute, financing.may_contribute),
        moves.Withdraw: Way(financing.withdrawals, financing.withdraw, financing.may_withdraw),
        moves.Pass: Way(passing, financing.end_turn),
    },
    questions.Talk: {
        moves.Give: Way(talking.gifts, talking.give, talking.may_give),
        moves.Ask: Way(talking.requests, talking.ask, talking.may_ask),
        moves.Promise: Way(talking.promises, talking.promise, talking.may_promise),
        moves.Pass: Way(passing, talking.be_silent),
    },
    questions.PutRequest: {
        moves.Request: Way(talking.ready, talking.request),
        moves.AskAlso: Way(talking.more_to_ask, talking.ask_also, talking.may_ask_also),
        moves.PromiseBack: Way(talking.ways_back, talking.promise_back, talking.may_promise_back),
    },
    questions.AnswerRequest: {
        moves.Agree: Way(talking.agreements, talking.agree, talking.may_agree),
        moves.Decline: Way(talking.refusals_of_request, talking.decline),
    },
    questions.PlaceToken: {
        moves.SetToken: Way(projects.token_places, projects.set_token, projects.may_set_token)
    },
    questions.DiscardProjects: {
        moves.Bury: BURIED,
        moves.Pass: Way(passing, piles.stop_discarding),
    },
    questions.DiscardOne: {moves.Bury: BURIED},
    questions.Harvest: {
        moves.Reap: Way(harvest.reaps, harvest.reap, harvest.may_reap),
        moves.ReapMost: Way(harvest.shortcuts, harvest.reap_most, harvest.may_reap_most, rough=True),
        moves.Pass: Way(passing, harvest.stop),
    },
    questions.DrawAlea: {moves.Strike: Way(hazards.strikes, hazards.strike, hazards.may_strike)},
    questions.LookAhead: {moves.Strike: Way(hazards.strikes, hazards.see, hazards.may_strike)},
    questions.Fertilise: {
        moves.ChooseTerritory: Way(choices.territories, choices.fertilise, choices.may_choose, rough=True)
    },
    questions.Restore: {
        moves.ChooseTerritory: Way(choices.territories, choices.restore, choices.may_choose, rough=True)
    },
    questions.Block: {
        moves.ChooseTerritory: Way(choices.territories, choices.block, choices.may_choose, rough=True)
    },
    questions.Present: {
        moves.ChooseSeat: Way(choices.players, choices.present, choices.may_pick, rough=True)
    },
    questions.StealFrom: {
        moves.ChooseSeat: Way(choices.players, choices.steal_from, choices.may_pick, rough=True)
    },
    questions.ChooseFewest: {
        moves.ChooseSeat: Way(choices.players, choices.favour, choices.may_pick, rough=True)
    },
    questions.PayWages: {
        moves.Pay: Way(wages.payments, wages.pay, wages.may_pay, rough=True),
        moves.Dismiss: Way(wages.dismissals, wages.dismiss, wages.may_dismiss),
    },
    questions.TossRain: {moves.Rain: Way(regeneration.sides, regeneration.toss, regeneration.may_rain)},
    questions.ClaimObjective: {
        moves.ClaimVictory: Way(ending.claims, ending.claim, ending.may_claim, rough=True),
        moves.StaySilent: Way(ending.silences, ending.stay_silent),
    },
}
"""Every question, and the ways to answer what it asks, in the order of the list."""


def opened(ways: Mapping[type[Move], Way]) -> Mapping[type[Move], Way]:
    """V.2.b Let whoever is asked negotiate first; to do nothing stays at the end of the list."""
    proper = {kind: way for kind, way in ways.items() if kind is not moves.Pass}
    return {**proper, moves.Negotiate: TALK, **ways}


ANSWERS: Final[Mapping[type[Question], Mapping[type[Move], Way]]] = {
    kind: ways if kind in questions.CLOSED else opened(ways) for kind, ways in PROPER.items()
}
"""Every question, and all the ways to answer it."""

RESOLVED: Final[Mapping[type[Effect], Callable[[State, Any], Step[State]]]] = {
    effects.LayPlanet: starting.lay_planet,
    effects.Deal: starting.deal,
    effects.PutIndividuals: land.put_individuals,
    effects.BeginRound: rounds.begin_round,
    effects.BeginPhase: rounds.begin_phase,
    effects.OfferStock: rounds.offer_stock,
    effects.SecondPurchases: development.second_purchases,
    effects.CountVotes: council.count_votes,
    effects.LayProjects: projects.lay,
    effects.BeginFinancing: financing.begin,
    effects.ApplyProjects: projects.apply_projects,
    effects.ApplyCards: projects.apply_cards,
    effects.ApplyCard: projects.apply_card,
    effects.RunEffect: vocabulary.run,
    effects.BuryCard: piles.bury_card,
    effects.RefillHand: piles.refill,
    effects.BeginHarvest: harvest.begin,
    effects.RevealAlea: hazards.reveal,
    effects.ApplyAlea: hazards.apply_alea,
    effects.LookAtPile: hazards.look,
    effects.BeginWages: wages.begin,
    effects.EndRound: ending.end_round,
    effects.CountClaims: ending.count_claims,
}
"""What each effect does when it comes to the top of the pile."""


def candidates(state: State) -> Iterable[Move]:
    """List the answers that may be given to the question on top."""
    question = state.question
    if question is not None:
        for way in ANSWERS[type(question)].values():
            yield from way.legal(state, question)


def ruling(state: State, move: Move) -> Ruling:
    """Say what it takes to give an answer to the question on top."""
    question = state.question
    if question is None:
        return GameIsOver()
    way = ANSWERS[type(question)].get(type(move))
    return NotAsked() if way is None else way.ruling(state, question, move)


def apply(state: State, move: Move) -> Step[State]:
    """Do what a legal answer does, and all that follows by itself."""
    question = state.question
    assert question is not None
    way = ANSWERS[type(question)][type(move)]
    return settle(way.apply(state, question, move), resolve)


def resolve(state: State, effect: Effect) -> Step[State]:
    """Do what an effect does."""
    return RESOLVED[type(effect)](state, effect)
