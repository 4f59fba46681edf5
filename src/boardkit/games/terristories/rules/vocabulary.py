"""V.2.d What the effects of cards do: one row for each kind that comes about at a moment.

Kinds that act all the time (discounts, labels, moves, room, shields of a token) and harvests from the bank
are looked up where they count; see `ledger` and `harvest`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from boardkit.core import Step
from boardkit.games.terristories.box.printed import Op
from boardkit.games.terristories.rules import (
    cubes,
    development,
    harvest,
    hazards,
    land,
    nature,
    piles,
    regeneration,
    wages,
)
from boardkit.games.terristories.rules.effects import RunEffect
from boardkit.games.terristories.rules.ledger import idle
from boardkit.games.terristories.rules.model import State

EFFECT_HANDLERS: Final[Mapping[Op, Callable[[State, RunEffect], Step[State]]]] = {
    Op.GAIN: cubes.run_gain,
    Op.PAY: cubes.run_pay,
    Op.STEAL: cubes.run_steal,
    Op.HARVEST: harvest.run_harvest,
    Op.REGEN: nature.run_regen,
    Op.DRAIN: nature.run_drain,
    Op.RESTORE: nature.run_restore,
    Op.RAIN: regeneration.run_rain,
    Op.ADD_INDIVIDUAL: land.run_add_individual,
    Op.EXTRA_PURCHASE: development.run_extra_purchase,
    Op.WAGE: wages.run_wage,
    Op.SHIELD: hazards.run_shield,
    Op.PEEK: hazards.run_peek,
    Op.REDRAW: hazards.run_redraw,
    Op.BLOCK_HARVEST: harvest.run_block,
    Op.DISCARD: piles.run_discard,
}
"""What comes about when an effect is run, by its kind."""


def run(state: State, run: RunEffect) -> Step[State]:
    """V.2.d Let an effect come about."""
    rule = EFFECT_HANDLERS.get(run.effect.op)
    if rule is None:
        return Step(state)
    step = rule(state, run)
    return step if step.frames or step.state != state else idle(state)
