"""What does not fit the moment of a round: phases, business that waits, and what is counted."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from boardkit.core import Fault, Pending, Seat
from boardkit.core.editing.sound import total, within
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
from boardkit.games.terristories.rules.faults.mistakes import (
    ChosenAstray,
    ClaimAstray,
    CouncilAstray,
    DealAstray,
    ForeseenAstray,
    HazardAstray,
    OfferAstray,
    OutcomeAstray,
    PhaseAstray,
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

SETTING_UP: Final = (Deal, BeginRound)
"""What waits as long as the table is set up."""

HAZARDS: Final = 4
"""The phase in which a hazard is drawn."""


def fitting(state: State) -> Iterator[Fault]:
    """V, VI Look at whether what lies on the table fits the moment of the round."""
    yield from _phase(state)
    yield from _projects(state)
    yield from _hazards(state)
    yield from _council(state)
    yield from _ending(state)
    yield from _counts(state)
    yield from _debts(state)


def _waits(state: State, *kinds: type[Pending]) -> bool:
    """Tell whether business of some kind is on the pile."""
    return any(isinstance(business, kinds) for business in state.pile)


def _phase(state: State) -> Iterator[Fault]:
    """V The phases that wait are those after this one; before the first round, none has begun."""
    if _waits(state, *SETTING_UP):
        if state.phase:
            yield PhaseAstray(state.phase)
        yield from within(state, ("round",), 0, 0)
        return
    coming = [business.phase for business in state.pile[::-1] if isinstance(business, BeginPhase)]
    if state.phase not in PHASES or coming != list(range(state.phase + 1, PHASES.stop)):
        yield PhaseAstray(state.phase)
    yield from within(state, ("round",), 1, ROUNDS)


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
            yield from total(state, ("offers", seat, "paid"), PROJECTS[offer.project].cost)
        yield from _in_front(state, seat)


def _in_front(state: State, seat: Seat) -> Iterator[Fault]:
    for number, card in enumerate(state.tableaux[seat].cards):
        yield from within(state, ("tableaux", seat, "cards", number, "since"), 1, state.round)
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
        yield from total(state, ("council", "pledges"), price(state))
        for number, asked in enumerate(state.pile):
            if isinstance(asked, PledgeCubes):
                left = price(state) - sum(council.pledges)
                yield from within(state, ("pile", number, "left"), left, left)
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
    """V.2 Look at what is counted while projects are financed."""
    yield from within(state, ("season", "quiet"), 0, state.seats - 1)
    yield from within(state, ("season", "laps"), 0, LAPS * state.seats - 1)


def _debts(state: State) -> Iterator[Fault]:
    """V.2.b A seat promises something to another, all of it at once."""
    paired = Counter((debt.seat, debt.to) for debt in state.debts)
    yield from (DealAstray(seat) for (seat, to), count in paired.items() if seat == to or count > 1)
