"""The contents of a rulebook as a value: searched, narrowed by what applied, and the moments of it."""

from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.tui.desk.intents import ShowMoment
from boardkit.tui.pages.rules import Contents, Shown, covered_said, lines, written
from tests.every import every_key, with_each

BOOK = rulebook_of(GAMES["tectonic_tribes"], "en")
WORDS = words_for("en", "tectonic_tribes")
APPLIED = {"2": [0, 1], "3.3": [4, 9, 12]}


@every_key
@with_each("language", ["en", "fr"])
def test_hits_are_walked_both_ways_and_round(key: str, language: str) -> None:
    book = rulebook_of(GAMES[key], language)
    contents = Contents(book).searching(" E ")
    hits = [number for number in ("", *book.sections) if contents.hits(number)]
    assert hits
    for step, order in ((1, hits), (-1, hits[::-1])):
        at, walked = order[-1], []
        for _ in order:
            at = contents.hit(at, step) or ""
            walked.append(at)
        assert walked == order


def test_what_is_not_there_is_not_hit_and_nothing_searched_for_hits_nothing() -> None:
    assert Contents(BOOK).hit("", 1) is None
    assert Contents(BOOK).searching("[zeppelin").hit("3.3", -1) is None
    assert not any(line.plain.startswith("●") for _, line in lines(Contents(BOOK)))


def test_sections_are_listed_that_applied_then_those_that_never_did_then_all() -> None:
    contents = Contents(BOOK, APPLIED, (0, 4, 12), 4)
    applied = contents.listing_others()
    never = applied.listing_others()
    assert [section.number for section in applied.listed if section.number in APPLIED] == list(APPLIED)
    numbers = [section.number for part in (applied, never) for section in part.listed]
    assert sorted(numbers) == sorted(BOOK.sections)
    assert never.listing_others().shown is Shown.ALL
    assert never.lists("")
    assert not never.lists("3.3")
    assert never.listing("3.3").shown is Shown.ALL
    assert applied.listing("3.3") is applied


def test_only_moments_that_are_told_are_looked_at() -> None:
    contents = Contents(BOOK, APPLIED, (0, 4, 12), 4)
    assert contents.moments("3.3") == [4, 12]
    assert contents.moment("3.3", 1) == ShowMoment("3.3", 12)
    assert contents.moment("3.3", -1) == ShowMoment("3.3", 12)
    assert contents.__replace__(now=12).moment("3.3", 1) == ShowMoment("3.3", 4)
    assert contents.__replace__(now=12).moment("3.3", -1) == ShowMoment("3.3", 4)
    assert contents.moment("3.1", 1) is None


def test_how_often_a_section_applied_is_written() -> None:
    contents = Contents(BOOK, APPLIED, (), 0)
    assert "3× 3.3" in dict(lines(contents))["3.3"].plain
    assert WORDS("rules-times", times=3) in written(contents, "3.3", WORDS)
    assert str(len(BOOK.sections)) in covered_said(contents, WORDS)
    assert covered_said(Contents(BOOK), WORDS) == ""
    assert written(Contents(BOOK), "3.3", WORDS).startswith("## 3.3")
