"""3.3 Laying a terrain card, or a tribe card (3.3.2) and what it costs."""

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from itertools import chain
from typing import Final

from boardkit.core import Condition, Move, Refusal, Seat, SeatEvent, Step, emit, must, put, refusal_in
from boardkit.games.tectonic_tribes.box import TRIBE
from boardkit.games.tectonic_tribes.box.things import TerrainCard, TribeCard
from boardkit.games.tectonic_tribes.rules.land import Turns, boxes, fits, fitting, spread, squares
from boardkit.games.tectonic_tribes.rules.model import AfterRivalDiscard, Placement, State
from boardkit.games.tectonic_tribes.rules.moves import DiscardTerrain, Pass, PlaceTerrain, PlaceTribe
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, PlaceOwn, PlaceStart, WhichDrop
from boardkit.maps.squares import Square, Turn

MOST_BOXES: Final = 8_192  # for how many boxes answers are kept
TRIBE_COLUMN: Final = {card: column for column, card in enumerate(TRIBE, start=1)}  # in `_answers_in`


@lru_cache(maxsize=MOST_BOXES)
def _answers_in(turns: Turns, at: Square) -> tuple[tuple[Move, ...], ...]:
    """Return all answers in a box, made once: lists of them are long and asked for often."""
    terrain = tuple(PlaceTerrain(at, turn) for turn in turns)
    return terrain, *(tuple(PlaceTribe(card, at, turn) for turn in turns) for card in TRIBE_COLUMN)


Placing = PlaceStart | PlaceCard | PlaceOwn


def card_to_lay(state: State, question: Placing) -> TerrainCard | None:
    """Return the terrain card that the seat may lay now, or None when it was discarded."""
    return question.card if isinstance(question, PlaceStart) else state.chosen[question.seat]


def placings(state: State, question: Placing) -> list[Move]:
    """3.3 List every legal way to lay a card, or to pass when there is none."""
    rows = list[tuple[tuple[Move, ...], ...]]()
    for turns, places in boxes(state.continent, question.seat):
        rows += map(partial(_answers_in, turns), places)
    card, found = card_to_lay(state, question), list[Move]()
    columns = [] if card is None else [0]
    if isinstance(question, PlaceCard):
        columns += map(TRIBE_COLUMN.__getitem__, state.tribes[question.seat])
    for column in columns:
        found += chain.from_iterable([row[column] for row in rows])
    if card is None or not rows:
        found.append(Pass())
    return found


class TribeCardGone(Refusal, word="tribe-card-gone", rule="3.3.2"):
    """The seat no longer has that tribe card."""

    card: TribeCard


class TerrainCardGone(Refusal, word="terrain-card-gone", rule="3.3.2"):
    """The seat's terrain card of this round was discarded."""


class TribeAlreadyPlaced(Refusal, word="tribe-already-placed", rule="3.3.2"):
    """The seat has laid its tribe card for this round."""


def may_place(state: State, question: Placing, move: PlaceTerrain) -> Iterator[Condition]:
    """3.3 The seat still has its terrain card, and it fits there."""
    held = card_to_lay(state, question) is not None
    yield must(held, TerrainCardGone())
    if held:
        yield from fitting(state.continent, question.seat, move.at, move.turn)


def may_place_tribe(state: State, question: PlaceCard, move: PlaceTribe) -> Iterator[Condition]:
    """3.3.2 The seat has the tribe card, and it fits there."""
    yield must(move.card in state.tribes[question.seat], TribeCardGone(move.card))
    yield from fitting(state.continent, question.seat, move.at, move.turn)


class MustPlace(Refusal, word="must-place", rule="3.3"):
    """The seat's terrain card can be laid, so the seat may not pass."""


def may_pass(state: State, question: Placing) -> Iterator[Condition]:
    """3.3 Only who cannot lay a terrain card may pass."""
    stuck = card_to_lay(state, question) is None or not fits(state.continent, question.seat)
    yield must(stuck, MustPlace())


def drops(state: State) -> Iterable[DiscardTerrain]:
    """3.3.2 List everybody's terrain card, for whom one may be discarded."""
    return map(DiscardTerrain, state.everyone)


class MustDropOwn(Refusal, word="must-drop-own", rule="3.3.2"):
    """Whoever acts last in a round discards their own card."""


class HasActed(Refusal, word="has-acted", rule="3.3.2"):
    """The rival has acted already in this round."""

    seat: Seat


class NothingToDrop(Refusal, word="nothing-to-drop", rule="3.3.2"):
    """The seat has no terrain card left in this round, or there is no such seat."""

    seat: Seat


def may_drop(state: State, question: WhichDrop, move: DiscardTerrain) -> Iterator[Condition]:
    """3.3.2 One's own card, or that of a rival who has not placed yet; the last to act has no choice."""
    if move.of not in state.everyone:
        yield must(False, NothingToDrop(move.of))
        return
    if move.of != question.seat:
        yield must(state.order[-1] != question.seat, MustDropOwn())
    yield must(move.of not in state.acted, HasActed(move.of))
    yield must(state.chosen[move.of] is not None, NothingToDrop(move.of))


def place_start(state: State, question: PlaceStart, move: PlaceTerrain) -> Step[State]:
    """2 A card of the origin is laid."""
    return _lay_terrain(state.answered(), question.seat, question.card, move)


def place_own(state: State, question: PlaceCard | PlaceOwn, move: PlaceTerrain) -> Step[State]:
    """3.3 The terrain card of this round is laid."""
    seat = question.seat
    card = state.chosen[seat]
    assert card is not None
    return _lay_terrain(state.answered().with_chosen(seat, None), seat, card, move).then(_act, seat)


