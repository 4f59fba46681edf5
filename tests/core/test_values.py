import pickle
from copy import copy
from inspect import signature
from typing import Any

import attrs
import pytest
from attrs import field, frozen
from attrs.exceptions import FrozenInstanceError
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import evolve
from boardkit.core import frozen as quick
from boardkit.core.rules.values import replacing


@frozen
class Plain:
    first: int
    _second: str = "b"
    third: tuple[int, ...] = field(default=(), eq=False)
    sum: int = field(init=False, default=0)


@frozen(kw_only=True)
class Named(Plain):
    fourth: int = 4


@pytest.mark.parametrize("value", [Plain(1, "x", (3,)), Named(first=1, second="y", fourth=5)])
def test_a_changed_value_is_the_one_that_attrs_makes(value: Plain) -> None:
    assert evolve(value, first=7) == attrs.evolve(value, first=7)
    assert evolve(value, second="z", third=(4,)).third == (4,)
    assert type(evolve(value)) is type(value)
    assert value.first == 1


def test_a_field_that_is_not_there_is_no_change() -> None:
    with pytest.raises(TypeError):
        evolve(Plain(1), fifth=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        evolve(One(1), fifth=1)  # type: ignore[call-arg]


@frozen
class Derived:
    first: int
    twice: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.first)


@frozen(slots=False)
class Loose:
    first: int


@pytest.mark.parametrize("value", [Derived(1), Loose(1)])
def test_a_value_that_is_more_than_its_slots_is_made_anew(value: Derived | Loose) -> None:
    assert evolve(value, first=7) == type(value)(7)


@frozen(cache_hash=True)
class Kept:
    number: int


def test_a_value_that_keeps_its_hash_gets_a_new_one() -> None:
    before = Kept(1)
    assert hash(evolve(before, number=2)) == hash(Kept(2))
    assert hash(before) == hash(Kept(1))


@frozen
class AttrsPair:
    first: int
    _second: str = "b"
    third: tuple[int, ...] = attrs.field(default=(), eq=False, kw_only=True)


@quick
class Pair:
    first: int
    _second: str = "b"
    third: tuple[int, ...] = attrs.field(default=(), eq=False, kw_only=True)


@quick(kw_only=True)
class More(Pair):
    fourth: int = 4


@quick
class One:
    number: int


@quick
class Nothing:
    pass


@quick
class Doubled:
    number: int
    twice: int = attrs.field(init=False)
    each: dict[str, int] = attrs.field(factory=dict)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.number)


class ByHand(Pair):
    """A class that attrs does not know of."""


@given(first=st.integers(), second=st.text(), third=st.tuples(st.integers()))
def test_a_value_made_quickly_is_the_one_that_attrs_makes(
    first: int, second: str, third: tuple[int, ...]
) -> None:
    pairs = [
        (AttrsPair(first), Pair(first)),
        (AttrsPair(first, second), Pair(first, second)),
        (AttrsPair(second=second, third=third, first=first), Pair(second=second, third=third, first=first)),
    ]
    for slow, value in pairs:
        assert repr(value) == repr(slow).removeprefix("Attrs")
        assert attrs.asdict(value) == attrs.asdict(slow)
        assert value == evolve(value)
        assert hash(value) == hash(evolve(value))


@pytest.mark.parametrize("kind", [AttrsPair, Pair])
@pytest.mark.parametrize("taken", [(), (1, "a", ())])
def test_what_attrs_refuses_is_refused_as_well(kind: Any, taken: tuple[object, ...]) -> None:
    with pytest.raises(TypeError):
        kind(*taken)
    with pytest.raises(TypeError):
        kind(1, fifth=5)


def test_a_class_says_what_it_takes() -> None:
    before = signature(Pair)
    Pair(1)
    assert before == signature(Pair) == signature(AttrsPair)


@pytest.mark.parametrize("value", [Pair(1), More(first=1, fourth=5), One(1), Doubled(1), ByHand(1)])
def test_a_value_made_quickly_is_of_its_class_and_frozen(value: Any) -> None:
    name = attrs.fields(type(value))[0].name
    for each in (value, evolve(value)):
        assert type(each) is type(value)
        with pytest.raises(FrozenInstanceError):
            setattr(each, name, 2)
        with pytest.raises(FrozenInstanceError):
            delattr(each, name)


