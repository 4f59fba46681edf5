"""What is known by a key is what would be worked out anew, at whatever tables it was asked before."""

from collections.abc import Iterator
from inspect import unwrap
from itertools import product
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Game, Match, Player, legal
from boardkit.games import water_sharing
from boardkit.games.terraforming_mars import GAME as MARS
from boardkit.games.terraforming_mars.players import MIND
from boardkit.games.terraforming_mars.players.plan import card_worth
from boardkit.games.terraforming_mars.players.prices import Chair
from boardkit.games.water_sharing.players.building import worths
from boardkit.games.water_sharing.players.running import generate
from boardkit.games.water_sharing.rules.questions import Generate
from boardkit.players.lookup import mind_of
from tests.daily import by_night


def played(game: Game[Any], seed: int, most: int) -> Iterator[Any]:
    """Play at a glance; walk the tables at which a seat has a choice."""
    mind, random = mind_of(game.key), Random(seed)
    match = Match.start(game, game.options(), [Player(str(seat), seat) for seat in range(3)], seed)
    for _ in range(most):
        moves = legal(game, match.state)
        if not moves:
            break
        if len(moves) > 1 and match.state.to_move != CHANCE:
            yield match.state
        match = match.play(moves[0] if len(moves) == 1 else mind.policy(match.state, moves, random))


@pytest.mark.parametrize("seed", [1, by_night(2)])
def test_what_runs_and_what_is_built_at_a_glance_hangs_on_its_key_alone(seed: int) -> None:
    asked = 0
    for state in played(water_sharing.GAME, seed, 400):
        last = state.__replace__(clock=state.clock.__replace__(round=state.clock.rounds))
        for table, seat in product((state, last), state.everyone):
            assert worths(table, seat) == unwrap(worths)(table, seat)
            if isinstance(table.question, Generate):
                asked += 1
                assert generate(table, seat) == unwrap(generate)(table, seat)
    assert asked > 100


def test_what_a_card_is_worth_hangs_on_its_key_alone() -> None:
    asked = 0
    for state in played(MARS, 1, 200):
        for seat in state.everyone:
            chair = Chair.at(state, seat, MIND.weights)
            for card in state.companies[seat].hand:
                asked += 1
                assert card_worth(chair, card) == unwrap(card_worth)(chair, card)
    assert asked > 1000
