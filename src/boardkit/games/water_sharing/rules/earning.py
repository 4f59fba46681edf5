"""5.5 and 5.5.1 Harvests, crises and riots."""

from boardkit.core import CHANCE, Event, Seat, Step, emit
from boardkit.games.water_sharing.box import BLUEPRINTS
from boardkit.games.water_sharing.box.board import Spot
from boardkit.games.water_sharing.box.things import Building, Cube, Good
from boardkit.games.water_sharing.rules.generating import made
from boardkit.games.water_sharing.rules.ledger import award, pay
from boardkit.games.water_sharing.rules.means import tell_missing
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Roll
from boardkit.games.water_sharing.rules.questions import CountCrises, Harvest, RollRiot


def harvest(state: State, effect: Harvest) -> Step[State]:
    """5.5 Buildings that work bring thunes and victory points."""
    step = Step(state)
    for at, building in state.land.of(effect.seat):
        if at in state.worked:
            thunes, points = made(at, building, Good.THUNES), BLUEPRINTS[building].points
            if thunes or points:
                step = step.then(_bring, effect.seat, at, thunes, points)
    return step


class Harvested(Event, rule="5.5"):
    """A building brought thunes and victory points."""

    touches = ("communities[seat].thunes", "communities[seat].points", "bank.paid")

    seat: Seat
    building: Building
    at: Spot
    thunes: int
    points: int


def _bring(state: State, seat: Seat, at: Spot, thunes: int, points: int) -> Step[State]:
    state = award(pay(state, seat, -thunes), seat, points)
    return emit(state, Harvested(seat, state.land.tiles[at].building, at, thunes, points))


def count_crises(state: State, effect: CountCrises) -> Step[State]:
    """5.5.1 A building left without what it needs is in crisis; one that was so already has a riot."""
    step, seat = Step(state), effect.seat
    idle = [(at, building) for at, building in state.land.of(seat) if at not in state.worked]
    for at, building in idle:
        if BLUEPRINTS[building].needs and at not in state.crisis:
            step = step.then(_begin_crisis, seat, at, building)
    riots = [RollRiot(CHANCE, seat, at) for at, _ in idle if at in state.crisis]
    return Step(step.state.ask(*riots), step.frames)


class CrisisBegun(Event, rule="5.5.1", touches=("crisis[at]", "bank.crisis")):
    """A building that did not receive what it needs is in crisis."""

    seat: Seat
    building: Building
    at: Spot


def _begin_crisis(state: State, seat: Seat, at: Spot, building: Building) -> Step[State]:
    if not state.bank.crisis:
        return tell_missing(state, Cube.CRISIS, 1, at)
    bank = state.bank.__replace__(crisis=state.bank.crisis - 1)
    state = state.__replace__(crisis=state.crisis | {at}, bank=bank)
    return emit(state, CrisisBegun(seat, building, at))


class RiotBroken(Event, rule="5.5.1", reveals=True, touches=("communities[seat].points",)):
    """A building that stays in crisis has a riot, which costs victory points."""

    seat: Seat
    building: Building
    at: Spot
    swords: int
    points: int


def riot(state: State, question: RollRiot, move: Roll) -> Step[State]:
    """5.5.1 A riot costs as many victory points as the die shows swords, as far as there are any."""
    seat, at = question.to, question.at
    lost = min(move.swords, state.communities[seat].points)
    state = award(state.answered(), seat, -lost)
    return emit(state, RiotBroken(seat, state.land.tiles[at].building, at, move.swords, lost))
