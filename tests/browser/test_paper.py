"""Pages on paper, printed by a real browser: no page nearly empty, no map without its heading."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bench.pictures import in_the_middle
from boardkit.commands.figures import page as page_of_figures
from boardkit.commands.show import print_picture
from boardkit.core import Seat, Study
from boardkit.draw.palette import palette
from boardkit.games import GAMES
from boardkit.handout.making import FORMS, of_lesson, of_match
from boardkit.handout.matches import By
from boardkit.library.lessons import lessons_of
from boardkit.many.report import Bar, Line, Panel
from boardkit.text import LANGUAGES, words_for
from tests.browser.tools import browser
from tests.every import every_key

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(3600)]

PAPERS = [(form, lying) for form in ("A4", "Letter") for lying in (False, True)]

FILLED = 0.2
"""How far down the ink of a page reaches at least, of its height; that of most reaches to the end."""

ANSWERS = tuple(words_for(language)("handout-answers") for language in LANGUAGES)
"""The heading of the answers to a sheet."""

MARK = """() => document.querySelectorAll(".board").forEach((board, number) => {
  const drawn = board.querySelector("svg"), high = drawn.viewBox.baseVal.height;
  if (!drawn.getClientRects().length) return;
  board.querySelector("h1, h2").append(` head${number}end`);
  for (const [name, y] of [["top", 14], ["low", high - 2]]) {
    const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    text.setAttribute("y", y);
    text.setAttribute("font-size", 12);
    text.textContent = `${name}${number}end`;
    drawn.append(text);
  }
})"""
"""Writes a word on each heading, and on both ends of its map."""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as found:
        yield found


def pages(key: str, capsys: pytest.CaptureFixture[str]) -> Iterator[tuple[str, str]]:
    """Write what can be printed of a game, by name."""
    match = in_the_middle(GAMES[key])
    for language in LANGUAGES:
        words = words_for(language, key, [player.name for player in match.players])
        for seat in (-1, 0):
            print_picture(match, Seat(seat), words, "html", None)
            yield f"show {language} {seat}", capsys.readouterr().out
        yield f"match {language}", FORMS["html"](of_match(Study(match), words, None, By.DECISION, 0, 30))
        for found in lessons_of(GAMES[key], None):
            assert found.lesson is not None
            told = words_for(language, key, found.lesson.start.players)
            for answers in (True, False):
                lesson = of_lesson(found.lesson, told, answers=answers)
                yield f"lesson {found.name} {language} {answers}", FORMS["html"](lesson)


def printed(chromium: Browser, page: str, folder: Path) -> Iterator[tuple[tuple[str, bool], Path]]:
    """Print a page on each paper, without grounds unless the page asks for them."""
    (folder / "page.html").write_text(page, "utf-8")
    tab = chromium.new_page()
    tab.goto((folder / "page.html").as_uri())
    tab.emulate_media(media="print")
    tab.evaluate(MARK)
    for number, (form, lying) in enumerate(PAPERS):
        path = folder / f"{number}.pdf"
        tab.pdf(path=path, format=form, landscape=lying, prefer_css_page_size=True)
        yield (form, lying), path
    tab.close()


def texts(pdf: Path) -> list[str]:
    line = ["pdftotext", "-layout", str(pdf), "-"]
    return subprocess.run(line, capture_output=True, text=True, check=True).stdout.split("\f")[:-1]


def reach(pdf: Path) -> list[float]:
    """Say for each page how far down it has ink."""
    subprocess.run(["pdftoppm", "-r", "20", "-gray", pdf, pdf.with_suffix("")], check=True)
    found = []
    for path in sorted(pdf.parent.glob(f"{pdf.stem}-*.pgm")):
        head = re.match(rb"P5\s+(\d+) (\d+)\s+255\s", raw := path.read_bytes())
        assert head is not None
        wide, high = int(head[1]), int(head[2])
        rows = [raw[head.end() + y * wide : head.end() + (y + 1) * wide] for y in range(high)]
        found.append(max((y + 1 for y, row in enumerate(rows) if min(row) < 240), default=0) / high)
        path.unlink()
    return found


def parted(pages: list[str]) -> list[str]:
    """List the maps that are not on the page of their heading."""
    where: dict[str, set[int]] = {}
    for number, text in enumerate(pages):
        for board in re.findall(r"(?:head|top|low)(\d+)end", text):
            where.setdefault(board, set()).add(number)
    assert where
    return [board for board, on in where.items() if len(on) > 1]


@every_key
def test_a_printed_page_is_filled_and_has_maps_with_their_headings(
    key: str, chromium: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, page in pages(key, capsys):
        for paper, pdf in printed(chromium, page, tmp_path):
            written, ink = texts(pdf), reach(pdf)
            assert len(written) == len(ink)
            assert parted(written) == [], (name, paper)
            # Answers begin on a page of their own, to be kept back: what stands before them is an end, too.
            ends = {at - 1 for at, text in enumerate(written) if text.lstrip().startswith(ANSWERS)}
            ends.add(len(ink) - 1)
            low = [(at, far) for at, far in enumerate(ink) if at not in ends and far < FILLED]
            assert low == [], (name, paper)


@every_key
def test_a_first_lesson_is_eight_to_twelve_pages(key: str, chromium: Browser, tmp_path: Path) -> None:
    """Each question is on one page with its board, and has its lines to write on there."""
    lesson = lessons_of(GAMES[key], None)[0].lesson
    assert lesson is not None
    for language in LANGUAGES:
        words = words_for(language, key, lesson.start.players)
        page = FORMS["html"](of_lesson(lesson, words, answers=False))
        for (form, lying), pdf in printed(chromium, page, tmp_path):
            written = texts(pdf)
            assert 8 <= len(written) <= 12, (language, form, lying)
            asked = written[
                : next(at for at, text in enumerate(written) if text.lstrip().startswith(ANSWERS))
            ]
            for number in range(1, lesson.steps + 1):
                place = words("handout-place", number=number, count=lesson.steps)
                assert sum(f"{place} ·" in text for text in asked) == 1


def test_figures_are_printed_with_their_headings(chromium: Browser, tmp_path: Path) -> None:
    bars = [Line(cells=(f"card {number}", "0.5"), bar=Bar(0.5, 0.4, 0.6)) for number in range(12)]
    panels = [
        Panel(title=f"Panel {number}", heads=("card", "share"), lines=tuple(bars), shown=1)
        for number in range(9)
    ]
    page = page_of_figures(["Figures", "Of many games.", *panels], words_for("en"))
    for _, pdf in printed(chromium, page, tmp_path):
        assert min(reach(pdf)[:-1]) > FILLED
        for number, text in enumerate(texts(pdf)):
            heads, rows = re.findall(r"Panel \d", text), re.findall(r"card 11\b", text)
            assert len(rows) == 2 * len(heads), number


def test_grounds_are_printed(chromium: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = in_the_middle(GAMES["tectonic_tribes"])
    words = words_for("en", "tectonic_tribes", [player.name for player in match.players])
    print_picture(match, Seat(-1), words, "html", None)
    page = re.sub(r"<svg.*</svg>", "<svg viewBox='0 0 9 9'></svg>", capsys.readouterr().out, flags=re.DOTALL)
    _, pdf = next(printed(chromium, page, tmp_path))
    subprocess.run(["pdftoppm", "-r", "80", pdf, tmp_path / "seen"], check=True)
    seen = next(tmp_path.glob("seen-*1.ppm")).read_bytes()
    pixels = {seen[at : at + 3].hex() for at in range(len(seen) % 3, len(seen), 3)}
    owners = {palette()[f"owner.{player.colour}"].lstrip("#") for player in match.players}
    assert owners <= pixels
