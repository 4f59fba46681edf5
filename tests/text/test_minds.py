"""How the computer plays: a chapter behind the rules, made from what players judge by."""

from boardkit.core import Seat
from boardkit.core.teaching.coverage import never
from boardkit.games import GAMES
from boardkit.players.lookup import mind_of
from boardkit.players.mind import POINTS
from boardkit.text import words_for
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
