"""Moves print and parse; what is no move is refused with the word that is wrong."""

from enum import Enum, StrEnum
from typing import NewType, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import Fault, FaultError, Move, notation
from boardkit.core.faults import BadValue, UnknownVerb, WrongLength
from boardkit.core.notation.moves import integer
from boardkit.core.values import Value
from tests.every import with_each
from tests.helpers import LETTERS

Card = NewType("Card", int)


class Suit(StrEnum):
    SUN = "sun"
    MOON = "half-moon"


class Turn(Enum):
    LEFT = 1
    RIGHT = 2

    def __str__(self) -> str:
        return self.name.lower()


class Place(Value):
    """A place with a notation of its own, such as `c3`."""

    column: int
    row: int

    @classmethod
    def parse(cls, word: str) -> Self:
        return cls("abcdefgh".index(word[:1] or "?"), int(word[1:]))

    def __str__(self) -> str:
        return f"{'abcdefgh'[self.column]}{self.row}"


class Put(Move, verb="put"):
    card: Card
    at: Place
    suit: Suit
    turn: Turn
    name: str
    face_up: bool
    count: int


class Offer(Move, verb="offer"):
    cards: tuple[Card, ...]
    places: tuple[Place, ...]
    suits: tuple[Suit, ...]
    flags: tuple[bool, ...]
    to: int | None
    at: Place | None


class Done(Move, verb="done"):
    pass


MOVES = (Put, Offer, Done)

SAID = ("put", "offer", "done", "-", "1", "a1", "c3", "sun", "left", "yes", ",,", "1,2")

numbers = st.integers(-999_999_999, 999_999_999)
cards = st.builds(Card, numbers)
places = st.builds(Place, st.integers(0, 7), st.integers(0, 99))
suits = st.sampled_from(Suit)
words = st.text("abcdefghijklmnopqrstuvwxyzé_0123456789", min_size=1)
puts = st.builds(Put, cards, places, suits, st.sampled_from(Turn), words, st.booleans(), numbers)


def several(one: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(one, max_size=4).map(tuple)


offers = st.builds(
    Offer,
    several(cards),
    several(places),
    several(suits),
    several(st.booleans()),
    st.none() | numbers,
    st.none() | places,
)


def fault_of(text: str) -> Fault:
    with pytest.raises(FaultError) as caught:
        notation.read(text, MOVES)
    return caught.value.fault


@given(puts | offers | st.just(Done()))
def test_every_move_prints_and_parses(move: Move) -> None:
    assert notation.read(notation.write(move), MOVES) == move


@given(st.text(LETTERS) | st.lists(st.sampled_from(SAID)).map(" ".join))
def test_no_text_ends_in_anything_but_a_move_or_a_fault(text: str) -> None:
    try:
        move = notation.read(text, MOVES)
    except FaultError:
        return
    assert notation.read(notation.write(move), MOVES) == move


def test_a_move_is_its_verb_and_its_values_in_order() -> None:
    put = Put(Card(37), Place(2, 3), Suit.MOON, Turn.LEFT, "x", True, -1)
    offer = Offer((Card(1), Card(2)), (), (Suit.SUN,), (True, False), None, Place(0, 9))
    assert notation.write(put) == "put 37 c3 half-moon left x yes -1"
    assert notation.write(offer) == "offer 1,2 - sun yes,no - a9"
    assert notation.write(Done()) == "done"


def test_spaces_do_not_matter() -> None:
    assert notation.read("  done\t", MOVES) == Done()


def test_a_form_shows_what_a_move_looks_like() -> None:
    assert notation.form(Put) == "put <card> <at> <suit> <turn> <name> <face_up> <count>"


@with_each("text", ["", "   ", "PUT 1", "-", "puts"])
def test_an_unknown_verb_is_named_with_the_known_ones(text: str) -> None:
    assert fault_of(text) == UnknownVerb((text.split() or [""])[0], ("put", "offer", "done"))


@with_each("text", ["done now", "offer", "offer - - - - -", "offer - - - - - - -"])
def test_too_few_and_too_many_words_show_the_form(text: str) -> None:
    form = "done" if text.startswith("done") else "offer <cards> <places> <suits> <flags> <to> <at>"
    assert fault_of(text) == WrongLength(text, form)


@with_each(
    "place, field, values",
    [
        (0, "card", ["", "x", "1.0", "+1", "--1", "1_0", "٣", "1234567890", "-", "1,2"]),
        (1, "at", ["c", "3", "z3", "-", "cc"]),
        (2, "suit", ["SUN", "moon", "-"]),
        (3, "turn", ["LEFT", "1", "Turn.LEFT"]),
        (5, "face_up", ["true", "1", "Yes", "-"]),
        (6, "count", ["one", "-", "∞"]),
    ],
)
def test_a_word_of_another_kind_is_named_with_its_field(place: int, field: str, values: list[str]) -> None:
    for value in filter(None, values):
        said = ["37", "c3", "sun", "left", "x", "yes", "1"]
        said[place] = value
        assert fault_of(f"put {' '.join(said)}") == BadValue(value, field)


@with_each("cards", [",", "1,", ",1", "1,,2", "1,x", "-,1"])
def test_a_list_has_a_value_in_each_of_its_places(cards: str) -> None:
    assert fault_of(f"offer {cards} - - - - -") == BadValue(cards, "cards")


def test_numbers_that_people_write_twice_are_the_same() -> None:
    parse = integer
    assert (parse("007"), parse("-0")) == (7, 0)
