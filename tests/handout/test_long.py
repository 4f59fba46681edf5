"""Handouts of any length: made slide by slide, in bounded memory, as pictures of a bounded height."""

import re
import shutil
import subprocess
import sys
from gc import collect, freeze
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from boardkit.core import FaultError, Match, Player, Study, legal
from boardkit.core.notation.moves import write
from boardkit.core.records.position import position_code
from boardkit.core.records.record import record, start, start_at, to_json
from boardkit.games import GAMES
from boardkit.handout.making import FORMS, PARTS, of_lesson, of_match, watched
from boardkit.handout.matches import By
from boardkit.handout.pictures import HIGHEST, MOST, PictureTooHigh, pictures
from boardkit.handout.slides import Handout, Slides
from boardkit.library.lessons import lessons_of
from boardkit.text import words_for
from tests.desk.tools import random_match
from tests.every import every_key
from tests.handout.checking import svg_texts

MARS = "terraforming_mars"
MOST_MEMORY = 200_000
"""Kilobytes in which a match of 5,000 decisions is handed out."""


def handed_out(match: Match[Any], by: By = By.HAPPENING) -> Handout:
    words = words_for("en", match.game.key, [player.name for player in match.players])
    return of_match(Study(match), words, None, by)


@pytest.mark.sample(3)
@pytest.mark.parametrize("form", ["html", "text", "cast"])
def test_slides_are_made_once_counted_and_let_go_as_they_are_written(form: str) -> None:
    handout = handed_out(random_match("tectonic_tribes", 10))
    slides, made, counts = handout.slides, list[ref[Any]](), list[int]()
    assert isinstance(slides, Slides)

    def noticed(number: int) -> Any:
        slide = slides.makers[number]()
        made.append(ref(slide.picture))
        return slide

    makers = [lambda number=number: noticed(number) for number in range(len(slides))]
    most = 0
    freeze()  # what was there before is not looked through again after each part
    for _ in PARTS[form](watched(evolve_slides(handout, Slides(makers)), counts.append)):
        collect()
        most = max(most, sum(one() is not None for one in made))
    assert len(made) == sum(counts) == len(slides) > 20
    assert most <= 8


def evolve_slides(handout: Handout, slides: Slides) -> Handout:
    return handout.__replace__(slides=slides)


def test_pictures_have_a_bounded_height_and_whole_slides() -> None:
    handout = handed_out(random_match("tectonic_tribes", 8))
    drawn = pictures(handout)
    assert 1 < len(drawn) <= MOST
    assert all(int(re.findall(r'height="(\d+)"', one)[0]) <= HIGHEST for one in drawn)
    heads = [slide.head for slide in handout.slides]
    assert sum(svg_texts(one).count(heads[3]) for one in drawn) == 1
    with pytest.raises(FaultError) as one:
        list(PARTS["svg"](handout))
    assert one.value.fault == PictureTooHigh(HIGHEST)


@pytest.mark.sample(3)
@every_key
def test_no_answer_is_on_a_picture_for_learners(key: str) -> None:
    lesson = lessons_of(GAMES[key], None)[0].lesson
    assert lesson is not None
    words = words_for("en", key, lesson.start.players)
    handout = of_lesson(lesson, words, answers=False)
    assert handout.answers
    told = " ".join(map(svg_texts, pictures(handout)))
    assert words("handout-answers") not in told
    assert not any(line in told for answer in handout.answers for line in answer.told)


def bought(decisions: int) -> Match[Any]:
    """Play a match of many decisions: everybody has more money than can be spent, and buys power plants."""
    game = GAMES[MARS]
    players = [Player(f"P{number}", number) for number in range(5)]
    match = start(game, game.options(), players, 3)
    while match.state.phase.name != "ACTIONS":
        match = match.answer(next(iter(legal(game, match.state))))
    rich = [one.__replace__(stock=(9999, *one.stock[1:])) for one in match.state.companies]
    match = start_at(game, position_code(game, match.state.__replace__(companies=tuple(rich))), players, 3)
    while len(match.moments) <= decisions:
        moves = list(legal(game, match.state))
        match = match.answer(next((move for move in moves if "power" in write(move)), moves[-1]))
    return match


@pytest.mark.nightly
def test_a_match_of_5000_decisions_is_handed_out_in_bounded_memory(tmp_path: Path) -> None:
    (tmp_path / "m.json").write_text(to_json(record(Study(bought(5000)), "1")), "utf-8")
    code = (
        "import resource, sys; from boardkit.cli import main; main(sys.argv[1:]);"
        " print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    command = [sys.executable, "-c", code, "handout", "m.json", "m.html", "--data", "data"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert int(done.stdout.split()[-1]) < MOST_MEMORY
    assert (tmp_path / "m.html").stat().st_size > 50_000_000


CHROMIUM = shutil.which("chromium")

FULL = ("terraforming_mars/7_final_count", "water_sharing/1_first_game", "tectonic_tribes/1_first_game")
"""Lessons whose questions have most beside them: cards, a table, lines to write on."""

MEASURE = """<script>addEventListener("load", () => {
  const asked = [...document.querySelectorAll(".asks .together")];
  const over = asked.map(one => one.scrollHeight - one.clientHeight);
  document.title = over.join(" ");
});</script></body>"""
"""Says by how many units each question is higher than the page has room for."""


@pytest.mark.nightly
@pytest.mark.parametrize("name", FULL)
def test_a_question_has_a_page_with_its_table_and_lines_to_write(name: str, tmp_path: Path) -> None:
    assert CHROMIUM is not None, "this test wants Chromium"
    key, _, own = name.partition("/")
    lesson = next(one.lesson for one in lessons_of(GAMES[key], None) if one.name == own)
    assert lesson is not None
    sheet = FORMS["html"](of_lesson(lesson, words_for("en", key), answers=False))
    # What is for paper alone is measured on a screen as wide as paper.
    sheet = sheet.replace("@media print {", "@media all {").replace("max-width: none;", "width: 182mm;")
    (tmp_path / "sheet.html").write_text(sheet.replace("</body>", MEASURE), "utf-8")
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
    options += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
    options += [f"--user-data-dir={tmp_path / 'profile'}", "--window-size=1000,1400", "--dump-dom"]
    asked = [CHROMIUM, *options, (tmp_path / "sheet.html").as_uri()]
    dom = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=120).stdout
    over = re.findall(r"<title>([-\d ]*)</title>", dom)[0].split()
    assert len(over) > 5
    assert all(int(one) <= 2 for one in over)
