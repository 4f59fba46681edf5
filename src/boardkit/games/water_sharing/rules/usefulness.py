"""9.3 Whether an action card would change anything: one that would not stays in the hand."""

from boardkit.core import Question, Seat
from boardkit.games.water_sharing.box import POLLUTING, Action, Op, Target
from boardkit.games.water_sharing.box.things import TRADED, Good, Stage
from boardkit.games.water_sharing.rules.conflicts import fought
from boardkit.games.water_sharing.rules.effects import MayGenerate
from boardkit.games.water_sharing.rules.ledger import main_part
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.picking import polluted, pumped
from boardkit.games.water_sharing.rules.questions import Generate, HowMuch, JoinDam, Reinforce
from boardkit.games.water_sharing.rules.trading import price


def has_effect(state: State, question: Question, what: Action, target: Seat | None) -> bool:
    """9.3 Tell whether a card would change anything now."""
    seat = question.seat
    match what.op:
        case Op.NO_POLLUTION:
            return state.clock.stage < Stage.POLLUTE and _pollutes(state, seat)
        case Op.DISCOUNT:
            return seat not in state.clock.passed or isinstance(question, JoinDam)
        case Op.CANCEL_CONFLICT:
            return isinstance(question, HowMuch) and fought(state).by != seat
        case Op.CONFLICT_BONUS:
            return isinstance(question, Reinforce)
        case Op.LOSE_WATER | Op.LOSE | Op.ADD_POLLUTION | Op.PRICE_DELTA:
            return any(_hurts(state, what, other) for other in targets(state, seat, what, target))
        case Op.ADD_WATER | Op.ADD_WATER_SOURCES:
            return state.bank.water > 0
        case Op.REMOVE_POLLUTION:
            return bool(polluted(state))
    return _helps(state, seat, what)


def targets(state: State, seat: Seat, what: Action, target: Seat | None) -> list[Seat]:
    """9.3 List whom a card strikes: the one it is played on, or everybody else."""
    if target is not None:
        return [target]
    return [other for other in state.order if other != seat and what.target is Target.OPPONENTS]


def _hurts(state: State, what: Action, seat: Seat) -> bool:
    """9.3 Tell whether a seat has what a card would take, what would pollute, or still has to buy."""
    struck = state.communities[seat]
    match what.op:
        case Op.LOSE_WATER:
            return any(store.water for store in struck.stores.values())
        case Op.ADD_POLLUTION:
            pollutes = any(building in POLLUTING for _, building in state.land.of(seat))
            return pollutes and state.bank.pollution > 0
        case Op.PRICE_DELTA:
            return main_part(state, seat) is not None and _still_buys(state, seat)
    if any((store.energy and what.energy) or (store.food and what.food) for store in struck.stores.values()):
        return True
    pays = bool(what.thunes) and struck.thunes >= what.thunes
    return pays or bool(what.thunes and what.else_vp and struck.points)


def _helps(state: State, seat: Seat, what: Action) -> bool:
    """9.3 Tell whether a community has any use for what a card brings."""
    main = main_part(state, seat)
    match what.op:
        case Op.TAKE_WATER_ANYWHERE:
            return bool(pumped(state, seat))
        case Op.BOOST:
            parks = any(building is what.building for _, building in state.land.of(seat))
            return parks and state.bank.energy > 0
        case Op.REMOVE_CRISIS:
            return any(at in state.crisis for at, _ in state.land.of(seat))
        case Op.SET_PRICE:
            buys = main is not None and _still_buys(state, seat)
            return buys and any(_sets_price(state, seat, what, good) for good in TRADED)
        case Op.GAIN:
            return bool(what.thunes or what.vp) or (main is not None and _brings_cubes(state, what))
    return main is not None


def _still_buys(state: State, seat: Seat) -> bool:
    """7.1 Tell whether a seat can still buy on the world market in this round."""
    waits = any(isinstance(one, Generate | MayGenerate) and one.seat == seat for one in state.pile)
    return waits or state.clock.stage is Stage.COLLECT


def _pollutes(state: State, seat: Seat) -> bool:
    """5.6 Tell whether buildings of a seat that work this round pollute."""
    return any(at in state.worked and building in POLLUTING for at, building in state.land.of(seat))


def _sets_price(state: State, seat: Seat, what: Action, good: Good) -> bool:
    """9.3 Tell whether a cube would cost something else than it does."""
    wanted = what.energy if good is Good.ENERGY else what.food
    return bool(wanted) and wanted + state.communities[seat].favours.dearer != price(state, seat, good)


def _brings_cubes(state: State, what: Action) -> bool:
    """2 What the bank lacks is not gained."""
    return bool((what.energy and state.bank.energy) or (what.food and state.bank.food))
