"""What is wrong with a table of any game is found by the kit, and told in both languages."""

from collections import Counter
from typing import Any

import pytest
from attrs import evolve

from boardkit.core import CHANCE, Fault, Seat
from boardkit.core.editing import faults
from boardkit.core.editing.sound import counted, entries, faults_of, misaddressed, total, within
from boardkit.core.notation.plain import MOST
from boardkit.maps.squares import Square
from boardkit.text import words_for
from boardkit.text.reasons import fault_said
from tests.helpers import new_match, played
from tests.toy import TOY, EndRound, Toy, WhichNumber, WhichPips, WhoPicksFirst

POINTS = faults.Way(("points", faults.Entry("points", 2, Seat(1))))
ROUNDS = faults.Way(("rounds",))


def table() -> Toy:
    return played(new_match(), 3).state


def test_no_number_is_below_zero_and_a_game_may_set_limits() -> None:
    state = table().__replace__(points=(0, -4))
    assert faults_of(TOY, state) == (faults.OutOfRange(POINTS, -4, 0, MOST),)
    limited = evolve(TOY, limits={(Toy, "points"): range(-10, 1, 2)})
    assert faults_of(limited, state) == ()
    assert faults_of(limited, state.__replace__(points=(0, -3))) == (
        faults.OutOfRange(POINTS, -3, -10, 0, 2),
    )


def test_a_row_has_an_entry_for_each_seat() -> None:
    way = faults.Way(("points",))
    assert faults_of(TOY, table().__replace__(points=(0, 0, 0))) == (faults.UnevenSeats(way, 3, 2),)


class Unlucky(Fault):
    """Somebody has thirteen points."""


class TooLate(Fault):
    """Nobody is asked that so late."""


CURIOUS = evolve(
    TOY,
    box=lambda _: {"die": Counter(one=1)},
    pieces=lambda state: {"die": Counter(one=state.rounds - 2)},
    faults=lambda state: [Unlucky()] if 13 in state.points else [],
    astray=lambda _: [TooLate()],
)
"""The toy with a die a round after the second, and with faults of its own."""


def test_numbers_counts_and_what_the_game_looks_for_are_told_at_once() -> None:
    state = table().__replace__(points=(13, -4), rounds=2)
    number, missing = faults.OutOfRange(POINTS, -4, 0, MOST), faults.Missing(faults.Piece("die", "one"), 1)
    assert faults_of(CURIOUS, state) == (number, missing, Unlucky())


def test_nothing_is_counted_and_asked_where_seats_are_strange() -> None:
    state = table().__replace__(points=(13, -4, 0), rounds=2)
    ways = faults.Way(("points",)), faults.Way(("points", faults.Entry("points", 2, Seat(1))))
    assert faults_of(CURIOUS, state) == (
        faults.UnevenSeats(ways[0], 3, 2),
        faults.OutOfRange(ways[1], -4, 0, MOST),
    )


def test_what_does_not_fit_what_is_asked_is_told_last() -> None:
    assert faults_of(CURIOUS, table().__replace__(rounds=3)) == (TooLate(),)


def test_chance_is_asked_and_has_nothing_else() -> None:
    state = table()
    assert faults_of(TOY, state.__replace__(pile=(EndRound(Seat(0)), WhichPips(CHANCE)))) == ()
    assert faults_of(TOY, state.__replace__(pile=(EndRound(CHANCE), WhichPips(CHANCE)))) == (
        faults.NotForChance(),
    )


def test_pieces_are_counted_sort_by_sort() -> None:
    mine, yours = Seat(0), Seat(1)
    box: dict[str, Counter[Any]] = {"tile": Counter(a=2, b=1), "card": Counter([(mine, "x"), (yours, "x")])}
    there: dict[str, Counter[Any]] = {"tile": Counter(a=3, c=1), "card": Counter([(mine, "x"), (mine, "x")])}
    assert list(counted(box, box)) == []
    assert list(counted(box, there)) == [
        faults.TooMany(faults.Piece("tile", "a"), 1),
        faults.Missing(faults.Piece("tile", "b"), 1),
        faults.NoSuchPiece(faults.Piece("tile", "c")),
        faults.TooMany(faults.Piece("card", "x", mine), 1),
        faults.Missing(faults.Piece("card", "x", yours), 1),
    ]


