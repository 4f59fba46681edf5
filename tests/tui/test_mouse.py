"""The mouse as the tour promises it: a second click does it, the wheel turns, texts are marked."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from operator import ne
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from textual import events
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.selection import Selection
from textual.widget import Widget

from boardkit.core import Match, Study
from boardkit.games import GAMES
from boardkit.library import MatchId, open_library
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.facts import targets
from boardkit.tui.desk.intents import Choose, Intent, Point, Take
from boardkit.tui.desk.match.forms import FillingAlone
from boardkit.tui.desk.sight import needs_place
from boardkit.tui.pages.saved import SavedScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView
from boardkit.tui.widgets.texts import Lines, ScrollText
from tests.daily import spread
from tests.desk.test_clicking import acted, clicks
from tests.desk.test_verbs import tables
from tests.desk.tools import after, seated
from tests.every import every_key
from tests.tui.tools import at_rest_again, make_app, new_match, paint, press, running, shown, table_of
from tests.tui.windows import Window

GAPS = (0.1, 0.6, 1.5, 5.0)
"""Seconds between two clicks: of a double click, and of clicks that Textual counts as single ones."""


class Spot(NamedTuple):
    """A cell of the screen."""

    x: int
    y: int


async def click_at(pilot: Pilot[None], spot: Spot, time: float) -> None:
    """Click on a cell at a moment of the program's clock."""
    where = (None, *spot, 0, 0, 1, False, False, False, *spot)
    for event in (events.MouseDown(*where), events.MouseUp(*where)):
        event.time = time
        pilot.app.post_message(event)
    await at_rest_again(pilot)


async def wheel_at(pilot: Pilot[None], spot: Spot, *, down: bool = True) -> None:
    """Turn the wheel on a cell, by an event as a terminal's driver makes it: it names no widget."""
    kind = events.MouseScrollDown if down else events.MouseScrollUp
    pilot.app.post_message(kind(None, *spot, 0, 0, 0, False, False, False, *spot))
    await at_rest_again(pilot)


