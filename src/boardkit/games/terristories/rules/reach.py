"""V.2.d, V.4 What an effect of a card reaches: players, amounts and territories, and what labels protect."""

from collections.abc import Iterator

from boardkit.core import Event, Refusal, Seat, SeatEvent, Step, emit
from boardkit.games.terristories.box import ALEAS
from boardkit.games.terristories.box.effects import Aimed, Counted, OnLand, Per, Target, Where
from boardkit.games.terristories.box.printed import Protects
from boardkit.games.terristories.box.things import AleaCard
from boardkit.games.terristories.rules.ledger import acting_zones, individuals, labels, thriving
from boardkit.games.terristories.rules.model import State, Territory
from boardkit.games.terristories.rules.moves import ChooseSeat
from boardkit.games.terristories.rules.questions import ChooseFewest, Present, RunEffect, StealFrom
from boardkit.maps.octagons import Octagon


def receivers(state: State, seat: Seat, effect: Aimed) -> tuple[Seat, ...]:
    """Name the seats that an effect of a seat is about, those that need no choice."""
    match effect.target:
        case Target.EACH:
            return state.order
        case Target.OTHERS:
            return tuple(other for other in state.order if other != seat)
    return (seat,)


def amount_of(state: State, seat: Seat, effect: Counted) -> int:
    """Multiply an amount by what it is counted by, which sterile land has none of, up to a most."""
    match effect.per:
        case Per.OWN_TERRITORY:
            times = len(thriving(state, seat))
        case Per.OWN_INDIVIDUAL:
            times = individuals(state, seat)
        case Per.EXTRA_ZONE:
            times = max(0, acting_zones(state, seat) - 1)
        case _:
            times = 1
    return min(effect.amount * times, effect.most)


def affected(state: State, run: RunEffect, effect: OnLand) -> list[Octagon]:
    """Name the territories that an effect is about, those that need no choice."""
    return [at for at, territory in state.land.items() if _concerns(at, territory, run, effect, state)]


def _concerns(at: Octagon, territory: Territory, run: RunEffect, effect: OnLand, state: State) -> bool:
    match effect.where:
        case Where.ALL:
            return True
        case Where.HERE:
            return at == run.at
        case Where.OWN:
            return territory.zones[run.seat] > 0
        case Where.TERRAIN:
            return territory.terrain is effect.terrain
        case Where.ZONE:
            owners = (seat for seat in state.everyone if state.tableaux[seat].role is effect.zone)
            return any(territory.zones[seat] for seat in owners)
    return False


class SeatProtected(SeatEvent, rule="V.4"):
    """A seat is protected from the hazard by its labels."""


def protected(state: State, seat: Seat, alea: AleaCard | None) -> bool:
    """V.4 A seat's own labels protect it from a hazard that says how many it takes."""
    needed = _labels_needed(alea, Protects.PLAYER)
    return needed is not None and labels(state, seat) >= needed


def _labels_needed(alea: AleaCard | None, protects: Protects) -> int | None:
    """V.4 Return how many labels protect from a hazard, if they can."""
    card = ALEAS[alea] if alea else None
    return card.labels if card is not None and card.protects is protects else None


def shielded(state: State, at: Octagon, alea: AleaCard | None) -> bool:
    """V.4 The labels of all seats with a zone on a territory add up to protect it."""
    needed, zones = _labels_needed(alea, Protects.TERRITORY), state.land[at].zones
    return needed is not None and sum(labels(state, seat) for seat in state.everyone if zones[seat]) >= needed


class TerritoriesProtected(Event, rule="V.4", where=("territories",)):
    """Territories are protected from the hazard by labels or by a project."""

    territories: tuple[Octagon, ...]


def spare(state: State, safe: tuple[Octagon, ...]) -> Step[State]:
    """V.4 Territories that are protected are named."""
    return emit(state, TerritoriesProtected(safe)) if safe else Step(state)


def players(state: State, question: Present | StealFrom | ChooseFewest) -> Iterator[ChooseSeat]:
    """V.2.d One cannot take from oneself; the ambassador chooses among those that are level."""
    among = question.among if isinstance(question, ChooseFewest) else state.everyone
    oneself = question.seat if isinstance(question, StealFrom) else None
    return (ChooseSeat(seat) for seat in state.everyone if seat in among and seat != oneself)


class NotAmongThem(Refusal, word="not-among-them", rule="V.2.d"):
    """That player is not among those to choose from."""
