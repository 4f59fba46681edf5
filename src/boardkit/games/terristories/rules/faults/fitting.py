"""What does not fit the moment of a round: phases, business that waits, and what is counted."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from boardkit.core import CHANCE, Fault, Pending, Seat
from boardkit.core.records.position import NoSuchSeatThere
from boardkit.games.terristories.box import PROJECTS, ROUNDS
from boardkit.games.terristories.box.things import NOTHING
from boardkit.games.terristories.rules.council import price
from boardkit.games.terristories.rules.effects import (
    ApplyProjects,
    BeginPhase,
    BeginRound,
    CountClaims,
    CountVotes,
    Deal,
    LayProjects,
    RevealAlea,
)
from boardkit.games.terristories.rules.ending import outcome_of, personal_met
from boardkit.games.terristories.rules.faults.asking import FEW, asking, within
from boardkit.games.terristories.rules.faults.mistakes import (
    ChosenAstray,
    ClaimAstray,
    CouncilAstray,
    ForeseenAstray,
    HazardAstray,
    OfferAstray,
    OutcomeAstray,
    PhaseAstray,
    SeatTwice,
    Tally,
    TokenMissing,
    TooFewHazards,
)
from boardkit.games.terristories.rules.financing import LAPS
from boardkit.games.terristories.rules.model import Claim, State
from boardkit.games.terristories.rules.questions import (
    BreakTie,
    DrawAlea,
    LookAhead,
    PlaceToken,
    PledgeCubes,
    Vote,
)
from boardkit.games.terristories.rules.rounds import PHASES
from boardkit.games.terristories.rules.talking import DEALS

SETTING_UP: Final = (Deal, BeginRound)
"""What waits as long as the table is set up."""

HAZARDS: Final = 4
"""The phase in which a hazard is drawn."""

PURCHASES: Final = 2
"""How many purchases a seat makes in a round at most, with the governor's power."""

MANY: Final = 99
"""More than anything of a round comes to that is added up."""

PROMISED: Final = 9999
"""More than a seat can promise another in a game."""


def fitting(state: State) -> Iterator[Fault]:
    """V, VI Look at whether what lies on the table fits the moment of the round."""
    yield from _phase(state)
    yield from _projects(state)
    yield from _hazards(state)
    yield from _council(state)
    yield from _ending(state)
    yield from _counts(state)
    yield from _named(state)
    yield from asking(state)


def _waits(state: State, *kinds: type[Pending]) -> bool:
    """Tell whether business of some kind is on the pile."""
    return any(isinstance(business, kinds) for business in state.pile)


def _phase(state: State) -> Iterator[Fault]:
    """V The phases that wait are those after this one; before the first round, none has begun."""
    if _waits(state, *SETTING_UP):
        if state.phase:
            yield PhaseAstray(state.phase)
        yield from within(Tally.ROUND, state.round, 0, 0)
        return
    coming = [business.phase for business in state.pile[::-1] if isinstance(business, BeginPhase)]
    if state.phase not in PHASES or coming != list(range(state.phase + 1, PHASES.stop)):
        yield PhaseAstray(state.phase)
    yield from within(Tally.ROUND, state.round, 1, ROUNDS)


def _projects(state: State) -> Iterator[Fault]:
    """V.2 Projects are chosen, then proposed, then in front of their seats, with their tokens."""
    choosing = _waits(state, LayProjects)
    financing = _waits(state, ApplyProjects) and not choosing
    for seat in state.everyone:
        card, offer = state.chosen[seat], state.offers[seat]
        if card is not None and not (choosing and card in (NOTHING, *state.tableaux[seat].hand)):
            yield ChosenAstray(seat)
        if offer is not None:
            if not financing:
                yield OfferAstray(offer.project)
            yield from _share(Tally.PAID, offer.paid, PROJECTS[offer.project].cost)
        yield from _in_front(state, seat)


def _share(of: Tally, rows: Sequence[int], most: int) -> Iterator[Fault]:
    """Look at what seats have put together towards a price."""
    yield from within(of, min(rows), 0, most)
    yield from within(of, sum(rows), 0, most)


