"""Counts that all else needs: cubes, indices, territories, and the projects that act."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from boardkit.core import Condition, Event, Refusal, Seat, SeatEvent, Step, emit, must
from boardkit.core.values import remembered
from boardkit.games.terristories.box import HIGHEST, LOWEST, PROJECTS, STERILE_COSTS, TERRAINS
from boardkit.games.terristories.box.effects import Capacity, CardEffect, Discount, Goods, Label, Move, Target
from boardkit.games.terristories.box.printed import Project
from boardkit.games.terristories.box.things import Triple
from boardkit.games.terristories.rules.model import Card, Shift, State
from boardkit.maps.octagons import Octagon

E = TypeVar("E", bound=CardEffect)
P = TypeVar("P", bound=Discount | Move)


def gain(state: State, seat: Seat, amount: int) -> State:
    """Move cubes between the bank and a seat; a negative amount is paid."""
    return state.with_tableau(seat, cubes=state.tableaux[seat].cubes + amount)


class CubesMoved(SeatEvent, rule="V", touches=("tableaux[seat].cubes",)):
    """Event of cubes that went between the bank and a seat."""

    amount: int


def hand_over(state: State, giver: Seat, to: Seat, amount: int) -> State:
    """Move cubes from one seat to another."""
    return gain(gain(state, giver, -amount), to, amount)


def refund(state: State, paid: Sequence[int], event: Callable[[Seat, int], Event]) -> Step[State]:
    """V.1.b, V.2.c Give everybody back what they had put on something, and tell it."""
    step = Step(state)
    for seat in state.everyone:
        if paid[seat]:
            step = step.tell(gain(step.state, seat, paid[seat]), event(seat, paid[seat]))
    return step


class TooManyCubes(Refusal, word="too-many-cubes", rule="V.1.b"):
    """That is more than is needed, or than the seat has, or no number of cubes."""

    most: int


def so_many(amount: int, most: int, least: int = 1) -> Condition:
    """V.1.b Ask for an amount of cubes that is no more than there may be."""
    return must(least <= amount <= most, TooManyCubes(max(most, 0)))


class TooExpensive(Refusal, word="too-expensive", rule="V.1.d", lacks=("cost", "has")):
    """The seat has too few cubes."""

    cost: int
    has: int


def affordable(state: State, seat: Seat, cost: int) -> Condition:
    """V.1.d, V.5.a Ask for as many cubes as something costs."""
    has = state.tableaux[seat].cubes
    return must(has >= cost, TooExpensive(cost, has))


def shifted(state: State, by: Triple) -> State:
    """Move the indices; what would lead off the tracks is lost."""
    moved = zip(state.indices, by, strict=True)
    societal, economy, environment = (min(max(sum(pair), LOWEST), HIGHEST) for pair in moved)
    return state.__replace__(indices=(societal, economy, environment))


def all_down(state: State, points: int) -> State:
    """Lower every index."""
    return shifted(state, (-points, -points, -points))


def shifts(by: Triple) -> dict[str, Any]:
    """Write the moves of the indices as the fields of an event."""
    return dict(zip(("societal", "economy", "environment"), map(Shift, by), strict=True))


def take_cubes(state: State, at: Octagon, amount: int, event: Event) -> Step[State]:
    """V.3 Take cubes off a territory, and tell it; with the last one the territory turns sterile at once."""
    left = state.land[at].cubes - amount
    step = emit(state.with_territory(at, cubes=left), event)
    return step if left else step.tell(all_down(step.state, STERILE_COSTS), TurnedSterile(at))


class TurnedSterile(Event, rule="V.3", touches=("indices",)):
    """A territory lost its last cube: every index falls by one point."""

    at: Octagon


class EffectIdle(Event, rule="V.2.d", wasted=True):
    """An effect finds nothing to change."""

    idle: str  # the word of the effect


def idle(state: State, effect: type[CardEffect]) -> Step[State]:
    """V.2.d An effect that finds nothing to change is told of."""
    return emit(state, EffectIdle(effect.word))


def room(state: State, at: Octagon) -> int:
    """Count the cubes that a fertile territory may still receive."""
    territory = state.land[at]
    return 0 if territory.sterile else max(0, capacity(state, at) - territory.cubes)


def capacity(state: State, at: Octagon) -> int:
    """IV.2.c Count the cubes that a territory holds at most, with what tokens add."""
    return TERRAINS[state.land[at].terrain].cubes + _added(state)[at]


@remembered
def _added(state: State) -> Mapping[Octagon, int]:
    added = dict.fromkeys(state.land, 0)
    for card, project in (pair for seat in state.everyone for pair in acting(state, seat)):
        if card.at is not None:
            added[card.at] += project.total(Capacity)
    return added


def add_cubes(state: State, at: Octagon, amount: int) -> State:
    """Put cubes on a territory."""
    return state.with_territory(at, cubes=state.land[at].cubes + amount)


def acting(state: State, seat: Seat) -> Iterator[tuple[Card, Project]]:
    """Walk a seat's projects that are not in stock, and whose token is not on a sterile territory."""
    for card in state.tableaux[seat].cards:
        if not card.stocked and (card.at is None or not state.land[card.at].sterile):
            yield card, PROJECTS[card.project]


