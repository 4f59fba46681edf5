"""Playing in a real browser: matches by keys and by mouse, a lesson, two tabs, strangers.

They take minutes, and a Chromium that not every machine has, so they are run by hand:
`python -m pytest -m nightly -n 0 tests/browser`. Who is let in is tested daily, in `tests/cli/test_serve.py`.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from boardkit.core import Match, Study
from boardkit.games import GAMES
from boardkit.library import MatchId, open_library
from boardkit.library.learning import progress
from boardkit.library.lessons import lessons_of
from boardkit.library.session import Onlooker, look_into
from tests.browser.tools import Tab, browser, served
from tests.desk.tools import new_match
from tests.test_pages import missing_page

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(1800)]

GAME = GAMES["tectonic_tribes"]
NUMBER = MatchId(1)
LETTERS = re.compile(r"(?<!\w)[a-z](?!\w)|(?<!\w)(?:[a-z]{2})+(?!\w)")
"""One letter alone, or pairs of them side by side."""

ENOUGH = 2000
"""More gestures than a match takes."""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as found:
        yield found


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """Make a library with a match at an open table."""
    with open_library(tmp_path) as library:
        library.create(Study(new_match(GAME, 2).__replace__(open_table=True)))
        library.set_setting("toured", True)
    return tmp_path


def kept(folder: Path) -> Match[Any]:
    """Read the match as it is in the library now."""
    onlooker = Onlooker(folder, NUMBER, GAMES)
    study = onlooker.look()
    onlooker.close()
    assert study is not None
    return study.match


def resume(tab: Tab) -> None:
    """Go on with the match, which is the first line of the menu."""
    tab.see("Resume")
    tab.press("Enter")
    tab.see("Tectonic Tribes", "open in another window")


def play(tab: Tab, folder: Path, gesture: Callable[[Tab, Random], None], least: int = ENOUGH) -> Match[Any]:
    """Make gestures until the match is over, or has gone on by so many moments."""
    random, began = Random(1), kept(folder).at
    for _ in range(ENOUGH):
        match = kept(folder)
        if match.over or match.at >= began + least:
            return match
        gesture(tab, random)
        tab.page.wait_for_timeout(60)
    raise AssertionError(tab.screen.text)


def by_keys(tab: Tab, random: Random) -> None:
    """Press what is likely to lead on: enter, now and then another card, place or turn."""
    tab.press("y") if "leave it" in tab.screen.text else None
    tab.press(random.choice(["Enter", "Enter", "Enter", "Enter", "r", "Tab", "1", "2", "p"]))


def by_mouse(tab: Tab, random: Random) -> None:
    """Click on what is likely to lead on: the button of enter, a card, a place; or turn the wheel."""
    shown = tab.text
    dialog = next((button for button in ("  Close  ", "Yes (y)") if button in shown), None)
    asked, told, _ = shown.splitlines()[-3:]
    width, height = tab.cells
    if dialog is not None:
        tab.click(dialog.strip())
    elif "Choose one" in told:
        tab.click_at(random.randrange(2, width - 2), height - random.randrange(5, 11))
    elif "Do it" in asked + told and "✗" not in told:
        tab.click("Do it")
    elif letters := [*_letters(shown, width - 50, height - 12)]:
        column, row = random.choice(letters)
        tab.click_at(column, row)
        for _ in range(random.randrange(4)):
            tab.wheel_at(column, row)
    else:
        tab.click_at(random.randrange(10, width - 50), random.randrange(2, height - 12))


def _letters(shown: str, width: int, height: int) -> Iterator[tuple[int, int]]:
    """Find the letters that stand on the places of the map that may be chosen: one, or two of many."""
    for row, line in enumerate(shown.splitlines()[:height]):
        for found in LETTERS.finditer(line[:width]):
            yield found.start(), row


def test_a_whole_match_is_played_by_keys(chromium: Browser, library: Path) -> None:
    with served(library) as address:
        tab = Tab.opened(chromium, address)
        resume(tab)
        match = play(tab, library, by_keys)
        assert match.over
        tab.see("wins", "win")
        tab.page.close()


def test_a_whole_match_is_played_by_mouse(chromium: Browser, library: Path) -> None:
    with served(library) as address:
        tab = Tab.opened(chromium, address)
        tab.see("Resume")
        assert tab.click("Resume")
        tab.see("Tectonic Tribes")
        match = play(tab, library, by_mouse)
        assert match.over
        tab.page.close()


def test_a_lesson_is_read(chromium: Browser, library: Path) -> None:
    with served(library) as address:
        tab = Tab.opened(chromium, address)
        tab.see("Lessons")
        assert tab.click("Lessons")
        tab.see("Tectonic Tribes")
        tab.press("Enter")
        tab.see("Lesson", "first")
        tab.press("Enter")
        tab.see("§")
        tab.press("Enter", "Enter")
        tab.page.close()
    with look_into(library) as looked:
        done = progress(looked)
    assert done.get(lessons_of(GAME, library)[0].id, 0) > 0


def test_a_reload_in_the_middle_loses_nothing(chromium: Browser, library: Path) -> None:
    with served(library) as address:
        tab = Tab.opened(chromium, address)
        resume(tab)
        before = play(tab, library, by_keys, 6)
        tab.page.reload()
        assert kept(library).at == before.at
        resume(tab)
        after = play(tab, library, by_keys, 3)
        assert after.moments[: before.at + 1] == before.moments[: before.at + 1]
        tab.page.close()


def test_the_second_tab_on_a_match_is_told_until_the_first_is_closed(
    chromium: Browser, library: Path
) -> None:
    with served(library) as address:
        first, second = (Tab.opened(chromium, address) for _ in range(2))
        resume(first)
        first.see("▶ A", "▶ B")
        resume(second)
        second.see("open in another window")
        first.page.close()
        second.press("Enter")
        for _ in range(20):
            second.press("Enter")
            if second.see("Resume", "▶ A", "▶ B", "open in another window").startswith("▶"):
                break
        second.see("▶ A", "▶ B")
        second.page.close()


def test_a_class_looks_on(chromium: Browser, library: Path) -> None:
    with served(library) as address, served(library, "--watch", str(NUMBER)) as open_to_class:
        players, pupil = Tab.opened(chromium, address), Tab.opened(chromium, open_to_class)
        pupil.see("You are watching")
        resume(players)
        players.see("▶ A", "▶ B")
        match = play(players, library, by_keys, 2)
        words = pupil.see("lays card")
        assert words
        pupil.press("u", "Enter", "Control+p", "e", ":")
        pupil.page.wait_for_timeout(500)
        assert kept(library) == match
        assert pupil.line is not None
        assert not pupil.line.is_closed()
        players.page.close()


def test_what_a_browser_keeps_is_not_shown_and_other_keys_do_the_same(
    chromium: Browser, library: Path
) -> None:
    with served(library) as address:
        tab = Tab.opened(chromium, address)
        tab.see("f9")
        assert "^q" not in tab.text
        resume(tab)
        tab.press("F9")
        tab.see("Resume")
        tab.press("F9")
        tab.page.locator("#ended").wait_for(state="visible")
        tab.page.close()


def test_strangers_see_a_page_that_says_what_they_lack(chromium: Browser, library: Path) -> None:
    with served(library) as address:
        page = chromium.new_page()
        root = "/".join(address.split("/")[:3])
        for wrong in ("/", "/abcdefgh/", "/ws"):
            answer = page.goto(root + wrong)
            assert answer is not None
            assert answer.status == 403
            assert page.get_by_text("No entry without the token").is_visible()
        page.close()


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1280, 720), (1024, 600), (800, 500)])
def test_letters_fit_the_window(chromium: Browser, library: Path, width: int, height: int) -> None:
    with served(library) as address:
        page = chromium.new_page(viewport=ViewportSize(width=width, height=height))
        cells: list[str] = []
        page.on("websocket", lambda line: cells.append(line.url))
        page.goto(address)
        page.wait_for_selector("body.-first-byte")
        columns, lines = (int(part.split("=")[1]) for part in cells[0].partition("?")[2].split("&"))
        assert columns >= 80
        assert lines >= 24
        page.close()


def test_a_swipe_scrolls(chromium: Browser, library: Path) -> None:
    context = chromium.new_context(
        viewport=ViewportSize(width=800, height=400), has_touch=True, is_mobile=True
    )
    with served(library) as address:
        tab = Tab.opened_on(context.new_page(), address)
        tab.see("Resume")
        assert tab.tap("Rulebooks")
        tab.see("Enter", "enter")
        tab.page.wait_for_timeout(800)
        tab.press("Enter")
        tab.see("Laying a card")
        tab.press(*["ArrowDown"] * 6)
        tab.see("Cards always go on top")
        tab.page.wait_for_timeout(500)
        before = tab.text
        tab.swipe(400, 300, -200)
        tab.page.wait_for_timeout(500)
        below = tab.text
        assert below != before
        tab.swipe(400, 100, 250)
        tab.page.wait_for_timeout(500)
        assert tab.text == before
        tab.page.close()
    context.close()


MISSING = "http://missing.test"


@pytest.mark.parametrize(
    ("path", "locale", "shown"),
    [
        ("/nothing.html", "en-US", ["en"]),
        ("/nothing.html", "fr-CA", ["fr"]),
        ("/nothing.html", "de-DE", ["en"]),
        ("/fr/nothing.html", "en-GB", ["fr"]),
        ("/nothing.html", "", ["en", "fr"]),
    ],
)
def test_a_missing_page_of_the_site_speaks_the_language_of_its_reader(
    chromium: Browser, path: str, locale: str, shown: list[str]
) -> None:
    context = chromium.new_context(locale=locale or "en", java_script_enabled=bool(locale))
    page = context.new_page()
    page.route("**/*", lambda route: route.fulfill(body=missing_page(), content_type="text/html", status=404))
    page.goto(MISSING + path)
    mains = [one for one in page.locator("main").all() if one.is_visible()]
    assert [one.get_attribute("lang") for one in mains] == shown
    if locale:
        assert page.evaluate("document.documentElement.lang") == shown[0]
    context.close()
