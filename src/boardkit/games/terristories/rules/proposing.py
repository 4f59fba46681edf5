"""V.2.a Phase 2: proposing projects in secret, and cards of the stock, which are activated later."""

from collections.abc import Iterable, Iterator

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must, put
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import HIDDEN, NOTHING
from boardkit.games.terristories.rules.model import Card, Offer, ProjectEvent, State
from boardkit.games.terristories.rules.moves import Activate, Pass, Propose
from boardkit.games.terristories.rules.piles import out_of_hand
from boardkit.games.terristories.rules.questions import BuryCard, Develop, RunEffect, SelectProject, UseStock


def selections(state: State, question: SelectProject) -> Iterator[Propose]:
    """V.2.a Any card of the hand may be proposed."""
    return map(Propose, state.tableaux[question.seat].hand)


class ProjectChosen(
    ProjectEvent, rule="V.2.a", minor=True, hides={"card": HIDDEN}, touches=("chosen[seat]",)
):
    """A seat chose, in secret, what it proposes."""


def propose(state: State, question: SelectProject, move: Propose | Pass) -> Step[State]:
    """V.2.a A card is chosen, face down; nobody must propose anything."""
    card = move.card if isinstance(move, Propose) else NOTHING
    chosen = put(state.chosen, question.seat, card)
    return emit(state.answered().__replace__(chosen=chosen), ProjectChosen(question.seat, card))


class ChoicesShown(Event, rule="V.2.a", reveals=True, touches=("chosen",)):
    """Everybody shows at once which project it has chosen, or that it has chosen none."""


def lay(state: State) -> Step[State]:
    """V.2.a All cards that were chosen are laid open at once."""
    chosen = state.chosen
    step = emit(state.__replace__(chosen=(None,) * state.seats), ChoicesShown())
    for seat in state.order:
        card = chosen[seat]
        if card is not None and card != NOTHING:
            offers = put(step.state.offers, seat, Offer(card, (0,) * state.seats))
            state = out_of_hand(step.state, seat, card).__replace__(offers=offers)
            step = step.tell(state, ProjectProposed(seat, card))
    return step


class ProjectProposed(
    ProjectEvent, rule="V.2.a", reveals=True, touches=("tableaux[seat].hand", "offers[seat]")
):
    """A project was laid on the table."""


def ready(state: State, seat: Seat) -> Iterator[Card]:
    """V.2.a Walk the cards that may be activated in this phase: the lowest one printed counts."""
    for card in state.tableaux[seat].cards:
        if card.stocked and card.since < state.round and PROJECTS[card.project].phase == state.phase:
            yield card


def offers(state: State, seats: Iterable[Seat]) -> list[UseStock]:
    """V.2.a List what seats are asked that have such a card."""
    return [UseStock(seat) for seat in seats if any(ready(state, seat))]


def activations(state: State, question: Develop | UseStock) -> Iterator[Activate]:
    """V.2.a Any card of the stock whose phase it is may be activated."""
    return (Activate(card.project) for card in ready(state, question.seat))


class NotInStock(Refusal, word="not-in-stock", rule="V.2.a"):
    """The card is not in the stock, or not to be activated now."""


class StockTooNew(Refusal, word="stock-too-new", rule="V.2.a"):
    """A card of the stock waits until another round."""


def may_activate(state: State, question: Develop | UseStock, move: Activate) -> Iterator[Condition]:
    """V.2.a Not in the round in which the card was paid, and only in its phase."""
    own = {card.project: card for card in state.tableaux[question.seat].cards if card.stocked}
    card = own.get(move.card)
    yield must(card is not None and PROJECTS[card.project].phase == state.phase, NotInStock())
    if card is not None:
        yield must(card.since < state.round, StockTooNew())


class StockActivated(ProjectEvent, rule="V.2.a", touches=("tableaux[seat].cards",)):
    """A seat activated a card of its stock."""


def activate(state: State, question: Develop | UseStock, move: Activate) -> Step[State]:
    """V.2.a The card is turned upright; a lightning project acts at once, and goes under its pile."""
    seat = question.seat
    upright = [(card, card.project == move.card) for card in state.tableaux[seat].cards]
    cards = tuple(card.__replace__(stocked=False) if turned else card for card, turned in upright)
    state = state.with_tableau(seat, cards=cards)
    if isinstance(question, UseStock) and not any(ready(state, seat)):
        state = state.answered()
    project = PROJECTS[move.card]
    if not project.lasts:
        state = state.ask(*[RunEffect(seat, effect) for effect in project.effects], BuryCard(seat, move.card))
    return emit(state, StockActivated(seat, move.card))
