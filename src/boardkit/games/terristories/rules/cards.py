"""V.2.d What the effects of cards do: one row for each that comes about at a moment.

Effects that act all the time (discounts, labels, moves, room, shields of a token) and harvests from the bank
are looked up where they count; see `ledger` and `harvest`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from boardkit.core import Step, Value
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.effects import CardEffect
from boardkit.games.terristories.rules import (
    cubes,
    harvest,
    hazards,
    land,
    piles,
    powers,
    regeneration,
    wages,
)
from boardkit.games.terristories.rules.ledger import idle
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import RunEffect

E = TypeVar("E", bound=CardEffect)


class CardEffectRule(Value, Generic[E], eq=False):
    """One row: an effect that stands on cards, and what it does."""

    kind: type[E]
    do: Callable[[State, RunEffect, E], Step[State]]


_ROWS: Final[tuple[CardEffectRule[Any], ...]] = (
    CardEffectRule(fx.Gain, cubes.run_gain),
    CardEffectRule(fx.Pay, cubes.run_pay),
    CardEffectRule(fx.Steal, cubes.run_steal),
    CardEffectRule(fx.Harvest, harvest.run_harvest),
    CardEffectRule(fx.Regenerate, cubes.run_regenerate),
    CardEffectRule(fx.Drain, cubes.run_drain),
    CardEffectRule(fx.Restore, cubes.run_restore),
    CardEffectRule(fx.Rain, regeneration.run_rain),
    CardEffectRule(fx.AddIndividual, land.run_add_individual),
    CardEffectRule(fx.ExtraPurchase, powers.run_extra_purchase),
    CardEffectRule(fx.Wage, wages.run_wage),
    CardEffectRule(fx.Shield, hazards.run_shield),
    CardEffectRule(fx.Peek, hazards.run_peek),
    CardEffectRule(fx.Redraw, hazards.run_redraw),
    CardEffectRule(fx.BlockHarvest, harvest.run_block),
    CardEffectRule(fx.Discard, piles.run_discard),
)

EFFECT_HANDLERS: Final[Mapping[type[CardEffect], Callable[[State, RunEffect, Any], Step[State]]]] = {
    row.kind: row.do for row in _ROWS
}
"""Rule of each effect, by its class."""


def run(state: State, run: RunEffect) -> Step[State]:
    """V.2.d Let an effect come about."""
    rule = EFFECT_HANDLERS.get(type(run.effect))
    if rule is None:
        return Step(state)
    step = rule(state, run, run.effect)
    return step if step.frames or step.state != state else idle(state)
