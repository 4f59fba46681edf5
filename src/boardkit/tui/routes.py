"""The way to every screen: what stands behind each door, imported when it is first opened."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from textual.app import App
from textual.screen import Screen

from boardkit.core.values import values_in
from boardkit.tui.desk import wishes
from boardkit.tui.desk.wishes import Door
from boardkit.tui.screens.base import dress

ROUTES: Final[Mapping[type[Door], tuple[str, str]]] = {
    wishes.Menu: ("pages.menu", "MenuScreen"),
    wishes.ChooseGame: ("pages.choosing", "choose_game"),
    wishes.SetUp: ("pages.setup", "SetupScreen"),
    wishes.Saved: ("pages.saved", "SavedScreen"),
    wishes.Positions: ("pages.saved", "PositionsScreen"),
    wishes.Settings: ("pages.settings", "SettingsScreen"),
    wishes.About: ("pages.settings", "AboutScreen"),
    wishes.News: ("pages.settings", "NewsScreen"),
    wishes.Table: ("table.screen", "TableScreen"),
    wishes.Score: ("pages.score", "ScoreScreen"),
    wishes.Review: ("pages.review", "ReviewScreen"),
    wishes.History: ("pages.history", "HistoryScreen"),
    wishes.Branches: ("pages.branches", "BranchesScreen"),
    wishes.Compare: ("pages.branches", "CompareScreen"),
    wishes.Rules: ("pages.rules", "RulesScreen"),
    wishes.Lessons: ("pages.lessons", "LessonsScreen"),
    wishes.Lesson: ("table.teaching", "lesson_at_table"),
    wishes.Learners: ("pages.learning", "LearningScreen"),
    wishes.Practice: ("table.teaching", "practice_at_table"),
    wishes.Due: ("table.teaching", "due_at_table"),
    wishes.Trial: ("table.teaching", "trial_at_table"),
    wishes.Author: ("table.teaching", "author_at_table"),
    wishes.Tour: ("table.teaching", "tour_of_table"),
    wishes.Watched: ("table.screen", "watched_table"),
    wishes.Projected: ("pages.presenter", "ProjectorScreen"),
    wishes.Editor: ("pages.editor", "EditScreen"),
    wishes.Hand: ("screens.dialogs", "ChoicesScreen"),
    wishes.Presenter: ("pages.presenter", "PresentScreen"),
    wishes.Complaint: ("screens.dialogs", "complaint"),
    wishes.Commands: ("screens.palette", "PaletteScreen"),
}
"""The module and the name of what makes the screen behind a door, out of the fields of the door.

It may lead on to another door.
"""


def open_door(
    app: App[None], door: Door, answered: Callable[[Any], None] | None = None, *, instead: bool = False
) -> None:
    """Open a door, on top or in place of a screen, and tell its answer; FaultError if there is nothing."""
    screen = screen_behind(door)
    dress(app, screen)
    if instead:
        app.switch_screen(screen)
    else:
        app.push_screen(screen, answered)


def screen_behind(door: Door) -> Screen[Any]:
    """Make the screen behind a door; FaultError if there is nothing to be shown."""
    module, name = ROUTES[type(door)]
    make: Callable[..., Screen[Any] | Door] = getattr(import_module(f"boardkit.tui.{module}"), name)
    found = make(*values_in(door).values())
    return screen_behind(found) if isinstance(found, Door) else found