def middle_of(table: TableScreen, place: Any) -> Spot:
    """Find the middle of a place on the screen."""
    view = table.query_one(MapView)
    left, top, width, height = view.region_of(place)
    return Spot(view.content_region.x + left + width // 2, view.content_region.y + top + height // 2)


def entry_at(table: TableScreen, number: int) -> Spot:
    """Find where an entry begins on the screen."""
    hand = table.query_one(HandView)
    spot = hand.placed[number].region
    return Spot(hand.content_region.x + spot.x + 1, hand.content_region.y + spot.y)


def in_the_middle(table: TableScreen, what: str) -> Spot:
    """Find the middle of a room."""
    room = table.query_one(what).content_region
    return Spot(room.x + room.width // 2, room.y + room.height // 2)


def ways(key: str) -> Iterator[tuple[Match[Any], Intent]]:
    """Find a match in which two clicks on a place make a move, and one in which two on an entry do."""
    for wanted in (_on_a_place, _on_an_entry):
        found = (
            (desk.match, first)
            for desk in tables(key)
            for first in wanted(seated(desk.match))
            if acted_at_once(seated(desk.match), first)
        )
        yield from islice(found, 1)


def acted_at_once(desk: Desk, first: Intent) -> bool:
    """Tell whether two clicks make a move without a question."""
    outcome = clicks(desk, first, first)
    return acted(desk, outcome) and outcome.desk.match.at > desk.match.at


def _on_a_place(desk: Desk) -> Iterator[Intent]:
    yield from (Point(place) for place in targets(clicks(desk, Take(0)).desk)[:1] if len(desk.listed) == 1)
    placed = [one for one in desk.listed if one in desk.draft.choices and getattr(one, "needs_place", False)]
    yield from (Point(place) for one in placed[:1] for place in targets(after(desk, Choose(one)))[:1])


def _on_an_entry(desk: Desk) -> Iterator[Intent]:
    yield from (Take(number) for number in range(min(len(desk.listed), 3)))


async def spot_of(pilot: Pilot[None], first: Intent) -> Spot:
    """Find where to click for an intent."""
    await paint(pilot)
    table = table_of(pilot.app)
    if isinstance(first, Point):
        return middle_of(table, first.place)
    assert isinstance(first, Take)
    return entry_at(table, first.number)


@pytest.mark.sample(3)
@pytest.mark.parametrize("turn", spread(range(len(GAPS)), len(GAPS)))
@every_key
async def test_a_second_click_makes_the_move_however_late_it_comes(
    tmp_path: Path, key: str, turn: int
) -> None:
    found = list(ways(key))
    assert any(isinstance(first, Point) for _, first in found)
    for number, (match, first) in enumerate(found):
        gap = GAPS[(2 * number + turn) % len(GAPS)]
        async with running(tmp_path / f"{number}", (120, 40), new=match) as (app, pilot):
            spot = await spot_of(pilot, first)
            await click_at(pilot, spot, 100)
            assert table_of(app).desk.match.at == match.at
            await click_at(pilot, spot, 100 + gap)
            assert table_of(app).desk.match.at > match.at, (first, gap)


async def test_a_second_click_opens_a_match_of_a_list_however_late_it_comes(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        app.library.create(Study(new_match(["Ada", "Béla"])))
        app.library.create(Study(new_match(["Olga", "Piet"])))
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "3")
            await paint(pilot)
            room = app.screen.query_one("#matches").content_region
            first, second = Spot(room.x + 4, room.y), Spot(room.x + 4, room.y + 2)
            for number, spot in enumerate((first, second, first)):
                await click_at(pilot, spot, 100 + GAPS[-1] * number)
                assert isinstance(app.screen, SavedScreen), number
            await click_at(pilot, first, 100 + GAPS[-1] * 3)
            assert table_of(app).desk.match.players[0].name == "Olga"


async def test_the_wheel_turns_over_the_map_and_goes_through_the_hand_beside_it(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=new_match().__replace__(open_table=True)) as (app, pilot):
        await paint(pilot)
        table = table_of(app)
        await wheel_at(pilot, in_the_middle(table, "#map"))
        turned = table.desk.draft.turns
        await wheel_at(pilot, in_the_middle(table, "#map"))
        assert table.desk.draft.turns != turned
        await wheel_at(pilot, in_the_middle(table, "#map"), down=False)
        assert table.desk.draft.turns == turned


def listed_in(key: str) -> list[Match[Any]]:
    """Find matches at which one of several entries is chosen, and no place."""
    return [
        desk.match
        for desk in tables(key)
        if len(desk.listed) > 2
        and not isinstance(desk.mode, FillingAlone)
        and all(one in desk.draft.choices and not needs_place(one) for one in desk.listed)
    ]


async def test_the_wheel_goes_through_the_hand_and_turns_the_leaves_of_what_is_looked_at(
    tmp_path: Path,
) -> None:
    match = listed_in("terraforming_mars")[-1]
    async with running(tmp_path, (120, 40), new=match) as (app, pilot):
        await press(pilot, "enter", "tab")
        await paint(pilot)
        table = table_of(app)
        listed, choice = table.desk.listed, table.desk.draft.choice
        assert choice is not None
        for what, down, step in (("#hand", True, 1), ("#hand", True, 2), ("#prompt", False, 1)):
            await wheel_at(pilot, in_the_middle(table, what), down=down)
            there = (listed.index(choice) + step) % len(listed)
            assert table.desk.draft.choice == listed[there]
        await press(pilot, "1")
        await paint(pilot)
        before, leafed = table.desk.draft, table.desk.leafed
        await wheel_at(pilot, in_the_middle(table, "#focus"))
        assert table.desk.leafed != leafed
        assert table.desk.draft == before


async def test_the_wheel_scrolls_what_is_told_a_large_map_and_lists_and_changes_nothing(
    tmp_path: Path,
) -> None:
    match = next(match for match, first in ways("terraforming_mars") if isinstance(first, Point))
    async with running(tmp_path, new=match) as (app, pilot):
        await paint(pilot)
        table = table_of(app)
        view, before = table.query_one(MapView), table.desk.draft
        await scrolled_to_its_end(pilot, table.query_one("#log", ScrollText))
        await wheel_at(pilot, in_the_middle(table, "#seats"))
        view.scale(9)
        await at_rest_again(pilot)
        await scrolled_to_its_end(pilot, view)
        assert table.desk.draft == before
        await press(pilot, "question_mark")
        await paint(pilot)
        listed = shown(app)
        await wheel_at(pilot, Spot(40, 14))
        await paint(pilot)
        assert shown(app) != listed


async def scrolled_to_its_end(pilot: Pilot[None], room: Widget) -> None:
    """Scroll a room by the wheel, and turn it further than there is."""
    spot, top = in_the_middle(table_of(pilot.app), f"#{room.id}"), room.scroll_offset.y
    assert room.max_scroll_y > 0
    await wheel_at(pilot, spot, down=top == 0)
    assert room.scroll_offset.y != top
    for _ in range(room.max_scroll_y + 3):
        await wheel_at(pilot, spot)
    assert room.scroll_offset.y == room.max_scroll_y


@pytest.mark.parametrize("key", spread(GAMES, len(GAMES)))
async def test_what_a_terminal_sends_makes_the_move_however_late_it_comes(tmp_path: Path, key: str) -> None:
    by_day = key == next(iter(GAMES))
    for number, (match, first) in enumerate(islice(ways(key), 1 if by_day else None)):
        async with running(tmp_path / f"{number}", (120, 40), new=match) as (_, pilot):
            spot = await spot_of(pilot, first)
        for gap in GAPS[1:2] if by_day else GAPS:
            folder = tmp_path / f"{number}-{gap}"
            with open_library(folder) as library:
                at = library.create(Study(match))
            with Window("resume", "--data", str(folder), "--lang", "en") as window:
                window.shows(lambda text: words_at_the_foot() in text)
                before = window.rests(0.3)
                window.turn_wheel(*spot)
                window.turn_wheel(*spot, down=False)
                window.click(*spot)
                window.rests(gap)
                window.click(*spot)
                window.shows(partial(ne, before))
                window.shows(partial(is_kept, folder, at, match.at))


def is_kept(folder: Path, at: MatchId, before: int, _text: str) -> bool:
    """Return whether more moves of a match are kept than before, whatever its window shows yet."""
    with open_library(folder) as library:
        return library.load(at, GAMES).main.at > before


def words_at_the_foot() -> str:
    """Say what stands at the foot of every table."""
    return "?  keys"


MARKED = (3, 9)
"""The first column that is marked, and the last."""


async def test_words_are_marked_where_the_mouse_is_drawn(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), new=new_match().__replace__(open_table=True)) as (app, pilot):
        for room in ("#title", "#seats", "#prompt"):
            lines = app.screen.query_one(room, Lines)
            left, top = lines.content_region.offset - lines.region.offset
            for turn in (pilot.mouse_down, pilot.hover, pilot.mouse_up):
                await turn(room, offset=(left + MARKED[turn != pilot.mouse_down], top))
                await at_rest_again(pilot)
            told = shown(app).splitlines()[lines.content_region.y][lines.content_region.x :]
            first, last = MARKED
            assert app.screen.get_selected_text() == told[first : last + 1]
            marked = lines.render_line(0)
            colours = [style and style.bgcolor for _, style, _ in marked.crop(first, last + 1)]
            assert set(colours) == {app.screen.get_component_rich_style("screen--selection").bgcolor}
            assert lines.get_selection(Selection(Offset(0, 0), None))[0].startswith(told[:last].rstrip())
