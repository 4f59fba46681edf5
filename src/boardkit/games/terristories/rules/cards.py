"""V.2.d What the effects of cards do: one row for each that comes about at a moment.

Effects that act all the time (discounts, labels, moves, room, shields of a token) and harvests from the bank
are looked up where they count; see `ledger` and `harvest`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar

from boardkit.core import Step
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.effects import CardEffect
from boardkit.games.terristories.rules import cubes, harvest, hazards, land, piles, powers, wages
from boardkit.games.terristories.rules.ledger import idle
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import RunEffect
from boardkit.games.terristories.rules.regeneration import run_rain

E = TypeVar("E", bound=CardEffect)
Rule: TypeAlias = Callable[[State, RunEffect, Any], Step[State]]


def _row(kind: type[E], do: Callable[[State, RunEffect, E], Step[State]]) -> tuple[type[Any], Rule]:
    """State what an effect that stands on cards does."""
    return kind, do


_ROWS: Final = (
    _row(fx.Gain, cubes.run_gain),
    _row(fx.Pay, cubes.run_pay),
    _row(fx.Steal, cubes.run_steal),
    _row(fx.Harvest, harvest.run_harvest),
    _row(fx.Regenerate, cubes.run_regenerate),
    _row(fx.Drain, cubes.run_drain),
    _row(fx.Restore, cubes.run_restore),
    _row(fx.Rain, run_rain),
    _row(fx.AddIndividual, land.run_add_individual),
    _row(fx.ExtraPurchase, powers.run_extra_purchase),
    _row(fx.Wage, wages.run_wage),
    _row(fx.Shield, hazards.run_shield),
    _row(fx.Peek, hazards.run_peek),
    _row(fx.Redraw, hazards.run_redraw),
    _row(fx.BlockHarvest, harvest.run_block),
    _row(fx.Discard, piles.run_discard),
)

EFFECT_HANDLERS: Final[Mapping[type[CardEffect], Rule]] = dict(_ROWS)  # rule of each effect, by its class


def run(state: State, run: RunEffect) -> Step[State]:
    """V.2.d Let an effect come about."""
    rule = EFFECT_HANDLERS.get(type(run.effect))
    if rule is None:
        return Step(state)
    step = rule(state, run, run.effect)
    return step if step.frames or step.state != state else idle(state, type(run.effect))
