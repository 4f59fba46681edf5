"""The rules: which answers are worth testing, why one may not be given, and what one does."""

from collections.abc import Iterable

from boardkit.core import Effect, Move, Ruling, Step, settle
from boardkit.games.life_in_reterra.rules import building, dealing, laying, powers, turns
from boardkit.games.life_in_reterra.rules.effects import (
    BeginPowers,
    BeginTurn,
    OfferBuilding,
    OfferPowers,
    RefillRow,
)
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import (
    BeginWith,
    Build,
    ChangeTile,
    DealSecret,
    DealStart,
    Draw,
    DrawFirst,
    FillRow,
    LayTile,
    Pass,
    PlaceBuilding,
    PlaceInhabitant,
    PlaceJunk,
    PlaceRelic,
    PlaceTile,
    RefreshEnergy,
    UsePowers,
    WelcomeInhabitant,
)
from boardkit.games.life_in_reterra.rules.refusals import GameIsOver, NotAsked


def candidates(state: State) -> Iterable[Move]:
    """List the answers worth testing to the question on top."""
    match state.question:
        case DrawFirst():
            return map(BeginWith, sorted(state.everyone))
        case DealStart() | DealSecret() | FillRow() as question:
            return dealing.draws(state, question)
        case LayTile() as question:
            return laying.layings(state, question)
        case Build() as question:
            return building.buildings_and_more(state, question)
        case UsePowers() as question:
            return powers.answers(state, question)
    return ()


def ruling(state: State, move: Move) -> Ruling:
    """Say what it takes to give an answer to the question on top."""
    match state.question, move:
        case None, _:
            return GameIsOver()
        case DrawFirst(), BeginWith():
            return dealing.may_begin(state, move)
        case (DealStart() | DealSecret() | FillRow()) as question, Draw():
            return dealing.may_draw(state, question, move)
        case LayTile() as question, PlaceTile():
            return laying.may_lay(state, question, move)
        case LayTile() as question, RefreshEnergy():
            return laying.may_refresh(state, question, move)
        case Build() as question, PlaceBuilding():
            return building.may_place_building(state, question, move)
        case Build() as question, PlaceInhabitant():
            return building.may_place_inhabitant(state, question, move)
        case Build(), Pass():
            return None
        case UsePowers() as question, WelcomeInhabitant() | PlaceRelic() | PlaceJunk() | ChangeTile():
            return powers.may_use(state, question, move)
        case UsePowers() as question, Pass():
            return powers.may_pass(state, question)
    return NotAsked()


def apply(state: State, move: Move) -> Step[State]:
    """Do what a legal answer does, and all that follows by itself."""
    return settle(_answer(state, move), _resolve)


def _answer(state: State, move: Move) -> Step[State]:
    match state.question, move:
        case DrawFirst(), BeginWith():
            return dealing.begin_with(state, move)
        case DealStart() as question, Draw():
            return dealing.deal_start(state, question, move)
        case DealSecret() as question, Draw():
            return dealing.deal_secret(state, question, move)
        case FillRow(), Draw():
            return dealing.fill_row(state, move)
        case LayTile() as question, PlaceTile():
            return laying.lay(state, question, move)
        case LayTile() as question, RefreshEnergy():
            return laying.refresh(state, question, move)
        case Build() as question, PlaceBuilding():
            return building.place(state, question, move)
        case Build() as question, PlaceInhabitant():
            return building.place_inhabitant(state, question, move)
        case Build() as question, Pass():
            return building.place_nothing(state, question)
        case UsePowers() as question, WelcomeInhabitant() | PlaceRelic() | PlaceJunk() | ChangeTile():
            return powers.use(state, question, move)
        case UsePowers() as question, Pass():
            return powers.leave(state, question)
    raise TypeError(f"{move} is not an answer to {state.question}")


def _resolve(state: State, effect: Effect) -> Step[State]:
    match effect:
        case BeginTurn():
            return turns.begin_turn(state)
        case OfferBuilding(seat):
            return building.offer_building(state, seat)
        case BeginPowers(seat):
            return powers.begin_powers(state, seat)
        case OfferPowers(seat):
            return powers.offer_powers(state, seat)
        case RefillRow():
            return dealing.refill_row(state)
    raise TypeError(f"no rule resolves {effect}")
