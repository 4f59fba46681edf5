"""V.2.a, V.2.c Phase 2: proposing projects in secret, and applying those that are financed."""

from collections.abc import Iterator

from attrs import frozen

from boardkit.core import Condition, Event, Pending, Seat, Step, emit, evolve, must, put
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import HIDDEN, NOTHING, ProjectCard
from boardkit.games.terristories.rules.effects import (
    ApplyCard,
    ApplyCards,
    BuryCard,
    RefillHand,
    RunEffect,
)
from boardkit.games.terristories.rules.financing import missing, price, proposals
from boardkit.games.terristories.rules.land import settled_there
from boardkit.games.terristories.rules.ledger import acting, gain, settled, shifted, shifts
from boardkit.games.terristories.rules.model import Card, Offer, Shift, State
from boardkit.games.terristories.rules.moves import Propose, SetToken
from boardkit.games.terristories.rules.piles import NotInHand, bury, out_of_hand
from boardkit.games.terristories.rules.questions import DiscardProjects, PlaceToken, SelectProject
from boardkit.maps.octagons import Octagon


def selections(state: State, question: SelectProject) -> Iterator[Propose]:
    """V.2.a Any card of the hand may be proposed."""
    return map(Propose, state.tableaux[question.seat].hand)


def may_propose(state: State, question: SelectProject, move: Propose) -> Iterator[Condition]:
    """V.2.a The card comes from the own hand."""
    yield must(move.card in state.tableaux[question.seat].hand, NotInHand())


def propose(state: State, question: SelectProject, move: Propose) -> Step[State]:
    """V.2.a A card is chosen, face down."""
    return _choose(state.answered(), question.seat, move.card)


def propose_nothing(state: State, question: SelectProject) -> Step[State]:
    """V.2.a Nobody must propose anything."""
    return _choose(state.answered(), question.seat, NOTHING)


@frozen
class ProjectChosen(Event, rule="V.2.a", minor=True, hides={"card": HIDDEN}):
    """A seat chose, in secret, what it proposes."""

    touches = ("chosen[seat]",)

    seat: Seat
    card: ProjectCard


def _choose(state: State, seat: Seat, card: ProjectCard) -> Step[State]:
    state = evolve(state, chosen=put(state.chosen, seat, card))
    return emit(state, ProjectChosen(seat, card))


@frozen
class ChoicesShown(Event, rule="V.2.a", reveals=True):
    """Everybody shows at once which project it has chosen, or that it has chosen none."""

    touches = ("chosen",)


def lay(state: State) -> Step[State]:
    """V.2.a All cards that were chosen are laid open at once."""
    chosen = state.chosen
    step = emit(evolve(state, chosen=(None,) * state.seats), ChoicesShown())
    for seat in state.order:
        card = chosen[seat]
        if card is not None and card != NOTHING:
            step = step.then(_lay_open, seat, card)
    return step


@frozen
class ProjectProposed(Event, rule="V.2.a", reveals=True):
    """A project was laid on the table."""

    touches = ("tableaux[seat].hand", "offers[seat]")

    seat: Seat
    card: ProjectCard


def _lay_open(state: State, seat: Seat, card: ProjectCard) -> Step[State]:
    offer = Offer(card, (0,) * state.seats)
    state = evolve(out_of_hand(state, seat, card), offers=put(state.offers, seat, offer))
    return emit(state, ProjectProposed(seat, card))


def apply_projects(state: State) -> Step[State]:
    """V.2.c The seven steps, in their order."""
    offers = list(proposals(state))
    lacking = [(seat, offer) for seat, offer in offers if missing(state, seat, offer) > 0]
    financed = [(seat, offer) for seat, offer in offers if (seat, offer) not in lacking]
    step = Step(state)
    for seat, offer in lacking:
        step = step.then(_drop, seat, offer)
    for seat, offer in financed:
        step = step.then(_finance, seat, offer)
    cards = [offer.project for _, offer in financed]
    step = step.then(_impact, cards)
    for seat, offer in financed:
        step = step.then(_put_in_front, seat, offer.project)
    return step.then(_ask_for_the_rest, [(seat, offer.project) for seat, offer in financed])


@frozen
class ProjectDropped(Event, rule="V.2.c"):
    """A project was not financed and went under its pile."""

    touches = ("offers[seat]", "tableaux[seat].under")

    seat: Seat
    card: ProjectCard


def _drop(state: State, seat: Seat, offer: Offer) -> Step[State]:
    """V.2.c.1 A project without enough cubes goes under its pile, and the cubes go back."""
    state = bury(evolve(state, offers=put(state.offers, seat, None)), seat, offer.project, seen=True)
    step = emit(state, ProjectDropped(seat, offer.project))
    for payer, paid in enumerate(offer.paid):
        if paid:
            step = step.then(_return, Seat(payer), paid)
    return step


@frozen
class CubesReturned(Event, rule="V.2.c"):
    """A seat got its cubes back from a project that was not financed."""

    touches = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


def _return(state: State, seat: Seat, amount: int) -> Step[State]:
    return emit(gain(state, seat, amount), CubesReturned(seat, amount))


@frozen
class ProjectFinanced(Event, rule="V.2.c"):
    """The cubes of a project went to the bank."""

    touches = ("offers[seat].paid",)

    seat: Seat
    card: ProjectCard
    price: int


