"""V.6 Phase 6: rain on the planet, and what the economy brings or costs."""

from boardkit.core import Event, Refusal, Seat, Step, emit
from boardkit.games.terristories.box import bonus
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.things import Index
from boardkit.games.terristories.rules.ledger import CubesMoved, add_cubes, gain, room
from boardkit.games.terristories.rules.model import Shift, State
from boardkit.games.terristories.rules.moves import Rain
from boardkit.games.terristories.rules.questions import RunEffect
from boardkit.games.terristories.rules.reach import affected, shielded, spare
from boardkit.maps.octagons import Octagon


class NoSuchRain(Refusal, word="no-such-rain", rule="V.6.a"):
    """The token has no such side."""


class RainTossed(Event, rule="V.6.a", reveals=True):
    """The rain token was tossed."""

    amount: int


def toss(state: State, move: Rain) -> Step[State]:
    """V.6.a to V.6.c It rains, more or less as the environment has it, and the economy pays or is paid."""
    step = emit(state.answered(), RainTossed(move.amount)).then(_water, move.amount)
    return step.each(step.state.order, _settle_up, bonus(Index.ECONOMY, step.state.index(Index.ECONOMY)))


class RainAdjusted(Event, rule="V.6.b"):
    """The environment gives more rain, or less."""

    amount: Shift


class NothingGrew(Event, rule="V.6.a"):
    """No territory received cubes."""


def _water(state: State, fallen: int) -> Step[State]:
    """V.6.a, V.6.b Every fertile territory receives cubes, as many as it holds."""
    more = bonus(Index.ENVIRONMENT, state.index(Index.ENVIRONMENT))
    rain = fallen + more
    added = {at: min(room(state, at), max(0, rain + state.season.rain.get(at, 0))) for at in state.land}
    step = emit(state, RainAdjusted(Shift(more))) if more else Step(state)
    for amount in sorted({*added.values()} - {0}, reverse=True):
        grown, state = tuple(at for at in added if added[at] == amount), step.state
        for at in grown:
            state = add_cubes(state, at, amount)
        step = step.tell(state, Regenerated(grown, amount))
    return step if any(added.values()) else step.then(emit, NothingGrew())


class Regenerated(Event, rule="V.6.a", touches=("land[territories].cubes",), where=("territories",)):
    """Fertile territories received so many cubes each."""

    territories: tuple[Octagon, ...]
    amount: int


class EconomyPaid(CubesMoved, rule="V.6.c"):
    """A seat received cubes for a strong economy."""


class EconomyCost(CubesMoved, rule="V.6.c"):
    """A seat paid cubes for a ruined economy."""


def _settle_up(state: State, seat: Seat, amount: int) -> Step[State]:
    """V.6.c A strong economy pays everybody; a ruined one costs a cube, where there is one."""
    change = max(amount, -state.tableaux[seat].cubes)
    if not change:
        return Step(state)
    event = EconomyPaid(seat, change) if change > 0 else EconomyCost(seat, -change)
    return emit(gain(state, seat, change), event)


def run_rain(state: State, run: RunEffect, effect: fx.Rain) -> Step[State]:
    """V.6.a The rain of this round gives some territories more, or less where nothing protects them."""
    places = [at for at in affected(state, run, effect) if not state.land[at].sterile]
    safe = tuple(at for at in places if shielded(state, at, run.alea))
    wet = tuple(at for at in places if at not in safe)
    step, rain = spare(state, safe), state.season.rain
    if not wet:
        return step
    more = {at: rain.get(at, 0) + effect.amount for at in wet}
    return step.tell(state.with_season(rain={**rain, **more}), RainChanged(wet, Shift(effect.amount)))


class RainChanged(Event, rule="V.6.a", touches=("season.rain[territories]",), where=("territories",)):
    """The rain of this round gives territories more, or less."""

    territories: tuple[Octagon, ...]
    amount: Shift
