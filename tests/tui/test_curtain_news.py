"""What has happened since stands on the curtain: all that fits, and the rest by a key."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardkit.core import Match, legal
from boardkit.draw.seats import LETTERS
from boardkit.games import GAMES
from boardkit.players.lookup import pick
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.panels import curtain_recap
from boardkit.tui.table.painting import AROUND_NEWS, BESIDE_NEWS, room_for_news
from boardkit.tui.widgets.texts import ScrollText
from tests.desk.tools import ink_of, new_match, seated
from tests.tui.tools import burst, press, running, shown, table_of

KEY, SMALL = "water_sharing", (80, 24)
WIDTH = SMALL[0] - AROUND_NEWS


def news(match: Match[Any]) -> list[str]:
    """List the lines of news on the curtain of whoever is asked, if one falls."""
    desk = seated(match)
    if not isinstance(desk.mode, Curtain):
        return []
    return [line.plain.strip() for line in curtain_recap(desk, ink_of(KEY, 3), WIDTH).split("\n")]


def with_news(least: int, most: int) -> Match[Any]:
    """Play at random up to a curtain with so many lines of news."""
    match, random = new_match(GAMES[KEY], 3, 4), Random(4)
    while not least <= len(news(match)) <= most:
        match = match.play(pick(legal(match.game, match.state), random))
    return match


@pytest.mark.sample(2)
@pytest.mark.parametrize("keys", [("down",) * 30, ("pagedown",) * 5])
async def test_news_that_have_no_room_are_scrolled_by_keys(tmp_path: Path, keys: tuple[str, ...]) -> None:
    match = with_news(room_for_news(SMALL[1]) + 3, 60)
    async with running(tmp_path, SMALL, new=match) as (app, pilot):
        table = table_of(app)
        told, more = table.query_one("#curtain-news", ScrollText), table.desk.words("curtain-scroll")
        assert more in shown(app)
        assert told.scroll_offset.y == 0
        await burst(pilot, *keys)
        assert told.scroll_offset.y == told.max_scroll_y > 0
        assert news(match)[-1] in shown(app)
        await press(pilot, "up")
        assert told.scroll_offset.y == told.max_scroll_y - 1


async def test_a_small_window_shows_as_many_news_as_it_has_lines_for(tmp_path: Path) -> None:
    match = with_news(room_for_news(SMALL[1]) - 2, room_for_news(SMALL[1]))
    async with running(tmp_path, SMALL, new=match) as (app, _):
        words, text = table_of(app).desk.words, shown(app)
        name = words.seat(match.state.to_move)
        assert all(line in text for line in news(match))
        assert words("curtain-scroll") not in text
        assert words("curtain-open", name=name, letter=LETTERS[match.state.to_move]) in text


def test_a_curtain_with_all_its_news_is_no_taller_than_the_window() -> None:
    for height in range(24, 80):
        assert 0 < room_for_news(height) <= height - BESIDE_NEWS
