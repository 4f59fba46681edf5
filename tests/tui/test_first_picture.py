"""The first picture: drawn once, with no more than it needs, before anything else is imported."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from textual import events
from textual.css.stylesheet import Stylesheet
from textual.screen import Screen

from boardkit.commands.screens import _spared
from boardkit.tui.desk.wishes import Door
from boardkit.tui.preferences import Preferences, Theme
from boardkit.tui.routes import ROUTES
from boardkit.tui.table.screen import TableScreen
from tests.desk.tools import random_match
from tests.every import every_key, with_each
from tests.tui.tools import make_app, press, running, shown, table_of


@pytest.mark.sample(6)
@every_key
async def test_a_table_is_drawn_once(tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, draw = list[bool](), TableScreen.draw

    def counted(self: TableScreen) -> None:
        drawn.append(self.is_mounted)
        draw(self)

    monkeypatch.setattr(TableScreen, "draw", counted)
    async with running(tmp_path, (120, 40), new=random_match(key, 40).__replace__(open_table=True)) as (
        app,
        _,
    ):
        before = shown(app)
        assert drawn.count(True) == 1
        table_of(app).draw()
        assert shown(app) == before


async def test_styles_are_read_when_first_needed_and_a_table_is_laid_out_once_for_a_window(
    tmp_path: Path,
) -> None:
    def read() -> set[str]:
        return {Path(path).name for path, _ in app.stylesheet.source if path.endswith(".tcss")}

    match = random_match("tectonic_tribes", 40).__replace__(open_table=True)
    async with running(tmp_path, (120, 40), new=match) as (app, pilot):
        assert {"table.tcss"} <= read()
        assert read().isdisjoint({"walking.tcss", "cover.tcss", "buttons.tcss"})
        table, laid_out = table_of(app), list[Screen[object]]()
        table.screen_layout_refresh_signal.subscribe(table, laid_out.append)
        table.post_message(events.Resize(table.size, table.size))
        await pilot.pause()
        assert not laid_out
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert laid_out
        assert not app.screen_stack[0].outer_size, "what lies below is never laid out"
        await press(pilot, "f5")
        assert "walking.tcss" in read()


@pytest.mark.sample(2)
@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.TERMINAL_DARK])
async def test_a_kept_theme_needs_no_second_reading(
    tmp_path: Path, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    again, reparse = list[Stylesheet](), Stylesheet.reparse

    def counted(self: Stylesheet) -> None:
        again.append(self)
        reparse(self)

    with make_app(tmp_path) as app:
        app.program.set_preferences(Preferences(theme=theme))
    monkeypatch.setattr(Stylesheet, "reparse", counted)
    async with running(tmp_path) as (app, pilot):
        assert not again
        app.program.set_preferences(Preferences(theme=Theme.CONTRAST))
        await pilot.pause()
        assert len(again) == 1


def test_what_is_there_already_is_not_taken_away() -> None:
    with _spared("pathlib"):
        assert sys.modules["pathlib"] is not None
    assert "pathlib" in sys.modules


def test_every_door_leads_somewhere() -> None:
    assert {*Door.__subclasses__()} == ROUTES.keys()


@with_each("module, name", ROUTES.values())
def test_every_route_is_there(module: str, name: str) -> None:
    assert callable(getattr(import_module(f"boardkit.tui.{module}"), name))


def test_a_process_of_its_own_imports_late_and_collects_garbage_from_table_to_table() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-m", "tests.tui.aside"], env=environment, check=True)
