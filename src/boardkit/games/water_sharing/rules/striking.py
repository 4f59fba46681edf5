"""9.3 What action cards do, one rule for each kind of effect."""

from attrs import frozen

from boardkit.core import Event, Seat, Step, emit, evolve, put
from boardkit.games.water_sharing.box import SOURCES, Action, Op, deck
from boardkit.games.water_sharing.box.things import TRADED, ActionCard, Good
from boardkit.games.water_sharing.rules.conflicts import fought
from boardkit.games.water_sharing.rules.effects import Strike
from boardkit.games.water_sharing.rules.ledger import (
    award,
    main_part,
    pay,
    stock,
    stock_good,
)
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.picking import CHOOSES, add_water, ask_hex
from boardkit.games.water_sharing.rules.questions import WhichHex


@frozen
class CardIdle(Event, rule="9.3"):
    """A card finds nothing to change."""

    seat: Seat
    card: ActionCard


@frozen
class ActionStruck(Event, rule="9.3"):
    """An action card strikes a seat."""

    seat: Seat
    by: Seat
    card: ActionCard


def strike(state: State, effect: Strike) -> Step[State]:
    """9.3 The card does what it says, to the seat that played it or to the one it strikes."""
    what = deck(state.options.own_cards).actions[effect.card]
    by, target = effect.seat, effect.target
    step = Step(state) if by == target else emit(state, ActionStruck(target, by, effect.card))
    onward = _done(step.state, effect, what)
    if not onward.frames and onward.state is step.state:
        return step.then(emit, CardIdle(target, effect.card))
    return Step(onward.state, step.frames + onward.frames)


def _done(state: State, effect: Strike, what: Action) -> Step[State]:
    """9.3 One rule for each kind of effect; what finds nothing to change leaves the table as it was."""
    by, target, step = effect.seat, effect.target, Step(state)
    if what.op in CHOOSES:
        return step.then(ask_hex, WhichHex(by, effect.card, _picks(what), target))
    match what.op:
        case Op.ADD_WATER_SOURCES:
            return step.then(_feed_sources, what.n)
        case Op.LOSE_WATER:
            return step.then(_lose_good, target, Good.WATER, what.n)
        case Op.GAIN:
            return step.then(_gain, target, what)
        case Op.LOSE:
            return step.then(_lose, target, what)
        case Op.BOOST:
            return step.then(_boost, target, what)
        case Op.CONFLICT_BONUS:
            return step.then(_reinforce, target, what)
    return step.then(_favour, target, what)


def _picks(what: Action) -> int:
    match what.op:
        case Op.ADD_WATER:
            return what.hexes
        case Op.ADD_POLLUTION:
            return 1
    return what.n


def _feed_sources(state: State, count: int) -> Step[State]:
    step = Step(state)
    for at in SOURCES:
        step = step.then(add_water, at, count)
    return step


@frozen
class GoodsGained(Event, rule="9.3"):
    """A card brought a seat something."""

    touches = ("communities[seat].stores", "communities[seat].thunes", "bank")

    seat: Seat
    good: Good
    count: int


def _gain(state: State, seat: Seat, what: Action) -> Step[State]:
    step = Step(state)
    if what.thunes:
        step = emit(pay(state, seat, -what.thunes), GoodsGained(seat, Good.THUNES, what.thunes))
    for good, count in zip(TRADED, (what.energy, what.food), strict=True):
        step = step.then(_gain_good, seat, good, count)
    if what.vp:
        step = step.then(_gain_points, seat, what.vp)
    return step


def _gain_good(state: State, seat: Seat, good: Good, count: int) -> Step[State]:
    part, cubes = main_part(state, seat), min(count, state.bank.held(good))
    if part is None or not cubes:
        return Step(state)
    return emit(stock_good(state, seat, part, good, cubes), GoodsGained(seat, good, cubes))


@frozen
class PointsGained(Event, rule="9.3"):
    """A card brought a seat victory points."""

    touches = ("communities[seat].points",)

    seat: Seat
    points: int


def _gain_points(state: State, seat: Seat, points: int) -> Step[State]:
    return emit(award(state, seat, points), PointsGained(seat, points))