def effects(state: State, seat: Seat, kind: type[E]) -> Iterator[tuple[Card, E]]:
    """Walk the effects of one kind that a seat's acting projects have."""
    for card, project in acting(state, seat):
        for effect in project.effects:
            if isinstance(effect, kind):
                yield card, effect


def for_seat(state: State, seat: Seat, kind: type[P]) -> Iterator[P]:
    """Walk the effects of one kind that a seat profits from: its own, and those of others for everybody."""
    for owner in state.everyone:
        for _, effect in effects(state, owner, kind):
            if owner == seat or effect.target is Target.EACH:
                yield effect


def hourglasses(state: State, seat: Seat) -> list[Card]:
    """II.2, VII List the hourglass projects of a seat that are not in stock, wherever their tokens are."""
    return [card for card in state.tableaux[seat].cards if not card.stocked and PROJECTS[card.project].lasts]


@remembered
def discount(state: State, seat: Seat, goods: Goods) -> int:
    """Sum up how much less something costs a seat."""
    return sum(effect.amount for effect in for_seat(state, seat, Discount) if effect.goods is goods)


def labels(state: State, seat: Seat) -> int:
    """V.4 Count a seat's labels (labels DD); a project that takes one keeps it."""
    return sum(effect.amount for _, effect in effects(state, seat, Label))


def individuals(state: State, seat: Seat) -> int:
    """Count a seat's individuals on the planet."""
    return sum(territory.individuals[seat] for territory in state.land.values())


def zones(state: State, seat: Seat) -> int:
    """Count the zones that a seat has on the planet, whether they act or not."""
    return sum(territory.zones[seat] for territory in state.land.values())


def settled(state: State, seat: Seat) -> tuple[Octagon, ...]:
    """List the territories with a zone of the seat, whether it acts or not."""
    return tuple(at for at, territory in state.land.items() if territory.zones[seat])


def thriving(state: State, seat: Seat) -> tuple[Octagon, ...]:
    """V.3 List the territories where a zone of the seat acts: on sterile land none does."""
    return tuple(at for at in settled(state, seat) if not state.land[at].sterile)


def acting_zones(state: State, seat: Seat) -> int:
    """V.3 Count the zones of a seat that act: on sterile land none does."""
    return sum(state.land[at].zones[seat] for at in thriving(state, seat))


def peopled(state: State, seat: Seat) -> tuple[Octagon, ...]:
    """List the territories with an individual of the seat."""
    return tuple(at for at, territory in state.land.items() if territory.individuals[seat])
