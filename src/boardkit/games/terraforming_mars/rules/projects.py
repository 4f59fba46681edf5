"""V.B to V.D Standard projects, the sale of patents among them, milestones and awards."""

from collections.abc import Iterable, Iterator
from typing import Final

from boardkit.core import Condition, Refusal, Seat, SeatEvent, Step, emit, must
from boardkit.games.terraforming_mars.box import AWARDS, MILESTONES, PROJECTS
from boardkit.games.terraforming_mars.box.things import HIDDEN, Award, Milestone, Project, Resource
from boardkit.games.terraforming_mars.rules import changes, deck, jobs, requirements
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.card_effects import demands, hindered
from boardkit.games.terraforming_mars.rules.model import CardEvent, State
from boardkit.games.terraforming_mars.rules.moves import ClaimMilestone, DoProject, FundAward, SellCard
from boardkit.games.terraforming_mars.rules.payment import worth

DOINGS: Final = tuple(map(DoProject, Project))


def doable(state: State, question: qs.TakeAction) -> Iterator[DoProject]:
    """V.B, XI.A List the projects that can be paid for; by the official rulings, also carried out."""
    seat, company = question.seat, state.companies[question.seat]
    has, costs, official = worth(company), company.works.projects, state.options.official_rulings
    for move in DOINGS:
        if move.project is Project.SELL_PATENTS:
            if company.hand:
                yield move
        elif has >= costs[move.project] and not (official and hindered(_attempt(state, seat, move.project))):
            yield move


def _attempt(state: State, seat: Seat, project: Project) -> jobs.Attempt:
    return jobs.Attempt(state, seat, qs.NO_CARD, PROJECTS[project].effects)


def may_do(state: State, question: qs.TakeAction, move: DoProject) -> Iterator[Condition]:
    """V.B, XI.A A project can be paid for and carried out; for a sale there is a card."""
    company = state.companies[question.seat]
    if move.project is Project.SELL_PATENTS:
        yield must(company.hand, changes.TooFewCards(1, len(company.hand)))
        return
    yield changes.affordable(worth(company), company.works.projects[move.project])
    yield from demands(_attempt(state, question.seat, move.project))


def begin(state: State, question: qs.TakeAction, move: DoProject) -> Step[State]:
    """V.B The project is paid for and carried out, or the first card to sell is asked for."""
    seat, project = question.seat, move.project
    if project is Project.SELL_PATENTS:
        return Step(state.ask(qs.WhichPatent(seat, 0)))
    cost = state.companies[seat].works.projects[project]
    return Step(state.ask(qs.Bill(seat, cost), qs.DoneProject(seat, project)))


class ProjectDone(SeatEvent, rule="V.B", touches=("companies[seat].stock",)):
    """A seat does a standard project."""

    project: Project
    cost: int


def done(state: State, effect: qs.DoneProject) -> Step[State]:
    """V.B The project does what the board says, besides what its payment sets off."""
    facts = PROJECTS[effect.project]
    due = [
        *jobs.by_payment(state, effect.seat, facts.cost, effect.project),
        *(qs.Job(effect.seat, qs.NO_CARD, (each,)) for each in facts.effects),
    ]
    cost = state.companies[effect.seat].works.projects[effect.project]
    state = state.ask(qs.Pool(effect.seat, tuple(due)))
    return emit(state, ProjectDone(effect.seat, effect.project, cost))


def sales(state: State, question: qs.WhichPatent) -> Iterable[SellCard]:
    """V.B List the cards to sell."""
    return map(SellCard, state.companies[question.seat].hand)


class SellOneFirst(Refusal, word="sell-one-first", rule="V.B.1"):
    """At least one card is sold."""


class PatentSold(CardEvent, rule="V.B.1", hides={"card": HIDDEN}):
    """A seat sold a card of its hand for 1 megacredit."""

    touches = ("companies[seat].hand", "discards[seat]", "companies[seat].stock")


def sell(state: State, question: qs.WhichPatent, move: SellCard) -> Step[State]:
    """V.B A card is discarded for a megacredit."""
    seat = question.seat
    state = deck.throw_away(changes.stocked(state.answered(), seat, Resource.MEGACREDITS, 1), seat, move.card)
    if state.companies[seat].hand:
        state = state.ask(qs.WhichPatent(seat, question.sold + 1))
    return emit(state, PatentSold(seat, move.card))


MILESTONE_COST: Final = 8
MOST_MILESTONES: Final = 3
AWARD_COSTS: Final = (8, 14, 20)
CLAIMS: Final = tuple(map(ClaimMilestone, Milestone))
FUNDINGS: Final = tuple(map(FundAward, Award))