def _lose(state: State, seat: Seat, what: Action) -> Step[State]:
    """9.3 Whoever cannot pay the thunes loses victory points instead."""
    step = Step(state)
    for good, count in zip(TRADED, (what.energy, what.food), strict=True):
        step = step.then(_lose_good, seat, good, count)
    has = step.state.communities[seat]
    if has.thunes >= what.thunes:
        return step.then(_lose_thunes, seat, what.thunes) if what.thunes else step
    points = min(what.else_vp, has.points)
    return step.then(_lose_points, seat, points) if points else step


@frozen
class GoodsLost(Event, rule="9.3"):
    """A card cost a seat something."""

    touches = ("communities[seat].stores", "communities[seat].thunes", "bank")

    seat: Seat
    good: Good
    count: int


def _lose_thunes(state: State, seat: Seat, thunes: int) -> Step[State]:
    return emit(pay(state, seat, thunes), GoodsLost(seat, Good.THUNES, thunes))


@frozen
class PointsLost(Event, rule="9.3"):
    """A card cost a seat victory points."""

    touches = ("communities[seat].points",)

    seat: Seat
    points: int


def _lose_points(state: State, seat: Seat, points: int) -> Step[State]:
    return emit(award(state, seat, -points), PointsLost(seat, points))


@frozen
class WaterLost(Event, rule="9.3"):
    """A seat lost water that it had taken."""

    touches = ("communities[seat].stores", "bank.water")

    seat: Seat
    count: int


def _lose_good(state: State, seat: Seat, good: Good, count: int) -> Step[State]:
    """9.3 Cubes are lost from the main part first, as far as there are any."""
    left = count
    for part in state.land.holding(seat).thirst:
        cubes = min(left, state.communities[seat].held(part, good))
        state = stock_good(state, seat, part, good, -cubes) if cubes else state
        left -= cubes
    lost = count - left
    event = WaterLost(seat, lost) if good is Good.WATER else GoodsLost(seat, good, lost)
    return emit(state, event) if lost else Step(state)


def _boost(state: State, seat: Seat, what: Action) -> Step[State]:
    """9.3 Buildings of a kind make more energy, each in its part."""
    boosted = [at for at, building in state.land.of(seat) if building is what.building][: what.max or None]
    before = state.bank.energy
    for at in boosted:
        cubes = min(what.energy, state.bank.energy)
        state = stock(state, seat, state.land.holding(seat).part[at], energy=cubes)
    made = before - state.bank.energy
    return emit(state, GoodsGained(seat, Good.ENERGY, made)) if made else Step(state)


@frozen
class ConflictReinforced(Event, rule="9.3"):
    """A card adds to the score of a seat in a conflict."""

    touches = ("conflict.extra",)

    seat: Seat
    points: int


def _reinforce(state: State, seat: Seat, what: Action) -> Step[State]:
    """6 The card adds to the score of its seat."""
    conflict = fought(state)
    place = conflict.parties.index(seat)
    extra = put(conflict.extra, place, conflict.extra[place] + what.n)
    state = evolve(state, conflict=evolve(conflict, extra=extra))
    return emit(state, ConflictReinforced(seat, what.n))


@frozen
class FavourGranted(Event, rule="9.3"):
    """A card changes what this round is like for a seat."""

    touches = ("communities[seat].favours",)

    seat: Seat
    card: ActionCard


def _favour(state: State, seat: Seat, what: Action) -> Step[State]:
    """9.3 The card changes what this round is like for a seat."""
    community = state.communities[seat]
    favours = community.favours
    match what.op:
        case Op.KEEP_WATER:
            favours = evolve(favours, cistern=favours.cistern + what.n)
        case Op.SET_PRICE:
            favours = evolve(favours, cheap_energy=what.energy, cheap_food=what.food)
        case Op.PRICE_DELTA:
            favours = evolve(favours, dearer=favours.dearer + what.n)
        case Op.NO_POLLUTION:
            favours = evolve(favours, clean=True)
        case Op.DISCOUNT:
            favours = evolve(favours, discount=favours.discount + what.n)
    state = state.with_community(seat, evolve(community, favours=favours))
    return emit(state, FavourGranted(seat, what.id))
