"""The pictures of the README show the table as it is; `python -m bench.pictures` makes them anew."""

import re
from functools import cache
from typing import Any

import pytest

from bench.pictures import (
    ADDRESS,
    INVITED,
    MOVING,
    PRESSED,
    RECORDED,
    RECORDING,
    ROOT,
    SIZES,
    TURN,
    USUAL,
    Way,
    drawn,
    drawn_in,
    film,
    first_turn,
    in_the_middle,
    invited,
    moving,
    path_of,
    rows,
    ways,
)
from boardkit.core import Match
from boardkit.games import GAMES
from boardkit.handout.making import FORMS
from boardkit.text import LANGUAGES
from boardkit.tui.preferences import Theme
from tests.every import every_key, every_language
from tests.handout.checking import play_cast

LARGEST = 1_000_000
"""The most bytes of the moving picture."""


@cache
def middle_of(key: str) -> Match[Any]:
    return in_the_middle(GAMES[key])


@pytest.mark.sample(3)
@every_key
async def test_the_pictures_of_a_game_say_what_its_table_says(key: str) -> None:
    made = await drawn_in(middle_of(key), USUAL, LANGUAGES)
    for language, drawing in made.items():
        kept = path_of(key, language).read_text("utf-8")
        assert len(rows(kept)) > 30
        assert rows(drawing) == rows(kept)
        assert "http" not in kept.replace("http://www.w3.org/", "").replace("https://www.textualize.io", "")


def test_the_recording_of_a_first_turn_is_what_is_handed_out_now() -> None:
    turn, kept = first_turn(), RECORDING.read_text("utf-8")
    assert kept == FORMS["cast"](turn)
    assert TURN.read_text("utf-8") == FORMS["svg"](turn.__replace__(slides=turn.slides[-1:]))
    screens, _ = play_cast(kept)
    assert len(screens) == len(turn.slides) > 5


@pytest.mark.sample(2)
@every_language
async def test_the_picture_of_a_class_is_what_its_teacher_sees_now(language: str) -> None:
    drawing = rows(await invited(middle_of(RECORDED), language))
    assert drawing == rows(path_of(INVITED, language).read_text("utf-8"))
    assert [row for row in drawing if ADDRESS in row]


def screens_of(picture: str) -> list[str]:
    return re.split(r'<g id="f\d+">', picture)[1:]


async def test_the_moving_picture_is_what_the_keys_show_now() -> None:
    frames = await film(middle_of(RECORDED))
    kept = MOVING.read_text("utf-8")
    assert [*map(rows, screens_of(moving(frames)))] == [*map(rows, screens_of(kept))]
    assert len(kept.encode()) <= LARGEST
    assert len({screen for _, _, screen in frames}) > 8
    assert [why for why in (rows(screen) for _, _, screen in frames) if "Why, or why not?" in " ".join(why)]


def test_the_screens_of_the_moving_picture_come_one_after_the_other() -> None:
    kept = MOVING.read_text("utf-8")
    begun = [float(share) for share in re.findall(r"hidden\}([\d.]+)%,to\{visibility:visible", kept)]
    assert len(begun) == len(PRESSED) == len(screens_of(kept)) - 1 == kept.count("<svg ") - 2
    assert begun == sorted(set(begun))
    assert 0 < begun[0] < begun[-1] < 100
    assert "prefers-reduced-motion" in kept
    assert "http" not in kept.replace("http://www.w3.org/", "")


@every_key
def test_the_picture_of_a_game_is_shown(key: str) -> None:
    assert f"docs/pictures/{key}.svg" in (ROOT / "README.md").read_text("utf-8")


def test_pictures_are_made_in_every_size_language_and_colour() -> None:
    all_ways = list(ways())
    assert len({way.name for way in all_ways}) == len(all_ways) == len(SIZES) * 2 * 3


@pytest.mark.sample(3)
@pytest.mark.parametrize("theme", Theme)
async def test_a_picture_of_every_theme_names_its_colours_in_full_and_says_the_same_without(
    theme: Theme,
) -> None:
    match = middle_of("tectonic_tribes")
    coloured, plain = [await drawn(match, Way((80, 24), "fr", theme, colours)) for colours in (True, False)]
    assert plain != coloured
    assert rows(plain)[0] == rows(coloured)[0]
    for picture in (coloured, plain):
        found = re.findall(r'fill="([^"]*)"', picture)
        assert len(set(found)) > 3
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in found)
