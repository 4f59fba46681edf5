"""V.A.2 What the effects of cards do."""

from collections.abc import Callable
from typing import Any, Final

from boardkit.core import Step
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.rules import (
    choices,
    cubes,
    deck,
    gains,
    offers,
    taking,
    tiles,
)
from boardkit.games.terraforming_mars.rules.effects import Job
from boardkit.games.terraforming_mars.rules.model import State


def carry_out(state: State, job: Job) -> Step[State]:
    """V.A.2 The first of a job's effects is carried out; it puts what follows on the pile."""
    first = job.effects[0]
    return EFFECT_HANDLERS[type(first)](state, job, first)


EFFECT_HANDLERS: Final[dict[type[fx.CardEffect], Callable[[State, Job, Any], Step[State]]]] = {
    fx.Gain: gains.do_gain,
    fx.Pay: gains.do_pay,
    fx.Production: gains.do_production,
    fx.DecreaseAnyProduction: taking.do_decrease,
    fx.ProductionFromBonus: gains.do_production_from_bonus,
    fx.RemoveResource: taking.do_take,
    fx.StealResource: taking.do_take,
    fx.RemoveFromTileOwner: taking.do_take,
    fx.Raise: gains.do_raise,
    fx.PlaceTile: tiles.do_place,
    fx.ClaimArea: tiles.do_claim,
    fx.Rating: gains.do_rating,
    fx.DrawCards: deck.do_draw,
    fx.Look: offers.do_look,
    fx.Reveal: deck.do_reveal,
    fx.DiscardCards: deck.do_discard,
    fx.AddCardResource: cubes.do_add,
    fx.RemoveCardResource: cubes.do_remove,
    fx.Choose: choices.do_choose,
    fx.ChooseNumber: choices.do_choose_number,
    fx.If: choices.do_if,
    fx.CopyProductionBox: choices.do_copy,
    fx.NextCard: gains.do_next_card,
}
