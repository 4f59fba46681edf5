import attrs
import pytest
from attrs import field, frozen

from boardkit.core import evolve


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
