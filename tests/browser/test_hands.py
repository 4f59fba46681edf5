"""Hands on phones in a real browser: three pages of phone size beside one keyboard.

They take a minute and a Chromium: `python -m pytest -m nightly -n 0 tests/browser/test_hands.py`; with
`--basetemp FOLDER` the pages lie there as pictures. Who gets which page is tested daily, by
`tests/cli/test_hands.py`.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.tools import browser
from tests.tui.windows import Window

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(600)]

PHONE = ViewportSize(width=390, height=844)
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\w{16}/")
NAMES = ("Ada", "Béla", "Chen")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as found:
        yield found


def opened(chromium: Browser, **how: Any) -> Page:
    """Open a page of the size of a phone."""
    return chromium.new_context(viewport=PHONE, is_mobile=True, has_touch=True, **how).new_page()


def phones(chromium: Browser, window: Window) -> list[Page]:
    """Let each player take the hand onto a phone, as the table shows one code after the other.

    A phone that asks for the last hand, too, is refused at the table.
    """
    pages, known = list[Page](), ""
    for name in NAMES:
        window.shows(is_new_to(known))
        # Half of an address may be painted over half of the one before.
        known = ADDRESS.findall(window.rests(0.5))[0]
        page = opened(chromium)
        page.goto(known)
        page.get_by_text(f"I am {name}").click()
        page.get_by_role("heading", name=name, exact=True).wait_for()
        pages.append(page)
    other = opened(chromium)
    other.goto(known)
    other.get_by_role("button", name="Ask the table").tap()
    window.shows(lambda text: "Another phone asks for" in text)
    window.type_in("\x1b")
    other.get_by_text(f"The table has not given {NAMES[-1]}’s hand to this device").wait_for()
    other.close()
    window.rests(0.5)
    return pages


def is_new_to(known: str) -> Callable[[str], bool]:
    """Wait for an address that has not been shown yet."""
    return lambda text: any(address != known for address in ADDRESS.findall(text))


def pictured(pages: list[Page], folder: Path, name: str) -> None:
    """Keep what pages show; none is wider than its phone."""
    for number, page in enumerate(pages):
        page.screenshot(path=folder / f"{name}-{number}.png")
        page.wait_for_function("wide => document.documentElement.scrollWidth <= wide", arg=PHONE["width"])


def answer(page: Page, button: int = 0) -> None:
    """Press a button of an answer, and wait for the page that comes of it."""
    with page.expect_navigation():
        page.locator("section form button").nth(button).tap()


def test_three_phones_and_a_keyboard_play_a_round_of_tectonic_tribes(
    chromium: Browser, tmp_path: Path
) -> None:
    line = (
        "--data",
        str(tmp_path),
        "--lang",
        "en",
        "play",
        "tectonic_tribes",
        "--seed",
        "4",
        "--hands",
        "--players",
    )
    with Window(*line, *NAMES) as window:
        pages = phones(chromium, window)
        for _ in NAMES:
            window.type_in("\t")
            window.rests(0.5)
            window.type_in("\r")
            window.rests(0.8)
        window.shows(lambda text: "Still choosing in secret: Ada, Béla and Chen" in text)
        for page in pages:
            page.get_by_text("Choose a card to discard").wait_for()
        pictured(pages, tmp_path, "choosing")
        for page in reversed(pages):
            answer(page)
            page.get_by_text("Choose a card to play").wait_for()
            answer(page)
        window.shows(lambda text: "The order of this" in text)
        for page in pages:
            page.get_by_text(re.compile("s turn.|at the table")).wait_for()
        pictured(pages, tmp_path, "chosen")
        for _ in NAMES:
            for key in ("1", "\t", "\r"):
                window.type_in(key)
                window.rests(0.8)
        window.shows(lambda text: "round 2 of 6" in text)
        pages[0].get_by_text("Choose a card to discard").wait_for()
        pages[0].reload()
        pages[0].get_by_text("Choose a card to discard").wait_for()


def test_three_phones_and_a_keyboard_draft_in_terraforming_mars_and_need_no_script(
    chromium: Browser, tmp_path: Path
) -> None:
    beginners = [f"beginner_{seat}=yes" for seat in (1, 2, 3)]
    line = ("--data", str(tmp_path), "--lang", "en", "play", "terraforming_mars", "--seed", "4", "--hands")
    with Window(*line, "--option", "draft=yes", *beginners, "--players", *NAMES) as window:
        pages = phones(chromium, window)
        bare = opened(chromium, java_script_enabled=False)
        bare.goto(pages[2].url)
        for _ in NAMES:
            window.type_in("p")
            window.rests(0.8)
            window.type_in("y")
            window.rests(1.2)
        window.shows(lambda text: "Still choosing in secret: Ada, Béla and Chen" in text)
        bare.reload()
        pictured([*pages[:2], bare], tmp_path, "drafting")
        for _ in range(3):
            for page in (pages[0], pages[1], bare):
                page.goto(page.url)
                page.get_by_role("heading", name="Keep a card in secret").wait_for()
                answer(page)
        for page in (pages[0], pages[1], bare):
            page.goto(page.url)
            page.get_by_text("Buy cards for 3 M€ each").wait_for()
            page.locator("input[type=checkbox]").first.check()
            with page.expect_navigation():
                page.get_by_text("Take what is ticked").click()
        pictured([*pages[:2], bare], tmp_path, "drafted")
        window.shows(lambda text: "ACTIONS" in text)
