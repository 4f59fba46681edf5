"""V.E Using the actions of cards in play."""

from collections.abc import Iterator
from functools import cache

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules.card_effects import demands, hindered
from boardkit.games.terraforming_mars.rules.effects import Job, Pool
from boardkit.games.terraforming_mars.rules.jobs import Attempt
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import UseCardAction
from boardkit.games.terraforming_mars.rules.questions import TakeAction
from boardkit.games.terraforming_mars.rules.requirements import wanted


def usable(state: State, question: TakeAction) -> Iterator[UseCardAction]:
    """V.E List the actions of cards that may be used."""
    company = state.companies[question.seat]
    for card in company.works.active:
        if card not in company.used:
            for option in range(1, len(FACTS[card].actions) + 1):
                if _is_open_to(state, question.seat, card, option):
                    yield _use_action(card, option)


def _is_open_to(state: State, seat: Seat, card: Card, option: int) -> bool:
    """V.E Tell whether the condition of an action holds, and its cost can be paid."""
    action = FACTS[card].actions[option - 1]
    if action.condition and wanted(state, seat, action.condition).refusal is not None:
        return False
    return not action.cost or not hindered(Attempt(state, seat, card, action.cost))


@cache
def _use_action(card: Card, option: int) -> UseCardAction:
    """Return the move, made once: it is listed again and again."""
    return UseCardAction(card, option)


class NoSuchAction(Refusal, word="no-such-action", rule="V.E"):
    """The card has no such action in play."""

    card: Card
    option: int


class ActionUsedUp(Refusal, word="action-used-up", rule="V.E"):
    """The card's action was used in this generation."""

    card: Card


def may_use(state: State, question: TakeAction, move: UseCardAction) -> Iterator[Condition]:
    """V.E A card's action is used once a generation, its condition holds, and its cost can be paid."""
    seat, card, option = question.seat, move.card, move.option
    company = state.companies[seat]
    there = card in company.tableau and 1 <= option <= len(FACTS[card].actions)
    yield must(there, NoSuchAction(card, option))
    if not there:
        return
    yield must(card not in company.used, ActionUsedUp(card))
    action = FACTS[card].actions[option - 1]
    if action.condition:
        yield wanted(state, seat, action.condition)
    yield from demands(Attempt(state, seat, card, action.cost))


class ActionUsed(Event, rule="V.E"):
    """A seat used the action of a card."""

    touches = ("companies[seat].used",)

    seat: Seat
    card: Card


def use(state: State, question: TakeAction, move: UseCardAction) -> Step[State]:
    """V.E The cost is paid, then the effects follow; the card is marked as used."""
    seat, card = question.seat, move.card
    action = FACTS[card].actions[move.option - 1]
    state = state.give(seat, used=(*state.companies[seat].used, card))
    state = state.ask(Pool(seat, (Job(seat, card, (*action.cost, *action.effects)),)))
    return emit(state, ActionUsed(seat, card))
