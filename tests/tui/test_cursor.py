"""The terminal's cursor stands on what is chosen, on every screen of every game, after each key and click."""

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

import pytest
from textual.geometry import Offset, Region
from textual.widget import Widget
from textual.widgets import Input, OptionList

from boardkit.games import KEYS
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.desk import Desk
from boardkit.tui.pages.editor import EditScreen
from boardkit.tui.screens.base import BaseScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.controls import LineInput
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView
from boardkit.tui.widgets.texts import SheetView
from tests.daily import by_night, in_turn
from tests.tui.bursting import Line, Tally, counting_late_answers, events_of, staying_open
from tests.tui.bursts import PLACES, SIZES, Click, Episode, Touch
from tests.tui.tools import at_rest_again, make_app

ROUND: Final = ("down", "right", "tab", "enter", "up", "left", "a", "1", "space", "n", "escape")
"""Keys that choose something on most screens."""

PATIENCE: Final = 60
"""Seconds after which a program at a terminal counts as one that does no more."""

BY_KEY, TOUCHES = 0.7, 14
"""How often a key is typed in place of a click, and how much is typed and clicked at a place."""


def astray(app: BoardkitApp) -> str:
    """Say what the cursor does not stand on, though it is chosen; nothing if all is well."""
    screen, cell = app.screen, app.cursor_position
    focused, under = screen.focused, screen.get_widget_at(*cell)[0]
    if isinstance(focused, OptionList):
        return _astray_in_list(focused, cell)
    if isinstance(focused, LineInput) and focused.moves_in is not None:
        return _astray_in_list(screen.query_one("Picker OptionList", OptionList), cell)
    if isinstance(focused, Input):
        return "" if cell == focused.cursor_screen_offset else "the caret"
    if focused is not None:
        return "" if focused in under.ancestors_with_self else "what has the focus"
    if isinstance(screen, TableScreen):
        return _astray_at_table(screen, under, cell)
    if isinstance(screen, EditScreen):
        return _astray_in_editor(screen, under, cell)
    return "" if under is not screen else "anything that is to be read"


def _astray_in_list(listed: OptionList, cell: Offset) -> str:
    if listed.highlighted is None:
        return ""
    on = listed.screen.get_style_at(*cell).meta.get("option")
    return "" if on == listed.highlighted else f"entry {listed.highlighted}, but on {on}"


def _astray_at_table(table: TableScreen, under: Widget, cell: Offset) -> str:
    desk, view, hand = table.desk, table.query_one(MapView), table.query_one(HandView)
    styles = desk.mode.styles
    if "-curtain" in styles or "-voting" in styles:
        return "" if table.query_one("#cover") in under.ancestors else "the cover"
    if isinstance(under, SheetView):
        marked = table.get_style_at(*cell).reverse or "▸" in _line(under, cell)
        return "" if marked or _is_told(desk, _line(under, cell)) else "the field"
    if desk.walk is not None:
        return "" if under.id in ("walk", "prompt") else "the walk"
    taken = [spot.number for spot in hand.placed if spot.entry.taken]
    quizzed = "-quiz" in styles
    if (
        view.region
        and not quizzed
        and desk.picks_places
        and desk.cursor in view.in_reading_order([desk.cursor])
    ):
        there = view.place_at(cell - view.content_region.offset) if under is view else None
        return "" if there == desk.cursor else f"{desk.cursor}, but {there} in {under}"
    if hand.region and taken:
        number = hand.entry_at(cell - hand.content_region.offset) if under is hand else None
        return "" if number in taken else f"entry {taken}, but {number} in {under}"
    if quizzed and taken:
        return "" if table.get_style_at(*cell).reverse else "the answer"
    return "" if under.id in ("prompt", "lesson-text", "map") else f"what is asked, but {under}"


def _astray_in_editor(screen: EditScreen, under: Widget, cell: Offset) -> str:
    now = screen.position
    name = "values" if now.value is not None else "parts" if now.inside else "edit-board"
    if isinstance(under, MapView) and not now.inside and now.value is None:
        return "" if under.place_at(cell - under.content_region.offset) == now.place else "the place"
    if isinstance(under, OptionList):
        return _astray_in_list(under, cell) if under.id == name else name
    if isinstance(under, SheetView):
        return "" if under.id == name else name
    return f"{name}, but {under}"


