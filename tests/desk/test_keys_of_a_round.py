"""Few keys of a round decide nothing: what is counted by `bench.keys`, held to what the table promises."""

from typing import Any

import pytest

from bench.keys import ALONE, THREE, emptiness
from boardkit.core import Game
from tests.every import every_game

MOST, MOST_ALONE = 15, 8
"""Of a hundred keys, how many may be empty where three people play, and where one plays with computers."""


@pytest.mark.sample(5)
@every_game
def test_of_a_hundred_keys_few_decide_nothing(game: Game[Any]) -> None:
    *_, share = emptiness(game.key, THREE, 1)
    assert int(share) <= MOST


@pytest.mark.sample(5)
@every_game
def test_with_computers_nothing_is_handed_over_and_nothing_asked_that_has_one_answer(
    game: Game[Any],
) -> None:
    _, _, _, handed, curtains, _, single, _, share = emptiness(game.key, ALONE, 1)
    assert (handed, curtains, single) == ("0.0", "0.0", "0.0")
    assert int(share) <= MOST_ALONE
