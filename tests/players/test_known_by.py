"""What is known by a key is what would be worked out anew, at whatever tables it was asked before."""

from collections.abc import Iterator
from inspect import unwrap
from itertools import product
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Game, Match, Player, Seat, legal
from boardkit.games import water_sharing
from boardkit.games.terraforming_mars import GAME as MARS
from boardkit.games.terraforming_mars.box import CARDS
from boardkit.games.terraforming_mars.players import MIND
from boardkit.games.terraforming_mars.players.effects import cube_price, lasting
from boardkit.games.terraforming_mars.players.plan import card_worth, item_of
from boardkit.games.terraforming_mars.players.prices import Chair
from boardkit.games.water_sharing.players.building import in_order, plans, worths
from boardkit.games.water_sharing.players.economy import forecast
from boardkit.games.water_sharing.players.running import generate
from boardkit.games.water_sharing.rules.questions import Generate
from boardkit.players.lookup import mind_of
from tests.daily import by_night


def played(game: Game[Any], seed: int, most: int, **options: bool) -> Iterator[Any]:
    """Play at a glance; walk the tables at which a seat has a choice."""
    mind, random = mind_of(game.key), Random(seed)
    match = Match.start(game, game.options(**options), [Player(str(seat), seat) for seat in range(3)], seed)
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
            assert forecast(table, seat) == unwrap(forecast)(table, seat)
            assert plans(table, seat) == unwrap(plans)(table, seat)
            for plan in plans(table, seat):
                places = plan.building, plan.sites
                assert in_order(table, seat, *places) == unwrap(in_order)(table, seat, *places)
            if isinstance(table.question, Generate):
                asked += 1
                assert generate(table, seat) == unwrap(generate)(table, seat)
    assert asked > 100


def test_what_a_card_is_worth_hangs_on_its_key_alone() -> None:
    tables = [*played(MARS, 1, 500), *played(MARS, 2, 500, corporate_era=True)]
    rulings = MARS.options(), MARS.options(official_rulings=True)
    first = Chair.at(tables[-1], Seat(0), MIND.weights)
    for state, seat, options in product(tables[::30], range(3), rulings):
        own = state.but(options=options).give(seat, production=(2, 1, 1, 1, 0, 1), passed=False, raised=False)
        chair = Chair.at(own, Seat(seat), MIND.weights)
        # Where the outlook is the same at all tables, what a card is worth hangs on what is read alone.
        alike = Chair.on(first.market, own, Seat(seat), MIND.weights)
        for card, one in product(CARDS, (chair, alike)):
            assert card_worth(one, card) == unwrap(card_worth)(one, card)
            assert cube_price(one, card) == unwrap(cube_price)(one, card)
            assert item_of(one, card, 3) == unwrap(item_of)(one, card, 3)
        for card, used in product(chair.company.tableau, (False, True)):
            assert lasting(alike, card, used=used) == unwrap(lasting)(alike, card, used=used)
    assert len(tables) > 400
    assert unwrap(card_worth) is not card_worth
