"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answers, Refusal, answer, effect, kinds_in, listed_before, refused
from boardkit.games.tectonic_tribes.rules import land, moves, placing, questions, rounds, setup
from boardkit.games.tectonic_tribes.rules.model import State

ANSWERS: Final[Answers[State]] = Answers(
    rows=(
        answer(
            questions.DrawOrder, moves.GiveOrder, setup.orders, setup.receive_order, setup.may_receive_order
        ),
        answer(questions.DrawStart, moves.Draw, setup.draws, setup.draw_start, setup.may_draw),
        answer(
            questions.PlaceStart, moves.PlaceTerrain, placing.placings, placing.place_start, placing.may_place
        ),
        refused(questions.PlaceStart, moves.PlaceTribe, placing.TribeAlreadyPlaced()),
        answer(questions.PlaceStart, moves.Pass, listed_before, placing.discard_start, placing.may_pass),
        answer(questions.DealCard, moves.Draw, setup.draws, setup.deal_card, setup.may_draw),
        answer(questions.WhichDiscard, moves.Discard, rounds.discards, rounds.discard, rounds.may_choose),
        answer(questions.WhichPlay, moves.Play, rounds.plays, rounds.play, rounds.may_choose),
        answer(
            questions.PlaceCard, moves.PlaceTerrain, placing.placings, placing.place_own, placing.may_place
        ),
        answer(
            questions.PlaceCard,
            moves.PlaceTribe,
            listed_before,
            placing.place_tribe_card,
            placing.may_place_tribe,
        ),
        answer(questions.PlaceCard, moves.Pass, listed_before, placing.pass_turn, placing.may_pass),
        answer(
            questions.WhichDrop,
            moves.DiscardTerrain,
            placing.drops,
            placing.drop,
            placing.may_drop,
            rough=True,
        ),
        answer(
            questions.PlaceOwn, moves.PlaceTerrain, placing.placings, placing.place_own, placing.may_place
        ),
        refused(questions.PlaceOwn, moves.PlaceTribe, placing.TribeAlreadyPlaced()),
        answer(questions.PlaceOwn, moves.Pass, listed_before, placing.pass_turn, placing.may_pass),
    ),
    effects=(
        effect(questions.BeginHand, setup.begin_hand),
        effect(questions.EndDeal, setup.end_deal),
        effect(questions.BeginRound, rounds.begin_round),
        effect(questions.Reveal, rounds.reveal),
        effect(questions.EndRound, rounds.end_round),
    ),
    reasons=kinds_in(Refusal, setup, rounds, placing, land),
    end="4",
)
"""Every question with its answers, and every effect."""
