"""3.2, 3.3 and 5.2 What chance answers: who begins, the cards, and the die."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeVar

from attrs import frozen

from boardkit.core import Condition, Event, Move, Refusal, Seat, Step, emit, evolve, must
from boardkit.games.water_sharing.box import FACES, RIVERS, Resource, deck
from boardkit.games.water_sharing.box.things import (
    HIDDEN_ACTION,
    HIDDEN_OBJECTIVE,
    ActionCard,
    ObjectiveCard,
    ResourceCard,
)
from boardkit.games.water_sharing.rules.means import must_sit
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import (
    Begin,
    DrawAction,
    DrawObjective,
    DrawResource,
    Roll,
    TurnUp,
)
from boardkit.games.water_sharing.rules.questions import DealAction, DealObjective

T = TypeVar("T")


def beginners(state: State) -> Iterable[Begin]:
    """3.3 List the seats, the one that is said to begin first."""
    return map(Begin, state.order)


def may_begin(state: State, move: Begin) -> Iterator[Condition]:
    """3.3 Somebody at the table begins."""
    yield must_sit(move.seat in state.everyone)


@frozen
class InitiativeDrawn(Event, rule="3.3"):
    """A seat had its feet in the water last, and begins."""

    touches = ("clock.first",)

    seat: Seat


def begin(state: State, move: Begin) -> Step[State]:
    """3.3 Whoever had the feet in the water last has the initiative."""
    state = evolve(state.answered(), clock=evolve(state.clock, first=move.seat))
    return emit(state, InitiativeDrawn(move.seat))


def objectives(state: State) -> Iterable[DrawObjective]:
    """3.2 List the objectives that are left."""
    return map(DrawObjective, state.decks.objectives)


def actions(state: State) -> Iterable[DrawAction]:
    """3.2 List the action cards that are left; equal ones are one answer."""
    return map(DrawAction, dict.fromkeys(state.decks.actions))


def resources(state: State) -> Iterable[DrawResource]:
    """5.2 List the cards for water and world market that are left."""
    return map(_reveal, state.decks.resources)


@cache
def _reveal(card: ResourceCard) -> DrawResource:
    """Return the answer, made once: the cards are listed in every round."""
    return DrawResource(card)


@frozen
class NotInBag(Refusal, word="not-in-bag", rule="2"):
    """The card is not among those that can come."""


def may_draw(state: State, move: DrawObjective | DrawAction | DrawResource) -> Iterator[Condition]:
    """3.2, 5.2 A card comes out of those that are left."""
    yield must(move.card in _bag(state, move), NotInBag())


def _bag(state: State, move: DrawObjective | DrawAction | DrawResource) -> tuple[object, ...]:
    match move:
        case DrawObjective():
            return state.decks.objectives
        case DrawAction():
            return state.decks.actions
        case DrawResource():
            return state.decks.resources


@frozen
class ObjectiveDealt(Event, rule="3.2", reveals=True, hides={"card": HIDDEN_OBJECTIVE}):
    """A seat received its objective card."""

    touches = ("communities[seat].objective", "decks.objectives")

    seat: Seat
    card: ObjectiveCard


def deal_objective(state: State, question: DealObjective, move: DrawObjective) -> Step[State]:
    """3.2 Everybody receives an objective, and keeps it secret."""
    community = evolve(state.communities[question.to], objective=move.card)
    decks = evolve(state.decks, objectives=_without(state.decks.objectives, move.card))
    state = evolve(state.answered().with_community(question.to, community), decks=decks)
    return emit(state, ObjectiveDealt(question.to, move.card))


@frozen
class ActionDealt(Event, rule="3.2", reveals=True, minor=True, hides={"card": HIDDEN_ACTION}):
    """A seat received an action card."""

    touches = ("communities[seat].actions", "decks.actions")

    seat: Seat
    card: ActionCard


def deal_action(state: State, question: DealAction, move: DrawAction) -> Step[State]:
    """3.2 Everybody receives two action cards."""
    community = state.communities[question.to]
    community = evolve(community, actions=tuple(sorted((*community.actions, move.card))))
    decks = evolve(state.decks, actions=_without(state.decks.actions, move.card))
    state = evolve(state.answered().with_community(question.to, community), decks=decks)
    return emit(state, ActionDealt(question.to, move.card))


def reveal(state: State, move: DrawResource) -> Step[State]:
    """5.2 Chance turns up one of the cards that are left."""
    bag = _without(state.decks.resources, move.card)
    return turn_up(evolve(state.answered(), decks=evolve(state.decks, resources=bag)), move.card)


def choosable(state: State) -> Iterator[TurnUp]:
    """9.2 List what the cards that are left say; equal ones are one choice."""
    cards = deck(state.options.own_cards).resources
    yield from sorted(
        {_says(cards[card]) for card in state.decks.resources},
        key=lambda move: (move.water, move.energy, move.food),
    )


def _says(card: Resource) -> TurnUp:
    return TurnUp(card.water, card.energy_price, card.food_price)


def may_turn_up(state: State, move: TurnUp) -> Iterator[Condition]:
    """9.2 One of the cards that are left is chosen."""
    yield must(move in choosable(state), NotInBag())


def turn_up_chosen(state: State, move: TurnUp) -> Step[State]:
    """9.2 The card that the table has chosen is turned up."""
    cards = deck(state.options.own_cards).resources
    card = next(card for card in state.decks.resources if _says(cards[card]) == move)
    return reveal(state, DrawResource(card))


@frozen
class ResourceRevealed(Event, rule="5.2", reveals=True):
    """The card for water and world market was turned up."""

    touches = ("decks",)

    card: ResourceCard
    water: int
    energy: int
    food: int


def turn_up(state: State, card: ResourceCard) -> Step[State]:
    """5.2 The card of this round lies open; the one before is put away."""
    before = state.decks.card
    shown = state.decks.shown if before is None else (*state.decks.shown, before)
    state = evolve(state, decks=evolve(state.decks, card=card, shown=shown))
    now = resource(state)
    return emit(state, ResourceRevealed(card, now.water, now.energy_price, now.food_price))


@frozen
class SpringsRisen(Event, rule="5.2"):
    """Water has come to every river hex."""

    touches = ("water", "bank.water")

    water: int


def raise_springs(state: State) -> Step[State]:
    """5.2 As many cubes of water as the card says come to every river hex, as long as there are any."""
    water = dict(state.water)
    left = state.bank.water
    for at in RIVERS:
        cubes = min(left, resource(state).water)
        left -= cubes
        if cubes:
            water[at] = water.get(at, 0) + cubes
    state = evolve(state, water=water, bank=evolve(state.bank, water=left))
    return emit(state, SpringsRisen(resource(state).water))


def resource(state: State) -> Resource:
    """9.2 Return what the card of this round says."""
    card = state.decks.card
    assert card is not None
    return deck(state.options.own_cards).resources[card]


def rolls(state: State) -> Iterable[Roll]:
    """6 List the faces of the die; equal ones are one answer."""
    del state
    return map(Roll, dict.fromkeys(FACES))


@frozen
class NoSuchFace(Refusal, word="no-such-face", rule="2"):
    """The die has no such face."""


def may_roll(state: State, move: Roll) -> Iterator[Condition]:
    """6 The die has no other faces."""
    del state
    yield must(move.swords in FACES, NoSuchFace())


def weight(state: State, move: Move) -> int:
    """2, 3.2 Say how often chance gives an answer: equal cards and equal faces count together."""
    match move:
        case Roll(swords):
            return FACES.count(swords)
        case DrawAction(card):
            return state.decks.actions.count(card)
    return 1


def _without(bag: tuple[T, ...], card: T) -> tuple[T, ...]:
    at = bag.index(card)
    return bag[:at] + bag[at + 1 :]
