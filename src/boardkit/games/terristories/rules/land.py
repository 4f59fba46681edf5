"""Zones, individuals and tokens on the planet: what may stand where (IV.2.p, V.1.c, V.1.d)."""

from collections.abc import Iterator

from boardkit.core import Condition, Refusal, Seat, Step, emit, must, put
from boardkit.games.terristories.box import INDIVIDUALS, TERRAINS, ZONES
from boardkit.games.terristories.box.effects import AddIndividual, Target
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.ledger import idle, individuals, settled, thriving, zones
from boardkit.games.terristories.rules.model import LandEvent, State
from boardkit.games.terristories.rules.moves import ChooseSeat, ChooseTerritory, PutIndividual, Settle
from boardkit.maps.octagons import Octagon


class LandRefusal(Refusal):
    """Why something may not be done on a territory."""

    at: Octagon


class NoTerritory(LandRefusal, word="no-territory", rule="IV.2.c"):
    """There is no territory."""


def on_land(state: State, at: Octagon) -> Condition:
    """IV.2.c There is a territory."""
    return must(at in state.land, NoTerritory(at))


def territories(state: State) -> Iterator[ChooseTerritory]:
    """V.2.d List all territories."""
    return map(ChooseTerritory, state.land)


class ZonesFull(LandRefusal, word="zones-full", rule="V.1.d"):
    """The territory holds no more zones."""

    most: int


class NoZonesLeft(Refusal, word="no-zones-left", rule="V.1.d"):
    """All zones of the seat are on the planet."""


def room_for_zone(state: State, seat: Seat, at: Octagon) -> Iterator[Condition]:
    """V.1.d A territory holds as many zones as its terrain says; a seat has five."""
    yield on_land(state, at)
    if at in state.land:
        territory = state.land[at]
        most = TERRAINS[territory.terrain].zones
        yield must(sum(territory.zones) < most, ZonesFull(at, most))
    yield must(zones(state, seat) < ZONES, NoZonesLeft())


class NoOwnZone(LandRefusal, word="no-own-zone", rule="V.1.d"):
    """The seat has no zone there."""


def settled_there(state: State, seat: Seat, at: Octagon) -> Iterator[Condition]:
    """V.1.d The seat has a zone there."""
    yield on_land(state, at)
    if at in state.land:
        yield must(state.land[at].zones[seat], NoOwnZone(at))


class ZoneAsleep(LandRefusal, word="zone-asleep", rule="V.3"):
    """A zone on sterile land has no effect."""


def at_home(state: State, seat: Seat, at: Octagon) -> Iterator[Condition]:
    """V.1.d, V.3 The seat has a zone there that acts, to which an individual may come."""
    yield from settled_there(state, seat, at)
    if at in state.land:
        yield must(not state.land[at].sterile, ZoneAsleep(at))


class NoIndividualThere(LandRefusal, word="no-individual-there", rule="V.1.d"):
    """The seat has no individual there."""

    section: str = "V.1.d"  # V.5.a for who is to leave


def peopled_there(state: State, seat: Seat, at: Octagon, section: str = "V.1.d") -> Iterator[Condition]:
    """V.1.d, V.5.a The seat has an individual there, if there is a territory."""
    if at in state.land:
        yield must(state.land[at].individuals[seat], NoIndividualThere(at, section))


def with_zone(state: State, seat: Seat, at: Octagon) -> State:
    """Lay a zone of a seat."""
    counts = state.land[at].zones
    return state.with_territory(at, zones=put(counts, seat, counts[seat] + 1))


def with_individual(state: State, seat: Seat, at: Octagon, count: int = 1) -> State:
    """Put an individual of a seat on a territory, or take one away with -1."""
    counts = state.land[at].individuals
    return state.with_territory(at, individuals=put(counts, seat, counts[seat] + count))


def first_zones(state: State) -> Iterator[Settle]:
    """IV.2.p A zone may be laid on any territory that holds one more."""
    yield from map(Settle, state.land)


