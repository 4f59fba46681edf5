"""What is new: told once to whoever has used an older version; what was set before goes on."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from boardkit.library import news, open_library
from boardkit.library.learning import PROGRESS_SETTING, keep_progress, progress
from boardkit.tui.desk.desk import update
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.keys import PLAY_KEYS, UnknownAction, own_keys
from boardkit.tui.desk.wishes import Ask, Open, Pick
from boardkit.tui.desk.wishes import News as NewsDoor
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.pages.settings import NewsScreen
from boardkit.tui.preferences import SETTING, Preferences, Switch, Theme, gone_from, preferences_from
from boardkit.tui.terminal.keyboard import is_sent, name_of
from tests.desk.tools import random_match, seated
from tests.every import every_language
from tests.tui.desks import wished
from tests.tui.tools import make_app, press, running, shown


def old(folder: Path) -> Path:
    """Leave a library as an older version did, in which a lesson is half done."""
    with open_library(folder) as library:
        library.set_setting(news.SETTING, None)
        library.set_setting("toured", True)
        keep_progress(library, "first", 3, datetime.now(UTC))
    return folder


@pytest.mark.parametrize("before", ["", "library", "keys.json"])
async def test_only_whoever_was_here_before_finds_the_page_and_finds_it_once(
    tmp_path: Path, before: str
) -> None:
    if before == "library":
        old(tmp_path)
    elif before:
        (tmp_path / before).write_text('{"undo": ["backspace"]}', "utf-8")
    async with running(tmp_path) as (app, pilot):
        menu = app.screen
        assert isinstance(menu, MenuScreen)
        names = [entry.name for entry in menu.entries]
        assert ("news" in names) == bool(before)
        if not before:
            return
        menu.entries[names.index("news")].open()
        await pilot.pause()
        assert isinstance(app.screen, NewsScreen)
        assert "What is new" in shown(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, MenuScreen)
        assert "news" not in [entry.name for entry in app.screen.entries]
    with open_library(tmp_path) as library:
        assert not news.is_unread(library)
        assert progress(library).get("first") == (3 if before == "library" else None)
        assert PROGRESS_SETTING


@every_language
def test_the_list_of_keys_has_the_page_until_it_is_opened(language: str) -> None:
    desk = seated(random_match("terristories", 10), language)
    plain, fresh = desk, desk.__replace__(news=True)
    told, first = (wished(update(one, Do.HELP), Ask).dialog for one in (plain, fresh))
    assert isinstance(told, Pick)
    assert isinstance(first, Pick)
    assert Do.NEWS not in [intent for _, intent in told.entries]
    assert first.entries[0] == (desk.words("menu-news"), Do.NEWS)
    outcome = update(fresh, Do.NEWS)
    assert isinstance(wished(outcome, Open).door, NewsDoor)
    assert not outcome.desk.news
    assert all(desk.words(paragraph) for paragraph in news.PARAGRAPHS)


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@every_language
async def test_the_page_can_be_read(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    async with running(old(tmp_path), size=size, language=language) as (app, pilot):
        app.program.open(NewsDoor())
        await pilot.pause()
        words = app.program.words
        for paragraph in news.PARAGRAPHS:
            if words(paragraph).split()[0] not in shown(app):
                await press(pilot, "pagedown")
            assert words(paragraph).split()[0] in shown(app)


OWN = [
    ({"fly": ["f"], "undo": ["backspace"]}, ("fly",)),
    ({"fly": ["f"], "walk_on": ["x"], "undo": ["backspace"]}, ("fly", "walk_on")),
    ({"tectonic_tribes.gone": ["x"], "undo": ["backspace"]}, ("tectonic_tribes.gone",)),
    ({"undo": ["backspace"]}, ()),
    ({"inspect": ["U"], "undo": ["backspace"]}, ()),
    ({"inspect": ["G"], "undo": ["backspace"]}, ()),
]


@pytest.mark.parametrize(("own", "gone"), OWN)
def test_keys_of_before_go_on_and_what_is_gone_is_named(
    tmp_path: Path, own: dict[str, list[str]], gone: tuple[str, ...]
) -> None:
    (tmp_path / "keys.json").write_text(json.dumps(own), "utf-8")
    table, fault = own_keys(tmp_path, is_sent, name_of)
    assert next(key for key in table if key.action == "undo").keys == ("backspace",)
    assert (fault.actions if isinstance(fault, UnknownAction) else ()) == gone
    assert all(key.keys for key in table if key.action in {one.action for one in PLAY_KEYS})


SET = [
    ({"theme": "light", "bell": "on"}, Preferences(theme=Theme.LIGHT, bell=Switch.ON), ()),
    ({"theme": "pink", "bell": "on"}, Preferences(bell=Switch.ON), ("theme",)),
    ({"theme": "light", "animals": "cats"}, Preferences(theme=Theme.LIGHT), ("animals",)),
    ({"language": 7, "call": []}, Preferences(), ("language", "call")),
    ([], Preferences(), ()),
    (None, Preferences(), ()),
]


@pytest.mark.parametrize(("plain", "kept", "gone"), SET)
def test_settings_of_before_go_on_one_by_one(plain: object, kept: Preferences, gone: tuple[str, ...]) -> None:
    assert preferences_from(plain) == kept
    assert gone_from(plain) == gone


async def test_settings_that_are_gone_are_told_once(tmp_path: Path) -> None:
    with open_library(old(tmp_path)) as library:
        library.set_setting(SETTING, {"theme": "pink", "bell": "on", "language": "en"})
    for told in (True, False):
        async with running(tmp_path, language=None) as (app, _):
            assert ("These older settings are gone: theme." in " ".join(shown(app).split())) == told
            assert app.program.preferences.bell is Switch.ON
    with make_app(tmp_path) as app:
        assert app.program.preferences.bell is Switch.ON
