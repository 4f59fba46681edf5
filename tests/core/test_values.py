import pickle
import sys
from copy import copy
from inspect import signature
from typing import Annotated, ClassVar, Generic, TypeVar

import attrs
import pytest
from msgspec import field

from boardkit.core import values

T = TypeVar("T")


class Land(values.Value):
    """Ground."""

    word: ClassVar[str] = ""

    def __init_subclass__(cls, *, word: str | None = None) -> None:
        if word is not None:
            cls.word = word

    at: int
    kind: Annotated[str, "said beside"] = "sea"


class Town(Land, word="town", kw_only=True):
    people: tuple[int, ...] = ()
    names: list[str] = field(default_factory=list)


class Village(Town):
    pass


class Holder(values.Value, Generic[T]):
    held: T


class Place(values.Value, eq=False):
    at: int


@attrs.frozen
class Options:
    rounds: int
    names: tuple[str, ...] = ()


def test_a_changed_value_is_another_of_its_class_and_the_first_stays() -> None:
    town = Town(1, people=(3,))
    assert town.__replace__(at=7) == Town(7, people=(3,))
    assert values.evolve(town, kind="land") == Town(1, "land", people=(3,))
    assert type(values.evolve(Village(2), at=3)) is Village
    assert values.evolve(Options(3), names=("a",)) == Options(3, ("a",))
    assert town == Town(1, people=(3,))


@pytest.mark.parametrize("value", [Land(1), Options(1)])
def test_a_field_that_is_not_there_is_no_change(value: object) -> None:
    with pytest.raises(TypeError):
        values.evolve(value, fifth=1)


def test_nothing_changes_a_value() -> None:
    with pytest.raises(AttributeError):
        Land(1).at = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del Land(1).at


def test_values_are_equal_if_class_and_fields_are() -> None:
    assert Land(1) == Land(1, "sea") != Land(2)
    assert hash(Land(1)) == hash(Land(1, "sea"))
    assert Holder(Land(1)) != Holder(Land(2))
    assert Place(1) != Place(1)


def test_what_a_header_says_goes_to_the_class_and_to_those_derived_from_it() -> None:
    assert (Land.word, Town.word, Village.word) == ("", "town", "town")
    with pytest.raises(TypeError):
        type("Wrong", (Land,), {}, wrod="x")


def test_a_value_that_is_sent_is_the_same() -> None:
    for value in (Town(1, people=(2,)), Holder(Land(1))):
        assert pickle.loads(pickle.dumps(value)) == copy(value) == value  # noqa: S301


def test_fields_have_names_types_and_defaults() -> None:
    assert values.names_of(Town) == ("at", "kind", "people", "names")
    assert values.names_of(Options) == ("rounds", "names")
    assert values.hints_of(Land) == {"at": int, "kind": Annotated[str, "said beside"]}
    assert (values.needed_by(Town), values.needed_by(Options)) == (("at",), ("rounds",))
    assert values.values_in(Land(3)) == {"at": 3, "kind": "sea"}
    assert [values.has_fields(kind) for kind in (Land, Holder[int], Options, int, 3)] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert [*signature(Town).parameters] == [*values.names_of(Town)]
    assert repr(Town(1)) == "Town(at=1, kind='sea', people=(), names=[])"


def test_of_several_values_one_is_replaced_or_taken() -> None:
    assert values.put((1, 2, 3), 1, 7) == (1, 7, 3)
    assert values.without((1, 2, 1), 1) == (2, 1)
    with pytest.raises(ValueError, match="not in"):
        values.without((1,), 2)


if sys.version_info >= (3, 13):  # before, type checkers know no `__replace__`

    def test_type_checkers_know_the_fields_of_a_changed_copy() -> None:
        """They hold each line to be wrong: else they would tell that there is nothing to ignore."""
        right: Land = Land(1).__replace__(at=2)
        assert right != Land(1).__replace__(at="two")  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            Land(1).__replace__(att=2)  # type: ignore[call-arg]


def test_answers_are_remembered_for_the_very_same_value_and_given_anew_for_an_equal_one() -> None:
    asked: list[list[int]] = []

    @values.remembered
    def length(things: list[int], more: int) -> int:
        asked.append(things)
        return len(things) + more

    one, other = [1], [1]
    assert [length(one, 1), length(one, 1), length(one, 2), length(other, 1)] == [2, 2, 3, 2]
    assert [things is one for things in asked] == [True, True, False]
    for more in range(values.REMEMBERED):
        assert length([1, 2], more) == 2 + more
    asked.clear()
    assert (length(one, 1), len(asked)) == (2, 1)
