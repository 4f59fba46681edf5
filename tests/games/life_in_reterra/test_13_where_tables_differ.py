"""13 Where tables differ: the book by itself, the publisher's answers as a table option."""

import pytest

from boardkit.core import Choice, Seat
from boardkit.draw.palette import Depth, palette
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.players import MIND
from boardkit.games.life_in_reterra.rules import moves as mv
from boardkit.games.life_in_reterra.rules import scoring
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.show.cards import card
from boardkit.games.life_in_reterra.show.words import inspect_choice, inspect_in
from boardkit.text import words_for
from tests.every import every_language, with_each
from tests.games.life_in_reterra.table import at, building, land, table

OPTIONS = {"book": Options(), "ruling": Options(official_rulings=True)}

by_the_book = pytest.mark.parametrize("by", OPTIONS)


def tied(by: str) -> State:
    """Set a table at which two have three points: Ann by three inhabitants, Ben by three schools."""
    people = land("D* A* G*", inhabitants=tuple(map(at, ("e0s0", "e1s0", "e2s0"))))
    schools = [building("school", f"e{x}s0", f"e{x}s1") for x in range(3)]
    built = land("D* D* D* \n D* D* D*", buildings=tuple(schools))
    state = table(people, built, cards="school", options=OPTIONS[by])
    assert len({*scoring.score(state).totals}) == 1
    return state


@by_the_book
def test_13_1_a_tie_is_broken_by_inhabitants_or_by_buildings(by: str) -> None:
    sheet = scoring.score(tied(by))
    kinds = {
        "book": (scoring.MostInhabitants, scoring.MostBuildings),
        "ruling": (scoring.MostBuildings, scoring.MostInhabitants),
    }
    assert tuple(map(type, sheet.tie_breaks)) == kinds[by]
    assert sheet.winners == (Seat(0 if by == "book" else 1),)


def junked(by: str) -> State:
    """Set a table at which Ben has put junk on one of Ann's two relics."""
    return table(land("Fb Fk", junk=(at("e0s0"),)), land("F"), options=OPTIONS[by])


@by_the_book
def test_13_2_junk_voids_its_relic_and_by_the_book_costs_a_point_more(by: str) -> None:
    sheet = scoring.score(junked(by))
    junk = [line for line in sheet.lines if isinstance(line, scoring.JunkSuffered)]
    assert [line.points for line in junk] == ([-1] if by == "book" else [])
    assert scoring.RelicsJunked(Seat(0), 0, 1) in sheet.lines
    assert sheet.totals == scoring.totals(junked(by)) == ((0, 0) if by == "book" else (1, 0))


@by_the_book
def test_13_2_players_judge_junk_by_what_it_costs(by: str) -> None:
    """The tiles of the test show no relics, so there is only the junk to be judged."""
    assert MIND.worth(junked(by), Seat(0), MIND.weights).terms["relics"] == (-1 if by == "book" else 0)


def test_13_2_by_the_ruling_players_gain_half_as_much_by_junk() -> None:
    book, ruling = (MIND.worth(junked(by), Seat(1), MIND.weights).terms["junk-of-rivals"] for by in OPTIONS)
    assert ruling == pytest.approx(book / 2)


@every_language
def test_13_2_what_is_said_of_junk_is_what_it_costs(language: str) -> None:
    words = words_for(language, GAME.key, ("Ann", "Ben"))
    said = {by: inspect_in(junked(by), Seat(0), at("e0s0"), words) for by in OPTIONS}
    more = {*said["book"]} - {*said["ruling"]}
    assert len(more) == 1
    assert {"en": "a point is lost", "fr": "un point est perdu"}[language] in more.pop()
    choice = Choice(mv.PlaceJunk, (("by", at("e0s0")), ("seat", Seat(0))))
    colours = palette(Depth.FULL)
    cards = [card(junked(by), choice, words, colours) for by in OPTIONS]
    texts = [" ".join(drawn.text) for drawn in cards if drawn is not None]
    assert [{"en": "1 point more", "fr": "1 point de plus"}[language] in text for text in texts] == [
        True,
        False,
    ]


def test_13_the_option_is_not_offered_alone_where_it_changes_nothing() -> None:
    assert "official_rulings" in GAME.moot(Options(), 1)
    assert "official_rulings" not in GAME.moot(Options(), 2)


@with_each("seats, named", [(2, False), (3, False), (4, True)])
def test_6_3_neighbours_are_named_where_they_are_not_all_the_others(seats: int, *, named: bool) -> None:
    state = table(*[land("F")] * seats, cards="school market", options=Options())
    words = words_for("en", GAME.key, ("Ann", "Ben", "Cleo", "Dan"))
    choices = [Choice(mv.PlaceBuilding, (("card", stall.card),)) for stall in state.market]
    said = [line for choice in choices for line in inspect_choice(state, choice, words)]
    assert ("Neighbours of Ann: Ben and Dan." in said) is named
