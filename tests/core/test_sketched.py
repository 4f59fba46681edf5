"""Classes that attrs learns of late are to anybody who looks what it makes itself."""

import pickle
import weakref
from abc import abstractmethod
from copy import copy
from functools import cached_property
from inspect import signature
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import attrs
import pytest
from attrs.exceptions import FrozenInstanceError
from attrs.validators import ge, le

from boardkit.core import evolve, frozen
from boardkit.core.rules.slots import is_sketched
from boardkit.core.rules.values import Factory, field

T = TypeVar("T")


def one_more(value: Any) -> int:
    more: int = value.least + 1
    return more


class AttrsMade:
    """Classes as attrs makes them."""

    @attrs.frozen
    class Land:
        """Ground."""

        at: int
        _kind: str = "sea"
        most: ClassVar[int] = 3

        @property
        def double(self) -> int:
            return 2 * self.at

    @attrs.frozen(kw_only=True)
    class Town(Land):
        people: tuple[int, ...] = ()
        at: int = 7

    @attrs.frozen(eq=False)
    class Empty:
        pass

    @attrs.frozen
    class Holder(Generic[T]):
        held: T

    @attrs.frozen
    class Kept:
        names: list[str] = attrs.field(factory=list)
        seat: int = attrs.field(default=0, eq=False, metadata={"by": "seat"})
        hidden: int = attrs.field(default=1, repr=False, alias="covered")
        last: int = attrs.field(kw_only=True)

        @cached_property
        def first(self) -> str:
            return self.names[0]

        def told(self) -> str:
            return self.first

    @attrs.frozen
    class Keeper(Kept):
        more: tuple[int, ...] = ()

        @cached_property
        def both(self) -> str:
            return f"{self.first} and {self.more}"

    @attrs.frozen(cache_hash=True)
    class Careful:
        least: int = attrs.field(validator=ge(0))
        most: int = attrs.field(default=attrs.Factory(one_more, takes_self=True), validator=[ge(1), le(9)])
        names: list[str] = attrs.field(factory=list, kw_only=True, eq=False)

        def __attrs_post_init__(self) -> None:
            if self.most < self.least:
                raise ValueError(f"nothing lies between {self.least} and {self.most}")

    @attrs.frozen
    class Telling(Kept):
        def told(self) -> str:
            return f"{super().told()}, {__class__.__name__}"  # type: ignore[name-defined]


class Sketched:
    """The same as boardkit makes them."""

    @frozen
    class Land:
        """Ground."""

        at: int
        _kind: str = "sea"
        most: ClassVar[int] = 3

        @property
        def double(self) -> int:
            return 2 * self.at

    @frozen(kw_only=True)
    class Town(Land):
        people: tuple[int, ...] = ()
        at: int = 7

    @frozen(eq=False)
    class Empty:
        pass

    @frozen
    class Holder(Generic[T]):
        held: T

    @frozen
    class Kept:
        names: list[str] = field(factory=list)
        seat: int = field(default=0, eq=False, metadata={"by": "seat"})
        hidden: int = field(default=1, repr=False, alias="covered")
        last: int = field(kw_only=True)

        @cached_property
        def first(self) -> str:
            return self.names[0]

        def told(self) -> str:
            return self.first

    @frozen
    class Keeper(Kept):
        more: tuple[int, ...] = ()

        @cached_property
        def both(self) -> str:
            return f"{self.first} and {self.more}"

    @frozen(cache_hash=True)
    class Careful:
        least: int = field(validator=ge(0))
        most: int = field(default=Factory(one_more, takes_self=True), validator=[ge(1), le(9)])
        names: list[str] = field(factory=list, kw_only=True, eq=False)

        def __attrs_post_init__(self) -> None:
            if self.most < self.least:
                raise ValueError(f"nothing lies between {self.least} and {self.most}")

    @frozen
    class Telling(Kept):
        def told(self) -> str:
            return f"{super().told()}, {__class__.__name__}"  # type: ignore[name-defined]


NAMES = ["Land", "Town", "Empty", "Holder", "Kept", "Keeper", "Careful", "Telling"]
GIVEN: dict[str, dict[str, Any]] = {
    "Land": {"at": 1},
    "Town": {"kind": "hill", "people": (2, 3)},
    "Empty": {},
    "Holder": {"held": "x"},
    "Kept": {"names": ["Ada"], "seat": 3, "last": 4},
    "Keeper": {"covered": 2, "more": (1,), "last": 4},
    "Careful": {"least": 3},
    "Telling": {"names": ["Ada"], "last": 4},
}


@pytest.mark.parametrize("name", NAMES)
def test_attrs_finds_in_a_sketched_class_what_it_would_have_made(name: str) -> None:
    made, kind = getattr(AttrsMade, name), getattr(Sketched, name)
    assert is_sketched(kind)
    assert kind.__match_args__ == made.__match_args__
    assert attrs.fields(kind) == attrs.fields(made)
    assert (kind.__doc__, kind.__module__, kind.__name__) == (made.__doc__, made.__module__, made.__name__)


