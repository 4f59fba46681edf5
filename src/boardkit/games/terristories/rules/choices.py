"""V.2.d The choices that effects of cards leave: a territory, or a player."""

from collections.abc import Iterator

from boardkit.core import Condition, Step, emit, must
from boardkit.games.terristories.box import TERRAINS
from boardkit.games.terristories.rules import refusals
from boardkit.games.terristories.rules.events.cards import TerritoryBlocked, TerritoryRestored
from boardkit.games.terristories.rules.land import ask_where
from boardkit.games.terristories.rules.ledger import room
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import ChooseSeat, ChooseTerritory
from boardkit.games.terristories.rules.questions import (
    Block,
    ChooseFewest,
    Fertilise,
    Present,
    Restore,
    StealFrom,
)
from boardkit.games.terristories.rules.vocabulary import ask_to_feed, feed, receive, steal

OnLand = Fertilise | Restore | Block


def territories(state: State) -> Iterator[ChooseTerritory]:
    """V.2.d Any territory may be tried."""
    yield from map(ChooseTerritory, state.land)


def may_choose(state: State, question: OnLand, move: ChooseTerritory) -> Iterator[Condition]:
    """V.2.d Cubes are added to fertile territories that have room; only sterile ones are restored."""
    yield must(move.at in state.land, refusals.NoTerritory(move.at))
    if move.at not in state.land:
        return
    sterile = state.land[move.at].sterile
    if isinstance(question, Restore):
        yield must(sterile, refusals.NotSterile(move.at))
    if isinstance(question, Fertilise):
        yield must(not sterile, refusals.NotFertile(move.at))
        hungry = move.at not in question.fed and room(state, move.at)
        yield must(hungry, refusals.AlreadyChosen(move.at))


def fertilise(state: State, question: Fertilise, move: ChooseTerritory) -> Step[State]:
    """V.2.d A territory receives cubes; then the next one is chosen, if there is one."""
    fed = (*question.fed, move.at)
    step = feed(state.answered(), move.at, question.amount)
    return step.then(ask_to_feed, question.seat, question.amount, question.left - 1, fed)


def restore(state: State, question: Restore, move: ChooseTerritory) -> Step[State]:
    """V.2.d A sterile territory turns fertile; what stands on it acts again."""
    cubes = min(question.amount, TERRAINS[state.land[move.at].terrain].cubes)
    state = state.answered().with_territory(move.at, cubes=cubes)
    return emit(state, TerritoryRestored(move.at, cubes))


def block(state: State, question: Block, move: ChooseTerritory) -> Step[State]:
    """V.2.d Nobody else harvests on the territory in this round."""
    blocked = (*state.season.blocked, (move.at, question.seat))
    return emit(state.answered().with_season(blocked=blocked), TerritoryBlocked(question.seat, move.at))


def players(state: State) -> Iterator[ChooseSeat]:
    """V.2.d Any player may be tried."""
    yield from map(ChooseSeat, state.everyone)


def may_pick(
    state: State, question: Present | StealFrom | ChooseFewest, move: ChooseSeat
) -> Iterator[Condition]:
    """V.2.d One cannot take from oneself; the ambassador chooses among those that are level."""
    match question:
        case Present():
            among = state.everyone
        case StealFrom():
            among = tuple(seat for seat in state.everyone if seat != question.seat)
        case ChooseFewest():
            among = question.among
    yield must(move.seat in among, refusals.NotAmongThem())


def present(state: State, question: Present, move: ChooseSeat) -> Step[State]:
    """V.2.d A player gains cubes."""
    return receive(state.answered(), move.seat, question.amount)


def steal_from(state: State, question: StealFrom, move: ChooseSeat) -> Step[State]:
    """V.2.d A player loses cubes to the seat."""
    return steal(state.answered(), question.seat, move.seat, question.amount)


def favour(state: State, move: ChooseSeat) -> Step[State]:
    """V.2.d The player whom the ambassador named gains an individual."""
    return ask_where(state.answered(), move.seat)
