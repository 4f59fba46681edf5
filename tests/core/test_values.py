"""Copies of frozen values."""

from typing import Any

import pytest
from attrs import evolve, frozen

from boardkit.core.table import Effect, Table
from boardkit.core.values import changed


@frozen
class Small:
    one: int
    two: int = 2


@frozen(kw_only=True, slots=False)
class Large(Table):
    name: str
    small: Small = Small(1)


BUSINESS = (Effect(), Effect())


@pytest.mark.parametrize("value", [Large(name="a"), Large(name="a", small=Small(3), pile=BUSINESS)])
@pytest.mark.parametrize(
    "changes", [{}, {"name": "b"}, {"pile": BUSINESS[:1]}, {"pile": (), "name": "c", "small": Small(4)}]
)
def test_a_copy_is_what_evolve_makes(value: Large, changes: dict[str, Any]) -> None:
    before = evolve(value)
    copy = changed(value, **changes)
    assert copy == evolve(value, **changes)
    assert (copy is not value, value == before) == (True, True)


def test_a_value_with_slots_is_copied_too() -> None:
    assert changed(Small(1), two=3) == Small(1, 3)
    with pytest.raises(TypeError):
        changed(Small(1), three=3)
