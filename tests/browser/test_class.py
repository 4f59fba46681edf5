"""A class on devices of its own in a real browser: thirty scripted pages, and one phone that is looked at.

It takes half a minute and a Chromium: `python -m pytest -m nightly -n 0 tests/browser/test_class.py`; with
`--basetemp FOLDER` the pages lie there as pictures. What is taken and refused is tested daily, by
`tests/cli/test_pupils.py`.
"""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, ViewportSize

from boardkit.library import open_library
from boardkit.library.lessons import classroom
from tests.browser.tools import Tab, browser, served
from tests.tui.windows import Window

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(600)]

PHONE = ViewportSize(width=390, height=844)
ADDRESS = re.compile(r"http://[\w.-]+:\d+/\w{16}/")
STAMP = re.compile(r'name="stamp" value="([\w-]+)"')
SCRIPTED = 30


def loaded(address: str, **fields: str) -> tuple[str, str]:
    """Load a page, or send what a form has, and return the address and the text of what comes."""
    with urlopen(address, urlencode(fields).encode() or None, timeout=30) as page:  # noqa: S310 - our own
        return page.url, page.read().decode()


def answered(number: int, page: str) -> str:
    """Answer on a scripted page, every third of them with `a`, and return what it says then."""
    found = STAMP.search(loaded(page)[1])
    assert found is not None
    return loaded(page, stamp=found[1], answer="b" if number % 3 else "a")[1]


def answer(window: Window, *steps: tuple[str, str]) -> None:
    """Type, each time once the table shows a text, and listens."""
    for text, keys in steps:
        window.shows(lambda shown, text=text: text in shown)  # type: ignore[misc] # mypy knows no defaults
        window.rests(0.5)
        window.type_in(keys)


def pictured(page: Page, path: Path) -> None:
    """Keep what a page shows; it is not wider than its phone."""
    page.screenshot(path=path)
    page.wait_for_function("wide => document.documentElement.scrollWidth <= wide", arg=PHONE["width"])


def hand_on(phone: Page, door: str) -> None:
    """Let a second pupil answer on a phone; the answer of the first stays, and cannot be seen."""
    phone.get_by_text("Hand this device on").tap()
    phone.get_by_label("Name or number").fill("Max")
    phone.get_by_text("Come in").tap()
    phone.get_by_role("button", name="a) the sun").tap()
    phone.get_by_text("Your answer is in: a").wait_for()
    phone.goto(door)
    phone.get_by_text("I am Zoë").tap()
    phone.get_by_text("your answer stays as it is").wait_for()
    assert phone.get_by_text("lava under the ground").count() == 0


def test_thirty_pages_and_a_phone_answer_and_all_see_the_bars(tmp_path: Path) -> None:
    line = ("--data", str(tmp_path), "--lang", "en", "play", "tectonic_tribes", "--seed", "4", "--open")
    with (
        browser() as chromium,
        Window(*line, "--players", "Ada", "Béla") as window,
        ThreadPoolExecutor(SCRIPTED) as pool,
    ):
        answer(window, ("OPEN TABLE", "Q"), ("asks a question", "Q"), ("EVERYBODY in your network", "y"))
        window.shows(lambda text: ADDRESS.search(text) is not None)
        door = ADDRESS.findall(window.rests(0.5))[0]
        phone = chromium.new_context(viewport=PHONE, is_mobile=True, has_touch=True).new_page()
        phone.goto(door)
        pictured(phone, tmp_path / "door.png")
        phone.get_by_label("Name or number").fill("Zoë")
        phone.get_by_text("Come in").tap()
        phone.get_by_text("The next question comes here by itself").wait_for()
        own = phone.url
        scripted = [
            page for page, _ in pool.map(lambda number: loaded(door, name=str(number)), range(SCRIPTED))
        ]
        window.shows(lambda text: f"{SCRIPTED + 1} pupils have come in" in text)
        with served(tmp_path, "--watch", "1") as address:
            watching = Tab.opened(chromium, address)
            watching.see("You are watching")
            answer(
                window,
                ("esc goes on", "\x1b"),
                ("asks a question", "n"),
                ("a question of your own", "\r"),
                ("What do you want to ask", "Why is it warm here?\r"),
                ("Two to six answers", "the sun / *lava under the ground / the tribes\r"),
            )
            phone.get_by_role("button", name="b) lava under the ground").wait_for()
            pictured(phone, tmp_path / "asked.png")
            said = pool.map(answered, range(SCRIPTED), scripted)
            phone.get_by_role("button", name="b) lava under the ground").tap()
            phone.get_by_text("Your answer is in: b").wait_for()
            pictured(phone, tmp_path / "answered.png")
            assert all("Your answer is in" in page for page in said)
            window.shows(lambda text: f"{SCRIPTED + 1} answers" in text)
            hand_on(phone, door)
            window.shows(lambda text: f"{SCRIPTED + 2} answers" in text)
            with open_library(tmp_path) as library:
                kept = classroom(library).open
            assert kept is not None
            assert (kept.asked, kept.counts) == (SCRIPTED + 2, (11, 21, 0))
            window.type_in("v")
            window.shows(lambda text: "21 · 66 %" in text)
            phone.get_by_text("21 · 66 %").wait_for()
            phone.get_by_text("✓ b) lava under the ground (your answer)").wait_for()
            pictured(phone, tmp_path / "bars.png")
            watching.see("21 · 66 %")
            watching.picture(tmp_path / "watching.png")
            window.type_in("\x1b")
            watching.see("You are watching")
            watching.page.wait_for_timeout(500)
            assert "66 %" not in watching.text
            phone.goto(door)
            phone.get_by_text("I am Max").wait_for()
            phone.get_by_text("I am Zoë").tap()
            phone.wait_for_url(own)
            watching.page.close()
