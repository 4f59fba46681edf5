"""Looking on in a real browser: one drawing on pages of all sizes, leafing back, what is told."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from boardkit.core import Study, legal
from boardkit.games import GAMES
from boardkit.library import MatchId, open_library
from tests.browser.tools import Tab, browser, served
from tests.desk.tools import new_match

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(600)]

GAME = GAMES["tectonic_tribes"]
NUMBER = MatchId(1)
PHONE, DESK = ViewportSize(width=390, height=844), ViewportSize(width=1280, height=800)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as found:
        yield found


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """Make a library with a match in which a few cards lie."""
    with open_library(tmp_path) as library:
        library.create(Study(new_match(GAME, 2)))
    play_on(tmp_path, 4)
    return tmp_path


def play_on(folder: Path, decisions: int = 1) -> None:
    with open_library(folder) as library:
        for _ in range(decisions):
            match = library.load(NUMBER, GAMES).match
            library.save(NUMBER, Study(match.play(Random(match.at).choice(legal(GAME, match.state)))))


def opened(chromium: Browser, address: str, size: ViewportSize = DESK) -> Tab:
    tab = Tab.opened_on(chromium.new_page(viewport=size), address)
    tab.see("You are watching")
    return tab


def font(page: Page) -> int:
    found = page.locator("#terminal").get_attribute("data-font-size")
    assert found is not None
    return int(found)


def fits(page: Page, columns: int, lines: int) -> bool:
    """Return whether a page shows so many letters, all of them in sight."""
    box = page.locator(".xterm-screen").bounding_box()
    width, height = page.evaluate(
        "[innerWidth, document.querySelector('footer').getBoundingClientRect().top]"
    )
    cells = page.evaluate("cell(font)")
    assert box is not None
    return (
        box["width"] <= width
        and box["height"] <= height
        and [round(box["width"] / cells[0]), round(box["height"] / cells[1])] == [columns, lines]
    )


@pytest.mark.parametrize(
    ("width", "height", "columns"),
    [
        (390, 844, 80),
        (844, 390, 80),
        (768, 1024, 100),
        (1280, 800, 120),
        (1920, 1080, 120),
        (3840, 2160, 120),
    ],
)
def test_all_of_it_is_in_sight_on_every_window(
    chromium: Browser, library: Path, width: int, height: int, columns: int
) -> None:
    with served(library, "--watch", str(NUMBER)) as address:
        tab = opened(chromium, address, ViewportSize(width=width, height=height))
        assert tab.cells[0] == columns
        assert fits(tab.page, *tab.cells)
        tab.page.close()


def test_a_page_is_told_what_happens_and_speaks_to_nobody_else(chromium: Browser, library: Path) -> None:
    with served(library, "--watch", str(NUMBER)) as address:
        page = chromium.new_page(viewport=PHONE)
        asked, wrong = list[str](), list[str]()
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        tab = Tab.opened_on(page, address)
        tab.see("You are watching")
        said = page.locator("[aria-live=polite]")
        assert "turn" in said.inner_text()
        before = said.inner_text()
        play_on(library, 3)
        page.wait_for_function("before => document.getElementById('said').textContent !== before", arg=before)
        assert all(url.startswith((address, "data:")) for url in asked)
        assert not wrong
        page.close()


def test_one_leafs_back_and_is_live_again_by_one_key(chromium: Browser, library: Path) -> None:
    with served(library, "--watch", str(NUMBER)) as address:
        tab = opened(chromium, address)
        page = tab.page
        page.keyboard.press("ArrowLeft")
        page.wait_for_url("**/turn?**")
        last = page.locator("h1").inner_text()
        assert page.locator("svg").is_visible()
        page.keyboard.press("ArrowLeft")
        page.wait_for_function("last => document.querySelector('h1').textContent !== last", arg=last)
        earlier = page.url
        page.reload()
        assert page.url == earlier
        page.keyboard.press("ArrowRight")
        page.wait_for_function("last => document.querySelector('h1').textContent === last", arg=last)
        play_on(library)
        page.keyboard.press("Escape")
        page.wait_for_url(lambda url: "/turn" not in url)
        tab.see("You are watching")
        page.close()


def test_letters_grow_the_page_turns_light_and_speaks_french_by_keys_and_by_buttons(
    chromium: Browser, library: Path
) -> None:
    with served(library, "--watch", str(NUMBER)) as address:
        tab = opened(chromium, address)
        page, before = tab.page, font(tab.page)
        for key in (True, False):
            page.keyboard.press("+") if key else page.click("#bigger")
            page.wait_for_function("before => font > before", arg=before)
            before = font(page)
        tab.see("You are watching")
        assert fits(page, 80, 24)
        page.keyboard.press("-")
        page.wait_for_function("before => font < before", arg=before)
        page.keyboard.press("d")
        page.wait_for_function("() => bright")
        assert page.evaluate("document.body.className").split() == ["-first-byte", "light"]
        page.keyboard.press("l")
        tab.see("Vous regardez")
        assert page.evaluate("document.documentElement.lang") == "fr"
        asked = parse_qs(urlsplit(page.url).query)
        assert asked == {"size": ["1"], "light": ["1"], "lang": ["fr"]}
        page.reload()
        tab.see("Vous regardez")
        assert "light" in page.evaluate("document.body.className").split()
        page.close()


def test_letters_on_a_phone_grow_beyond_what_fits_and_the_table_is_moved(
    chromium: Browser, library: Path
) -> None:
    with served(library, "--watch", str(NUMBER)) as address:
        page = opened(chromium, address, PHONE).page
        fitting = font(page)
        page.click("#bigger")
        page.click("#bigger")
        page.wait_for_function("before => font === 2 * before", arg=fitting)
        assert page.evaluate(
            "(main => main.scrollWidth > 1.8 * main.clientWidth)(document.querySelector('main'))"
        )
        for _ in range(2):
            page.click("#smaller")
        page.wait_for_function("before => font === before", arg=fitting)
        assert fits(page, 80, 24)
        page.close()


def test_who_loses_the_line_comes_back_by_himself_to_what_is_there_now(
    chromium: Browser, library: Path
) -> None:
    with served(library, "--watch", str(NUMBER)) as address:
        tab = opened(chromium, address)
        tab.page.evaluate("line.close()")
        play_on(library)
        tab.page.wait_for_function("() => line.readyState === 1")
        other = opened(chromium, address)
        other.page.wait_for_timeout(1000)
        assert tab.text == other.text
        for one in (tab, other):
            one.page.close()


def test_the_token_is_typed_by_hand(chromium: Browser, library: Path) -> None:
    with served(library, "--watch", str(NUMBER)) as address:
        page = chromium.new_page(viewport=PHONE)
        *root, token, _ = address.split("/")
        page.goto("/".join(root))
        page.get_by_label("Token").fill(f"{token[:8]} {token[8:]}".upper())
        page.keyboard.press("Enter")
        page.wait_for_url(address)
        page.wait_for_selector("body.-first-byte")
        page.close()
