"""Doors: each leads somewhere, and the menu is seen before anything else is imported."""

import subprocess
import sys
from importlib import import_module

from boardkit.tui.desk.wishes import Door
from boardkit.tui.routes import ROUTES
from tests.every import with_each

LATE = (
    "boardkit.handout",
    "boardkit.tui.pages.editor",
    "boardkit.tui.pages.lessons",
    "boardkit.tui.pages.presenter",
    "boardkit.tui.pages.rules",
    "boardkit.tui.table",
)
"""What the first picture does without."""


def test_every_door_leads_somewhere() -> None:
    assert {*Door.__subclasses__()} == ROUTES.keys()


@with_each("module, name", ROUTES.values())
def test_every_route_is_there(module: str, name: str) -> None:
    assert callable(getattr(import_module(f"boardkit.tui.{module}"), name))


def test_the_menu_is_seen_before_anything_else_is_imported() -> None:
    code = "import sys, boardkit.tui.app, boardkit.tui.pages.menu; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [name for name in run.stdout.split() if name.startswith(LATE)] == []
