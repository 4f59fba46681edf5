"""V.2.c Phase 2: applying the projects that are financed, and dropping the others."""

from collections.abc import Iterator

from boardkit.core import Condition, Event, Pending, Seat, Step, emit, put
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules import ledger, questions
from boardkit.games.terristories.rules.financing import missing, price, proposals
from boardkit.games.terristories.rules.land import settled_there
from boardkit.games.terristories.rules.model import Card, Offer, ProjectEvent, Shift, State
from boardkit.games.terristories.rules.moves import SetToken
from boardkit.games.terristories.rules.piles import bury
from boardkit.maps.octagons import Octagon


def apply_projects(state: State) -> Step[State]:
    """V.2.c The seven steps, in their order."""
    offers = list(proposals(state))
    lacking = [seat for seat, offer in offers if missing(state, seat, offer) > 0]
    financed = [(seat, offer.project) for seat, offer in offers if seat not in lacking]
    seats, cards = [seat for seat, _ in financed], [card for _, card in financed]
    step = Step(state).each(lacking, _drop).each(seats, _finance).then(_impact, cards)
    return step.each(seats, _put_in_front).then(_ask_for_the_rest, financed)


def _offer(state: State, seat: Seat) -> Offer:
    offer = state.offers[seat]
    assert offer is not None
    return offer


class ProjectDropped(ProjectEvent, rule="V.2.c", touches=("offers[seat]", "tableaux[seat].under")):
    """A project was not financed and went under its pile."""


class CubesReturned(ledger.CubesMoved, rule="V.2.c"):
    """A seat got its cubes back from a project that was not financed."""


def _drop(state: State, seat: Seat) -> Step[State]:
    """V.2.c.1 A project without enough cubes goes under its pile, and the cubes go back."""
    offer = _offer(state, seat)
    state = bury(state.__replace__(offers=put(state.offers, seat, None)), seat, offer.project, seen=True)
    return emit(state, ProjectDropped(seat, offer.project)).then(ledger.refund, offer.paid, CubesReturned)


class ProjectFinanced(ProjectEvent, rule="V.2.c", touches=("offers[seat].paid",)):
    """The cubes of a project went to the bank."""

    price: int


def _finance(state: State, seat: Seat) -> Step[State]:
    """V.2.c.2 The cubes of a financed project go to the bank."""
    offer = _offer(state, seat)
    event = ProjectFinanced(seat, offer.project, price(state, seat, offer.project))
    spent = offer.__replace__(paid=(0,) * state.seats)
    return emit(state.__replace__(offers=put(state.offers, seat, spent)), event)


class ImpactsApplied(Event, rule="V.2.c", touches=("indices",)):
    """The impacts of the financed projects were added to the indices."""

    societal: Shift
    economy: Shift
    environment: Shift


def _impact(state: State, cards: list[ProjectCard]) -> Step[State]:
    """V.2.c.3, VII The impacts of financed projects add up; in a variant those of all hourglasses, too."""
    if state.options.ad_vitam:
        cards = cards + [card.project for seat in state.everyone for card in ledger.hourglasses(state, seat)]
    if not cards:
        return Step(state)
    impacts = [PROJECTS[card].impacts for card in cards]
    societal, economy, environment = map(sum, zip(*impacts, strict=True))
    total = (societal, economy, environment)
    return emit(ledger.shifted(state, total), ImpactsApplied(**ledger.shifts(total)))


class CardLaid(ProjectEvent, rule="V.2.c", minor=True, touches=("offers[seat]", "tableaux[seat].cards")):
    """A financed project lies in front of its seat."""


class CardStocked(ProjectEvent, rule="V.2.c", minor=True, touches=("offers[seat]", "tableaux[seat].cards")):
    """A project was turned by 90 degrees, to be activated later."""


def _put_in_front(state: State, seat: Seat) -> Step[State]:
    """V.2.c.4, V.2.c.5 A financed project lies before its owner, turned when it is for later."""
    project = _offer(state, seat).project
    stocked = PROJECTS[project].stock
    cards = (*state.tableaux[seat].cards, Card(project, state.round, stocked))
    state = state.with_tableau(seat, cards=cards).__replace__(offers=put(state.offers, seat, None))
    return emit(state, CardStocked(seat, project) if stocked else CardLaid(seat, project))


def _ask_for_the_rest(state: State, financed: list[tuple[Seat, ProjectCard]]) -> Step[State]:
    """V.2.c.4 to 7 Tokens are placed, cards of this phase act, and hands are changed and refilled."""
    business: list[Pending] = [questions.PlaceToken(*pair) for pair in financed if PROJECTS[pair[1]].token]
    business.append(questions.ApplyCards(state.phase))
    for seat in state.order:
        if state.tableaux[seat].hand:
            business.append(questions.DiscardProjects(seat))
        business.append(questions.RefillHand(seat))
    return Step(state.ask(*business))


def token_places(state: State, question: questions.PlaceToken) -> Iterator[SetToken]:
    """V.2.c.4 A token stands by a zone of its seat."""
    return map(SetToken, ledger.settled(state, question.seat))


def may_set_token(state: State, question: questions.PlaceToken, move: SetToken) -> Iterator[Condition]:
    """V.2.c.4 A token stands by a zone of its seat."""
    return settled_there(state, question.seat, move.at)


def forced(state: State) -> SetToken | None:
    """V.2.c.4 Where a seat has zones on a single territory, its token can stand nowhere else."""
    question = state.question
    places = ledger.settled(state, question.seat) if isinstance(question, questions.PlaceToken) else ()
    return SetToken(places[0]) if len(places) == 1 else None


class TokenPlaced(ProjectEvent, rule="V.2.c", touches=("tableaux[seat].cards",)):
    """The token of a project was put on the planet."""

    at: Octagon


def set_token(state: State, question: questions.PlaceToken, move: SetToken) -> Step[State]:
    """V.2.c.4 The token shows where the project acts."""
    seat = question.seat
    own = [(card, card.project == question.card) for card in state.tableaux[seat].cards]
    cards = tuple(card.__replace__(at=move.at) if meant else card for card, meant in own)
    state = state.answered().with_tableau(seat, cards=cards)
    return emit(state, TokenPlaced(seat, question.card, move.at))


def apply_cards(state: State, effect: questions.ApplyCards) -> Step[State]:
    """V.2.c.4, V.2.c.5 In its phase, every project in front of a seat does what it says."""
    acting = ((seat, *pair) for seat in state.order for pair in ledger.acting(state, seat))
    due = ((seat, card) for seat, card, one in acting if one.phase == effect.phase and one.happens)
    return Step(state.ask(*(questions.ApplyCard(seat, card.project) for seat, card in due)))


class CardApplied(ProjectEvent, rule="V.2.d"):
    """A project does what it says."""


def apply_card(state: State, effect: questions.ApplyCard) -> Step[State]:
    """V.2.c.5 A project does what it says; a lightning project then goes under its pile."""
    project = PROJECTS[effect.project]
    card = next(card for card in state.tableaux[effect.seat].cards if card.project == effect.project)
    business: list[Pending] = [questions.RunEffect(effect.seat, one, card.at) for one in project.effects]
    if not project.lasts:
        business.append(questions.BuryCard(effect.seat, effect.project))
    return emit(state.ask(*business), CardApplied(effect.seat, effect.project))
