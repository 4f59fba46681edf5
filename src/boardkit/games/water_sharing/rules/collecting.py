"""5.3, 10.3 and 11 Taking water from the river: what buildings need, treated pollution, and full dams."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Condition, Question, Refusal, Seat, SeatEvent, Step, emit, must
from boardkit.games.water_sharing.box import BOX, COURSE, NEAR, Spot, things
from boardkit.games.water_sharing.rules import land, ledger
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.model import State, owned
from boardkit.games.water_sharing.rules.moves import FillDam, TakeWater, Treat


def need(state: State, seat: Seat, part: Spot) -> int:
    """5.3 Say how much water a part can still use; a cistern serves the main part."""
    holding, community = state.land.holding(seat), state.communities[seat]
    cistern = community.favours.cistern if part == holding.main else 0
    return max(0, holding.thirst[part] + cistern - community.stock(part).water)


def need_at(state: State, seat: Seat, at: Spot) -> int:
    """5.3 Say how much water the parts that touch a river hex can still use."""
    return sum(need(state, seat, part) for part in state.land.holding(seat).taps.get(at, ()))


def need_of(state: State, seat: Seat) -> int:
    """5.3 Say how much water all parts of a seat can still use."""
    return sum(need(state, seat, part) for part in state.land.holding(seat).thirst)


class NoWaterThere(Refusal, word="no-water-there", rule="5.3"):
    """The hex does not have so much water."""

    has: int


def must_flow(state: State, at: Spot, count: int) -> Condition:
    """5.3 So much water lies on the hex."""
    there = state.water.get(at, 0)
    return must(0 < count <= there, NoWaterThere(there))


class NoNeed(Refusal, word="no-need", rule="5.3"):
    """The seat's buildings need no more water than so much."""

    need: int


def must_need(count: int, wanted: int) -> Condition:
    """5.3 Nobody takes more water than its buildings need."""
    return must(count <= wanted, NoNeed(wanted))


def hex_won(question: Question) -> Spot | None:
    """6 Name the hex that the winner of a conflict is asked about; None where it is asked about none."""
    return question.at if isinstance(question, qs.FirstUse | qs.FirstSite) else None


class OnlyContestedSite(Refusal, word="only-contested-site", rule="6"):
    """Only the hex that the conflict was about can be used now."""


def must_be_won(question: Question, at: Spot) -> Iterator[Condition]:
    """6 The winner of a conflict may use no other hex first."""
    won = hex_won(question)
    if won is not None:
        yield must(at == won, OnlyContestedSite())


DAM_ROOM: Final = BOX["dam_capacity"]
_fill: Final = cache(FillDam)  # makes each answer once: lists of them are long, and asked for often


def room(state: State, dam: land.Dam) -> int:
    """11 Say how many cubes a dam still takes."""
    return max(0, DAM_ROOM - state.water.get(dam.at, 0))


def reservoir(state: State, seat: Seat, dam: land.Dam) -> list[Spot]:
    """11 List the hexes below a dam that can fill it; the water in dams of others stays there."""
    closed = {dam.at for dam in state.land.dams if seat not in dam.owners}
    return [at for at in COURSE[dam.at] if at not in closed]


def fills(state: State, question: qs.Collect | qs.FirstUse) -> Iterator[FillDam]:
    """11 List what a seat may fill its dams with; from one hex only after a conflict over it."""
    seat, only = question.seat, hex_won(question)
    for dam in state.land.dams_of(seat):
        if free := room(state, dam):
            for at in reservoir(state, seat, dam):
                if only in (None, at):
                    for count in range(1, min(state.water.get(at, 0), free) + 1):
                        yield _fill(dam.at, at, count)


class NotAnOwner(Refusal, word="not-an-owner", rule="11"):
    """A dam is filled by those whose it is."""


class NotDownstream(Refusal, word="not-downstream", rule="11"):
    """The hex does not lie below the dam."""


class DamOfOthers(Refusal, word="dam-of-others", rule="11"):
    """The water in a dam is its owners'."""


