"""6 Conflicts: who may fight over what, secret bids, dice, and what the winner gets."""

from collections.abc import Iterator
from itertools import combinations

from boardkit.core import CHANCE, Condition, Move, Seat, Step, emit, evolve, must, put
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import ActionCard, Stage
from boardkit.games.water_sharing.rules.collecting import collectable, need, reservoir, room
from boardkit.games.water_sharing.rules.effects import EndConflict, ShowBids, Strike
from boardkit.games.water_sharing.rules.events import (
    BidMade,
    BidShown,
    CardFoiled,
    ConflictDeclared,
    ConflictTied,
    ConflictWon,
    DieRolled,
)
from boardkit.games.water_sharing.rules.ledger import award
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.moves import Bid, Contest, Pass, Roll
from boardkit.games.water_sharing.rules.questions import (
    ContestSite,
    ContestWater,
    FirstSite,
    FirstUse,
    HowMuch,
    Reinforce,
    RollDie,
)
from boardkit.games.water_sharing.rules.refusals import ContestedBefore, NobodyToContest, TooFewPoints
from boardkit.games.water_sharing.rules.sites import buildable


def may_contest_water(state: State, seat: Seat) -> Step[State]:
    """6 Before anybody collects, each seat may declare hostility over the water of one hex."""
    question = ContestWater(seat)
    return Step(state.ask(question) if any(contests(state, question)) else state)


def may_contest_site(state: State, seat: Seat) -> Step[State]:
    """6 Before anybody builds, each seat may declare hostility over one site."""
    question = ContestSite(seat)
    return Step(state.ask(question) if any(contests(state, question)) else state)


def contests(state: State, question: ContestWater | ContestSite) -> Iterator[Contest]:
    """6 List what a seat may fight over, and against whom: whoever else has a claim to that hex."""
    own = claimed(state, question, question.seat) - {*state.clock.contested}
    if not own:
        return
    others = {seat: claimed(state, question, seat) for seat in _others(state, question.seat)}
    for at in sorted(own):
        rivals = [seat for seat, claims in others.items() if at in claims]
        for count in range(len(rivals), 0, -1):
            for against in combinations(rivals, count):
                yield Contest(at, against)


def _others(state: State, seat: Seat) -> list[Seat]:
    return [other for other in map(Seat, range(state.seats)) if other != seat]


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
    for dam in state.land.dams:
        if seat in dam.owners and room(state, dam):
            yield from (at for at in reservoir(state, seat, dam) if at in state.water)


def may_contest(state: State, question: ContestWater | ContestSite, move: Contest) -> Iterator[Condition]:
    """6 One fights over a hex that oneself and all of the others could use, and only once in a step."""
    yield must(move.at not in state.clock.contested, ContestedBefore())
    others = [seat for seat in _others(state, question.seat) if seat in move.against]
    named = bool(others) and move.against == tuple(others)
    claims = (claimed(state, question, seat) for seat in (question.seat, *others))
    yield must(named and all(move.at in claim for claim in claims), NobodyToContest())


def declare(state: State, question: ContestWater | ContestSite, move: Contest) -> Step[State]:
    """6 A seat declares its hostility; all parties bid, the one who declared it last."""
    clock = evolve(state.clock, contested=(*state.clock.contested, move.at))
    state = evolve(state.answered(), clock=clock)
    conflict = evolve(_conflict(state, question.seat, move.against), at=move.at)
    return emit(fight(state, conflict), ConflictDeclared(question.seat, move.against, move.at))


def over_card(state: State, by: Seat, struck: Seat, card: ActionCard) -> State:
    """6, 9.3 Whoever a card strikes may fight over it."""
    return fight(state, evolve(_conflict(state, struck, (by,)), card=card, struck=struck))


def _conflict(state: State, by: Seat, against: tuple[Seat, ...]) -> Conflict:
    parties = tuple(seat for seat in state.order if seat == by or seat in against)
    nothing = (None,) * len(parties)
    return Conflict(by, parties, bids=nothing, swords=nothing, extra=(0,) * len(parties))


