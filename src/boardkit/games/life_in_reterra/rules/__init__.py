"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answers, Refusal, answer, bare, effect, kinds_in, listed_before
from boardkit.games.life_in_reterra.rules import (
    building,
    dealing,
    laying,
    moves,
    powers,
    questions,
    setup,
    supply,
    turns,
)
from boardkit.games.life_in_reterra.rules.model import State

ANSWERS: Final[Answers[State]] = Answers(
    rows=(
        answer(
            questions.DrawFirst, moves.BeginWith, dealing.beginners, dealing.begin_with, dealing.may_begin
        ),
        answer(questions.DealStart, moves.Draw, dealing.draws, dealing.deal_start, dealing.may_draw),
        answer(questions.FillRow, moves.Draw, dealing.draws, dealing.fill_row, dealing.may_draw),
        answer(questions.DealSecret, moves.Draw, dealing.draws, dealing.deal_secret, dealing.may_draw),
        answer(questions.LayTile, moves.PlaceTile, laying.layings, laying.lay, laying.may_lay),
        answer(questions.LayTile, moves.RefreshEnergy, laying.exchanges, laying.refresh, laying.may_refresh),
        answer(questions.Build, moves.PlaceBuilding, building.placings, building.place, building.may_place),
        answer(questions.Build, moves.PlaceInhabitant, listed_before, building.move_in, building.may_move_in),
        bare(questions.Build, moves.Pass, building.place_nothing),
        answer(questions.UsePowers, moves.WelcomeInhabitant, powers.uses, powers.use, powers.may_use),
        answer(questions.UsePowers, moves.PlaceRelic, listed_before, powers.use, powers.may_use),
        answer(questions.UsePowers, moves.PlaceJunk, listed_before, powers.use, powers.may_use),
        answer(questions.UsePowers, moves.ChangeTile, listed_before, powers.use, powers.may_use),
        bare(questions.UsePowers, moves.Pass, powers.leave, powers.may_pass),
    ),
    effects=(
        effect(questions.BeginTurn, turns.begin_turn),
        effect(questions.OfferBuilding, building.offer_building),
        effect(questions.BeginPowers, powers.begin_powers),
        effect(questions.OfferPowers, powers.offer_powers),
        effect(questions.RefillRow, dealing.refill_row),
    ),
    reasons=kinds_in(Refusal, setup, dealing, laying, building, supply, powers),
    end="10",
)
"""Every question with its answers, and every effect."""
