"""V.1.a The power of a role, once in a game."""

from collections.abc import Iterator

from boardkit.core import Condition, Event, Refusal, SeatEvent, Step, emit, must
from boardkit.games.terristories.box import POWERS
from boardkit.games.terristories.box.effects import CardEffect, ExtraPurchase, Regenerate, Restore, Where
from boardkit.games.terristories.box.printed import Power
from boardkit.games.terristories.box.things import INDICES, Index, Role
from boardkit.games.terristories.rules.ledger import shifted, shifts
from boardkit.games.terristories.rules.model import Shift, State
from boardkit.games.terristories.rules.questions import BuySecond, Develop, RunEffect


def power_of(state: State, question: Develop) -> Power:
    """Return the power of the seat's role."""
    role = state.tableaux[question.seat].role
    assert role is not None
    return POWERS[role]


class NothingBasic(Refusal, word="nothing-basic", rule="III.2"):
    """A first game has no powers and no purchase of index points."""


class PowerGone(Refusal, word="power-gone", rule="V.1.a"):
    """The power was used already."""


class IndexBelowZero(Refusal, word="index-below-zero", rule="V.1.a"):
    """The power lowers an index that is below 0."""

    index: Index


def may_use(state: State, question: Develop) -> Iterator[Condition]:
    """V.1.a Once in a game, and not while an index that it lowers is below 0."""
    yield must(not state.options.basic, NothingBasic())
    yield must(state.tableaux[question.seat].power, PowerGone())
    if state.options.basic:
        return
    for index, change in zip(INDICES, power_of(state, question).cost, strict=True):
        if change:
            yield must(state.index(index) >= 0, IndexBelowZero(index))


class PowerUsed(SeatEvent, rule="V.1.a", touches=("tableaux[seat].power", "indices")):
    """A seat used its power, which moved the indices."""

    power: Role
    societal: Shift
    economy: Shift
    environment: Shift


def use(state: State, question: Develop) -> Step[State]:
    """V.1.a The indices pay, and nobody may object."""
    role, power = state.tableaux[question.seat].role, power_of(state, question)
    assert role is not None
    barren = any(territory.sterile for territory in state.land.values())
    effects: list[CardEffect] = [  # rebirth adds its cubes to a fertile territory when none is sterile
        one
        if barren or not isinstance(one, Restore)
        else Regenerate(one.amount, Where.CHOSEN, count=one.count)
        for one in power.effects
    ]
    runs = [RunEffect(question.seat, effect) for effect in effects]
    state = shifted(state, power.cost).with_tableau(question.seat, power=False).ask(*runs)
    return emit(state, PowerUsed(question.seat, role, **shifts(power.cost)))


class SecondPurchaseAllowed(Event, rule="V.1.a", touches=("season.extra",)):
    """Everybody may make a second purchase in this round, which is cheaper."""

    cheaper: int


def run_extra_purchase(state: State, _run: RunEffect, effect: ExtraPurchase) -> Step[State]:
    """V.1.a A second, cheaper purchase for everybody, also for those whose turn is over."""
    state = state.with_season(extra=effect.cheaper, late=state.season.developed)
    return emit(state, SecondPurchaseAllowed(effect.cheaper))


def second_purchases(state: State) -> Step[State]:
    """V.1.a Who acted before the governor makes the second purchase now."""
    return Step(state.with_season(late=()).ask(*map(BuySecond, state.season.late)))