def fight(state: State, conflict: Conflict) -> State:
    """6 Bids, then dice, then cards, then the scores."""
    bidders = [*(seat for seat in conflict.parties if seat != conflict.by), conflict.by]
    state = evolve(state, conflict=conflict)
    return state.ask(*map(HowMuch, bidders), ShowBids(), EndConflict())


def bids(state: State, seat: Seat) -> Iterator[Move]:
    """6 List the bids of a seat."""
    return map(Bid, range(state.communities[seat].points + 1))


def may_bid(state: State, seat: Seat, move: Bid) -> Iterator[Condition]:
    """6 Nobody bids more victory points than it has."""
    has = state.communities[seat].points
    yield must(0 <= move.points <= has, TooFewPoints(has))


def bid(state: State, seat: Seat, move: Bid) -> Step[State]:
    """6 A bid is made in secret."""
    conflict = fought(state)
    place = conflict.parties.index(seat)
    now = evolve(conflict, bids=put(conflict.bids, place, move.points))
    return emit(evolve(state.answered(), conflict=now), BidMade(seat, move.points))


def show_bids(state: State) -> Step[State]:
    """6 All bids are shown at once; winners and losers lose them. Then everybody rolls the die."""
    conflict = fought(state)
    step = Step(state)
    for seat, points in zip(conflict.parties, conflict.bids, strict=True):
        lost = award(step.state, seat, -(points or 0))
        step = Step(lost, step.frames).then(emit, BidShown(seat, points or 0))
    rolls = [RollDie(CHANCE, seat) for seat in conflict.parties]
    after = [Reinforce(seat) for seat in conflict.parties if state.communities[seat].actions]
    return Step(step.state.ask(*rolls, *after), step.frames)


def roll(state: State, question: RollDie, move: Roll) -> Step[State]:
    """6 The swords of the die add to the bid."""
    conflict = fought(state)
    swords = put(conflict.swords, conflict.parties.index(question.to), move.swords)
    state = evolve(state.answered(), conflict=evolve(conflict, swords=swords))
    return emit(state, DieRolled(question.to, move.swords))


def scores(conflict: Conflict) -> list[int]:
    """6 Add up bid, swords and cards by party."""
    return [
        (points or 0) + (swords or 0) + extra
        for points, swords, extra in zip(conflict.bids, conflict.swords, conflict.extra, strict=True)
    ]


def end_conflict(state: State) -> Step[State]:
    """6 The highest score wins; with a tie, all stays as it was."""
    conflict = fought(state)
    results = scores(conflict)
    best = max(results)
    state = evolve(state, conflict=None)
    if results.count(best) > 1:
        return emit(state, ConflictTied(best)).then(settle_conflict, conflict, None)
    winner = conflict.parties[results.index(best)]
    return emit(state, ConflictWon(winner, best)).then(settle_conflict, conflict, winner)


def settle_conflict(state: State, conflict: Conflict, winner: Seat | None) -> Step[State]:
    """6 The winner uses the hex first, or a card fails to strike; without a winner all is as it was."""
    if conflict.card is not None and conflict.struck is not None:
        if winner == conflict.struck:
            return emit(state, CardFoiled(winner, conflict.card))
        by = next(seat for seat in conflict.parties if seat != conflict.struck)
        return Step(state.ask(Strike(by, conflict.card, conflict.struck)))
    if winner is None or conflict.at is None:
        return Step(state)
    return Step(_first(state, winner, conflict.at))


def _first(state: State, winner: Seat, at: Spot) -> State:
    """6 The winner uses the hex before anybody else."""
    if state.clock.stage is Stage.COLLECT:
        return state.ask(FirstUse(winner, at)) if any(collectable(state, winner, at)) else state
    return state.ask(FirstSite(winner, at)) if at in buildable(state, winner) else state


def fought(state: State) -> Conflict:
    """6 Return the conflict that is going on."""
    conflict = state.conflict
    assert conflict is not None
    return conflict


def contesting(state: State, question: ContestWater | ContestSite) -> Iterator[Move]:
    """6 List whom a seat may fight, or that it keeps the peace."""
    yield from contests(state, question)
    yield Pass()
