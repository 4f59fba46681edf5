"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answers, Refusal, answer, bare, effect, kinds_in, listed_before
from boardkit.games.water_sharing.rules import (
    bargaining,
    building,
    cards,
    collecting,
    conflicts,
    dealing,
    generating,
    ledger,
    options,
    rounds,
    sites,
    trading,
)
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.model import State

PASSABLE: Final = (
    qs.ContestWater,
    qs.FirstUse,
    qs.Collect,
    qs.Generate,
    qs.AfterPollution,
    qs.ContestSite,
    qs.FirstSite,
    qs.Reinforce,
    qs.AnyCard,
)
"""The questions after which nothing happens where a seat does no more."""

ANY_MOMENT: Final = (
    *PASSABLE,
    *(qs.PlaceZone, qs.BuildFirst, qs.HowMuch, qs.AnswerDeal, qs.SufferCard, qs.WhatToBuild),
)
"""The questions at which cards may be played, and which are asked again after a card as they were."""


ANSWERS: Final[Answers[State]] = Answers(
    rows=(
        answer(qs.WhoBegins, mv.Begin, dealing.beginners, dealing.begin, ledger.NoSuchSeat),
        answer(
            qs.DealObjective, mv.DrawObjective, dealing.objectives, dealing.deal_objective, dealing.NotInBag
        ),
        answer(qs.DealAction, mv.DrawAction, dealing.actions, dealing.deal_action, dealing.NotInBag),
        answer(qs.RevealResource, mv.DrawResource, rounds.resources, rounds.reveal, dealing.NotInBag),
        answer(qs.ChooseResource, mv.TurnUp, rounds.choosable, rounds.turn_up_chosen, dealing.NotInBag),
        answer(qs.PlaceZone, mv.Build, building.zones, building.place_zone, building.may_place_zone),
        answer(qs.ContestWater, mv.Contest, conflicts.contests, conflicts.declare, conflicts.may_contest),
        answer(qs.ContestSite, mv.Contest, conflicts.contests, conflicts.declare, conflicts.may_contest),
        answer(qs.HowMuch, mv.Bid, conflicts.bids, conflicts.bid, conflicts.may_bid),
        answer(qs.RollDie, mv.Roll, dealing.rolls, conflicts.roll, dealing.NoSuchFace),
        answer(qs.FirstUse, mv.TakeWater, collecting.takes, collecting.take_water, collecting.may_take),
        answer(qs.FirstUse, mv.FillDam, collecting.fills, collecting.fill_dam, collecting.may_fill),
        answer(qs.FirstSite, mv.Build, building.constructions, building.build_first, building.may_build),
        answer(qs.Collect, mv.TakeWater, collecting.takes, collecting.take_water, collecting.may_take),
        answer(qs.Collect, mv.FillDam, collecting.fills, collecting.fill_dam, collecting.may_fill),
        answer(qs.Collect, mv.Treat, collecting.treatments, collecting.treat, collecting.may_treat),
        answer(qs.Generate, mv.Run, generating.runs, generating.run, generating.may_run),
        answer(qs.Generate, mv.Buy, trading.purchases, trading.buy, trading.may_buy),
        answer(qs.Generate, mv.Sell, trading.sales, trading.sell, trading.may_sell),
        answer(qs.Generate, mv.Offer, bargaining.deals, bargaining.propose, bargaining.may_propose),
        answer(qs.Generate, mv.Request, listed_before, bargaining.propose, bargaining.may_propose),
        answer(qs.Generate, mv.Swap, listed_before, bargaining.propose, bargaining.may_propose),
        bare(qs.AnswerDeal, mv.Accept, bargaining.accept, bargaining.may_accept),
        bare(qs.AnswerDeal, mv.Refuse, bargaining.decline),
        answer(qs.RollRiot, mv.Roll, dealing.rolls, generating.riot, dealing.NoSuchFace),
        answer(qs.AfterPollution, mv.Treat, collecting.treatments, collecting.treat, collecting.may_treat),
        answer(qs.BuildFirst, mv.Build, building.constructions, building.build_in_turn, building.may_build),
        answer(qs.BuildFirst, mv.BuildDam, building.dams, building.propose_dam, building.may_build_dam),
        bare(qs.BuildFirst, mv.Pass, building.pass_building),
        answer(qs.WhatToBuild, mv.Build, building.constructions, building.build_in_turn, building.may_build),
        answer(qs.WhatToBuild, mv.BuildDam, building.dams, building.propose_dam, building.may_build_dam),
        bare(qs.WhatToBuild, mv.Pass, building.pass_building),
        answer(qs.WhatToBuild, mv.Destroy, building.demolitions, building.destroy, building.may_destroy),
        answer(qs.WhichShore, mv.Pick, building.leanings, building.lean, building.NoShore),
        bare(qs.JoinDam, mv.Accept, building.join, building.may_join),
        bare(qs.JoinDam, mv.Refuse, building.stay_out),
        bare(qs.SufferCard, mv.Accept, cards.bear),
        bare(qs.SufferCard, mv.Refuse, cards.resist),
        answer(qs.WhichHex, mv.Pick, cards.picks, cards.pick, cards.NotThatHex),
        *(bare(question, mv.Pass, rounds.go_without) for question in PASSABLE),
        bare(qs.AnyCard, mv.KeepCards, cards.keep_cards),
        answer(qs.JoinDam, mv.PlayAction, cards.playable, building.play_before_joining, cards.may_play),
        *(answer(moment, mv.PlayAction, cards.playable, cards.play, cards.may_play) for moment in ANY_MOMENT),
    ),
    effects=(
        effect(qs.Open, rounds.open_game),
        effect(qs.BeginRound, rounds.begin_round),
        effect(qs.RaiseSprings, rounds.raise_springs),
        effect(qs.BeginStage, rounds.begin_stage),
        effect(qs.MayContestWater, conflicts.may_be_hostile),
        effect(qs.MayCollect, collecting.may_collect),
        effect(qs.MayGenerate, generating.may_generate),
        effect(qs.Harvest, generating.harvest),
        effect(qs.CountCrises, generating.count_crises),
        effect(qs.Pollute, generating.pollute),
        effect(qs.AfterFall, collecting.may_clean),
        effect(qs.MayContestSite, conflicts.may_be_hostile),
        effect(qs.FirstBuilder, lambda state: sites.next_builder(state)),
        effect(qs.InviteToDam, building.invite),
        effect(qs.RaiseDam, building.raise_dam),
        effect(qs.Flow, generating.flow),
        effect(qs.MayPlayCards, cards.may_play_cards),
        effect(qs.EndRound, rounds.end_round),
        effect(qs.ShowBids, conflicts.show_bids),
        effect(qs.EndConflict, conflicts.end_conflict),
        effect(qs.Strike, cards.strike),
    ),
    reasons=kinds_in(
        Refusal,
        options,
        ledger,
        dealing,
        sites,
        building,
        collecting,
        generating,
        conflicts,
        trading,
        bargaining,
        cards,
    ),
    end="8",
)
"""Every question with its answers, and every effect."""
