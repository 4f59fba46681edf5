"""Faults of tables of Tectonic Tribes: cards, land, and the course of a match; and the box."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from boardkit.core import CHANCE, Derived, Fault, Pending, Pieces, Seat, SeatFault
from boardkit.core.editing.faults import QuestionsAstray
from boardkit.core.editing.sound import within
from boardkit.games.tectonic_tribes.box import SEATS, TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.rules import questions
from boardkit.games.tectonic_tribes.rules.land import misfit, spread
from boardkit.games.tectonic_tribes.rules.model import Continent, Placement, State
from boardkit.games.tectonic_tribes.rules.setup import hands
from boardkit.maps.squares import Square

SETTING_UP = questions.DrawOrder | questions.DrawStart | questions.PlaceStart
CHOOSING = questions.WhichDiscard | questions.WhichPlay
ACTING = questions.PlaceCard | questions.PlaceOwn | questions.WhichDrop


class HandsDiffer(Fault):
    """Once all have chosen, the hands are not equally large, or a card is left over for a round."""


class CardOutOfTurn(SeatFault):
    """A seat has a card chosen or set aside where it cannot have one, or lacks one."""


class OrderAstray(Fault):
    """The order of play is not that of the cards, or others have acted than those whose turn it was."""


class LastRoundWrong(Fault):
    """It is the last round though nobody has laid all tribe cards, or the other way round."""


class DrawPileShort(Fault):
    """There are not as many cards to draw as are still to be dealt."""

    less: int


def astray(state: State) -> Iterator[Fault]:
    """2, 3, 4 Hold what lies there to the point of the match that the question tells."""
    if list(state.pile[::-1]) != _ahead(state):
        yield QuestionsAstray()
        return
    # 2, 4 Hands and rounds are counted from 1; none are counted while the origin is laid.
    begun = not isinstance(state.question, SETTING_UP)
    yield from within(state, ("hand",), *((1, hands(state)) if begun else (0, 0)))
    rounds = SEATS[state.seats].hand_size // 2
    if isinstance(state.question, CHOOSING | ACTING):  # 3 The cards that are left are for the rounds to come.
        yield from within(state, ("round",), 1, rounds - _left(state, state.everyone[-1]) // 2)
    else:
        yield from within(state, ("round",), 0, 0 if state.pile else rounds)
    yield from _cards(state)
    yield from _order(state)
    if state.last_round != (not state.options.advanced and not all(state.tribes)):
        yield LastRoundWrong()


def _ahead(state: State) -> list[Pending]:
    """Say what is asked from the question on top on, as in a match."""
    match state.question:
        case questions.DrawOrder():
            places = range(len(state.order) + 1, state.seats + 1)
            return [*(questions.DrawOrder(CHANCE, place) for place in places), questions.BeginHand()]
        case (questions.DrawStart(_, seat) | questions.PlaceStart(seat)) as question:
            later = [questions.DrawStart(CHANCE, other) for other in _after(seat, state.order)]
            return [question, *later, questions.BeginHand()]
        case questions.DealCard(_, seat):
            deals: list[Pending] = []
            for other in state.everyone[seat:]:
                missing = _dealt(state) - len(state.hands[other])
                deals += [*[questions.DealCard(CHANCE, other)] * missing, questions.EndDeal(other)]
            return [*deals, questions.BeginRound()]
        case (questions.WhichDiscard(seat) | questions.WhichPlay(seat)) as question:
            kinds = (questions.WhichDiscard, questions.WhichPlay)
            own = kinds[kinds.index(type(question)) :]
            others = [ask(one) for one in _after(seat, state.everyone) for ask in kinds]
            return [*(ask(seat) for ask in own), *others, questions.Reveal()]
        case (questions.PlaceCard(seat) | questions.PlaceOwn(seat) | questions.WhichDrop(seat)) as question:
            return [question, *map(questions.PlaceCard, _after(seat, state.order)), questions.EndRound()]
    return []


def _after(seat: Seat, order: Sequence[Seat]) -> Sequence[Seat]:
    return order[order.index(seat) + 1 :] if seat in order else ()


def _dealt(state: State) -> int:
    first = Seat(0)
    return len(state.hands[first]) + state.pile.count(questions.DealCard(CHANCE, first))


def _left(state: State, seat: Seat) -> int:
    """Count the cards of a hand that will be left when all have chosen."""
    kinds = (questions.WhichDiscard, questions.WhichPlay)
    return len(state.hands[seat]) - sum(isinstance(one, kinds) and one.seat == seat for one in state.pile)


def _cards(state: State) -> Iterator[Fault]:
    """2, 3.1 Hands are equal, and a card lies chosen or aside from the choice on to the end of the round."""
    if not _equal(state):
        yield HandsDiffer()
    yield from (CardOutOfTurn(seat) for seat in state.everyone if not _in_turn(state, seat))
    drawing = questions.DealCard | questions.DrawStart
    lacking = sum(isinstance(one, drawing) for one in state.pile) - len(state.deck)
    if isinstance(state.question, questions.DealCard) and state.deck:
        lacking -= len(state.face_down) + len(state.face_up)
    if lacking > 0:
        yield DrawPileShort(lacking)


def _equal(state: State) -> bool:
    """2, 3.4 Tell whether all have equally many cards, two for each round, as far as they are dealt."""
    match state.question:
        case questions.DealCard(_, seat):
            sizes = {_dealt(state), *map(len, state.hands[:seat])}
        case questions.DrawOrder() | questions.DrawStart() | questions.PlaceStart():
            sizes = {0, *map(len, state.hands)}
        case _:
            sizes = {_left(state, seat) for seat in state.everyone}
    return len(sizes) == 1 and all(size >= 0 and size % 2 == 0 for size in sizes)


def _in_turn(state: State, seat: Seat) -> bool:
    aside, chosen = state.set_aside[seat] is not None, state.chosen[seat] is not None
    if not isinstance(state.question, CHOOSING):
        return not aside and (not chosen or isinstance(state.question, ACTING))
    waits = questions.WhichDiscard(seat) in state.pile, questions.WhichPlay(seat) in state.pile
    return (not aside, not chosen) == waits


def _order(state: State) -> Iterator[Fault]:
    """3.2 The highest number acts first; who has acted stands before whose turn it is."""
    order, acted = state.order, state.acted
    match state.question:
        case questions.DrawOrder():
            sound = len({*order}) == len(order) and not acted
        case questions.DrawStart() | questions.PlaceStart():
            sound = sorted(order) == [*state.everyone] and not acted
        case questions.PlaceCard(seat) | questions.PlaceOwn(seat) | questions.WhichDrop(seat):
            numbers = [card for other in order if (card := state.chosen[other]) is not None]
            whole = sorted(order) == [*state.everyone] and numbers == sorted(numbers, reverse=True)
            sound = whole and acted == order[: order.index(seat)]
        case _:
            sound = not order and not acted
    if not sound:
        yield OrderAstray()


class CardOfNeitherKind(Fault):
    """More or less than one card lies on the continent."""

    at: Square


class CardLaidWrongly(Fault):
    """A card lies on the continent where it could not be laid."""

    at: Square


def box(state: State) -> Pieces:
    """2 Each terrain card is in the box once, and five tribe cards for each seat."""
    tribes = Counter((seat, card) for seat in state.everyone for card in TRIBE)
    return {"terrain-card": Counter(list(TERRAIN)), "tribe-card": tribes}


def pieces(state: State) -> Pieces:
    """Count terrain cards by number and tribe cards by seat, wherever they lie."""
    laid = state.continent.placements
    in_play = [card for card in (*state.chosen, *state.set_aside) if card is not None]
    drawn = [question.card for question in state.pile if isinstance(question, questions.PlaceStart)]
    terrain = Counter([*state.deck, *state.face_down, *state.face_up, *in_play, *drawn])
    for cards in state.hands:
        terrain.update(cards)
    terrain.update(card.terrain for card in laid if card.terrain is not None)
    tribes = Counter((seat, card) for seat in state.everyone for card in state.tribes[seat])
    tribes.update((card.seat, card.tribe) for card in laid if card.tribe is not None)
    return {"terrain-card": terrain, "tribe-card": tribes}


def faults(state: State) -> Iterator[Fault]:
    """3.3 Each card lies as it could be laid on those before it."""
    land = Continent({})
    for placement in state.continent.placements:
        card = placement.terrain or placement.tribe
        if card is None or (placement.terrain and placement.tribe):
            yield CardOfNeitherKind(placement.at)
            return
        if land.cells and misfit(land, placement.seat, placement.at, placement.turn) is not None:
            yield CardLaidWrongly(placement.at)
        land = land.lay(placement, spread(card, placement.at, placement.turn))


@lru_cache(maxsize=16)
def _laid(placements: tuple[Placement, ...]) -> Continent:
    """3.3 Lay all cards of a continent again, one after the other, on an empty table."""
    land = Continent({})
    for placement in placements:
        card = placement.terrain or placement.tribe
        if card is None or card not in (TERRAIN if isinstance(card, int) else TRIBE):
            land = land.lay(placement, {})
        else:
            land = land.lay(placement, spread(card, placement.at, placement.turn))
    return land


DERIVED: Final[Derived] = {Continent: lambda continent: _laid(continent.placements)}
"""How what follows from the rest of a record is worked out again."""
