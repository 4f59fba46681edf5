"""What annotations say of values: their shapes, what is in them, and what they may be."""

from collections.abc import Mapping
from enum import StrEnum
from types import NoneType
from typing import Any, NewType

from attrs import field, frozen
from attrs.validators import and_, ge, gt, le, lt

from boardkit.core import Seat
from boardkit.core.notation import shapes
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
        (bool, shapes.Basic.FLAG),
        (int, shapes.Number()),
        (str, shapes.Basic.TEXT),
        (Seat, shapes.Basic.SEAT),
        (Suit, shapes.Member(Suit)),
        (Card, shapes.Piece(Card, shapes.Basic.TEXT)),
        (Token, shapes.Piece(Token, shapes.Number())),
        (Square, shapes.Place(Square)),
        (Heap, shapes.Record(Heap)),
        (object, shapes.Basic.OPAQUE),
        (list[int], shapes.Basic.OPAQUE),
        (int | None, shapes.Maybe(shapes.Number())),
        (int | Heap, shapes.Either((shapes.Number(), shapes.Record(Heap)))),
        (int | Heap | None, shapes.Maybe(shapes.Either((shapes.Number(), shapes.Record(Heap))))),
        (tuple[Card, ...], shapes.Series(shapes.Piece(Card, shapes.Basic.TEXT))),
        (tuple[Suit, int], shapes.Row((shapes.Member(Suit), shapes.Number()))),
        (frozenset[Square], shapes.Bunch(shapes.Place(Square))),
        (Mapping[Square, Heap], shapes.Lookup(shapes.Place(Square), shapes.Record(Heap))),
        (
            tuple[tuple[Seat, bool | None], ...],
            shapes.Series(shapes.Row((shapes.Basic.SEAT, shapes.Maybe(shapes.Basic.FLAG)))),
        ),
    ],
)
def test_every_annotation_has_a_shape(kind: Any, said: shapes.Shape) -> None:
    assert shapes.shape(kind) == said
    assert shapes.shape(kind) is shapes.shape(kind)


def test_a_record_has_the_shapes_of_its_fields_within_their_bounds() -> None:
    assert list(shapes.fields_of(Heap).items()) == [
        ("cards", shapes.Series(shapes.Piece(Card, shapes.Basic.TEXT))),
        ("owner", shapes.Maybe(shapes.Basic.SEAT)),
    ]
    assert shapes.fields_of(Board)["round"] == shapes.Number(1, 8)


@with_each(
    "validator, bounds",
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

    assert shapes.fields_of(Options)["cards"] == shapes.Number(*bounds)


@with_each(
    "whole, values",
    [
        (shapes.Basic.FLAG, [False, True]),
        (shapes.Member(Suit), [Suit.SUN, Suit.MOON]),
        (shapes.Number(1, 3), [1, 2, 3]),
        (shapes.Number(1), []),
        (shapes.Basic.TEXT, []),
        (shapes.Maybe(shapes.Basic.FLAG), []),
    ],
)
def test_values_are_listed_where_they_are_few(whole: shapes.Shape, values: list[object]) -> None:
    assert list(shapes.alternatives(whole)) == values


def test_a_value_decides_which_of_several_shapes_it_has() -> None:
    marked = Marked((), mark=Token(4))
    assert shapes.narrowed(shapes.Record(Heap), marked) == shapes.Record(Marked)
    assert shapes.narrowed(shapes.shape(int | Heap), 3) == shapes.Number()
    assert shapes.narrowed(shapes.shape(Heap | None), None) == shapes.Record(Heap)
    assert shapes.narrowed(shapes.Number(1, 8), 3) == shapes.Number(1, 8)
    assert shapes.shape(NoneType) is shapes.Basic.OPAQUE


def test_a_table_is_walked_to_its_leaves_with_the_keys_of_its_places() -> None:
    near, far = Square(0, 0), Square(4, 2)
    board = Board(3, {near: Marked((Card("a"),), Seat(1), Token(7))}, frozenset({far}))
    whole = shapes.shape(Board)
    assert [step for step, _, _ in shapes.contents(whole, board)] == ["round", "heaps", "seen", "last"]
    assert list(shapes.leaves(whole, board)) == [
        (shapes.Number(1, 8), 3),
        (shapes.Place(Square), near),
        (shapes.Piece(Card, shapes.Basic.TEXT), "a"),
        (shapes.Basic.SEAT, 1),
        (shapes.Piece(Token, shapes.Number()), 7),
        (shapes.Place(Square), far),
        (shapes.Member(Suit), Suit.SUN),
        (shapes.Number(), 0),
    ]
    assert list(shapes.leaves(shapes.shape(int | None), None)) == []
