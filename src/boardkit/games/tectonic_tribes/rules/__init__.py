"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answers, Refusal, answer, effect, kinds_in, listed_before, refused
from boardkit.games.tectonic_tribes.rules import land, placing, rounds, setup
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.moves import (
    Discard,
    DiscardTerrain,
    Draw,
    GiveOrder,
    Pass,
    PlaceTerrain,
    PlaceTribe,
    Play,
)
from boardkit.games.tectonic_tribes.rules.questions import (
    BeginHand,
    BeginRound,
    DealCard,
    DrawOrder,
    DrawStart,
    EndDeal,
    EndRound,
    PlaceCard,
    PlaceOwn,
    PlaceStart,
    Reveal,
    WhichDiscard,
    WhichDrop,
    WhichPlay,
)

ANSWERS: Final[Answers[State]] = Answers(
    rows=(
        answer(DrawOrder, GiveOrder, setup.orders, setup.receive_order, setup.may_receive_order),
        answer(DrawStart, Draw, setup.draws, setup.draw_start, setup.may_draw),
        answer(PlaceStart, PlaceTerrain, placing.placings, placing.place_start, placing.may_place),
        refused(PlaceStart, PlaceTribe, placing.TribeAlreadyPlaced()),
        answer(PlaceStart, Pass, listed_before, placing.discard_start, placing.may_pass),
        answer(DealCard, Draw, setup.draws, setup.deal_card, setup.may_draw),
        answer(WhichDiscard, Discard, rounds.discards, rounds.discard, rounds.may_choose),
        answer(WhichPlay, Play, rounds.plays, rounds.play, rounds.may_choose),
        answer(PlaceCard, PlaceTerrain, placing.placings, placing.place_own, placing.may_place),
        answer(PlaceCard, PlaceTribe, listed_before, placing.place_tribe_card, placing.may_place_tribe),
        answer(PlaceCard, Pass, listed_before, placing.pass_turn, placing.may_pass),
        answer(WhichDrop, DiscardTerrain, placing.drops, placing.drop, placing.may_drop, rough=True),
        answer(PlaceOwn, PlaceTerrain, placing.placings, placing.place_own, placing.may_place),
        refused(PlaceOwn, PlaceTribe, placing.TribeAlreadyPlaced()),
        answer(PlaceOwn, Pass, listed_before, placing.pass_turn, placing.may_pass),
    ),
    effects=(
        effect(BeginHand, setup.begin_hand),
        effect(EndDeal, setup.end_deal),
        effect(BeginRound, rounds.begin_round),
        effect(Reveal, rounds.reveal),
        effect(EndRound, rounds.end_round),
    ),
    reasons=kinds_in(Refusal, setup, rounds, placing, land),
    end="4",
)
"""Every question with its answers, and every effect."""
