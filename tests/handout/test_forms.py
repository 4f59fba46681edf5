"""Pages, pictures, text and recordings: sound in their form, whole, offline; nothing is taken for code."""

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from boardkit.core import Match, Study
from boardkit.games import GAMES
from boardkit.handout.making import FORMS, of_match, of_step
from boardkit.handout.matches import By
from boardkit.handout.pictures import pictures
from boardkit.handout.slides import Handout, open_eyes
from boardkit.text import words_for
from tests.handout.checking import Page, check_offline, play_cast, texts_drawn
from tests.handout.test_slides import played

EVIL = ("<script>alert(1)</script>", "]]>&amp;\"'\x1b[2J\x07")


def named(match: Match[Any], names: Sequence[str]) -> Match[Any]:
    players = (player.__replace__(name=name) for player, name in zip(match.players, names, strict=False))
    return match.__replace__(players=(*players, *match.players[len(names) :]))


def handout_of(match: Match[Any], by: By = By.DECISION, language: str = "en") -> Handout:
    words = words_for(language, match.game.key, [player.name for player in match.players])
    return of_match(Study(match), words, open_eyes(match), by)


@pytest.fixture(scope="module", params=GAMES)
def handout(request: pytest.FixtureRequest) -> Handout:
    return handout_of(named(played(request.param, 8, open_table=True), EVIL))


@pytest.mark.sample(3)
def test_a_page_is_well_formed_whole_and_offline(handout: Handout) -> None:
    page = Page(FORMS["html"](handout))
    check_offline(page)
    assert page.count("section", **{"class": "slide"}) == len(handout.slides)
    assert page.count("option") == len(handout.slides)
    assert page.count("svg", role="img") == len(handout.slides)
    assert page.count("html", lang="en") == 1
    for slide in handout.slides:
        for sentence in slide.told:
            assert " ".join(sentence.split()) in page.text
        for number in slide.rules:
            assert f"§{number} {handout.book.sections[number].title}" in page.text


@pytest.mark.sample(5)
def test_names_are_text_and_nothing_else(handout: Handout) -> None:
    shown = handout.words.names
    page = Page(FORMS["html"](handout))
    assert page.count("script") == 1
    assert page.count("b") == sum(len(slide.rules) for slide in handout.slides)
    assert all(name in page.text for name in shown)
    assert all(name in texts_drawn(handout) for name in shown)
    screens, _ = play_cast(FORMS["cast"](handout))
    assert all(any(name in screen for screen in screens) for name in shown)
    assert "\x1b" not in FORMS["text"](handout)


@pytest.mark.sample(6)
def test_a_picture_is_sound_and_holds_every_slide(handout: Handout) -> None:
    texts = texts_drawn(handout)
    for slide in handout.slides:
        assert slide.head in texts


def lengths(cast: str) -> tuple[float, float]:
    """Return how long a recording plays by counting on, and by its last time."""
    _, *events = map(json.loads, cast.splitlines())
    return round(sum(time for time, *_ in events), 3), events[-1][0]


@pytest.mark.sample(6)
def test_an_older_recording_shows_the_same_for_as_long(handout: Handout) -> None:
    newer, older = (FORMS[form](handout) for form in ("cast", "cast-v2"))
    assert play_cast(older) == play_cast(newer)
    assert lengths(older)[1] == lengths(newer)[0]


@pytest.mark.sample(3)
def test_a_recording_plays_with_a_chapter_for_each_decision(handout: Handout) -> None:
    screens, chapters = play_cast(FORMS["cast"](handout))
    assert len(screens) == len(handout.slides)
    assert chapters == list(dict.fromkeys(slide.chapter for slide in handout.slides))


def test_text_quotes_each_rule_once(handout: Handout) -> None:
    text = FORMS["text"](handout)
    assert text.count("\n---") == len(handout.slides)
    cited = {number for slide in handout.slides for number in slide.rules}
    for number in cited:
        first = handout.book.sections[number].text.split()[0].strip("*|-")
        assert f"§{number} " in text
        assert first in text


def test_a_handout_speaks_the_language_of_its_words() -> None:
    page = Page(FORMS["html"](handout_of(played("tectonic_tribes", 8), language="fr")))
    assert page.count("html", lang="fr") == 1
    assert "Mise en place" in page.text


def test_a_step_is_the_one_of_the_walk() -> None:
    from boardkit.core import CHANCE
    from boardkit.tui.desk.sight import Walk

    match = played("tectonic_tribes", 12)
    words = words_for("en", match.game.key, ["Ada", "Béla"])
    walk = Walk.through(match, CHANCE)
    for number, halt in enumerate(walk.halts[1:], start=1):
        (slide,) = of_step(Study(match), words, CHANCE, number).slides
        assert slide.told == (words.say(halt.event),)


def test_no_card_of_a_hand_is_in_any_form_of_a_closed_table() -> None:
    """Hands that nobody may see change nothing in what is written."""
    match = played("tectonic_tribes", 6)
    hands = match.state.hands
    assert hands[0] != hands[1]
    swapped = match.state.__replace__(hands=hands[::-1])
    moment = match.moments[match.at]
    last = moment.__replace__(step=moment.step.__replace__(state=swapped))
    other = match.__replace__(moments=(*match.moments[:-1], last))
    for form, write in FORMS.items():
        if form != "svg":
            assert write(handout_of(match)) == write(handout_of(other)), form
    assert pictures(handout_of(match)) == pictures(handout_of(other))


CHROMIUM = shutil.which("chromium")


@pytest.mark.nightly
def test_a_page_opens_in_a_browser_and_shows_one_slide_at_a_time(handout: Handout, tmp_path: Path) -> None:
    assert CHROMIUM is not None, "this test wants Chromium"
    (tmp_path / "page.html").write_text(FORMS["html"](handout), "utf-8")
    url = f"{(tmp_path / 'page.html').as_uri()}#2"
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
    options += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
    asked = [CHROMIUM, *options, f"--user-data-dir={tmp_path / 'profile'}", "--dump-dom", url]
    dom = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=120).stdout
    page = Page(dom)
    assert page.count("section", **{"class": "slide on"}) == 1
    assert page.count("section", **{"class": "slide on"}, id="s2") == 1
