"""V.2.a Cards of the stock, which are paid in one round and activated in another."""

from collections.abc import Iterable, Iterator

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules.effects import BuryCard, RunEffect
from boardkit.games.terristories.rules.model import Card, State
from boardkit.games.terristories.rules.moves import Activate
from boardkit.games.terristories.rules.questions import Develop, UseStock


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
    due = card is not None and PROJECTS[card.project].phase == state.phase
    yield must(due, NotInStock())
    if card is not None:
        yield must(card.since < state.round, StockTooNew())


class StockActivated(Event, rule="V.2.a"):
    """A seat activated a card of its stock."""

    touches = ("tableaux[seat].cards",)

    seat: Seat
    card: ProjectCard


def activate(state: State, question: Develop | UseStock, move: Activate) -> Step[State]:
    """V.2.a The card is turned upright; a lightning project acts at once, and goes under its pile."""
    seat = question.seat
    cards = tuple(_upright(card, move.card) for card in state.tableaux[seat].cards)
    state = state.with_tableau(seat, cards=cards)
    if isinstance(question, UseStock) and not any(ready(state, seat)):
        state = state.answered()
    project = PROJECTS[move.card]
    if not project.lasts:
        runs = [RunEffect(seat, effect) for effect in project.effects]
        state = state.ask(*runs, BuryCard(seat, move.card))
    return emit(state, StockActivated(seat, move.card))


def _upright(card: Card, project: ProjectCard) -> Card:
    return card.__replace__(stocked=False) if card.project == project else card
