"""V.2.d Cards that move cubes: between players and the bank, and on the land."""

from collections.abc import Iterator

from boardkit.core import Condition, Event, Seat, SeatEvent, Step, emit, must
from boardkit.games.terristories.box import TERRAINS
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.things import AleaCard
from boardkit.games.terristories.rules import ledger, reach
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.land import LandRefusal, on_land
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import ChooseSeat, ChooseTerritory
from boardkit.maps.octagons import Octagon


def run_gain(state: State, run: qs.RunEffect, effect: fx.Gain) -> Step[State]:
    """V.2.d Players gain cubes, or one whom the seat chooses."""
    if effect.target is fx.Target.CHOSEN:
        return Step(state.ask(qs.Present(run.seat, effect.amount)))
    return Step(state).each(reach.receivers(state, run.seat, effect), _gain, effect)


def _gain(state: State, seat: Seat, effect: fx.Gain) -> Step[State]:
    return receive(state, seat, reach.amount_of(state, seat, effect))


def present(state: State, question: qs.Present, move: ChooseSeat) -> Step[State]:
    """V.2.d A player gains cubes."""
    return receive(state.answered(), move.seat, question.amount)


class CubesGained(ledger.CubesMoved, rule="V.2.d"):
    """A seat received cubes from the bank."""


def receive(state: State, seat: Seat, amount: int) -> Step[State]:
    """V.2.d A seat receives cubes from the bank."""
    return Step(state) if amount <= 0 else emit(ledger.gain(state, seat, amount), CubesGained(seat, amount))


def run_pay(state: State, run: qs.RunEffect, effect: fx.Pay) -> Step[State]:
    """V.2.d, V.4 Players pay cubes, but for those who are protected."""
    return Step(state).each(reach.receivers(state, run.seat, effect), _pay, run.alea, effect)


class CubesPaid(ledger.CubesMoved, rule="V.2.d"):
    """A seat paid cubes to the bank."""


class NothingToPay(SeatEvent, rule="V.2.d"):
    """A seat that has no cubes pays nothing."""


def _pay(state: State, seat: Seat, alea: AleaCard | None, effect: fx.Pay) -> Step[State]:
    """V.2.d A seat pays cubes to the bank, as many as it has."""
    if state.season.sheltered or reach.protected(state, seat, alea):
        return emit(state, reach.SeatProtected(seat))
    amount = reach.amount_of(state, seat, effect)
    paid = min(amount, state.tableaux[seat].cubes)
    if amount > 0 and not paid:
        return emit(state, NothingToPay(seat))
    return emit(ledger.gain(state, seat, -paid), CubesPaid(seat, paid)) if paid else Step(state)


def run_steal(state: State, run: qs.RunEffect, effect: fx.Steal) -> Step[State]:
    """V.2.d The others lose cubes to the seat, or one whom it chooses."""
    if effect.target is fx.Target.CHOSEN:
        return Step(state.ask(qs.StealFrom(run.seat, effect.amount)))
    return Step(state).each(reach.receivers(state, run.seat, effect), _steal, run.seat, effect.amount)


def steal_from(state: State, question: qs.StealFrom, move: ChooseSeat) -> Step[State]:
    """V.2.d A player loses cubes to the seat."""
    return _steal(state.answered(), move.seat, question.seat, question.amount)


class CubesStolen(SeatEvent, rule="V.2.d", touches=("tableaux[seat].cubes", "tableaux[of].cubes")):
    """A seat took cubes of another."""

    of: Seat
    amount: int


class NothingToTake(SeatEvent, rule="V.2.d", wasted=True):
    """A seat finds no cubes with another."""

    of: Seat


def _steal(state: State, of: Seat, thief: Seat, amount: int) -> Step[State]:
    taken = min(amount, state.tableaux[of].cubes)
    if not taken:
        return emit(state, NothingToTake(thief, of))
    return emit(ledger.hand_over(state, of, thief, taken), CubesStolen(thief, of, taken))


def run_regenerate(state: State, run: qs.RunEffect, effect: fx.Regenerate) -> Step[State]:
    """V.2.d Fertile territories receive cubes: those that the card names, or that the seat chooses."""
    if effect.where is fx.Where.CHOSEN:
        return _ask_to_feed(state, run.seat, effect.amount, effect.count, ())
    return Step(state).each(reach.affected(state, run, effect), _feed, effect.amount)


