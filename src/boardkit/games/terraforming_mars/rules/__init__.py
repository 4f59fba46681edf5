"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answers, Refusal, answer, effect, go_on, kinds_in, listed_before, only, refused
from boardkit.games.terraforming_mars.rules import (
    actions,
    choices,
    companies,
    converting,
    cubes,
    deck,
    gains,
    offers,
    payment,
    phases,
    playing,
    pool,
    prizes,
    projects,
    resolving,
    solo,
    taking,
    tiles,
    turns,
)
from boardkit.games.terraforming_mars.rules import effects as ef
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.refusals import CorporationFirst
from boardkit.games.terraforming_mars.rules.refusals import actions as refusals_1
from boardkit.games.terraforming_mars.rules.refusals import cards as refusals_2
from boardkit.games.terraforming_mars.rules.turns import action

ANSWERS: Final[Answers[State]] = Answers(
    rows=(
        answer(
            qs.DealCorporation,
            mv.GiveCorporation,
            companies.corporations_left,
            companies.deal,
            companies.may_deal,
        ),
        answer(qs.DealOffer, mv.Draw, deck.draws, deck.deal_offer, deck.may_draw),
        answer(qs.DrawCard, mv.Draw, deck.draws, deck.draw_card, deck.may_draw),
        answer(qs.RevealCard, mv.Draw, deck.draws, deck.reveal, deck.may_draw),
        answer(qs.RevealCost, mv.Draw, deck.draws, solo.place_neutral, deck.may_draw),
        answer(
            qs.WhichCorporation,
            mv.ChooseCorporation,
            companies.corporations_dealt,
            companies.choose,
            companies.may_choose,
        ),
        refused(qs.WhichCorporation, mv.BuyCard, CorporationFirst()),
        answer(qs.BuyCards, mv.BuyCard, offers.purchases, offers.buy, offers.may_buy),
        answer(qs.BuyCards, mv.Done, only(mv.Done()), offers.stop_buying),
        answer(qs.KeepCards, mv.KeepCard, offers.offered, offers.keep, offers.may_keep),
        answer(qs.KeepCards, mv.Done, listed_before, go_on, offers.may_stop),
        answer(qs.WhichDraft, mv.KeepCard, offers.offered, offers.draft, offers.may_keep),
        action(mv.PlayCard, playing.playable, playing.play, playing.may_play),
        action(mv.UseCardAction, actions.usable, actions.use, actions.may_use),
        action(
            mv.ConvertPlants,
            only(mv.ConvertPlants()),
            converting.convert_plants,
            converting.may_convert_plants,
            rough=True,
        ),
        action(
            mv.ConvertHeat,
            only(mv.ConvertHeat()),
            converting.convert_heat,
            converting.may_convert_heat,
            rough=True,
        ),
        action(mv.DoProject, projects.all_projects, projects.begin, projects.may_do, rough=True),
        action(mv.ClaimMilestone, prizes.claims, prizes.claim, prizes.may_claim, rough=True),
        action(mv.FundAward, prizes.fundings, prizes.fund, prizes.may_fund, rough=True),
        answer(
            qs.TakeAction,
            mv.FirstAction,
            only(mv.FirstAction()),
            turns.take_first_action,
            turns.may_take_first_action,
            rough=True,
        ),
        answer(qs.TakeAction, mv.EndTurn, only(mv.EndTurn()), turns.end_turn, turns.may_end_turn, rough=True),
        answer(qs.TakeAction, mv.Pass, only(mv.Pass()), turns.pass_turn, turns.may_pass, rough=True),
        answer(qs.HowToPay, mv.Pay, payment.payments, payment.pay, payment.may_pay),
        answer(qs.WherePlace, mv.Place, tiles.placings, tiles.place, tiles.may_place),
        answer(qs.WhereClaim, mv.Place, tiles.placings, tiles.place, tiles.may_place),
        answer(qs.WhichLoss, mv.TakeFrom, taking.losses, taking.take, taking.may_take),
        answer(
            qs.WhichLoss,
            mv.TakeFromNeutral,
            taking.neutral_losses,
            taking.rob_neutral,
            taking.may_rob_neutral,
        ),
        answer(qs.WhichLoss, mv.Decline, only(mv.Decline()), taking.decline),
        answer(qs.WhichProduction, mv.LowerProduction, taking.productions, taking.lower, taking.may_lower),
        answer(
            qs.WhichProduction,
            mv.LowerNeutral,
            only(mv.LowerNeutral()),
            taking.lower_neutral,
            taking.may_lower_neutral,
            rough=True,
        ),
        answer(qs.WhichCubes, mv.TakeCubes, cubes.takings, cubes.remove, cubes.may_remove),
        answer(
            qs.WhichCubes,
            mv.TakeCubesFromNeutral,
            only(mv.TakeCubesFromNeutral()),
            cubes.remove_from_neutral,
            cubes.may_remove_from_neutral,
            rough=True,
        ),
        answer(qs.WhichCubes, mv.Decline, only(mv.Decline()), taking.decline, cubes.may_decline, rough=True),
        answer(qs.WhichCard, mv.ChooseCard, cubes.targets, cubes.add, cubes.may_add),
        answer(qs.WhichCopy, mv.ChooseCard, choices.copies, choices.copy, choices.may_copy),
        answer(qs.WhichOption, mv.ChooseOption, choices.options, choices.choose, choices.may_choose),
        answer(
            qs.WhichNumber, mv.ChooseNumber, choices.numbers, choices.choose_number, choices.may_choose_number
        ),
        answer(
            qs.WhichBonus, mv.RaiseProduction, gains.productions_shown, gains.choose_bonus, gains.may_raise
        ),
        answer(qs.WhichDiscard, mv.DiscardCard, deck.discards, deck.discard, deck.may_discard),
        answer(qs.WhichDiscard, mv.Decline, only(mv.Decline()), deck.decline, deck.may_decline, rough=True),
        answer(qs.WhichPatent, mv.SellCard, projects.sales, projects.sell, projects.may_sell),
        answer(qs.WhichPatent, mv.Done, only(mv.Done()), go_on, projects.may_stop, rough=True),
        answer(qs.WhichFirst, mv.DoFirst, pool.firsts, pool.do_first, pool.may_do_first),
        answer(
            qs.LastGreenery,
            mv.ConvertPlants,
            only(mv.ConvertPlants()),
            converting.last_greenery,
            converting.may_convert_plants,
            rough=True,
        ),
        answer(qs.LastGreenery, mv.Done, only(mv.Done()), go_on),
    ),
    effects=(
        effect(ef.Deal, deck.deal),
        effect(ef.RevealCompany, companies.reveal),
        effect(ef.PlaceNeutral, solo.ask_cost),
        effect(ef.BeginGeneration, phases.begin_generation),
        effect(ef.PassPacks, offers.pass_packs),
        effect(ef.EndDraft, offers.end_draft),
        effect(ef.BeginActions, turns.begin_actions),
        effect(ef.NextAction, turns.next_action),
        effect(ef.Produce, phases.produce_all),
        effect(ef.LastPlants, converting.last_plants),
        effect(ef.EndGame, phases.end_game),
        effect(ef.Bill, payment.settle_bill),
        effect(ef.EffectBill, payment.settle_bill),
        effect(ef.TakeCard, offers.take),
        effect(ef.TakeMilestone, prizes.claimed),
        effect(ef.TakeAward, prizes.funded),
        effect(ef.PutCard, playing.put_card),
        effect(ef.DoneProject, projects.done),
        effect(ef.Job, resolving.carry_out),
        effect(ef.Pool, pool.resolve_pool),
        effect(ef.OpenOffer, offers.open_offer),
    ),
    reasons=kinds_in(Refusal, refusals_1, refusals_2),
    end="VI",
)
"""What the rules ask, what they let answer, and what they do by themselves."""
