"""9.3 Playing an action card, and what those whom it strikes may do about it."""

from boardkit.core import Event, Pending, Question, Seat, Step, emit, evolve
from boardkit.core.values import without
from boardkit.games.water_sharing.box.things import ActionCard
from boardkit.games.water_sharing.rules.card_effects import action, targets
from boardkit.games.water_sharing.rules.conflicts import fight
from boardkit.games.water_sharing.rules.effects import Strike
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import PlayAction
from boardkit.games.water_sharing.rules.questions import SufferCard


class ActionPlayed(Event, rule="9.3", reveals=True):
    """A seat played an action card."""

    touches = ("communities[seat].actions", "decks.played")

    seat: Seat
    card: ActionCard


def play(state: State, question: Question, move: PlayAction) -> Step[State]:
    """9.3 The card is shown and put away; whomever it strikes may bear it or fight."""
    seat, effect = question.seat, action(state, move.card).effect
    step = emit(_discarded(state, seat, move.card), ActionPlayed(seat, move.card))
    asks: list[Pending] = [
        SufferCard(met, seat, move.card) if effect.harms else Strike(seat, move.card, met)
        for met in targets(state, seat, effect, move.target)
    ]
    return Step(step.state.ask(*asks), step.frames)


def _discarded(state: State, seat: Seat, card: ActionCard) -> State:
    community = state.communities[seat]
    hand = without(community.actions, card)
    decks = state.decks.__replace__(played=(*state.decks.played, card))
    return evolve(state.with_community(seat, community.__replace__(actions=hand)), decks=decks)


def bear(state: State, question: SufferCard) -> Step[State]:
    """9.3 The card does what it says."""
    return Step(state.answered().ask(Strike(question.by, question.card, question.seat)))


class CardContested(Event, rule="6"):
    """A seat declared hostility over a card that strikes it."""

    touches = ("conflict",)

    seat: Seat
    by: Seat
    card: ActionCard


def resist(state: State, question: SufferCard) -> Step[State]:
    """6 The seat that a card strikes declares hostility."""
    struck, by, card = question.seat, question.by, question.card
    state = fight(state.answered(), struck, (by,), card=card, struck=struck)
    return emit(state, CardContested(struck, by, card))
