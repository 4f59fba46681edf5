"""The stream of chance is part of the form of records: what a seed draws, it draws for good."""

from pathlib import Path
from typing import Any, Final

import pytest

from boardkit.core import CHANCE, Game
from boardkit.core.records.older import restored
from boardkit.core.records.record import from_json
from boardkit.core.rules.chance import answer, stream
from tests.every import every_game

KEPT: Final = Path(__file__).parent / "kept"

PINNED: Final = {
    (0, 0): 0.5847004851343456,
    (1, 0): 0.7259748788500867,
    (7, 12): 0.4285013369193319,
    (999999999, 3): 0.4753227659895407,
}


@pytest.mark.parametrize(("place", "number"), PINNED.items())
def test_what_a_seed_draws_first_is_pinned(place: tuple[int, int], number: float) -> None:
    assert stream(*place).random() == number


@every_game
def test_chance_draws_for_kept_matches_what_it_drew_then(game: Game[Any]) -> None:
    for path in sorted((KEPT / game.key).glob("[0-9]*.json")):
        match = restored(game, from_json(path.read_bytes())).main
        pairs = zip(match.moments, match.moments[1:], strict=False)
        for before, after in pairs:
            if after.seat == CHANCE:
                drawn = answer(game, before.step.state, stream(match.seed, before.asked))
                assert drawn == after.move, path.name
