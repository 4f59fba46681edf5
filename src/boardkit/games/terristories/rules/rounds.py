"""V The course of a round: six phases, one after the other."""

from boardkit.core import CHANCE, Event, Pending, Seat, Step, emit
from boardkit.games.terristories.box import bonus
from boardkit.games.terristories.box.things import Index
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.hazards import put_away
from boardkit.games.terristories.rules.model import Season, State, Turn
from boardkit.games.terristories.rules.negotiation import recall
from boardkit.games.terristories.rules.proposing import offers

PHASES = range(1, 7)


def new_season(seats: int) -> Season:
    """V Nothing special holds when a round begins."""
    nothing = (0,) * seats
    return Season(harvest=nothing, drilling=nothing, relief=nothing, deals=nothing)


class RoundBegun(Event, rule="V"):
    """A new round begins."""

    touches = ("round", "phase", "ambassador", "alea", "aleas_out", "season", "claims")

    round: int
    ambassador: Seat


def begin_round(state: State) -> Step[State]:
    """V The round marker moves on; the ambassador's role goes to the left, after the first round."""
    if state.round:
        state = state.__replace__(ambassador=Seat((state.ambassador + 1) % state.seats))
    state = put_away(state).__replace__(round=state.round + 1, phase=1, season=new_season(state.seats))
    state = state.ask(*map(qs.BeginPhase, PHASES), qs.EndRound())
    return emit(state, RoundBegun(state.round, state.ambassador)).then(recall)


class PhaseBegun(Event, rule="V", touches=("phase",)):
    """A new phase begins."""

    phase: int


def begin_phase(state: State, effect: qs.BeginPhase) -> Step[State]:
    """V A phase begins, in which nobody has done anything yet."""
    state = state.__replace__(phase=effect.phase, turn=Turn()).with_season(deals=(0,) * state.seats)
    state = state.ask(*business(state, effect.phase))
    return emit(state, PhaseBegun(effect.phase))


def offer_stock(state: State) -> Step[State]:
    """V.2.a From the ambassador on, seats that have a card of the stock for this phase may activate it."""
    return Step(state.ask(*offers(state, state.order)))


def business(state: State, phase: int) -> list[Pending]:
    """V List what is done in a phase, in its order."""
    order = state.order
    match phase:
        case 1:
            return [*map(qs.Develop, order), qs.SecondPurchases()]
        case 2:
            asks = [qs.SelectProject(seat) for seat in order if state.tableaux[seat].hand]
            return [qs.OfferStock(), *asks, qs.LayProjects(), qs.BeginFinancing(), qs.ApplyProjects()]
        case 3:
            return [qs.OfferStock(), qs.ApplyCards(3), *map(qs.BeginHarvest, order)]
        case 4:
            return [qs.RevealAlea(), qs.OfferStock(), qs.ApplyAlea(), qs.ApplyCards(4)]
        case 5:
            added = bonus(Index.SOCIETAL, state.index(Index.SOCIETAL))
            return [qs.OfferStock(), qs.ApplyCards(5), *(qs.BeginWages(seat, added) for seat in order)]
    return [qs.OfferStock(), qs.ApplyCards(6), qs.TossRain(CHANCE)]
