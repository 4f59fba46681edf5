"""Slides of matches: every happening or every decision, with what changed, and nothing that is hidden."""

import itertools
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Match, Player, Seat, legal
from boardkit.core.lines.course import known_moments
from boardkit.core.records.record import start
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.handout.matches import By, Passage, decisions, happenings, slides_of_match, turn
from boardkit.handout.slides import Eyes, open_eyes
from boardkit.text import words_for
from boardkit.text.log import told
from tests.every import every_key


def played(key: str, count: int, *, seed: int = 3, open_table: bool = False) -> Match[Any]:
    game, random = GAMES[key], Random(seed)
    players = [Player(f"P{seat}", seat) for seat in range(max(2, game.seats[0]))]
    match = start(game, game.options(), players, seed, open_table=open_table)
    for _ in range(count):
        if not match.over:
            match = match.play(random.choice(legal(game, match.state)))
    return match


def eyes_on(match: Match[Any], language: str = "en") -> Eyes:
    words = words_for(language, match.game.key, [player.name for player in match.players])
    return Eyes(match, drawing_of(match.game.key), words, open_eyes(match))


def fit_together(passages: list[Passage]) -> bool:
    return all(one.after is other.before for one, other in itertools.pairwise(passages))


@every_key
@pytest.mark.parametrize("by", By)
def test_slides_tell_what_the_log_tells(key: str, by: By) -> None:
    match = played(key, 25, open_table=True)
    eyes = eyes_on(match)
    slides = slides_of_match(match, eyes.__replace__(seat=CHANCE), by)
    log = [line.text for line in told(match, CHANCE, eyes.words)]
    sentences = [sentence for slide in slides for sentence in slide.told]
    assert [sentence for sentence in sentences if sentence != eyes.words("handout-start")] == log


@every_key
def test_passages_lead_from_table_to_table(key: str) -> None:
    match = played(key, 25)
    assert fit_together(list(happenings(match)))
    assert fit_together(list(decisions(match)))
    assert list(decisions(match))[-1].after is match.state


@every_key
def test_a_turn_is_a_decision_with_what_chance_answered(key: str) -> None:
    match = played(key, 25)
    known = known_moments(match)
    for at in range(1, len(match.moments)):
        first, last = turn(match, at)
        assert first <= at <= last
        assert first == 0 or match.moments[first].seat != CHANCE
        others = range(first + 1, last + 1)
        assert all(match.moments[later].seat == CHANCE or later not in known for later in others)


def test_at_a_closed_table_only_what_everybody_may_see_is_shown() -> None:
    """Two matches that differ only in what is hidden give equal slides."""
    match = played("tectonic_tribes", 9)
    assert open_eyes(match) == CHANCE
    shown = slides_of_match(match, eyes_on(match), By.HAPPENING)
    hands = {card for hand in match.state.hands for card in hand}
    words = " ".join(text for slide in shown for text in (*slide.told, *slide.seats, *slide.described))
    assert not any(f"chosen card {card}." in words for card in hands)


def test_what_is_hidden_is_shown_once_it_is_told() -> None:
    over = played("tectonic_tribes", 999)
    assert over.over
    assert open_eyes(over) is None
    sentences = [line for slide in slides_of_match(over, eyes_on(over), By.HAPPENING) for line in slide.told]
    assert any("has chosen card" in sentence for sentence in sentences)
    assert open_eyes(played("tectonic_tribes", 9, open_table=True)) is None


def test_who_plays_alone_sees_through_the_own_seat() -> None:
    game = GAMES["terraforming_mars"]
    match = start(game, game.options(), [Player("Ada", 0)], 3)
    assert open_eyes(match) == Seat(0)


def test_where_each_seat_has_a_map_of_its_own_the_slide_shows_the_one_it_happened_on() -> None:
    match = played("life_in_reterra", 30, open_table=True)
    eyes = eyes_on(match)
    shown = slides_of_match(match, eyes, By.HAPPENING)
    ringed = [slide for slide in shown if slide.places]
    assert ringed
    assert all(slide.places <= set(slide.picture.looks) for slide in ringed)
    assert len({tuple(slide.picture.looks) for slide in ringed}) > 2
