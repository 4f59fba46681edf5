"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answer, Answers, Refusal, answer, bare, effect, go_on, kinds_in, only
from boardkit.games.terristories.box import RAIN
from boardkit.games.terristories.box.things import INDICES, Role
from boardkit.games.terristories.rules import (
    applying,
    cards,
    chance,
    council,
    cubes,
    development,
    effects,
    ending,
    financing,
    harvest,
    hazards,
    land,
    ledger,
    nature,
    options,
    piles,
    powers,
    proposing,
    reach,
    regeneration,
    requests,
    rounds,
    starting,
    stock,
    talking,
    wages,
)
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.model import State

VOTES: Final = only(*map(mv.VoteFor, INDICES))

PROPER: Final[tuple[Answer[State], ...]] = (
    answer(qs.DrawPlanet, chance.GoTo, starting.planets, starting.go, starting.may_go),
    answer(qs.DrawMission, chance.SetOut, starting.missions, starting.set_out, starting.may_set_out),
    answer(
        qs.ChooseRole,
        mv.TakeRole,
        only(*map(mv.TakeRole, Role)),
        starting.take,
        starting.may_take,
        rough=True,
    ),
    answer(
        qs.DrawCharacter,
        chance.TakeCharacter,
        starting.characters,
        starting.take_character,
        starting.may_take_character,
    ),
    answer(qs.DrawProject, chance.Draw, piles.draws, piles.draw, piles.may_draw),
    answer(qs.PlaceFirstZone, mv.Settle, land.first_zones, land.settle_down, land.may_settle, rough=True),
    answer(qs.PlaceIndividual, mv.PutIndividual, land.own_zones, land.arrive, land.may_arrive),
    answer(qs.Develop, mv.MoveIndividual, development.moves, development.go, development.may_move),
    answer(
        qs.Develop,
        mv.BuyIndividual,
        development.recruits,
        development.recruit,
        development.may_recruit,
        rough=True,
    ),
    answer(qs.Develop, mv.BuyZone, development.builds, development.build, development.may_build, rough=True),
    answer(
        qs.Develop,
        mv.CallCouncil,
        only(*map(mv.CallCouncil, INDICES)),
        council.call,
        council.may_call,
        rough=True,
    ),
    bare(qs.Develop, mv.UsePower, powers.use, powers.may_use),
    answer(qs.Develop, mv.Activate, stock.activations, stock.activate, stock.may_activate),
    bare(qs.Develop, mv.ShowProfile, development.show, development.may_show),
    bare(qs.Develop, mv.Pass, development.end_turn),
    answer(
        qs.BuySecond,
        mv.BuyIndividual,
        development.recruits,
        development.recruit,
        development.may_recruit,
        rough=True,
    ),
    answer(
        qs.BuySecond, mv.BuyZone, development.builds, development.build, development.may_build, rough=True
    ),
    bare(qs.BuySecond, mv.Pass, development.pass_second),
    answer(qs.Vote, mv.VoteFor, VOTES, council.vote, council.may_vote, rough=True),
    answer(qs.BreakTie, mv.VoteFor, VOTES, council.break_tie, council.may_break_tie, rough=True),
    answer(qs.PledgeCubes, mv.Pledge, council.pledges, council.pledge, council.may_pledge),
    answer(qs.UseStock, mv.Activate, stock.activations, stock.activate, stock.may_activate),
    bare(qs.UseStock, mv.Pass, go_on),
    answer(qs.SelectProject, mv.Propose, proposing.selections, proposing.propose, proposing.may_propose),
    bare(qs.SelectProject, mv.Pass, proposing.propose_nothing),
    answer(
        qs.Finance, mv.Contribute, financing.contributions, financing.contribute, financing.may_contribute
    ),
    answer(qs.Finance, mv.Withdraw, financing.withdrawals, financing.withdraw, financing.may_withdraw),
    bare(qs.Finance, mv.Pass, financing.end_turn),
    answer(qs.Talk, mv.Give, talking.gifts, talking.give, talking.may_give),
    answer(qs.Talk, mv.Ask, requests.requests, requests.ask, requests.may_ask),
    answer(qs.Talk, mv.Promise, talking.promises, talking.promise, talking.may_promise),
    bare(qs.Talk, mv.Pass, go_on),
    bare(qs.PutRequest, mv.Request, requests.request),
    answer(qs.PutRequest, mv.AskAlso, requests.more_to_ask, requests.ask_also, requests.may_ask_also),
    bare(qs.PutRequest, mv.PromiseBack, requests.promise_back, requests.may_promise_back),
    answer(qs.AnswerRequest, mv.Agree, requests.agreements, requests.agree, requests.may_agree),
    bare(qs.AnswerRequest, mv.Decline, requests.decline),
    answer(qs.PlaceToken, mv.SetToken, applying.token_places, applying.set_token, applying.may_set_token),
    answer(qs.DiscardProjects, mv.Bury, piles.discards, piles.discard, piles.may_discard),
    bare(qs.DiscardProjects, mv.Pass, go_on),
    answer(qs.DiscardOne, mv.Bury, piles.discards, piles.discard, piles.may_discard),
    answer(qs.Harvest, mv.Reap, harvest.reaps, harvest.reap, harvest.may_reap),
    answer(
        qs.Harvest,
        mv.ReapMost,
        only(mv.ReapMost(1), mv.ReapMost(0)),
        harvest.reap_most,
        harvest.may_reap_most,
        rough=True,
    ),
    bare(qs.Harvest, mv.Pass, go_on),
    answer(qs.DrawAlea, chance.Strike, hazards.strikes, hazards.strike, hazards.may_strike),
    answer(qs.LookAhead, chance.Strike, hazards.strikes, hazards.see, hazards.may_strike),
    answer(
        qs.Fertilise, mv.ChooseTerritory, land.territories, nature.fertilise, nature.may_fertilise, rough=True
    ),
    answer(qs.Restore, mv.ChooseTerritory, land.territories, nature.restore, nature.may_restore, rough=True),
    answer(qs.Block, mv.ChooseTerritory, land.territories, harvest.block, harvest.may_block),
    answer(qs.Present, mv.ChooseSeat, reach.players, cubes.present, reach.may_pick, rough=True),
    answer(qs.StealFrom, mv.ChooseSeat, reach.players, cubes.steal_from, reach.may_pick, rough=True),
    answer(qs.ChooseFewest, mv.ChooseSeat, reach.players, land.favour, reach.may_pick, rough=True),
    bare(qs.PayWages, mv.Pay, wages.pay, wages.may_pay),
    answer(qs.PayWages, mv.Dismiss, wages.dismissals, wages.dismiss, wages.may_dismiss),
    answer(qs.TossRain, chance.Rain, only(*map(chance.Rain, RAIN)), regeneration.toss, regeneration.may_rain),
    bare(qs.ClaimObjective, mv.ClaimVictory, ending.claim, ending.may_claim),
    bare(qs.ClaimObjective, mv.StaySilent, ending.stay_silent),
)
"""Every question, and the ways to answer what it asks."""

