"""What may be done in a turn is listed at a glance: it is what the rules allow."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import CHANCE, Move, Player, legal
from boardkit.core.records.record import start
from boardkit.core.rules import chance
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CARDS, FACTS
from boardkit.games.terraforming_mars.box.things import Award, Milestone, Project
from boardkit.games.terraforming_mars.rules import moves
from boardkit.games.terraforming_mars.rules.land import AROUND
from boardkit.games.terraforming_mars.rules.model import Options, State
from boardkit.games.terraforming_mars.rules.questions import TakeAction, WhereClaim, WherePlace

KINDS = (moves.PlayCard, moves.UseCardAction, moves.DoProject, moves.ClaimMilestone, moves.FundAward)


def candidates(state: State, question: TakeAction) -> Iterator[Move]:
    """Name every action of a turn that anybody could think of, allowed or not."""
    company = state.companies[question.seat]
    yield from map(moves.PlayCard, company.hand)
    for card in company.tableau:
        yield from (moves.UseCardAction(card, option) for option in range(1, len(FACTS[card].actions) + 2))
    yield from map(moves.DoProject, Project)
    yield from map(moves.ClaimMilestone, Milestone)
    yield from map(moves.FundAward, Award)


def played(seats: int, seed: int, decisions: int) -> list[State]:
    """Play at random for so many decisions, and return all tables."""
    random = Random(seed)
    players = [Player(f"P{seat}", seat) for seat in range(seats)]
    match = start(GAME, Options(corporate_era=seats > 1 and seed % 2 > 0), players, seed)
    for _ in range(decisions):
        match = match if match.over else match.play(random.choice(legal(GAME, match.state)))
    return [moment.step.state for moment in match.moments]


@given(st.integers(1, 5), st.integers(0, 999), st.integers(20, 400))
def test_a_turn_offers_what_the_rules_allow(seats: int, seed: int, decisions: int) -> None:
    tables = played(seats, seed, decisions)
    asked = [table for table in tables if isinstance(table.question, TakeAction)]
    for table in Random(seed).sample(asked, min(10, len(asked))):
        assert isinstance(table.question, TakeAction)
        allowed = [move for move in candidates(table, table.question) if GAME.refusal(table, move) is None]
        assert [move for move in legal(GAME, table) if isinstance(move, KINDS)] == allowed


def everything() -> Iterator[Move]:
    """Walk every action there is, and every place."""
    yield from map(moves.PlayCard, CARDS)
    yield from (moves.UseCardAction(card, option) for card in FACTS for option in (1, 2, 3))
    yield from map(moves.DoProject, Project)
    yield from map(moves.ClaimMilestone, Milestone)
    yield from map(moves.FundAward, Award)
    yield from map(moves.Place, AROUND)
    yield from (
        moves.ConvertPlants(),
        moves.ConvertHeat(),
        moves.FirstAction(),
        moves.EndTurn(),
        moves.Pass(),
    )


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
