"""The worth of projects, which are proposed, paid and put away, and gifts to whoever asks."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from boardkit.core import Move, Seat
from boardkit.core.values import remembered
from boardkit.games.terristories.box import PROJECTS, ROUNDS
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.printed import Condition, Project
from boardkit.games.terristories.box.things import INDICES, ProjectCard, Triple
from boardkit.games.terristories.players import purse
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules.ending import personal_met, wanted
from boardkit.games.terristories.rules.financing import contribute, end_turn, missing, price, proposals
from boardkit.games.terristories.rules.model import Offer, State
from boardkit.games.terristories.rules.options import without_objectives
from boardkit.games.terristories.rules.questions import AnswerRequest, Finance, PayWages
from boardkit.games.terristories.rules.starting import targets

CUBE: Final = 0.5  # worth of a cube, in points of an index
SOUGHT: Final = 2.0  # least worth, less its price, of a project that is kept by a seat after rare kinds
BEYOND: Final = 0.15  # worth of a point beyond the marker, against hazards
BARGAIN: Final = 1.5  # points for each cube of a project that is paid even with what an objective would keep
OWN: Final = 2.0  # how much more a point counts on the index that the seat's own objective asks for
OTHERS: Final = 0.3  # share of the points of other indices if an objective is in mind: others pay, too
FOREIGN: Final = 0.1  # the same in a conquest, and of what others receive there

Wants = tuple[tuple[int, ...], tuple[float, ...], Condition | None]
"""What each index lacks for a seat, what a point of each counts, and what the seat has to achieve."""

LASTING: Final = {
    fx.HarvestBank: 1.0,
    fx.Gain: 1.0,
    fx.Wage: 1.0,
    fx.Harvest: 0.7,
    fx.Regenerate: 0.6,
    fx.Rain: 0.5,
    fx.Label: 0.25,
    fx.Discount: 0.4,
    fx.Restore: 0.5,
    fx.AddIndividual: 2.0,
}
"""How many cubes an effect brings for each that it counts, in a round or once."""


@remembered
def gaps(state: State, seat: Seat) -> tuple[int, ...]:
    """Count what every index lacks, for all and for the seat's own objective; in a conquest, for that."""
    marks, profile = list(targets(state)), purse.own_profile(state, seat)
    if state.options.conquest and profile is None:
        marks = [mark - 1 for mark in marks]
    if profile is not None:
        own = INDICES.index(profile.index)
        if state.options.conquest:
            marks = [min(mark, value) for mark, value in zip(marks, state.indices, strict=True)]
        marks[own] = max(targets(state)[own], wanted(state, profile))
    return tuple(mark - value for mark, value in zip(marks, state.indices, strict=True))


def points(lacks: Sequence[int], shares: Sequence[float], changes: Triple) -> float:
    """Return what a project moves the indices by, as far as that is of use."""
    worth = 0.0
    for lack, share, change in zip(lacks, shares, changes, strict=True):
        if change:
            reached = lack - change
            gained = max(0, lack) - max(0, reached) + BEYOND * (max(0, -reached) - max(0, -lack))
            worth += gained * share
    return worth


@remembered
def _wants(state: State, seat: Seat) -> Wants:
    """Return what every index lacks for a seat, what a point of each counts, and what it has to achieve."""
    lacks, profile = gaps(state, seat), purse.own_profile(state, seat)
    if profile is None:
        return lacks, (1.0,) * len(INDICES), None
    other = FOREIGN if state.options.conquest else OTHERS
    shares = tuple(OWN if index is profile.index else other for index in INDICES)
    return lacks, shares, purse.lacking(state, seat)


def brought(project: Project) -> float:
    """Count the cubes that the effects of a project bring whenever it acts."""
    shares = ((LASTING.get(type(effect), 0.0), effect) for effect in project.effects)
    return sum(share * (effect.amount if isinstance(effect, fx.Measured) else 1) for share, effect in shares)


def value(state: State, seat: Seat, owner: Seat, card: ProjectCard) -> float:
    """Guess what a project of an owner is worth to a seat, in points of an index."""
    share = FOREIGN if state.options.conquest and owner != seat else 1.0
    return _value(_wants(state, seat), card, owner == seat, share, purse.left(state))


@lru_cache(maxsize=4096)
def _value(wants: Wants, card: ProjectCard, own: bool, share: float, left: int) -> float:
    project, (lacks, shares, wanting) = PROJECTS[card], wants
    brings, times = brought(project) * share, left if project.lasts else min(1, left)
    helps = wanting is not None and purse.project_helps(wanting, card, own=own)
    return points(lacks, shares, project.impacts) + CUBE * brings * times + purse.STEP * helps


def gain(state: State, seat: Seat, card: ProjectCard, owner: Seat | None = None) -> float:
    """Return what a project of an owner, the seat unless named, is worth to a seat, less its price."""
    owner = seat if owner is None else owner
    return value(state, seat, owner, card) - CUBE * price(state, owner, card)


def promised(state: State, seat: Seat) -> float:
    """Say what the projects of a seat that are not paid yet are worth: beside a better one, half."""
    hand, offer = state.tableaux[seat].hand, state.offers[seat]
    cards = (*hand, offer.project) if offer else hand
    gains = sorted((max(0.0, gain(state, seat, card)) for card in cards), reverse=True)
    return sum(share * worth for share, worth in zip((1.0, 0.5, 0.25), gains, strict=False))


