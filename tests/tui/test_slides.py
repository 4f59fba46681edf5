"""Presenting as sequences of intents, without a terminal: in every game, whatever comes; no secret shows."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardkit.core import Match, Study
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.games import GAMES
from boardkit.library.lessons import lessons_of
from boardkit.text import words_for
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Do, Next
from boardkit.tui.desk.presenting import Presenting, footer, lesson_presented, match_presented, paragraphs
from boardkit.tui.desk.sight import Walk
from boardkit.tui.desk.wishes import Leave, Presenter, Scale
from tests.every import every_key, with_each
from tests.tui.desks import done, led_out, unknown, wanted_at_random, wished
from tests.tui.test_every_table import opening
from tests.tui.tools import new_match, played_at_random


def open_match(key: str = "tectonic_tribes", decisions: int = 12) -> Match[Any]:
    return played_at_random(opening(key, 5), decisions).__replace__(open_table=True)


def desk_of(door: Presenter, language: str = "en") -> Desk:
    match = door.match
    words = words_for(language, match.game.key, [player.name for player in match.players])
    mode = Presenting.begun(door.telling, words, door.at)
    return Desk.of(Study(match), words, mode)


def shown(desk: Desk) -> Presenting:
    assert isinstance(desk.mode, Presenting)
    return desk.mode


def written(desk: Desk) -> str:
    """Write all that stands under the map."""
    mode, book = shown(desk), rulebook_of(desk.game, desk.words.language)
    slide = mode.slide
    told = "\n".join(text for text, _ in paragraphs(slide, ""))
    return f"{told}\n{footer(mode, slide, desk.words, book).plain}"


@every_key
@with_each("seed", range(4))
def test_whatever_is_wanted_there_is_a_slide_to_see_and_a_way_out(key: str, seed: int) -> None:
    random = Random(f"{key} {seed}")
    outcome = done(desk_of(match_presented(open_match(key, random.randrange(20)), random.randrange(30))))
    for _ in range(60):
        before, intent = outcome.desk, wanted_at_random(outcome, random)
        outcome = update(before, intent)
        assert 0 <= shown(outcome.desk).at < len(shown(outcome.desk).slides)
        if intent in unknown(before):
            assert outcome.desk is before
            assert not outcome.wishes
    assert written(outcome.desk).strip()
    assert led_out(outcome.desk).answer is None


@pytest.mark.sample(6)
@every_key
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_slide_of_a_match_is_told(key: str, language: str) -> None:
    desk = done(desk_of(match_presented(open_match(key)), language), Do.TO_START).desk
    assert ("Before the first move." if language == "en" else "Avant") in written(desk)
    for number, _ in enumerate(shown(desk).slides):
        assert shown(desk).at == number
        assert str(number) in written(desk)
        assert shown(desk).slide.picture.looks
        desk = done(desk, Next(1)).desk
    assert shown(desk).at == len(shown(desk).slides) - 1


@every_key
def test_lessons_are_told_with_their_answers(key: str, tmp_path: Path) -> None:
    lesson = lessons_of(GAMES[key], tmp_path)[0].lesson
    assert lesson is not None
    desk = desk_of(lesson_presented(lesson))
    slides = [make() for make in shown(desk).slides]
    assert shown(desk).at == 0
    assert len(slides) > lesson.steps
    for slide in slides:
        lines = [text.replace("\N{NO-BREAK SPACE}", " ") for text, _ in paragraphs(slide, "")]
        assert all(sentence in lines for sentence in slide.told)
        assert not slide.choices or f"a) {slide.choices[0]}" in lines


def test_the_keys_are_told_until_one_leads_on() -> None:
    desk = desk_of(match_presented(open_match()))
    assert desk.words("present-keys") in written(desk)
    on = done(desk, Next(1), Next(-1)).desk
    assert shown(on).at == 0
    assert desk.words("present-keys") not in written(on)
    assert f"§{shown(done(on, Next(1)).desk).slide.rules[0]} " in written(done(on, Next(1)).desk)


def test_at_an_end_it_stays() -> None:
    desk = desk_of(match_presented(open_match()))
    last = len(shown(desk).slides) - 1
    assert shown(done(desk, Next(-1)).desk).at == 0
    assert shown(done(desk, Do.TO_END, Do.ACT).desk).at == last
    assert shown(done(desk, Do.TO_END, Do.TO_START).desk).at == 0


def test_the_map_is_scaled_and_the_presentation_left() -> None:
    desk = desk_of(match_presented(open_match()))
    assert wished(update(desk, Do.BIGGER), Scale).step == 1
    assert wished(update(desk, Do.SMALLER), Scale).step == -1
    assert wished(update(desk, Do.BACK), Leave).answer is None


def test_it_begins_where_the_walk_stands() -> None:
    match = open_match()
    walk = Walk.through(match, match.state.to_move).on(-2)
    desk = desk_of(match_presented(match, walk.happening))
    assert desk.words.say(walk.halt.event) in written(desk)
    assert shown(desk_of(match_presented(match, 10_000))).at == len(shown(desk).slides) - 1


def test_the_same_slide_is_told_in_another_language() -> None:
    desk = done(desk_of(match_presented(open_match(), 4)), Next(1)).desk
    french = shown(desk).retold(words_for("fr", "tectonic_tribes", desk.words.names))
    assert (french.at, french.moved) == (5, True)
    assert french.slide.told == shown(desk_of(match_presented(open_match(), 5), "fr")).slide.told
    assert french.slide.told != shown(desk).slide.told


def test_no_secret_is_presented_at_a_table_that_is_not_open() -> None:
    match = played_at_random(new_match(), 9)
    hands = [card for hand in match.state.hands for card in hand]
    slides = [make() for make in shown(desk_of(match_presented(match))).slides]
    sentences = [sentence for slide in slides for sentence in slide.told]
    assert sentences
    assert not any(f"chosen card {card}" in sentence for sentence in sentences for card in hands)
    seats = [line for slide in slides for line in slide.seats]
    assert not any(f"[{card}]" in line for line in seats for card in hands)
