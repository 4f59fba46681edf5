"""3 The round: choosing in secret (3.1), the order (3.2), passing the hands on (3.4); and the end (4)."""

from collections.abc import Iterable

from boardkit.core import Event, Refusal, Seat, SeatEvent, Step, emit, put
from boardkit.games.tectonic_tribes.box.things import HIDDEN, Terrain, TerrainCard
from boardkit.games.tectonic_tribes.rules import questions as qs
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.moves import Discard, Play
from boardkit.games.tectonic_tribes.rules.placing import lose_own
from boardkit.games.tectonic_tribes.rules.setup import hands
from boardkit.maps.squares import Square


class RoundBegun(Event, rule="3", touches=("round", "order")):
    """A new round begins; rounds are counted from 1 within the hand."""

    round: int
    rounds: int


def begin_round(state: State) -> Step[State]:
    """3.1 Everybody discards a card and plays one, in secret."""
    nobody = (None,) * state.seats
    left = len(state.hands[0]) // 2
    state = state.__replace__(round=state.round + 1, acted=(), order=(), chosen=nobody, set_aside=nobody)
    asked = (ask(seat) for seat in state.everyone for ask in (qs.WhichDiscard, qs.WhichPlay))
    state = state.ask(*asked, qs.Reveal())
    return emit(state, RoundBegun(state.round, state.round + left - 1))


class NotInHand(Refusal, word="not-in-hand", rule="3.1"):
    """The card is not in the seat's hand."""

    card: TerrainCard


def cards(state: State, question: qs.WhichDiscard | qs.WhichPlay) -> Iterable[Discard | Play]:
    """3.1 List the cards of the hand, or what is left of it."""
    return map(Discard if isinstance(question, qs.WhichDiscard) else Play, state.hands[question.seat])


class CardSetAside(SeatEvent, rule="3.1", minor=True, hides={"card": HIDDEN}):
    """A seat discarded a card of its hand, face down."""

    touches = ("hands[seat]", "set_aside[seat]")

    card: TerrainCard


def discard(state: State, question: qs.WhichDiscard, move: Discard) -> Step[State]:
    """3.1 A card is set aside, face down."""
    seat = question.seat
    state = _out_of_hand(state.answered(), seat, move.card)
    state = state.__replace__(set_aside=put(state.set_aside, seat, move.card))
    return emit(state, CardSetAside(seat, move.card))


class CardChosen(SeatEvent, rule="3.1", hides={"card": HIDDEN}, touches=("hands[seat]", "chosen[seat]")):
    """A seat played a card of its hand, face down."""

    card: TerrainCard


def play(state: State, question: qs.WhichPlay, move: Play) -> Step[State]:
    """3.1 A card is played, face down."""
    seat = question.seat
    state = _out_of_hand(state.answered(), seat, move.card).with_chosen(seat, move.card)
    return emit(state, CardChosen(seat, move.card))


def _out_of_hand(state: State, seat: Seat, card: TerrainCard) -> State:
    return state.with_hand(seat, tuple(other for other in state.hands[seat] if other != card))


class CardRevealed(SeatEvent, rule="3.1", reveals=True, touches=("order", "set_aside", "face_down")):
    """The card that a seat plays was turned up."""

    card: TerrainCard


def reveal(state: State) -> Step[State]:
    """3.1, 3.2 All cards played are turned up at once; those set aside are out of sight for good.

    The highest number, the one closest to 80, acts first.
    """
    away = tuple(sorted((*state.face_down, *(card for card in state.set_aside if card is not None))))
    order = tuple(sorted(state.everyone, key=lambda seat: -(state.chosen[seat] or 0)))
    state = state.__replace__(face_down=away, set_aside=(None,) * state.seats, order=order)
    revealed = (CardRevealed(seat, state.chosen[seat] or HIDDEN) for seat in state.order)
    step = Step(state).each(revealed, emit)
    return step.tell(step.state.ask(*map(qs.PlaceCard, state.order), qs.EndRound()), OrderSet(state.order))


class OrderSet(Event, rule="3.2"):
    """The order of the round follows the numbers, the highest first."""

    order: tuple[Seat, ...]


class HandsPassed(Event, rule="3.4", reveals=True, touches=("hands",)):
    """Every hand went to the neighbour on the left."""


def end_round(state: State) -> Step[State]:
    """3.4 Cards that were not laid leave; then the hands go on, or a new one is dealt, or all is over."""
    return Step(state).each(state.order, lose_own).then(_go_on)


def _go_on(state: State) -> Step[State]:
    """3.4, 4 The hands go to the left, or a new one is dealt, or all is over."""
    hand_is_over = not any(state.hands)
    if state.last_round or (hand_is_over and state.hand == hands(state)):
        return end_game(state)
    if hand_is_over:
        return Step(state.ask(qs.BeginHand()))
    passed = state.__replace__(hands=(state.hands[-1], *state.hands[:-1]))
    return emit(passed.ask(qs.BeginRound()), HandsPassed())


class GameEnded(Event, rule="4", touches=("order",)):
    """The last round is over."""


def end_game(state: State) -> Step[State]:
    """4 Each region counts for the seat that has most tents around it; equal tents, and nobody scores."""
    step = emit(state.__replace__(order=(), acted=()), GameEnded())
    for region in state.continent.regions:
        if region.holder is not None:
            squares = tuple(sorted(region.squares))
            step = step.then(emit, RegionScored(region.holder, region.terrain, squares, region.points))
    return step


class RegionScored(SeatEvent, rule="4", where=("squares",)):
    """A region is counted for the seat that holds it."""

    terrain: Terrain
    squares: tuple[Square, ...]
    points: int
