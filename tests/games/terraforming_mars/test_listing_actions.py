"""The list of actions leaves out at a glance what cannot be done; here nothing is left out unasked."""

from collections.abc import Iterator
from random import Random

import pytest

from boardkit.core import CHANCE, Move, legal
from boardkit.core.rules import chance
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CARDS, FACTS
from boardkit.games.terraforming_mars.box.things import Award, Milestone, Project
from boardkit.games.terraforming_mars.rules.land import AROUND
from boardkit.games.terraforming_mars.rules.model import Options, State
from boardkit.games.terraforming_mars.rules.moves import (
    ClaimMilestone,
    ConvertHeat,
    ConvertPlants,
    DoProject,
    EndTurn,
    FirstAction,
    FundAward,
    Pass,
    Place,
    PlayCard,
    UseCardAction,
)
from boardkit.games.terraforming_mars.rules.questions import TakeAction, WhereClaim, WherePlace


def everything() -> Iterator[Move]:
    """Walk every action there is, and every place."""
    yield from map(PlayCard, CARDS)
    yield from (UseCardAction(card, option) for card in FACTS for option in (1, 2, 3))
    yield from map(DoProject, Project)
    yield from map(ClaimMilestone, Milestone)
    yield from map(FundAward, Award)
    yield from map(Place, AROUND)
    yield from (ConvertPlants(), ConvertHeat(), FirstAction(), EndTurn(), Pass())


def some_tables(seats: int, seed: int) -> Iterator[State]:
    """Walk tables of a random match that ask for an action or a place."""
    random = Random(seed)
    state = GAME.setup(Options(corporate_era=True), seats).state
    while state.question is not None:
        if isinstance(state.question, (TakeAction, WherePlace, WhereClaim)) and random.random() < 0.1:
            yield state
        moves = legal(GAME, state)
        move = chance.answer(GAME, state, random) if state.to_move == CHANCE else random.choice(moves)
        state = GAME.apply(state, move).state


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_legal_action_is_left_out(seats: int) -> None:
    for state in some_tables(seats, seed=seats):
        allowed = {move for move in everything() if GAME.refusal(state, move) is None}
        assert set(legal(GAME, state)) == allowed
