"""What milestones and awards are worth: claimed, within reach, funded, and still to be won."""

from math import exp

from boardkit.core import Seat
from boardkit.games.terraforming_mars.box import AWARDS, MILESTONES
from boardkit.games.terraforming_mars.box.things import Award, Milestone, Resource
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.prizes import MILESTONE_COST, MOST_MILESTONES
from boardkit.games.terraforming_mars.rules.scoring import FIRST_PRIZE, MILESTONE_POINTS, SECOND_PRIZE


def milestones(chair: Chair) -> float:
    """Return the points of milestones that the seat claimed, and what those are worth that it may claim."""
    state = chair.state
    if state.solo:
        return 0.0
    claimed = sum(seat == chair.seat for _, seat in state.milestones) * MILESTONE_POINTS
    left = MOST_MILESTONES - len(state.milestones)
    if not left:
        return claimed
    taken = {milestone for milestone, _ in state.milestones}
    hopes = sorted((_hope(chair, goal) for goal in Milestone if goal not in taken), reverse=True)
    price = MILESTONE_COST * chair.prices.kept
    return claimed + max(0.0, MILESTONE_POINTS - price) * sum(hopes[:left])


def _hope(chair: Chair, milestone: Milestone) -> float:
    """Return how likely the seat will claim a milestone: the nearer it is, and the farther the rivals are."""
    goal = MILESTONES[milestone]
    mine = _nearness(chair, chair.seat, milestone, goal.least)
    theirs = max((_nearness(chair, seat, milestone, goal.least) for seat in chair.rivals), default=0.0)
    if mine >= 1:
        return chair.weights.milestone * _in_time(chair) * (1 - 0.5 * theirs**4)
    if theirs >= 1:
        return 0.0
    hope = 0.6 * mine**4 * min(1.0, 0.5 + 0.2 * chair.prices.left)
    return hope * (1.0 if mine > theirs else 0.5)


def _in_time(chair: Chair) -> float:
    """Return how likely there is still a turn, with the price in hand, to claim what is reached."""
    company = chair.company
    may = not company.passed and company.stock[Resource.MEGACREDITS] >= MILESTONE_COST
    return 1.0 if may else min(1.0, chair.prices.left)


def _nearness(chair: Chair, seat: Seat, milestone: Milestone, least: int) -> float:
    return min(1.0, value(chair.state, seat, MILESTONES[milestone].measure) / least)


def awards(chair: Chair) -> float:
    """Return the points that the seat may expect of the awards that are funded."""
    return sum(_prize(chair, award) for award, _ in chair.state.awards)


def _prize(chair: Chair, award: Award) -> float:
    """Return the prize by the chance to lead in the end: the longer there is to go, the less a lead says."""
    measure = AWARDS[award].measure
    mine = value(chair.state, chair.seat, measure)
    best = max(value(chair.state, seat, measure) for seat in chair.rivals)
    if award in (Award.MINER, Award.THERMALIST):
        # A stock is there to be spent: a lead in it melts.
        mine, best = (round(has * exp(-chair.prices.left / 3)) for has in (mine, best))
    doubt = 0.3 + chair.weights.award * chair.prices.left**0.7 * _unit(award)
    first = 1 / (1 + exp(-max(-30.0, min(30.0, (mine - best + 0.2) / doubt))))
    second = SECOND_PRIZE * 0.5 * (1 - first) if chair.state.seats > 2 else 0.0
    return FIRST_PRIZE * first + second


def _unit(award: Award) -> float:
    """Return by how much what an award compares swings."""
    return {Award.BANKER: 3.0, Award.THERMALIST: 6.0, Award.MINER: 3.0, Award.LANDLORD: 1.2}.get(award, 0.8)
