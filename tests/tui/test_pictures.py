"""The pictures of the README show the table as it is; `python -m bench.pictures` makes them anew."""

import pytest

from bench.pictures import ROOT, drawn, in_the_middle, path_of, rows
from boardkit.games import GAMES, KEYS


@pytest.mark.parametrize("key", KEYS)
async def test_the_picture_of_a_game_says_what_its_table_says(key: str) -> None:
    kept = rows(path_of(key).read_text("utf-8"))
    assert len(kept) > 30
    assert rows(await drawn(in_the_middle(GAMES[key]))) == kept


@pytest.mark.parametrize("key", KEYS)
def test_the_picture_of_a_game_is_shown(key: str) -> None:
    assert f"docs/pictures/{key}.svg" in (ROOT / "README.md").read_text("utf-8")
