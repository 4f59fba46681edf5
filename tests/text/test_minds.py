"""What is told of a game: how the computer plays it, and what the shelf measures of it."""

import pytest

from boardkit.core import Seat
from boardkit.core.catalogue import package_of
from boardkit.core.packaged import text_in
from boardkit.core.teaching.coverage import never
from boardkit.games import GAMES
from boardkit.players.lookup import mind_of
from boardkit.players.mind import POINTS
from boardkit.text import shelf, words_for
from boardkit.text.advice import term_said
from boardkit.text.rulebooks import CHAPTER, book_of, figures
from tests.every import every_key, every_language, played_out


@every_key
def test_a_mind_names_every_term_of_its_judgement(key: str) -> None:
    mind, match = mind_of(key), played_out(key, 3)
    tables = [moment.step.state for moment in match.moments[:: max(1, len(match.moments) // 8)]]
    judged = [
        mind.worth(table, Seat(seat), mind.weights)
        for table in tables
        if table.question
        for seat in range(table.seats)
    ]
    assert {term for worth in judged for term in worth.terms} == {*mind.terms}


@every_key
@every_language
def test_the_chapter_tells_every_term_and_every_level(key: str, language: str) -> None:
    words, mind = words_for(language, key), mind_of(key)
    text = book_of(GAMES[key], words).sections[CHAPTER].text.casefold()
    named = [term_said(term, words) for term in mind.terms]
    levels = [words.explanation(f"sitter-{level}", "short") for level in mind.levels]
    assert [name for name in (*named, *levels) if f"* **{name.casefold()}**." not in text] == []


@every_key
@every_language
def test_every_term_of_a_game_has_a_nudge(key: str, language: str) -> None:
    words = words_for(language, key)
    own = [term for term in mind_of(key).terms if term != POINTS]
    assert [term for term in own if not words.explanation(f"term-{term}", "nudge")] == []


@every_language
def test_what_a_unit_counts_is_told_by_the_weights(language: str) -> None:
    words, mind = words_for(language, "terristories"), mind_of("terristories")
    mark = words("decimal-mark")
    assert figures(mind, words)["cube"] == f"0{mark}35"
    assert figures(mind, words)["cube_percent"] == "35"
    assert f"0{mark}35 point" in book_of(GAMES["terristories"], words).sections[CHAPTER].text


@every_key
def test_the_chapter_stands_behind_the_rules_and_is_none(key: str) -> None:
    book = book_of(GAMES[key], words_for("en", key))
    last = [*book.sections.values()][-1]
    assert (last.number, last.heading) == (CHAPTER, "How the computer plays")
    assert last not in book.rules
    assert never(book, {}) == book.rules


MINUTES = {
    "tectonic_tribes": (15, 30),
    "terraforming_mars": (90, 120),
    "life_in_reterra": (20, 40),
    "water_sharing": (55, 130),
    "terristories": (55, 75),
}


@pytest.mark.parametrize("key", GAMES)
def test_minutes_are_printed_or_decisions_times_seconds_of_matches_of_several(key: str) -> None:
    game = GAMES[key]
    facts = shelf.shelf_facts(game)
    assert facts is not None
    assert shelf.minutes_of(game, facts) == MINUTES[key]


@every_key
@every_language
def test_every_game_says_its_facts_and_how_they_are_known(key: str, language: str) -> None:
    game, words = GAMES[key], words_for(language, key)
    facts = shelf.shelf_facts(game)
    assert facts is not None
    assert len(facts.decisions) == len(game.seats)
    seats, minutes, age, dots = shelf.in_short(game, words)
    assert str(game.seats[-1]) in seats
    assert str(facts.age) in age
    assert dots.count("●") == facts.hard
    assert len(dots) == shelf.HARDEST
    length, *others = shelf.in_full(game, words)
    printed, years = {"en": ("rulebook", "years"), "fr": ("règle", "ans")}[language]
    assert (printed in length) == bool(facts.printed)
    assert (f" {facts.seconds} " in length) != bool(facts.printed)
    assert all(str(number) in minutes and str(number) in length for number in MINUTES[key])
    assert (printed in others[0]) == (facts.age_from == "rulebook")
    assert f" {facts.age} {years}" in shelf.in_a_line(game, words)


@every_key
def test_the_words_counted_are_those_of_the_rulebook_of_today(key: str) -> None:
    facts, now = shelf.shelf_facts(GAMES[key]), len(text_in(package_of(key), "book/rulebook/en.md").split())
    assert facts is not None
    assert abs(facts.words - now) < now / 20


def test_newcomers_begin_with_the_shortest_rules_of_several_games() -> None:
    games = GAMES.values()
    assert [game.key for game in games if shelf.is_first(game, games)] == ["tectonic_tribes"]
    assert not shelf.is_first(GAMES["tectonic_tribes"], [GAMES["tectonic_tribes"]])


def test_of_a_game_without_such_a_file_only_its_players_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_facts", lambda package: None)
    game, words = GAMES["tectonic_tribes"], words_for("en", "tectonic_tribes")
    assert shelf.in_short(game, words) == ("2–5 players",)
    assert shelf.in_full(game, words) == ()
    assert shelf.in_a_line(game, words) == ""
    assert not shelf.is_first(game, GAMES.values())
