"""The rules: which answers are worth testing, why one may not be given, and what one does."""

from collections.abc import Iterable

from boardkit.core import Effect, Move, Ruling, Step, settle
from boardkit.games.tectonic_tribes.rules import dealing, ending, placing, rounds
from boardkit.games.tectonic_tribes.rules.effects import BeginHand, BeginRound, EndDeal, EndRound, Reveal
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.moves import (
    DealCard,
    Discard,
    DiscardTerrain,
    Draw,
    DrawOrder,
    DrawStart,
    GiveOrder,
    Pass,
    PlaceCard,
    PlaceOwn,
    PlaceStart,
    PlaceTerrain,
    PlaceTribe,
    Play,
    WhichDiscard,
    WhichDrop,
    WhichPlay,
)
from boardkit.games.tectonic_tribes.rules.refusals import GameIsOver, NotAsked


def candidates(state: State) -> Iterable[Move]:
    """List the answers worth testing to the question on top."""
    match state.question:
        case DrawOrder():
            return (GiveOrder(seat) for seat in state.everyone if seat not in state.order)
        case DrawStart() | DealCard():
            return map(dealing.draw, state.deck)
        case WhichDiscard(seat):
            return map(Discard, state.hands[seat])
        case WhichPlay(seat):
            return map(Play, state.hands[seat])
        case PlaceStart() | PlaceCard() | PlaceOwn() as question:
            return placing.placings(state, question)
        case WhichDrop() as question:
            return placing.drops(state, question)
    return ()


def ruling(state: State, move: Move) -> Ruling:
    """Say what it takes to give an answer to the question on top."""
    match state.question, move:
        case None, _:
            return GameIsOver()
        case DrawOrder(), GiveOrder():
            return dealing.may_receive_order(state, move)
        case ((DrawStart() | DealCard()), Draw()):
            return dealing.may_draw(state, move)
        case (WhichDiscard(seat), Discard(card)) | (WhichPlay(seat), Play(card)):
            return rounds.may_choose(state, seat, card)
        case (PlaceStart() | PlaceCard() | PlaceOwn()) as question, PlaceTerrain() | PlaceTribe():
            return placing.may_place(state, question, move)
        case (PlaceStart() | PlaceCard() | PlaceOwn()) as question, Pass():
            return placing.may_pass(state, question)
        case WhichDrop() as question, DiscardTerrain():
            return placing.may_drop(state, question, move)
    return NotAsked()


def apply(state: State, move: Move) -> Step[State]:
    """Do what a legal answer does, and all that follows by itself."""
    return settle(_answer(state, move), _resolve)


def _answer(state: State, move: Move) -> Step[State]:
    match state.question, move:
        case DrawOrder() as question, GiveOrder():
            return dealing.receive_order(state, question, move)
        case DrawStart() as question, Draw():
            return dealing.draw_start(state, question, move)
        case DealCard() as question, Draw():
            return dealing.deal_card(state, question, move)
        case WhichDiscard() as question, Discard():
            return rounds.discard(state, question, move)
        case WhichPlay() as question, Play():
            return rounds.choose(state, question, move)
        case PlaceStart() as question, PlaceTerrain():
            return placing.place_start(state, question, move)
        case (PlaceCard() | PlaceOwn()) as question, PlaceTerrain():
            return placing.place_own(state, question, move)
        case PlaceCard() as question, PlaceTribe():
            return placing.place_tribe_card(state, question, move)
        case PlaceStart() as question, Pass():
            return placing.discard_start(state, question)
        case (PlaceCard() | PlaceOwn()) as question, Pass():
            return placing.pass_turn(state, question)
        case WhichDrop() as question, DiscardTerrain():
            return placing.drop(state, question, move)
    raise TypeError(f"{move} is not an answer to {state.question}")


def _resolve(state: State, effect: Effect) -> Step[State]:
    match effect:
        case BeginHand():
            return dealing.begin_hand(state)
        case EndDeal():
            return dealing.end_deal(state, effect)
        case BeginRound():
            return rounds.begin_round(state)
        case Reveal():
            return rounds.reveal(state)
        case EndRound():
            return ending.end_round(state)
    raise TypeError(f"no rule resolves {effect}")
