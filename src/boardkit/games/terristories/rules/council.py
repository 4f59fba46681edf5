"""V.1.b Buying a point of an index together: proposals, votes and pledges."""

from collections.abc import Iterator

from boardkit.core import Condition, Event, Refusal, Seat, SeatEvent, Step, clockwise, emit, must, put
from boardkit.games.terristories.box import HIGHEST, INDEX_PRICE
from boardkit.games.terristories.box.effects import Goods
from boardkit.games.terristories.box.things import INDICES, Index
from boardkit.games.terristories.rules.ledger import CubesMoved, discount, gain, refund, shifted, so_many
from boardkit.games.terristories.rules.model import Council, State
from boardkit.games.terristories.rules.moves import CallCouncil, Pledge, VoteFor
from boardkit.games.terristories.rules.powers import NothingBasic
from boardkit.games.terristories.rules.questions import BreakTie, CountVotes, Develop, PledgeCubes, Vote


def price(state: State) -> int:
    """V.1.b What a point costs, after discounts for everybody."""
    return max(0, INDEX_PRICE - discount(state, state.ambassador, Goods.INDEX))


class PointBought(Refusal, word="index-bought", rule="V.1.b"):
    """The point of this round was bought."""


class CouncilHeld(Refusal, word="council-held", rule="V.1.b"):
    """The seat has called a council in this round."""


def may_call(state: State, question: Develop, move: CallCouncil) -> Iterator[Condition]:
    """V.1.b One point is bought in a round; a seat proposes once."""
    yield must(not state.options.basic, NothingBasic())
    yield must(not state.season.influenced, PointBought())
    yield must(question.seat not in state.season.callers, CouncilHeld())
    yield from may_vote(state, move)


class IndexFull(Refusal, word="index-full", rule="V.1.b"):
    """The index is as high as it can be."""

    index: Index


class CouncilCalled(SeatEvent, rule="V.1.b", touches=("council",)):
    """A seat proposed to buy a point of an index."""

    index: Index


def call(state: State, question: Develop, move: CallCouncil) -> Step[State]:
    """V.1.b A seat proposes, and the others vote in turn."""
    seat, nobody = question.seat, (None,) * state.seats
    council = Council(seat, put(nobody, seat, move.index), (0,) * state.seats)
    votes = [Vote(other, move.index) for other in clockwise(seat, state.seats)[1:]]
    state = state.with_season(callers=(*state.season.callers, seat)).ask(*votes, CountVotes())
    return emit(state.__replace__(council=council), CouncilCalled(seat, move.index))


def may_vote(state: State, move: VoteFor | CallCouncil) -> Iterator[Condition]:
    """V.1.b An index can rise only while it is not at its top."""
    yield must(state.index(move.index) < HIGHEST, IndexFull(move.index))


class VoteCast(SeatEvent, rule="V.1.b", touches=("council.votes[seat]",)):
    """A seat voted for an index."""

    index: Index


def vote(state: State, question: Vote, move: VoteFor) -> Step[State]:
    """V.1.b A vote."""
    council = _council(state)
    council = council.__replace__(votes=put(council.votes, question.seat, move.index))
    return emit(state.answered().__replace__(council=council), VoteCast(question.seat, move.index))


def _council(state: State) -> Council:
    assert state.council is not None
    return state.council


class IndexChosen(Event, rule="V.1.b", touches=("council.index",)):
    """The majority has voted for an index."""

    index: Index


def count_votes(state: State) -> Step[State]:
    """V.1.b The majority decides; with equal votes the ambassador."""
    cast = _council(state).votes
    most = max(cast.count(index) for index in INDICES)
    leading = tuple(index for index in INDICES if cast.count(index) == most)
    if len(leading) > 1:
        return Step(state.ask(BreakTie(state.ambassador, leading)))
    return _collect(state, leading[0], IndexChosen(leading[0]))


def tied(_state: State, question: BreakTie) -> Iterator[VoteFor]:
    """V.1.b The ambassador chooses among the indices with equal votes."""
    return map(VoteFor, question.indices)


class NotTied(Refusal, word="not-tied", rule="V.1.b"):
    """The index is not one of those with equal votes."""


class TieBroken(SeatEvent, rule="V.1.b", touches=("council.index",)):
    """The ambassador decided between equal votes."""

    index: Index


def break_tie(state: State, question: BreakTie, move: VoteFor) -> Step[State]:
    """V.1.b The ambassador has decided."""
    return _collect(state.answered(), move.index, TieBroken(question.seat, move.index))


def _collect(state: State, index: Index, event: Event) -> Step[State]:
    """V.1.b Cubes are offered in turn, beginning with who called."""
    state = state.__replace__(council=_council(state).__replace__(index=index))
    return emit(state, event).then(_ask_next, clockwise(_council(state).caller, state.seats))


class CouncilFailed(Event, rule="V.1.b", touches=("council",)):
    """Too few cubes were put aside."""

    index: Index


class PledgeReturned(CubesMoved, rule="V.1.b"):
    """A seat got back the cubes that it had put aside for an index."""


def _ask_next(state: State, seats: tuple[Seat, ...]) -> Step[State]:
    """V.1.b Ask the next seat that has cubes, until there are enough, or nobody is left."""
    council = _council(state)
    assert council.index is not None
    left = price(state) - sum(council.pledges)
    if left <= 0:
        return _buy(state, council.index)
    asked = next((seat for seat in seats if state.tableaux[seat].cubes), None)
    if asked is None:
        failed = emit(state.__replace__(council=None), CouncilFailed(council.index))
        return failed.then(refund, council.pledges, PledgeReturned)
    return Step(state.ask(PledgeCubes(asked, council.index, left)))


def pledges(state: State, question: PledgeCubes) -> Iterator[Pledge]:
    """V.1.b Any part of what is left may be offered, also nothing."""
    yield from map(Pledge, range(min(question.left, state.tableaux[question.seat].cubes) + 1))


def may_pledge(state: State, question: PledgeCubes, move: Pledge) -> Iterator[Condition]:
    """V.1.b Nobody offers more than is needed or more than they have."""
    yield so_many(move.amount, min(question.left, state.tableaux[question.seat].cubes), least=0)


class Pledged(SeatEvent, rule="V.1.b", touches=("council.pledges[seat]", "tableaux[seat].cubes")):
    """A seat put cubes aside for the index."""

    amount: int


def pledge(state: State, question: PledgeCubes, move: Pledge) -> Step[State]:
    """V.1.b Cubes are offered, and put aside until it is known whether they are enough."""
    council = _council(state)
    council = council.__replace__(pledges=put(council.pledges, question.seat, move.amount))
    seats = clockwise(council.caller, state.seats)
    state = gain(state.answered().__replace__(council=council), question.seat, -move.amount)
    step = emit(state, Pledged(question.seat, move.amount))
    return step.then(_ask_next, seats[seats.index(question.seat) + 1 :])


class IndexBought(Event, rule="V.1.b", touches=("indices", "council")):
    """The index rose by one point."""

    index: Index
    price: int


def _buy(state: State, index: Index) -> Step[State]:
    cost = price(state)
    societal, economy, environment = (int(other is index) for other in INDICES)
    state = shifted(state, (societal, economy, environment)).with_season(influenced=True)
    return emit(state.__replace__(council=None), IndexBought(index, cost))
