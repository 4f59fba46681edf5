"""V.2.d What the effects of cards do: one function for each kind that comes about at a moment.

Kinds that act all the time (discounts, labels, moves, room, shields of a token) and harvests from the bank
are looked up where they count; see `ledger` and `harvest`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from boardkit.core import Seat, Step, emit, put
from boardkit.games.terristories.box import ALEAS, INDIVIDUALS
from boardkit.games.terristories.box.printed import CardEffect, Op, Per, Protects, Target, Where
from boardkit.games.terristories.box.things import AleaCard
from boardkit.games.terristories.rules.effects import LookAtPile, RefillHand, RevealAlea, RunEffect
from boardkit.games.terristories.rules.events.cards import (
    CubesGained,
    CubesPaid,
    CubesStolen,
    TerritoryDrained,
    TerritoryFed,
)
from boardkit.games.terristories.rules.events.effects import (
    DrillingRaised,
    EffectIdle,
    HarvestRaised,
    NothingToPay,
    NothingToTake,
    NoWagesDue,
    RainChanged,
    ResourcesSheltered,
    SecondPurchaseAllowed,
    WagesRelieved,
)
from boardkit.games.terristories.rules.events.later import SeatProtected, TerritoriesProtected
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.games.terristories.rules.hazards import alea_under
from boardkit.games.terristories.rules.land import ask_where
from boardkit.games.terristories.rules.ledger import (
    acting_zones,
    add_cubes,
    effects,
    gain,
    hand_over,
    individuals,
    labels,
    room,
    take_cubes,
    thriving,
    unchanged,
    wages_due,
)
from boardkit.games.terristories.rules.model import State, Territory
from boardkit.games.terristories.rules.questions import (
    Block,
    ChooseFewest,
    DiscardOne,
    Fertilise,
    Present,
    Restore,
    StealFrom,
)
from boardkit.games.terristories.rules.stock import offers
from boardkit.maps.octagons import Octagon


def run(state: State, run: RunEffect) -> Step[State]:
    """V.2.d Let an effect come about."""
    rule = EFFECT_HANDLERS.get(run.effect.op)
    if rule is None:
        return unchanged(state)
    step = rule(state, run)
    return step if step.frames or step.state != state else emit(state, EffectIdle())


def _receivers(state: State, run: RunEffect) -> tuple[Seat, ...]:
    """Name the seats that an effect is about, those that need no choice."""
    match run.effect.target:
        case Target.EACH:
            return state.order
        case Target.OTHERS:
            return tuple(seat for seat in state.order if seat != run.seat)
    return (run.seat,)


def _amount(state: State, seat: Seat, effect: CardEffect) -> int:
    """Multiply an amount by what it is counted by, which sterile land has none of, up to a most."""
    match effect.per:
        case Per.OWN_TERRITORY:
            times = len(thriving(state, seat))
        case Per.OWN_INDIVIDUAL:
            times = individuals(state, seat)
        case Per.EXTRA_ZONE:
            times = max(0, acting_zones(state, seat) - 1)
        case _:
            times = 1
    return min(effect.amount * times, effect.most)


def _gain(state: State, run: RunEffect) -> Step[State]:
    if run.effect.target is Target.CHOSEN:
        return Step(state.ask(Present(run.seat, run.effect.amount)))
    step = Step(state)
    for seat in _receivers(state, run):
        step = step.then(receive, seat, _amount(state, seat, run.effect))
    return step


def receive(state: State, seat: Seat, amount: int) -> Step[State]:
    """V.2.d A seat receives cubes from the bank."""
    if amount <= 0:
        return unchanged(state)
    return emit(gain(state, seat, amount), CubesGained(seat, amount))


def _pay(state: State, run: RunEffect) -> Step[State]:
    step = Step(state)
    for seat in _receivers(state, run):
        if state.season.sheltered or protected(state, seat, run.alea):
            step = step.then(emit, SeatProtected(seat))
        else:
            step = step.then(pay_bank, seat, _amount(state, seat, run.effect))
    return step


def pay_bank(state: State, seat: Seat, amount: int) -> Step[State]:
    """V.2.d A seat pays cubes to the bank, as many as it has."""
    paid = min(amount, state.tableaux[seat].cubes)
    if amount > 0 and not paid:
        return emit(state, NothingToPay(seat))
    return emit(gain(state, seat, -paid), CubesPaid(seat, paid)) if paid else unchanged(state)


def protected(state: State, seat: Seat, alea: AleaCard | None) -> bool:
    """V.4 A seat's own labels protect it from a hazard that says how many it takes."""
    card = ALEAS[alea] if alea else None
    if card is None or card.labels is None or card.protects is not Protects.PLAYER:
        return False
    return labels(state, seat) >= card.labels


