"""V.2.d Cards that change the cubes of the land: adding, taking away, and turning sterile land fertile."""

from collections.abc import Iterator

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.terristories.box import TERRAINS
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.things import AleaCard
from boardkit.games.terristories.rules.effects import RunEffect
from boardkit.games.terristories.rules.land import on_land
from boardkit.games.terristories.rules.ledger import add_cubes, effects, room, take_cubes
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import ChooseTerritory
from boardkit.games.terristories.rules.questions import Fertilise, Restore
from boardkit.games.terristories.rules.reach import affected, shielded, spare
from boardkit.maps.octagons import Octagon


def run_regenerate(state: State, run: RunEffect, effect: fx.Regenerate) -> Step[State]:
    """V.2.d Fertile territories receive cubes: those that the card names, or that the seat chooses."""
    if effect.where is fx.Where.CHOSEN:
        return _ask_to_feed(state, run.seat, effect.amount, effect.count, ())
    return Step(state).each(affected(state, run, effect), _feed, effect.amount)


def _ask_to_feed(state: State, seat: Seat, amount: int, left: int, fed: tuple[Octagon, ...]) -> Step[State]:
    """V.2.d Several territories are chosen one by one, as long as one has room."""
    able = any(room(state, at) for at in state.land if at not in fed)
    return Step(state.ask(Fertilise(seat, amount, left, fed))) if left and able else Step(state)


class NotFertile(Refusal, word="not-fertile", rule="V.2.d"):
    """The territory is not fertile."""

    at: Octagon


class AlreadyChosen(Refusal, word="already-chosen", rule="V.2.d"):
    """The territory has had its share."""

    at: Octagon


def may_fertilise(state: State, question: Fertilise, move: ChooseTerritory) -> Iterator[Condition]:
    """V.2.d Cubes are added to fertile territories that have room, to each once."""
    yield on_land(state, move.at)
    if move.at in state.land:
        yield must(not state.land[move.at].sterile, NotFertile(move.at))
        hungry = move.at not in question.fed and room(state, move.at)
        yield must(hungry, AlreadyChosen(move.at))


def fertilise(state: State, question: Fertilise, move: ChooseTerritory) -> Step[State]:
    """V.2.d A territory receives cubes; then the next one is chosen, if there is one."""
    fed = (*question.fed, move.at)
    step = _feed(state.answered(), move.at, question.amount)
    return step.then(_ask_to_feed, question.seat, question.amount, question.left - 1, fed)


class TerritoryFed(Event, rule="V.2.d"):
    """A territory received cubes."""

    touches = ("land[at].cubes",)

    at: Octagon
    amount: int


def _feed(state: State, at: Octagon, amount: int) -> Step[State]:
    """V.2.d A fertile territory receives cubes, as many as it holds."""
    added = min(amount, room(state, at))
    return emit(add_cubes(state, at, added), TerritoryFed(at, added)) if added else Step(state)


def run_drain(state: State, run: RunEffect, effect: fx.Drain) -> Step[State]:
    """V.4 Fertile territories lose cubes, but for those that labels or a project protect."""
    struck = [at for at in affected(state, run, effect) if not state.land[at].sterile]
    safe = tuple(at for at in struck if _safe(state, at, run.alea))
    return spare(state, safe).each((at for at in struck if at not in safe), _drain, effect.amount)


def _safe(state: State, at: Octagon, alea: AleaCard | None) -> bool:
    if state.season.sheltered or shielded(state, at, alea):
        return True
    return any(card.at == at for seat in state.everyone for card, _ in effects(state, seat, fx.Shield))


class TerritoryDrained(Event, rule="V.2.d"):
    """A territory lost cubes."""

    touches = ("land[at].cubes",)

    at: Octagon
    amount: int


def _drain(state: State, at: Octagon, amount: int) -> Step[State]:
    lost = min(amount, state.land[at].cubes)
    return take_cubes(state, at, lost, TerritoryDrained(at, lost))


def run_restore(state: State, run: RunEffect, effect: fx.Restore) -> Step[State]:
    """V.2.d The seat chooses sterile territories, as long as there are some."""
    sterile = sum(territory.sterile for territory in state.land.values())
    asks = [Restore(run.seat, effect.amount)] * min(effect.count, sterile)
    return Step(state.ask(*asks))


class NotSterile(Refusal, word="not-sterile", rule="V.2.d"):
    """The territory is not sterile."""

    at: Octagon


def may_restore(state: State, move: ChooseTerritory) -> Iterator[Condition]:
    """V.2.d Only sterile territories are restored."""
    yield on_land(state, move.at)
    if move.at in state.land:
        yield must(state.land[move.at].sterile, NotSterile(move.at))


class TerritoryRestored(Event, rule="V.2.d"):
    """A sterile territory turned fertile again."""

    touches = ("land[at].cubes",)

    at: Octagon
    amount: int


def restore(state: State, question: Restore, move: ChooseTerritory) -> Step[State]:
    """V.2.d A sterile territory turns fertile; what stands on it acts again."""
    cubes = min(question.amount, TERRAINS[state.land[move.at].terrain].cubes)
    state = state.answered().with_territory(move.at, cubes=cubes)
    return emit(state, TerritoryRestored(move.at, cubes))