def test_a_class_keeps_what_it_does_beside_filling_its_slots() -> None:
    assert (Doubled(2).twice, Doubled(2).each) == (4, {})
    assert Doubled(1).each is not Doubled(1).each
    assert Nothing() == Nothing()
    assert type(ByHand(1)) is ByHand


def test_a_value_made_quickly_is_copied_and_pickled_like_any_other() -> None:
    value = More(first=1, second="x", third=(2,), fourth=3)
    assert copy(value) == value
    assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301


@pytest.mark.parametrize("value", [Pair(1), More(first=1, fourth=5), One(1), Doubled(1), Loose(1)])
def test_one_field_is_replaced_as_by_evolving(value: Any) -> None:
    name = attrs.fields(type(value))[0].name
    copy = replacing(name)(value, 7)
    assert copy == evolve(value, **{name: 7})
    assert type(copy) is type(value)
    with pytest.raises(FrozenInstanceError):
        setattr(copy, name, 2)


class Turned:
    """Compares numbers by their last digit."""

    @staticmethod
    def digit(number: int) -> int:
        return number % 10


@frozen
class AttrsMarked:
    by_digit: int = attrs.field(eq=Turned.digit)
    passed_over: int = attrs.field(eq=False)
    hidden: str = attrs.field(repr=False)
    loud: str = attrs.field(repr=str.upper)


@quick
class Marked:
    by_digit: int = attrs.field(eq=Turned.digit)
    passed_over: int = attrs.field(eq=False)
    hidden: str = attrs.field(repr=False)
    loud: str = attrs.field(repr=str.upper)


NUMBERS = st.integers(0, 20)
MARKS = st.tuples(NUMBERS, st.integers(0, 1), st.sampled_from("xy"), st.just("z"))


@given(one=MARKS, other=MARKS)
def test_values_are_compared_hashed_and_shown_as_attrs_does_it(one: Any, other: Any) -> None:
    equal = AttrsMarked(*one) == AttrsMarked(*other)
    assert (Marked(*one) == Marked(*other)) == equal
    assert (Marked(*one) != Marked(*other)) != equal
    assert not equal or hash(Marked(*one)) == hash(Marked(*other))
    assert repr(Marked(*one)) == repr(AttrsMarked(*one)).removeprefix("Attrs")


def test_only_values_of_one_class_are_equal() -> None:
    assert Pair(1) != ByHand(1)
    assert ByHand(1) == ByHand(1)
    assert Pair(1) != More(first=1)
    assert One(1) != object()


@quick(eq=False)
class Itself:
    number: int


@quick
class Own:
    number: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own)

    def __hash__(self) -> int:
        return 1

    def __repr__(self) -> str:
        return "own"


def test_a_class_may_say_how_its_values_are_compared_and_shown() -> None:
    one = Itself(1)
    assert one == one
    assert one != Itself(1)
    assert (Own(1), hash(Own(1)), repr(Own(1))) == (Own(2), 1, "own")


@quick
class Shadows:
    open: int
    kind: int
    slow: int


@quick
class Shadow:
    set_slow: int
    slow: int


def test_fields_may_be_called_like_what_makes_them() -> None:
    assert attrs.astuple(Shadows(1, 2, 3)) == (1, 2, 3)
    assert attrs.astuple(Shadow(1, 2)) == (1, 2)


def test_fields_by_name_may_come_before_fields_by_place() -> None:
    @quick(kw_only=True)
    class Base:
        first: int = 1
        second: int

    @quick
    class Later(Base):
        third: int
        fourth: int = 4

    made = Later(3, second=2)
    assert list(signature(Later).parameters) == ["third", "fourth", "first", "second"]
    assert (made.first, made.second, made.third, made.fourth) == (1, 2, 3, 4)


@frozen
class Valued(Derived):
    value: int = 1


def test_a_field_may_be_called_value() -> None:
    assert evolve(Valued(1), value=3).value == 3
