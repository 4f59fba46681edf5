"""V.1.b Buying a point of an index together: proposals, votes and pledges."""

from collections.abc import Iterator

from boardkit.core import Condition, Event, Seat, Step, emit, evolve, must, put
from boardkit.games.terristories.box import HIGHEST, INDEX_PRICE
from boardkit.games.terristories.box.printed import Goods
from boardkit.games.terristories.box.things import INDICES, Index, Triple
from boardkit.games.terristories.rules import refusals
from boardkit.games.terristories.rules.effects import CountVotes
from boardkit.games.terristories.rules.events.development import (
    CouncilCalled,
    CouncilFailed,
    IndexBought,
    IndexChosen,
    Pledged,
    PledgeReturned,
    TieBroken,
    VoteCast,
)
from boardkit.games.terristories.rules.ledger import discount, gain, shifted
from boardkit.games.terristories.rules.model import Council, State
from boardkit.games.terristories.rules.moves import CallCouncil, Pledge, VoteFor
from boardkit.games.terristories.rules.questions import BreakTie, Develop, PledgeCubes, Vote


def price(state: State) -> int:
    """V.1.b What a point costs, after discounts for everybody."""
    return max(0, INDEX_PRICE - discount(state, state.ambassador, Goods.INDEX))


def calls(state: State, question: Develop) -> Iterator[CallCouncil]:
    """V.1.b A point of any index may be proposed."""
    del state, question
    yield from map(CallCouncil, INDICES)


def may_call(state: State, question: Develop, move: CallCouncil) -> Iterator[Condition]:
    """V.1.b One point is bought in a round; a seat proposes once."""
    yield must(not state.options.basic, refusals.NothingBasic())
    yield must(not state.season.influenced, refusals.IndexBought())
    yield must(question.seat not in state.season.callers, refusals.CouncilHeld())
    yield _below_top(state, move.index)


def _below_top(state: State, index: Index) -> Condition:
    return must(state.index(index) < HIGHEST, refusals.IndexFull(index))


def call(state: State, question: Develop, move: CallCouncil) -> Step[State]:
    """V.1.b A seat proposes, and the others vote in turn."""
    seat, nobody = question.seat, (None,) * state.seats
    council = Council(seat, put(nobody, seat, move.index), (0,) * state.seats)
    votes = [Vote(other, move.index) for other in _clockwise(state, seat)[1:]]
    state = state.with_season(callers=(*state.season.callers, seat)).ask(*votes, CountVotes())
    return emit(evolve(state, council=council), CouncilCalled(seat, move.index))


def _clockwise(state: State, seat: Seat) -> tuple[Seat, ...]:
    return state.everyone[seat:] + state.everyone[:seat]


def votes(state: State, question: Vote) -> Iterator[VoteFor]:
    """V.1.b One may agree, or want another index."""
    del state, question
    yield from map(VoteFor, INDICES)


def may_vote(state: State, question: Vote, move: VoteFor) -> Iterator[Condition]:
    """V.1.b An index can rise only while it is not at its top."""
    del question
    yield _below_top(state, move.index)


def vote(state: State, question: Vote, move: VoteFor) -> Step[State]:
    """V.1.b A vote."""
    council = _council(state)
    council = evolve(council, votes=put(council.votes, question.seat, move.index))
    return emit(evolve(state.answered(), council=council), VoteCast(question.seat, move.index))


def _council(state: State) -> Council:
    assert state.council is not None
    return state.council


def count_votes(state: State, effect: CountVotes) -> Step[State]:
    """V.1.b The majority decides; with equal votes the ambassador."""
    del effect
    cast = _council(state).votes
    most = max(cast.count(index) for index in INDICES)
    leading = tuple(index for index in INDICES if cast.count(index) == most)
    if len(leading) > 1:
        return Step(state.ask(BreakTie(state.ambassador, leading)))
    return _collect(state, leading[0], IndexChosen(leading[0]))


def tied(state: State, question: BreakTie) -> Iterator[VoteFor]:
    """V.1.b The ambassador chooses among the indices with equal votes."""
    del state
    yield from map(VoteFor, question.indices)


def may_break_tie(state: State, question: BreakTie, move: VoteFor) -> Iterator[Condition]:
    """V.1.b The ambassador chooses among the indices with equal votes."""
    del state
    yield must(move.index in question.indices, refusals.NotTied())


def break_tie(state: State, question: BreakTie, move: VoteFor) -> Step[State]:
    """V.1.b The ambassador has decided."""
    return _collect(state.answered(), move.index, TieBroken(question.seat, move.index))


def _collect(state: State, index: Index, event: Event) -> Step[State]:
    """V.1.b Cubes are offered in turn, beginning with who called."""
    state = evolve(state, council=evolve(_council(state), index=index))
    return emit(state, event).then(_ask_next, _clockwise(state, _council(state).caller))


def _ask_next(state: State, seats: tuple[Seat, ...]) -> Step[State]:
    """V.1.b Ask the next seat that has cubes, until there are enough, or nobody is left."""
    council = _council(state)
    assert council.index is not None
    left = price(state) - sum(council.pledges)
    if left <= 0:
        return _buy(state, council.index)
    asked = next((seat for seat in seats if state.tableaux[seat].cubes), None)
    if asked is None:
        return emit(evolve(state, council=None), CouncilFailed(council.index)).then(
            _give_back, council.pledges
        )
    return Step(state.ask(PledgeCubes(asked, council.index, left)))


def _give_back(state: State, pledges: tuple[int, ...]) -> Step[State]:
    """V.1.b Everybody keeps the cubes that were put aside for the index."""
    step = Step(state)
    for seat, amount in enumerate(pledges):
        if amount:
            step = step.then(_returned, Seat(seat), amount)
    return step


def _returned(state: State, seat: Seat, amount: int) -> Step[State]:
    return emit(gain(state, seat, amount), PledgeReturned(seat, amount))


def pledges(state: State, question: PledgeCubes) -> Iterator[Pledge]:
    """V.1.b Any part of what is left may be offered, also nothing."""
    most = min(question.left, state.tableaux[question.seat].cubes)
    yield from map(Pledge, range(most + 1))


def may_pledge(state: State, question: PledgeCubes, move: Pledge) -> Iterator[Condition]:
    """V.1.b Nobody offers more than is needed or more than they have."""
    most = min(question.left, state.tableaux[question.seat].cubes)
    yield must(0 <= move.amount <= most, refusals.TooManyCubes(most))


def pledge(state: State, question: PledgeCubes, move: Pledge) -> Step[State]:
    """V.1.b Cubes are offered, and put aside until it is known whether they are enough."""
    council = _council(state)
    council = evolve(council, pledges=put(council.pledges, question.seat, move.amount))
    seats = _clockwise(state, council.caller)
    state = gain(evolve(state.answered(), council=council), question.seat, -move.amount)
    step = emit(state, Pledged(question.seat, move.amount))
    return step.then(_ask_next, seats[seats.index(question.seat) + 1 :])


def _buy(state: State, index: Index) -> Step[State]:
    """V.1.b The cubes that were put aside go to the bank, and the index rises."""
    cost = price(state)
    state = shifted(state, _one_up(index)).with_season(influenced=True)
    return emit(evolve(state, council=None), IndexBought(index, cost))


def _one_up(index: Index) -> Triple:
    societal, economy, environment = (int(other is index) for other in INDICES)
    return societal, economy, environment