def shielded(state: State, at: Octagon, alea: AleaCard | None) -> bool:
    """V.4 The labels of all seats with a zone on a territory add up to protect it."""
    card = ALEAS[alea] if alea else None
    if card is None or card.labels is None or card.protects is not Protects.TERRITORY:
        return False
    zones_there = state.land[at].zones
    return sum(labels(state, seat) for seat in state.everyone if zones_there[seat]) >= card.labels


def _steal(state: State, run: RunEffect) -> Step[State]:
    if run.effect.target is Target.CHOSEN:
        return Step(state.ask(StealFrom(run.seat, run.effect.amount)))
    step = Step(state)
    for seat in _receivers(state, run):
        step = step.then(steal, run.seat, seat, run.effect.amount)
    return step


def steal(state: State, thief: Seat, of: Seat, amount: int) -> Step[State]:
    """V.2.d A seat takes cubes of another, as many as that one has."""
    taken = min(amount, state.tableaux[of].cubes)
    if not taken:
        return emit(state, NothingToTake(thief, of))
    return emit(hand_over(state, of, thief, taken), CubesStolen(thief, of, taken))


def _harvest(state: State, run: RunEffect) -> Step[State]:
    """V.3 The seat may harvest more in this round."""
    season, name = state.season, "drilling" if run.effect.one else "harvest"
    counts: tuple[int, ...] = getattr(season, name)
    more = put(counts, run.seat, counts[run.seat] + run.effect.amount)
    kind = DrillingRaised if run.effect.one else HarvestRaised
    return emit(state.with_season(**{name: more}), kind(run.seat, run.effect.amount))


def affected(state: State, run: RunEffect) -> list[Octagon]:
    """Name the territories that an effect is about, those that need no choice."""
    return [at for at, territory in state.land.items() if _concerns(at, territory, run, state)]


def _concerns(at: Octagon, territory: Territory, run: RunEffect, state: State) -> bool:
    effect = run.effect
    match effect.where:
        case Where.ALL:
            return True
        case Where.HERE:
            return at == run.at
        case Where.OWN:
            return territory.zones[run.seat] > 0
        case Where.TERRAIN:
            return territory.terrain is effect.terrain
        case Where.ZONE:
            owners = (seat for seat in state.everyone if state.tableaux[seat].role is effect.zone)
            return any(territory.zones[seat] for seat in owners)
    return False


def _regen(state: State, run: RunEffect) -> Step[State]:
    if run.effect.where is Where.CHOSEN:
        return ask_to_feed(state, run.seat, run.effect.amount, run.effect.count, ())
    step = Step(state)
    for at in affected(state, run):
        step = step.then(feed, at, run.effect.amount)
    return step


def ask_to_feed(state: State, seat: Seat, amount: int, left: int, fed: tuple[Octagon, ...]) -> Step[State]:
    """V.2.d Several territories are chosen one by one, as long as one has room."""
    able = any(room(state, at) for at in state.land if at not in fed)
    return Step(state.ask(Fertilise(seat, amount, left, fed))) if left and able else Step(state)


def feed(state: State, at: Octagon, amount: int) -> Step[State]:
    """V.2.d A fertile territory receives cubes, as many as it holds."""
    added = min(amount, room(state, at))
    return emit(add_cubes(state, at, added), TerritoryFed(at, added)) if added else unchanged(state)


def _drain(state: State, run: RunEffect) -> Step[State]:
    """V.4 Fertile territories lose cubes, but for those that labels or a project protect."""
    struck = [at for at in affected(state, run) if not state.land[at].sterile]
    safe = tuple(at for at in struck if _safe(state, at, run.alea))
    step = emit(state, TerritoriesProtected(safe)) if safe else Step(state)
    for at in struck:
        if at not in safe:
            amount = min(run.effect.amount, state.land[at].cubes)
            step = step.then(take_cubes, at, amount, TerritoryDrained(at, amount))
    return step


def _safe(state: State, at: Octagon, alea: AleaCard | None) -> bool:
    if state.season.sheltered or shielded(state, at, alea):
        return True
    return any(card.at == at for seat in state.everyone for card, _ in effects(state, seat, Op.SHIELD))


def _restore(state: State, run: RunEffect) -> Step[State]:
    sterile = sum(territory.sterile for territory in state.land.values())
    asks = [Restore(run.seat, run.effect.amount)] * min(run.effect.count, sterile)
    return Step(state.ask(*asks))


