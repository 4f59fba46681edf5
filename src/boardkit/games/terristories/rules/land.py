"""Zones, individuals and tokens on the planet: what may stand where (IV.2.p, V.1.c, V.1.d)."""

from collections.abc import Iterator

from boardkit.core import Condition, Seat, Step, emit, must, put
from boardkit.games.terristories.box import INDIVIDUALS, TERRAINS, ZONES
from boardkit.games.terristories.rules.effects import PutIndividuals
from boardkit.games.terristories.rules.events.cards import IndividualGained
from boardkit.games.terristories.rules.events.effects import EffectIdle
from boardkit.games.terristories.rules.events.starting import FirstZoneLaid, IndividualPlaced
from boardkit.games.terristories.rules.ledger import individuals, settled, thriving, unchanged, zones
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import PutIndividual, Settle
from boardkit.games.terristories.rules.questions import PlaceFirstZone, PlaceIndividual
from boardkit.games.terristories.rules.refusals import (
    NoIndividualsLeft,
    NoOwnZone,
    NoTerritory,
    NoZonesLeft,
    ZoneAsleep,
    ZonesFull,
)
from boardkit.maps.octagons import Octagon


def room_for_zone(state: State, seat: Seat, at: Octagon) -> Iterator[Condition]:
    """V.1.d A territory holds as many zones as its terrain says; a seat has five."""
    yield must(at in state.land, NoTerritory(at))
    if at in state.land:
        territory = state.land[at]
        most = TERRAINS[territory.terrain].zones
        yield must(sum(territory.zones) < most, ZonesFull(at, most))
    yield must(zones(state, seat) < ZONES, NoZonesLeft())


def settled_there(state: State, seat: Seat, at: Octagon) -> Iterator[Condition]:
    """V.1.d The seat has a zone there."""
    yield must(at in state.land, NoTerritory(at))
    if at in state.land:
        yield must(state.land[at].zones[seat], NoOwnZone(at))


def at_home(state: State, seat: Seat, at: Octagon) -> Iterator[Condition]:
    """V.1.d, V.3 The seat has a zone there that acts, to which an individual may come."""
    yield from settled_there(state, seat, at)
    if at in state.land:
        yield must(not state.land[at].sterile, ZoneAsleep(at))


def with_zone(state: State, seat: Seat, at: Octagon) -> State:
    """Lay a zone of a seat."""
    counts = state.land[at].zones
    return state.with_territory(at, zones=put(counts, seat, counts[seat] + 1))


def with_individual(state: State, seat: Seat, at: Octagon, count: int = 1) -> State:
    """Put an individual of a seat on a territory, or take one away with -1."""
    counts = state.land[at].individuals
    return state.with_territory(at, individuals=put(counts, seat, counts[seat] + count))


def first_zones(state: State, question: PlaceFirstZone) -> Iterator[Settle]:
    """IV.2.p A zone may be laid on any territory that holds one more."""
    del question
    yield from map(Settle, state.land)


def may_settle(state: State, question: PlaceFirstZone, move: Settle) -> Iterator[Condition]:
    """IV.2.p The limits of the terrains hold from the beginning."""
    return room_for_zone(state, question.seat, move.at)


def settle_down(state: State, question: PlaceFirstZone, move: Settle) -> Step[State]:
    """IV.2.p A zone is laid."""
    state = with_zone(state.answered(), question.seat, move.at)
    return emit(state, FirstZoneLaid(question.seat, move.at))


def put_individuals(state: State, effect: PutIndividuals) -> Step[State]:
    """IV.2.p The individuals go onto the own zone; with several zones the seat chooses."""
    if not effect.left:
        return unchanged(state)
    state = state.ask(PutIndividuals(effect.seat, effect.left - 1))
    return ask_where(state, effect.seat)


def ask_where(state: State, seat: Seat) -> Step[State]:
    """Put a free individual on the seat's zone, or ask on which one; none is left over beyond five."""
    places = homes(state, seat)
    if individuals(state, seat) >= INDIVIDUALS or not places:
        return emit(state, EffectIdle())
    return _arrive(state, seat, places[0]) if len(places) == 1 else Step(state.ask(PlaceIndividual(seat)))


def homes(state: State, seat: Seat) -> tuple[Octagon, ...]:
    """IV.2.p, V.3 List where an individual may come: in the set-up to any own zone, later where it acts."""
    return thriving(state, seat) if state.round else settled(state, seat)


def own_zones(state: State, question: PlaceIndividual) -> Iterator[PutIndividual]:
    """IV.2.p Individuals arrive on own zones."""
    if individuals(state, question.seat) < INDIVIDUALS:
        yield from map(PutIndividual, homes(state, question.seat))


def may_arrive(state: State, question: PlaceIndividual, move: PutIndividual) -> Iterator[Condition]:
    """IV.2.p Individuals arrive on own zones; once the game has begun, not on sterile land."""
    yield must(individuals(state, question.seat) < INDIVIDUALS, NoIndividualsLeft())
    yield from (at_home if state.round else settled_there)(state, question.seat, move.at)


def arrive(state: State, question: PlaceIndividual, move: PutIndividual) -> Step[State]:
    """IV.2.p An individual arrives."""
    return _arrive(state.answered(), question.seat, move.at)


def _arrive(state: State, seat: Seat, at: Octagon) -> Step[State]:
    event = IndividualGained(seat, at) if state.round else IndividualPlaced(seat, at)
    return emit(_standing_still(with_individual(state, seat, at), at), event)


def _standing_still(state: State, at: Octagon) -> State:
    """V.1.c An individual that arrives in the first phase does not move in it, bought or free."""
    return state.with_turn(moved=(*state.turn.moved, at)) if state.phase == 1 else state