class TribePlaced(SeatEvent, rule="3.3.2"):
    """A tribe card was laid; the seat has `left` more."""

    touches = ("continent.cells[squares]", "continent.placements", "tribes[seat]")
    where = ("squares",)

    card: TribeCard
    at: Square
    turn: Turn
    left: int
    squares: tuple[Square, ...]


def place_tribe_card(state: State, question: PlaceCard, move: PlaceTribe) -> Step[State]:
    """3.3.2, 4 A tribe card is laid instead; then a terrain card is to be discarded for it.

    The fifth makes this round the last; in the advanced variant (5) it does not.
    """
    seat = question.seat
    left = tuple(card for card in state.tribes[seat] if card != move.card)
    state = state.answered().__replace__(tribes=put(state.tribes, seat, left))
    state = _laid(state, Placement(move.at, move.turn, seat, tribe=move.card))
    event = TribePlaced(seat, move.card, move.at, move.turn, len(left), squares(move.at, move.turn))
    step = emit(state, event)
    if not left and not state.options.advanced:
        step = step.tell(state.__replace__(last_round=True), LastTribePlaced(seat))
    return step.then(_ask_what_to_drop, seat)


class LastTribePlaced(SeatEvent, rule="4", touches=("last_round",)):
    """A seat has laid its fifth tribe card: this round is the last."""


def _ask_what_to_drop(state: State, seat: Seat) -> Step[State]:
    question = WhichDrop(seat)
    able = any(refusal_in(may_drop(state, question, move)) is None for move in drops(state))
    return Step(state.ask(question)) if able else _act(state, seat)


class TerrainDiscarded(SeatEvent, rule="3.3.2", touches=("chosen[of]", "face_up")):
    """A terrain card was discarded for a tribe card."""

    of: Seat
    card: TerrainCard


def drop(state: State, question: WhichDrop, move: DiscardTerrain) -> Step[State]:
    """3.3.2 A terrain card is discarded for the tribe card."""
    seat, card = question.seat, state.chosen[move.of]
    assert card is not None
    state = state.answered().with_chosen(move.of, None)
    state = state.__replace__(face_up=tuple(sorted((*state.face_up, card))))
    step = emit(state, TerrainDiscarded(seat, move.of, card))
    return step.then(_act, seat) if move.of == seat else step.then(_keep_own, seat)


def _keep_own(state: State, seat: Seat) -> Step[State]:
    """3.3.2 What becomes of one's own terrain card when a rival's was discarded.

    One terrain card is discarded for a tribe card, and only the last in order is obliged to lose the own
    one; so one's own card is not discarded. It cannot go back to the hand, for hands would differ in size: it
    is laid in the same turn. The table option `lost` takes the stricter reading: nobody lays two cards in a
    round, and one's own card is discarded unplayed at its end.
    """
    laid_too = state.options.after_rival_discard is AfterRivalDiscard.PLACED
    if laid_too and state.chosen[seat] is not None:
        return Step(state.ask(PlaceOwn(seat)))
    return _act(state, seat)


class Passed(SeatEvent, rule="3.3"):
    """A seat laid nothing."""


def discard_start(state: State, question: PlaceStart) -> Step[State]:
    """2 A card of the origin that fits nowhere is discarded."""
    return emit(state.answered(), Passed(question.seat)).then(_leave, question.seat, question.card)


def pass_turn(state: State, question: PlaceCard | PlaceOwn) -> Step[State]:
    """3.3 Nothing is laid; a terrain card that fits nowhere is discarded."""
    step = emit(state.answered(), Passed(question.seat))
    return step.then(lose_own, question.seat).then(_act, question.seat)


def lose_own(state: State, seat: Seat) -> Step[State]:
    """3.3.2 A seat's terrain card, if it has one left in this round, is discarded unplayed."""
    card = state.chosen[seat]
    return Step(state) if card is None else _leave(state.with_chosen(seat, None), seat, card)


class OwnLost(SeatEvent, rule="3.3.2", touches=("chosen[seat]", "face_up")):
    """A seat's own terrain card is discarded unplayed, at the end of the round or for want of a place."""

    card: TerrainCard


def _leave(state: State, seat: Seat, card: TerrainCard) -> Step[State]:
    return emit(state.__replace__(face_up=tuple(sorted((*state.face_up, card)))), OwnLost(seat, card))


class TerrainPlaced(SeatEvent, rule="3.3"):
    """A terrain card was laid."""

    touches = ("continent.cells[squares]", "continent.placements", "chosen[seat]")
    where = ("squares",)

    card: TerrainCard
    at: Square
    turn: Turn
    squares: tuple[Square, ...]


def _lay_terrain(state: State, seat: Seat, card: TerrainCard, move: PlaceTerrain) -> Step[State]:
    state = _laid(state, Placement(move.at, move.turn, seat, terrain=card))
    return emit(state, TerrainPlaced(seat, card, move.at, move.turn, squares(move.at, move.turn)))


def _laid(state: State, placement: Placement) -> State:
    card: TerrainCard | TribeCard | None = placement.terrain or placement.tribe
    assert card is not None
    faces = spread(card, placement.at, placement.turn)
    return state.__replace__(continent=state.continent.lay(placement, faces))


def _act(state: State, seat: Seat) -> Step[State]:
    return Step(state.__replace__(acted=(*state.acted, seat)))