def _rain(state: State, run: RunEffect) -> Step[State]:
    """V.6.a The rain of this round gives some territories more, or less where nothing protects them."""
    places = [at for at in affected(state, run) if not state.land[at].sterile]
    safe = tuple(at for at in places if shielded(state, at, run.alea))
    step = emit(state, TerritoriesProtected(safe)) if safe else Step(state)
    wet = tuple(at for at in places if at not in safe)
    return step.then(_change_rain, wet, run.effect.amount) if wet else step


def _change_rain(state: State, territories: tuple[Octagon, ...], amount: int) -> Step[State]:
    rain = state.season.rain
    more = {at: rain.get(at, 0) + amount for at in territories}
    return emit(state.with_season(rain={**rain, **more}), RainChanged(territories, Shift(amount)))


def _add_individual(state: State, run: RunEffect) -> Step[State]:
    """V.2.d A seat gains an individual; the ambassador chooses among several that have fewest."""
    if run.effect.target is not Target.FEWEST:
        return ask_where(state, run.seat)
    least = min(individuals(state, seat) for seat in state.everyone)
    fewest = tuple(seat for seat in state.order if individuals(state, seat) == least)
    if len(fewest) == 1 or least == INDIVIDUALS:
        return ask_where(state, fewest[0])
    return Step(state.ask(ChooseFewest(state.ambassador, fewest)))


def _extra_purchase(state: State, run: RunEffect) -> Step[State]:
    """V.1.a A second, cheaper purchase for everybody, also for those whose turn is over."""
    state = state.with_season(extra=run.effect.cheaper, late=state.season.developed)
    return emit(state, SecondPurchaseAllowed(run.effect.cheaper))


def _wage(state: State, run: RunEffect) -> Step[State]:
    """V.5.a The wages of this round are lower."""
    step = Step(state)
    for seat in _receivers(state, run):
        step = step.then(_relieve, seat, run.effect.amount)
    return step


def _relieve(state: State, seat: Seat, amount: int) -> Step[State]:
    if wages_due(state, seat) <= 0:
        return emit(state, NoWagesDue(seat))
    relief = put(state.season.relief, seat, state.season.relief[seat] + amount)
    return emit(state.with_season(relief=relief), WagesRelieved(seat, amount))


def _shield(state: State, run: RunEffect) -> Step[State]:
    """V.4 The hazard of this round takes no resources; a token protects all the time."""
    if run.effect.where is not Where.ALL:
        return unchanged(state)
    return emit(state.with_season(sheltered=True), ResourcesSheltered())


def _peek(state: State, run: RunEffect) -> Step[State]:
    """V.4 The seat looks at the next hazard at the end of the phase."""
    return Step(state.ask(LookAtPile(run.seat)))


def _redraw(state: State, run: RunEffect) -> Step[State]:
    """V.4 Another hazard is drawn, and those who kept their stock for the first one are asked again."""
    step = alea_under(state)
    asked = state.order[: state.order.index(run.seat)]
    return Step(step.state.ask(RevealAlea(), *offers(state, asked)), step.frames)


def _block(state: State, run: RunEffect) -> Step[State]:
    return Step(state.ask(Block(run.seat)))


def _discard(state: State, run: RunEffect) -> Step[State]:
    """V.2.d Seats put a card of the hand under the pile and draw another."""
    for seat in _receivers(state, run)[::-1]:
        if not protected(state, seat, run.alea) and state.tableaux[seat].hand:
            state = state.ask(DiscardOne(seat), RefillHand(seat))
    safe = (seat for seat in _receivers(state, run) if protected(state, seat, run.alea))
    step = Step(state)
    for seat in safe:
        step = step.then(emit, SeatProtected(seat))
    return step


EFFECT_HANDLERS: Final[Mapping[Op, Callable[[State, RunEffect], Step[State]]]] = {
    Op.GAIN: _gain,
    Op.PAY: _pay,
    Op.STEAL: _steal,
    Op.HARVEST: _harvest,
    Op.REGEN: _regen,
    Op.DRAIN: _drain,
    Op.RESTORE: _restore,
    Op.RAIN: _rain,
    Op.ADD_INDIVIDUAL: _add_individual,
    Op.EXTRA_PURCHASE: _extra_purchase,
    Op.WAGE: _wage,
    Op.SHIELD: _shield,
    Op.PEEK: _peek,
    Op.REDRAW: _redraw,
    Op.BLOCK_HARVEST: _block,
    Op.DISCARD: _discard,
}
"""What comes about when an effect is run, by its kind."""
