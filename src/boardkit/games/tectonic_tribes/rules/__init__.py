"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answers, Refusal, answer, effect, kinds_in, listed_before, refused
from boardkit.games.tectonic_tribes.rules import land, placing, rounds, setup
from boardkit.games.tectonic_tribes.rules import moves as mv
from boardkit.games.tectonic_tribes.rules import questions as qs
from boardkit.games.tectonic_tribes.rules.model import State

ANSWERS: Final[Answers[State]] = Answers(
    rows=(
        answer(qs.DrawOrder, mv.GiveOrder, setup.orders, setup.receive_order, setup.HasOrderCard),
        answer(qs.DrawStart, mv.Draw, setup.draws, setup.draw_start, setup.NotInDeck),
        answer(qs.PlaceStart, mv.PlaceTerrain, placing.placings, placing.place_start, placing.may_place),
        refused(qs.PlaceStart, mv.PlaceTribe, placing.TribeAlreadyPlaced()),
        answer(qs.PlaceStart, mv.Pass, listed_before, placing.discard_start, placing.may_pass),
        answer(qs.DealCard, mv.Draw, setup.draws, setup.deal_card, setup.NotInDeck),
        answer(qs.WhichDiscard, mv.Discard, rounds.cards, rounds.discard, rounds.NotInHand),
        answer(qs.WhichPlay, mv.Play, rounds.cards, rounds.play, rounds.NotInHand),
        answer(qs.PlaceCard, mv.PlaceTerrain, placing.placings, placing.place_own, placing.may_place),
        answer(qs.PlaceCard, mv.PlaceTribe, listed_before, placing.place_tribe_card, placing.may_place_tribe),
        answer(qs.PlaceCard, mv.Pass, listed_before, placing.pass_turn, placing.may_pass),
        answer(qs.WhichDrop, mv.DiscardTerrain, placing.drops, placing.drop, placing.may_drop, rough=True),
        answer(qs.PlaceOwn, mv.PlaceTerrain, placing.placings, placing.place_own, placing.may_place),
        refused(qs.PlaceOwn, mv.PlaceTribe, placing.TribeAlreadyPlaced()),
        answer(qs.PlaceOwn, mv.Pass, listed_before, placing.pass_turn, placing.may_pass),
    ),
    effects=(
        effect(qs.BeginHand, setup.begin_hand),
        effect(qs.EndDeal, setup.end_deal),
        effect(qs.BeginRound, rounds.begin_round),
        effect(qs.Reveal, rounds.reveal),
        effect(qs.EndRound, rounds.end_round),
    ),
    reasons=kinds_in(Refusal, setup, rounds, placing, land),
    end="4",
)
"""Every question with its answers, and every effect."""