@pytest.mark.parametrize("name", NAMES)
def test_a_value_of_a_sketched_class_is_like_one_of_attrs(name: str) -> None:
    made, kind = getattr(AttrsMade, name), getattr(Sketched, name)
    one, value = made(**GIVEN[name]), kind(**GIVEN[name])
    assert repr(value) == repr(one).replace("AttrsMade", "Sketched")
    assert attrs.asdict(value) == attrs.asdict(one)
    assert str(signature(kind)) == str(signature(made))
    assert (value == copy(value)) == (one == copy(one))
    assert weakref.ref(value)() is value
    assert not hasattr(value, "__dict__")
    with pytest.raises(FrozenInstanceError):
        setattr(value, "at", 3)  # noqa: B010


def test_what_a_property_keeps_is_found_once_and_is_no_field() -> None:
    names = ["Ada"]
    keeper = Sketched.Keeper(names, last=1, more=(2,))
    assert (keeper.first, keeper.both) == ("Ada", "Ada and (2,)")
    names[0] = "Cy"
    assert keeper.first == "Ada"
    assert evolve(keeper, last=2).first == "Cy"
    assert keeper == Sketched.Keeper(names, last=1, more=(2,), seat=5)
    with pytest.raises(AttributeError, match="no attribute 'second'"):
        _ = keeper.second  # type: ignore[attr-defined]


def test_a_default_is_made_for_each_value() -> None:
    one, other = Sketched.Kept(last=1), Sketched.Kept(last=1)
    assert one.names == other.names == []
    assert one.names is not other.names


def test_a_value_is_sent_before_attrs_knows_its_class() -> None:
    assert pickle.loads(pickle.dumps(Sent(1, (2,)))) == Sent(1, (2,))  # noqa: S301
    assert evolve(Sent(1), second=(3,)) == Sent(1, (3,))


def test_a_value_is_matched_by_place() -> None:
    match Sent(1, (2,)):
        case Sent(first, second):
            assert (first, second) == (1, (2,))


@frozen
class Sent:
    first: int
    second: tuple[int, ...] = ()


class Named(Protocol):
    @property
    @abstractmethod
    def name(self) -> str: ...


@frozen
class Called(Named):
    name: str


@frozen
class Above:
    number: int

    def told(self) -> str:
        return f"{self.number}"


@frozen
class Below(Above):
    more: list[int] = attrs.field(factory=list)


def test_a_class_that_has_to_be_known_at_once_is_left_to_attrs() -> None:
    assert not is_sketched(Below)
    assert Below(1, [2]).told() == "1"
    assert Called("Ada").name == "Ada"


def test_a_method_that_asks_its_base_finds_the_class_that_was_made_anew() -> None:
    assert Sketched.Telling(["Ada"], last=1).told() == AttrsMade.Telling(["Ada"], last=1).told()
    assert Sketched.Telling(["Ada"], last=1).told() == "Ada, Telling"


@pytest.mark.parametrize("given", [{"least": -1}, {"least": 9}, {"least": 3, "most": 2}])
def test_what_attrs_refuses_to_put_into_a_field_is_refused_in_its_words(given: dict[str, Any]) -> None:
    told = []
    for kind in (AttrsMade.Careful, Sketched.Careful):
        with pytest.raises(ValueError, match=r"least|most|between") as refused:
            kind(**given)
        told.append(str(refused.value.args[0]))
    assert told[0] == told[1]


def test_a_value_is_made_from_its_own_fields_and_keeps_its_hash() -> None:
    careful = Sketched.Careful(3)
    assert (careful.most, careful.names) == (4, [])
    assert hash(careful) == hash(careful) == hash(Sketched.Careful(3, 4))
    assert evolve(careful, least=4) == Sketched.Careful(4, 4)
    assert hash(evolve(careful, least=4)) == hash(Sketched.Careful(4, 4))
    with pytest.raises(ValueError, match="between"):
        evolve(careful, least=5)


class Twice(Above):
    """A class that attrs does not know of."""


def test_a_class_derived_by_hand_has_the_fields_of_its_base() -> None:
    assert attrs.fields(Twice) == attrs.fields(Above)
    assert Twice(1) == Twice(1)
    assert Twice(1) != Above(1)


@frozen
class Bare:
    pass


@frozen
class Barer(Bare):
    """Adds nothing."""


@frozen(eq=False)
class Lone:
    pass


@frozen
class Fellow(Lone):
    """Adds nothing, but is compared where its base is not."""


def test_a_class_that_adds_nothing_is_like_one_of_attrs() -> None:
    assert is_sketched(Barer)
    assert Barer() == Barer() != Bare()
    assert (hash(Barer()), repr(Barer())) == (hash(Barer()), "Barer()")
    assert attrs.fields(Barer) == ()
    assert Lone() != Lone()
    assert Fellow() == Fellow()
    with pytest.raises(FrozenInstanceError):
        setattr(Barer(), "at", 3)  # noqa: B010
