"""What does not fit about questions that wait: whom they ask, about how much, and whether one can answer."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from boardkit.core import CHANCE, Fault, Question, Seat
from boardkit.games.terristories.box import TERRAINS, ZONES
from boardkit.games.terristories.rules import PROPER
from boardkit.games.terristories.rules.faults.mistakes import (
    AskedAstray,
    CountOffLimit,
    NothingToAnswer,
    SeatTwice,
    Tally,
)
from boardkit.games.terristories.rules.ledger import individuals, zones
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import (
    OF_CHANCE,
    AnswerRequest,
    DrawProject,
    Fertilise,
    PayWages,
    PlaceFirstZone,
    Present,
    PutRequest,
    Restore,
    StealFrom,
)

FEW: Final = 9
"""More than anything comes to that a single card brings."""

CUBES_ASKED: Final = 999
"""More than anybody can be asked for."""


def asking(state: State) -> Iterator[Fault]:
    """V Look at every question that waits."""
    yield from _first_zones(state)
    yield from _draws(state)
    for question in state.pile:
        if isinstance(question, Question):
            yield from _asked(state, question)


def within(of: Tally, value: int, least: int, most: int) -> Iterator[Fault]:
    """Look at a number that has a least and a most."""
    if not least <= value <= most:
        yield CountOffLimit(of, value, least, most)


def _asked(state: State, question: Question) -> Iterator[Fault]:
    """V Look at a question: whom it asks, about how much, and whether it can be answered."""
    if (type(question) in OF_CHANCE) is not (question.seat == CHANCE):
        yield AskedAstray()
        return
    match question:
        case PayWages(seat, due):
            people = individuals(state, seat)
            yield from within(Tally.WAGES, due, 1, people + 1 if people else 0)
        case AnswerRequest(seat, to, amount):
            yield from within(Tally.AMOUNT, amount, 1, CUBES_ASKED)
            yield from _deal(seat, (to,))
        case PutRequest(seat, of, amount):
            yield from within(Tally.AMOUNT, amount, 1, CUBES_ASKED)
            yield from _deal(seat, of)
        case Fertilise(_, amount, left):
            yield from within(Tally.AMOUNT, amount, 1, FEW)
            yield from within(Tally.AMOUNT, left, 1, FEW)
        case Restore(_, amount) | Present(_, amount) | StealFrom(_, amount):
            yield from within(Tally.AMOUNT, amount, 1, FEW)
    rows = (row for row in PROPER if row.question is type(question))
    if not any(True for row in rows for _ in row.legal(state, question)):
        yield NothingToAnswer(question.seat)


def _first_zones(state: State) -> Iterator[Fault]:
    """IV.2.p There is room for all zones that are still to be laid, and each seat has as many."""
    waiting = Counter(asked.seat for asked in state.pile if isinstance(asked, PlaceFirstZone))
    room = sum(TERRAINS[land.terrain].zones - sum(land.zones) for land in state.land.values())
    for seat, count in waiting.items():
        if count > min(room, ZONES - zones(state, seat)):
            yield NothingToAnswer(seat)
        room -= count


def _draws(state: State) -> Iterator[Fault]:
    """IV.2.l A pile has as many cards as are still to be drawn from it."""
    waiting = Counter(asked.to for asked in state.pile if isinstance(asked, DrawProject))
    yield from (
        NothingToAnswer(seat) for seat, count in waiting.items() if count > len(state.tableaux[seat].bag)
    )


def _deal(seat: Seat, others: Sequence[Seat]) -> Iterator[Fault]:
    """V.2.b One asks others, each once."""
    if seat in others or not others or len(set(others)) < len(others):
        yield SeatTwice(seat)
