"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answer, Answers, Refusal, answer, bare, effect, go_on, kinds_in, only
from boardkit.games.terristories.box import RAIN
from boardkit.games.terristories.box.things import INDICES
from boardkit.games.terristories.rules import (
    applying,
    cards,
    council,
    cubes,
    ending,
    financing,
    harvest,
    hazards,
    land,
    ledger,
    negotiation,
    options,
    piles,
    powers,
    proposing,
    reach,
    regeneration,
    rounds,
    starting,
    wages,
)
from boardkit.games.terristories.rules import development as dv
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.model import State

VOTES: Final = only(*map(mv.VoteFor, INDICES))
CALLS: Final = only(*map(mv.CallCouncil, INDICES))
BUYING: Final[tuple[type[dv.Buying], ...]] = (qs.Develop, qs.BuySecond)
ALL_AT_ONCE: Final = only(mv.ReapMost(1), mv.ReapMost(0))

PROPER: Final[tuple[Answer[State], ...]] = (
    answer(qs.DrawPlanet, mv.GoTo, starting.planets, starting.go, starting.WrongPlanet),
    answer(qs.DrawMission, mv.SetOut, starting.missions, starting.set_out, starting.WrongMission),
    answer(qs.ChooseRole, mv.TakeRole, starting.roles, starting.take, starting.RoleNotFree),
    answer(qs.DrawCharacter, mv.TakeCharacter, starting.characters, starting.become, starting.WrongCharacter),
    answer(qs.DrawProject, mv.Draw, piles.draws, piles.draw, piles.NotInPile),
    answer(qs.PlaceFirstZone, mv.Settle, land.first_zones, land.settle_down, land.may_settle, rough=True),
    answer(qs.PlaceIndividual, mv.PutIndividual, land.own_zones, land.arrive, land.may_arrive),
    answer(qs.Develop, mv.MoveIndividual, dv.moves, dv.go, dv.may_move),
    *(answer(one, mv.BuyIndividual, dv.recruits, dv.recruit, dv.may_recruit, rough=True) for one in BUYING),
    *(answer(asked, mv.BuyZone, dv.builds, dv.build, dv.may_build, rough=True) for asked in BUYING),
    answer(qs.Develop, mv.CallCouncil, CALLS, council.call, council.may_call, rough=True),
    bare(qs.Develop, mv.UsePower, powers.use, powers.may_use),
    answer(qs.Develop, mv.Activate, proposing.activations, proposing.activate, proposing.may_activate),
    bare(qs.Develop, mv.ShowProfile, dv.show, dv.may_show),
    bare(qs.Develop, mv.Pass, dv.end_turn),
    bare(qs.BuySecond, mv.Pass, dv.pass_second),
    answer(qs.Vote, mv.VoteFor, VOTES, council.vote, council.may_vote, rough=True),
    answer(qs.BreakTie, mv.VoteFor, council.tied, council.break_tie, council.NotTied),
    answer(qs.PledgeCubes, mv.Pledge, council.pledges, council.pledge, council.may_pledge),
    answer(qs.UseStock, mv.Activate, proposing.activations, proposing.activate, proposing.may_activate),
    bare(qs.UseStock, mv.Pass, go_on),
    answer(qs.SelectProject, mv.Propose, proposing.selections, proposing.propose, piles.NotInHand),
    bare(qs.SelectProject, mv.Pass, proposing.propose),
    answer(qs.Finance, mv.Contribute, financing.shares, financing.contribute, financing.may_contribute),
    answer(qs.Finance, mv.Withdraw, financing.withdrawals, financing.withdraw, financing.may_withdraw),
    bare(qs.Finance, mv.Pass, financing.end_turn),
    answer(qs.Talk, mv.Give, negotiation.gifts, negotiation.give, negotiation.may_give),
    answer(qs.Talk, mv.Ask, negotiation.requests, negotiation.ask, negotiation.may_ask),
    answer(qs.Talk, mv.Promise, negotiation.promises, negotiation.promise, negotiation.may_promise),
    bare(qs.Talk, mv.Pass, go_on),
    bare(qs.PutRequest, mv.Request, negotiation.request),
    answer(qs.PutRequest, mv.AskAlso, negotiation.more_asked, negotiation.ask_also, negotiation.may_ask_also),
    bare(qs.PutRequest, mv.PromiseBack, negotiation.promise_back, negotiation.may_promise_back),
    answer(qs.AnswerRequest, mv.Agree, negotiation.agreements, negotiation.agree, negotiation.may_agree),
    bare(qs.AnswerRequest, mv.Decline, negotiation.decline),
    answer(qs.PlaceToken, mv.SetToken, applying.token_places, applying.set_token, applying.may_set_token),
    answer(qs.DiscardProjects, mv.Bury, piles.discards, piles.discard, piles.NotInHand),
    bare(qs.DiscardProjects, mv.Pass, go_on),
    answer(qs.DiscardOne, mv.Bury, piles.discards, piles.discard, piles.NotInHand),
    answer(qs.Harvest, mv.Reap, harvest.reaps, harvest.reap, harvest.may_reap),
    answer(qs.Harvest, mv.ReapMost, ALL_AT_ONCE, harvest.reap_most, harvest.may_reap_most, rough=True),
    bare(qs.Harvest, mv.Pass, go_on),
    answer(qs.DrawAlea, mv.Strike, hazards.strikes, hazards.strike, hazards.NotOnPile),
    answer(qs.LookAhead, mv.Strike, hazards.strikes, hazards.see, hazards.NotOnPile),
    answer(qs.Fertilise, mv.ChooseTerritory, land.territories, cubes.feed, cubes.may_feed, rough=True),
    answer(qs.Restore, mv.ChooseTerritory, land.territories, cubes.restore, cubes.may_restore, rough=True),
    answer(qs.Block, mv.ChooseTerritory, land.territories, harvest.block, land.NoTerritory),
    answer(qs.Present, mv.ChooseSeat, reach.players, cubes.present, reach.NotAmongThem),
    answer(qs.StealFrom, mv.ChooseSeat, reach.players, cubes.steal_from, reach.NotAmongThem),
    answer(qs.ChooseFewest, mv.ChooseSeat, reach.players, land.favour, reach.NotAmongThem),
    bare(qs.PayWages, mv.Pay, wages.pay, wages.may_pay),
    answer(qs.PayWages, mv.Dismiss, wages.dismissals, wages.dismiss, wages.may_dismiss),
    answer(qs.TossRain, mv.Rain, only(*map(mv.Rain, RAIN)), regeneration.toss, regeneration.NoSuchRain),
    bare(qs.ClaimObjective, mv.ClaimVictory, ending.claim, ending.may_claim),
    bare(qs.ClaimObjective, mv.StaySilent, ending.claim),
)
"""Every question, and the ways to answer what it asks."""