class DamIsFull(Refusal, word="dam-is-full", rule="11"):
    """The dam has no room for so much water."""

    room: int


def may_fill(state: State, question: qs.Collect | qs.FirstUse, move: FillDam) -> Iterator[Condition]:
    """11 Each owner may fill a dam up to nine cubes from hexes below it."""
    dam = next((dam for dam in state.land.dams_of(question.seat) if dam.at == move.dam), None)
    yield must(dam, NotAnOwner())
    if dam is None:
        return
    yield must(move.at in COURSE[dam.at], NotDownstream())
    other = next((dam for dam in state.land.dams if dam.at == move.at), None)
    yield must(other is None or question.seat in other.owners, DamOfOthers())
    yield from must_be_won(question, move.at)
    yield must_flow(state, move.at, move.count)
    yield must(move.count <= room(state, dam), DamIsFull(room(state, dam)))


def fill_dam(state: State, question: qs.Collect | qs.FirstUse, move: FillDam) -> Step[State]:
    """11 Cube by cube the water goes up into the dam."""
    step = Step(state)
    for _ in range(move.count):
        water = ledger.shift(step.state.water, move.at, move.dam)
        filled = DamFilled(question.seat, move.at, move.dam, water[move.dam])
        step = step.tell(step.state.__replace__(water=water), filled)
    return step


class DamFilled(SeatEvent, rule="11", touches=("water[places]",), where=("at", "dam")):
    """A cube of water came up into a dam."""

    at: Spot
    dam: Spot
    water: int


TREATMENTS: Final = 3  # how often a plant can be used in a round
TREATMENT_COST: Final = 2
RETURN_POINTS: Final = 1


def may_clean(state: State, effect: qs.AfterFall) -> Step[State]:
    """5.6 A seat is asked if it can treat pollution."""
    question = qs.AfterPollution(effect.seat)
    return Step(state.ask(question) if any(treatments(state, question)) else state)


def treatments(state: State, question: qs.Collect | qs.AfterPollution) -> Iterator[Treat]:
    """10.3 List what plants may do; only in step 3 can the water be kept, by a part that needs it."""
    seat = question.seat
    if state.communities[seat].thunes < TREATMENT_COST or not state.pollution or state.bank.water < 1:
        return
    for plant, building in state.land.of(seat):
        if building is things.Building.TREATMENT and state.treated.get(plant, 0) < TREATMENTS:
            part = state.land.holding(seat).part[plant]
            for at in (at for at in NEAR[plant] if at in COURSE and state.pollution.get(at)):
                yield Treat(plant, at, back=True)
                if isinstance(question, qs.Collect) and need(state, seat, part):
                    yield Treat(plant, at, back=False)


class NoPlant(Refusal, word="no-plant", rule="10.3"):
    """The seat has no treatment plant there that reaches the hex."""


class PlantIsUsed(Refusal, word="plant-is-used", rule="10.3"):
    """The plant has been used three times in this round."""


class TooLateToUse(Refusal, word="too-late-to-use", rule="10.3"):
    """After step 3 no building can use the water any more."""


class NoPollutionThere(Refusal, word="no-pollution-there", rule="10.3"):
    """There is no pollution on the hex."""


def may_treat(state: State, question: qs.Collect | qs.AfterPollution, move: Treat) -> Iterator[Condition]:
    """10.3 A plant treats pollution on a river hex beside it, three times a round, for two thunes."""
    seat = question.seat
    own = state.land.built(seat, move.plant) is things.Building.TREATMENT
    reached = own and move.at in NEAR[move.plant] and move.at in COURSE
    yield must(reached, NoPlant())
    if not reached:
        return
    yield must(state.treated.get(move.plant, 0) < TREATMENTS, PlantIsUsed())
    yield must(state.pollution.get(move.at), NoPollutionThere())
    yield ledger.must_pay(state, seat, TREATMENT_COST)
    yield ledger.must_be_in_bank(state, things.Good.WATER, 1)
    if not move.back:
        yield must(isinstance(question, qs.Collect), TooLateToUse())
        yield must_need(1, need(state, seat, state.land.holding(seat).part[move.plant]))


