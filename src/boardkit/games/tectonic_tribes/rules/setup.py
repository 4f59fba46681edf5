"""2 The table before the first answer: the draw pile, the origin of the continent, and the hands."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import CHANCE, Each, Event, Pending, Refusal, Seat, SeatEvent, Step, emit
from boardkit.core.values import without
from boardkit.games.tectonic_tribes.box import SEATS, TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.box.things import HIDDEN, TerrainCard
from boardkit.games.tectonic_tribes.rules import questions
from boardkit.games.tectonic_tribes.rules.model import Continent, Options, State
from boardkit.games.tectonic_tribes.rules.moves import Draw, GiveOrder


class HasOrderCard(Refusal, word="has-order-card", rule="2"):
    """The seat is not one that waits for an order card."""

    seat: Seat


def orders(state: State) -> Iterator[GiveOrder]:
    """2 List the seats that wait for an order card."""
    return (GiveOrder(seat) for seat in state.everyone if seat not in state.order)


class OrderDrawn(SeatEvent, rule="2", touches=("order",)):
    """A seat received an order card of the set-up."""

    place: int


def receive_order(state: State, question: questions.DrawOrder, move: GiveOrder) -> Step[State]:
    """2 The order cards of the set-up say who lays a card of the origin first."""
    state = state.answered().__replace__(order=(*state.order, move.seat))
    step = emit(state, OrderDrawn(move.seat, question.place))
    if len(state.order) < state.seats:
        return step
    return Step(state.ask(*(questions.DrawStart(CHANCE, seat) for seat in state.order)), step.frames)


_draw: Final = cache(Draw)  # makes each answer once: the draw pile is listed for every card that is dealt


def draws(state: State) -> Each[TerrainCard]:
    """2 List the cards of the draw pile."""
    return Each(_draw, state.deck)


class NotInDeck(Refusal, word="not-in-deck", rule="2"):
    """The card is not in the draw pile."""

    card: TerrainCard


class StartDrawn(SeatEvent, rule="2", reveals=True, touches=("deck", "chosen[seat]")):
    """A seat drew its card of the origin."""

    card: TerrainCard


def draw_start(state: State, question: questions.DrawStart, move: Draw) -> Step[State]:
    """2 Everybody draws one card for the origin of the continent and lays it at once."""
    state = _without(state.answered(), move.card)
    state = state.ask(questions.PlaceStart(question.to, move.card))
    return emit(state, StartDrawn(question.to, move.card))


class HandBegun(Event, rule="3", touches=("hand", "round", "order")):
    """A new hand begins; hands are counted from 1."""

    hand: int
    hands: int


def begin_hand(state: State) -> Step[State]:
    """2 A hand is dealt, as large as the table says, or late in a long game as the cards left allow."""
    state = state.__replace__(hand=state.hand + 1, round=0, acted=(), order=())
    left = len(state.deck) + len(state.face_down) + len(state.face_up)
    size = min(SEATS[state.seats].hand_size, left // state.seats // 2 * 2)  # two for each round
    deals: list[Pending] = []
    for seat in state.everyone:
        deals += [questions.DealCard(CHANCE, seat)] * size
        deals.append(questions.EndDeal(seat))
    state = state.ask(*deals, questions.BeginRound())
    return emit(state, HandBegun(state.hand, hands(state))).then(_reshuffle_if_empty)


def hands(state: State) -> int:
    """4, 5 How many hands the game has, if no fifth tribe card ends it before."""
    row = SEATS[state.seats]
    return row.hands_advanced if state.options.advanced else row.hands


class CardDealt(SeatEvent, rule="2", reveals=True, minor=True, hides={"card": HIDDEN}):
    """A card came into a hand."""

    touches = ("deck", "hands[seat]")

    card: TerrainCard


def deal_card(state: State, question: questions.DealCard, move: Draw) -> Step[State]:
    """2 A card comes from the draw pile into a hand."""
    state = _without(state.answered(), move.card)
    state = state.with_hand(question.to, tuple(sorted((*state.hands[question.to], move.card))))
    return emit(state, CardDealt(question.to, move.card)).then(_reshuffle_if_empty)


class HandDealt(SeatEvent, rule="2"):
    """A seat's hand is complete."""

    size: int


def end_deal(state: State, effect: questions.EndDeal) -> Step[State]:
    """2 The hand is complete."""
    return emit(state, HandDealt(effect.seat, len(state.hands[effect.seat]))).then(_reshuffle_if_empty)


class DeckReshuffled(Event, rule="3.4", touches=("deck", "face_down", "face_up")):
    """The discards became the new draw pile."""

    size: int


def _reshuffle_if_empty(state: State) -> Step[State]:
    """3.4 When the draw pile is used up in the middle of a deal, the discards are the new one."""
    if state.deck or not isinstance(state.question, questions.DealCard):
        return Step(state)
    deck = tuple(sorted(state.face_down + state.face_up))
    state = state.__replace__(deck=deck, face_down=(), face_up=())
    return emit(state, DeckReshuffled(len(deck)))


def _without(state: State, card: TerrainCard) -> State:
    return state.__replace__(deck=without(state.deck, card))


def setup(options: Options, seats: int) -> Step[State]:
    """2 Everybody takes five tribe cards; order cards are drawn, then cards for the origin, then hands."""
    state = State(
        options=options,
        continent=Continent({}),
        deck=tuple(TERRAIN),
        hands=((),) * seats,
        tribes=(tuple(TRIBE),) * seats,
        set_aside=(None,) * seats,
        chosen=(None,) * seats,
    )
    draws = [questions.DrawOrder(CHANCE, place) for place in range(1, seats + 1)]
    return Step(state.ask(*draws, questions.BeginHand()))
