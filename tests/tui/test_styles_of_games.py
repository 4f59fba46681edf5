"""The styles that games have of their own, in their records."""

import re
from pathlib import Path

import pytest
from textual.css.parse import parse

from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.tui.table import screen
from boardkit.tui.table.screen import TableScreen, screen_of

OWN = "&.-narrow #side { width: 28; } & #gauges { height: 4; }"
PLAIN = next(key for key in GAMES if not drawing_of(key).styles)


@pytest.mark.parametrize("key", [*GAMES])
def test_the_styles_of_a_game_are_rules_of_its_own_screen(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule for a class that no screen has would be passed over in silence."""
    show = drawing_of(key).__replace__(styles=drawing_of(key).styles or OWN)
    monkeypatch.setattr(screen, "drawing_of", lambda _: show)
    styled = screen_of(GAMES[key])
    assert issubclass(styled, TableScreen)
    assert styled.CSS_PATH == TableScreen.CSS_PATH
    _, *rules = parse(styled.__name__, styled.CSS, (key, ""))
    assert len(rules) == show.styles.count("{")
    assert {rule.selector_set[0].selectors[0].name for rule in rules} == {styled.__name__}


def test_every_rule_is_about_a_room_of_the_table() -> None:
    layout = Path(TableScreen.CSS_PATH).read_text("utf-8")
    named = {name for key in GAMES for name in re.findall(r"#[a-z-]+", OWN + drawing_of(key).styles)}
    assert not [name for name in named if name not in layout]


def test_a_game_without_styles_has_the_common_screen() -> None:
    assert screen_of(GAMES[PLAIN]) is TableScreen