def may_settle(state: State, question: qs.PlaceFirstZone, move: Settle) -> Iterator[Condition]:
    """IV.2.p The limits of the terrains hold from the beginning."""
    return room_for_zone(state, question.seat, move.at)


class FirstZoneLaid(LandEvent, rule="IV.2.p", touches=("land[at].zones[seat]",)):
    """A zone of the set-up was laid."""


def settle_down(state: State, question: qs.PlaceFirstZone, move: Settle) -> Step[State]:
    """IV.2.p A zone is laid."""
    state = with_zone(state.answered(), question.seat, move.at)
    return emit(state, FirstZoneLaid(question.seat, move.at))


def put_individuals(state: State, effect: qs.PutIndividuals) -> Step[State]:
    """IV.2.p The individuals go onto the seat's zone; with several zones it chooses."""
    if not effect.left:
        return Step(state)
    state = state.ask(qs.PutIndividuals(effect.seat, effect.left - 1))
    return ask_where(state, effect.seat)


def ask_where(state: State, seat: Seat) -> Step[State]:
    """Put a free individual on the seat's zone, or ask on which one; none is left over beyond five."""
    places = homes(state, seat)
    if individuals(state, seat) >= INDIVIDUALS or not places:
        return idle(state, AddIndividual)
    return _arrive(state, seat, places[0]) if len(places) == 1 else Step(state.ask(qs.PlaceIndividual(seat)))


def homes(state: State, seat: Seat) -> tuple[Octagon, ...]:
    """IV.2.p, V.3 List where an individual may come: in the set-up to any zone, later to those that act."""
    return thriving(state, seat) if state.round else settled(state, seat)


def own_zones(state: State, question: qs.PlaceIndividual) -> Iterator[PutIndividual]:
    """IV.2.p Individuals arrive where the seat has a zone."""
    if individuals(state, question.seat) < INDIVIDUALS:
        yield from map(PutIndividual, homes(state, question.seat))


class NoIndividualsLeft(Refusal, word="no-individuals-left", rule="V.1.d"):
    """All individuals of the seat are on the planet."""


def may_arrive(state: State, question: qs.PlaceIndividual, move: PutIndividual) -> Iterator[Condition]:
    """IV.2.p Individuals arrive where the seat has a zone; once the game has begun, not on sterile land."""
    yield must(individuals(state, question.seat) < INDIVIDUALS, NoIndividualsLeft())
    yield from (at_home if state.round else settled_there)(state, question.seat, move.at)


def arrive(state: State, question: qs.PlaceIndividual, move: PutIndividual) -> Step[State]:
    """IV.2.p An individual arrives."""
    return _arrive(state.answered(), question.seat, move.at)


class IndividualPlaced(LandEvent, rule="IV.2.p", touches=("land[at].individuals[seat]",)):
    """An individual of the set-up took its place."""


class IndividualGained(LandEvent, rule="V.2.d", touches=("land[at].individuals[seat]",)):
    """A seat received an individual."""


def _arrive(state: State, seat: Seat, at: Octagon) -> Step[State]:
    event = IndividualGained(seat, at) if state.round else IndividualPlaced(seat, at)
    state = with_individual(state, seat, at)
    if state.phase == 1:  # V.1.c What arrives in the first phase does not move in it, bought or free.
        state = state.with_turn(moved=(*state.turn.moved, at))
    return emit(state, event)


def run_add_individual(state: State, run: qs.RunEffect, effect: AddIndividual) -> Step[State]:
    """V.2.d A seat gains an individual; the ambassador chooses among several that have fewest."""
    if effect.target is not Target.FEWEST:
        return ask_where(state, run.seat)
    least = min(individuals(state, seat) for seat in state.everyone)
    fewest = tuple(seat for seat in state.order if individuals(state, seat) == least)
    if len(fewest) == 1 or least == INDIVIDUALS:
        return ask_where(state, fewest[0])
    return Step(state.ask(qs.ChooseFewest(state.ambassador, fewest)))


def favour(state: State, move: ChooseSeat) -> Step[State]:
    """V.2.d The player whom the ambassador named gains an individual."""
    return ask_where(state.answered(), move.seat)
