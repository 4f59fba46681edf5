"""The rooms of the table: nothing is cut where there is room, on screens of all sizes, in both languages."""

from itertools import islice
from typing import Any

import pytest

from bench.cuts import SIZES, desks, faults
from boardkit.core import Game
from boardkit.games import GAMES
from boardkit.text import LANGUAGES

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_is_cut_while_cells_beside_it_are_free(game: Game[Any], language: str) -> None:
    for desk in islice(desks(game, 2, language, every=23), 8):
        for size in SIZES:
            assert list(faults(desk, size)) == []
