"""V.C, V.D Milestones and awards."""

from collections.abc import Iterable, Iterator
from typing import Final

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.terraforming_mars.box import AWARDS, MILESTONES
from boardkit.games.terraforming_mars.box.things import Award, Milestone
from boardkit.games.terraforming_mars.rules.changes import Shortfall, TooExpensive
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import ClaimMilestone, FundAward
from boardkit.games.terraforming_mars.rules.payment import worth
from boardkit.games.terraforming_mars.rules.questions import Bill, TakeAction, TakeAward, TakeMilestone

MILESTONE_COST: Final = 8
MOST_MILESTONES: Final = 3
AWARD_COSTS: Final = (8, 14, 20)
CLAIMS: Final = tuple(map(ClaimMilestone, Milestone))
FUNDINGS: Final = tuple(map(FundAward, Award))


def claims(state: State, question: TakeAction) -> Iterable[ClaimMilestone]:
    """V.C List the milestones that are reached and free, if one is left and can be paid for."""
    seat, taken = question.seat, state.milestones
    if state.solo or len(taken) >= MOST_MILESTONES or worth(state.companies[seat]) < MILESTONE_COST:
        return ()
    gone = {milestone for milestone, _ in taken}
    return [move for move in CLAIMS if move.milestone not in gone and _reached(state, seat, move.milestone)]


def _reached(state: State, seat: Seat, milestone: Milestone) -> bool:
    goal = MILESTONES[milestone]
    return value(state, seat, goal.measure) >= goal.least


class MilestoneTaken(Refusal, word="milestone-taken", rule="V.C"):
    """The milestone was claimed before."""

    milestone: Milestone


class AllMilestonesTaken(Refusal, word="all-milestones-taken", rule="V.C"):
    """Three milestones were claimed."""


class MilestoneNotReached(Shortfall, Refusal, word="milestone-not-reached", rule="V.C"):
    """The seat does not meet the milestone's terms."""

    milestone: Milestone
    wanted: int
    has: int


class NotAlone(Refusal, word="not-alone", rule="VII.B.3"):
    """Milestones and awards are not used in a game for one."""


def may_claim(state: State, question: TakeAction, move: ClaimMilestone) -> Iterator[Condition]:
    """V.C A milestone is free, its terms are met, and it can be paid for."""
    seat, milestone = question.seat, move.milestone
    if state.solo:
        yield must(False, NotAlone())
        return
    free = all(taken is not milestone for taken, _ in state.milestones)
    yield must(free, MilestoneTaken(milestone))
    yield must(len(state.milestones) < MOST_MILESTONES, AllMilestonesTaken())
    goal = MILESTONES[milestone]
    has = value(state, seat, goal.measure)
    yield must(has >= goal.least, MilestoneNotReached(milestone, goal.least, has))
    yield _affordable(state, seat, MILESTONE_COST)


def claim(state: State, question: TakeAction, move: ClaimMilestone) -> Step[State]:
    """V.C The milestone is paid for, then claimed."""
    seat = question.seat
    return Step(state.ask(Bill(seat, MILESTONE_COST), TakeMilestone(seat, move.milestone)))


class MilestoneClaimed(Event, rule="V.C", touches=("milestones", "companies[seat].stock")):
    """A seat claimed a milestone."""

    seat: Seat
    milestone: Milestone


def claimed(state: State, effect: TakeMilestone) -> Step[State]:
    """V.C Nobody else can claim a milestone that was paid for."""
    state = state.but(milestones=(*state.milestones, (effect.milestone, effect.seat)))
    return emit(state, MilestoneClaimed(effect.seat, effect.milestone))


def standings(state: State, award: Award) -> list[int]:
    """V.D Work out what an award compares, by seat."""
    return [value(state, seat, AWARDS[award].measure) for seat in state.everyone]


def award_cost(state: State) -> int:
    """V.D Return what the next award costs; the last one's cost once all are funded."""
    return AWARD_COSTS[min(len(state.awards), len(AWARD_COSTS) - 1)]


def fundings(state: State, question: TakeAction) -> Iterable[FundAward]:
    """V.D List the awards that are free, if one is left and can be paid for."""
    company, funded = state.companies[question.seat], state.awards
    if state.solo or len(funded) >= len(AWARD_COSTS) or worth(company) < award_cost(state):
        return ()
    gone = {award for award, _ in funded}
    return [move for move in FUNDINGS if move.award not in gone]


class AwardTaken(Refusal, word="award-taken", rule="V.D"):
    """The award was funded before."""

    award: Award


class AllAwardsTaken(Refusal, word="all-awards-taken", rule="V.D"):
    """Three awards were funded."""


def may_fund(state: State, question: TakeAction, move: FundAward) -> Iterator[Condition]:
    """V.D An award is not funded yet, and can be paid for; each costs more than the one before."""
    if state.solo:
        yield must(False, NotAlone())
        return
    free = all(taken is not move.award for taken, _ in state.awards)
    yield must(free, AwardTaken(move.award))
    left = len(state.awards) < len(AWARD_COSTS)
    yield must(left, AllAwardsTaken())
    if left:
        yield _affordable(state, question.seat, award_cost(state))


def fund(state: State, question: TakeAction, move: FundAward) -> Step[State]:
    """V.D The award is paid for, then funded."""
    seat, cost = question.seat, award_cost(state)
    return Step(state.ask(Bill(seat, cost), TakeAward(seat, move.award, cost)))


class AwardFunded(Event, rule="V.D", touches=("awards", "companies[seat].stock")):
    """A seat funded an award."""

    seat: Seat
    award: Award
    cost: int


def funded(state: State, effect: TakeAward) -> Step[State]:
    """V.D Whoever leads at the end earns an award that was paid for."""
    state = state.but(awards=(*state.awards, (effect.award, effect.seat)))
    return emit(state, AwardFunded(effect.seat, effect.award, effect.cost))


def _affordable(state: State, seat: Seat, cost: int) -> Condition:
    has = worth(state.companies[seat])
    return must(has >= cost, TooExpensive(cost, has))
