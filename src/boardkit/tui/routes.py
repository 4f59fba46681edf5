"""The way to every screen: what stands behind each door, imported when it is first opened."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from textual.app import App
from textual.screen import Screen

from boardkit.core.values import values_in
from boardkit.tui.desk import doors
from boardkit.tui.desk.author.doors import Author, Trial
from boardkit.tui.desk.doors import Door
from boardkit.tui.screens.base import read_styles

ROUTES: Final[Mapping[type[Door], tuple[str, str]]] = {
    doors.Menu: ("pages.menu", "MenuScreen"),
    doors.ChooseGame: ("pages.menu", "choose_game"),
    doors.SetUp: ("pages.setup", "SetupScreen"),
    doors.Saved: ("pages.saved", "SavedScreen"),
    doors.Positions: ("pages.saved", "PositionsScreen"),
    doors.Settings: ("pages.settings", "SettingsScreen"),
    doors.About: ("pages.settings", "AboutScreen"),
    doors.Table: ("table.screen", "table_screen"),
    doors.Score: ("pages.score", "ScoreScreen"),
    doors.Review: ("pages.review", "ReviewScreen"),
    doors.History: ("pages.history", "HistoryScreen"),
    doors.Branches: ("pages.branches", "BranchesScreen"),
    doors.Compare: ("pages.branches", "CompareScreen"),
    doors.Rules: ("pages.rules", "RulesScreen"),
    doors.Lessons: ("pages.lessons", "LessonsScreen"),
    doors.Lesson: ("table.teaching", "lesson_at_table"),
    Trial: ("table.teaching", "trial_at_table"),
    Author: ("table.teaching", "author_at_table"),
    doors.Tour: ("table.teaching", "tour_of_table"),
    doors.Watched: ("table.screen", "watched_table"),
    doors.Projected: ("pages.presenter", "ProjectorScreen"),
    doors.Editor: ("pages.editor", "EditScreen"),
    doors.Hand: ("screens.dialogs", "ChoicesScreen"),
    doors.Presenter: ("pages.presenter", "PresentScreen"),
    doors.Complaint: ("screens.dialogs", "complaint"),
    doors.Commands: ("screens.palette", "PaletteScreen"),
}
"""The module and the name of what makes the screen behind a door, out of the fields of the door.

It may lead on to another door.
"""


def open_door(
    app: App[None], door: Door, answered: Callable[[Any], None] | None = None, *, instead: bool = False
) -> None:
    """Open the screen behind a door, instead of the one on top if so wished, and tell what it answers.

    Raises:
        FaultError: there is nothing to be shown.
    """
    screen = screen_behind(door)
    read_styles(app, screen.css_path)
    if instead:
        app.switch_screen(screen)
    else:
        app.push_screen(screen, answered)


def screen_behind(door: Door) -> Screen[Any]:
    """Make the screen behind a door.

    Raises:
        FaultError: there is nothing to be shown.
    """
    module, name = ROUTES[type(door)]
    make: Callable[..., Screen[Any] | Door] = getattr(import_module(f"boardkit.tui.{module}"), name)
    found = make(*values_in(door).values())
    return screen_behind(found) if isinstance(found, Door) else found
