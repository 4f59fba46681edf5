import attrs
import pytest
from attrs import field, frozen

from boardkit.core.values import evolve


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
