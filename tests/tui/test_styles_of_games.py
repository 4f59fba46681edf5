"""The styles that games have of their own."""

import re
from pathlib import Path

import pytest
from textual.css.parse import parse

from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.tui.table.screen import TableScreen, screen_of

STYLED = [key for key in GAMES if drawing_of(key).styles]


@pytest.mark.parametrize("key", STYLED)
def test_the_styles_of_a_game_are_rules_of_its_own_screen(key: str) -> None:
    """A rule for a class that no screen has would be passed over in silence."""
    screen = screen_of(GAMES[key])
    assert issubclass(screen, TableScreen)
    assert screen.CSS_PATH == TableScreen.CSS_PATH
    _, *rules = parse(screen.__name__, screen.CSS, (key, ""))
    assert len(rules) == drawing_of(key).styles.count("{")
    assert {rule.selector_set[0].selectors[0].name for rule in rules} == {screen.__name__}


def test_every_table_has_a_room_for_each_rule() -> None:
    """Names of rooms are looked up where the table is laid out."""
    layout = Path(TableScreen.CSS_PATH).read_text("utf-8")
    named = {name for key in STYLED for name in re.findall(r"#[a-z-]+", drawing_of(key).styles)}
    assert named
    assert all(name in layout for name in named)


def test_games_without_styles_have_the_common_screen() -> None:
    assert {screen_of(GAMES[key]) for key in GAMES if key not in STYLED} == {TableScreen}
