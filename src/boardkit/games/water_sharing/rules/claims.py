"""6 Hostility: who may fight over which hex, and against whom."""

from collections.abc import Iterator
from itertools import combinations

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.rules.conflicts import fight
from boardkit.games.water_sharing.rules.effects import MayContestSite, MayContestWater
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Contest
from boardkit.games.water_sharing.rules.questions import ContestSite, ContestWater
from boardkit.games.water_sharing.rules.reservoirs import reservoir, room
from boardkit.games.water_sharing.rules.sites import buildable
from boardkit.games.water_sharing.rules.water import need


def may_contest_water(state: State, effect: MayContestWater) -> Step[State]:
    """6 Before anybody collects, each seat may declare hostility over the water of one hex."""
    question = ContestWater(effect.seat)
    return Step(state.ask(question) if any(contests(state, question)) else state)


def may_contest_site(state: State, effect: MayContestSite) -> Step[State]:
    """6 Before anybody builds, each seat may declare hostility over one site."""
    question = ContestSite(effect.seat)
    return Step(state.ask(question) if any(contests(state, question)) else state)


def contests(state: State, question: ContestWater | ContestSite) -> Iterator[Contest]:
    """6 List what a seat may fight over, and against whom: whoever else has a claim to that hex."""
    own = claimed(state, question, question.seat) - {*state.clock.contested}
    if not own:
        return
    others = {seat: claimed(state, question, seat) for seat in state.others(question.seat)}
    for at in sorted(own):
        rivals = [seat for seat, claims in others.items() if at in claims]
        for count in range(len(rivals), 0, -1):
            for against in combinations(rivals, count):
                yield Contest(at, against)


def claimed(state: State, question: ContestWater | ContestSite, seat: Seat) -> frozenset[Spot]:
    """6 List the hexes that a seat has a claim to: water it could use, or sites it could build on."""
    if isinstance(question, ContestSite):
        return buildable(state, seat)
    return frozenset((*_thirsted_for(state, seat), *_below_dams(state, seat)))


def _thirsted_for(state: State, seat: Seat) -> Iterator[Spot]:
    """6 List the hexes whose water could serve the needs of a seat."""
    thirsty = {part for part in state.land.holding(seat).thirst if need(state, seat, part)}
    for at, parts in state.land.holding(seat).taps.items():
        if at in state.water and not thirsty.isdisjoint(parts):
            yield at


def _below_dams(state: State, seat: Seat) -> Iterator[Spot]:
    """11 List the hexes whose water could fill a dam of a seat."""
    for dam in state.land.dams_of(seat):
        if room(state, dam):
            yield from (at for at in reservoir(state, seat, dam) if at in state.water)


class NobodyToContest(Refusal, word="nobody-to-contest", rule="6"):
    """These seats have no claim to that hex."""


class ContestedBefore(Refusal, word="contested-before", rule="6"):
    """There was a conflict about that hex in this step."""


def may_contest(state: State, question: ContestWater | ContestSite, move: Contest) -> Iterator[Condition]:
    """6 One fights over a hex that oneself and all of the others could use, and only once in a step."""
    yield must(move.at not in state.clock.contested, ContestedBefore())
    others = [seat for seat in state.others(question.seat) if seat in move.against]
    named = bool(others) and move.against == tuple(others)
    claims = (claimed(state, question, seat) for seat in (question.seat, *others))
    yield must(named and all(move.at in claim for claim in claims), NobodyToContest())


class ConflictDeclared(Event, rule="6"):
    """A seat declared hostility to others over a hex."""

    touches = ("conflict",)

    seat: Seat
    against: tuple[Seat, ...]
    at: Spot


def declare(state: State, question: ContestWater | ContestSite, move: Contest) -> Step[State]:
    """6 A seat declares its hostility; all parties bid, the one who declared it last."""
    clock = state.clock.__replace__(contested=(*state.clock.contested, move.at))
    state = fight(state.answered().__replace__(clock=clock), question.seat, move.against, at=move.at)
    return emit(state, ConflictDeclared(question.seat, move.against, move.at))