TALK: Final = tuple(
    answer(asked, mv.Negotiate, talking.openings, talking.negotiate, talking.may_negotiate)
    for asked in dict.fromkeys(row.question for row in PROPER)
    if asked not in qs.CLOSED
)
"""V.2.b Whoever is asked anything in a phase may first negotiate."""


ANSWERS: Final[Answers[State]] = Answers(
    rows=(
        *(row for row in PROPER if row.move is not mv.Pass),
        *TALK,
        *(row for row in PROPER if row.move is mv.Pass),
    ),
    effects=(
        effect(effects.LayPlanet, starting.lay_planet),
        effect(effects.Deal, starting.deal),
        effect(effects.PutIndividuals, land.put_individuals),
        effect(effects.BeginRound, rounds.begin_round),
        effect(effects.BeginPhase, rounds.begin_phase),
        effect(effects.OfferStock, rounds.offer_stock),
        effect(effects.SecondPurchases, powers.second_purchases),
        effect(effects.CountVotes, council.count_votes),
        effect(effects.LayProjects, proposing.lay),
        effect(effects.BeginFinancing, financing.begin),
        effect(effects.ApplyProjects, applying.apply_projects),
        effect(effects.ApplyCards, applying.apply_cards),
        effect(effects.ApplyCard, applying.apply_card),
        effect(effects.RunEffect, cards.run),
        effect(effects.BuryCard, piles.bury_card),
        effect(effects.RefillHand, piles.refill),
        effect(effects.BeginHarvest, harvest.begin),
        effect(effects.RevealAlea, hazards.reveal),
        effect(effects.ApplyAlea, hazards.apply_alea),
        effect(effects.LookAtPile, hazards.look),
        effect(effects.BeginWages, wages.begin),
        effect(effects.EndRound, ending.end_round),
        effect(effects.CountClaims, ending.count_claims),
    ),
    reasons=kinds_in(
        Refusal,
        options,
        starting,
        land,
        ledger,
        development,
        powers,
        council,
        stock,
        piles,
        financing,
        talking,
        requests,
        reach,
        nature,
        harvest,
        hazards,
        regeneration,
        ending,
    ),
    end="VI",
)
"""All that may be answered; to do nothing, or nothing more, stands at the end of every list."""