def _in_front(state: State, seat: Seat) -> Iterator[Fault]:
    for card in state.tableaux[seat].cards:
        yield from within(Tally.SINCE, card.since, 1, state.round)
        tokenless = PROJECTS[card.project].token and card.at is None
        if tokenless and PlaceToken(seat, card.project) not in state.pile:
            yield TokenMissing(card.project)


def _hazards(state: State) -> Iterator[Fault]:
    """V.4 A hazard is drawn in each fourth phase and not before, as long as the game lasts."""
    coming = _waits(state, RevealAlea, DrawAlea, *SETTING_UP) or BeginPhase(HAZARDS) in state.pile
    if state.alea is not None if coming else state.phase == HAZARDS and state.alea is None:
        yield HazardAstray()
    if (state.foreseen is None) is not (state.seer is None):
        yield ForeseenAstray()
    if state.foreseen is not None and _waits(state, LookAhead):
        yield ForeseenAstray()
    left = len(state.aleas) + len(state.aleas_under) + (state.foreseen is not None)
    needed = ROUNDS - state.round + (coming and state.round > 0)
    if left < needed:
        yield TooFewHazards(left, needed)


def _council(state: State) -> Iterator[Fault]:
    """V.1.b A council is held while seats vote and pay, and not beyond."""
    council = state.council
    if (council is not None) is not _waits(state, Vote, CountVotes, BreakTie, PledgeCubes):
        yield CouncilAstray()
    elif council is not None:
        yield from _share(Tally.PLEDGED, council.pledges, price(state))
        for asked in state.pile:
            if isinstance(asked, PledgeCubes):
                left = price(state) - sum(council.pledges)
                yield from within(Tally.PLEDGED, asked.left, left, left)
                if council.index is None:
                    yield CouncilAstray()


def _ending(state: State) -> Iterator[Fault]:
    """VI Objectives are claimed at the end of a round, and the outcome is what the table says."""
    claiming = _waits(state, CountClaims)
    for seat in state.everyone:
        said = state.claims[seat]
        true = said is Claim.SILENT or (said is Claim.CLAIMED and personal_met(state, seat))
        if said is not Claim.OPEN and not (claiming and true):
            yield ClaimAstray(seat)
    over = state.question is None
    if over is (state.outcome is None) or (over and state.outcome != outcome_of(state)):
        yield OutcomeAstray()


def _counts(state: State) -> Iterator[Fault]:
    """V Look at what is counted through a round, and at promises."""
    season, turn = state.season, state.turn
    yield from within(Tally.QUIET, season.quiet, 0, state.seats - 1)
    yield from within(Tally.LAPS, season.laps, 0, LAPS * state.seats - 1)
    yield from within(Tally.BOUGHT, turn.bought, 0, PURCHASES)
    yield from within(Tally.EXTRA, season.extra or 0, 0, FEW)
    for number in (*season.harvest, *season.drilling):
        yield from within(Tally.HARVEST, number, 0, MANY)
    for _, number in turn.taken:
        yield from within(Tally.HARVEST, number, 1, MANY)
    for number in season.relief:
        yield from within(Tally.RELIEF, number, 0, MANY)
    for number in season.rain.values():
        yield from within(Tally.RAIN, number, -MANY, MANY)
    for number in season.deals:
        yield from within(Tally.DEALS, number, 0, DEALS)
    for debt in state.debts:
        yield from within(Tally.PROMISE, debt.amount, 1, PROMISED)


def _named(state: State) -> Iterator[Fault]:
    """Look at seats that are named: each once, none with itself, and never chance."""
    season = state.season
    paired = [(debt.seat, debt.to) for debt in state.debts]
    for seats in (season.callers, *paired):
        yield from (SeatTwice(seat) for seat, count in Counter(seats).items() if count > 1)
    blockers = [seat for _, seat in season.blocked]
    alone = (state.ambassador, *season.callers, *season.developed, *season.late, *blockers)
    yield from _players(state, [*alone, *chain.from_iterable(paired)])
    yield from (SeatTwice(seat) for (seat, _), count in Counter(paired).items() if count > 1)


def _players(state: State, seats: Sequence[Seat]) -> Iterator[Fault]:
    """Chance sits nowhere."""
    if CHANCE in seats:
        yield NoSuchSeatThere(CHANCE + 1, state.seats)