def _ask_to_feed(state: State, seat: Seat, amount: int, left: int, fed: tuple[Octagon, ...]) -> Step[State]:
    """V.2.d Several territories are chosen one by one, as long as one has room."""
    able = any(ledger.room(state, at) for at in state.land if at not in fed)
    return Step(state.ask(qs.Fertilise(seat, amount, left, fed))) if left and able else Step(state)


class NotFertile(LandRefusal, word="not-fertile", rule="V.2.d"):
    """The territory is not fertile."""


class AlreadyChosen(LandRefusal, word="already-chosen", rule="V.2.d"):
    """The territory has had its share."""


def may_feed(state: State, question: qs.Fertilise, move: ChooseTerritory) -> Iterator[Condition]:
    """V.2.d Cubes are added to fertile territories that have room, to each once."""
    yield on_land(state, move.at)
    if move.at in state.land:
        yield must(not state.land[move.at].sterile, NotFertile(move.at))
        yield must(move.at not in question.fed and ledger.room(state, move.at), AlreadyChosen(move.at))


def feed(state: State, question: qs.Fertilise, move: ChooseTerritory) -> Step[State]:
    """V.2.d A territory receives cubes; then the next one is chosen, if there is one."""
    fed = (*question.fed, move.at)
    step = _feed(state.answered(), move.at, question.amount)
    return step.then(_ask_to_feed, question.seat, question.amount, question.left - 1, fed)


class TerritoryFed(Event, rule="V.2.d", touches=("land[at].cubes",)):
    """A territory received cubes."""

    at: Octagon
    amount: int


def _feed(state: State, at: Octagon, amount: int) -> Step[State]:
    """V.2.d A fertile territory receives cubes, as many as it holds."""
    added = min(amount, ledger.room(state, at))
    return emit(ledger.add_cubes(state, at, added), TerritoryFed(at, added)) if added else Step(state)


def run_drain(state: State, run: qs.RunEffect, effect: fx.Drain) -> Step[State]:
    """V.4 Fertile territories lose cubes, but for those that labels or a project protect."""
    struck = [at for at in reach.affected(state, run, effect) if not state.land[at].sterile]
    shields = {card.at for seat in state.everyone for card, _ in ledger.effects(state, seat, fx.Shield)}
    if state.season.sheltered:
        shields.update(struck)
    safe = tuple(at for at in struck if at in shields or reach.shielded(state, at, run.alea))
    step = reach.spare(state, safe)
    for at in (at for at in struck if at not in safe):
        lost = min(effect.amount, step.state.land[at].cubes)
        step = step.then(ledger.take_cubes, at, lost, TerritoryDrained(at, lost))
    return step


class TerritoryDrained(Event, rule="V.2.d", touches=("land[at].cubes",)):
    """A territory lost cubes."""

    at: Octagon
    amount: int


def run_restore(state: State, run: qs.RunEffect, effect: fx.Restore) -> Step[State]:
    """V.2.d The seat chooses sterile territories, as long as there are some."""
    sterile = sum(territory.sterile for territory in state.land.values())
    return Step(state.ask(*[qs.Restore(run.seat, effect.amount)] * min(effect.count, sterile)))


class NotSterile(LandRefusal, word="not-sterile", rule="V.2.d"):
    """The territory is not sterile."""


def may_restore(state: State, move: ChooseTerritory) -> Iterator[Condition]:
    """V.2.d Only sterile territories are restored."""
    yield on_land(state, move.at)
    if move.at in state.land:
        yield must(state.land[move.at].sterile, NotSterile(move.at))


class TerritoryRestored(Event, rule="V.2.d", touches=("land[at].cubes",)):
    """A sterile territory turned fertile again."""

    at: Octagon
    amount: int


def restore(state: State, question: qs.Restore, move: ChooseTerritory) -> Step[State]:
    """V.2.d A sterile territory turns fertile; what stands on it acts again."""
    cubes = min(question.amount, TERRAINS[state.land[move.at].terrain].cubes)
    state = state.answered().with_territory(move.at, cubes=cubes)
    return emit(state, TerritoryRestored(move.at, cubes))
