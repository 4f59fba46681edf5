"""Plain data becomes a value only as it stands: nothing is converted to fit."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import pytest

from boardkit.core import Fault, FaultError, Worded
from boardkit.core.faults import MissingField, NotOneOf, UnknownField, WrongType
from boardkit.core.notation.data import fitted, misfits, structure, unstructure
from boardkit.core.notation.plain import is_plain
from boardkit.core.values import Value
from boardkit.maps.squares import Square
from tests.every import with_each


class Size(StrEnum):
    SMALL = "small"
    LARGE = "large"


class Box(Value):
    size: Size
    names: list[str]
    count: int = 0
    sealed: bool = False


class Tag(Value):
    size: Size
    names: tuple[str, ...]


class Shelf(Value):
    boxes: list[Box]


def fault_of(plain: object, kind: type[Any], path: str = "$") -> Fault:
    with pytest.raises(FaultError) as caught:
        structure(plain, kind, path)
    return caught.value.fault


def test_a_value_with_an_enum_of_words_comes_back() -> None:
    shelf = Shelf([Box(Size.LARGE, ["a", "b"], 3, True)])
    assert structure(unstructure(shelf), Shelf) == shelf
    assert unstructure(shelf) == {
        "boxes": [{"size": "large", "names": ["a", "b"], "count": 3, "sealed": True}]
    }


def test_what_is_left_out_takes_its_default() -> None:
    assert structure({"size": "small", "names": []}, Box) == Box(Size.SMALL, [])


@with_each(
    "entry, value",
    [
        ("size", None),
        ("size", []),
        ("names", ""),
        ("names", "ab"),
        ("names", {}),
        ("names", None),
        ("count", True),
        ("count", "1"),
        ("count", 1.0),
        ("sealed", 1),
        ("sealed", "yes"),
    ],
)
def test_a_value_of_another_kind_is_refused_at_its_path(entry: str, value: object) -> None:
    plain = {"size": "small", "names": [], "count": 1, "sealed": False, entry: value}
    assert fault_of({"boxes": [plain]}, Shelf) == WrongType(f"$.boxes[0].{entry}")


def test_a_word_that_is_not_known_is_told_with_those_that_are_and_cut_where_it_is_long() -> None:
    unknown = fault_of({"boxes": [{"size": "h" * 1000, "names": []}]}, Shelf)
    assert unknown == NotOneOf("$.boxes[0].size", "h" * 60, ("small", "large"))


@with_each("plain", [None, 1, "box", [], [1]])
def test_what_is_no_mapping_is_refused(plain: object) -> None:
    assert isinstance(fault_of(plain, Box), WrongType | MissingField)


def test_missing_and_unknown_entries_are_named() -> None:
    assert fault_of({"names": []}, Box) == MissingField("$.size")
    assert fault_of({"size": "small", "names": [], "lid": 1}, Box) == UnknownField("$", "lid")
    assert fault_of({"boxes": [{"names": []}]}, Shelf) == MissingField("$.boxes[0].size")


class Chart(Value):
    marks: Mapping[Square, int]


def test_a_row_of_another_length_is_refused_as_a_whole() -> None:
    assert structure({"marks": [["e1s2", 3]]}, Chart) == Chart({Square(1, 2): 3})
    for row in ([], ["e1s2"], ["e1s2", 3, 4]):
        assert fault_of({"marks": [row]}, Chart) == WrongType("$.marks[0]")
    assert fault_of({"marks": [["nowhere", 3]]}, Chart) == WrongType("$.marks[0][0]")


def test_all_that_is_wrong_is_listed_in_order() -> None:
    plain = {"boxes": [{"size": "huge", "names": [1, "a", None], "lid": 1}, {"count": "2"}]}
    assert misfits(plain, Shelf) == (
        NotOneOf("$.boxes[0].size", "huge", ("small", "large")),
        WrongType("$.boxes[0].names[0]"),
        WrongType("$.boxes[0].names[2]"),
        UnknownField("$.boxes[0]", "lid"),
        MissingField("$.boxes[1].size"),
        MissingField("$.boxes[1].names"),
        WrongType("$.boxes[1].count"),
    )
    assert misfits({"boxes": []}, Shelf) == ()


class Aim(Value, Worded, word_key="is"):
    """Something to reach."""


class Reach(Aim, word="reach"):
    far: int


class Task(Value):
    aims: list[Aim]


def test_a_word_that_is_missing_is_named_with_its_whole_path() -> None:
    assert structure({"aims": [{"is": "reach", "far": 3}]}, Task) == Task([Reach(3)])
    assert fault_of({"aims": [{"far": 3}]}, Task) == MissingField("$.aims[0].is")
    assert fault_of({"aims": [{"is": "go", "far": 3}]}, Task) == WrongType("$.aims[0]")


def test_half_a_character_is_refused_in_component_files_too() -> None:
    with pytest.raises(FaultError) as caught:
        fitted({"size": "small", "names": ["a\ud800"]}, Tag)
    assert caught.value.fault == WrongType("$.names[0]")


def test_a_path_begins_where_the_caller_says() -> None:
    assert fault_of({"size": "huge", "names": []}, Box, "$.options") == NotOneOf(
        "$.options.size", "huge", ("small", "large")
    )


def test_half_a_character_is_refused() -> None:
    assert not is_plain("a\ud800")
    assert fault_of({"size": "small", "names": ["a\ud800"]}, Box) == WrongType("$.names[0]")


@with_each("name", ["\x1b[31m", "a\nb", "\x00", "\x9b"])
def test_control_codes_are_kept_as_they_were_typed(name: str) -> None:
    assert is_plain(name)


def test_text_of_any_language_is_plain() -> None:
    assert is_plain("Élodie & 高橋 👩‍🚀 [b]no markup[/b]")
