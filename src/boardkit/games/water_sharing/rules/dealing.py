"""2, 3.2 and 3.3 What chance answers: who begins, the cards that are dealt, and the die."""

from collections.abc import Iterable

from boardkit.core import Move, Refusal, SeatEvent, Step, emit
from boardkit.core.values import without
from boardkit.games.water_sharing.box import FACES, things
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Begin, DrawAction, DrawObjective, Roll
from boardkit.games.water_sharing.rules.questions import DealAction, DealObjective


def beginners(state: State) -> Iterable[Begin]:
    """3.3 List the seats, the one that is said to begin first."""
    return map(Begin, state.order)


class InitiativeDrawn(SeatEvent, rule="3.3", touches=("clock.first",)):
    """A seat had its feet in the water last, and begins."""


def begin(state: State, move: Begin) -> Step[State]:
    """3.3 Whoever had the feet in the water last has the initiative."""
    state = state.answered().__replace__(clock=state.clock.__replace__(first=move.seat))
    return emit(state, InitiativeDrawn(move.seat))


def objectives(state: State) -> Iterable[DrawObjective]:
    """3.2 List the objectives that are left."""
    return map(DrawObjective, state.decks.objectives)


def actions(state: State) -> Iterable[DrawAction]:
    """3.2 List the action cards that are left; equal ones are one answer."""
    return map(DrawAction, dict.fromkeys(state.decks.actions))


class NotInBag(Refusal, word="not-in-bag", rule="2"):
    """The card is not among those that can come."""


class ObjectiveDealt(SeatEvent, rule="3.2", reveals=True, hides={"card": things.HIDDEN_OBJECTIVE}):
    """A seat received its objective card."""

    touches = ("communities[seat].objective", "decks.objectives")

    card: things.ObjectiveCard


def deal_objective(state: State, question: DealObjective, move: DrawObjective) -> Step[State]:
    """3.2 Everybody receives an objective, and keeps it secret."""
    community = state.communities[question.to].__replace__(objective=move.card)
    decks = state.decks.__replace__(objectives=without(state.decks.objectives, move.card))
    state = state.answered().with_community(question.to, community).__replace__(decks=decks)
    return emit(state, ObjectiveDealt(question.to, move.card))


class ActionDealt(SeatEvent, rule="3.2", reveals=True, minor=True, hides={"card": things.HIDDEN_ACTION}):
    """A seat received an action card."""

    touches = ("communities[seat].actions", "decks.actions")

    card: things.ActionCard


def deal_action(state: State, question: DealAction, move: DrawAction) -> Step[State]:
    """3.2 Everybody receives two action cards."""
    community = state.communities[question.to]
    community = community.__replace__(actions=tuple(sorted((*community.actions, move.card))))
    decks = state.decks.__replace__(actions=without(state.decks.actions, move.card))
    state = state.answered().with_community(question.to, community).__replace__(decks=decks)
    return emit(state, ActionDealt(question.to, move.card))


def rolls(_state: State) -> Iterable[Roll]:
    """6 List the faces of the die; equal ones are one answer."""
    return map(Roll, dict.fromkeys(FACES))


class NoSuchFace(Refusal, word="no-such-face", rule="2"):
    """The die has no such face."""


def weight(state: State, move: Move) -> int:
    """2, 3.2 Say how often chance gives an answer: equal cards and equal faces count together."""
    match move:
        case Roll(swords):
            return FACES.count(swords)
        case DrawAction(card):
            return state.decks.actions.count(card)
    return 1