TALK: Final = tuple(
    answer(asked, mv.Negotiate, negotiation.openings, negotiation.negotiate, negotiation.may_negotiate)
    for asked in dict.fromkeys(row.question for row in PROPER)
    if asked not in qs.CLOSED
)
"""V.2.b Whoever is asked anything in a phase may first negotiate."""

BEFORE_FINANCING: Final = (options, starting, land, ledger, dv, powers, council, proposing, piles)
FROM_FINANCING_ON: Final = (financing, negotiation, reach, cubes, harvest, hazards, regeneration, ending)
"""The chapters that refuse something."""

ANSWERS: Final[Answers[State]] = Answers(
    rows=tuple(sorted((*PROPER, *TALK), key=lambda row: (row.move is mv.Pass, row.move is mv.Negotiate))),
    effects=(
        effect(qs.LayPlanet, starting.lay_planet),
        effect(qs.Deal, starting.deal),
        effect(qs.PutIndividuals, land.put_individuals),
        effect(qs.BeginRound, rounds.begin_round),
        effect(qs.BeginPhase, rounds.begin_phase),
        effect(qs.OfferStock, rounds.offer_stock),
        effect(qs.SecondPurchases, powers.second_purchases),
        effect(qs.CountVotes, council.count_votes),
        effect(qs.LayProjects, proposing.lay),
        effect(qs.BeginFinancing, financing.begin),
        effect(qs.ApplyProjects, applying.apply_projects),
        effect(qs.ApplyCards, applying.apply_cards),
        effect(qs.ApplyCard, applying.apply_card),
        effect(qs.RunEffect, cards.run),
        effect(qs.BuryCard, piles.bury_card),
        effect(qs.RefillHand, piles.refill),
        effect(qs.BeginHarvest, harvest.begin),
        effect(qs.RevealAlea, hazards.reveal),
        effect(qs.ApplyAlea, hazards.apply_alea),
        effect(qs.LookAtPile, hazards.look),
        effect(qs.BeginWages, wages.begin),
        effect(qs.EndRound, ending.end_round),
        effect(qs.CountClaims, ending.count_claims),
    ),
    reasons=kinds_in(Refusal, *BEFORE_FINANCING, *FROM_FINANCING_ON),
    end="VI",
)
"""All that may be answered; to do nothing, or nothing more, stands at the end of every list."""
