"""The mouse at the table: what it rests on tells of itself, the wheel goes on, and a button does it."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Tooltip

from boardkit.core import Choice, legal
from boardkit.games.tectonic_tribes.rules.questions import WhichDiscard
from boardkit.tui.desk.facts import TAB_NAMES
from boardkit.tui.desk.tips import Tip
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.texts import Lines, ScrollText
from tests.tui.tools import (
    click,
    is_at_curtain,
    make_app,
    new_match,
    played_at_random,
    press,
    running,
    shown,
    table_of,
)

SIZES = ((80, 24), (120, 40))

PATIENCE = 500
"""How many times twenty milliseconds a tip may take to come up, on a busy machine."""


async def rested_on(pilot: Pilot[None], what: str, x: int, y: int) -> str:
    """Rest the mouse on a cell of a widget, and return what the widget tells by its tooltip."""
    await pilot.hover(what, offset=(x, y))
    await pilot.pause()
    tooltip = pilot.app.screen.query_one(what, Widget).tooltip
    return tooltip.text.plain if isinstance(tooltip, Tip) else ""


async def tips(pilot: Pilot[None]) -> bool:
    """Tell whether a tip comes up."""
    for _ in range(PATIENCE):
        if pilot.app.screen.query_one(Tooltip).display:
            return True
        await pilot.pause(0.02)
    return False


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("no_colour", [False, True])
async def test_seats_cards_places_and_keys_tell_of_themselves(
    tmp_path: Path, size: tuple[int, int], no_colour: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if no_colour:
        monkeypatch.setenv("NO_COLOR", "1")
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=size, tooltips=True) as pilot:
            await press(pilot, "tab")
            assert "Ada" in await rested_on(pilot, "#seats", 3, 1)
            assert "click" in await rested_on(pilot, "#hand", 3, 0)
            assert "do it" in await rested_on(pilot, "#keys", 2, 0)


async def test_what_was_told_to_one_seat_is_gone_before_the_next_looks(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40), tooltips=True) as pilot:
            while is_at_curtain(app) or isinstance(table_of(app).desk.mode, HandingOver):
                await press(pilot, table_of(app).desk.mode.opener or "enter")
            told = gone = 0
            for _ in range(6):
                told += bool(await rested_on(pilot, "#hand", 3, 1))
                before = table_of(app).desk.sight
                await press(pilot, "tab", "enter")
                if table_of(app).desk.sight is not before:
                    gone += 1
                    assert app.screen.query_one(HandView).tooltip is None
            assert told
            assert gone


async def test_a_tip_of_a_resting_mouse_does_not_cover_what_the_keys_do(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        app.TOOLTIP_DELAY = 0.01
        async with app.run_test(size=(80, 24), tooltips=True) as pilot:
            while is_at_curtain(app) or isinstance(table_of(app).desk.mode, HandingOver):
                await press(pilot, "enter")
            await pilot.hover("#hand", offset=(3, 0))
            assert await tips(pilot)
            await press(pilot, "right")
            assert not app.screen.query_one(Tooltip).display
            await press(pilot, "left")
            assert not app.screen.query_one(Tooltip).display
            await pilot.hover("#hand", offset=(4, 0))
            assert await tips(pilot)


async def test_the_button_and_the_wheel_play_the_first_card(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=new_match()) as (app, pilot):
        while is_at_curtain(app):
            await click(pilot, "#curtain-open")
        before = table_of(app).desk.match.at
        await press(pilot, "tab")
        assert "Do it" in shown(app)
        prompt = app.screen.query_one("#prompt", Lines)
        rows = shown(app).splitlines()[prompt.region.y : prompt.region.bottom]
        line = next(y for y, row in enumerate(rows) if "Do it" in row)
        await click(pilot, "#prompt", x=prompt.content_size.width - 3, y=line)
        assert table_of(app).desk.match.at > before


async def test_cards_whose_pictures_have_no_room_have_a_line_each_and_are_taken_by_a_click(
    tmp_path: Path,
) -> None:
    match = new_match().__replace__(open_table=True)
    while not isinstance(match.state.question, WhichDiscard):
        match = match.play(legal(match.game, match.state)[0])
    async with running(tmp_path, new=match) as (app, pilot):
        hand, listed = app.screen.query_one(HandView), table_of(app).desk.listed
        rows = "\n".join(shown(app).splitlines()[hand.region.y : hand.region.bottom])
        assert len(listed) == 12
        assert all(f" no.{dict(card.values)['card']} " in rows for card in listed if isinstance(card, Choice))
        assert len([sign for sign in rows if sign in "≈◆♣∴▲"]) == 6 * len(listed)
        for number in (0, 6, 11):
            spot = hand.placed[number].region
            await click(pilot, "#hand", x=spot.right - 1, y=spot.y)
            assert table_of(app).desk.draft.choice == listed[number]


async def test_the_parts_of_the_side_are_shown_by_a_click(tmp_path: Path) -> None:
    async with running(tmp_path, new=new_match()) as (app, pilot):
        await click(pilot, "#tabs", x=9)
        assert table_of(app).desk.tab == TAB_NAMES.index("table")
        assert table_of(app).query_one("#gauges").display
        assert not table_of(app).query_one("#seats").display


async def test_a_sentence_beside_the_map_is_gone_to_by_a_click(tmp_path: Path) -> None:
    match = played_at_random(new_match().__replace__(open_table=True), 24)
    async with running(tmp_path, (200, 60), new=match) as (app, pilot):
        log = app.screen.query_one("#log", ScrollText)
        looked = None
        for line in range(min(log.content_size.height, 8)):
            if looked is None:
                await click(pilot, "#log", x=8, y=line)
                looked = table_of(app).desk.looked
        assert looked is not None
        assert looked.said.split()[0] in shown(app)