def propose(state: State, seat: Seat) -> Move:
    """Propose the best project of the hand that somebody can pay for."""
    payable = [card for card in state.tableaux[seat].hand if is_payable(state, seat, card)]
    best = max(payable, key=lambda card: (gain(state, seat, card), card), default=None)
    good = best is not None and gain(state, seat, best) > 0
    return mv.Propose(best) if best is not None and good else mv.Pass()


def is_payable(state: State, seat: Seat, card: ProjectCard) -> bool:
    """Return whether all together can pay for a project of a seat, or it alone would, and survive it."""
    cost = price(state, seat, card)
    alone = cost <= purse.free(state, seat) and value(state, seat, seat, card) >= BARGAIN * cost
    return (alone or cost <= purse.pool(state)) and not purse.ruins(state, PROJECTS[card].impacts)


def is_likely_paid(state: State, seat: Seat, card: ProjectCard) -> bool:
    """Return whether all at a glance would pay for a project, each other seat having proposed its best."""
    proposed = [mv.Propose(card) if one == seat else propose(state, one) for one in state.everyone]
    nothing = (0,) * state.seats
    offers = tuple(Offer(one.card, nothing) if isinstance(one, mv.Propose) else None for one in proposed)
    state = state.__replace__(offers=offers, pile=()).ask(Finance(state.ambassador))
    while isinstance(question := state.question, Finance):
        move = finance(state, question.seat)
        if isinstance(move, mv.Contribute):
            state = contribute(state, question, move).state
        else:
            state = end_turn(state, question).state
    offer = state.offers[seat]
    return offer is not None and not missing(state, seat, offer)


def finance(state: State, seat: Seat) -> Move:
    """Pay for the project that brings most for what it lacks, as long as all together can."""
    lacking = [(owner, offer.project, missing(state, owner, offer)) for owner, offer in proposals(state)]
    worth = {card: value(state, seat, owner, card) for owner, card, lacks in lacking if lacks > 0}
    left = [(worth[card] - CUBE * lacks, owner, card, lacks) for owner, card, lacks in lacking if lacks > 0]
    ranked = sorted(left, key=lambda one: (-one[0], one[2]))
    able = purse.pool(state) if ranked and ranked[0][0] > 0 else 0
    for gains, owner, card, lacks in ranked:
        if gains > 0 and lacks <= able and not ruinous(state, card):
            due = min(purse.spare(state, seat), _due(state, seat, owner, lacks))
            if due and card not in state.turn.touched:
                return mv.Contribute(card, due)
            able -= lacks
    # What brings much is paid even with cubes that an objective would keep.
    for _, owner, card, lacks in ranked:
        due = _due(state, seat, owner, lacks)
        untouched = card not in state.turn.touched and not ruinous(state, card)
        if untouched and 0 < due <= purse.free(state, seat) and worth[card] >= BARGAIN * due:
            return mv.Contribute(card, due)
    return mv.Pass()


def _due(state: State, seat: Seat, owner: Seat, lacks: int) -> int:
    """Count what is left for a seat to pay: where each has an objective, owners pay first what they can."""
    if owner == seat or without_objectives(state.options, state.seats):
        return lacks
    return max(0, lacks - purse.spare(state, owner))


def ruinous(state: State, card: ProjectCard) -> bool:
    """Return whether a project would be the end of all beside those that are paid."""
    if not state.options.conquest:
        return False
    paid = [offer.project for owner, offer in proposals(state) if not missing(state, owner, offer)]
    moved = [PROJECTS[one].impacts for one in {*paid, card}]
    societal, economy, environment = (sum(changes) for changes in zip(*moved, strict=True))
    return purse.ruins(state, (societal, economy, environment))


def discard(state: State, seat: Seat) -> Move:
    """Put away the worst card, if another is likely to be better."""
    tableau = state.tableaux[seat]
    worth = {card: gain(state, seat, card) for card in tableau.hand}
    worst = min(worth, key=lambda card: (worth[card], card))
    others = [gain(state, seat, card) for card in tableau.bag]
    likely = sum(others) / len(others) if others else 0.0
    enough = max(SOUGHT, likely) if purse.lacking(state, seat) in purse.DEALT else likely
    return mv.Bury(worst) if worth[worst] < enough else mv.Pass()


def agreed(state: State, seat: Seat, question: AnswerRequest) -> int:
    """Count what a seat gives of what it is asked for: never its wages, nor what it has won by."""
    amount = min(question.amount, purse.free(state, seat))
    if not personal_met(state, seat) and _pays(state, seat, question, amount):
        return amount
    return 0 if state.options.conquest else min(amount, purse.spare(state, seat))


def _pays(state: State, seat: Seat, question: AnswerRequest, amount: int) -> bool:
    """Return whether a gift is worth what an objective would keep."""
    due = (asked.due for asked in state.pile if isinstance(asked, PayWages) and asked.seat == question.to)
    if any(wanted > state.tableaux[question.to].cubes for wanted in due):
        return True  # each that is sent away for want of wages costs every index a point
    owes = any((debt.seat, debt.to) == (question.to, seat) for debt in state.debts)
    lent = question.back and not owes and state.round < ROUNDS
    return (lent and not state.options.conquest) or _is_bargain(state, seat, question.to, amount)


def _is_bargain(state: State, seat: Seat, to: Seat, amount: int) -> bool:
    """Return whether a gift pays what a project on the table lacks that brings the giver much for it."""
    has = state.tableaux[to].cubes
    return any(
        has < missing(state, owner, offer) <= has + amount
        and value(state, seat, owner, offer.project) >= BARGAIN * amount
        and not ruinous(state, offer.project)
        for owner, offer in proposals(state)
    )
