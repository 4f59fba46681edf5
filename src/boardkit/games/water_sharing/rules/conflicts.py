"""6 Conflicts: who may fight over what, secret bids, dice, and what the winner gets."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from boardkit.core import CHANCE, Condition, Event, Refusal, Seat, SeatEvent, Step, emit, must, put
from boardkit.games.water_sharing.box import Spot, effects, things
from boardkit.games.water_sharing.rules import collecting, ledger, questions, sites
from boardkit.games.water_sharing.rules.model import Conflict, State
from boardkit.games.water_sharing.rules.moves import Bid, Contest, Roll


def fight(
    state: State,
    by: Seat,
    against: tuple[Seat, ...],
    *,
    at: Spot | None = None,
    card: things.ActionCard | None = None,
    struck: Seat | None = None,
) -> State:
    """6 Bids, then dice, then cards, then the scores; whoever declared hostility bids last."""
    parties = tuple(seat for seat in state.order if seat in (by, *against))
    nothing = (None,) * len(parties)
    conflict = Conflict(by, parties, nothing, nothing, (0,) * len(parties), at, card, struck)
    bidders = [*(seat for seat in parties if seat != by), by]
    return state.__replace__(conflict=conflict).ask(
        *map(questions.HowMuch, bidders), questions.ShowBids(), questions.EndConflict()
    )


def bids(state: State, question: questions.HowMuch) -> Iterator[Bid]:
    """6 List the bids of a seat."""
    return map(Bid, range(state.communities[question.seat].points + 1))


class TooFewPoints(Refusal, word="too-few-points", rule="6"):
    """The seat has fewer victory points than that."""

    has: int


def may_bid(state: State, question: questions.HowMuch, move: Bid) -> Iterator[Condition]:
    """6 Nobody bids more victory points than it has."""
    has = state.communities[question.seat].points
    yield must(0 <= move.points <= has, TooFewPoints(has))


class BidMade(SeatEvent, rule="6", reveals=True, minor=True, hides={"points": things.HIDDEN_BID}):
    """A seat has bid."""

    touches = ("conflict.bids",)

    points: int


def bid(state: State, question: questions.HowMuch, move: Bid) -> Step[State]:
    """6 A bid is made in secret."""
    seat, conflict = question.seat, fought(state)
    now = conflict.__replace__(bids=put(conflict.bids, conflict.parties.index(seat), move.points))
    return emit(state.answered().__replace__(conflict=now), BidMade(seat, move.points))


class BidShown(SeatEvent, rule="6", reveals=True, touches=("communities[seat].points",)):
    """A bid was shown, and is lost."""

    points: int


def show_bids(state: State) -> Step[State]:
    """6 All bids are shown at once; winners and losers lose them. Then everybody rolls the die."""
    conflict = fought(state)
    step = Step(state)
    for seat, points in zip(conflict.parties, conflict.bids, strict=True):
        step = step.tell(ledger.award(step.state, seat, -(points or 0)), BidShown(seat, points or 0))
    rolls = [questions.RollDie(CHANCE, seat) for seat in conflict.parties]
    after = [questions.Reinforce(seat) for seat in conflict.parties if state.communities[seat].actions]
    return Step(step.state.ask(*rolls, *after), step.frames)


class DieRolled(SeatEvent, rule="6", reveals=True, touches=("conflict.swords",)):
    """The die was rolled for a seat."""

    swords: int


def roll(state: State, question: questions.RollDie, move: Roll) -> Step[State]:
    """6 The swords of the die add to the bid."""
    conflict = fought(state)
    swords = put(conflict.swords, conflict.parties.index(question.to), move.swords)
    state = state.answered().__replace__(conflict=conflict.__replace__(swords=swords))
    return emit(state, DieRolled(question.to, move.swords))


def scores(conflict: Conflict) -> list[int]:
    """6 Add up bid, swords and cards by party."""
    parts = zip(conflict.bids, conflict.swords, conflict.extra, strict=True)
    return [(points or 0) + (swords or 0) + extra for points, swords, extra in parts]


class ConflictWon(SeatEvent, rule="6", touches=("conflict",)):
    """A seat has the highest score in a conflict."""

    score: int


class ConflictTied(Event, rule="6", touches=("conflict",)):
    """Nobody has won a conflict: all stays as it was."""

    score: int


def end_conflict(state: State) -> Step[State]:
    """6 The highest score wins; with a tie, all stays as it was."""
    conflict = fought(state)
    results = scores(conflict)
    best = max(results)
    winner = None if results.count(best) > 1 else conflict.parties[results.index(best)]
    event = ConflictTied(best) if winner is None else ConflictWon(winner, best)
    return emit(state.__replace__(conflict=None), event).then(settle_conflict, conflict, winner)


class ConflictCancelled(Event, rule="9.3", touches=("conflict",)):
    """A conflict ends before the bids are shown; nothing is lost."""


def can_call_off(state: State, seat: Seat, *_: object) -> bool:
    """9.3 Tell whether a seat is asked to bid in a conflict that another has declared."""
    return isinstance(state.question, questions.HowMuch) and fought(state).by != seat


def call_off(state: State, *_: object) -> Step[State]:
    """9.3 A card calls a conflict off before the bids; nothing is lost."""
    conflict, pile = fought(state), state.pile
    state = state.__replace__(pile=pile[: pile.index(questions.EndConflict())], conflict=None)
    return emit(state, ConflictCancelled()).then(settle_conflict, conflict, None)


class ConflictReinforced(SeatEvent, rule="9.3", touches=("conflict.extra",)):
    """A card adds to the score of a seat in a conflict."""

    points: int


def can_reinforce(state: State, *_: object) -> bool:
    """9.3 Tell whether the dice of a conflict were just rolled."""
    return isinstance(state.question, questions.Reinforce)


def reinforce(state: State, strike: questions.Strike, effect: effects.ConflictBonus) -> Step[State]:
    """6 The card adds to the score of its seat."""
    conflict = fought(state)
    place = conflict.parties.index(strike.target)
    extra = put(conflict.extra, place, conflict.extra[place] + effect.n)
    state = state.__replace__(conflict=conflict.__replace__(extra=extra))
    return emit(state, ConflictReinforced(strike.target, effect.n))


class CardFoiled(SeatEvent, rule="6"):
    """A card does nothing to the seat that has won the conflict over it."""

    card: things.ActionCard


def settle_conflict(state: State, conflict: Conflict, winner: Seat | None) -> Step[State]:
    """6 The winner uses the hex first, or a card fails to strike; without a winner all is as it was."""
    if conflict.card is not None and conflict.struck is not None:
        if winner == conflict.struck:
            return emit(state, CardFoiled(winner, conflict.card))
        by = next(seat for seat in conflict.parties if seat != conflict.struck)
        return Step(state.ask(questions.Strike(by, conflict.card, conflict.struck)))
    if winner is None or conflict.at is None:
        return Step(state)
    if state.clock.stage is things.Stage.COLLECT:
        use = questions.FirstUse(winner, conflict.at)
        return Step(state.ask(use) if collecting.can_collect(state, use) else state)
    able = conflict.at in sites.buildable(state, winner)
    return Step(state.ask(questions.FirstSite(winner, conflict.at)) if able else state)


def fought(state: State) -> Conflict:
    """6 Return the conflict that is going on."""
    conflict = state.conflict
    assert conflict is not None
    return conflict


Hostility: TypeAlias = questions.ContestWater | questions.ContestSite


def may_be_hostile(state: State, effect: questions.MayContestWater | questions.MayContestSite) -> Step[State]:
    """6 Before anybody collects or builds, each seat may declare hostility over water or a site."""
    over_water = isinstance(effect, questions.MayContestWater)
    question = (questions.ContestWater if over_water else questions.ContestSite)(effect.seat)
    return Step(state.ask(question) if any(contests(state, question)) else state)


def contests(state: State, question: Hostility) -> Iterator[Contest]:
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


def claimed(state: State, question: Hostility, seat: Seat) -> frozenset[Spot]:
    """6, 11 List the hexes that a seat has a claim to: sites to build on, water to use or to store."""
    if isinstance(question, questions.ContestSite):
        return sites.buildable(state, seat)
    holding = state.land.holding(seat)
    thirsty = {part for part in holding.thirst if collecting.need(state, seat, part)}
    tapped = [at for at, parts in holding.taps.items() if not thirsty.isdisjoint(parts)]
    dams = [dam for dam in state.land.dams_of(seat) if collecting.room(state, dam)]
    below = [at for dam in dams for at in collecting.reservoir(state, seat, dam)]
    return frozenset(at for at in (*tapped, *below) if at in state.water)


def unrivalled(state: State, question: Hostility, hexes: Iterable[Spot]) -> frozenset[Spot]:
    """6 List those of some hexes to which no other has a claim."""
    others = (claimed(state, question, seat) for seat in state.others(question.seat))
    return frozenset(hexes).difference(*others)


class NobodyToContest(Refusal, word="nobody-to-contest", rule="6"):
    """These seats have no claim to that hex."""


class ContestedBefore(Refusal, word="contested-before", rule="6"):
    """There was a conflict about that hex in this step."""


def may_contest(state: State, question: Hostility, move: Contest) -> Iterator[Condition]:
    """6 One fights over a hex that oneself and all of the others could use, and only once in a step."""
    yield must(move.at not in state.clock.contested, ContestedBefore())
    others = [seat for seat in state.others(question.seat) if seat in move.against]
    named = bool(others) and move.against == tuple(others)
    claims = (claimed(state, question, seat) for seat in (question.seat, *others))
    yield must(named and all(move.at in claim for claim in claims), NobodyToContest())


class ConflictDeclared(SeatEvent, rule="6", touches=("conflict",)):
    """A seat declared hostility to others over a hex."""

    against: tuple[Seat, ...]
    at: Spot


def declare(state: State, question: Hostility, move: Contest) -> Step[State]:
    """6 A seat declares its hostility; all parties bid, the one who declared it last."""
    clock = state.clock.__replace__(contested=(*state.clock.contested, move.at))
    state = fight(state.answered().__replace__(clock=clock), question.seat, move.against, at=move.at)
    return emit(state, ConflictDeclared(question.seat, move.against, move.at))
