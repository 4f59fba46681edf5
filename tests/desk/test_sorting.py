"""The order of a hand: whatever is asked in any game, each order lists the same choices."""

from random import Random
from typing import Any

from boardkit.core import CHANCE, Game, Seat, legal
from boardkit.draw.drawings import drawing_of
from boardkit.testing.matches import pick
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk.sight import Sight, arranged, orders, sortable
from tests.desk.tools import new_match
from tests.every import every_game

DECISIONS = 120


@every_game
def test_every_order_lists_what_can_be_chosen(game: Game[Any]) -> None:
    random, match = Random(7), new_match(game, game.seats[-1])
    asked = set[type]()
    for _ in range(DECISIONS):
        if match.over:
            break
        seat = match.state.to_move
        assert seat is not None
        assert seat != CHANCE
        sight = Sight(match, Seat(seat), drawing_of(game.key))
        if type(match.state.question) not in asked and sortable(sight.choices):
            asked.add(type(match.state.question))
            for language in LANGUAGES:
                words = words_for(language, game.key)
                for order in orders(sight):
                    assert sorted(map(hash, arranged(sight, order, words))) == sorted(
                        map(hash, sight.choices)
                    )
        match = match.play(pick(legal(game, match.state), random))
    assert asked
