"""Annotations that name what is defined below them are written like all others."""

from typing import TypeAlias

from boardkit.core import Worded
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.values import Value


class Holder(Value):
    inner: tuple["Held", ...]


class Some(Value, Worded, word="some"):
    number: int


class Other(Value, Worded, word="other"):
    number: int


Held: TypeAlias = Some | Other


def test_what_is_defined_below_is_written_with_its_word_and_read_again() -> None:
    held, tagged = Holder((Some(1), Other(2))), (Some, Other)
    plain = unstructure(held, tagged)
    assert plain == {"inner": [["some", {"number": 1}], ["other", {"number": 2}]]}
    assert structure(plain, Holder, tagged=tagged) == held
