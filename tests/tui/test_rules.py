"""The rulebook reader: opened at a section, walked, searched, with links; by keys and by mouse."""

from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Input, Markdown
from textual.widgets.markdown import MarkdownBlock

from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.text.rulebooks import book_of, linked, nearest, page
from boardkit.tui.pages.menu import MenuScreen
from boardkit.tui.pages.rules import RulesScreen
from tests.tui.tools import click, click_key, pointed_at, press, running, shown, write

pytestmark = pytest.mark.usefixtures("only_tectonic_tribes")

GAME = GAMES["tectonic_tribes"]
WORDS = words_for("en", GAME.key)
BOOK = book_of(GAME, WORDS)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("language", "title"), [("en", "3.3 Laying a card"), ("fr", "3.3 Poser une carte")])
async def test_the_book_opens_at_a_section_and_its_text_scrolls(
    tmp_path: Path, language: str, title: str
) -> None:
    async with running(tmp_path, language=language) as (app, pilot):
        app.push_screen(RulesScreen(GAME, "3.3"))
        await pilot.pause()
        assert pointed_at(pilot, "#contents") == "3.3"
        assert app.screen.query_one(Markdown).source.startswith(f"## {title}\n")
        await press(pilot, "pagedown")
        assert app.screen.query_one("#page", VerticalScroll).scroll_y > 10
        await press(pilot, "pageup")
        assert app.screen.query_one("#page", VerticalScroll).scroll_y == 0


async def test_a_link_and_a_word_of_the_game_lead_to_their_sections(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        app.push_screen(RulesScreen(GAME, "3"))
        await pilot.pause()
        lines = shown(app).splitlines()
        y = next(number for number, line in enumerate(lines) if "(3.1)" in line)
        await pilot.click(offset=(lines[y].index("(3.1)") + 1, y))
        await pilot.pause()
        assert pointed_at(pilot, "#contents") == "3.1"
        await press(pilot, "w", *"lava", "enter")
        assert app.screen.query_one(Markdown).source == page(BOOK, "3.3", WORDS)
        await press(pilot, "w", "escape")
        assert isinstance(app.screen, RulesScreen)


async def test_sections_are_read_by_walking_down_and_opened_by_clicks(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await press(pilot, "4")
        for number in ["", *BOOK.sections][:4]:
            assert app.screen.query_one(Markdown).source == page(BOOK, number, WORDS)
            await press(pilot, "down")
        await click(pilot, "#contents", x=8, y=5)
        assert pointed_at(pilot, "#contents") == "3.2"
        await click_key(pilot, "section(1)")
        assert pointed_at(pilot, "#contents") == "3.3"
        await click_key(pilot, "back")
        assert isinstance(app.screen, MenuScreen)


async def test_a_search_is_left_by_esc_or_marks_sections_which_n_walks(tmp_path: Path) -> None:
    hits = [
        section.number
        for section in BOOK.sections.values()
        if "holds" in f"{section.title} {section.text}".casefold()
    ]
    async with running(tmp_path) as (app, pilot):
        await press(pilot, "4", "down")
        for sought, keys in (("[z", ("enter", "n")), ("a r", ("escape",))):
            await press(pilot, "slash")
            app.screen.query_one("#search", Input).clear()
            await write(pilot, sought)
            assert app.screen.query_one("#search", Input).value == sought
            await press(pilot, *keys)
            assert pointed_at(pilot, "#contents") == "1", "what is not there leads nowhere"
        assert isinstance(app.screen, RulesScreen)
        assert "●" not in shown(app)
        await press(pilot, "slash")
        app.screen.query_one("#search", Input).clear()
        await write(pilot, "Holds")
        await press(pilot, "enter")
        assert "● 1 The aim" in shown(app)
        assert "● 3.4" not in shown(app)
        for number in [*hits, hits[0]]:
            assert pointed_at(pilot, "#contents") == number
            await press(pilot, "n")
        await press(pilot, "N", "N")
        assert pointed_at(pilot, "#contents") == hits[-1]
        assert [block for block in app.screen.query(MarkdownBlock) if block.has_class("-found")]
        await press(pilot, "g")
        assert isinstance(app.screen, MenuScreen)


def test_references_become_links_and_sums_do_not() -> None:
    text = "see (3.3) and §3.3.1, not (5 + 1) × 2, (9.9), v3.3 or [3.3](x)"
    assert linked(BOOK, text) == (
        "see ([3.3](#3.3)) and §[3.3.1](#3.3.1), not (5 + 1) × 2, (9.9), v3.3 or [3.3](x)"
    )


@pytest.mark.parametrize(("asked", "opened"), [("3.3.7", "3.3"), ("3.3.1", "3.3.1"), ("9", ""), ("", "")])
def test_an_unknown_section_opens_the_one_it_would_lie_in(asked: str, opened: str) -> None:
    assert nearest(BOOK, asked) == opened