class WaterTreated(SeatEvent, rule="10.3"):
    """A treatment plant turned a cube of pollution into water."""

    touches = ("pollution[at]", "water[at]", "treated[plant]", "bank", *owned("stores", "thunes"))
    where = ("at", "plant")

    plant: Spot
    at: Spot


def treat(state: State, question: qs.Collect | qs.AfterPollution, move: Treat) -> Step[State]:
    """10.3 A cube of pollution becomes water, which is used or put back for a victory point."""
    seat = question.seat
    treated = {**state.treated, move.plant: state.treated.get(move.plant, 0) + 1}
    state = ledger.pay(state, seat, TREATMENT_COST).__replace__(treated=treated)
    state = ledger.drop_pollution(state, move.at, -1)
    if not move.back:
        part = state.land.holding(seat).part[move.plant]
        return emit(ledger.stock(state, seat, part, water=1), WaterTreated(seat, move.plant, move.at))
    step = emit(ledger.pour(state, move.at, 1), WaterTreated(seat, move.plant, move.at))
    returned = WaterPutBack(seat, move.at, RETURN_POINTS)
    return step.tell(ledger.award(step.state, seat, RETURN_POINTS), returned)


class WaterPutBack(SeatEvent, rule="10.3", touches=("communities[seat].points",)):
    """A treated cube of water went back into the river."""

    at: Spot
    points: int


def may_collect(state: State, effect: qs.MayCollect) -> Step[State]:
    """5.3 A seat is asked if there is anything for it to do, or if it has cards."""
    question = qs.Collect(effect.seat)
    cards = state.communities[effect.seat].actions
    busy = cards or can_collect(state, question) or any(treatments(state, question))
    return Step(state.ask(question) if busy else state)


_take: Final = cache(TakeWater)  # makes each answer once: lists of them are long, and asked for often


def takes(state: State, question: qs.Collect | qs.FirstUse) -> Iterator[TakeWater]:
    """5.3 List what a seat may take; from one hex only after a conflict over it."""
    seat, only = question.seat, hex_won(question)
    for at in state.land.holding(seat).taps:
        if only in (None, at) and (there := state.water.get(at, 0)):
            for count in range(1, min(there, need_at(state, seat, at)) + 1):
                yield _take(at, count)


def can_collect(state: State, question: qs.Collect | qs.FirstUse) -> bool:
    """5.3, 11 Tell whether there is water that a seat may take, or fill a dam with."""
    return any(takes(state, question)) or any(fills(state, question))


class OutOfReach(Refusal, word="out-of-reach", rule="5.3"):
    """The seat has nothing beside that hex to draw from it."""


def may_take(state: State, question: qs.Collect | qs.FirstUse, move: TakeWater) -> Iterator[Condition]:
    """5.3 A seat draws from hexes beside its constructions, no more than its buildings need."""
    seat, at = question.seat, move.at
    tapped = at in state.land.holding(seat).taps
    yield must(tapped, OutOfReach())
    if not tapped:
        return
    yield from must_be_won(question, at)
    yield must_flow(state, at, move.count)
    yield must_need(move.count, need_at(state, seat, at))


class WaterTaken(SeatEvent, rule="5.3", touches=("water[at]", "communities[seat].stores", "bank.water")):
    """A seat took water from a river hex."""

    at: Spot
    count: int


def take_water(state: State, question: qs.Collect | qs.FirstUse, move: TakeWater) -> Step[State]:
    """5.3 The cubes go to the part that touches the hex; what it cannot use goes to the next."""
    seat, left = question.seat, move.count
    state = ledger.pour(state, move.at, -move.count)
    for part in state.land.holding(seat).taps[move.at]:
        cubes = min(left, need(state, seat, part))
        left -= cubes
        state = ledger.stock(state, seat, part, water=cubes) if cubes else state
    return emit(state, WaterTaken(seat, move.at, move.count))
