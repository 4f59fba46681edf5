"""V.B Standard projects, the sale of patents among them."""

from collections.abc import Iterable, Iterator
from typing import Final

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.terraforming_mars.box import PROJECTS
from boardkit.games.terraforming_mars.box.things import HIDDEN, Card, Project, Resource
from boardkit.games.terraforming_mars.rules import ongoing, questions
from boardkit.games.terraforming_mars.rules.card_effects import demands, hindered
from boardkit.games.terraforming_mars.rules.changes import TooExpensive, TooFewCards, stocked
from boardkit.games.terraforming_mars.rules.deck import throw_away
from boardkit.games.terraforming_mars.rules.jobs import Attempt
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import DoProject, SellCard
from boardkit.games.terraforming_mars.rules.payment import worth

PATENT: Final = 1
"""V.B What a card is sold for."""


DOINGS: Final = tuple(map(DoProject, Project))


def doable(state: State, question: questions.TakeAction) -> Iterator[DoProject]:
    """V.B, XI.A List the projects that can be paid for; by the official rulings, also carried out."""
    seat, company = question.seat, state.companies[question.seat]
    has, costs, official = worth(company), company.works.projects, state.options.official_rulings
    for move in DOINGS:
        if move.project is Project.SELL_PATENTS:
            if company.hand:
                yield move
        elif has >= costs[move.project] and not (official and hindered(_attempt(state, seat, move.project))):
            yield move


def _attempt(state: State, seat: Seat, project: Project) -> Attempt:
    return Attempt(state, seat, questions.NO_CARD, PROJECTS[project].effects)


def may_do(state: State, question: questions.TakeAction, move: DoProject) -> Iterator[Condition]:
    """V.B, XI.A A project can be paid for and carried out; for a sale there is a card."""
    company = state.companies[question.seat]
    if move.project is Project.SELL_PATENTS:
        yield must(company.hand, TooFewCards(1, len(company.hand)))
        return
    cost, has = company.works.projects[move.project], worth(company)
    yield must(has >= cost, TooExpensive(cost, has))
    yield from demands(_attempt(state, question.seat, move.project))


def begin(state: State, question: questions.TakeAction, move: DoProject) -> Step[State]:
    """V.B The project is paid for and carried out, or the first card to sell is asked for."""
    seat, project = question.seat, move.project
    if project is Project.SELL_PATENTS:
        return Step(state.ask(questions.WhichPatent(seat, 0)))
    cost = state.companies[seat].works.projects[project]
    return Step(state.ask(questions.Bill(seat, cost), questions.DoneProject(seat, project)))


class ProjectDone(Event, rule="V.B", touches=("companies[seat].stock",)):
    """A seat does a standard project."""

    seat: Seat
    project: Project
    cost: int


def done(state: State, effect: questions.DoneProject) -> Step[State]:
    """V.B The project does what the board says, besides what its payment sets off."""
    facts = PROJECTS[effect.project]
    jobs = [
        *ongoing.by_payment(state, effect.seat, facts.cost, effect.project),
        *(questions.Job(effect.seat, questions.NO_CARD, (each,)) for each in facts.effects),
    ]
    cost = state.companies[effect.seat].works.projects[effect.project]
    state = state.ask(questions.Pool(effect.seat, tuple(jobs)))
    return emit(state, ProjectDone(effect.seat, effect.project, cost))


def sales(state: State, question: questions.WhichPatent) -> Iterable[SellCard]:
    """V.B List the cards to sell."""
    return map(SellCard, state.companies[question.seat].hand)


class SellOneFirst(Refusal, word="sell-one-first", rule="V.B.1"):
    """At least one card is sold."""


def has_sold(_state: State, question: questions.WhichPatent) -> bool:
    """V.B Tell whether at least one card is sold."""
    return question.sold > 0


class PatentSold(Event, rule="V.B.1", hides={"card": HIDDEN}):
    """A seat sold a card of its hand for 1 megacredit."""

    touches = ("companies[seat].hand", "discards[seat]", "companies[seat].stock")

    seat: Seat
    card: Card


def sell(state: State, question: questions.WhichPatent, move: SellCard) -> Step[State]:
    """V.B A card is discarded for a megacredit."""
    seat = question.seat
    state = throw_away(stocked(state.answered(), seat, Resource.MEGACREDITS, PATENT), seat, move.card)
    if state.companies[seat].hand:
        state = state.ask(questions.WhichPatent(seat, question.sold + 1))
    return emit(state, PatentSold(seat, move.card))
