"""What annotations say of values: their shapes, what is in them, and what they may be."""

from collections.abc import Mapping
from enum import StrEnum
from types import NoneType
from typing import Any, NewType

import pytest
from attrs import field, frozen
from attrs.validators import and_, ge, gt, le, lt

from boardkit.core import Seat
from boardkit.core.notation.shapes import (
    Basic,
    Bunch,
    Either,
    Lookup,
    Maybe,
    Member,
    Number,
    Piece,
    Place,
    Record,
    Row,
    Series,
    Shape,
    alternatives,
    contents,
    fields_of,
    leaves,
    narrowed,
    shape,
)
from boardkit.core.values import Value
from boardkit.maps.squares import Square
from tests.every import with_each

Card = NewType("Card", str)
Token = NewType("Token", int)


class Suit(StrEnum):
    SUN = "sun"
    MOON = "moon"


class Heap(Value):
    cards: tuple[Card, ...]
    owner: Seat | None = None


class Marked(Heap):
    mark: Token = Token(0)


@frozen
class Board:
    round: int = field(validator=and_(ge(1), lt(9)))
    heaps: Mapping[Square, Heap]
    seen: frozenset[Square] = frozenset()
    last: tuple[Suit, int] = (Suit.SUN, 0)


@with_each(
    "kind, said",
    [
        (bool, Basic.FLAG),
        (int, Number()),
        (str, Basic.TEXT),
        (Seat, Basic.SEAT),
        (Suit, Member(Suit)),
        (Card, Piece(Card, Basic.TEXT)),
        (Token, Piece(Token, Number())),
        (Square, Place(Square)),
        (Heap, Record(Heap)),
        (object, Basic.OPAQUE),
        (list[int], Basic.OPAQUE),
        (int | None, Maybe(Number())),
        (int | Heap, Either((Number(), Record(Heap)))),
        (int | Heap | None, Maybe(Either((Number(), Record(Heap))))),
        (tuple[Card, ...], Series(Piece(Card, Basic.TEXT))),
        (tuple[Suit, int], Row((Member(Suit), Number()))),
        (frozenset[Square], Bunch(Place(Square))),
        (Mapping[Square, Heap], Lookup(Place(Square), Record(Heap))),
        (tuple[tuple[Seat, bool | None], ...], Series(Row((Basic.SEAT, Maybe(Basic.FLAG))))),
    ],
)
def test_every_annotation_has_a_shape(kind: Any, said: Shape) -> None:
    assert shape(kind) == said
    assert shape(kind) is shape(kind)


def test_a_record_has_the_shapes_of_its_fields_within_their_bounds() -> None:
    assert list(fields_of(Heap).items()) == [
        ("cards", Series(Piece(Card, Basic.TEXT))),
        ("owner", Maybe(Basic.SEAT)),
    ]
    assert fields_of(Board)["round"] == Number(1, 8)


@pytest.mark.parametrize(
    ("validator", "bounds"),
    [
        (ge(2), (2, None)),
        (gt(2), (3, None)),
        (le(5), (None, 5)),
        ([gt(1), le(4)], (2, 4)),
        (None, (None, None)),
    ],
)
def test_a_validator_bounds_a_number(validator: Any, bounds: tuple[int | None, int | None]) -> None:
    @frozen
    class Options:
        cards: int = field(default=3, validator=validator)

    assert fields_of(Options)["cards"] == Number(*bounds)


@pytest.mark.parametrize(
    ("whole", "values"),
    [
        (Basic.FLAG, [False, True]),
        (Member(Suit), [Suit.SUN, Suit.MOON]),
        (Number(1, 3), [1, 2, 3]),
        (Number(1), []),
        (Basic.TEXT, []),
        (Maybe(Basic.FLAG), []),
    ],
)
def test_values_are_listed_where_they_are_few(whole: Shape, values: list[object]) -> None:
    assert list(alternatives(whole)) == values


def test_a_value_decides_which_of_several_shapes_it_has() -> None:
    marked = Marked((), mark=Token(4))
    assert narrowed(Record(Heap), marked) == Record(Marked)
    assert narrowed(shape(int | Heap), 3) == Number()
    assert narrowed(shape(Heap | None), None) == Record(Heap)
    assert narrowed(Number(1, 8), 3) == Number(1, 8)
    assert shape(NoneType) is Basic.OPAQUE


def test_a_table_is_walked_to_its_leaves_with_the_keys_of_its_places() -> None:
    near, far = Square(0, 0), Square(4, 2)
    board = Board(3, {near: Marked((Card("a"),), Seat(1), Token(7))}, frozenset({far}))
    whole = shape(Board)
    assert [step for step, _, _ in contents(whole, board)] == ["round", "heaps", "seen", "last"]
    assert list(leaves(whole, board)) == [
        (Number(1, 8), 3),
        (Place(Square), near),
        (Piece(Card, Basic.TEXT), "a"),
        (Basic.SEAT, 1),
        (Piece(Token, Number()), 7),
        (Place(Square), far),
        (Member(Suit), Suit.SUN),
        (Number(), 0),
    ]
    assert list(leaves(shape(int | None), None)) == []
