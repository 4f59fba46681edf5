"""V.1.a The power of a role, once in a game."""

from collections.abc import Iterator

from attrs import frozen

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.terristories.box import POWERS
from boardkit.games.terristories.box.printed import CardEffect, Op, Power, Where
from boardkit.games.terristories.rules.effects import RunEffect
from boardkit.games.terristories.rules.ledger import shifted, shifts
from boardkit.games.terristories.rules.model import INDICES, Index, Role, Shift, State
from boardkit.games.terristories.rules.questions import Develop


def power_of(state: State, question: Develop) -> Power:
    """Return the power of the seat's role."""
    role = state.tableaux[question.seat].role
    assert role is not None
    return POWERS[role]


@frozen
class NothingBasic(Refusal, word="nothing-basic", rule="III.2"):
    """A first game has no powers and no purchase of index points."""


@frozen
class PowerGone(Refusal, word="power-gone", rule="V.1.a"):
    """The power was used already."""


@frozen
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


@frozen
class PowerUsed(Event, rule="V.1.a"):
    """A seat used its power, which moved the indices."""

    touches = ("tableaux[seat].power", "indices")

    seat: Seat
    power: Role
    societal: Shift
    economy: Shift
    environment: Shift


def use(state: State, question: Develop) -> Step[State]:
    """V.1.a The indices pay, and nobody may object."""
    role, power = state.tableaux[question.seat].role, power_of(state, question)
    assert role is not None
    runs = [RunEffect(question.seat, _possible(state, effect)) for effect in power.effects]
    state = shifted(state, power.cost).with_tableau(question.seat, power=False).ask(*runs)
    return emit(state, PowerUsed(question.seat, role, **shifts(power.cost)))


def _possible(state: State, effect: CardEffect) -> CardEffect:
    """V.1.a Rebirth adds its cubes to a fertile territory when none is sterile."""
    if effect.op is Op.RESTORE and not any(territory.sterile for territory in state.land.values()):
        return CardEffect(Op.REGEN, effect.amount, count=effect.count, where=Where.CHOSEN)
    return effect
