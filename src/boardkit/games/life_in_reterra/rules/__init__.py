"""The rules: every question, the ways to answer it, and what happens by itself in between."""

from typing import Final

from boardkit.core import Answers, Refusal, answer, bare, effect, kinds_in, listed_before
from boardkit.games.life_in_reterra.rules import building, dealing, laying, powers, setup, supply, turns
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import (
    BeginWith,
    ChangeTile,
    Draw,
    Pass,
    PlaceBuilding,
    PlaceInhabitant,
    PlaceJunk,
    PlaceRelic,
    PlaceTile,
    RefreshEnergy,
    WelcomeInhabitant,
)
from boardkit.games.life_in_reterra.rules.questions import (
    BeginPowers,
    BeginTurn,
    Build,
    DealSecret,
    DealStart,
    DrawFirst,
    FillRow,
    LayTile,
    OfferBuilding,
    OfferPowers,
    RefillRow,
    UsePowers,
)

ANSWERS: Final[Answers[State]] = Answers(
    rows=(
        answer(DrawFirst, BeginWith, dealing.beginners, dealing.begin_with, dealing.may_begin),
        answer(DealStart, Draw, dealing.draws, dealing.deal_start, dealing.may_draw),
        answer(FillRow, Draw, dealing.draws, dealing.fill_row, dealing.may_draw),
        answer(DealSecret, Draw, dealing.draws, dealing.deal_secret, dealing.may_draw),
        answer(LayTile, PlaceTile, laying.layings, laying.lay, laying.may_lay),
        answer(LayTile, RefreshEnergy, laying.exchanges, laying.refresh, laying.may_refresh),
        answer(Build, PlaceBuilding, building.placings, building.place, building.may_place),
        answer(Build, PlaceInhabitant, listed_before, building.move_in, building.may_move_in),
        bare(Build, Pass, building.place_nothing),
        answer(UsePowers, WelcomeInhabitant, powers.uses, powers.use, powers.may_use),
        answer(UsePowers, PlaceRelic, listed_before, powers.use, powers.may_use),
        answer(UsePowers, PlaceJunk, listed_before, powers.use, powers.may_use),
        answer(UsePowers, ChangeTile, listed_before, powers.use, powers.may_use),
        bare(UsePowers, Pass, powers.leave, powers.may_pass),
    ),
    effects=(
        effect(BeginTurn, turns.begin_turn),
        effect(OfferBuilding, building.offer_building),
        effect(BeginPowers, powers.begin_powers),
        effect(OfferPowers, powers.offer_powers),
        effect(RefillRow, dealing.refill_row),
    ),
    reasons=kinds_in(Refusal, setup, dealing, laying, building, supply, powers),
    end="10",
)
"""Every question with its answers, and every effect."""