def _finance(state: State, seat: Seat, offer: Offer) -> Step[State]:
    """V.2.c.2 The cubes of a financed project go to the bank."""
    event = ProjectFinanced(seat, offer.project, price(state, seat, offer.project))
    spent = evolve(offer, paid=(0,) * state.seats)
    return emit(evolve(state, offers=put(state.offers, seat, spent)), event)


@frozen
class ImpactsApplied(Event, rule="V.2.c"):
    """The impacts of the financed projects were added to the indices."""

    touches = ("indices",)

    societal: Shift
    economy: Shift
    environment: Shift


def _impact(state: State, cards: list[ProjectCard]) -> Step[State]:
    """V.2.c.3 The impacts of all financed projects are added up, of stock cards, too."""
    if state.options.ad_vitam:
        cards = cards + [card.project for card in _hourglasses(state)]
    if not cards:
        return Step(state)
    impacts = [PROJECTS[card].impacts for card in cards]
    societal, economy, environment = map(sum, zip(*impacts, strict=True))
    total = (societal, economy, environment)
    return emit(shifted(state, total), ImpactsApplied(**shifts(total)))


def _hourglasses(state: State) -> Iterator[Card]:
    """VII Walk the hourglass projects in front of all seats, whose impacts come again wherever tokens are."""
    for seat in state.everyone:
        cards = state.tableaux[seat].cards
        yield from (card for card in cards if not card.stocked and PROJECTS[card.project].lasts)


@frozen
class CardLaid(Event, rule="V.2.c", minor=True):
    """A financed project lies in front of its seat."""

    touches = ("offers[seat]", "tableaux[seat].cards")

    seat: Seat
    card: ProjectCard


@frozen
class CardStocked(Event, rule="V.2.c", minor=True):
    """A project was turned by 90 degrees, to be activated later."""

    touches = ("offers[seat]", "tableaux[seat].cards")

    seat: Seat
    card: ProjectCard


def _put_in_front(state: State, seat: Seat, project: ProjectCard) -> Step[State]:
    """V.2.c.4, V.2.c.5 A financed project lies before its owner, turned when it is for later."""
    stocked = PROJECTS[project].stock
    cards = (*state.tableaux[seat].cards, Card(project, state.round, stocked))
    state = evolve(state.with_tableau(seat, cards=cards), offers=put(state.offers, seat, None))
    return emit(state, CardStocked(seat, project) if stocked else CardLaid(seat, project))


def _ask_for_the_rest(state: State, financed: list[tuple[Seat, ProjectCard]]) -> Step[State]:
    """V.2.c.4 to 7 Tokens are placed, cards of this phase act, and hands are changed and refilled."""
    business: list[Pending] = [
        PlaceToken(seat, project) for seat, project in financed if PROJECTS[project].token
    ]
    business.append(ApplyCards(state.phase))
    for seat in state.order:
        if state.tableaux[seat].hand:
            business.append(DiscardProjects(seat))
        business.append(RefillHand(seat))
    return Step(state.ask(*business))


def token_places(state: State, question: PlaceToken) -> Iterator[SetToken]:
    """V.2.c.4 A token stands by an own zone."""
    return map(SetToken, settled(state, question.seat))


def may_set_token(state: State, question: PlaceToken, move: SetToken) -> Iterator[Condition]:
    """V.2.c.4 A token stands by an own zone."""
    return settled_there(state, question.seat, move.at)


@frozen
class TokenPlaced(Event, rule="V.2.c"):
    """The token of a project was put on the planet."""

    touches = ("tableaux[seat].cards",)

    seat: Seat
    card: ProjectCard
    at: Octagon


def set_token(state: State, question: PlaceToken, move: SetToken) -> Step[State]:
    """V.2.c.4 The token shows where the project acts."""
    seat = question.seat
    cards = tuple(_standing(card, question.card, move.at) for card in state.tableaux[seat].cards)
    state = state.answered().with_tableau(seat, cards=cards)
    return emit(state, TokenPlaced(seat, question.card, move.at))


def _standing(card: Card, project: ProjectCard, at: Octagon) -> Card:
    return evolve(card, at=at) if card.project == project else card


def apply_cards(state: State, effect: ApplyCards) -> Step[State]:
    """V.2.c.4, V.2.c.5 In its phase, every project in front of a seat does what it says."""
    due = [
        ApplyCard(seat, card.project)
        for seat in state.order
        for card, project in acting(state, seat)
        if project.phase == effect.phase and project.happens
    ]
    return Step(state.ask(*due))


@frozen
class CardApplied(Event, rule="V.2.d"):
    """A project does what it says."""

    seat: Seat
    card: ProjectCard


def apply_card(state: State, effect: ApplyCard) -> Step[State]:
    """V.2.c.5 A project does what it says; a lightning project then goes under its pile."""
    project = PROJECTS[effect.project]
    card = next(card for card in state.tableaux[effect.seat].cards if card.project == effect.project)
    business: list[Pending] = [RunEffect(effect.seat, one, card.at) for one in project.effects]
    if not project.lasts:
        business.append(BuryCard(effect.seat, effect.project))
    return emit(state.ask(*business), CardApplied(effect.seat, effect.project))