def test_a_game_holds_numbers_and_lists_to_what_is_due() -> None:
    state = table().__replace__(rounds=3, points=(4, 5))
    assert list(within(state, ("rounds",), 0, 3)) == []
    assert list(within(state, ("rounds",), 1, 2)) == [faults.OutOfRange(ROUNDS, 3, 1, 2)]
    assert list(within(state, ("rounds",), 1, 1)) == [faults.OtherNumber(ROUNDS, 3, 1)]
    assert list(entries(state, ("points",), 3, 3)) == [faults.OtherNumber(faults.Way(("points",)), 2, 3)]
    assert list(entries(state, ("points",), 0, 1)) == [faults.TooManyThere(faults.Way(("points",)), 2, 1)]
    assert list(total(state, ("points",), 9)) == []
    assert list(total(state, ("points",), 8)) == [faults.TooManyThere(faults.Way(("points",)), 9, 8)]


def test_what_chance_answers_is_not_asked_of_a_seat() -> None:
    of_chance = {WhoPicksFirst, WhichPips}
    state = table().__replace__(pile=(WhichNumber(Seat(0)), WhichPips(CHANCE)))
    assert list(misaddressed(state, of_chance)) == []
    assert list(misaddressed(state.ask(WhichPips(Seat(1))), of_chance)) == [faults.AskedAstray()]
    assert list(misaddressed(state.ask(WhichNumber(CHANCE)), of_chance)) == [faults.AskedAstray()]


WAY = faults.Way(
    ("tableaux", faults.Entry("tableaux", 2, Seat(1)), "cards", faults.Entry("cards", 3), "since")
)
AT = faults.Way(("land", Square(2, 3), "cubes"))

SAID: list[tuple[Fault, str, str]] = [
    (
        faults.NoSuchPiece(faults.Piece("project-card", "moon[b]")),
        "Project moon[b]: there is no such piece in this match.",
        "Projet moon[b] : il n’y en a pas dans cette partie.",
    ),
    (
        faults.TooMany(faults.Piece("project-card", "farmer_01", Seat(1)), 1),
        "Project Temporary crop of Zoé: one too many on the table.",
        "Projet Culture temporaire de Zoé : 1 de trop sur la table.",
    ),
    (faults.Missing(faults.Piece("nowhere", "x"), 2), "“x”: 2 are missing.", "« x » : il en manque 2."),
    (
        faults.UnevenSeats(faults.Way(("offers", faults.Entry("offers", 2, Seat(1)), "paid")), 3, 2),
        "projects proposed ▸ Zoé ▸ cubes paid: given for 3 players, though 2 play.",
        "projets proposés ▸ Zoé ▸ cubes payés : c’est prévu pour 3 joueurs, alors que 2 jouent.",
    ),
    (
        faults.OutOfRange(AT, -1, 0, MOST),
        "territories ▸ e2s3 ▸ cubes: −1 is impossible; it must be at least 0.",
        "territoires ▸ e2s3 ▸ cubes : −1 n’est pas possible ; il faut au moins 0.",
    ),
    (
        faults.OutOfRange(faults.Way(("indices", faults.Entry("indices", 2))), 99, -3, 10),
        "indices ▸ economy: 99 is impossible; from −3 to 10.",
        "indices ▸ économie : 99 n’est pas possible ; il faut de −3 à 10.",
    ),
    (
        faults.OutOfRange(faults.Way(("round",)), 3, 0, 8, 2),
        "round: 3 is impossible; from 0 to 8 in steps of 2.",
        "tour : 3 n’est pas possible ; il faut de 0 à 8, par pas de 2.",
    ),
]


@pytest.mark.parametrize(("fault", "english", "french"), SAID, ids=range(len(SAID)))
def test_a_fault_names_pieces_and_parts_in_the_words_of_the_game(
    fault: Fault, english: str, french: str
) -> None:
    names = ["Ada", "Zoé"]
    assert fault_said(fault, words_for("en", "terristories", names)) == english
    assert fault_said(fault, words_for("fr", "terristories", names)) == french


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_other_fault_of_the_kit_is_said_in_one_sentence(language: str) -> None:
    others = (
        faults.OtherNumber(WAY, 3, 4),
        faults.TooManyThere(WAY, 3, 2),
        faults.SeatTwice(faults.Way(("callers",)), Seat(0)),
        faults.NoSuchPlace(Square(0, 40)),
        faults.NotAskedNow(Seat(1)),
        faults.NotForChance(),
        faults.AskedAstray(),
        faults.QuestionsAstray(),
    )
    words = words_for(language, "terristories", ["Ada", "Zoé"])
    said = [fault_said(fault, words) for fault in others]
    assert all(one.endswith(".") and "{" not in one for one in said)
    assert len(set(said)) == len(others)
