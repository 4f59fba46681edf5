"""The pictures of the README show the table as it is; `python -m bench.pictures` makes them anew."""

import pytest

from bench.pictures import ROOT, SIZES, Way, drawn, in_the_middle, path_of, rows, ways
from boardkit.games import GAMES, KEYS


@pytest.mark.parametrize("key", KEYS)
async def test_the_picture_of_a_game_says_what_its_table_says(key: str) -> None:
    kept = rows(path_of(key).read_text("utf-8"))
    assert len(kept) > 30
    assert rows(await drawn(in_the_middle(GAMES[key]))) == kept


@pytest.mark.parametrize("key", KEYS)
def test_the_picture_of_a_game_is_shown(key: str) -> None:
    assert f"docs/pictures/{key}.svg" in (ROOT / "README.md").read_text("utf-8")


def test_pictures_are_made_in_every_size_language_and_colour() -> None:
    all_ways = list(ways())
    assert len({way.name for way in all_ways}) == len(all_ways) == len(SIZES) * 2 * 3


async def test_a_picture_without_colours_says_the_same() -> None:
    match = in_the_middle(GAMES["tectonic_tribes"])
    coloured, plain = [await drawn(match, Way(language="fr", colours=colours)) for colours in (True, False)]
    assert plain != coloured
    assert rows(plain)[0] == rows(coloured)[0]
