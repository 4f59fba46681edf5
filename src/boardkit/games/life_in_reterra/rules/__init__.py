"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answers, Refusal, answer, bare, effect, kinds_in, listed_before
from boardkit.games.life_in_reterra.rules import building, dealing, laying, model, powers, setup, turns
from boardkit.games.life_in_reterra.rules import moves as mv
from boardkit.games.life_in_reterra.rules import questions as qs
from boardkit.games.life_in_reterra.rules.model import State

ANSWERS: Final[Answers[State]] = Answers(
    rows=(
        answer(qs.DrawFirst, mv.BeginWith, dealing.beginners, dealing.begin_with, dealing.NobodySitsThere),
        answer(qs.DealStart, mv.Draw, dealing.draws, dealing.deal_start, dealing.NotInStack),
        answer(qs.FillRow, mv.Draw, dealing.draws, dealing.fill_row, dealing.NotInStack),
        answer(qs.DealSecret, mv.Draw, dealing.draws, dealing.deal_secret, dealing.NotInStack),
        answer(qs.LayTile, mv.PlaceTile, laying.layings, laying.lay, laying.may_lay),
        answer(qs.LayTile, mv.RefreshEnergy, laying.exchanges, laying.refresh, laying.may_refresh),
        answer(qs.Build, mv.PlaceBuilding, building.placings, building.place, building.may_place),
        answer(qs.Build, mv.PlaceInhabitant, listed_before, building.move_in, building.may_move_in),
        bare(qs.Build, mv.Pass, building.place_nothing),
        answer(qs.UsePowers, mv.WelcomeInhabitant, powers.uses, powers.use, powers.may_use),
        answer(qs.UsePowers, mv.PlaceRelic, listed_before, powers.use, powers.may_use),
        answer(qs.UsePowers, mv.PlaceJunk, listed_before, powers.use, powers.may_use),
        answer(qs.UsePowers, mv.ChangeTile, listed_before, powers.use, powers.may_use),
        bare(qs.UsePowers, mv.Pass, powers.leave, powers.may_pass),
    ),
    effects=(
        effect(qs.BeginTurn, turns.begin_turn),
        effect(qs.OfferBuilding, building.offer_building),
        effect(qs.BeginPowers, powers.begin_powers),
        effect(qs.OfferPowers, powers.offer_powers),
        effect(qs.RefillRow, dealing.refill_row),
    ),
    reasons=kinds_in(Refusal, setup, dealing, laying, building, model, powers),
    end="10",
)
"""Every question with its answers, and every effect."""