def claims(state: State, question: qs.TakeAction) -> Iterable[ClaimMilestone]:
    """V.C List the milestones that are reached and free, if one is left and can be paid for."""
    seat, taken = question.seat, dict(state.milestones)
    if state.solo or len(taken) >= MOST_MILESTONES or worth(state.companies[seat]) < MILESTONE_COST:
        return ()
    free = ((move, MILESTONES[move.milestone]) for move in CLAIMS if move.milestone not in taken)
    return [move for move, goal in free if requirements.value(state, seat, goal.measure) >= goal.least]


class MilestoneTaken(Refusal, word="milestone-taken", rule="V.C"):
    """The milestone was claimed before."""

    milestone: Milestone


class AllMilestonesTaken(Refusal, word="all-milestones-taken", rule="V.C"):
    """Three milestones were claimed."""


class MilestoneNotReached(Refusal, word="milestone-not-reached", rule="V.C", lacks=("wanted", "has")):
    """The seat does not meet the milestone's terms."""

    milestone: Milestone
    wanted: int
    has: int


class NotAlone(Refusal, word="not-alone", rule="VII.B.3"):
    """Milestones and awards are not used in a game for one."""


def may_claim(state: State, question: qs.TakeAction, move: ClaimMilestone) -> Iterator[Condition]:
    """V.C A milestone is free, its terms are met, and it can be paid for."""
    seat, milestone = question.seat, move.milestone
    if state.solo:
        yield must(False, NotAlone())
        return
    yield must(milestone not in dict(state.milestones), MilestoneTaken(milestone))
    yield must(len(state.milestones) < MOST_MILESTONES, AllMilestonesTaken())
    goal = MILESTONES[milestone]
    has = requirements.value(state, seat, goal.measure)
    yield must(has >= goal.least, MilestoneNotReached(milestone, goal.least, has))
    yield changes.affordable(worth(state.companies[seat]), MILESTONE_COST)


def claim(state: State, question: qs.TakeAction, move: ClaimMilestone) -> Step[State]:
    """V.C The milestone is paid for, then claimed."""
    seat = question.seat
    return Step(state.ask(qs.Bill(seat, MILESTONE_COST), qs.TakeMilestone(seat, move.milestone)))


class MilestoneClaimed(SeatEvent, rule="V.C", touches=("milestones", "companies[seat].stock")):
    """A seat claimed a milestone."""

    milestone: Milestone


def claimed(state: State, effect: qs.TakeMilestone) -> Step[State]:
    """V.C Nobody else can claim a milestone that was paid for."""
    state = state.but(milestones=(*state.milestones, (effect.milestone, effect.seat)))
    return emit(state, MilestoneClaimed(effect.seat, effect.milestone))


def standings(state: State, award: Award) -> list[int]:
    """V.D Work out what an award compares, by seat."""
    return [requirements.value(state, seat, AWARDS[award].measure) for seat in state.everyone]


def award_cost(state: State) -> int:
    """V.D Return what the next award costs; the last one's cost once all are funded."""
    return AWARD_COSTS[min(len(state.awards), len(AWARD_COSTS) - 1)]


def fundings(state: State, question: qs.TakeAction) -> Iterable[FundAward]:
    """V.D List the awards that are free, if one is left and can be paid for."""
    company, funded = state.companies[question.seat], dict(state.awards)
    if state.solo or len(funded) >= len(AWARD_COSTS) or worth(company) < award_cost(state):
        return ()
    return [move for move in FUNDINGS if move.award not in funded]


class AwardTaken(Refusal, word="award-taken", rule="V.D"):
    """The award was funded before."""

    award: Award


class AllAwardsTaken(Refusal, word="all-awards-taken", rule="V.D"):
    """Three awards were funded."""


def may_fund(state: State, question: qs.TakeAction, move: FundAward) -> Iterator[Condition]:
    """V.D An award is not funded yet, and can be paid for; each costs more than the one before."""
    if state.solo:
        yield must(False, NotAlone())
        return
    yield must(move.award not in dict(state.awards), AwardTaken(move.award))
    left = len(state.awards) < len(AWARD_COSTS)
    yield must(left, AllAwardsTaken())
    if left:
        yield changes.affordable(worth(state.companies[question.seat]), award_cost(state))


def fund(state: State, question: qs.TakeAction, move: FundAward) -> Step[State]:
    """V.D The award is paid for, then funded."""
    seat, cost = question.seat, award_cost(state)
    return Step(state.ask(qs.Bill(seat, cost), qs.TakeAward(seat, move.award, cost)))


class AwardFunded(SeatEvent, rule="V.D", touches=("awards", "companies[seat].stock")):
    """A seat funded an award."""

    award: Award
    cost: int


def funded(state: State, effect: qs.TakeAward) -> Step[State]:
    """V.D Whoever leads at the end earns an award that was paid for."""
    state = state.but(awards=(*state.awards, (effect.award, effect.seat)))
    return emit(state, AwardFunded(effect.seat, effect.award, effect.cost))
