"""The styles that games have of their own."""

import re
from pathlib import PurePath

import pytest

from boardkit.core.packaged import folder_of
from boardkit.games import GAMES
from boardkit.tui.table.screen import STYLES, screen_of

STYLED = [key for key in GAMES if (folder_of(GAMES[key].package) / "show" / "screen.tcss").is_file()]


@pytest.mark.parametrize("key", STYLED)
def test_the_styles_of_a_game_name_the_class_of_its_screen(key: str) -> None:
    """A rule for a class that no screen has would be passed over in silence."""
    screen = screen_of(GAMES[key])
    assert isinstance(screen.CSS_PATH, list)
    common, own = screen.CSS_PATH
    assert common == STYLES
    assert isinstance(own, PurePath)
    rules = (folder_of(GAMES[key].package) / "show" / own.name).read_text("utf-8").splitlines()
    assert {re.match(r"\w+", rule).group() for rule in rules if rule} == {screen.__name__}  # type: ignore[union-attr]


def test_some_games_have_styles_of_their_own() -> None:
    """They are found by the name of their file."""
    assert STYLED