def _is_told(desk: Desk, line: str) -> bool:
    """Tell whether a line names the entry that is taken, as it does above what is told of it in full."""
    moves = desk.draft.moves.get(desk.draft.choice) if desk.draft.choice is not None else None
    return moves is not None and desk.words.short(moves[0])[:10] in line


def _line(widget: Widget, cell: Offset) -> str:
    strips = widget.render_lines(Region(0, 0, *widget.outer_size))
    return strips[cell.y - widget.region.y].text


def walk(episode: Episode, touches: int) -> Iterator[Touch]:
    """Go to a place, then choose there by single keys and clicks."""
    yield from episode.way
    random, (columns, lines) = Random(episode.seed), episode.size
    for _ in range(touches):
        click = Click(random.randrange(columns), random.randrange(lines), random.choice((1, 1, 3)))
        yield random.choice(ROUND) if random.random() < BY_KEY else click


async def walked(episode: Episode, touches: int) -> tuple[set[Offset], list[str]]:
    """Return where the cursor stood on a walk, and what it did not stand on at which touch."""
    stood, wrong = set[Offset](), list[str]()
    with TemporaryDirectory() as folder, make_app(Path(folder), **episode.wishes) as app:
        async with app.run_test(size=episode.size) as pilot:
            await at_rest_again(pilot)
            for touch in walk(episode, touches):
                for event in events_of([touch]):
                    app.post_message(event)
                await at_rest_again(pilot)
                if isinstance(app.screen, BaseScreen):
                    stood.add(app.cursor_position)
                    wrong += [f"{episode} {touch}: {what}" for what in filter(None, [astray(app)])]
    return stood, wrong


def episode_of(place: str, key: str) -> Episode:
    """Open a place in a game; seeds and sizes differ from one to the next."""
    number, turn = list(PLACES).index(place), KEYS.index(key)
    return Episode(number * len(KEYS) + turn, key, SIZES[(number + turn) % len(SIZES)], place)


@pytest.mark.sample(40)
@pytest.mark.parametrize(("place", "key"), in_turn(PLACES, KEYS))
async def test_the_cursor_stands_on_what_is_chosen_after_each_key_and_click(place: str, key: str) -> None:
    with staying_open(Tally()), counting_late_answers(Tally()):
        stood, wrong = await walked(episode_of(place, key), TOUCHES)
    assert wrong == []
    assert stood != {Offset(0, 0)}


@pytest.mark.parametrize(
    "seed", [0, *(by_night(list(PLACES).index("open table") * 15 + turn) for turn in range(len(KEYS)))]
)
async def test_each_frame_leaves_the_cursor_of_a_terminal_there_and_never_shows_it(
    seed: int, tmp_path: Path
) -> None:
    episode = Episode.of(seed)
    keys = [*episode.way, "down", "down", "right", "1", "ctrl+p", "down", "a", "escape"]
    cells = await cells_after(episode, keys)
    assert len({*cells}) > len(keys) // 2
    line = Line.to(episode, tmp_path)
    try:
        line.rest(5)
        stands = stands_after(line, Offset(-1, -1))
        for key, cell in zip(keys, cells, strict=True):
            line.write(key)
            until = monotonic() + PATIENCE
            while (stands := stands_after(line, stands)) != cell and monotonic() < until:
                line.rest()
            assert stands == cell, key
    finally:
        line.process.kill()
        line.process.wait()
        os.close(line.end)


async def cells_after(episode: Episode, keys: Sequence[str]) -> Sequence[Offset]:
    """Type keys where there is no terminal, and return the cell of what is chosen after each."""
    cells = []
    with TemporaryDirectory() as folder, make_app(Path(folder), **episode.wishes) as app:
        async with app.run_test(size=episode.size) as pilot:
            for key in keys:
                app.post_message(*events_of([key]))
                await at_rest_again(pilot)
                cells.append(app.cursor_position)
    return cells


def stands_after(line: Line, before: Offset) -> Offset:
    """Return where the cursor of a terminal has been left by what was written since it was asked last."""
    assert b"\x1b[?25h" not in line.heard
    last = re.search(rb"\x1b\[(\d+);(\d+)H\Z", line.heard)
    if last is None:
        # It writes nothing, or the end of the frame is still to come.
        return before
    line.heard = b""
    return Offset(int(last[2]) - 1, int(last[1]) - 1)
