"""What does not fit about questions that wait: about how much they are, and whether one can answer."""

from collections import Counter
from collections.abc import Iterator, Sequence

from boardkit.core import Fault, Question, Seat
from boardkit.core.editing.faults import NotAskedNow
from boardkit.core.editing.sound import within
from boardkit.games.terristories.box import TERRAINS, ZONES
from boardkit.games.terristories.rules import PROPER
from boardkit.games.terristories.rules.faults.mistakes import DealAstray
from boardkit.games.terristories.rules.ledger import individuals, zones
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import (
    AnswerRequest,
    DrawProject,
    PayWages,
    PlaceFirstZone,
    PutRequest,
)


def asking(state: State) -> Iterator[Fault]:
    """V Look at every question that waits."""
    yield from _first_zones(state)
    yield from _draws(state)
    for number, question in enumerate(state.pile):
        if isinstance(question, Question):
            yield from _asked(state, question, number)


def _asked(state: State, question: Question, number: int) -> Iterator[Fault]:
    """V Look at a question: whom it is about, about how much it is, and whether it can be answered."""
    match question:
        case PayWages(seat):
            people = individuals(state, seat)
            yield from within(state, ("pile", number, "due"), 1, people + 1 if people else 0)
        case AnswerRequest(seat, to):
            yield from _deal(seat, (to,))
        case PutRequest(seat, of):
            yield from _deal(seat, of)
    rows = (row for row in PROPER if row.question is type(question))
    if not any(True for row in rows for _ in row.legal(state, question)):
        yield NotAskedNow(question.seat)


def _first_zones(state: State) -> Iterator[Fault]:
    """IV.2.p There is room for all zones that are still to be laid, and each seat has as many."""
    waiting = Counter(asked.seat for asked in state.pile if isinstance(asked, PlaceFirstZone))
    room = sum(TERRAINS[land.terrain].zones - sum(land.zones) for land in state.land.values())
    for seat, count in waiting.items():
        if count > min(room, ZONES - zones(state, seat)):
            yield NotAskedNow(seat)
        room -= count


def _draws(state: State) -> Iterator[Fault]:
    """IV.2.l A pile has as many cards as are still to be drawn from it."""
    waiting = Counter(asked.to for asked in state.pile if isinstance(asked, DrawProject))
    yield from (NotAskedNow(seat) for seat, count in waiting.items() if count > len(state.tableaux[seat].bag))


def _deal(seat: Seat, others: Sequence[Seat]) -> Iterator[Fault]:
    """V.2.b One asks others."""
    if seat in others or not others:
        yield DealAstray(seat)
