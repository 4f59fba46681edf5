"""10.3 Treating pollution: a plant turns it into water."""

from collections.abc import Iterator
from typing import Final

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box import COURSE, NEAR
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.box.things import Building, Good
from boardkit.games.water_sharing.rules.ledger import award, drop_pollution, pay, pour, stock
from boardkit.games.water_sharing.rules.means import must_be_in_bank, must_pay
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Treat
from boardkit.games.water_sharing.rules.questions import AfterFall, AfterPollution, Collect
from boardkit.games.water_sharing.rules.water import must_need, need

TREATMENTS: Final = 3
"""How often a plant can be used in a round."""

TREATMENT_COST: Final = 2
RETURN_POINTS: Final = 1


def may_clean(state: State, effect: AfterFall) -> Step[State]:
    """5.6 A seat is asked if it can treat pollution."""
    question = AfterPollution(effect.seat)
    return Step(state.ask(question) if any(treatments(state, question)) else state)


def treatments(state: State, question: Collect | AfterPollution) -> Iterator[Treat]:
    """10.3 List what plants may do; only in step 3 can the water be kept, by a part that needs it."""
    seat = question.seat
    if state.communities[seat].thunes < TREATMENT_COST or not state.pollution or state.bank.water < 1:
        return
    for plant in _plants(state, seat):
        part = state.land.holding(seat).part[plant]
        for at in NEAR[plant]:
            if at in COURSE and state.pollution.get(at):
                yield Treat(plant, at, back=True)
                if isinstance(question, Collect) and need(state, seat, part):
                    yield Treat(plant, at, back=False)


def _plants(state: State, seat: Seat) -> list[Spot]:
    """10.3 List the treatment plants of a seat that can be used once more in this round."""
    built = state.land.of(seat)
    plants = [at for at, building in built if building is Building.TREATMENT]
    return [at for at in plants if state.treated.get(at, 0) < TREATMENTS]


class NoPlant(Refusal, word="no-plant", rule="10.3"):
    """The seat has no treatment plant there that reaches the hex."""


class PlantIsUsed(Refusal, word="plant-is-used", rule="10.3"):
    """The plant has been used three times in this round."""


class TooLateToUse(Refusal, word="too-late-to-use", rule="10.3"):
    """After step 3 no building can use the water any more."""


class NoPollutionThere(Refusal, word="no-pollution-there", rule="10.3"):
    """There is no pollution on the hex."""


def may_treat(state: State, question: Collect | AfterPollution, move: Treat) -> Iterator[Condition]:
    """10.3 A plant treats pollution on a river hex beside it, three times a round, for two thunes."""
    seat = question.seat
    own = state.land.built(seat, move.plant) is Building.TREATMENT
    reached = own and move.at in NEAR[move.plant] and move.at in COURSE
    yield must(reached, NoPlant())
    if not reached:
        return
    yield must(state.treated.get(move.plant, 0) < TREATMENTS, PlantIsUsed())
    yield must(state.pollution.get(move.at), NoPollutionThere())
    yield must_pay(state, seat, TREATMENT_COST)
    yield must_be_in_bank(state, Good.WATER, 1)
    if not move.back:
        yield must(isinstance(question, Collect), TooLateToUse())
        yield must_need(1, need(state, seat, state.land.holding(seat).part[move.plant]))


class WaterTreated(Event, rule="10.3"):
    """A treatment plant turned a cube of pollution into water."""

    touches = (
        "pollution[at]",
        "water[at]",
        "treated[plant]",
        "communities[seat].stores",
        "communities[seat].thunes",
        "bank",
    )
    where = ("at", "plant")

    seat: Seat
    plant: Spot
    at: Spot


def treat(state: State, question: Collect | AfterPollution, move: Treat) -> Step[State]:
    """10.3 A cube of pollution becomes water, which is used or put back for a victory point."""
    seat = question.seat
    treated = {**state.treated, move.plant: state.treated.get(move.plant, 0) + 1}
    state = drop_pollution(pay(state, seat, TREATMENT_COST).__replace__(treated=treated), move.at, -1)
    if not move.back:
        part = state.land.holding(seat).part[move.plant]
        return emit(stock(state, seat, part, water=1), WaterTreated(seat, move.plant, move.at))
    step = emit(pour(state, move.at, 1), WaterTreated(seat, move.plant, move.at))
    return step.then(_reward, seat, move.at)


class WaterPutBack(Event, rule="10.3", touches=("communities[seat].points",)):
    """A treated cube of water went back into the river."""

    seat: Seat
    at: Spot
    points: int


def _reward(state: State, seat: Seat, at: Spot) -> Step[State]:
    return emit(award(state, seat, RETURN_POINTS), WaterPutBack(seat, at, RETURN_POINTS))
