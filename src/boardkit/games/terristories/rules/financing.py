"""V.2.b Phase 2: paying for projects together, turn by turn, until nobody changes anything any more."""

from collections.abc import Iterator

from boardkit.core import Condition, Refusal, Seat, Step, emit, must, put
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.effects import Goods
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules.ledger import discount, gain, so_many
from boardkit.games.terristories.rules.model import Offer, ProjectEvent, State
from boardkit.games.terristories.rules.moves import Contribute, Withdraw
from boardkit.games.terristories.rules.questions import Finance

LAPS = 4  # how many turns each seat has at most: the time that a table gives itself
CHEAPEST = 1  # least price of a project, after discounts


def price(state: State, owner: Seat, card: ProjectCard) -> int:
    """V.2.b What a project costs, which its owner's projects may lower."""
    return max(CHEAPEST, PROJECTS[card].cost - discount(state, owner, Goods.PROJECT))


def missing(state: State, owner: Seat, offer: Offer) -> int:
    """V.2.b Count the cubes that a project still lacks."""
    return price(state, owner, offer.project) - sum(offer.paid)


def proposals(state: State) -> Iterator[tuple[Seat, Offer]]:
    """V.2.a Walk the projects that are proposed, with whose they are."""
    for owner in state.order:
        offer = state.offers[owner]
        if offer is not None:
            yield owner, offer


def begin(state: State) -> Step[State]:
    """V.2.b The ambassador begins, if anything is proposed."""
    return Step(state.ask(Finance(state.ambassador)) if any(state.offers) else state)


def _find(state: State, card: ProjectCard) -> tuple[Seat, Offer] | None:
    return next((found for found in proposals(state) if found[1].project == card), None)


def shares(state: State, question: Finance) -> Iterator[Contribute]:
    """V.2.b Any part of what a project lacks may be put on it."""
    cubes = state.tableaux[question.seat].cubes
    for owner, offer in proposals(state):
        if offer.project not in state.turn.touched:
            most = min(cubes, missing(state, owner, offer))
            yield from (Contribute(offer.project, amount) for amount in range(1, most + 1))


class NotProposed(Refusal, word="not-proposed", rule="V.2.b"):
    """The project is not proposed."""


class TouchedAlready(Refusal, word="touched-already", rule="V.2.b"):
    """The seat has changed what it pays for the project in this turn."""


def may_contribute(state: State, question: Finance, move: Contribute) -> Iterator[Condition]:
    """V.2.b No more than the project lacks; each project once in a turn."""
    found = _find(state, move.card)
    yield must(found, NotProposed())
    yield must(move.card not in state.turn.touched, TouchedAlready())
    if found is not None:
        yield so_many(move.amount, min(state.tableaux[question.seat].cubes, missing(state, *found)))


class Contributed(ProjectEvent, rule="V.2.b", touches=("tableaux[seat].cubes", "offers")):
    """A seat put cubes on a project."""

    amount: int


def contribute(state: State, question: Finance, move: Contribute) -> Step[State]:
    """V.2.b Cubes are put on a project."""
    state = _pay(state, question.seat, move.card, move.amount)
    return emit(state, Contributed(question.seat, move.card, move.amount))


def _pay(state: State, seat: Seat, card: ProjectCard, amount: int) -> State:
    owner, offer = next(pair for pair in proposals(state) if pair[1].project == card)
    offer = offer.__replace__(paid=put(offer.paid, seat, offer.paid[seat] + amount))
    state = gain(state, seat, -amount).with_turn(touched=(*state.turn.touched, card))
    return state.__replace__(offers=put(state.offers, owner, offer))


def withdrawals(state: State, question: Finance) -> Iterator[Withdraw]:
    """V.2.b What one has put on a project may be taken back."""
    for _, offer in proposals(state):
        if offer.paid[question.seat] and offer.project not in state.turn.touched:
            yield Withdraw(offer.project)


class NothingPaid(Refusal, word="nothing-paid", rule="V.2.b"):
    """The seat has put nothing on the project."""


def may_withdraw(state: State, question: Finance, move: Withdraw) -> Iterator[Condition]:
    """V.2.b One takes back what one has put there; each project once in a turn."""
    found = _find(state, move.card)
    yield must(found, NotProposed())
    yield must(move.card not in state.turn.touched, TouchedAlready())
    if found is not None:
        yield must(found[1].paid[question.seat], NothingPaid())


class Withdrawn(ProjectEvent, rule="V.2.b", touches=("tableaux[seat].cubes", "offers")):
    """A seat took its cubes back from a project."""

    amount: int


def withdraw(state: State, question: Finance, move: Withdraw) -> Step[State]:
    """V.2.b A seat takes its cubes back."""
    amount = next(one.paid[question.seat] for _, one in proposals(state) if one.project == move.card)
    state = _pay(state, question.seat, move.card, -amount)
    return emit(state, Withdrawn(question.seat, move.card, amount))


def end_turn(state: State, question: Finance) -> Step[State]:
    """V.2.b The next seat goes on, until all have passed without a change, or the time is over."""
    quiet, laps = (1 if state.turn.touched else state.season.quiet + 1), state.season.laps + 1
    state = state.answered().with_turn(touched=())
    if quiet == state.seats or laps == LAPS * state.seats:
        return Step(state.with_season(quiet=0, laps=0))
    following = Seat((question.seat + 1) % state.seats)
    return Step(state.with_season(quiet=quiet, laps=laps).ask(Finance(following)))
